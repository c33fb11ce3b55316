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
notice-call-help = When it is your turn and you are not at the table. At tables with days to think, always.
notice-device = On this device
notice-device-on = This device calls you.
notice-device-off = Stop calling
notice-blocked = Your browser does not allow it. Its settings for this page can change that.
notice-insecure = Calls on a device need a page with https.
notice-mail = By mail
notice-mail-address = Mail address
notice-mail-add = Send me a code
notice-code = Code from the mail
notice-code-send = Confirm
notice-remove = Remove { $what }
notice-quiet = Not at night
notice-quiet-from = From
notice-quiet-to = To
notice-quiet-help = A call that falls into these hours comes at their end.
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
notice-hook-on = Whose turn it is, is told at { $host }.
notice-hook-drop = Disconnect
