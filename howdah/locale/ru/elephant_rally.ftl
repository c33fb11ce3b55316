elephant_rally-title = Слоновье ралли
elephant_rally-about = Гонка слонов по треку из частей: толкайте, прорывайтесь, летите и берегитесь мыши.

elephant_rally-option-circuit = Трек: первый или один из шести предложенных.
elephant_rally-option-layout = Где лежат коровы и норы: standard, random или клетки по именам.
elephant_rally-option-cow_steps = Коров ведут только вперёд и назад (along) или и вбок (any).
elephant_rally-option-halting = Лидер останавливается там, где закрытая вода прямо впереди на его дорожке (lane), или на любой дорожке ряда перед ней (column).
elephant_rally-option-banana = Банановое дерево даёт карты сразу (now) или в конце хода (end).
elephant_rally-option-carpet_finish = Ковёр-самолёт может выиграть, перелетев финишную черту (on), или ему нужна клетка для посадки (off).
elephant_rally-option-mud = Из грязи выводят лишь карты больше её числа (more) или все, кроме красных, как велит буква правил (letter).
elephant_rally-option-tiger_window = До ответа тигров называют всё, что сделает красная карта (plan), или только её цель (card).
elephant_rally-option-windows = О тиграх спрашивают, только если карта что-то меняет (needed), или всегда (always).
elephant_rally-option-track = Свой трек, по строке на часть, со своими коровами и норами.
elephant_rally-option-deck = Свои карты, например «cards 68 green-5 x10 ...».
elephant_rally-option-turn_limit = Столько ходов каждому, затем гонку обрывают (none: без предела).

elephant_rally-action-end = закончить ход
elephant_rally-action-done = готово
elephant_rally-action-pass = пас
elephant_rally-action-tiger = тигр { $what }
elephant_rally-action-use = применить эффект
elephant_rally-action-plain = двигаться просто
elephant_rally-action-go = ещё две клетки
elephant_rally-action-stay = остаться
elephant_rally-action-ahead = вперёд
elephant_rally-action-left = влево
elephant_rally-action-right = вправо
elephant_rally-action-behind = назад
elephant_rally-action-diagonal-left = по диагонали влево
elephant_rally-action-diagonal-right = по диагонали вправо
elephant_rally-action-mouse = мышь { $what }
elephant_rally-action-start = старт с { $what }
elephant_rally-action-elephant = слон { $what }
elephant_rally-action-rob = ограбить: { $what }
elephant_rally-action-from = забрать кобру: { $what }
elephant_rally-action-give = отдать кобру: { $what }
elephant_rally-action-hole = нора { $what }
elephant_rally-action-play = сыграть карту { $what }
elephant_rally-action-discard = сбросить карту { $what }
elephant_rally-action-take = взять карту { $what }
elephant_rally-action-cow = корова { $what }

elephant_rally-card-green = «Зелёная { $points }»
elephant_rally-card-red = «Красная { $points }»
elephant_rally-card-charge = «Рывок { $points }»
elephant_rally-card-carpet = «Ковёр-самолёт { $points }»
elephant_rally-card-juice = «Манговый сок { $points }»
elephant_rally-card-mouse = «Мышь»
elephant_rally-card-cow = «Священная корова»
elephant_rally-card-monkey = «Обезьяна»
elephant_rally-card-prayer = «Молитва»
elephant_rally-card-charmer = «Заклинатель змей»
elephant_rally-card-tiger = «Тигр»

elephant_rally-event-first-drawn = Первый игрок: { $player }.
elephant_rally-event-elephant-placed = { $player }: слон { $elephant } встаёт на { $cell }.
elephant_rally-event-card-drawn = { $player }: взята карта.
elephant_rally-event-card-drawn-with-card = { $player }: взята карта { $card }.
elephant_rally-event-turn-began = Ход: { $player }.
elephant_rally-event-turn-passed = { $player }: карт нет, ход пропущен.
elephant_rally-event-card-played = { $player }: сыграна карта { $card }.
elephant_rally-event-card-discarded = { $player }: сброшена карта { $card }.
elephant_rally-event-card-revealed = У лотка открыта карта { $card }.
elephant_rally-event-card-fetched = { $player }: из сброса взята карта.
elephant_rally-event-card-fetched-with-card = { $player }: из сброса взята карта { $card }.
elephant_rally-event-card-stolen = { $player }: карта украдена у игрока { $victim }.
elephant_rally-event-card-stolen-with-card = { $player }: карта { $card } украдена у игрока { $victim }.
elephant_rally-event-discards-searched = { $player }: сброс просмотрен.
elephant_rally-event-discards-searched-with-cards = Сброс: { $cards }.
elephant_rally-event-reshuffled =
    { $count ->
        [one] Сброс перемешан в новую колоду: { $count } карта.
        [few] Сброс перемешан в новую колоду: { $count } карты.
       *[other] Сброс перемешан в новую колоду: { $count } карт.
    }
elephant_rally-event-victim-named = { $player }: обезьяна идёт грабить, жертва — { $victim }.
elephant_rally-event-cobra-chosen = { $player }: выбрана кобра игрока { $from }.
elephant_rally-event-receiver-named = Получатель кобры: { $to }.
elephant_rally-event-plan-made = { $player }: план для карты { $card }: { $plan }.
elephant_rally-event-cobra-given = Новый владелец кобры: { $to }.
elephant_rally-event-cobras-dropped = { $player }: кобр прогнано: { $count }.
elephant_rally-event-answer-sealed = { $player }: ответ дан.
elephant_rally-event-answer-sealed-with-answer = { $player }: ответ дан: { $answer }.
elephant_rally-event-tiger-played = { $player }: тигр против карты { $card }.
elephant_rally-event-chain-settled =
    { $cancelled ->
        [yes] Тигр в силе.
       *[no] Тигр отменён.
    }
elephant_rally-event-card-cancelled = Карта { $card } игрока { $player } отменяется.
elephant_rally-event-elephant-stepped =
    { $to ->
        [line] { $elephant }: с { $from } за черту.
       *[other] { $elephant }: с { $from } на { $to }.
    }
elephant_rally-event-elephant-pushed =
    { $to ->
        [line] { $by } толкает { $elephant } с { $from } за черту.
       *[other] { $by } толкает { $elephant } с { $from } на { $to }.
    }
elephant_rally-event-cow-pushed = { $by } толкает корову с { $from } на { $to }.
elephant_rally-event-cow-moved = Корова идёт с { $from } на { $to }.
elephant_rally-event-elephant-flew =
    { $to ->
        [line] { $elephant } летит с { $from } за черту.
       *[other] { $elephant } летит с { $from } на { $to }.
    }
elephant_rally-event-elephant-blocked = { $elephant } не может сделать ни шага: карта потрачена впустую.
elephant_rally-event-elephant-halted = { $elephant } останавливается перед водой.
elephant_rally-event-crossing-opened = Переправа { $crossing } открыта.
elephant_rally-event-elephant-finished = { $elephant } пересекает финишную черту.
elephant_rally-event-elephant-scared = { $elephant } в испуге.
elephant_rally-event-mouse-moved =
    { $from ->
        [beside] Мышь выходит из норы на { $to }.
       *[other] Мышь идёт с { $from } на { $to }.
    }
elephant_rally-event-mouse-left = Мышь уходит с трека.
elephant_rally-event-elephant-freed =
    { $points ->
        [one] { $elephant } тратит { $points } очко, чтобы выбраться из грязи.
        [few] { $elephant } тратит { $points } очка, чтобы выбраться из грязи.
       *[other] { $elephant } тратит { $points } очков, чтобы выбраться из грязи.
    }
elephant_rally-event-effect-used = { $player }: применён эффект карты { $card }.
elephant_rally-event-mango-eaten = { $elephant } ест манго и идёт дальше.
elephant_rally-event-race-won = Гонка окончена. Победа: { $player }.
elephant_rally-event-race-cut =
    { $turns ->
        [one] Гонка прервана: прошёл { $turns } ход.
        [few] Гонка прервана: прошло { $turns } хода.
       *[other] Гонка прервана: прошло { $turns } ходов.
    }

elephant_rally-reason-race-over = Гонка окончена.
elephant_rally-reason-other-step =
    { $step ->
        [place] Сначала слонов ставят на стартовые клетки.
        [turn] Сейчас играют или сбрасывают карту либо заканчивают ход.
        [discard] Идёт сброс карт: сбросьте ещё одну или закончите ход.
        [victim] Сейчас нужно назвать, кого ограбить.
        [from] Сейчас нужно назвать, чью кобру взять.
        [give] Сейчас нужно назвать, кому отдать кобру.
        [window] Сейчас отвечают на карту на столе: пас или тигр.
        [elephant] Сейчас выбирают слона, который пойдёт.
        [use] Сейчас решают, применить ли эффект.
        [move] Слон движется: выберите следующий шаг.
        [mango-tree] Сейчас решают, пройдёт ли слон ещё две клетки.
        [hole] Сейчас выбирают нору, из которой выйдет мышь.
        [walk] Мышь идёт: выберите следующий шаг или остановите её.
        [scare] Испуганный слон бежит: выберите сторону.
        [burrow] Сейчас выбирают нору, в которую вернётся мышь.
        [herd] Идут коровы: выберите корову и её шаг или остановитесь.
        [fetch] Сейчас выбирают карту из сброса.
        [toll] Сейчас сбрасывают по карте за каждую кобру.
       *[other] Сейчас решает случай.
    }
elephant_rally-reason-no-cell = Там на треке нет клетки.
elephant_rally-reason-cow-in-way = На { $cell } стоит корова; коров толкает только рывок.
elephant_rally-reason-stands-firm = Слон { $piece } на { $cell } стоит перед самой водой; сдвинуть его может только рывок или испуг.
elephant_rally-reason-crossing-closed = Переправа закрыта: ступить на неё может только слон, начавший ход прямо перед водой.
elephant_rally-reason-own-elephant-in-way = На { $cell } стоит ваш собственный слон { $piece }; для вас он как корова, толкает его только рывок.
elephant_rally-reason-cow-at-line = Корову нельзя вытолкнуть за черту.
elephant_rally-reason-cell-not-free =
    { $piece ->
        [cow] На { $cell } стоит корова; эта клетка должна быть свободна.
       *[other] На { $cell } стоит слон { $piece }; эта клетка должна быть свободна.
    }
elephant_rally-reason-ahead-first = Пока возможен шаг вперёд, нужно сделать его.
elephant_rally-reason-keep-side = Боковой ход сохраняет сторону.
elephant_rally-reason-only-with-juice = По диагонали можно только с манговым соком.
elephant_rally-reason-never-back = Слоны идут назад только в испуге.
elephant_rally-reason-not-yourself = Выберите другого игрока.
elephant_rally-reason-empty-hand = На этой руке не осталось карт, которые можно взять.
elephant_rally-reason-no-cobra-there = У этого игрока нет кобры.
elephant_rally-reason-gives-it-up = Она должна уйти к другому игроку.
elephant_rally-reason-not-in-discards = Такой карты в сбросе нет.
elephant_rally-reason-no-cow-there = Там нет коровы.
elephant_rally-reason-no-tiger = У вас нет тигра.
elephant_rally-reason-not-in-hand = У вас нет такой карты.
elephant_rally-reason-nothing-done = Сначала сыграйте или сбросьте карту.
elephant_rally-reason-two-cards = Вы уже сыграли две карты.
elephant_rally-reason-two-green = Две зелёные карты за ход не играют.
elephant_rally-reason-stuck-in-mud = Из этой грязи можно сыграть только карту больше её числа.
elephant_rally-reason-discarded-already = После сыгранной карты можно сбросить одну, и только одну.
elephant_rally-reason-not-your-elephant = Это не ваш слон.
elephant_rally-reason-scared-goes-back = Испуганный слон идёт назад, а где нельзя — вбок.

elephant_rally-suggestion-crossing = Подождите: когда откроется переправа { $crossing }, это станет возможно.

elephant_rally-status-legend = Клетка говорит, кто на ней стоит, затем какая на ней местность. A–F: слоны, c: корова, m: мышь. ^ старт, h мышиная нора, B банановое дерево, ~ вода, M манговое дерево, S лоток, 2–4 грязь; пусто, где клетки нет.
elephant_rally-status-hand = Ваша рука
elephant_rally-status-player = карт { $cards }, кобр { $cobras }
elephant_rally-status-pile = Колода { $pile }, сброс { $discards }
elephant_rally-status-open = Открытые переправы: { $crossings }
elephant_rally-status-table = На столе
elephant_rally-status-search = Сброс
elephant_rally-status-move =
    { $points ->
        [one] Слон { $elephant }: осталось { $points } очко
        [few] Слон { $elephant }: осталось { $points } очка
       *[other] Слон { $elephant }: осталось { $points } очков
    }
elephant_rally-status-winner = Победа: { $player }.
elephant_rally-status-home = за чертой
