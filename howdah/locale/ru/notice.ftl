# Оповещения для тех, кого нет за столом.
notice-turn-title = { $game }: ваш ход
notice-turn-text = За столом игрока { $host } ждут вас.
notice-trial-title = Howdah может вас позвать
notice-trial-text = Так будет выглядеть сообщение о том, что пришла ваша очередь.
notice-mail-end = Вы получили это письмо, потому что просили Howdah звать вас. Отключить письма можно в настройках, в разделе «Звать меня».
notice-code-title = Howdah: ваш код
notice-code-text = Введите этот код в Howdah, чтобы получать письма о своём ходе: { $code }

    Если вы этого не просили, ничего не делайте: больше писем не будет.
notice-hook-title = { $game }: следующий ход
notice-hook-turn = { $player }, ваш ход в игре «{ $game }».
notice-hook-trial = Здесь Howdah будет сообщать, чей ход.

## В настройках
notice-call-me = Звать меня
notice-call-help = Когда ваш ход, а вас нет за столом. За столами, где на ход даются дни, — всегда.
notice-device = На этом устройстве
notice-device-on = Это устройство вас позовёт.
notice-device-off = Больше не звать
notice-blocked = Браузер этого не разрешает. Это можно изменить в его настройках для этой страницы.
notice-insecure = Для оповещений на устройстве нужна страница с https.
notice-mail = По почте
notice-mail-address = Адрес почты
notice-mail-add = Прислать код
notice-code = Код из письма
notice-code-send = Подтвердить
notice-remove = Убрать { $what }
notice-quiet = Не по ночам
notice-quiet-from = С
notice-quiet-to = До
notice-quiet-help = Оповещение, которое пришлось на эти часы, придёт, когда они закончатся.
notice-try = Отправить проверочное
notice-tried = Отправлено. Скоро должно прийти.
notice-try-failed = { $count ->
    [one] Не удалось доставить на { $count } адрес.
    [few] Не удалось доставить на { $count } адреса.
   *[many] Не удалось доставить на { $count } адресов.
}

## Вебхук стола
notice-hook = Сообщать в чат, чей ход
notice-hook-help = Вставьте адрес вебхука Discord или Slack, тему ntfy или любой адрес https, который принимает JSON.
notice-hook-address = Адрес вебхука
notice-hook-save = Подключить
notice-hook-on = О том, чей ход, сообщается на { $host }.
notice-hook-drop = Отключить
