## Own tracks of the races
web-tracks-text = Lay circuits from the thirteen pieces, or draw your own; race on them, and share them by a link.
web-tracks-mine = My tracks
web-tracks-none = None yet. Begin one: it is kept in this browser until you save it.
web-tracks-known = Begin from a known track
web-tracks-known-text = A copy of it opens in the editor.
web-tracks-new-rally = New rally track
web-tracks-new-circuit = New Formula E circuit
web-tracks-draft = Go on with the draft

web-track-editor = Track editor
web-track-name = Name
web-track-unnamed = My track
web-track-players = Players
web-track-drive = Test-drive
web-track-save = Save
web-track-copy = Save a copy
web-track-edit = Edit
web-track-edit-copy = Edit a copy
web-track-table = Table on this track
web-track-forget = Forget this track
web-track-forget-ask = “{ $name }” is removed, and its link leads nowhere then.
web-track-link = Link to the track
web-track-saved = “{ $name }” is saved.
web-track-unsaved = There are changes that are not saved yet.
web-track-for = up to { $seats } players
web-track-length = { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}
web-track-picture = { $name }: { $columns } columns, { $cows } cows, { $holes } mouse holes
web-track-rail = Track
web-track-map = Map of the track. Arrows go from cell to cell, Enter puts the chosen thing there.
web-track-nothing = There is nothing to draw yet.
web-track-overlaps = The drawing runs over itself. It can be raced all the same.
web-track-cell = { $cell }: { $what }, piece { $piece }
web-track-cell-plain = { $cell }: { $what }

## Tools
web-track-tools = Tools
web-track-hand = Choose
web-track-lanes = Lanes
web-track-letter-plain = plain
web-track-letter-gap = gap
web-track-letter-banana = banana tree
web-track-letter-water = water
web-track-letter-mango = mango tree
web-track-letter-stall = market stall
web-track-letter-mud = mud { $points }
web-track-letter-cow = cow
web-track-letter-hole = mouse hole
web-track-letter-start = starting cell

## Pieces
web-track-pieces = Pieces from start to finish
web-track-piece = { $place } of { $count }: { $piece }, { $bend }, { $columns } columns
web-track-piece-acts = Piece { $piece }
web-track-has-fault = Here is the fault
web-track-straight = straight
web-track-gentle = curves of 45°
web-track-sharp = curves of 90°
web-track-left = { $degrees }° to the left
web-track-right = { $degrees }° to the right
web-track-own = own
web-track-earlier = Earlier
web-track-later = Later
web-track-turn = Turn over
web-track-turn-to = Turn over to { $piece }
web-track-remove = Remove
web-track-grow = Add a column
web-track-shrink = Remove a column
web-track-grow-at = Add a column behind { $column }
web-track-shrink-at = Remove column { $column }
web-track-circuit = Circuit
web-track-palette = Pieces to lay
web-track-lay = Lay { $piece } behind { $after }
web-track-laid = { $piece } lies in the track already, with one of its faces.

## What was done
web-track-did-lay = { $piece } laid behind { $after }.
web-track-did-move = { $piece } moved to place { $place }.
web-track-did-turn = { $before } turned over: { $piece }.
web-track-did-remove = { $piece } removed.
web-track-did-own = { $piece } is a piece of your own now.
web-track-did-grow = A column added behind column { $column }.
web-track-did-shrink = Column { $column } removed.
web-track-did-lanes = Lanes: { $count }.
web-track-did-paint = { $cell }: { $what }.
web-track-did-type = Text changed.
web-track-did-import = Read from { $file }.
web-track-did-begin = Begun from: { $what }.
web-track-undone = Undone: { $what }
web-track-redone = Done again: { $what }
web-track-not-free = Neither a cow nor a mouse hole can lie on { $cell }.
web-track-as-is = { $cell } stays as it is printed.
web-track-shown = Piece { $piece } is chosen.

## The check
web-track-check = Check
web-track-good = This track can be raced.
web-track-verdict-advice = { $count ->
    [one] It can be raced, with one piece of advice.
   *[other] It can be raced, with { $count } pieces of advice.
}
web-track-advice = Advice of the rulebook
web-track-no-advice = The rulebook's advice is followed.
web-track-show = Show it
web-track-rule = Rule { $clause }
web-track-columns = columns
web-track-cows = cows
web-track-holes = holes
web-track-crossings = crossings
web-track-remedy-holes = Take the mouse-hole tool
web-track-remedy-twice = Remove the second
web-track-remedy-own = Make it a piece of your own

web-track-fault-plain = Line { $line }, column { $column }: found { $found }, expected { $expected }.
web-track-fault-track-empty = There is no track yet: begin from a known one.
web-track-fault-track-rows = A track needs rows from “start” to “finish”, with pieces between them.
web-track-fault-track-twice = Each piece lies in a track once: { $first } and { $second } are faces of the same piece.
web-track-fault-track-own-empty = A piece of your own needs columns.
web-track-fault-track-face-columns = Face { $face } has { $needed } columns. Another number needs a piece of your own.
web-track-fault-track-face-cell = Face { $face } is printed otherwise ({ $printed }): only cows and mouse holes lie on it, on plain cells.
web-track-fault-track-too-long = A track has at most { $most } columns.
web-track-fault-track-columns = A circuit has { $fewest } to { $most } columns; this one has { $count }.
web-track-fault-track-starts = A track needs { $needed } starting cells, on its start.
web-track-fault-track-starts-last = The starting cells lie in the last columns, right before the line.
web-track-fault-track-holes = { $count ->
    [one] A track needs { $needed } mouse holes; this one has one.
   *[other] A track needs { $needed } mouse holes; this one has { $count }.
}
web-track-fault-track-no-hole = A circuit needs a mouse hole for the mouse.
web-track-fault-track-water-ends = There must be land before and beyond every crossing.
web-track-fault-track-water-mixed = A column with water holds water and gaps only.
web-track-fault-track-crossings = A track has at most { $most } crossings.
web-track-fault-track-no-way = The finish must be within reach: from { $cell } there is no way on.
web-track-fault-track-letter = A cell is one of the letters { $letters }
web-track-fault-track-lanes = Every column has { $lanes } lanes.
web-track-fault-track-all-gap = A column needs at least one cell that is no gap.
web-track-fault-track-terrain = A circuit of Formula E has no mango trees, market stalls or mud.

web-track-advice-length = { $columns } columns; about { $about } are advised for { $players } players.
web-track-advice-mud-early = Mud in column { $column }: it is better in the middle or the second half.
web-track-advice-mud-pieces = { $count } pieces with mud ({ $pieces }): one is enough.
web-track-advice-crossing-early = A crossing in column { $column }: rivers and bridges are better nearer the end.
web-track-advice-narrow = { $count } pieces with a single lane ({ $pieces }): few are advised.
web-track-advice-cows = { $count ->
    [one] One cow; { $needed } are usual for so many players.
   *[other] { $count } cows; { $needed } are usual for so many players.
}
web-track-advice-trap = The cows trap an elephant alone on { $cell }.

## Simulated races
web-track-trial = Estimate
web-track-trial-help = Races without people, in the background: how long they take, where they get stuck, whether the seat matters.
web-track-trial-games = Races
web-track-trial-players = Who races
web-track-trial-hasty = hasty players
web-track-trial-random = random players
web-track-trial-start = Let them race
web-track-trial-running = { $done } of { $total } races
web-track-trial-failed = The races were broken off. Try again.
web-track-trial-stale = These figures are of the track before your changes.
web-track-trial-turns = { $median ->
    [one] about { $median } turn
   *[other] about { $median } turns
}
web-track-trial-range = Nine races of ten take { $low } to { $high } turns ({ $games } races).
web-track-trial-seats = Who wins, by turn order
web-track-trial-seat = { $place }.
web-track-trial-fair = No seat stands out beyond chance.
web-track-trial-unfair = Some seats win more often than chance would explain.
web-track-trial-blocks = Where it gets stuck
web-track-trial-short = Of all movements { $short } end early, { $stuck } move nobody, { $halted } are halted at water.
web-track-trial-stalled = In { $share } of the races nobody got on for two rounds.
web-track-trial-cut = { $count ->
    [one] One race did not end.
   *[other] { $count } races did not end.
}
web-track-trial-marked = Shares of all that end early; the three worst columns are marked on the map.
web-track-trial-column = column { $column }: { $share }

## The file
web-track-file = File
web-track-export = Export
web-track-import = Import
web-track-file-large = This file is too large to be a track.
web-track-begin = Begin from
web-track-begin-choose = a known track
web-track-begin-go = Begin
web-track-starter-first = First circuit, up to { $seats } players
web-track-starter = Circuit { $name }, up to { $seats } players
web-track-starter-board = Formula E, up to { $seats } players
web-track-text = As text
web-track-text-help = A row a piece, a group of letters a column. What you type is drawn at once.

## Keys
web-track-key-pieces = among the pieces: the one before, the next
web-track-key-move = move the piece earlier, later
web-track-key-turn = turn the piece over
web-track-key-remove = remove the piece; on the map: clear the cell
web-track-key-cells = on the map: from cell to cell
web-track-key-enter = put the chosen thing on the cell
web-track-key-letters = on the map: a cow, a mouse hole
