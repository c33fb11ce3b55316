# Человек за гостем: один на всех устройствах, результаты, данные.
person-title = Вы на всех своих устройствах
person-help = Девять слов перенесут ваши места, игры и имя на другое устройство. Кто их знает, тот может играть за вас: никому их не показывайте.
person-show = Показать мои девять слов
person-words = Ваши девять слов
person-type = Ваши девять слов с другого устройства
person-recover = Войти
person-recover-help = Здесь появятся столы с того устройства. Чтобы потом вернуться к нынешним, сначала запишите девять слов этого устройства.
person-passkeys = Ключи доступа
person-passkeys-help = Ключ доступа в телефоне, компьютере или на брелоке заменяет девять слов: ничего не нужно набирать.
person-passkeys-nowhere = Для ключей доступа нужен защищённый адрес с именем (https://…) и браузер, который их знает.
person-passkey-make = Создать ключ доступа
person-passkey-use = Продолжить с ключом доступа
person-passkey-made = Теперь этот ключ ведёт к вам.
person-passkey-drop =
    { $count ->
        [one] Забыть { $count } ключ доступа
        [few] Забыть { $count } ключа доступа
       *[many] Забыть { $count } ключей доступа
    }
person-vacation = Дней в отъезде
person-vacation-help = В ваших идущих партиях, где на ход даются дни, часы стоят; другие это видят. На каждую партию у вас есть 21 день отдыха.
person-vacation-go = Уехать
person-vacation-back = Я снова здесь
person-vacation-until =
    { $tables ->
        [0] У вас нет идущих партий с днями на ход, или дни отдыха закончились.
        [one] Ваши часы стоят в { $tables } партии до { $day }.
       *[many] Ваши часы стоят в { $tables } партиях до { $day }.
    }
person-vacation-over = Ваши часы снова идут.
person-results = Ваши результаты
person-no-results = Законченных игр пока нет.
person-game = Игра
person-against = Против
person-people = людей
person-bots = ботов ({ $level })
person-won = Победы
person-won-of = { $won } из { $played }
person-data = Сохранить все мои данные
person-forget = Удалить всё обо мне
person-forget-sure = Имя, места, сообщения, треки и адреса будут удалены. В идущих играх ваше место займёт бот. Отменить это нельзя.
person-forget-yes = Да, удалить
person-forget-no = Оставить
