## The frame
web-skip = Skip to content
web-home = Home
web-menu = Menu
web-close = Close
web-cancel = Cancel
web-save = Save
web-loading = One moment …
web-nothing = nothing
web-nowhere = There is nothing at this address.
web-try-again = Try again
web-reload = Reload
web-later = Later
web-update = A new version is ready.
web-update-take = Update now
web-copy = Copy
web-copied = Copied
web-share = Share
web-link-copied = Link copied.
web-usual = default

## Home
web-hero = Take your seat.
web-hero-text = Four tabletop games, with friends far away, friends at this screen, or bots that never peek.
web-new-table = New table
web-join-link = Join with a link
web-join-paste = Paste the link you were given
web-join-wrong = This is not a link to a table.
web-bring-help = Or bring a game that you began without a server and saved as a file:
web-brought = This game began in a browser without a server. Whoever brought it may have seen every card, and it counts in nobody’s results.
web-join = Join
web-join-title = Join
web-invited = You are invited to a table
web-sit-down = Sit down
web-your-name = Your name
web-games = Games
web-play-now = Play now
web-pages = Pages
web-play = Play
web-learn = Learn
web-table-short = New table
web-soon = coming soon
web-minutes = { $count } min
web-open-tables = Open tables
web-finished = Finished games
web-no-open = No open tables right now.
web-your-turn = Your turn
web-phase-playing = In play
web-phase-paused = Paused
web-phase-over = Finished
web-seated = { $seated } of { $seats } seated
web-play-on = Play on
web-watch = Watch
web-look-end = Result
web-game-raj = Raj
web-game-formula_e = Formula E
web-game-elephant_rally = Elephant Rally
web-game-totem = Totem
web-game-raj-feel = Bid in secret. Equal bids cancel each other.
web-game-formula_e-feel = One lap round the city, with cows on the road.
web-game-elephant_rally-feel = A new circuit every time. Mind the river.
web-game-totem-feel = Dice, hexagons, and a line that must not break.

## A new table, and one that gathers
web-game-facts = For { $fewest } to { $most } players, about { $minutes } minutes.
web-no-game = There is no game called “{ $game }” here.
web-seats = Seats
web-seats-help = You, a friend by link, a friend at this screen, or a bot.
web-seat-n = Who takes seat { $seat }
web-seat-me = Me
web-seat-screen = A friend at this screen
web-seat-invitation = A friend, by link
web-seat-open = Anyone
web-seat-invited = Waiting for a guest
web-seat-bot = A bot
web-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-bot = bot
web-add-seat = Add a seat
web-remove-seat = Remove seat { $seat }
web-level = Bot level
web-level-random = random
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-level-expert = expert
web-name = Name
web-colour = Colour
web-colour-any = any colour
web-colour-ruby = ruby
web-colour-indigo = indigo
web-colour-marigold = marigold
web-colour-parrot = parrot green
web-colour-lotus = lotus pink
web-colour-night = night
web-start-now-help = Every seat is taken: the game begins at once.
web-create-help = The table waits for your guests; you get links to send.
web-more-options = More options
web-options = Options
web-clock = Time
web-clock-none = no clock
web-clock-quick = quick
web-clock-relaxed = relaxed
web-clock-daily = one move a day
web-clock-week = a week a move
web-clock-days = three days a move
web-clock-none-help = Everyone takes the time they like.
web-clock-quick-help = For an evening in one sitting.
web-clock-relaxed-help = Time to think, and to get a cup of tea.
web-clock-daily-help = A game over several days.
web-clock-week-help = For pen friends: a week for every turn.
web-clock-days-help = For people with full days: three days for every turn.
web-watching = Who may watch
web-watching-welcome = Everyone with the link
web-watching-delayed = Everyone with the link, two minutes behind
web-watching-refused = Nobody
web-listed = Show in the list of open tables
web-listed-help = Strangers can then take seats that are open to anyone.
web-start-now = Start the game
web-create = Open the table
web-option-raj-tie_rule = Tie for first place
web-option-raj-tie_rule-cancel = they cancel out
web-option-raj-tie_rule-mouse = the best mouse decides
web-option-raj-open_history = Played bids
web-option-raj-open_history-off = only the last one shows
web-option-raj-open_history-on = all can be looked up
web-option-raj-payoff = What counts in a study
web-option-raj-payoff-win = the win
web-option-raj-payoff-points = the points
web-option-raj-deck = Cards
web-option-totem-turn_limit = Turn limit
web-option-elephant_rally-circuit = Circuit
web-option-elephant_rally-circuit-first = First circuit
web-option-elephant_rally-circuit-1 = Circuit 1
web-option-elephant_rally-circuit-2 = Circuit 2
web-option-elephant_rally-circuit-3 = Circuit 3
web-option-elephant_rally-circuit-4 = Circuit 4
web-option-elephant_rally-circuit-5 = Circuit 5
web-option-elephant_rally-circuit-6 = Circuit 6
web-circuit-random = Random
web-option-elephant_rally-cow_steps = Leading cows
web-option-elephant_rally-cow_steps-along = ahead and back
web-option-elephant_rally-cow_steps-any = sideways too
web-option-elephant_rally-halting = Halting before water
web-option-elephant_rally-halting-lane = where water is right ahead
web-option-elephant_rally-halting-column = anywhere in the column before it
web-option-elephant_rally-banana = Cards of a banana tree
web-option-elephant_rally-banana-now = at once
web-option-elephant_rally-banana-end = at the end of the turn
web-option-elephant_rally-carpet_finish = Flying carpet over the finish line
web-option-elephant_rally-carpet_finish-on = wins
web-option-elephant_rally-carpet_finish-off = not allowed
web-option-elephant_rally-mud = Cards that get out of mud
web-option-elephant_rally-mud-more = worth more than its number
web-option-elephant_rally-mud-letter = all but red ones
web-option-elephant_rally-tiger_window = What is named before tigers answer
web-option-elephant_rally-tiger_window-plan = everything the card will do
web-option-elephant_rally-tiger_window-card = only its target
web-option-elephant_rally-windows = Asking for tigers
web-option-elephant_rally-windows-needed = where a card changes something
web-option-elephant_rally-windows-always = always
web-option-elephant_rally-layout = Cows and mouse holes
web-option-elephant_rally-deck = Cards
web-option-elephant_rally-turn_limit = Turn limit
web-option-formula_e-deck = Cards
web-option-formula_e-turn_limit = Turn limit
web-option-elephant_rally-layout-standard = as the circuit has them
web-option-elephant_rally-layout-random = drawn at random
web-option-own = name the cells
web-option-no-limit = no limit
web-option-limit-help = After so many turns of each player the game is stopped.
web-deck-usual = the usual cards
web-deck-own = your own choice
web-deck-size =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
web-deck-bids = Bid cards
web-deck-prizes = Prize cards
web-deck-text = The same as text
web-option-formula_e-bank = Who stands firm right at the water
web-option-formula_e-bank-pushed = an elephant that was pushed there
web-option-formula_e-bank-rock = any elephant
web-option-formula_e-carpet_finish = Flying carpet over the finish line
web-option-formula_e-carpet_finish-off = needs a free cell
web-option-formula_e-carpet_finish-on = needs no cell
web-option-formula_e-windows = Asking for tigers
web-option-formula_e-windows-needed = where a card changes something
web-option-formula_e-windows-always = always
web-option-formula_e-tiger_duel = Tiger against tiger
web-option-formula_e-tiger_duel-off = not possible
web-option-formula_e-tiger_duel-on = cancels it
web-lobby = { $host }’s table
web-lobby-waiting =
    { $count ->
        [one] Waiting for { $count } more player
       *[other] Waiting for { $count } more players
    }
web-lobby-ready = All seats are taken: you can start
web-lobby-host = Waiting for { $host } to start
web-start = Start
web-lobby-learn = Learn it in five minutes
web-auto-start = Start as soon as every seat is taken
web-start-help = Otherwise you press Start.
web-invite = Invite
web-invite-seat = Link for seat { $seat }
web-invite-table = Link to the table
web-invite-watch = Link to watch
web-reach-machine = Only this computer can open these links.
web-reach-open = Open it to this network
web-reach-here = Show the links
web-copy-by-hand = Copy the selected text.
web-address-title = Share this link
web-plain-http = This page was opened over plain http, so the browser does not allow copying, installing or notifications. They need https.
web-qr = QR code of the link
web-add-bot = Bot
web-free-seat = Free the seat
web-sit-here = Sit here
web-stand-up = Stand up
web-guest = Guest
web-name-a = Asha
web-name-b = Bela
web-name-c = Chand
web-name-d = Dev
web-name-e = Esha
web-name-f = Falak
web-you = you

## The table
web-board = The board
web-rail = Players and log
web-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-players-title = Players
web-watchers =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
web-here = here
web-away = away
web-vacation = Away until { $day }: the clock stands still
web-clock-hours = { $hours } h
web-clock-hours-minutes = { $hours } h { $minutes }
web-clock-left = { $time } left
web-status-yours = Your turn.
web-status-turn-of = { $player }'s turn.
web-status-waiting = Waiting for { $names }.
web-status-paused = The table is paused.
web-status-past = You are looking at an earlier moment.
web-past = An earlier moment
web-past-back = Back to now
web-end-turn = End turn
web-end-hold = Not yet
web-turn-ends = Nothing more is possible: your turn ends by itself.
web-confirm = Are you sure?
web-confirm-yes = Yes
web-undo = Undo
web-redo = Redo
web-restart = Restart turn
web-again = Show again
web-rules = Rules
web-rules-search = Search the rules
web-rules-now = Now
web-rules-words = Words
web-rules-all = All
web-rules-none = No rule mentions this.
web-rules-kinds = No mark: from the published rules. “Ruling”: the book is silent or ambiguous, or we depart from its letter, and this is our reading. “House rule”: the pictures that showed it are lost, so it is our own.
web-rules-option = Option { $name }: { $about } (default { $default })
web-rules-example = Example: { $title }
web-rules-address = Link to this rule
web-rule = Rule { $clause }
web-text = Text
web-text-mode = Text mode
web-table-menu = Table, log and chat
web-table-menu-word = Table
web-table-gone = This table can't be shown
web-why = Why can’t I?
web-why-not = Why not: { $action }?
web-why-possible = Possible now: { $actions }
web-not-possible = Not possible:
web-caught-up =
    { $count ->
        [one] Caught up: { $count } move
       *[other] Caught up: { $count } moves
    }
web-recap = Since your last turn
web-log = Log
web-log-all = All
web-log-filter = Whose moves
web-log-empty = Nothing has happened yet.
web-log-show = Show this moment
web-log-link = Copy a link to this moment
web-chat = Chat
web-chat-players = The players and watchers see this.
web-chat-watchers = Only watchers see this until the end.
web-chat-say = Say something
web-chat-send = Send
web-chat-empty = No messages yet.
web-chat-mute = Mute
web-chat-unmute = Unmute
web-chat-mute-one = Mute { $name }
web-say-hello = Hello!
web-say-well = Well played!
web-say-thanks = Thank you!
web-say-moment = One moment, please.
web-say-again = Another game?
web-notes = Notes
web-notes-hint = Only you see these; they stay in this browser.
web-notes-covered = Hidden, like your hand.
web-share-table = Copy the table's link
web-return-link = Continue on another device
web-return-copied = Link copied. Open it on the other device.
web-let-bot = Let a bot play
web-take-back = Take my seat back
web-pause = Pause
web-resume = Continue
web-pause-ask = Ask for a pause
web-pause-wish = { $names } would like a pause.
web-pause-agree = Pause
web-pause-decline = Keep playing
web-pause-asked = You have asked for a pause. Waiting for { $names } to agree.
web-pause-withdraw = Never mind
web-back-ask = Ask to take it back
web-back-asked = You have asked to take back your last move. Waiting for { $names } to agree.
web-back-wish = { $name } would like to take back the last move. Everything since then is taken back too.
web-back-agree = Agree
web-back-decline = Let it stand
web-resume-wish = Ready to continue: { $names }.
web-resume-asked = You are ready to continue. Waiting for { $names }.
web-paused-help = Clocks and bots are stopped. The game continues when everyone here is ready.
web-resign = Resign
web-resign-sure = Really resign?
web-resigned = resigned
web-zen = Board only
web-zen-off = Show the side panels
web-zen-help = Hides players, log and chat.
web-leaver = { $name } is away.
web-leaver-host = Wait, let a bot play on, or pause the table?
web-leaver-guest = { $host } can let a bot play on or pause the table.
web-leaver-absent = Let a bot play on, or end the game together?
web-end-propose = Propose to end it
web-end-wish = { $names } would like to end the game.
web-hint = Hint
web-hint-thinking = A bot is thinking about your hand …
web-hint-do = Play this
web-hint-best = A strong bot would play:
web-hint-mixture = Mix these bids at random, each as often as shown, so that nobody can guess yours. Together they win { $chance }.
web-hint-draw = Pick one at random and bid it
web-hint-why = Chance to win, estimated from what you can see.
web-hints = Hints
web-hints-usual = only when one person plays against bots
web-hints-yes = allowed
web-hints-no = not at this table
web-hints-allow = Allow hints
web-hints-forbid = No hints
web-close-table = End the game for everyone
web-close-sure = End it: nobody wins
web-leaver-time = Give { $minutes } minutes
web-log-later = { $count } later lines
web-log-earlier = { $count } earlier lines
web-leaver-wait = Wait
web-leaver-bot = Let a bot play
web-handover = Find someone else
web-handover-asked = You have asked for someone else to play on for { $name }. All other players must agree.
web-handover-wish = { $names } would like someone else to play on for { $name }.
web-handover-yours = { $names } would like to give your seat to someone else.
web-handover-agree = Agree
web-handover-keep = Keep the seat
web-handover-invite = Whoever opens this link plays on for { $name }. Until then a bot plays.
web-handover-link = Invitation to this seat
web-handover-later = Later
web-offline = This device is offline.
web-reconnecting = Reconnecting, try { $attempt }.
web-since = Since { $time }.
web-nothing-lost = Nothing is lost; you can play on as soon as the table is back.
web-storage-away = The server can't reach its storage. We continue as soon as it is back.
web-bye-removed = You are no longer at this table.
web-bye-flood = Too many messages came from here.
web-bye-banned = The server's administrator has blocked you.
web-bye-version = The server has a newer version.
web-bye-closed = The table is closed.
web-curtain = Pass to { $name }
web-curtain-hint = Nobody else should look now.
web-curtain-lift = I am { $name }
web-covered = A face-down card
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Whole board

web-read-hand = Your hand: { $cards }.
web-read-hand-of = { $player }'s hand: { $cards }.

## Watching
web-watch-yes = You are watching.
web-watch-view = You see
web-watch-public = what everybody sees
web-watch-seat = what { $player } sees
web-watch-nobody = Nobody shows their hand to watchers.
web-watch-later =
    { $seconds ->
        [one] Watchers see this table a second later.
       *[other] Watchers see this table { $seconds } seconds later.
    }
web-open-hand-open = Let watchers see my hand
web-open-hand-close = Hide my hand from watchers
web-open-hand-yours = Watchers can see your hand. Press to hide it.
web-open-hand-others = Watchers can see this hand
web-open-hand-opened = { $player } now shows their hand to watchers.
web-open-hand-closed = Watchers no longer see { $player }'s hand.

## The end, and replays
web-result = Result
web-rank = Place
web-player = Player
web-score = Points
web-rematch = Rematch
web-play-on-here = Play on from here
web-review = Review
web-review-game = Review this game
web-puzzles = Puzzles
web-puzzle = Puzzle
web-after = More to do
web-my-games = My games
web-setup = Set up a position
web-replay = Replay
web-end-board = Show the board
web-end-show = Show the result
web-ending-closed = The host ended the game; nobody won.
web-ending-resigned = { $players } won; the others resigned.
web-to-table = To the table
web-replay-first = To the beginning
web-replay-play = Play
web-replay-last = To the end
web-replay-moment = Moment
web-replay-opening = Start of the game.
web-replay-seat = Seen by
web-replay-watcher = a watcher
web-replay-link = Copy the link

## Text mode
web-text-position = Position
web-text-actions = What you can do
web-text-command = Command
web-text-example = a number, or for example: { $action }
web-text-run = Enter
web-text-leave = Back to the board
web-text-unknown = This is not a command. Type help.
web-text-help = Type the number of an action, or the action itself. Also: position, log, undo, redo, restart, why ACTION, rules CLAUSE, say WORDS, watch SEAT, leave.

## Settings
web-settings = Settings
web-settings-word = Settings
web-sound-on = Sound on
web-sound-off = Sound off
web-set-look = Look
web-set-language = Language
web-set-theme = Theme
web-theme-system = system
web-theme-light = light
web-theme-dark = dark
web-set-text = Text size
web-text-normal = normal
web-text-large = large
web-text-huge = very large
web-set-board = Board
web-set-board-help = The background under cards and pieces.
web-board-parchment = parchment
web-board-jade = jade
web-board-slate = slate
web-hand-turn = Reverse order
web-hand-help = Drag a card within your hand, or press Alt and an arrow key, to move it.
web-set-language-help = Also for rules and lessons.
web-set-theme-help = System follows your device, day and night.
web-set-text-help = Everything grows with it, the boards too.
web-set-vibration-help = A short buzz when it is your turn, if your device can.
web-set-contrast = High contrast
web-set-contrast-help = Stronger lines, no pale text.
web-set-play = Playing
web-set-speed = Animation
web-set-speed-help = A press always skips what is moving.
web-speed-off = off
web-speed-fast = fast
web-speed-normal = normal
web-speed-slow = slow
web-set-confirm = Ask before moves
web-set-confirm-help = Irreversible moves are those that can't be undone.
web-confirm-off = never
web-confirm-risky = irreversible moves
web-confirm-always = always
web-set-end = Ending your turn
web-set-end-help = Automatic: when nothing else is possible, your turn ends after a short countdown; any press stops it. Where that would give your cards away, it waits for the button.
web-end-button = with a button
web-end-automatic = automatic
web-set-moving = Moving pieces and cards
web-set-moving-help = Anything you can drag you can also press.
web-moving-both = press or drag
web-moving-click = press
web-moving-drag = drag
web-set-sound = Sound
web-set-volume = Volume
web-sound-turn = your turn, chat
web-sound-moves = moves
web-sound-reveals = reveals and dice
web-sound-clock = low time
web-sound-end = end of the game
web-set-night = Quiet at night
web-set-night-help = From ten in the evening to eight in the morning.
web-set-vibration = Vibrate when it is my turn
web-keys = Keys
web-key-tab = go from part to part; on the board, from choice to choice
web-key-arrows = go from card to card, cell to cell; step through a replay
web-key-enter = choose
web-key-escape = put back, close
web-key-hexes = six directions on the hexagons
web-key-zoom = zoom in, out, whole board
web-key-undo = undo, redo
web-key-text = text mode, with a line for commands
web-key-rules = rules
web-key-ends = beginning and end of a replay

## What the server refuses
web-reason-offline = The server cannot be reached.
web-reason-no-answer = The server did not answer in time.
web-reason-stale = Something else happened in the meantime.
web-reason-already-answered = You have already answered.
web-reason-undo-sealed = An answer can't be taken back.
web-reason-not-your-seat = This is not your seat.
web-reason-not-playing = The game is not running.
web-reason-paused = The table is paused.
web-reason-over = The game is over.
web-reason-not-host = Only the host can do that.
web-reason-no-such-table = There is no such table, or you may not see it.
web-reason-withheld = At this table old positions stay closed until the end: nobody may look up past cards.
web-reason-no-such-line = This line is no longer in the log.
web-reason-no-such-lesson = There is no lesson for this game.
web-reason-no-such-link = This link no longer works.
web-reason-seat-taken = Somebody else has taken this seat.
web-reason-seats-open = Some seats are still free.
web-reason-colour-taken = Somebody else has this colour.
web-reason-name-taken = Somebody at this table has this name.
web-reason-watching-refused = The host does not allow watching.
web-reason-not-absent = Somebody is in that seat, or has not been away long enough.
web-reason-nobody-absent = Nobody has left: finish the game, or resign.
web-reason-no-network = This computer is not on a network right now.
web-reason-storage-away = The server can't reach its storage. Try again in a moment; nothing is lost.
web-reason-owner-decides = Only the owner of this seat can decide that, or all the other players together.
web-reason-bad-address = Nothing can be sent to this address. It must begin with https:// and be reachable from the internet.
web-reason-bad-mail-address = This is not a mail address such as ana@example.org.
web-reason-bad-zone = This time zone is not known.
web-reason-bad-phrase = Nobody here has these words. It takes all nine, spelled and in order as they were shown.
web-reason-bad-passkey = This passkey leads to nobody here, or too much time has gone by. Try again.
web-reason-no-domain = Passkeys need an encrypted address with a name.
web-reason-too-many-passkeys = Eight passkeys are the most: forget the old ones first.
web-reason-bad-code = This is not the code.
web-reason-no-mail = This server sends no mail.
web-reason-not-delivered = Nothing arrived there. Is the address right?
web-reason-too-many-contacts = You are called at { $most } addresses already. Remove one first.
web-reason-banned = The server's administrator has blocked you.
web-reason-one-screen = Several people share this screen: their hands stay hidden.
web-reason-players-do-not-watch = Players can't look at other hands.
web-reason-not-watched = { $player } does not show this hand to watchers.
web-reason-too-many-watchers = { $most } guests have already looked at this hand; no more can.
web-reason-has-looked = You have seen another player's hand in this game, so you cannot play in it.
web-reason-has-a-seat = You have a seat at this table, so you cannot take over another one in the middle of the game.
web-reason-hints-off = There are no hints at this table.
web-reason-no-hint = No hint was ready in time.
web-reason-no-clock = This table has no clock.
web-reason-bad-track = Line { $line }, column { $column }: found { $found }, expected { $expected }.
web-reason-no-such-track = There is no such track.
web-reason-not-yours = This belongs to somebody else.
web-reason-too-many-tracks = You have { $most } tracks already. Remove one first.
web-reason-bad-position = This position cannot be played: { $message }
web-reason-no-such-puzzle = There is no such puzzle.
web-reason-no-parquet = This server cannot write Parquet.
web-reason-bad-option = This option does not work: { $message }
web-reason-bad-level = There is no such bot: { $message }
web-reason-bad-name = You can't use this name: { $message }
web-reason-malformed = The server did not understand this page. Reload it.
web-reason-too-fast = Too many requests. Wait a moment.
web-reason-forbidden = This is not allowed.
web-reason-not-found = Not found.

## Raj
web-raj-round = Round { $turn } of { $turns }
web-raj-choose = Choose your bid.
web-raj-down =
    { $count ->
        [one] { $names } is ready.
       *[other] { $names } are ready.
    }
web-raj-yours-down = You have bid.
web-raj-ready = { $ready } of { $seats } ready
web-raj-at-stake = At stake
web-raj-carried =
    { $count ->
        [one] { $cards } was carried over from a tied round.
       *[other] { $cards } were carried over from tied rounds.
    }
web-raj-highest = The highest bid that nobody else makes takes it.
web-raj-lowest = The lowest bid that nobody else makes must take it.
web-raj-last = last bid
web-raj-last-bid = last { $bid }
web-raj-tied = tied
web-raj-more = and { $count } more
web-raj-verdict = { $player } takes { $worth } with { $bid }.
web-raj-verdict-yours = You take { $worth } with { $bid }.
web-raj-verdict-carried = Tied: nobody takes { $worth }. It stays for the next round.
web-raj-verdict-lost = Tied: nobody takes { $worth }.
web-raj-verdict-tied = { $players } tied at { $bid }.
web-raj-verdict-tied-yours = You and { $players } tied at { $bid }.
web-raj-opened = The bids are revealed.
web-raj-thinking = thinking
web-raj-is-down = ready
web-raj-open = this round
web-raj-this-round = this round
web-raj-chosen = chosen
web-raj-hand = Your bid cards
web-raj-prize =
    { $kind ->
        [vulture] Vulture { $worth }
       *[mouse] Mouse { $worth }
    }
web-raj-card = Bid card { $bid }
web-raj-pick = Choose a card
web-raj-put-down = Bid { $bid }
web-raj-final = Bids can't be undone. Nobody sees yours before the reveal.
web-raj-wait = All bids are revealed together.
web-raj-order = Order for the next stake
web-raj-order-help = Played for you when the next prize is turned. Nobody else knows.
web-raj-order-from = Worth at least
web-raj-order-then = then bid
web-raj-order-else = otherwise bid
web-raj-order-give = Give the order
web-raj-order-stands = Your order for the next stake stands.
web-raj-order-drop = Forget it
web-raj-scores = Score so far
web-raj-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-raj-pile =
    { $count ->
        [one] Still in the pile: { $count } card
       *[other] Still in the pile: { $count } cards
    }
web-raj-sources = Where the points come from
web-raj-all-bids = All bids, round by round
web-raj-struck = Struck through: tied bids, which cancel each other.
web-raj-read-stake = At stake: { $cards }; together { $worth }.
web-raj-read-seat =
    { $player }: score { $score }, took { $taken }, last bid { $last }, { $ready ->
        [yes] ready
       *[no] still thinking
    }.
web-raj-read-pile = Still in the pile: { $cards }.

## Totem
web-totem-board = Board of 271 hexagons
web-totem-round = Turn { $round }
web-totem-phase-start = Choose where your totem starts.
web-totem-phase-start-done = Your totem is placed. End your turn, or undo.
web-totem-phase-dice = How will you use your roll?
web-totem-phase-piece =
    { $points ->
        [one] Choose a piece: { $points } point to spend.
       *[other] Choose a piece: { $points } points to spend.
    }
web-totem-phase-step =
    { $points ->
        [one] Move the chosen piece: { $points } point to spend.
       *[other] Move the chosen piece: { $points } points to spend.
    }
web-totem-phase-victim = Choose which piece to capture.
web-totem-phase-done = Nothing left to do. End your turn.
web-totem-dice = Dice: { $dice }
web-totem-left = Pieces remaining
web-totem-on-board = On the board
web-totem-in-reserve = In reserve
web-totem-lost = Lost
web-totem-use = Use { $die } only
web-totem-both =
    { $points ->
        [one] Use both: { $points } point
       *[other] Use both: { $points } points
    }
web-totem-pass = Do nothing
web-totem-finish = Stop this piece
web-totem-may-enter = Or enter a piece: choose a lit cell beside your totem.
web-totem-take = The pieces with the dashed red edge are equally far from their totem.
web-totem-start = Choose one of the lit cells.
web-totem-pick = Pieces that can move are outlined.
web-totem-step = Every step must stay joined to your totem.
web-totem-active =
    { $count ->
        [one] { $count } on board
       *[other] { $count } on board
    }
web-totem-reserve = { $count } in reserve
web-totem-out = out of the game
web-totem-empty = empty
web-totem-piece-of = { $player }'s piece
web-totem-totem-of = { $player }'s totem
web-totem-would-lose = would capture { $cells }
web-totem-log-roll =
    { $player } rolled { $dice }; { $used ->
        [both] both dice
       *[one] one die
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-totem-log-way =
    { $kind ->
        [totem] { $player }: totem { $way }.
       *[piece] { $player }: { $way }.
    }
web-totem-read-turn = Turn { $round }: { $player }.
web-totem-read-dice = Dice { $dice }; points left { $points }.
web-totem-read-moving = The piece on { $cell } is moving.
web-totem-read-seat = { $player }: totem { $totem }, pieces { $pieces }, reserve { $reserve }.
web-totem-read-out = { $player } is out.

web-question = Stop it with a tiger?
web-question-nobody = Nobody
web-question-hint = Whoever answers takes the screen, and can still let it pass.
web-skip-ahead = Skip
web-skip-help = Jump to the present
web-watching-usual = As usual
web-watching-usual-help = Everyone with the link; nobody if you play alone against bots.
web-watching-open = Let others watch
web-windows = Time to answer a card
web-windows-short = 1.5 seconds
web-windows-usual = 2.5 seconds
web-windows-long = 6 seconds
web-windows-help = The same for everyone, whatever they hold. Each player may ask to wait once a round.
web-pace = Bots play
web-pace-normal = at normal pace: up to 3 seconds a turn
web-pace-fast = fast: up to 1 second a turn
web-pace-faster = Faster bots
web-pace-slower = Slower bots
web-lets-pass = I let everything pass
web-lets-pass-help = You stop nobody in this game. If everyone chooses this, nobody has to wait.
web-order-pass = Always let everything pass
web-order-answer = Ask me about cards again
web-order-help = Only you know.
web-reason-no-window = There is nothing to wait for now.
web-reason-cannot-wait = You can't ask to wait here.
web-reason-has-waited = You have already asked to wait; you can again after your next turn.
web-reason-own-turn-only = You can let others watch only in your own turn, so that nobody finds out what you held before.

## Own tracks, where they are chosen
web-tracks = Tracks
web-tracks-own = Your tracks
web-track-option = Your track
web-track-option-none = standard circuit
web-track-option-make = Make one in the track editor
web-track-option-instead = Your own track is used instead.

## A turn in one line
web-turn-detail = Every move of this turn
web-turn-passes = passes
web-raj-turn-open = Round { $turn }: { $worth } at stake.
web-raj-turn-taken = Round { $turn }: { $player } takes { $worth }.
web-raj-turn-taken-with = Round { $turn }: { $player } takes { $worth } with { $bid }.
web-raj-turn-carried = Round { $turn }: all bids tie, { $worth } stays for the next round.
web-raj-turn-lost = Round { $turn }: all bids tie, nobody gets { $worth }.
web-totem-turn-enters = new on { $cells }
web-totem-turn-captures =
    { $count ->
        [one] captures { $count } piece
       *[other] captures { $count } pieces
    }
web-totem-turn-cut =
    { $count ->
        [one] { $count } more cut off
       *[other] { $count } more cut off
    }
web-race-turn-start = The riders line up.
web-race-turn-stopped = { $card } (stopped by { $player })
web-race-turn-discards =
    { $count ->
        [one] { $count } card discarded
       *[other] { $count } cards discarded
    }

## Replays
web-replay-turn = Turn
web-replay-turn-back = Previous turn
web-replay-turn-on = Next turn
web-replay-speed = Speed
web-replay-detail = Every move
web-replay-standings = Standings

## The end
web-end-won = You won!
web-end-shared = You share the win!
web-end-place =
    { $place ->
        [1] You came 1st of { $seats }.
        [2] You came 2nd of { $seats }.
        [3] You came 3rd of { $seats }.
       *[other] You came { $place }th of { $seats }.
    }
web-end-points = Turning points
web-end-why = Why? The rule: { $clause }
web-raj-end-tied = { $players } tied at { $score } and cancel each other; { $winner } wins with { $points }.
web-raj-end-tied-yours = You and { $players } tied at { $score }, so you cancel each other; { $winner } wins with { $points }.
web-raj-end-tied-won = { $players } tied at { $score } and cancel each other; you win with { $points }.
web-end-new = New game
web-end-home = Home
web-raj-taker = Taken by
web-raj-nobody = nobody
web-raj-next = next round
web-raj-all-taken = All prizes are taken.

## Home and joining
web-continue = Continue
web-theme-to-light = Switch to light colours
web-theme-to-dark = Switch to dark colours
web-invited-by = { $host } invites you to { $game }
web-invited-with = Already there: { $names }. A table for { $seats }.
web-invited-seats = A table for { $seats }.
web-host-name = What shall others call you?
web-friend-name = Name (or { $name })
web-name-of = Name of the player in seat { $seat }
web-back-editor = Back to the track
