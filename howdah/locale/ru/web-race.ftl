web-race-start = Старт
web-race-finish = Финиш
web-race-line = Старт и финиш
web-race-closed = Закрыта
web-race-board = Трек: стрелки ведут вдоль и поперёк, Tab — к тому, что можно выбрать
web-race-map = Весь трек; нажмите, чтобы перейти
web-race-turn = Ход { $turn }
web-race-cells =
    { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
       *[other] { $count } клеток
    }
web-race-hand =
    { $count ->
        [one] У вас { $count } карта
        [few] У вас { $count } карты
       *[other] У вас { $count } карт
    }
web-race-drew = { $player }: взято — { $cards }.
web-race-drew-some =
    { $count ->
        [one] { $player }: взята { $count } карта.
        [few] { $player }: взяты { $count } карты.
       *[other] { $player }: взято { $count } карт.
    }
web-race-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
web-race-cobras =
    { $count ->
        [one] { $count } кобра
        [few] { $count } кобры
       *[other] { $count } кобр
    }
web-race-place =
    { $shared ->
        [yes] =
       *[no] { "" }
    }{ $place }-е
web-race-way = { $columns } из { $all } рядов
web-race-columns = Ряды
web-race-over = за чертой
web-race-short =
    { $count ->
        [one] не хватило { $count } ряда
        [few] не хватило { $count } рядов
       *[other] не хватило { $count } рядов
    }
web-race-stand = Положение в гонке
web-race-on-table = Карты на столе
web-race-cancelled = отменена
web-race-cancelled-one = { $card }: отменена
web-race-stopped = Тигр игрока { $player } отменяет карту { $card } игрока { $whose }.
web-race-stopped-yours = Тигр игрока { $player } отменяет вашу карту { $card }.
web-race-stopped-by-you = Ваш тигр отменяет карту { $card } игрока { $whose }.
web-race-revealed = на лотке
web-race-discarded = сброшена
web-race-discard-end =
    { $count ->
        [one] Сбросить { $count } карту и закончить ход
        [few] Сбросить { $count } карты и закончить ход
       *[other] Сбросить { $count } карт и закончить ход
    }
web-race-last-cards = Последние карты: { $cards }
web-race-left =
    { $count ->
        [one] до финиша { $count } ряд
        [few] до финиша { $count } ряда
       *[other] до финиша { $count } рядов
    }
web-race-piles = колода { $pile }, сброс { $discards }
web-race-stops = остаться у мангового дерева
web-race-way-to = до { $cell }
web-race-leg-ahead = { $count } прямо
web-race-leg-left = { $count } влево
web-race-leg-right = { $count } вправо
web-race-leg-slant-left = { $count } по диагонали влево
web-race-leg-slant-right = { $count } по диагонали вправо
web-race-leg-net = всего { $count } вперёд
web-race-leg-fly = перелететь { $count }
web-race-now-first-elephant_rally = Сыграйте карту, потом можно вторую: не две зелёные; или сброс.
web-race-now-first-formula_e = Сыграйте карту, потом можно вторую: зелёная + жёлтая; или сброс.
web-race-now-discarding = Выберите карты для сброса.
web-race-now-first-only = Сыграйте карту.
web-race-now-more = Сыграйте ещё одну карту или закончите ход.
web-race-now-more-discard = Сыграйте или сбросьте ещё одну карту или закончите ход.
web-race-now-discard-more = Сбросьте ещё одну карту или закончите ход.
web-race-now-discard = Сыграть ничего нельзя: сбросьте сколько хотите карт.
web-race-now-end = Больше ничего нельзя: закончите ход.
web-race-explain-elephant =
    { $count ->
        [one] { $player }: до финишной черты { $count } ряд.
        [few] { $player }: до финишной черты { $count } ряда.
       *[other] { $player }: до финишной черты { $count } рядов.
    }
web-race-explain-cow = Корова: загораживает путь. Сдвинуть её могут только рывок и испуг; ведёт её карта «Священная корова».
web-race-explain-mouse = Мышь: испуганный слон убегает на три клетки назад.
web-race-explain-hole = Мышиная нора: отсюда выходит мышь.
web-race-explain-B = Банановое дерево: закончите здесь движение и доберите карты до девяти.
web-race-explain-M = Манговое дерево: закончите здесь движение и, если хотите, пройдите ещё две клетки.
web-race-explain-S = Рыночный лоток: закончите здесь движение — и верхняя карта колоды сработает для вас.
web-race-explain-mud = Грязь { $points }: кто начинает здесь ход, тратит { $points } очка, чтобы выбраться.
web-race-explain-gate = Переправа закрыта: лидер останавливается здесь и переходит в следующий ход; потом она открыта для всех.
web-race-pick = Выберите карту.
web-race-needs-pair = Её играют с зелёной картой: выберите и зелёную.
web-race-play = Сыграть: { $card }
web-race-play-anyway = Сыграть { $card }: победит { $player }
web-race-put-back = Вернуть в руку
web-race-discard = Сбросить карты
web-race-discard-pick =
    { $count ->
        [0] Выберите карты для сброса
        [one] Выберите { $count } карту за кобру
        [few] Выберите { $count } карты за кобр
       *[other] Выберите { $count } карт за кобр
    }
web-race-discard-these = Сбросить: { $cards }
web-race-discard-it = Сбросить
web-race-ways = Возможные пути
web-race-elephant = слон { $elephant }
web-race-cows-plus =
    { $count ->
        [one] корова +{ $count }
        [few] коровы +{ $count }
       *[other] коровы +{ $count }
    }
web-race-wins = победит { $player }
web-race-warning = Так { $player } окажется за чертой: победит { $player }.
web-race-cows-done =
    { $count ->
        [one] Хватит: остался { $count } шаг
        [few] Хватит: осталось { $count } шага
       *[other] Хватит: осталось { $count } шагов
    }
web-race-mouse-done =
    { $count ->
        [one] Остановиться: остался { $count } шаг
        [few] Остановиться: осталось { $count } шага
       *[other] Остановиться: осталось { $count } шагов
    }
web-race-plan = План: { $plan }.
web-race-planning = Это только план: пока другие не ответят, ничего не движется.
web-race-played =
    { $count ->
        [one] сыграна { $count } карта
        [few] сыграно { $count } карты
       *[other] сыграно { $count } карт
    }
web-race-can = можно выбрать
web-race-cow = корова
web-race-mouse = мышь
web-race-hole = мышиная нора
web-race-terrain-B = банановое дерево
web-race-terrain-M = манговое дерево
web-race-terrain-S = рыночный лоток
web-race-terrain-2 = грязь 2
web-race-terrain-3 = грязь 3
web-race-terrain-4 = грязь 4
web-race-ask-rob = Кого ограбить?
web-race-ask-from = Чью кобру взять?
web-race-ask-give = Кому отдать кобру?
web-race-ask-take = Возьмите одну карту из сброса.
web-race-window = Тигр может это отменить
web-race-window-card = { $player } играет: { $card }
web-race-window-own = Ваша карта { $card }: кто-нибудь отменит её?
web-race-let = Пропустить
web-race-tiger = Тигр!
web-race-tiger-on = Тигр против: { $card }
web-race-always-pass = Пропускать всё в этот ход
web-race-passing = В этот ход вы всё пропускаете.
web-race-answered = Ваш ответ принят, он закрыт.
web-race-passing-always = Вы всё пропускаете.
web-race-wait = Подождите!
web-race-wait-help = Ещё десять секунд, один раз до вашего следующего хода. Никто не увидит, кто попросил.
web-race-stake-move =
    { $points ->
        [one] { $player } идёт на { $points } клетку.
        [few] { $player } идёт на { $points } клетки.
       *[other] { $player } идёт на { $points } клеток.
    }
web-race-stake-charge =
    { $points ->
        [one] { $player } идёт на { $points } клетку рывком.
        [few] { $player } идёт на { $points } клетки рывком.
       *[other] { $player } идёт на { $points } клеток рывком.
    }
web-race-stake-mouse = Мышь может испугать слона: три клетки назад.
web-race-stake-monkey =
    { $known ->
        [yes] { $victim }: минус две карты наугад, их берёт { $player }.
       *[no] { $player } берёт наугад две карты у других.
    }
web-race-stake-cow = { $player } ведёт коров, до восьми шагов.
web-race-stake-prayer = { $player } берёт карту из сброса.
web-race-stake-priest = { $player } берёт карту из сброса.
web-race-stake-charmer =
    { $known ->
        [yes] { $target }: плюс одна кобра.
       *[no] { $player } отдаёт кому-то кобру.
    }
web-race-stake-tiger = { $player } избавляется от всех кобр.
web-race-stake-chain = Тигр игрока { $player } отменит: { $card }.
web-race-stake-end = Так гонку выиграет { $player }.
web-race-phase-place = Поставьте слона на одну из подсвеченных клеток.
web-race-phase-turn = Сыграйте карту или сбросьте.
web-race-phase-discard = Сбросьте ещё или закончите ход.
web-race-phase-victim = Кого ограбить?
web-race-phase-from = Чью кобру взять?
web-race-phase-give = Кому отдать кобру?
web-race-phase-window = Пропустите или сыграйте тигра.
web-race-phase-elephant = Какой слон пойдёт и как?
web-race-phase-use = Применить эффект или идти без него?
web-race-phase-move =
    { $points ->
        [one] Выберите путь: осталось { $points } очко.
        [few] Выберите путь: осталось { $points } очка.
       *[other] Выберите путь: осталось { $points } очков.
    }
web-race-phase-mango-tree = Ещё две клетки или остаться у мангового дерева?
web-race-phase-hole = Из какой норы выйдет мышь?
web-race-phase-walk =
    { $count ->
        [one] Мышь идёт: остался { $count } шаг.
        [few] Мышь идёт: осталось { $count } шага.
       *[other] Мышь идёт: осталось { $count } шагов.
    }
web-race-phase-scare = В какую сторону побежит испуганный слон?
web-race-phase-burrow = В какую нору вернётся мышь?
web-race-phase-herd =
    { $count ->
        [one] Ведите коров: остался { $count } шаг.
        [few] Ведите коров: осталось { $count } шага.
       *[other] Ведите коров: осталось { $count } шагов.
    }
web-race-phase-fetch = Возьмите одну карту из сброса.
web-race-phase-toll =
    { $count ->
        [one] Кобра кусает: сбросьте { $count } карту.
        [few] Кобры кусают: сбросьте { $count } карты.
       *[other] Кобры кусают: сбросьте { $count } карт.
    }
web-race-does-green =
    { $points ->
        [one] Ваш слон идёт на { $points } клетку и толкает тех, кто впереди.
        [few] Ваш слон идёт на { $points } клетки и толкает тех, кто впереди.
       *[other] Ваш слон идёт на { $points } клеток и толкает тех, кто впереди.
    }
web-race-does-red =
    { $points ->
        [one] Ваш слон идёт на { $points } клетку. Тигр может отменить эту карту.
        [few] Ваш слон идёт на { $points } клетки. Тигр может отменить эту карту.
       *[other] Ваш слон идёт на { $points } клеток. Тигр может отменить эту карту.
    }
web-race-does-purple =
    { $points ->
        [one] Ваш слон идёт на { $points } клетку. Эту карту всегда играют отдельно.
        [few] Ваш слон идёт на { $points } клетки. Эту карту всегда играют отдельно.
       *[other] Ваш слон идёт на { $points } клеток. Эту карту всегда играют отдельно.
    }
web-race-does-elephant_rally-charge =
    { $points ->
        [one] Ваш слон идёт на { $points } клетку и толкает даже коров. Эффект можно не применять.
        [few] Ваш слон идёт на { $points } клетки и толкает даже коров. Эффект можно не применять.
       *[other] Ваш слон идёт на { $points } клеток и толкает даже коров. Эффект можно не применять.
    }
web-race-does-elephant_rally-carpet =
    { $points ->
        [one] Слон летит по своей дорожке надо всем ровно на { $points } клетку вперёд. Эффект можно не применять.
        [few] Слон летит по своей дорожке надо всем ровно на { $points } клетки вперёд. Эффект можно не применять.
       *[other] Слон летит по своей дорожке надо всем ровно на { $points } клеток вперёд. Эффект можно не применять.
    }
web-race-does-elephant_rally-juice =
    { $points ->
        [one] Ваш слон идёт на { $points } клетку; каждый шаг можно сделать по диагонали на свободную клетку. Эффект можно не применять.
        [few] Ваш слон идёт на { $points } клетки; каждый шаг можно сделать по диагонали на свободную клетку. Эффект можно не применять.
       *[other] Ваш слон идёт на { $points } клеток; каждый шаг можно сделать по диагонали на свободную клетку. Эффект можно не применять.
    }
web-race-does-charge = С зелёной картой: слон толкает и коров.
web-race-does-carpet = С зелёной картой: слон летит вперёд по своей дорожке надо всем на свободную клетку.
web-race-does-juice = С зелёной картой: каждый шаг можно сделать по диагонали на свободную клетку.
web-race-does-mouse = Мышь идёт до шести шагов и пугает первого встречного слона: три клетки назад.
web-race-does-cow = Ведите любых коров, всего до восьми шагов, на свободные клетки.
web-race-does-elephant_rally-monkey = Возьмите две карты наугад из руки другого игрока.
web-race-does-monkey = Возьмите две карты наугад у других, из одной руки или из двух.
web-race-does-prayer = Посмотрите сброс и возьмите одну карту.
web-race-does-priest = Посмотрите сброс и возьмите одну карту.
web-race-does-charmer = Отдайте другому игроку кобру; если все розданы, переложите одну.
web-race-does-elephant_rally-tiger = В свой ход: избавьтесь от всех кобр. В чужой: отмените красную карту или тигра.
web-race-does-tiger = В свой ход: избавьтесь от всех кобр. В чужой: отмените только что сыгранную карту.
web-race-read-turn = Ход { $turn }: { $player }.
web-race-read-table = На столе: { $cards }.
web-race-read-elephant = { $player }: { $cell } { $terrain }
web-race-read-seat = { $player }: место { $place }, карт { $cards }, кобр { $cobras }.
web-race-read-cows = Коровы: { $cells }.
web-race-read-mouse = Мышь: { $cell }; норы: { $holes }.
web-race-read-gates = Закрытые переправы, ряды: { $columns }.
web-race-read-stopped = Стоят у самой воды: { $elephants }.
web-race-read-pile = Колода { $pile }, сброс { $discards }.
web-race-read-search = Сброс: { $cards }.
web-race-read-track = Ряды, дорожки слева направо: { $columns }.
