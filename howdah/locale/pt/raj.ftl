raj-title = Raj
raj-about = Jogar todos ao mesmo tempo para levar ratos e fugir aos abutres; cartas iguais anulam-se.

raj-option-tie_rule = Se a pontuação mais alta for partilhada: anulam-se (cancel), ou decide o melhor rato (mouse).
raj-option-open_history = Podem consultar-se todas as cartas usadas (on), ou só a última de cada jogador (off).
raj-option-payoff = Quanto vale uma partida num estudo: a vitória (win) ou os pontos (points).
raj-option-deck = As cartas de jogador e de pontuação.

raj-action-bid = jogar { $what }

raj-event-prize-turned =
    { $stake_count ->
        [1] Virou-se: { $prize }.
       *[other] Virou-se: { $prize }. Em jogo: { $stake }.
    }
raj-event-bid-made = { $player }: carta colocada, de face para baixo.
raj-event-bid-made-with-bid = { $player }: carta { $bid } colocada, de face para baixo.
raj-event-bids-opened = As cartas do turno { $turn }: { $bids_by_seat }.
raj-event-stake-taken =
    { $cards_count ->
        [1] O que estava em jogo ({ $cards }) vai para: { $player }.
       *[other] O que estava em jogo ({ $cards }; ao todo { $worth }) vai para: { $player }.
    }
raj-event-stake-carried = Só houve empates: o que está em jogo ({ $cards }) fica para o próximo turno.
raj-event-stake-lost = Só houve empates no último turno: o que estava em jogo ({ $cards }) não vai para ninguém.

raj-reason-game-over = A partida acabou.
raj-reason-no-prize-yet = Ainda não se virou nenhuma carta de pontuação.
raj-reason-bid-is-final = A sua carta deste turno já está colocada, de face para baixo; é definitiva.
raj-reason-card-used = A sua carta { $bid } já foi usada; cada carta usa-se uma só vez.

raj-suggestion-another = É possível com outra carta: { $action }.

raj-status-turn = Turno { $turn } de { $turns }
raj-status-over = Fim da partida
raj-status-mouse = { $worth } em jogo: leva a carta mais alta que não esteja empatada.
raj-status-vulture = { $worth } em jogo: fica com ele a carta mais baixa que não esteja empatada.
raj-status-head-player = Jogador
raj-status-head-score = Pontos
raj-status-head-last = Última carta
raj-status-head-now = Agora
raj-status-head-taken = Levou
raj-status-ready = colocada
raj-status-not-ready = -
raj-status-used = Todas as cartas usadas, por ordem
raj-status-pile =
    { $count ->
        [one] Falta { $count } carta de pontuação: { $cards }
       *[other] Faltam { $count } cartas de pontuação: { $cards }
    }
raj-status-hand = A sua mão
