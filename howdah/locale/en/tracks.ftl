## Own tracks of the races
tracks-page-text = Lay circuits from the thirteen pieces, or draw your own; race on them, and share them by a link.
tracks-page-mine = My tracks
tracks-page-none = None yet. Begin one: it is kept in this browser until you save it.
tracks-page-known = Begin from a known track
tracks-page-known-text = A copy of it opens in the editor.
tracks-page-new-rally = New rally track
tracks-page-new-circuit = New Formula E circuit
tracks-page-draft = Go on with the draft

tracks-editor = Track editor
tracks-name = Name
tracks-unnamed = My track
tracks-players = Players
tracks-drive = Test-drive
tracks-save = Save
tracks-copy = Save a copy
tracks-edit = Edit
tracks-edit-copy = Edit a copy
tracks-table = Table on this track
tracks-forget = Forget this track
tracks-forget-ask = “{ $name }” is removed, and its link leads nowhere then.
tracks-link = Link to the track
tracks-saved = “{ $name }” is saved.
tracks-unsaved = There are changes that are not saved yet.
tracks-for = up to { $seats } players
tracks-length = { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}
tracks-picture = { $name }: { $columns } columns, { $cows } cows, { $holes } mouse holes
tracks-rail = Track
tracks-map = Map of the track. Arrows go from cell to cell, Enter puts the chosen thing there.
tracks-nothing = There is nothing to draw yet.
tracks-overlaps = The drawing runs over itself. It can be raced all the same.
tracks-cell = { $cell }: { $what }, piece { $piece }
tracks-cell-plain = { $cell }: { $what }

## Tools
tracks-tools = Tools
tracks-hand = Choose
tracks-lanes = Lanes
tracks-letter-plain = plain
tracks-letter-gap = gap
tracks-letter-banana = banana tree
tracks-letter-water = water
tracks-letter-mango = mango tree
tracks-letter-stall = market stall
tracks-letter-mud = mud { $points }
tracks-letter-cow = cow
tracks-letter-hole = mouse hole
tracks-letter-start = starting cell

## Pieces
tracks-pieces = Pieces from start to finish
tracks-piece = { $place } of { $count }: { $piece }, { $bend }, { $columns } columns
tracks-piece-acts = Piece { $piece }
tracks-has-fault = Here is the fault
tracks-straight = straight
tracks-gentle = curves of 45°
tracks-sharp = curves of 90°
tracks-left = { $degrees }° to the left
tracks-right = { $degrees }° to the right
tracks-own = own
tracks-earlier = Earlier
tracks-later = Later
tracks-turn = Turn over
tracks-turn-to = Turn over to { $piece }
tracks-remove = Remove
tracks-grow = Add a column
tracks-shrink = Remove a column
tracks-grow-at = Add a column behind { $column }
tracks-shrink-at = Remove column { $column }
tracks-circuit = Circuit
tracks-palette = Pieces to lay
tracks-lay = Lay { $piece } behind { $after }
tracks-laid = { $piece } lies in the track already, with one of its faces.

## What was done
tracks-did-lay = { $piece } laid behind { $after }.
tracks-did-move = { $piece } moved to place { $place }.
tracks-did-turn = { $before } turned over: { $piece }.
tracks-did-remove = { $piece } removed.
tracks-did-own = { $piece } is a piece of your own now.
tracks-did-grow = A column added behind column { $column }.
tracks-did-shrink = Column { $column } removed.
tracks-did-lanes = Lanes: { $count }.
tracks-did-paint = { $cell }: { $what }.
tracks-did-type = Text changed.
tracks-did-import = Read from { $file }.
tracks-did-begin = Begun from: { $what }.
tracks-undone = Undone: { $what }
tracks-redone = Done again: { $what }
tracks-not-free = Neither a cow nor a mouse hole can lie on { $cell }.
tracks-as-is = { $cell } stays as it is printed.
tracks-shown = Piece { $piece } is chosen.

## The check
tracks-check = Check
tracks-good = This track can be raced.
tracks-verdict-advice = { $count ->
    [one] It can be raced, with one piece of advice.
   *[other] It can be raced, with { $count } pieces of advice.
}
tracks-advice = Advice of the rulebook
tracks-no-advice = The rulebook's advice is followed.
tracks-show = Show it
tracks-rule = Rule { $clause }
tracks-columns = columns
tracks-cows = cows
tracks-holes = holes
tracks-crossings = crossings
tracks-remedy-holes = Take the mouse-hole tool
tracks-remedy-twice = Remove the second
tracks-remedy-own = Make it a piece of your own

tracks-fault-plain = Line { $line }, column { $column }: found { $found }, expected { $expected }.
tracks-fault-track-empty = There is no track yet: begin from a known one.
tracks-fault-track-rows = A track needs rows from “start” to “finish”, with pieces between them.
tracks-fault-track-twice = Each piece lies in a track once: { $first } and { $second } are faces of the same piece.
tracks-fault-track-own-empty = A piece of your own needs columns.
tracks-fault-track-face-columns = Face { $face } has { $needed } columns. Another number needs a piece of your own.
tracks-fault-track-face-cell = Face { $face } is printed otherwise ({ $printed }): only cows and mouse holes lie on it, on plain cells.
tracks-fault-track-too-long = A track has at most { $most } columns.
tracks-fault-track-columns = A circuit has { $fewest } to { $most } columns; this one has { $count }.
tracks-fault-track-starts = A track needs { $needed } starting cells, on its start.
tracks-fault-track-starts-last = The starting cells lie in the last columns, right before the line.
tracks-fault-track-holes = { $count ->
    [one] A track needs { $needed } mouse holes; this one has one.
   *[other] A track needs { $needed } mouse holes; this one has { $count }.
}
tracks-fault-track-no-hole = A circuit needs a mouse hole for the mouse.
tracks-fault-track-water-ends = There must be land before and beyond every crossing.
tracks-fault-track-water-mixed = A column with water holds water and gaps only.
tracks-fault-track-crossings = A track has at most { $most } crossings.
tracks-fault-track-no-way = The finish must be within reach: from { $cell } there is no way on.
tracks-fault-track-letter = A cell is one of the letters { $letters }
tracks-fault-track-lanes = Every column has { $lanes } lanes.
tracks-fault-track-all-gap = A column needs at least one cell that is no gap.
tracks-fault-track-terrain = A circuit of Formula E has no mango trees, market stalls or mud.

tracks-advice-length = { $columns } columns; about { $about } are advised for { $players } players.
tracks-advice-mud-early = Mud in column { $column }: it is better in the middle or the second half.
tracks-advice-mud-pieces = { $count } pieces with mud ({ $pieces }): one is enough.
tracks-advice-crossing-early = A crossing in column { $column }: rivers and bridges are better nearer the end.
tracks-advice-narrow = { $count } pieces with a single lane ({ $pieces }): few are advised.
tracks-advice-cows = { $count ->
    [one] One cow; { $needed } are usual for so many players.
   *[other] { $count } cows; { $needed } are usual for so many players.
}
tracks-advice-trap = The cows trap an elephant alone on { $cell }.

## Simulated races
tracks-trial = Estimate
tracks-trial-help = Races without people, in the background: how long they take, where they get stuck, whether the seat matters.
tracks-trial-games = Races
tracks-trial-players = Who races
tracks-trial-hasty = hasty players
tracks-trial-random = random players
tracks-trial-start = Let them race
tracks-trial-running = { $done } of { $total } races
tracks-trial-failed = The races were broken off. Try again.
tracks-trial-stale = These figures are of the track before your changes.
tracks-trial-turns = { $median ->
    [one] about { $median } turn
   *[other] about { $median } turns
}
tracks-trial-range = Nine races of ten take { $low } to { $high } turns ({ $games } races).
tracks-trial-seats = Who wins, by turn order
tracks-trial-seat = { $place }.
tracks-trial-fair = No seat stands out beyond chance.
tracks-trial-unfair = Some seats win more often than chance would explain.
tracks-trial-blocks = Where it gets stuck
tracks-trial-short = Of all movements { $short } end early, { $stuck } move nobody, { $halted } are halted at water.
tracks-trial-stalled = In { $share } of the races nobody got on for two rounds.
tracks-trial-cut = { $count ->
    [one] One race did not end.
   *[other] { $count } races did not end.
}
tracks-trial-marked = Shares of all that end early; the three worst columns are marked on the map.
tracks-trial-column = column { $column }: { $share }

## The file
tracks-file = File
tracks-export = Export
tracks-import = Import
tracks-file-large = This file is too large to be a track.
tracks-begin = Begin from
tracks-begin-choose = a known track
tracks-begin-go = Begin
tracks-starter-first = First circuit, up to { $seats } players
tracks-starter = Circuit { $name }, up to { $seats } players
tracks-starter-board = Formula E, up to { $seats } players
tracks-text = As text
tracks-text-help = A row a piece, a group of letters a column. What you type is drawn at once.

## Keys
tracks-key-pieces = among the pieces: the one before, the next
tracks-key-move = move the piece earlier, later
tracks-key-turn = turn the piece over
tracks-key-remove = remove the piece; on the map: clear the cell
tracks-key-cells = on the map: from cell to cell
tracks-key-enter = put the chosen thing on the cell
tracks-key-letters = on the map: a cow, a mouse hole
