# The person behind a guest: one on all devices, results, data.
person-title = You on all your devices
person-help = Nine words bring your seats, games and name to another device. Anyone who has them can play as you: keep them to yourself.
person-show = Show my nine words
person-words = Your nine words
person-type = Your nine words from another device
person-recover = Go on as that person
person-recover-help = This device then has the tables of that other device. To come back to those it has now, note its own nine words first.
person-passkeys = Passkeys
person-passkeys-help = A passkey on your phone, computer or key does what the nine words do, without typing.
person-passkeys-nowhere = Passkeys need an encrypted address with a name (https://…), and a browser that knows them.
person-passkey-make = Make a passkey
person-passkey-use = Go on with a passkey
person-passkey-made = From now on this passkey leads to you.
person-passkey-drop =
    { $count ->
        [one] Forget the passkey
       *[other] Forget all { $count } passkeys
    }
person-vacation = Days away
person-vacation-help = In your games with days to think, your clock stands still, also in games that begin meanwhile; the others see it. Each game has 21 days off for you.
person-vacation-go = Go away
person-vacation-back = I'm back
person-vacation-until =
    { $tables ->
        [0] You have no game with days to think, or no days off left.
        [one] Your clock stands still in one game until { $day }.
       *[other] Your clock stands still in { $tables } games until { $day }.
    }
person-vacation-over = Your clocks are running again.
person-results = Your results
person-no-results = No finished games yet.
person-game = Game
person-against = Against
person-people = people
person-bots = bots ({ $level })
person-won = Won
person-won-of = { $won } of { $played }
person-data = Save all my data
person-forget = Delete everything about me
person-forget-sure = Your name, seats, messages, tracks and addresses are removed. In running games a bot takes your seat. This cannot be undone.
person-forget-yes = Yes, delete it
person-forget-no = Keep it
