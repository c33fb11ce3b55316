formula_e-title = Формула E
formula_e-about = Один круг на слонах: толкайте, прорывайтесь, летите и приберегите тигра.

formula_e-option-bank = Кого не сдвинуть у самой воды: слона, которого туда толкнули (pushed), или любого (rock).
formula_e-option-carpet_finish = Полёту за финишную черту нужна свободная клетка, как любому другому (off), или не нужна никакая (on).
formula_e-option-windows = Предлагать сыграть тигра, только если карта что-то меняет (needed), или всегда (always).
formula_e-option-tiger_duel = Тигра можно отменить другим тигром (on) или нельзя (off).
formula_e-option-track = Свой круг со своими коровами и норами.
formula_e-option-deck = Свои карты, например «cards 72 green-4 x14 ...».
formula_e-option-turn_limit = Сколько ходов у каждого, прежде чем гонка будет прервана: число или none.

formula_e-action-end = закончить ход
formula_e-action-done = остановиться
formula_e-action-pass = пропустить
formula_e-action-tiger =
    { $what ->
        [movement] тигр против движения
        [effect] тигр против эффекта
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
formula_e-event-elephant-placed = { $player }: старт с { $cell }.
formula_e-event-card-drawn = { $player }: взята карта.
formula_e-event-card-drawn-with-card = { $player }: взята карта { $card }.
formula_e-event-turn-began =
    { $player_is ->
        [me] Ваш ход.
       *[other] Ходит { $player }.
    }
formula_e-event-turn-passed = { $player }: карт нет, ход пропущен.
formula_e-event-card-played =
    { $player_is ->
        [me] Вы играете карту { $card }.
       *[other] { $player } играет карту { $card }.
    }
formula_e-event-cards-played =
    { $player_is ->
        [me] Вы играете карту { $card } вместе с картой { $with }.
       *[other] { $player } играет карту { $card } вместе с картой { $with }.
    }
formula_e-event-card-discarded =
    { $player_is ->
        [me] Вы сбрасываете карту { $card }.
       *[other] { $player } сбрасывает карту { $card }.
    }
formula_e-event-card-fetched =
    { $player_is ->
        [me] Вы берёте карту из сброса.
       *[other] { $player } берёт карту из сброса.
    }
formula_e-event-card-fetched-with-card =
    { $player_is ->
        [me] Вы берёте из сброса карту { $card }.
       *[other] { $player } берёт из сброса карту { $card }.
    }
formula_e-event-card-stolen =
    { $player_is ->
        [me] Вы крадёте карту у игрока { $victim }.
       *[other] { $victim_is ->
            [me] { $player } крадёт карту у вас.
           *[other] { $player } крадёт карту у игрока { $victim }.
        }
    }
formula_e-event-card-stolen-with-card =
    { $player_is ->
        [me] Вы крадёте карту { $card } у игрока { $victim }.
       *[other] { $victim_is ->
            [me] { $player } крадёт у вас карту { $card }.
           *[other] { $player } крадёт карту { $card } у игрока { $victim }.
        }
    }
formula_e-event-discards-searched =
    { $player_is ->
        [me] Вы просматриваете сброс.
       *[other] { $player } просматривает сброс.
    }
formula_e-event-discards-searched-with-cards = Сброс: { $cards }.
formula_e-event-reshuffled =
    { $count ->
        [one] Сброс перемешан в новую колоду: { $count } карта.
        [few] Сброс перемешан в новую колоду: { $count } карты.
       *[other] Сброс перемешан в новую колоду: { $count } карт.
    }
formula_e-event-victim-named =
    { $player_is ->
        [me] Вы посылаете обезьяну к игроку { $victim }.
       *[other] { $victim_is ->
            [me] { $player } посылает обезьяну к вам.
           *[other] { $player } посылает обезьяну к игроку { $victim }.
        }
    }
formula_e-event-cobra-chosen =
    { $player_is ->
        [me] Вы выбираете кобру игрока { $from }.
       *[other] { $from_is ->
            [me] { $player } выбирает вашу кобру.
           *[other] { $player } выбирает кобру игрока { $from }.
        }
    }
formula_e-event-receiver-named =
    { $to_is ->
        [me] Кобра предназначена вам.
       *[other] Кобру получит { $to }.
    }
formula_e-event-cobra-given =
    { $to_is ->
        [me] Вы получаете кобру.
       *[other] { $to } получает кобру.
    }
formula_e-event-cobras-dropped =
    { $count ->
        [one] { $player }: прогнана { $count } кобра.
        [few] { $player }: прогнаны { $count } кобры.
       *[other] { $player }: прогнано { $count } кобр.
    }
formula_e-event-answer-sealed = { $player }: ответ дан.
formula_e-event-answer-sealed-with-answer = { $player }: ответ дан: { $answer }.
formula_e-event-tiger-played =
    { $player_is ->
        [me] Вы играете тигра против карты { $card }.
       *[other] { $player } играет тигра против карты { $card }.
    }
formula_e-event-chain-settled =
    { $cancelled ->
        [yes] Тигр в силе.
       *[no] Тигр отменён.
    }
formula_e-event-card-cancelled =
    { $player_is ->
        [me] Ваша карта { $card } отменена.
       *[other] Карта { $card } игрока { $player } отменена.
    }
formula_e-event-elephant-stepped = { $elephant }: с { $from } на { $to }.
formula_e-event-elephant-pushed = { $by } толкает { $elephant } с { $from } на { $to }.
formula_e-event-elephant-stopped = { $elephant } останавливается на { $cell }, у самой воды.
formula_e-event-elephant-blocked = { $elephant } не может сделать ни шага: карта пропала зря.
formula_e-event-cow-pushed = { $by } толкает корову с { $from } на { $to }.
formula_e-event-cow-moved = Корова идёт с { $from } на { $to }.
formula_e-event-elephant-flew = { $elephant } летит с { $from } на { $to }.
formula_e-event-elephant-finished = { $elephant } пересекает финишную черту.
formula_e-event-elephant-scared = { $elephant } пугается.
formula_e-event-mouse-moved =
    { $from ->
        [beside] Мышь выходит на { $to }.
       *[other] Мышь идёт с { $from } на { $to }.
    }
formula_e-event-race-would-end =
    { $player_is ->
        [me] Если это не отменят, вы выиграете гонку.
       *[other] Если это не отменят, гонку выиграет { $player }.
    }
formula_e-event-race-won =
    { $player_is ->
        [me] Вы выигрываете гонку.
       *[other] Гонку выигрывает { $player }.
    }
formula_e-event-race-cut =
    { $turns ->
        [one] Гонка прервана: прошёл { $turns } ход.
        [few] Гонка прервана: прошло { $turns } хода.
       *[other] Гонка прервана: прошло { $turns } ходов.
    }

formula_e-reason-race-over = Гонка окончена.
formula_e-reason-other-step =
    { $step ->
        [place] Сначала все ставят слонов на стартовые клетки.
        [turn] Сейчас сыграйте или сбросьте карту либо закончите ход.
        [discard] Вы сбрасываете карты: сбросьте ещё одну или закончите ход.
        [victim] Сейчас выберите, кого ограбить.
        [from] Сейчас выберите, чью кобру взять.
        [give] Сейчас выберите, кому отдать кобру.
        [window] Сейчас пропустите карту или сыграйте против неё тигра.
        [elephant] Сейчас выберите слона, который пойдёт.
        [use] Сейчас решите, применить ли эффект.
        [move] Слон идёт: выберите следующий шаг.
        [mango-tree] Сейчас решите, пройдёт ли слон ещё две клетки.
        [hole] Сейчас выберите нору, из которой выйдет мышь.
        [walk] Мышь идёт: выберите следующий шаг или остановите её.
        [scare] Испуганный слон бежит: выберите сторону.
        [burrow] Сейчас выберите нору, в которую вернётся мышь.
        [herd] Вы ведёте коров: выберите корову и её шаг или остановитесь.
        [fetch] Сейчас выберите карту из сброса.
        [toll] Сейчас сбросьте по карте за каждую кобру.
       *[other] Сейчас решают кубики или карты.
    }
formula_e-reason-no-cell = Там нет клетки.
formula_e-reason-cow-in-way = На { $cell } стоит корова; коров толкает только рывок.
formula_e-reason-stands-firm = Слон { $piece } на { $cell } стоит у самой воды; сдвинуть его может только рывок или испуг.
formula_e-reason-pushes-onto-water = На воду никого нельзя вытолкнуть.
formula_e-reason-cell-not-free =
    { $piece ->
        [cow] На { $cell } стоит корова; эта клетка должна быть свободна.
       *[other] На { $cell } стоит слон { $piece }; эта клетка должна быть свободна.
    }
formula_e-reason-ahead-first = Если можно идти вперёд, надо идти вперёд.
formula_e-reason-keep-side = Слон, идущий вбок, не меняет сторону.
formula_e-reason-only-with-juice = По диагонали можно только с манговым соком.
formula_e-reason-never-back = Слоны идут назад только в испуге.
formula_e-reason-not-yourself = Выберите другого игрока.
formula_e-reason-empty-hand = У этого игрока не осталось карт.
formula_e-reason-no-cobra-there = У этого игрока нет кобры.
formula_e-reason-gives-it-up = Она должна достаться другому игроку.
formula_e-reason-not-in-discards = Такой карты в сбросе нет.
formula_e-reason-no-cow-there = Там нет коровы.
formula_e-reason-not-from-hole = Мышь прыгает только из норы в нору.
formula_e-reason-same-hole = Мышь уже там.
formula_e-reason-not-nearest-hole = Другая нора ближе.
formula_e-reason-no-tiger = У вас нет тигра.
formula_e-reason-name-the-card = Назовите, что отменяет тигр: движение или эффект.
formula_e-reason-nothing-to-name = Здесь карту не называют: тигр отменяет ту, что сыграна последней.
formula_e-reason-idle-effect = Эффект здесь ничего не меняет; отменить можно только движение.
formula_e-reason-other-card = Сейчас речь о другой карте.
formula_e-reason-not-in-hand = У вас нет такой карты.
formula_e-reason-nothing-done = Сначала сыграйте или сбросьте карту.
formula_e-reason-one-of-colour = За ход — одна зелёная и одна жёлтая карта, но не две одного цвета.
formula_e-reason-purple-alone = Фиолетовую карту играют отдельно.
formula_e-reason-effect-alone = Рывок, ковёр и сок играют вместе с зелёной картой.
formula_e-reason-played-already = Вы уже сыграли карту; сбрасывать можно только вместо игры.
formula_e-reason-scared-goes-back = Испуганный слон идёт назад, а если назад нельзя — вбок.

formula_e-status-legend = В клетке указано, кто на ней стоит, затем местность. A–F: слоны, c: корова, m: мышь. ^ старт, h мышиная нора, B банановое дерево, ~ вода; пусто, где клетки нет.
formula_e-status-hand = Ваши карты
formula_e-status-player = карт { $cards }, кобр { $cobras }
formula_e-status-pile = Колода { $pile }, сброс { $discards }
formula_e-status-stopped = Стоят у самой воды: { $elephants }
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
