lesson-name-5 = Davi
