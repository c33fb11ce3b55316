review-title = Разбор: { $game }
review-viewer-all = По тому, что знали все
review-viewer-seat = По тому, что знал игрок { $player }
review-picture = Шансы на победу
review-picture-note = Какими были бы шансы, если бы дальше все играли как средний бот. Полоса показывает, насколько они могут быть неточны.
review-no-points = Ни один ход сильно не изменил шансы.
review-points = Переломные моменты
review-decisions = Решения
review-luck = Удача и умение
review-luck-note = Умение: что дали решения по сравнению с решениями среднего бота в тех же мирах. Удача: всё остальное.
review-partial = Время вышло раньше, чем удалось посмотреть всё. Сказанное верно; за большее время нашлось бы больше.
review-when =
    { $game ->
        [raj] Раунд { $turn }
       *[other] Ход { $turn }
    }
review-setup = В начале
review-end = Конец
review-point = { $when }: { $what } { $player } { $change }
review-working = Смотрим решения
review-chance-of = { $player } { $chance }
review-seat = Игрок
review-start = Начало
review-final = Конец
review-luck-head = Удача
review-skill-head = Умение
review-lost-head = Упущено
review-graded-head = Решений
review-grades = { $player }: { $grades }
review-grade-count = { $count } × { $grade }
review-grade-best = лучшее
review-grade-good = хорошее
review-grade-inaccuracy = неточность
review-grade-mistake = ошибка
review-grade-blunder = грубая ошибка
review-grade-forced = без выбора
review-no-mistakes = Ни одно решение не было наверняка ошибкой.
review-decision = { $when }, { $player }: { $actions }
review-decision-loss = { $grade }, { $chance } вместо { $best }
review-better = Лучше: { $actions } ({ $chance })
review-mixture = Здесь играют: { $bids }
review-mixture-part = { $bid } в { $share }
review-missed-win = Этим ходом можно было победить.
review-details = Все решения
review-numbers = Числа
review-turn-won = Гонку выигрывает { $player }.
review-turn-totem = { $player } снимает тотем игрока { $victim }.
review-turn-tiger = { $player } играет тигра.
review-turn-stake = { $player } забирает кон ({ $worth }).
review-turn-carried = Кон ({ $worth }) не забирает никто.
review-turn-eliminated = { $player } снимает фишку игрока { $victim }.
review-turn-cut-off = { $player } отрезает от тотема фишки игрока { $victim }.
review-turn-cobra = { $to } получает кобру.
review-turn-stolen = { $player } крадёт карту у игрока { $victim }.
review-turn-cards = { $player } играет: { $cards }.
review-turn-roll = { $player }: выпало { $dice }.
review-turn-played = Ход игрока { $player }.
review-why-wins = Это сразу победа.
review-why-steps =
    { $count ->
        [one] Вы проходите на { $count } шаг дальше.
        [few] Вы проходите на { $count } шага дальше.
       *[other] Вы проходите на { $count } шагов дальше.
    }
review-why-cobras =
    { $count ->
        [one] У вас на { $count } кобру меньше.
        [few] У вас на { $count } кобры меньше.
       *[other] У вас на { $count } кобр меньше.
    }
review-why-crossing = Вы не ждёте перед закрытой переправой.
review-why-free = Путь вперёд остаётся свободным.
review-why-mud = Вы теряете меньше очков в грязи.
review-why-reach = С вашей рукой потом можно дойти до финиша.
review-why-draws =
    { $count ->
        [one] Вы берёте на { $count } карту больше.
        [few] Вы берёте на { $count } карты больше.
       *[other] Вы берёте на { $count } карт больше.
    }
review-why-keeps = У вас остаётся карта { $card }.
review-why-keeps-tiger = Тигр остаётся на потом.
review-why-saves-card = Ваша карта сыграет.
review-why-stops = Это останавливает игрока { $player }.
review-why-rival-steps =
    { $count ->
        [one] Игроку { $player } идти на { $count } шаг дальше.
        [few] Игроку { $player } идти на { $count } шага дальше.
       *[other] Игроку { $player } идти на { $count } шагов дальше.
    }
review-why-rival-cobras = У игрока { $player } больше кобр.
review-why-rival-blocked = Это закрывает путь игроку { $player }.
review-why-knocks-out = Это снимает тотем игрока { $player }.
review-why-pieces =
    { $count ->
        [one] У вас на поле на { $count } фишку больше.
        [few] У вас на поле на { $count } фишки больше.
       *[other] У вас на поле на { $count } фишек больше.
    }
review-why-takes =
    { $count ->
        [one] { $player } теряет на { $count } фишку больше.
        [few] { $player } теряет на { $count } фишки больше.
       *[other] { $player } теряет на { $count } фишек больше.
    }
review-why-strike = До тотема игрока { $player } вам тогда { $count } очк., а не { $instead }.
review-why-guard = До вашего тотема игроку { $player } тогда { $count } очк., а не { $instead }.
review-why-bid-high = За кон { $stake } здесь не ставят больше { $high }; { $bid } пригодится позже.
review-why-bid-low = За кон { $stake } здесь ставят не меньше { $low }; с { $bid } желаемое выходит слишком редко.
review-why-bid-between = Здесь { $bid } ни то ни сё: ставят от { $low } до { $high }, но не эту карту.
