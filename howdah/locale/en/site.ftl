## Howdah without a server: all in this browser
site-hero-text = Four tabletop games, with friends at this screen or bots that never peek. No account, no server: games live in this browser.
site-engine = The games are on their way: { $share } %
site-engine-starts = The games are starting …
site-engine-failed = The games could not be loaded. Try again when there is a network.
site-engine-insecure = This address cannot keep games. Open the page by https, or from this machine.
site-full = This browser has no room left: your last move was not kept. Save the game as a file, or make room and play on.
site-record-save = Save as a file
site-record-open = Open a saved game
site-record-drop = Drop the file here to open the game.
site-record-large = This file is too large to be a game.
site-seats-help = You, a friend at this screen, or a bot.
site-take-online = Take this table online
