review-luck-note = Mérito: o que as decisões deram em comparação com as de um bot médio nos mesmos mundos. Sorte: todo o resto.
review-partial = O tempo acabou antes de ver tudo. O que está aqui vale; com mais tempo talvez se encontrasse mais.
review-working = Vendo as decisões
review-no-mistakes = Nenhuma decisão foi com certeza um erro.
review-turn-stolen = { $player } rouba uma carta de { $victim }.
review-why-wins = Ganha na hora.
review-why-steps =
    { $count ->
        [one] Leva você { $count } passo mais longe.
       *[other] Leva você { $count } passos mais longe.
    }
review-why-crossing = Você não fica esperando diante de uma travessia fechada.
review-why-draws =
    { $count ->
        [one] Você saca mais { $count } carta.
       *[other] Você saca mais { $count } cartas.
    }
review-why-keeps-tiger = Você guarda o tigre para mais tarde.
review-why-rival-blocked = Fecha o caminho de { $player }.
