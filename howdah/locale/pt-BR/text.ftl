text-rules-hint = Diga “rules” para ler as regras, ou “rules” e o número de uma cláusula para ler só essa.
text-nothing = Não se encontrou nenhuma ação em “{ $text }”.
