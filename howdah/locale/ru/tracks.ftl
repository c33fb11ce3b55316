## Own tracks of the races
web-tracks-text = Складывайте трассы из тринадцати частей или рисуйте свои, участвуйте в гонках на них и делитесь ими по ссылке.
web-tracks-mine = Мои трассы
web-tracks-none = Пока ни одной. Начните: до сохранения трасса хранится в этом браузере.
web-tracks-known = Начать с известной трассы
web-tracks-known-text = В редакторе откроется её копия.
web-tracks-new-rally = Новая трасса ралли
web-tracks-new-circuit = Новый круг Formula E
web-tracks-draft = Продолжить черновик

web-track-editor = Редактор трасс
web-track-name = Название
web-track-unnamed = Моя трасса
web-track-players = Игроки
web-track-drive = Пробный заезд
web-track-save = Сохранить
web-track-copy = Сохранить копию
web-track-edit = Изменить
web-track-edit-copy = Изменить копию
web-track-table = Стол на этой трассе
web-track-forget = Удалить эту трассу
web-track-forget-ask = «{ $name }» будет удалена, и её ссылка никуда не приведёт.
web-track-link = Ссылка на трассу
web-track-saved = «{ $name }» сохранена.
web-track-unsaved = Есть несохранённые изменения.
web-track-for = до { $seats } игроков
web-track-length = { $columns ->
    [one] { $columns } ряд
    [few] { $columns } ряда
   *[other] { $columns } рядов
}
web-track-picture = { $name }: рядов { $columns }, коров { $cows }, мышиных нор { $holes }
web-track-rail = Трасса
web-track-map = Карта трассы. Стрелки ведут от клетки к клетке, Enter кладёт выбранное.
web-track-nothing = Рисовать пока нечего.
web-track-overlaps = Рисунок пересекает сам себя. Гонке это не мешает.
web-track-cell = { $cell }: { $what }, часть { $piece }
web-track-cell-plain = { $cell }: { $what }

## Tools
web-track-tools = Инструменты
web-track-hand = Выбор
web-track-lanes = Дорожки
web-track-letter-plain = простая клетка
web-track-letter-gap = пропуск
web-track-letter-banana = банановое дерево
web-track-letter-water = вода
web-track-letter-mango = манговое дерево
web-track-letter-stall = рыночный лоток
web-track-letter-mud = грязь { $points }
web-track-letter-cow = корова
web-track-letter-hole = мышиная нора
web-track-letter-start = стартовая клетка

## Pieces
web-track-pieces = Части от старта до финиша
web-track-piece = { $place } из { $count }: { $piece }, { $bend }, рядов { $columns }
web-track-piece-acts = Часть { $piece }
web-track-has-fault = Ошибка здесь
web-track-straight = прямые
web-track-gentle = повороты на 45°
web-track-sharp = повороты на 90°
web-track-left = { $degrees }° влево
web-track-right = { $degrees }° вправо
web-track-own = своя
web-track-earlier = Раньше
web-track-later = Позже
web-track-turn = Перевернуть
web-track-turn-to = Перевернуть на { $piece }
web-track-remove = Убрать
web-track-grow = Добавить ряд
web-track-shrink = Убрать ряд
web-track-grow-at = Добавить ряд после { $column }
web-track-shrink-at = Убрать ряд { $column }
web-track-circuit = Круг
web-track-palette = Части для укладки
web-track-lay = Положить { $piece } после { $after }
web-track-laid = { $piece } уже лежит на трассе одной из сторон.

## What was done
web-track-did-lay = { $piece }: положена после { $after }.
web-track-did-move = { $piece }: теперь на месте { $place }.
web-track-did-turn = { $before } перевёрнута: { $piece }.
web-track-did-remove = { $piece }: убрана.
web-track-did-own = { $piece } теперь своя часть.
web-track-did-grow = Добавлен ряд после ряда { $column }.
web-track-did-shrink = Ряд { $column } убран.
web-track-did-lanes = Дорожек: { $count }.
web-track-did-paint = { $cell }: { $what }.
web-track-did-type = Текст изменён.
web-track-did-import = Прочитано из { $file }.
web-track-did-begin = Начато с: { $what }.
web-track-undone = Отменено: { $what }
web-track-redone = Повторено: { $what }
web-track-not-free = На { $cell } нельзя положить ни корову, ни мышиную нору.
web-track-as-is = { $cell } остаётся такой, как напечатана.
web-track-shown = Выбрана часть { $piece }.

## The check
web-track-check = Проверка
web-track-good = На этой трассе можно провести гонку.
web-track-verdict-advice = { $count ->
    [one] Гонка возможна, есть { $count } совет.
    [few] Гонка возможна, есть { $count } совета.
   *[other] Гонка возможна, есть { $count } советов.
}
web-track-advice = Советы правил
web-track-no-advice = Советы правил соблюдены.
web-track-show = Показать
web-track-rule = Правило { $clause }
web-track-columns = ряды
web-track-cows = коровы
web-track-holes = норы
web-track-crossings = переправы
web-track-remedy-holes = Взять мышиную нору
web-track-remedy-twice = Убрать вторую
web-track-remedy-own = Сделать своей частью

web-track-fault-plain = Строка { $line }, знак { $column }: найдено { $found }, ожидалось { $expected }.
web-track-fault-track-empty = Трассы ещё нет: начните с известной.
web-track-fault-track-rows = Трассе нужны строки от «start» до «finish» и части между ними.
web-track-fault-track-twice = Каждая часть лежит на трассе один раз: { $first } и { $second } — стороны одной части.
web-track-fault-track-own-empty = Своей части нужны ряды.
web-track-fault-track-face-columns = У стороны { $face } рядов { $needed }. Для другого числа нужна своя часть.
web-track-fault-track-face-cell = Сторона { $face } напечатана иначе ({ $printed }): на ней лежат только коровы и мышиные норы, на простых клетках.
web-track-fault-track-too-long = На трассе не больше { $most } рядов.
web-track-fault-track-columns = На круге от { $fewest } до { $most } рядов; здесь { $count }.
web-track-fault-track-starts = Трассе нужно { $needed } стартовых клеток, на старте.
web-track-fault-track-starts-last = Стартовые клетки лежат в последних рядах, прямо перед чертой.
web-track-fault-track-holes = Трассе нужно мышиных нор: { $needed }; здесь их { $count }.
web-track-fault-track-no-hole = Кругу нужна нора для мыши.
web-track-fault-track-water-ends = До и после каждой переправы должна быть суша.
web-track-fault-track-water-mixed = В ряду с водой только вода и пропуски.
web-track-fault-track-crossings = На трассе не больше { $most } переправ.
web-track-fault-track-no-way = До финиша должен быть путь: из { $cell } дальше не пройти.
web-track-fault-track-letter = Клетка — одна из букв { $letters }
web-track-fault-track-lanes = В каждом ряду дорожек: { $lanes }.
web-track-fault-track-all-gap = В ряду нужна хотя бы одна клетка без пропуска.
web-track-fault-track-terrain = На круге Formula E нет манговых деревьев, лотков и грязи.

web-track-advice-length = Рядов { $columns }; для { $players } игроков советуют около { $about }.
web-track-advice-mud-early = Грязь в ряду { $column }: лучше в середине или во второй половине.
web-track-advice-mud-pieces = Частей с грязью: { $count } ({ $pieces }); достаточно одной.
web-track-advice-crossing-early = Переправа в ряду { $column }: реки и мосты лучше ближе к концу.
web-track-advice-narrow = Частей с одной дорожкой: { $count } ({ $pieces }); советуют немного.
web-track-advice-cows = Коров: { $count }; для стольких игроков обычно { $needed }.
web-track-advice-trap = Коровы запирают одинокого слона на { $cell }.

## Simulated races
web-track-trial = Оценка
web-track-trial-help = Гонки без людей, в фоне: сколько длятся, где застревают, важно ли место.
web-track-trial-games = Гонки
web-track-trial-players = Кто едет
web-track-trial-hasty = торопливые
web-track-trial-random = случайные
web-track-trial-start = Пустить их
web-track-trial-running = Гонок { $done } из { $total }
web-track-trial-failed = Гонки прервались. Попробуйте ещё раз.
web-track-trial-stale = Это числа трассы до ваших изменений.
web-track-trial-turns = { $median ->
    [one] около { $median } хода
   *[other] около { $median } ходов
}
web-track-trial-range = Девять гонок из десяти длятся от { $low } до { $high } ходов (гонок: { $games }).
web-track-trial-seats = Кто побеждает, по очереди хода
web-track-trial-seat = { $place }-й
web-track-trial-fair = Ни одно место не выделяется сверх случая.
web-track-trial-unfair = Некоторые места побеждают чаще, чем объяснил бы случай.
web-track-trial-blocks = Где застревают
web-track-trial-short = Из всех движений { $short } кончаются раньше, { $stuck } никого не двигают, { $halted } остановлены у воды.
web-track-trial-stalled = В { $share } гонок никто не продвинулся за два круга ходов.
web-track-trial-cut = Не закончились гонки: { $count }.
web-track-trial-marked = Доли всех, что кончаются раньше; три худших ряда отмечены на карте.
web-track-trial-column = ряд { $column }: { $share }

## The file
web-track-file = Файл
web-track-export = Выгрузить
web-track-import = Загрузить
web-track-file-large = Этот файл слишком велик для трассы.
web-track-begin = Начать с
web-track-begin-choose = известной трассы
web-track-begin-go = Начать
web-track-starter-first = Первая трасса, до { $seats } игроков
web-track-starter = Трасса { $name }, до { $seats } игроков
web-track-starter-board = Formula E, до { $seats } игроков
web-track-text = Текстом
web-track-text-help = Строка — часть, группа букв — ряд. Набранное сразу рисуется.

## Keys
web-track-key-pieces = среди частей: предыдущая, следующая
web-track-key-move = часть раньше, позже
web-track-key-turn = перевернуть часть
web-track-key-remove = убрать часть; на карте: очистить клетку
web-track-key-cells = на карте: от клетки к клетке
web-track-key-enter = положить выбранное на клетку
web-track-key-letters = на карте: корова, мышиная нора
