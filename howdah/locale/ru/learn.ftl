## Уроки и правила вне стола
learn-title = Обучение
learn-text = По пять минут, играя: стол подсказывает, что попробовать, а правила объясняют почему.
learn-lesson = Урок
learn-start = Начать урок
learn-learned = пройдено
learn-read = Читать правила
learn-step = Шаг { $step } из { $steps }
learn-next = Дальше
learn-back = Назад
learn-show = Показать
learn-again = Ещё раз
learn-others = Другие уроки
learn-finished = Отлично!
learn-minutes = около 5 минут
learn-dare = Попробовать: { $action }
