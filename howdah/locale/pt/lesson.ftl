lesson-name-2 = Ana
lesson-name-3 = Bruno
lesson-name-4 = Clara
lesson-name-5 = David
lesson-name-6 = Eva
