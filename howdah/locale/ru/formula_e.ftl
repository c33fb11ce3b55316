formula_e-title = Формула E
formula_e-about = Один круг на слонах: толкайте, прорывайтесь, летите и держите тигра.

formula_e-option-bank = Кто становится препятствием перед самой водой: слон, которого туда толкнули (pushed), или всякий, кто там стоит (rock).
formula_e-option-carpet_finish = Полёту за черту, который выигрывает гонку, нужна свободная клетка, как любому другому (off), или не нужна никакая (on).
formula_e-option-windows = О тиграх спрашивают, только если карта что-то меняет (needed), или всегда (always).
formula_e-option-tiger_duel = Тигра можно отменить другим тигром (on) или нельзя (off).
formula_e-option-track = Свой круг со своими коровами и норами.
formula_e-option-deck = Свои карты, например «cards 72 green-4 x14 ...».
formula_e-option-turn_limit = Столько ходов каждому, затем гонку обрывают (none: без предела).

formula_e-action-end = закончить ход
formula_e-action-done = готово
formula_e-action-pass = пас
formula_e-action-tiger =
    { $what ->
        [movement] тигр на движение
        [effect] тигр на эффект
       *[other] тигр
    }
formula_e-action-ahead = вперёд
formula_e-action-left = влево
formula_e-action-right = вправо
formula_e-action-behind = назад
formula_e-action-diagonal-left = по диагонали влево
formula_e-action-diagonal-right = по диагонали вправо
formula_e-action-mouse = мышь { $what }
formula_e-action-start = старт с { $what }
formula_e-action-elephant = слон { $what }
formula_e-action-rob = ограбить: { $what }
formula_e-action-from = забрать кобру: { $what }
formula_e-action-give = отдать кобру: { $what }
formula_e-action-hole = нора { $what }
formula_e-action-play = сыграть карту { $what }
formula_e-action-discard = сбросить карту { $what }
formula_e-action-take = взять карту { $what }
formula_e-action-cow = корова { $what }

formula_e-card-green = «Зелёная { $points }»
formula_e-card-purple = «Фиолетовая { $points }»
formula_e-card-charge = «Рывок»
formula_e-card-carpet = «Ковёр-самолёт»
formula_e-card-juice = «Манговый сок»
formula_e-card-mouse = «Мышь»
formula_e-card-cow = «Священная корова»
formula_e-card-monkey = «Обезьяна»
formula_e-card-priest = «Жрец»
formula_e-card-charmer = «Заклинатель змей»
formula_e-card-tiger = «Тигр»

formula_e-event-first-drawn = Первый игрок: { $player }.
formula_e-event-elephant-placed = { $player }: слон { $elephant } встаёт на { $cell }.
formula_e-event-card-drawn = { $player }: взята карта.
formula_e-event-card-drawn-with-card = { $player }: взята карта { $card }.
formula_e-event-turn-began = Ход: { $player }.
formula_e-event-turn-passed = { $player }: карт нет, ход пропущен.
formula_e-event-card-played = { $player }: сыграна карта { $card }.
formula_e-event-cards-played = { $player }: карта { $card } сыграна вместе с картой { $with }.
formula_e-event-card-discarded = { $player }: сброшена карта { $card }.
formula_e-event-card-fetched = { $player }: из сброса взята карта.
formula_e-event-card-fetched-with-card = { $player }: из сброса взята карта { $card }.
formula_e-event-card-stolen = { $player }: карта украдена у игрока { $victim }.
formula_e-event-card-stolen-with-card = { $player }: карта { $card } украдена у игрока { $victim }.
formula_e-event-discards-searched = { $player }: сброс просмотрен.
formula_e-event-discards-searched-with-cards = Сброс: { $cards }.
formula_e-event-reshuffled =
    { $count ->
        [one] Сброс перемешан в новую колоду: { $count } карта.
        [few] Сброс перемешан в новую колоду: { $count } карты.
       *[other] Сброс перемешан в новую колоду: { $count } карт.
    }
formula_e-event-victim-named = { $player }: обезьяна идёт грабить, жертва — { $victim }.
formula_e-event-cobra-chosen = { $player }: выбрана кобра игрока { $from }.
formula_e-event-receiver-named = Получатель кобры: { $to }.
formula_e-event-cobra-given = Новый владелец кобры: { $to }.
formula_e-event-cobras-dropped = { $player }: кобр прогнано: { $count }.
formula_e-event-answer-sealed = { $player }: ответ дан.
formula_e-event-answer-sealed-with-answer = { $player }: ответ дан: { $answer }.
formula_e-event-tiger-played = { $player }: тигр против карты { $card }.
formula_e-event-chain-settled =
    { $cancelled ->
        [yes] Тигр в силе.
       *[no] Тигр отменён.
    }
formula_e-event-card-cancelled = Карта { $card } игрока { $player } отменяется.
formula_e-event-elephant-stepped = { $elephant }: с { $from } на { $to }.
formula_e-event-elephant-pushed = { $by } толкает { $elephant } с { $from } на { $to }.
formula_e-event-elephant-stopped = { $elephant } остановлен на { $cell }, перед самой водой.
formula_e-event-elephant-blocked = { $elephant } не может сделать ни шага: карта потрачена впустую.
formula_e-event-cow-pushed = { $by } толкает корову с { $from } на { $to }.
formula_e-event-cow-moved = Корова идёт с { $from } на { $to }.
formula_e-event-elephant-flew = { $elephant } летит с { $from } на { $to }.
formula_e-event-elephant-finished = { $elephant } пересекает финишную черту.
formula_e-event-elephant-scared = { $elephant } в испуге.
formula_e-event-mouse-moved = Мышь идёт с { $from } на { $to }.
formula_e-event-race-would-end = Если не отменят, гонка на этом кончится: победит { $player }.
formula_e-event-race-won = Гонка окончена. Победа: { $player }.
formula_e-event-race-cut =
    { $turns ->
        [one] Гонка прервана: прошёл { $turns } ход.
        [few] Гонка прервана: прошло { $turns } хода.
       *[other] Гонка прервана: прошло { $turns } ходов.
    }

formula_e-reason-race-over = Гонка окончена.
formula_e-reason-other-step =
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
formula_e-reason-no-cell = Там на треке нет клетки.
formula_e-reason-cow-in-way = На { $cell } стоит корова; коров толкает только рывок.
formula_e-reason-stands-firm = Слон { $piece } на { $cell } стоит перед самой водой; сдвинуть его может только рывок или испуг.
formula_e-reason-pushes-onto-water = На воду никого нельзя вытолкнуть.
formula_e-reason-cell-not-free =
    { $piece ->
        [cow] На { $cell } стоит корова; эта клетка должна быть свободна.
       *[other] На { $cell } стоит слон { $piece }; эта клетка должна быть свободна.
    }
formula_e-reason-ahead-first = Пока возможен шаг вперёд, нужно сделать его.
formula_e-reason-keep-side = Боковой ход сохраняет сторону.
formula_e-reason-only-with-juice = По диагонали можно только с манговым соком.
formula_e-reason-never-back = Слоны идут назад только в испуге.
formula_e-reason-not-yourself = Выберите другого игрока.
formula_e-reason-empty-hand = На этой руке не осталось карт, которые можно взять.
formula_e-reason-no-cobra-there = У этого игрока нет кобры.
formula_e-reason-gives-it-up = Она должна уйти к другому игроку.
formula_e-reason-not-in-discards = Такой карты в сбросе нет.
formula_e-reason-no-cow-there = Там нет коровы.
formula_e-reason-not-from-hole = Мышь прыгает только из норы в нору.
formula_e-reason-same-hole = Мышь уже там.
formula_e-reason-not-nearest-hole = Другая нора ближе.
formula_e-reason-no-tiger = У вас нет тигра.
formula_e-reason-name-the-card = Назовите, что отменяет тигр: движение или эффект.
formula_e-reason-nothing-to-name = Здесь называть нечего: тигр отменяет карту, сыгранную последней.
formula_e-reason-idle-effect = Эффект здесь ничего не меняет; отменить можно только движение.
formula_e-reason-other-card = Это окно для другой карты.
formula_e-reason-not-in-hand = У вас нет такой карты.
formula_e-reason-nothing-done = Сначала сыграйте или сбросьте карту.
formula_e-reason-one-of-colour = За ход одна зелёная и одна жёлтая карта, не две одного цвета.
formula_e-reason-purple-alone = Фиолетовую карту играют одну.
formula_e-reason-effect-alone = Рывок, ковёр и сок играют вместе с зелёной картой.
formula_e-reason-played-already = Вы уже сыграли карту; сбрасывают вместо игры.
formula_e-reason-scared-goes-back = Испуганный слон идёт назад, а где нельзя — вбок.

formula_e-status-legend = Клетка говорит, кто на ней стоит, затем какая на ней местность. A–F: слоны, c: корова, m: мышь. ^ старт, h мышиная нора, B банановое дерево, ~ вода; пусто, где клетки нет.
formula_e-status-hand = Ваша рука
formula_e-status-player = карт { $cards }, кобр { $cobras }
formula_e-status-pile = Колода { $pile }, сброс { $discards }
formula_e-status-stopped = Остановлены перед водой: { $elephants }
formula_e-status-table = На столе
formula_e-status-search = Сброс
formula_e-status-move =
    { $points ->
        [one] Слон { $elephant }: осталось { $points } очко
        [few] Слон { $elephant }: осталось { $points } очка
       *[other] Слон { $elephant }: осталось { $points } очков
    }
formula_e-status-winner = Победа: { $player }.
formula_e-status-home = за чертой
