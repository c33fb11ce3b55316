formula_e-option-bank = Quem fica firme bem na beira da água: o elefante que foi empurrado para lá (pushed), ou qualquer um (rock).
formula_e-option-carpet_finish = Um voo sobre a linha de chegada precisa de um espaço livre, como qualquer outro (off), ou de nenhum (on).
formula_e-option-tiger_duel = Um tigre pode ser cancelado por outro tigre (on) ou não (off).
formula_e-action-end = encerrar o turno
formula_e-action-start = largar de { $what }
formula_e-card-juice = “Suco de manga”
formula_e-event-elephant-placed = { $player } larga de { $cell }.
formula_e-event-card-drawn = { $player } saca uma carta.
formula_e-event-card-drawn-with-card = { $player } saca { $card }.
formula_e-event-card-fetched = { $player } pega uma carta do descarte.
formula_e-event-card-fetched-with-card = { $player } pega { $card } do descarte.
formula_e-event-card-stolen =
    { $victim_is ->
        [me] { $player } rouba uma carta de você.
       *[other] { $player } rouba uma carta de { $victim }.
    }
formula_e-event-card-stolen-with-card =
    { $victim_is ->
        [me] { $player } rouba { $card } de você.
       *[other] { $player } rouba { $card } de { $victim }.
    }
formula_e-event-discards-searched = { $player } vê o descarte.
formula_e-event-discards-searched-with-cards = O descarte: { $cards }.
formula_e-event-reshuffled = O descarte forma uma nova pilha de { $count }.
formula_e-event-victim-named =
    { $victim_is ->
        [me] { $player } manda o macaco até você.
       *[other] { $player } manda o macaco até { $victim }.
    }
formula_e-event-receiver-named =
    { $to_is ->
        [me] A cobra é para você.
       *[other] A cobra é para { $to }.
    }
formula_e-event-cobras-dropped =
    { $count ->
        [one] { $player } se livra de { $count } cobra.
       *[other] { $player } se livra de { $count } cobras.
    }
formula_e-event-chain-settled =
    { $cancelled ->
        [yes] O tigre vale.
       *[no] O tigre foi cancelado.
    }
formula_e-event-card-cancelled =
    { $player_is ->
        [me] A sua carta { $card } é cancelada.
       *[other] A carta { $card } de { $player } é cancelada.
    }
formula_e-event-elephant-stopped = { $elephant } se detém em { $cell }, bem na beira da água.
formula_e-event-elephant-blocked = { $elephant } não pode se mover: a carta se perde.
formula_e-event-elephant-scared = { $elephant } se assusta.
formula_e-event-race-would-end =
    { $player_is ->
        [me] Se a carta não for cancelada, você vence a corrida.
       *[other] Se a carta não for cancelada, { $player } vence a corrida.
    }
formula_e-reason-other-step =
    { $step ->
        [place] Primeiro todos põem os elefantes nos espaços iniciais.
        [turn] Agora jogue ou descarte uma carta, ou encerre o turno.
        [discard] Você está descartando: descarte mais uma carta, ou encerre o turno.
        [victim] Agora diga de quem você rouba.
        [from] Agora diga de quem você tira a cobra.
        [give] Agora diga quem recebe a cobra.
        [window] Agora deixe passar a carta, ou jogue um tigre contra ela.
        [elephant] Agora escolha o elefante que se move.
        [use] Agora diga se você usa o efeito.
        [move] O elefante está se movendo: escolha o passo seguinte.
        [mango-tree] Agora diga se o elefante anda mais dois espaços.
        [hole] Agora escolha a toca de onde sai o rato.
        [walk] O rato está andando: escolha o passo seguinte, ou faça-o parar.
        [scare] O elefante assustado foge: escolha o lado.
        [burrow] Agora escolha a toca para onde volta o rato.
        [herd] Você está conduzindo vacas: escolha uma vaca e o passo dela, ou pare.
        [fetch] Agora escolha uma carta do descarte.
        [toll] Agora descarte uma carta para cada cobra.
       *[other] Agora decidem os dados ou as cartas.
    }
formula_e-reason-no-cell = Não há aí nenhum espaço.
formula_e-reason-stands-firm = O elefante { $piece }, em { $cell }, está bem na beira da água; só uma carga ou um susto o move.
formula_e-reason-cell-not-free =
    { $piece ->
        [cow] Há uma vaca em { $cell }; esse espaço tem de estar livre.
       *[other] O elefante { $piece } está em { $cell }; esse espaço tem de estar livre.
    }
formula_e-reason-only-with-juice = Na diagonal só com suco de manga.
formula_e-reason-not-in-discards = Não há essa carta no descarte.
formula_e-reason-no-tiger = Você não tem nenhum tigre.
formula_e-reason-name-the-card = Diga que carta o tigre cancela: o movimento ou o efeito.
formula_e-reason-nothing-to-name = Aqui não é preciso dizer a carta: o tigre cancela a última que se jogou.
formula_e-reason-idle-effect = Aqui o efeito não muda nada; só se pode cancelar o movimento.
formula_e-reason-not-in-hand = Você não tem essa carta.
formula_e-reason-one-of-colour = Uma carta verde e uma amarela por turno, não duas da mesma cor.
formula_e-reason-purple-alone = A carta roxa é sempre jogada sozinha.
formula_e-reason-effect-alone = Carga, tapete e suco se jogam com uma carta verde.
formula_e-reason-played-already = Você já jogou uma carta; só se descarta em vez de jogar.
formula_e-status-legend = Cada espaço mostra quem está nele e depois o terreno. A a F: elefantes, c: vaca, m: rato. ^ largada, h toca de rato, B bananeira, ~ água; nada onde não há espaço.
formula_e-status-hand = Sua mão
formula_e-status-pile = Pilha de saque { $pile }, descarte { $discards }
formula_e-status-stopped = Firmes na beira da água: { $elephants }
formula_e-status-search = O descarte
formula_e-reason-gives-it-up = A cobra precisa ir para outro jogador.
formula_e-action-rob = roubar cartas de { $what }
formula_e-action-from = tirar uma cobra de { $what }
formula_e-reason-empty-hand = Esse jogador não tem mais cartas.
formula_e-option-deck = Cartas próprias, por exemplo “cards 72 green-4 x14 ...”.
formula_e-card-green = “Verde { $points }”
formula_e-card-purple = “Roxa { $points }”
formula_e-card-charge = “Carga”
formula_e-card-carpet = “Tapete mágico”
formula_e-card-mouse = “Rato”
formula_e-card-cow = “Vaca sagrada”
formula_e-card-monkey = “Macaco”
formula_e-card-priest = “Sacerdote”
formula_e-card-charmer = “Encantador de serpentes”
formula_e-card-tiger = “Tigre”
