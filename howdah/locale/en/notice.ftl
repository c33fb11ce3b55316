# Notices that people get when they are not at the table.
notice-turn-title = { $game }: your turn
notice-turn-text = { $host }'s table is waiting for you.
notice-trial-title = Howdah can reach you
notice-trial-text = This is what a call to your turn will look like.
notice-mail-end = You get this mail because you asked Howdah to call you. In its settings, under “Call me”, you can stop it.
notice-code-title = Howdah: your code
notice-code-text = Type this code in Howdah to be called by mail: { $code }

    If you did not ask for it, do nothing: no more mail will come.
notice-hook-title = { $game }: next turn
notice-hook-turn = { $player }, it is your turn at { $game }.
notice-hook-trial = Howdah will say here whose turn it is.

## In the settings
notice-call-me = Call me
notice-call-help = You get a message when it is your turn and you are not at the table. Where a turn may take days, you always get one.
notice-device = Call me on this device
notice-this-device = This device
notice-other-device = Another device
notice-blocked = Your browser does not allow messages from this page. You can change that in its settings for this page.
notice-no-push = This browser cannot show calls. On an iPhone or iPad, put Howdah on the home screen and open it there.
notice-mail-address = Mail address
notice-mail-add = Send me a code
notice-code = Code from the mail
notice-code-send = Confirm
notice-remove = Remove
notice-remove-this = Remove: { $what }
notice-unconfirmed = Waits for the code from your mail
notice-quiet = Not at night
notice-quiet-from = From
notice-quiet-to = To
notice-quiet-help = A call that falls into these hours waits until they are over.
notice-try = Send a test
notice-tried = Sent. It should be there in a moment.
notice-try-failed = { $count ->
    [one] One address could not be reached.
   *[other] { $count } addresses could not be reached.
}

## A table's webhook
notice-hook = Tell a chat whose turn it is
notice-hook-help = Paste a webhook address of Discord or Slack, a topic of ntfy, or any https address that takes JSON.
notice-hook-address = Webhook address
notice-hook-save = Connect
notice-hook-on = { $host } is told whose turn it is.
notice-hook-drop = Disconnect
