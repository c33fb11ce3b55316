text-rules-hint = Введите «rules», чтобы прочесть правила, или «rules» и номер пункта, чтобы прочесть только его.
text-several = Названо больше одного действия: { $actions }. Назовите одно.
text-nothing = В «{ $text }» не нашлось действия.
text-payoffs = Выигрыши: { $payoffs }
