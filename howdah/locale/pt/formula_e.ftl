formula_e-title = Formula E
formula_e-about = Uma volta ao circuito em elefante: empurre, dê carga, voe, e guarde um tigre.

formula_e-option-bank = Quem é obstáculo mesmo antes da água: o elefante que foi empurrado para lá (pushed), ou quem lá estiver (rock).
formula_e-option-carpet_finish = Um voo sobre a linha que ganha precisa de uma casa livre, como qualquer outro (off), ou de nenhuma (on).
formula_e-option-windows = Só se pergunta pelos tigres onde uma carta muda alguma coisa (needed), ou sempre (always).
formula_e-option-tiger_duel = Um tigre pode ser cancelado por outro tigre (on) ou não (off).
formula_e-option-track = Um circuito próprio, com as suas vacas e tocas.
formula_e-option-deck = Cartas próprias, por exemplo «cards 72 green-4 x14 ...».
formula_e-option-turn_limit = Tantos turnos por jogador, e a corrida é interrompida (none: sem limite).

formula_e-action-end = terminar o turno
formula_e-action-done = pronto
formula_e-action-pass = passar
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
formula_e-action-rob = roubar { $what }
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
formula_e-card-juice = «Suco de manga»
formula_e-card-mouse = «Rato»
formula_e-card-cow = «Vaca sagrada»
formula_e-card-monkey = «Macaco»
formula_e-card-priest = «Sacerdote»
formula_e-card-charmer = «Encantador de serpentes»
formula_e-card-tiger = «Tigre»

formula_e-event-first-drawn = O jogador inicial: { $player }.
formula_e-event-elephant-placed = { $player }: põe o elefante { $elephant } em { $cell }.
formula_e-event-card-drawn = { $player }: saca uma carta.
formula_e-event-card-drawn-with-card = { $player }: saca { $card }.
formula_e-event-turn-began = É a vez de { $player }.
formula_e-event-turn-passed = { $player }: não tem cartas e passa.
formula_e-event-card-played = { $player }: joga { $card }.
formula_e-event-cards-played = { $player }: joga { $card } com { $with }.
formula_e-event-card-discarded = { $player }: descarta { $card }.
formula_e-event-card-fetched = { $player }: leva uma carta dos descartes.
formula_e-event-card-fetched-with-card = { $player }: leva { $card } dos descartes.
formula_e-event-card-stolen = { $player }: rouba uma carta a { $victim }.
formula_e-event-card-stolen-with-card = { $player }: rouba { $card } a { $victim }.
formula_e-event-discards-searched = { $player }: vê os descartes.
formula_e-event-discards-searched-with-cards = Os descartes: { $cards }.
formula_e-event-reshuffled = Os descartes formam uma nova pilha de { $count }.
formula_e-event-victim-named = { $player }: o macaco vai roubar { $victim }.
formula_e-event-cobra-chosen = { $player }: escolhe a cobra de { $from }.
formula_e-event-receiver-named = A cobra é para { $to }.
formula_e-event-cobra-given = Uma cobra passa para { $to }.
formula_e-event-cobras-dropped =
    { $count ->
        [one] { $player }: livra-se de { $count } cobra.
       *[other] { $player }: livra-se de { $count } cobras.
    }
formula_e-event-answer-sealed = { $player }: já respondeu.
formula_e-event-answer-sealed-with-answer = { $player }: já respondeu: { $answer }.
formula_e-event-tiger-played = { $player }: joga um tigre sobre { $card }.
formula_e-event-chain-settled =
    { $cancelled ->
        [yes] O tigre vale.
       *[no] O tigre foi cancelado.
    }
formula_e-event-card-cancelled = A carta { $card } de { $player } foi cancelada.
formula_e-event-elephant-stepped = { $elephant } vai de { $from } para { $to }.
formula_e-event-elephant-pushed = { $elephant } é empurrado de { $from } para { $to } por { $by }.
formula_e-event-elephant-stopped = { $elephant } fica detido em { $cell }, mesmo antes da água.
formula_e-event-elephant-blocked = { $elephant } não se pode mover: a carta gasta-se em vão.
formula_e-event-cow-pushed = A vaca em { $from } é empurrada para { $to } por { $by }.
formula_e-event-cow-moved = A vaca em { $from } vai para { $to }.
formula_e-event-elephant-flew = { $elephant } voa de { $from } para { $to }.
formula_e-event-elephant-finished = { $elephant } cruza a linha de chegada.
formula_e-event-elephant-scared = { $elephant } assusta-se.
formula_e-event-mouse-moved = O rato vai de { $from } para { $to }.
formula_e-event-race-would-end = Se não for cancelado, isto acaba a corrida: vence { $player }.
formula_e-event-race-won = { $player }: vence a corrida.
formula_e-event-race-cut = A corrida é interrompida ao fim de { $turns } turnos.

formula_e-reason-race-over = A corrida acabou.
formula_e-reason-other-step =
    { $step ->
        [place] Primeiro põem-se os elefantes nas casas iniciais.
        [turn] Agora joga-se ou descarta-se uma carta, ou acaba o turno.
        [discard] Estão a descartar-se cartas: descarte mais uma, ou acabe o turno.
        [victim] Agora diga quem é roubado.
        [from] Agora diga de quem se tira a cobra.
        [give] Agora diga quem recebe a cobra.
        [window] Agora responde-se à carta que está na mesa: passar, ou tigre.
        [elephant] Agora escolha o elefante que se move.
        [use] Agora diga se usa o efeito.
        [move] O elefante está a mover-se: escolha o passo seguinte.
        [mango-tree] Agora diga se o elefante anda mais duas casas.
        [hole] Agora escolha a toca de onde sai o rato.
        [walk] O rato está a andar: escolha o passo seguinte, ou pare-o.
        [scare] Um elefante assustado foge: escolha o lado.
        [burrow] Agora escolha a toca para onde volta o rato.
        [herd] Estão a mover-se vacas: escolha uma vaca e o seu passo, ou pare.
        [fetch] Agora escolha uma carta dos descartes.
        [toll] Agora descarta-se uma carta por cada cobra.
       *[other] Agora decide a sorte.
    }
formula_e-reason-no-cell = Aí a pista não tem casa.
formula_e-reason-cow-in-way = Há uma vaca em { $cell }; só uma carga empurra vacas.
formula_e-reason-stands-firm = O elefante { $piece }, em { $cell }, está mesmo antes da água; só uma carga ou um susto o empurra.
formula_e-reason-pushes-onto-water = Ninguém pode ser empurrado para a água.
formula_e-reason-cell-not-free =
    { $piece ->
        [cow] Há uma vaca em { $cell }; essa casa tem de estar livre.
       *[other] O elefante { $piece } está em { $cell }; essa casa tem de estar livre.
    }
formula_e-reason-ahead-first = Enquanto se puder avançar, é preciso avançar.
formula_e-reason-keep-side = Uma corrida de lado mantém o lado.
formula_e-reason-only-with-juice = As diagonais precisam de suco de manga.
formula_e-reason-never-back = Os elefantes só recuam quando se assustam.
formula_e-reason-not-yourself = Escolha outro jogador.
formula_e-reason-empty-hand = Nessa mão não resta nenhuma carta para tirar.
formula_e-reason-no-cobra-there = Esse jogador não tem cobra.
formula_e-reason-gives-it-up = Tem de ir para outro jogador.
formula_e-reason-not-in-discards = Não há essa carta nos descartes.
formula_e-reason-no-cow-there = Não há aí nenhuma vaca.
formula_e-reason-not-from-hole = O rato só salta de toca em toca.
formula_e-reason-same-hole = O rato já lá está.
formula_e-reason-not-nearest-hole = Há uma toca mais próxima.
formula_e-reason-no-tiger = Não tem nenhum tigre.
formula_e-reason-name-the-card = Diga que carta o tigre cancela: o movimento ou o efeito.
formula_e-reason-nothing-to-name = Aqui nada há a indicar: o tigre cancela a última carta jogada.
formula_e-reason-idle-effect = Aqui o efeito nada muda; só o movimento se pode cancelar.
formula_e-reason-other-card = Esta janela é para a outra carta.
formula_e-reason-not-in-hand = Não tem essa carta.
formula_e-reason-nothing-done = Jogue ou descarte primeiro uma carta.
formula_e-reason-one-of-colour = Uma carta verde e uma amarela por turno, não duas da mesma cor.
formula_e-reason-purple-alone = Uma carta roxa joga-se sozinha.
formula_e-reason-effect-alone = Carga, tapete e suco jogam-se junto com uma carta verde.
formula_e-reason-played-already = Já jogou uma carta; descartar é em vez de jogar.
formula_e-reason-scared-goes-back = Um elefante assustado recua, ou vai de lado onde não pode.

formula_e-status-legend = Uma casa diz quem lá está, e depois o terreno. A a F: elefantes, c: vaca, m: rato. ^ largada, h toca de rato, B bananeira, ~ água; nada onde não há casa.
formula_e-status-hand = A sua mão
formula_e-status-player = cartas { $cards }, cobras { $cobras }
formula_e-status-pile = Pilha { $pile }, descartes { $discards }
formula_e-status-stopped = Detidos antes da água: { $elephants }
formula_e-status-table = Na mesa
formula_e-status-search = Os descartes
formula_e-status-move = Elefante { $elephant }: faltam { $points } pontos
formula_e-status-winner = { $player } venceu.
formula_e-status-home = na meta
