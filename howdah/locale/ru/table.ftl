table-name-me = Вы
table-name-person = Игрок { $seat }
table-name-bot = Бот { $seat }

table-level-random = ходит как угодно по правилам
table-level-heuristic = смотрит на ход вперёд
table-level-easy = лёгкий
table-level-medium = средний
table-level-hard = сильный
table-level-expert = мастер
table-level-search = думает столько, сколько вы скажете
table-level-equilibrium = безупречно играет концовки игры «Радж» для двоих
table-level-rank = ставит по величине приза («Радж»)
table-level-remaining = ставит по месту приза среди оставшихся («Радж»)
table-level-ppo = ставит так, как научился в партиях с собой («Радж» для двоих)
table-level-largest = играет старшую карту (гонки)
table-level-progress = делает ход, который продвигает дальше всего (гонки)
table-level-strike = идёт к ближайшему тотему («Тотем»)
table-level-sampler = выбирает лучший из нескольких случайных ходов («Тотем»)

table-reason-not-asked = Сейчас вам нечего решать.
table-reason-unknown-action = В этой игре нет действия «{ $action }».
table-reason-no-such-seat =
    { $seats ->
        [one] За этим столом только { $seats } место.
        [few] За этим столом только { $seats } места.
       *[many] За этим столом только { $seats } мест.
    }
table-reason-undo-nothing = Отменять нечего.
table-reason-undo-other-seat = Отменить нельзя: после этого ходил другой игрок.
table-reason-undo-final = Это отменить нельзя.
table-reason-undo-shown = Отменить нельзя: после этого открылось то, что было скрыто.
table-reason-undo-fate = Отменить нельзя: после этого бросали кубики или брали карты.
table-reason-undo-restated = Отменить нельзя: после этого позицию задали заново.
table-reason-list-too-long = Дальше, чем «{ $action }», не спланировать: ещё неизвестно, что будет.
table-reason-submission-size = За раз можно отправить от одного до { $most } действий, а не { $count }.
table-reason-stale = Это уже решено; посмотрите снова.
table-reason-already-answered = Вы уже ответили.
table-reason-no-window = Сейчас нечего ждать.
table-reason-cannot-wait = Здесь нельзя просить подождать.
table-reason-has-waited = Вы уже просили подождать; снова можно после вашего следующего хода.
table-reason-own-turn-only = Разрешить смотреть можно только в свой ход.
table-reason-undo-sealed = Ответ назад не взять.
table-reason-undo-asked = Отменить нельзя: остальные уже решают, остановить ли это.
table-reason-nothing-asked = Никто не просит взять ход назад.
table-reason-no-orders = В этой игре нет приказов.
table-reason-asked-now = Сейчас и так ваш ход: приказ не нужен.
table-reason-not-your-seat = Это не ваше место.
table-reason-bot-plays = За вас сейчас играет бот; сначала верните себе место.
table-reason-not-playing = Игра ещё не началась.
table-reason-paused = Игра приостановлена.
table-reason-over = Игра окончена.
table-reason-watching-refused = Хозяин стола не пускает зрителей.
table-reason-storage-away = Сервер потерял связь с хранилищем. Попробуйте чуть позже: ничего не пропало.
table-reason-owner-decides = Это решает хозяин места или все остальные игроки вместе.
table-reason-banned = Администратор сервера закрыл вам доступ.
table-reason-too-fast = Слишком быстро; подождите немного.
table-reason-malformed = Сервер этого не понял.
table-reason-internal = У сервера это не получилось; ничего не изменилось.

table-suggestion-first =
    { $count ->
        [1] Сначала { $action }, тогда можно.
       *[other] Сначала, например, { $action }, тогда можно.
    }
table-suggestion-order =
    { $count ->
        [1] Попробуйте в другом порядке: сначала { $action }, потом это.
       *[other] Попробуйте в другом порядке: сначала, например, { $action }, потом это.
    }
table-suggestion-first-two = Сначала { $action }, затем { $then }, тогда можно.
table-suggestion-another-card = Можно сыграть другую карту: { $action }.
table-suggestion-another = Вместо этого можно: { $action }.
table-suggestion-nothing-turn = В этот ход это невозможно.
table-suggestion-nothing-now = Это невозможно, пока на столе что-нибудь не изменится.

table-why-wins = Это сразу приносит победу.
table-why-wins-unless-tiger = Это сразу приносит победу, если никто не ответит тигром.
table-why-ahead =
    { $steps ->
        [one] До финишной черты станет на { $steps } клетку ближе.
        [few] До финишной черты станет на { $steps } клетки ближе.
       *[many] До финишной черты станет на { $steps } клеток ближе.
    }
table-why-ahead-and-keeps =
    { $steps ->
        [one] До финишной черты станет на { $steps } клетку ближе, а карта { $card } останется на руке.
        [few] До финишной черты станет на { $steps } клетки ближе, а карта { $card } останется на руке.
       *[many] До финишной черты станет на { $steps } клеток ближе, а карта { $card } останется на руке.
    }
table-why-ahead-and-back = Вы выигрываете клеток: { $steps }. Игрок { $player } теряет клеток: { $lost }.
table-why-opens =
    { $steps ->
        [one] Переправа откроется, и до финишной черты станет на { $steps } клетку ближе.
        [few] Переправа откроется, и до финишной черты станет на { $steps } клетки ближе.
       *[many] Переправа откроется, и до финишной черты станет на { $steps } клеток ближе.
    }
table-why-blocks = Ваш слон встанет перед единственной дорожкой через воду: игроку { $player } придётся ждать позади.
table-why-sets-back =
    { $lost ->
        [one] Это отбросит игрока { $player } на { $lost } клетку.
        [few] Это отбросит игрока { $player } на { $lost } клетки.
       *[many] Это отбросит игрока { $player } на { $lost } клеток.
    }
table-why-bars = Коровы встанут на пути игрока { $player }.
table-why-clears = Коровы уйдут с вашего пути.
table-why-gives-cobra = Игрок { $player } получит кобру.
table-why-drops-cobras = Вы избавитесь от кобр.
table-why-robs = Вы заберёте карты у игрока { $player }.
table-why-fetches = Вы выберете карту из сброса.
table-why-new-cards =
    { $count ->
        [one] Вы обменяете { $count } карту.
        [few] Вы обменяете { $count } карты.
       *[many] Вы обменяете { $count } карт.
    }
table-why-tiger-kept = Поберегите тигра для карты похуже.
table-why-tiger-stops-win = Без тигра игрок { $player } сейчас победит.
table-why-tiger-back = Тогда карта { $card } всё-таки сработает.
table-why-tiger-saves =
    { $steps ->
        [one] Тигр сбережёт вам { $steps } клетку.
        [few] Тигр сбережёт вам { $steps } клетки.
       *[many] Тигр сбережёт вам { $steps } клеток.
    }
table-why-tiger-cancels = Это отменит карту { $card } игрока { $player }.

table-event-undone = { $player }: отменено «{ $action }».
table-event-taken-back = { $player }: последний ход взят назад с общего согласия.

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
