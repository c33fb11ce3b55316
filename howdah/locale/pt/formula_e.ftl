formula_e-title = Formula E
formula_e-about = Uma volta em elefante: empurre, dê carga, voe, e guarde um tigre.

formula_e-option-bank = Quem fica firme mesmo junto à água: o elefante que foi empurrado para lá (pushed), ou qualquer um (rock).
formula_e-option-carpet_finish = Um voo sobre a linha de chegada precisa de uma casa livre, como qualquer outro (off), ou de nenhuma (on).
formula_e-option-windows = Só se pergunta pelos tigres onde uma carta muda alguma coisa (needed), ou sempre (always).
formula_e-option-tiger_duel = Um tigre pode ser anulado por outro tigre (on) ou não (off).
formula_e-option-track = Um circuito próprio, com as suas vacas e tocas.
formula_e-option-deck = Cartas próprias, por exemplo «cards 72 green-4 x14 ...».
formula_e-option-turn_limit = Quantos turnos tem cada jogador antes de a corrida ser interrompida: um número, ou none.

formula_e-action-end = terminar o turno
formula_e-action-done = parar aqui
formula_e-action-pass = deixar passar
formula_e-action-tiger =
    { $what ->
        [movement] tigre sobre o movimento
        [effect] tigre sobre o efeito
       *[other] tigre
    }
formula_e-action-ahead = em frente
formula_e-action-left = esquerda
formula_e-action-right = direita
formula_e-action-behind = para trás
formula_e-action-diagonal-left = diagonal esquerda
formula_e-action-diagonal-right = diagonal direita
formula_e-action-mouse = rato { $what }
formula_e-action-start = partir de { $what }
formula_e-action-elephant = elefante { $what }
formula_e-action-rob = roubar cartas a { $what }
formula_e-action-from = tirar uma cobra a { $what }
formula_e-action-give = dar uma cobra a { $what }
formula_e-action-hole = toca { $what }
formula_e-action-play = jogar { $what }
formula_e-action-discard = descartar { $what }
formula_e-action-take = levar { $what }
formula_e-action-cow = vaca { $what }

formula_e-card-green = «Verde { $points }»
formula_e-card-purple = «Roxa { $points }»
formula_e-card-charge = «Carga»
formula_e-card-carpet = «Tapete mágico»
formula_e-card-juice = «Sumo de manga»
formula_e-card-mouse = «Rato»
formula_e-card-cow = «Vaca sagrada»
formula_e-card-monkey = «Macaco»
formula_e-card-priest = «Sacerdote»
formula_e-card-charmer = «Encantador de serpentes»
formula_e-card-tiger = «Tigre»

formula_e-event-first-drawn = { $player } é o jogador inicial.
formula_e-event-elephant-placed = { $player } parte de { $cell }.
formula_e-event-card-drawn = { $player } tira uma carta.
formula_e-event-card-drawn-with-card = { $player } tira { $card }.
formula_e-event-turn-began =
    { $player_is ->
        [me] É a sua vez.
       *[other] É a vez de { $player }.
    }
formula_e-event-turn-passed = { $player } não tem cartas e passa.
formula_e-event-card-played = { $player } joga { $card }.
formula_e-event-cards-played = { $player } joga { $card } com { $with }.
formula_e-event-card-discarded = { $player } descarta { $card }.
formula_e-event-card-fetched = { $player } tira uma carta dos descartes.
formula_e-event-card-fetched-with-card = { $player } tira { $card } dos descartes.
formula_e-event-card-stolen =
    { $victim_is ->
        [me] { $player } rouba-lhe uma carta.
       *[other] { $player } rouba uma carta a { $victim }.
    }
formula_e-event-card-stolen-with-card =
    { $victim_is ->
        [me] { $player } rouba-lhe { $card }.
       *[other] { $player } rouba { $card } a { $victim }.
    }
formula_e-event-discards-searched = { $player } vê os descartes.
formula_e-event-discards-searched-with-cards = Os descartes: { $cards }.
formula_e-event-reshuffled = Os descartes formam um novo monte de { $count }.
formula_e-event-victim-named =
    { $victim_is ->
        [me] { $player } manda-lhe o macaco.
       *[other] { $player } manda o macaco a { $victim }.
    }
formula_e-event-cobra-chosen =
    { $from_is ->
        [me] { $player } escolhe a sua cobra.
       *[other] { $player } escolhe a cobra de { $from }.
    }
formula_e-event-receiver-named =
    { $to_is ->
        [me] A cobra é para si.
       *[other] A cobra é para { $to }.
    }
formula_e-event-cobra-given = { $to } recebe uma cobra.
formula_e-event-cobras-dropped =
    { $count ->
        [one] { $player } livra-se de { $count } cobra.
       *[other] { $player } livra-se de { $count } cobras.
    }
formula_e-event-answer-sealed = { $player } já respondeu.
formula_e-event-answer-sealed-with-answer = { $player } respondeu: { $answer }.
formula_e-event-tiger-played = { $player } joga um tigre contra { $card }.
formula_e-event-chain-settled =
    { $cancelled ->
        [yes] O tigre vale.
       *[no] O tigre foi anulado.
    }
formula_e-event-card-cancelled =
    { $player_is ->
        [me] A sua carta { $card } é anulada.
       *[other] A carta { $card } de { $player } é anulada.
    }
formula_e-event-elephant-stepped = { $elephant } vai de { $from } para { $to }.
formula_e-event-elephant-pushed = { $elephant } é empurrado de { $from } para { $to } por { $by }.
formula_e-event-elephant-stopped = { $elephant } detém-se em { $cell }, mesmo junto à água.
formula_e-event-elephant-blocked = { $elephant } não se pode mover: a carta perde-se.
formula_e-event-cow-pushed = A vaca em { $from } é empurrada para { $to } por { $by }.
formula_e-event-cow-moved = A vaca em { $from } vai para { $to }.
formula_e-event-elephant-flew = { $elephant } voa de { $from } para { $to }.
formula_e-event-elephant-finished = { $elephant } cruza a linha de chegada.
formula_e-event-elephant-scared = { $elephant } assusta-se.
formula_e-event-mouse-moved =
    { $from ->
        [beside] O rato sai em { $to }.
       *[other] O rato vai de { $from } para { $to }.
    }
formula_e-event-race-would-end =
    { $player_is ->
        [me] Se a carta não for anulada, vence a corrida.
       *[other] Se a carta não for anulada, { $player } vence a corrida.
    }
formula_e-event-race-won = { $player } vence a corrida.
formula_e-event-race-cut = A corrida é interrompida ao fim de { $turns } turnos.

formula_e-reason-race-over = A corrida acabou.
formula_e-reason-other-step =
    { $step ->
        [place] Primeiro todos põem os elefantes nas casas iniciais.
        [turn] Agora jogue ou descarte uma carta, ou termine o turno.
        [discard] Está a descartar: descarte mais uma carta, ou termine o turno.
        [victim] Agora diga a quem rouba.
        [from] Agora diga de quem tira a cobra.
        [give] Agora diga quem recebe a cobra.
        [window] Agora deixe passar a carta, ou jogue um tigre contra ela.
        [elephant] Agora escolha o elefante que se move.
        [use] Agora diga se usa o efeito.
        [move] O elefante está a mover-se: escolha o passo seguinte.
        [mango-tree] Agora diga se o elefante anda mais duas casas.
        [hole] Agora escolha a toca de onde sai o rato.
        [walk] O rato está a andar: escolha o passo seguinte, ou pare-o.
        [scare] O elefante assustado foge: escolha o lado.
        [burrow] Agora escolha a toca para onde volta o rato.
        [herd] Está a conduzir vacas: escolha uma vaca e o passo dela, ou pare.
        [fetch] Agora escolha uma carta dos descartes.
        [toll] Agora descarte uma carta por cada cobra.
       *[other] Agora decidem os dados ou as cartas.
    }
formula_e-reason-no-cell = Não há aí nenhuma casa.
formula_e-reason-cow-in-way = Há uma vaca em { $cell }; só uma carga empurra vacas.
formula_e-reason-stands-firm = O elefante { $piece }, em { $cell }, está mesmo junto à água; só uma carga ou um susto o move.
formula_e-reason-pushes-onto-water = Ninguém pode ser empurrado para a água.
formula_e-reason-cell-not-free =
    { $piece ->
        [cow] Há uma vaca em { $cell }; essa casa tem de estar livre.
       *[other] O elefante { $piece } está em { $cell }; essa casa tem de estar livre.
    }
formula_e-reason-ahead-first = Se pode avançar, tem de avançar.
formula_e-reason-keep-side = Um elefante que vai de lado mantém esse lado.
formula_e-reason-only-with-juice = Na diagonal só com sumo de manga.
formula_e-reason-never-back = Os elefantes só recuam quando se assustam.
formula_e-reason-not-yourself = Escolha outro jogador.
formula_e-reason-empty-hand = Esse jogador já não tem cartas para tirar.
formula_e-reason-no-cobra-there = Esse jogador não tem cobra.
formula_e-reason-gives-it-up = A cobra tem de ir para outro jogador.
formula_e-reason-not-in-discards = Não há essa carta nos descartes.
formula_e-reason-no-cow-there = Não está aí nenhuma vaca.
formula_e-reason-not-from-hole = O rato só salta de toca em toca.
formula_e-reason-same-hole = O rato já lá está.
formula_e-reason-not-nearest-hole = Há uma toca mais próxima.
formula_e-reason-no-tiger = Não tem nenhum tigre.
formula_e-reason-name-the-card = Diga que carta o tigre anula: o movimento ou o efeito.
formula_e-reason-nothing-to-name = Aqui não é preciso dizer a carta: o tigre anula a última que se jogou.
formula_e-reason-idle-effect = Aqui o efeito não muda nada; só se pode anular o movimento.
formula_e-reason-other-card = Esta pergunta é sobre a outra carta.
formula_e-reason-not-in-hand = Não tem essa carta.
formula_e-reason-nothing-done = Jogue ou descarte primeiro uma carta.
formula_e-reason-one-of-colour = Uma carta verde e uma amarela por vez, não duas da mesma cor.
formula_e-reason-purple-alone = Uma carta roxa joga-se sempre sozinha.
formula_e-reason-effect-alone = Carga, tapete e sumo jogam-se com uma carta verde.
formula_e-reason-played-already = Já jogou uma carta; só se descarta em vez de jogar.
formula_e-reason-scared-goes-back = Um elefante assustado recua, ou vai de lado onde não pode recuar.

formula_e-status-legend = Uma casa diz quem lá está, e depois o terreno. A a F: elefantes, c: vaca, m: rato. ^ partida, h toca de rato, B bananeira, ~ água; nada onde não há casa.
formula_e-status-hand = A sua mão
formula_e-status-player = cartas { $cards }, cobras { $cobras }
formula_e-status-pile = Monte { $pile }, descartes { $discards }
formula_e-status-stopped = Firmes junto à água: { $elephants }
formula_e-status-table = Na mesa
formula_e-status-search = Os descartes
formula_e-status-move =
    { $points ->
        [one] Elefante { $elephant }: resta { $points } ponto
       *[other] Elefante { $elephant }: restam { $points } pontos
    }
formula_e-status-winner = { $player } venceu.
formula_e-status-home = chegou
