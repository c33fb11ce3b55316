## Own tracks of the races
tracks-page-text = Build circuits from the thirteen pieces, or draw your own; race on them, and share them with a link.
tracks-page-mine = My tracks
tracks-page-none = None yet. Start one: it stays in this browser until you save it.
tracks-page-known = Start from a known track
tracks-page-known-text = A copy of it opens in the editor.
tracks-page-new-rally = New rally track
tracks-page-new-circuit = New Formula E circuit
tracks-page-draft = Continue the draft

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
tracks-forget = Delete this track
tracks-forget-ask = “{ $name }” will be deleted, and its link will stop working.
tracks-link = Link to the track
tracks-saved = “{ $name }” saved.
tracks-unsaved = You have unsaved changes.
tracks-for = up to { $seats } players
tracks-length = { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}
tracks-picture = { $name }: { $columns } columns, { $cows } cows, { $holes } mouse holes
tracks-rail = Track
tracks-map = Map of the track. Arrow keys go from cell to cell, Enter puts the chosen thing there.
tracks-nothing = Nothing to draw yet.
tracks-overlaps = The drawing crosses itself. You can race on it all the same.
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
tracks-has-fault = The problem is here
tracks-straight = straight
tracks-gentle = 45° curves
tracks-sharp = 90° curves
tracks-left = { $degrees }° to the left
tracks-right = { $degrees }° to the right
tracks-own = your own
tracks-earlier = Earlier
tracks-later = Later
tracks-turn = Flip
tracks-turn-to = Flip to { $piece }
tracks-remove = Remove
tracks-grow = Add a column
tracks-shrink = Remove a column
tracks-grow-at = Add a column after { $column }
tracks-shrink-at = Remove column { $column }
tracks-circuit = Circuit
tracks-palette = Pieces to add
tracks-lay = Add { $piece } after { $after }
tracks-laid = { $piece } is already in the track, with one of its sides.

## What was done
tracks-did-lay = { $piece } added after { $after }.
tracks-did-move = { $piece } moved to place { $place }.
tracks-did-turn = { $before } flipped: { $piece }.
tracks-did-remove = { $piece } removed.
tracks-did-own = { $piece } is now your own piece.
tracks-did-grow = Column added after { $column }.
tracks-did-shrink = Column { $column } removed.
tracks-did-lanes = Lanes: { $count }.
tracks-did-paint = { $cell }: { $what }.
tracks-did-type = Text changed.
tracks-did-import = Read from { $file }.
tracks-did-begin = Started from: { $what }.
tracks-undone = Undone: { $what }
tracks-redone = Redone: { $what }
tracks-not-free = Neither a cow nor a mouse hole can go on { $cell }.
tracks-as-is = { $cell } stays as printed.
tracks-shown = Piece { $piece } selected.

## The check
tracks-check = Check
tracks-good = You can race on this track.
tracks-verdict-advice = { $count ->
    [one] You can race on it; there is one tip.
   *[other] You can race on it; there are { $count } tips.
}
tracks-advice = Tips from the rulebook
tracks-no-advice = It follows all the rulebook's tips.
tracks-show = Show it
tracks-rule = Rule { $clause }
tracks-columns =
    { $count ->
        [one] column
       *[other] columns
    }
tracks-cows =
    { $count ->
        [one] cow
       *[other] cows
    }
tracks-holes =
    { $count ->
        [one] hole
       *[other] holes
    }
tracks-crossings =
    { $count ->
        [one] crossing
       *[other] crossings
    }
tracks-remedy-holes = Take the mouse-hole tool
tracks-remedy-twice = Remove the second
tracks-remedy-own = Make it your own piece

tracks-fault-plain = Line { $line }, column { $column }: found { $found }, expected { $expected }.
tracks-fault-track-empty = There is no track yet: start from a known one.
tracks-fault-track-rows = A track needs rows from “start” to “finish”, with pieces between them.
tracks-fault-track-twice = Each piece is in a track only once: { $first } and { $second } are sides of the same piece.
tracks-fault-track-own-empty = Your own piece needs columns.
tracks-fault-track-face-columns = Side { $face } has { $needed } columns. For another number, make it your own piece.
tracks-fault-track-face-cell = Side { $face } is printed differently ({ $printed }): only cows and mouse holes can be put on it, on plain cells.
tracks-fault-track-too-long = A track has at most { $most } columns.
tracks-fault-track-columns = A circuit has { $fewest } to { $most } columns; this one has { $count }.
tracks-fault-track-starts = A track needs { $needed } starting cells at its start.
tracks-fault-track-starts-last = The starting cells are in the last columns, right before the line.
tracks-fault-track-holes = { $count ->
    [one] A track needs { $needed } mouse holes; this one has one.
   *[other] A track needs { $needed } mouse holes; this one has { $count }.
}
tracks-fault-track-no-hole = A circuit needs a mouse hole for the mouse.
tracks-fault-track-water-ends = There must be land before and beyond every crossing.
tracks-fault-track-water-mixed = A column with water holds water and gaps only.
tracks-fault-track-crossings = A track has at most { $most } crossings.
tracks-fault-track-no-way = The finish can't be reached: from { $cell } there is no way on.
tracks-fault-track-letter = A cell is one of the letters { $letters }
tracks-fault-track-lanes = Every column has { $lanes } lanes.
tracks-fault-track-all-gap = A column needs at least one cell that is not a gap.
tracks-fault-track-terrain = A circuit of Formula E has no mango trees, market stalls or mud.

tracks-advice-length = { $columns } columns; about { $about } are recommended for { $players } players.
tracks-advice-mud-early = Mud in column { $column }: it is better in the middle or the second half.
tracks-advice-mud-pieces = { $count } pieces with mud ({ $pieces }): one is enough.
tracks-advice-crossing-early = A crossing in column { $column }: rivers and bridges are better nearer the end.
tracks-advice-narrow = { $count } pieces with a single lane ({ $pieces }): keep these few.
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
tracks-trial-hasty = quick bots
tracks-trial-random = random bots
tracks-trial-start = Start the races
tracks-trial-running = { $done } of { $total } races
tracks-trial-failed = The races were interrupted. Try again.
tracks-trial-stale = These figures are from before your changes.
tracks-trial-turns = { $median ->
    [one] about { $median } turn
   *[other] about { $median } turns
}
tracks-trial-range = Nine races out of ten take { $low } to { $high } turns ({ $games } races).
tracks-trial-seats = Who wins, by turn order
tracks-trial-seat = { $place }.
tracks-trial-fair = No seat has an advantage beyond chance.
tracks-trial-unfair = Some seats win more often than chance would explain.
tracks-trial-blocks = Where it gets stuck
tracks-trial-short = Of all moves, { $short } end early, { $stuck } move nobody, { $halted } halt at the water.
tracks-trial-stalled = In { $share } of the races nobody made progress for two rounds.
tracks-trial-cut = { $count ->
    [one] One race did not end.
   *[other] { $count } races did not end.
}
tracks-trial-marked = Shares of all moves that end early; the three worst columns are marked on the map.
tracks-trial-column = column { $column }: { $share }

## The file
tracks-file = File
tracks-export = Export
tracks-import = Import
tracks-file-large = This file is too large to be a track.
tracks-begin = Start from
tracks-begin-choose = a known track
tracks-begin-go = Start
tracks-starter-first = First circuit, up to { $seats } players
tracks-starter = Circuit { $name }, up to { $seats } players
tracks-starter-board = Formula E, up to { $seats } players
tracks-text = As text
tracks-text-help = A line for each piece, a group of letters for each column. What you type is drawn at once.

## Keys
tracks-key-pieces = among the pieces: the one before, the next
tracks-key-move = move the piece earlier, later
tracks-key-turn = flip the piece
tracks-key-remove = remove the piece; on the map: clear the cell
tracks-key-cells = on the map: from cell to cell
tracks-key-enter = put the chosen thing on the cell
tracks-key-letters = on the map: a cow, a mouse hole
