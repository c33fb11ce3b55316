lesson-name-2 = Ann
lesson-name-3 = Ben
lesson-name-4 = Cleo
lesson-name-5 = Dan
lesson-name-6 = Eve
