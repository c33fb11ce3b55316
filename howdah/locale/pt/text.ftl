text-rules-hint = Diga «rules» para ler as regras, ou «rules» e o número de uma cláusula para ler só essa.
text-several = Há mais de uma ação nomeada: { $actions }. Nomeie uma só.
text-nothing = Não se encontrou nenhuma ação em «{ $text }».
text-payoffs = Ganhos: { $payoffs }
