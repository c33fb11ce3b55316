## Задачи
puzzle-title = Задачи
puzzle-daily = Задача дня
puzzle-own = Из ваших партий
puzzle-head = { $title }, задача { $name }. Вы — { $player }.
puzzle-count = { $game }: { $title }, { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[other] { $count } задач
}
puzzle-task-bids-purely = Одна карта здесь явно лучше всех. Какую поставите?
puzzle-task-never-worse = Одна из двух ваших карт никогда не хуже другой. Какая?
puzzle-task-wins-now = Вы можете победить прямо в этот ход, если никто не помешает. Как?
puzzle-task-best-line = Один способ сыграть этот ход намного лучше всех остальных. Найдите его.
puzzle-task-tiger-pays = У вас тигр. Сыграть его или пропустить?
puzzle-task-tiger-waits = У вас тигр. Сыграть его или пропустить?
puzzle-task-strikes = Броска хватит, чтобы выбить последнего врага. Как?
puzzle-task-own = Здесь вы решили иначе, и это стоило вам дорого. Что было лучше?
puzzle-why-bids-purely = Ставить надо { $bid }: если все ставят лучшее, так выигрывают { $best } партий из ста, со следующей по силе картой — { $next }.
puzzle-why-never-worse = Что бы ни поставили другие, { $bid } не хуже другой карты: против всех их ставок она выигрывает { $best } раз из ста, другая — { $next }.
puzzle-why-wins-now = Вы пересекаете черту в этот ход. Кто ждёт, выигрывает примерно { $next } партий из ста.
puzzle-why-best-line = Так выигрывают примерно { $best } партий из ста, лучшим ходом с другими картами — { $next }.
puzzle-why-tiger-pays = Карту { $card } надо остановить: с тигром вы выигрываете примерно { $best } партий из ста, без него { $next }.
puzzle-why-tiger-waits = Карта { $card } вам почти не вредит, а тигр потом дороже: пропустив её, вы выигрываете примерно { $best } партий из ста, иначе { $next }.
puzzle-why-strikes = Фишка или тотем, закончившие движение рядом с чужим тотемом, выбивают его. В этом решении { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}.
puzzle-why-own = Так выигрывают примерно { $best } партий из ста, так, как сыграли вы, — { $next }.
puzzle-right = Верно!
puzzle-wrong = Так можно, но это не лучшее.
puzzle-line = Одно из решений: { $line }.
puzzle-levels = Боты лёгкий, средний и сильный находят решение в { $easy } %, { $medium } % и { $hard } % попыток. Рейтинг { $rating }.
puzzle-again = Ещё раз
puzzle-next = Следующая задача
puzzle-show = Показать решение
puzzle-prompt = >
puzzle-help = Введите действие или его номер. Ещё: show (решение), again (с начала), quit (выйти).
puzzle-left = Вы вышли из задачи.
