lesson-name-2 = Аня
lesson-name-3 = Борис
lesson-name-4 = Вера
lesson-name-5 = Глеб
lesson-name-6 = Дина
