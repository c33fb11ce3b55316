after-turn =
    { $game ->
        [raj] Rodada { $turn }
       *[other] Turno { $turn }
    }
after-checking = Verificando a sua resposta …
