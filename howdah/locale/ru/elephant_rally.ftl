elephant_rally-title = Слоновье ралли
elephant_rally-about = Гонка слонов по треку из частей: толкайте, прорывайтесь, летите и берегитесь мыши.

elephant_rally-option-circuit = Трек: первый или один из шести предложенных.
elephant_rally-option-layout = Где стоят коровы и где норы: standard, random или клетки по именам.
elephant_rally-option-cow_steps = Коров ведут только вперёд и назад (along) или и вбок (any).
elephant_rally-option-halting = Лидер останавливается там, где закрытая вода прямо впереди на его дорожке (lane), или на любой дорожке ряда перед ней (column).
elephant_rally-option-banana = Банановое дерево даёт карты сразу (now) или в конце хода (end).
elephant_rally-option-carpet_finish = Ковёр-самолёт может выиграть, перелетев финишную черту (on), или ему нужна клетка для посадки (off).
elephant_rally-option-mud = В грязи играют лишь карты больше её числа (more) или все, кроме красных, как сказано в тексте (letter).
elephant_rally-option-tiger_window = До ответа тигров называют всё, что сделает красная карта (plan), или только её цель (card).
elephant_rally-option-windows = Предлагать сыграть тигра, только если карта что-то меняет (needed), или всегда (always).
elephant_rally-option-track = Свой трек, по строке на часть, со своими коровами и норами.
elephant_rally-option-deck = Свои карты, например «cards 68 green-5 x10 ...».
elephant_rally-option-turn_limit = Сколько ходов у каждого, прежде чем гонка будет прервана: число или none.

elephant_rally-action-end = закончить ход
elephant_rally-action-done = остановиться
elephant_rally-action-pass = пропустить
elephant_rally-action-tiger = тигр { $what }
elephant_rally-action-use = применить эффект
elephant_rally-action-plain = идти без эффекта
elephant_rally-action-go = ещё две клетки
elephant_rally-action-stay = остаться у мангового дерева
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
elephant_rally-event-elephant-placed = { $player }: старт с { $cell }.
elephant_rally-event-card-drawn = { $player }: взята карта.
elephant_rally-event-card-drawn-with-card = { $player }: взята карта { $card }.
elephant_rally-event-turn-began =
    { $player_is ->
        [me] Ваш ход.
       *[other] Ходит { $player }.
    }
elephant_rally-event-turn-passed = { $player }: карт нет, ход пропущен.
elephant_rally-event-card-played =
    { $player_is ->
        [me] Вы играете карту { $card }.
       *[other] { $player } играет карту { $card }.
    }
elephant_rally-event-card-discarded =
    { $player_is ->
        [me] Вы сбрасываете карту { $card }.
       *[other] { $player } сбрасывает карту { $card }.
    }
elephant_rally-event-card-revealed = Лоток открывает карту { $card }.
elephant_rally-event-card-fetched =
    { $player_is ->
        [me] Вы берёте карту из сброса.
       *[other] { $player } берёт карту из сброса.
    }
elephant_rally-event-card-fetched-with-card =
    { $player_is ->
        [me] Вы берёте из сброса карту { $card }.
       *[other] { $player } берёт из сброса карту { $card }.
    }
elephant_rally-event-card-stolen =
    { $player_is ->
        [me] Вы крадёте карту у игрока { $victim }.
       *[other] { $victim_is ->
            [me] { $player } крадёт карту у вас.
           *[other] { $player } крадёт карту у игрока { $victim }.
        }
    }
elephant_rally-event-card-stolen-with-card =
    { $player_is ->
        [me] Вы крадёте карту { $card } у игрока { $victim }.
       *[other] { $victim_is ->
            [me] { $player } крадёт у вас карту { $card }.
           *[other] { $player } крадёт карту { $card } у игрока { $victim }.
        }
    }
elephant_rally-event-discards-searched =
    { $player_is ->
        [me] Вы просматриваете сброс.
       *[other] { $player } просматривает сброс.
    }
elephant_rally-event-discards-searched-with-cards = Сброс: { $cards }.
elephant_rally-event-reshuffled =
    { $count ->
        [one] Сброс перемешан в новую колоду: { $count } карта.
        [few] Сброс перемешан в новую колоду: { $count } карты.
       *[other] Сброс перемешан в новую колоду: { $count } карт.
    }
elephant_rally-event-victim-named =
    { $player_is ->
        [me] Вы посылаете обезьяну к игроку { $victim }.
       *[other] { $victim_is ->
            [me] { $player } посылает обезьяну к вам.
           *[other] { $player } посылает обезьяну к игроку { $victim }.
        }
    }
elephant_rally-event-cobra-chosen =
    { $player_is ->
        [me] Вы выбираете кобру игрока { $from }.
       *[other] { $from_is ->
            [me] { $player } выбирает вашу кобру.
           *[other] { $player } выбирает кобру игрока { $from }.
        }
    }
elephant_rally-event-receiver-named =
    { $to_is ->
        [me] Кобра предназначена вам.
       *[other] Кобру получит { $to }.
    }
elephant_rally-event-plan-made = { $player }, план для карты { $card }: { $plan }.
elephant_rally-event-cobra-given =
    { $to_is ->
        [me] Вы получаете кобру.
       *[other] { $to } получает кобру.
    }
elephant_rally-event-cobras-dropped =
    { $count ->
        [one] { $player }: прогнана { $count } кобра.
        [few] { $player }: прогнаны { $count } кобры.
       *[other] { $player }: прогнано { $count } кобр.
    }
elephant_rally-event-answer-sealed = { $player }: ответ дан.
elephant_rally-event-answer-sealed-with-answer = { $player }: ответ дан: { $answer }.
elephant_rally-event-tiger-played =
    { $player_is ->
        [me] Вы играете тигра против карты { $card }.
       *[other] { $player } играет тигра против карты { $card }.
    }
elephant_rally-event-chain-settled =
    { $cancelled ->
        [yes] Тигр в силе.
       *[no] Тигр отменён.
    }
elephant_rally-event-card-cancelled =
    { $player_is ->
        [me] Ваша карта { $card } отменена.
       *[other] Карта { $card } игрока { $player } отменена.
    }
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
elephant_rally-event-elephant-blocked = { $elephant } не может сделать ни шага: карта пропала зря.
elephant_rally-event-elephant-halted = { $elephant } останавливается у воды.
elephant_rally-event-crossing-opened = Переправа { $crossing } открыта.
elephant_rally-event-elephant-finished = { $elephant } пересекает финишную черту.
elephant_rally-event-elephant-scared = { $elephant } пугается.
elephant_rally-event-mouse-moved =
    { $from ->
        [beside] Мышь выходит на { $to }.
       *[other] Мышь идёт с { $from } на { $to }.
    }
elephant_rally-event-mouse-left = Мышь уходит с трека.
elephant_rally-event-elephant-freed =
    { $points ->
        [one] { $elephant } тратит { $points } очко, чтобы выбраться из грязи.
        [few] { $elephant } тратит { $points } очка, чтобы выбраться из грязи.
       *[other] { $elephant } тратит { $points } очков, чтобы выбраться из грязи.
    }
elephant_rally-event-effect-used =
    { $player_is ->
        [me] Вы применяете эффект карты { $card }.
       *[other] { $player } применяет эффект карты { $card }.
    }
elephant_rally-event-mango-eaten = { $elephant } ест манго и идёт дальше.
elephant_rally-event-race-won =
    { $player_is ->
        [me] Вы выигрываете гонку.
       *[other] Гонку выигрывает { $player }.
    }
elephant_rally-event-race-cut =
    { $turns ->
        [one] Гонка прервана: прошёл { $turns } ход.
        [few] Гонка прервана: прошло { $turns } хода.
       *[other] Гонка прервана: прошло { $turns } ходов.
    }

elephant_rally-reason-race-over = Гонка окончена.
elephant_rally-reason-other-step =
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
elephant_rally-reason-no-cell = Там нет клетки.
elephant_rally-reason-cow-in-way = На { $cell } стоит корова; коров толкает только рывок.
elephant_rally-reason-stands-firm = Слон { $piece } на { $cell } стоит у самой воды; сдвинуть его может только рывок или испуг.
elephant_rally-reason-crossing-closed = Переправа закрыта: на неё может ступить только слон, который начал ход у самой воды.
elephant_rally-reason-own-elephant-in-way = На { $cell } стоит ваш собственный слон { $piece }; его толкает только рывок.
elephant_rally-reason-cow-at-line = Корову нельзя вытолкнуть за черту.
elephant_rally-reason-cell-not-free =
    { $piece ->
        [cow] На { $cell } стоит корова; эта клетка должна быть свободна.
       *[other] На { $cell } стоит слон { $piece }; эта клетка должна быть свободна.
    }
elephant_rally-reason-ahead-first = Если можно идти вперёд, надо идти вперёд.
elephant_rally-reason-keep-side = Слон, идущий вбок, не меняет сторону.
elephant_rally-reason-only-with-juice = По диагонали можно только с манговым соком.
elephant_rally-reason-never-back = Слоны идут назад только в испуге.
elephant_rally-reason-not-yourself = Выберите другого игрока.
elephant_rally-reason-empty-hand = У этого игрока не осталось карт.
elephant_rally-reason-no-cobra-there = У этого игрока нет кобры.
elephant_rally-reason-gives-it-up = Она должна достаться другому игроку.
elephant_rally-reason-not-in-discards = Такой карты в сбросе нет.
elephant_rally-reason-no-cow-there = Там нет коровы.
elephant_rally-reason-no-tiger = У вас нет тигра.
elephant_rally-reason-not-in-hand = У вас нет такой карты.
elephant_rally-reason-nothing-done = Сначала сыграйте или сбросьте карту.
elephant_rally-reason-two-cards = Вы уже сыграли две карты.
elephant_rally-reason-two-green = Две зелёные карты за один ход играть нельзя.
elephant_rally-reason-stuck-in-mud = В этой грязи можно сыграть только карту больше её числа.
elephant_rally-reason-discarded-already = Сыграв карту, можно сбросить только одну.
elephant_rally-reason-not-your-elephant = Это не ваш слон.
elephant_rally-reason-scared-goes-back = Испуганный слон идёт назад, а если назад нельзя — вбок.

elephant_rally-suggestion-crossing = Подождите, пока откроется переправа { $crossing }.

elephant_rally-status-legend = В клетке указано, кто на ней стоит, затем местность. A–F: слоны, c: корова, m: мышь. ^ старт, h мышиная нора, B банановое дерево, ~ вода, M манговое дерево, S лоток, 2–4 грязь; пусто, где клетки нет.
elephant_rally-status-hand = Ваши карты
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
