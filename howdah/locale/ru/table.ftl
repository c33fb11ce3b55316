table-name-me = Вы
table-name-person = Игрок { $seat }
table-name-bot = Бот { $seat }

table-level-random = ходит как угодно по правилам
table-level-heuristic = смотрит на шаг вперёд
table-level-easy = лёгкий
table-level-medium = средний
table-level-hard = трудный
table-level-expert = мастер
table-level-search = думает столько, сколько вы скажете
table-level-equilibrium = безупречно играет концовки игры «Радж» для двоих
table-level-rank = ставит по величине приза («Радж»)
table-level-remaining = ставит по месту приза среди оставшихся («Радж»)
table-level-largest = играет старшую карту (гонки)
table-level-progress = делает ход, который продвигает дальше всего (гонки)
table-level-strike = идёт к ближайшему тотему («Тотем»)
table-level-sampler = выбирает лучший из нескольких случайных ходов («Тотем»)

table-reason-not-asked = Сейчас от вас не ждут решения.
table-reason-unknown-action = В этой игре нет действия «{ $action }».
table-reason-no-such-seat =
    { $seats ->
        [one] За этим столом только { $seats } место.
        [few] За этим столом только { $seats } места.
       *[many] За этим столом только { $seats } мест.
    }
table-reason-undo-nothing = Отменять нечего.
table-reason-undo-other-seat = Отменить нельзя: после этого действовал другой игрок.
table-reason-undo-final = Отменить нельзя: это действие окончательно.
table-reason-undo-shown = Отменить нельзя: после этого открылось то, что было скрыто.
table-reason-undo-fate = Отменить нельзя: после этого решил случай.
table-reason-undo-restated = Отменить нельзя: после этого позиция была записана заново.
table-reason-list-too-long = Дальше, чем «{ $action }», загадывать нельзя: ещё неизвестно, что последует.
table-reason-submission-size = Вместе можно передать от одного до { $most } действий, а не { $count }.
table-reason-stale = Это уже решено; посмотрите снова.
table-reason-already-answered = Ваш ответ уже лежит рубашкой вверх.
table-reason-no-window = Сейчас нечего ждать.
table-reason-cannot-wait = Здесь ждать нельзя.
table-reason-has-waited = Вы уже просили подождать; снова можно после вашего следующего хода.
table-reason-own-turn-only = Разрешить смотреть можно только в ход единственного человека за столом.
table-reason-undo-sealed = Ответ, лежащий рубашкой вверх, нельзя взять назад.
table-reason-undo-asked = Отменить нельзя: остальных уже спросили, ответят ли они.
table-reason-not-your-seat = Это не ваше место.
table-reason-bot-plays = За вас сейчас играет бот; сначала верните себе место.
table-reason-not-playing = Игра ещё не началась.
table-reason-paused = Игра приостановлена.
table-reason-over = Игра окончена.
table-reason-watching-refused = Хозяин стола не пускает зрителей.
table-reason-storage-away = Сервер потерял связь с хранилищем. Попробуйте чуть позже: ничего не пропало.
table-reason-owner-decides = Это решает только хозяин места. Без него могут решить все остальные игроки вместе.
table-reason-banned = Администратор сервера закрыл вам доступ.
table-reason-too-fast = Слишком быстро; подождите немного.
table-reason-malformed = Сервер этого не понял.
table-reason-internal = Серверу это не удалось; ничего не изменилось.

table-suggestion-first =
    { $count ->
        [1] Сначала: { $action }. После этого можно.
       *[other] Сначала, например: { $action }. После этого можно.
    }
table-suggestion-order =
    { $count ->
        [1] Можно в другом порядке: сначала { $action }, потом это.
       *[other] Можно в другом порядке: сначала, например, { $action }, потом это.
    }
table-suggestion-first-two = Сначала: { $action }; затем: { $then }. После этого можно.
table-suggestion-another-card = Можно с другой картой: { $action }.
table-suggestion-another = Вместо этого можно: { $action }.
table-suggestion-nothing-turn = Что бы вы ни делали, в этот ход это невозможно.
table-suggestion-nothing-now = Что бы вы ни делали, это невозможно, пока не решит кто-то другой или случай.

table-event-undone = { $player }: «{ $action }» отменено.

table-ending-won = Победа: { $players }.
table-ending-drawn = Ничья: { $players }.
table-ending-cut = Игра прервана; победителя нет.
table-rank =
    { $score ->
        [one] { $rank }. { $player }: { $score } очко
        [few] { $rank }. { $player }: { $score } очка
       *[many] { $rank }. { $player }: { $score } очков
    }

table-kind-rule = правило
table-kind-ruling = толкование
table-kind-house = домашнее правило
