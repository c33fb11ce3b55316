review-title = Análise: { $game }
review-viewer-all = Pelo que todos podiam saber
review-viewer-seat = Pelo que { $player } sabia
review-picture = Probabilidade de ganhar
review-picture-note = A probabilidade de cada um se todos continuassem como joga um bot médio. A faixa diz quanto pode estar errada.
review-no-points = Nenhum turno mudou muito as probabilidades.
review-points = Momentos decisivos
review-decisions = Decisões
review-luck = Sorte e mérito
review-luck-note = Mérito: o que as decisões deram em comparação com as de um bot médio nos mesmos mundos. Sorte: tudo o resto.
review-partial = O tempo acabou antes de se ver tudo. O que aqui se diz vale; com mais tempo talvez se encontrasse mais.
review-when =
    { $game ->
        [raj] Ronda { $turn }
       *[other] Turno { $turn }
    }
review-setup = No início
review-end = Fim
review-point = { $when }: { $what } { $player } { $change }
review-working = A ver as decisões
review-chance-of = { $player } { $chance }
review-seat = Jogador
review-start = Início
review-final = Fim
review-luck-head = Sorte
review-skill-head = Mérito
review-lost-head = Desperdiçado
review-graded-head = Decisões
review-grades = { $player }: { $grades }
review-grade-count = { $count } × { $grade }
review-grade-best = a melhor
review-grade-good = boa
review-grade-inaccuracy = imprecisão
review-grade-mistake = erro
review-grade-blunder = erro grave
review-grade-forced = sem escolha
review-no-mistakes = Nenhuma decisão foi de certeza um erro.
review-decision = { $when }, { $player }: { $actions }
review-decision-loss = { $grade }, { $chance } em vez de { $best }
review-better = Melhor: { $actions } ({ $chance })
review-mixture = O que se joga aqui: { $bids }
review-mixture-part = { $bid } em { $share }
review-missed-win = Havia uma vitória neste turno.
review-details = Todas as decisões
review-numbers = Números
review-turn-won = { $player } vence a corrida.
review-turn-totem = { $player } captura o totem de { $victim }.
review-turn-tiger = { $player } joga um tigre.
review-turn-stake = { $player } leva o que está em jogo ({ $worth }).
review-turn-carried = Ninguém leva o que está em jogo ({ $worth }).
review-turn-eliminated = { $player } captura uma peça de { $victim }.
review-turn-cut-off = { $player } deixa peças de { $victim } sem ligação ao totem.
review-turn-cobra = { $to } recebe uma cobra.
review-turn-stolen = { $player } rouba uma carta a { $victim }.
review-turn-cards = { $player } joga { $cards }.
review-turn-roll = { $player } tira { $dice }.
review-turn-played = Jogada de { $player }.
review-why-wins = Ganha logo.
review-why-steps =
    { $count ->
        [one] Leva-o { $count } passo mais longe.
       *[other] Leva-o { $count } passos mais longe.
    }
review-why-cobras =
    { $count ->
        [one] Fica com { $count } cobra a menos.
       *[other] Fica com { $count } cobras a menos.
    }
review-why-crossing = Não fica à espera diante de uma travessia fechada.
review-why-free = O seu caminho em frente fica livre.
review-why-mud = Perde menos pontos na lama.
review-why-reach = A meta fica ao alcance da sua mão.
review-why-draws =
    { $count ->
        [one] Tira mais { $count } carta.
       *[other] Tira mais { $count } cartas.
    }
review-why-keeps = Fica com { $card }.
review-why-keeps-tiger = Guarda o tigre para mais tarde.
review-why-saves-card = A sua carta vale.
review-why-stops = Trava o que { $player } joga.
review-why-rival-steps =
    { $count ->
        [one] { $player } fica com mais { $count } passo por andar.
       *[other] { $player } fica com mais { $count } passos por andar.
    }
review-why-rival-cobras = { $player } fica com mais cobras.
review-why-rival-blocked = Fecha o caminho a { $player }.
review-why-knocks-out = Captura o totem de { $player }.
review-why-pieces =
    { $count ->
        [one] Fica com mais { $count } peça no tabuleiro.
       *[other] Fica com mais { $count } peças no tabuleiro.
    }
review-why-takes =
    { $count ->
        [one] { $player } perde mais { $count } peça.
       *[other] { $player } perde mais { $count } peças.
    }
review-why-strike = Fica a { $count } pontos do totem de { $player }, em vez de { $instead }.
review-why-guard = { $player } fica a { $count } pontos do seu totem, em vez de { $instead }.
review-why-bid-high = Por { $stake } em jogo ninguém precisa aqui de mais do que { $high }; { $bid } valerá mais adiante.
review-why-bid-low = Por { $stake } em jogo é preciso aqui pelo menos { $low }; com { $bid } consegue poucas vezes o que quer.
review-why-bid-between = Aqui { $bid } fica a meio: joga-se de { $low } a { $high }, mas não esta carta.
