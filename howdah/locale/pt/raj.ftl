raj-title = Raj
raj-about = Todos jogam ao mesmo tempo, para levar ratos e fugir aos abutres; cartas iguais anulam-se.

raj-option-tie_rule = Se houver empate na pontuação mais alta: anulam-se (cancel), ou decide o melhor rato (mouse).
raj-option-open_history = Podem consultar-se todas as cartas jogadas (on), ou só a última de cada jogador (off).
raj-option-payoff = O que conta num estudo: a vitória (win) ou os pontos (points).
raj-option-deck = As cartas de jogador e de pontuação.

raj-action-bid = jogar { $what }

raj-event-prize-turned =
    { $stake_count ->
        [1] Saiu { $prize }.
       *[other] Saiu { $prize }. Em jogo: { $stake }.
    }
raj-event-bid-made = { $player } já jogou.
raj-event-bid-made-with-bid = { $player } jogou { $bid }.
raj-event-bids-opened = Cartas da ronda { $turn }: { $bids_by_seat }.
raj-event-stake-taken =
    { $cards_count ->
        [1] { $player } leva { $cards }.
       *[other] { $player } leva { $cards }, ao todo { $worth }.
    }
raj-event-stake-carried = Só houve empates: o que está em jogo ({ $cards }) fica para a próxima ronda.
raj-event-stake-lost = Só houve empates na última ronda: ninguém leva o que estava em jogo ({ $cards }).

raj-reason-game-over = A partida acabou.
raj-reason-no-prize-yet = Ainda não saiu nenhuma carta de pontuação.
raj-reason-bid-is-final = Já jogou nesta ronda. A carta não se pode trocar.
raj-reason-card-used = Já jogou a carta { $bid }; cada carta joga-se uma só vez.
raj-reason-undo-final = Uma carta jogada não se pode retirar.

raj-suggestion-another = Pode jogar outra carta: { $action }.

raj-status-turn = Ronda { $turn } de { $turns }
raj-status-over = Fim da partida
raj-status-mouse = { $worth } em jogo: leva quem jogar a carta mais alta não empatada.
raj-status-vulture = { $worth } em jogo: tem de ficar com isto quem jogar a carta mais baixa não empatada.
raj-status-head-player = Jogador
raj-status-head-score = Pontos
raj-status-head-last = Última carta
raj-status-head-now = Agora
raj-status-head-taken = Levou
raj-status-ready = já jogou
raj-status-not-ready = -
raj-status-used = Todas as cartas, por ordem
raj-status-pile =
    { $count ->
        [one] Falta { $count } carta de pontuação: { $cards }
       *[other] Faltam { $count } cartas de pontuação: { $cards }
    }
raj-status-hand = A sua mão

raj-why-nobody-higher = Ninguém tem uma carta tão alta como { $bid }.
raj-why-not-lowest = A carta mais baixa tem de ficar com { $worth }: não jogue { $bid }.
raj-why-nothing-larger = Nada do que falta sair é maior do que { $worth }: é agora que as cartas altas contam.
raj-why-keeps = Guarda { $bid } para a carta de pontuação { $prize }, que ainda vai sair.
raj-why-worth-nothing = O que está em jogo não vale nada: guarde o que é útil.
