## Own tracks of the races
tracks-page-text = Собирайте треки из тринадцати частей или рисуйте свои, проводите на них гонки и делитесь ссылкой.
tracks-page-mine = Мои треки
tracks-page-none = Пока ни одного. Начните: до сохранения трек хранится в этом браузере.
tracks-page-known = Начать с известного трека
tracks-page-known-text = В редакторе откроется его копия.
tracks-page-new-rally = Новый трек ралли
tracks-page-new-circuit = Новый круг Формулы E
tracks-page-draft = Продолжить черновик

tracks-editor = Редактор треков
tracks-name = Название
tracks-unnamed = Мой трек
tracks-players = Игроки
tracks-drive = Пробный заезд
tracks-save = Сохранить
tracks-copy = Сохранить копию
tracks-edit = Изменить
tracks-edit-copy = Изменить копию
tracks-table = Стол на этом треке
tracks-forget = Удалить этот трек
tracks-forget-ask = Трек «{ $name }» будет удалён, и ссылка на него перестанет работать.
tracks-link = Ссылка на трек
tracks-saved = Трек «{ $name }» сохранён.
tracks-unsaved = Есть несохранённые изменения.
tracks-for = до { $seats } игроков
tracks-length = { $columns ->
    [one] { $columns } ряд
    [few] { $columns } ряда
   *[other] { $columns } рядов
}
tracks-picture = { $name }: рядов { $columns }, коров { $cows }, мышиных нор { $holes }
tracks-rail = Трек
tracks-map = Карта трека. Стрелки ведут от клетки к клетке, Enter кладёт выбранное.
tracks-nothing = Рисовать пока нечего.
tracks-overlaps = Рисунок пересекает сам себя. Гонке это не мешает.
tracks-cell = { $cell }: { $what }, часть { $piece }
tracks-cell-plain = { $cell }: { $what }

## Tools
tracks-tools = Инструменты
tracks-hand = Выбор
tracks-lanes = Дорожки
tracks-letter-plain = простая клетка
tracks-letter-gap = пропуск
tracks-letter-banana = банановое дерево
tracks-letter-water = вода
tracks-letter-mango = манговое дерево
tracks-letter-stall = рыночный лоток
tracks-letter-mud = грязь { $points }
tracks-letter-cow = корова
tracks-letter-hole = мышиная нора
tracks-letter-start = стартовая клетка

## Pieces
tracks-pieces = Части от старта до финиша
tracks-piece = { $place } из { $count }: { $piece }, { $bend }, рядов { $columns }
tracks-piece-acts = Часть { $piece }
tracks-has-fault = Проблема здесь
tracks-straight = прямые
tracks-gentle = повороты на 45°
tracks-sharp = повороты на 90°
tracks-left = { $degrees }° влево
tracks-right = { $degrees }° вправо
tracks-own = ваша
tracks-earlier = Раньше
tracks-later = Позже
tracks-turn = Перевернуть
tracks-turn-to = Перевернуть на { $piece }
tracks-remove = Убрать
tracks-grow = Добавить ряд
tracks-shrink = Убрать ряд
tracks-grow-at = Добавить ряд после { $column }
tracks-shrink-at = Убрать ряд { $column }
tracks-circuit = Круг
tracks-palette = Части, которые можно добавить
tracks-lay = Добавить { $piece } после { $after }
tracks-laid = { $piece } уже есть в треке, одной из сторон.

## What was done
tracks-did-lay = { $piece }: добавлена после { $after }.
tracks-did-move = { $piece }: теперь на месте { $place }.
tracks-did-turn = { $before } перевёрнута: { $piece }.
tracks-did-remove = { $piece }: убрана.
tracks-did-own = { $piece } теперь ваша собственная часть.
tracks-did-grow = Добавлен ряд после ряда { $column }.
tracks-did-shrink = Ряд { $column } убран.
tracks-did-lanes = Дорожек: { $count }.
tracks-did-paint = { $cell }: { $what }.
tracks-did-type = Текст изменён.
tracks-did-import = Прочитано из { $file }.
tracks-did-begin = Начато с: { $what }.
tracks-undone = Отменено: { $what }
tracks-redone = Повторено: { $what }
tracks-not-free = На { $cell } нельзя положить ни корову, ни мышиную нору.
tracks-as-is = { $cell } остаётся такой, как напечатана.
tracks-shown = Выбрана часть { $piece }.

## The check
tracks-check = Проверка
tracks-good = На этом треке можно провести гонку.
tracks-verdict-advice = { $count ->
    [one] Гонка возможна, есть { $count } совет.
    [few] Гонка возможна, есть { $count } совета.
   *[other] Гонка возможна, есть { $count } советов.
}
tracks-advice = Советы правил
tracks-no-advice = Советы правил соблюдены.
tracks-show = Показать
tracks-rule = Правило { $clause }
tracks-columns =
    { $count ->
        [one] ряд
        [few] ряда
       *[many] рядов
    }
tracks-cows =
    { $count ->
        [one] корова
        [few] коровы
       *[many] коров
    }
tracks-holes =
    { $count ->
        [one] нора
        [few] норы
       *[many] нор
    }
tracks-crossings =
    { $count ->
        [one] переправа
        [few] переправы
       *[many] переправ
    }
tracks-remedy-holes = Взять мышиную нору
tracks-remedy-twice = Убрать вторую
tracks-remedy-own = Сделать собственной частью

tracks-fault-plain = Строка { $line }, знак { $column }: найдено { $found }, ожидалось { $expected }.
tracks-fault-track-empty = Трека ещё нет: начните с известного.
tracks-fault-track-rows = Треку нужны строки от «start» до «finish» и части между ними.
tracks-fault-track-twice = Каждая часть лежит в треке один раз: { $first } и { $second } — стороны одной части.
tracks-fault-track-own-empty = Собственной части нужны ряды.
tracks-fault-track-face-columns = У стороны { $face } рядов: { $needed }. Для другого числа нужна собственная часть.
tracks-fault-track-face-cell = Сторона { $face } напечатана иначе ({ $printed }): на ней лежат только коровы и мышиные норы, на простых клетках.
tracks-fault-track-too-long = В треке не больше { $most } рядов.
tracks-fault-track-columns = На круге от { $fewest } до { $most } рядов; здесь { $count }.
tracks-fault-track-starts = Треку нужно { $needed } стартовых клеток, на старте.
tracks-fault-track-starts-last = Стартовые клетки лежат в последних рядах, прямо перед чертой.
tracks-fault-track-holes = Треку нужно мышиных нор: { $needed }; здесь их { $count }.
tracks-fault-track-no-hole = Кругу нужна нора для мыши.
tracks-fault-track-water-ends = До и после каждой переправы должна быть суша.
tracks-fault-track-water-mixed = В ряду с водой только вода и пропуски.
tracks-fault-track-crossings = В треке не больше { $most } переправ.
tracks-fault-track-no-way = До финиша должен быть путь: из { $cell } дальше не пройти.
tracks-fault-track-letter = Клетка — одна из букв { $letters }
tracks-fault-track-lanes = В каждом ряду дорожек: { $lanes }.
tracks-fault-track-all-gap = В ряду нужна хотя бы одна клетка без пропуска.
tracks-fault-track-terrain = На круге Формулы E нет манговых деревьев, рыночных лотков и грязи.

tracks-advice-length = Рядов { $columns }; для { $players } игроков советуют около { $about }.
tracks-advice-mud-early = Грязь в ряду { $column }: лучше в середине или во второй половине.
tracks-advice-mud-pieces = Частей с грязью: { $count } ({ $pieces }); достаточно одной.
tracks-advice-crossing-early = Переправа в ряду { $column }: реки и мосты лучше ближе к концу.
tracks-advice-narrow = Частей с одной дорожкой: { $count } ({ $pieces }); советуют немного.
tracks-advice-cows = Коров: { $count }; для стольких игроков обычно { $needed }.
tracks-advice-trap = Коровы запирают одинокого слона на { $cell }.

## Simulated races
tracks-trial = Оценка
tracks-trial-help = Гонки без людей, в фоне: сколько длятся, где застревают, важно ли место.
tracks-trial-games = Гонки
tracks-trial-players = Кто участвует
tracks-trial-hasty = быстрые боты
tracks-trial-random = случайные боты
tracks-trial-start = Начать гонки
tracks-trial-running = Гонок { $done } из { $total }
tracks-trial-failed = Гонки прервались. Попробуйте ещё раз.
tracks-trial-stale = Это данные до ваших изменений.
tracks-trial-turns = { $median ->
    [one] около { $median } хода
   *[other] около { $median } ходов
}
tracks-trial-range = Девять гонок из десяти длятся от { $low } до { $high } ходов (гонок: { $games }).
tracks-trial-seats = Кто побеждает, по очереди хода
tracks-trial-seat = { $place }-й
tracks-trial-fair = Ни у одного места нет преимущества сверх случайного.
tracks-trial-unfair = Некоторые места побеждают чаще, чем объяснил бы случай.
tracks-trial-blocks = Где застревают
tracks-trial-short = Из всех ходов { $short } кончаются раньше, { $stuck } никого не двигают, { $halted } останавливаются у воды.
tracks-trial-stalled = В { $share } гонок никто не продвинулся за два круга ходов.
tracks-trial-cut = Не закончились гонки: { $count }.
tracks-trial-marked = Доли всех ходов, что кончаются раньше; три худших ряда отмечены на карте.
tracks-trial-column = ряд { $column }: { $share }

## The file
tracks-file = Файл
tracks-export = Выгрузить
tracks-import = Загрузить
tracks-file-large = Этот файл слишком велик для трека.
tracks-begin = Начать с
tracks-begin-choose = известного трека
tracks-begin-go = Начать
tracks-starter-first = Первый трек, до { $seats } игроков
tracks-starter = Трек { $name }, до { $seats } игроков
tracks-starter-board = Формула E, до { $seats } игроков
tracks-text = Текстом
tracks-text-help = Строка — часть, группа букв — ряд. Всё, что вы вводите, сразу рисуется.

## Keys
tracks-key-pieces = среди частей: предыдущая, следующая
tracks-key-move = часть раньше, позже
tracks-key-turn = перевернуть часть
tracks-key-remove = убрать часть; на карте: очистить клетку
tracks-key-cells = на карте: от клетки к клетке
tracks-key-enter = положить выбранное на клетку
tracks-key-letters = на карте: корова, мышиная нора
