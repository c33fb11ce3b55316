lesson-name-2 = Ana
lesson-name-3 = Bruno
lesson-name-4 = Clara
lesson-name-5 = Davi
lesson-name-6 = Eva
