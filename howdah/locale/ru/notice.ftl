# Оповещения для тех, кого нет за столом.
notice-turn-title = { $game }: ваш ход
notice-turn-text = Вас ждут за столом игрока { $host }.
notice-trial-title = Howdah может вас позвать
notice-trial-text = Так будет выглядеть оповещение о том, что пришла ваша очередь.
notice-mail-end = Вы получили это письмо, потому что просили Howdah звать вас. Отключить письма можно в настройках, в разделе «Звать меня».
notice-code-title = Howdah: ваш код
notice-code-text = Введите этот код в Howdah, чтобы получать письма о своём ходе: { $code }

    Если вы этого не просили, ничего не делайте: больше писем не будет.
notice-hook-title = { $game }: следующий ход
notice-hook-turn = { $player }, ваш ход в игре «{ $game }».
notice-hook-trial = Здесь Howdah будет сообщать, чей ход.

## В настройках
notice-call-me = Звать меня
notice-call-help = Вы получите оповещение, когда подойдёт ваш ход, а вас нет за столом. Там, где на ход даются дни, оно приходит всегда.
notice-device = Звать на этом устройстве
notice-this-device = Это устройство
notice-other-device = Другое устройство
notice-blocked = Браузер не разрешает оповещения от этой страницы. Это можно изменить в его настройках для неё.
notice-no-push = Этот браузер не умеет показывать оповещения. На iPhone и iPad добавьте Howdah на экран «Домой» и откройте оттуда.
notice-mail-address = Адрес почты
notice-mail-add = Прислать код
notice-code = Код из письма
notice-code-send = Подтвердить
notice-remove = Убрать
notice-remove-this = Убрать: { $what }
notice-unconfirmed = Ждёт код из письма
notice-quiet = Не по ночам
notice-quiet-from = С
notice-quiet-to = До
notice-quiet-help = Оповещение, которое пришлось на эти часы, придёт, когда они закончатся.
notice-try = Отправить пробное оповещение
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
notice-hook-on = Сообщения о том, чей ход, идут на { $host }.
notice-hook-drop = Отключить
