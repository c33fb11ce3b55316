elephant_rally-title = Elephant Rally
elephant_rally-about = Corrida de elefantes numa pista de muitas peças: empurre, dê carga, voe, e cuidado com o rato.

elephant_rally-option-circuit = O circuito: o primeiro, ou um dos seis sugeridos.
elephant_rally-option-layout = Onde ficam vacas e tocas: standard, random, ou casas pelo nome.
elephant_rally-option-cow_steps = As vacas vão só em frente e para trás (along) ou também de lado (any).
elephant_rally-option-halting = O líder para onde há água fechada logo à frente na sua faixa (lane) ou em qualquer casa da coluna anterior (column).
elephant_rally-option-banana = Uma bananeira dá as cartas de imediato (now) ou no fim do turno (end).
elephant_rally-option-carpet_finish = Um tapete mágico pode vencer passando a linha de chegada (on), ou precisa de uma casa onde pousar (off).
elephant_rally-option-mud = Na lama só se jogam cartas que valham mais do que o número (more), ou todas menos as vermelhas, como diz o texto (letter).
elephant_rally-option-tiger_window = Antes de os tigres responderem diz-se tudo o que uma carta vermelha vai fazer (plan), ou só o alvo (card).
elephant_rally-option-windows = Só se pergunta pelos tigres onde uma carta muda alguma coisa (needed), ou sempre (always).
elephant_rally-option-track = Uma pista própria, uma linha por peça, com as suas vacas e tocas.
elephant_rally-option-deck = Cartas próprias, por exemplo «cards 68 green-5 x10 ...».
elephant_rally-option-turn_limit = Quantos turnos tem cada jogador antes de a corrida ser interrompida: um número, ou none.

elephant_rally-action-end = terminar o turno
elephant_rally-action-done = parar aqui
elephant_rally-action-pass = deixar passar
elephant_rally-action-tiger = tigre { $what }
elephant_rally-action-use = usar o efeito
elephant_rally-action-plain = mover sem o efeito
elephant_rally-action-go = mais duas casas
elephant_rally-action-stay = parar na mangueira
elephant_rally-action-ahead = em frente
elephant_rally-action-left = esquerda
elephant_rally-action-right = direita
elephant_rally-action-behind = para trás
elephant_rally-action-diagonal-left = diagonal esquerda
elephant_rally-action-diagonal-right = diagonal direita
elephant_rally-action-mouse = rato { $what }
elephant_rally-action-start = partir de { $what }
elephant_rally-action-elephant = elefante { $what }
elephant_rally-action-rob = roubar cartas a { $what }
elephant_rally-action-from = tirar uma cobra a { $what }
elephant_rally-action-give = dar uma cobra a { $what }
elephant_rally-action-hole = toca { $what }
elephant_rally-action-play = jogar { $what }
elephant_rally-action-discard = descartar { $what }
elephant_rally-action-take = levar { $what }
elephant_rally-action-cow = vaca { $what }

elephant_rally-card-green = «Verde { $points }»
elephant_rally-card-red = «Vermelha { $points }»
elephant_rally-card-charge = «Carga { $points }»
elephant_rally-card-carpet = «Tapete mágico { $points }»
elephant_rally-card-juice = «Sumo de manga { $points }»
elephant_rally-card-mouse = «Rato»
elephant_rally-card-cow = «Vaca sagrada»
elephant_rally-card-monkey = «Macaco»
elephant_rally-card-prayer = «Oração»
elephant_rally-card-charmer = «Encantador de serpentes»
elephant_rally-card-tiger = «Tigre»

elephant_rally-event-first-drawn = { $player } é o jogador inicial.
elephant_rally-event-elephant-placed = { $player } parte de { $cell }.
elephant_rally-event-card-drawn = { $player } tira uma carta.
elephant_rally-event-card-drawn-with-card = { $player } tira { $card }.
elephant_rally-event-turn-began =
    { $player_is ->
        [me] É a sua vez.
       *[other] É a vez de { $player }.
    }
elephant_rally-event-turn-passed = { $player } não tem cartas e passa.
elephant_rally-event-card-played = { $player } joga { $card }.
elephant_rally-event-card-discarded = { $player } descarta { $card }.
elephant_rally-event-card-revealed = A banca revela { $card }.
elephant_rally-event-card-fetched = { $player } tira uma carta dos descartes.
elephant_rally-event-card-fetched-with-card = { $player } tira { $card } dos descartes.
elephant_rally-event-card-stolen =
    { $victim_is ->
        [me] { $player } rouba-lhe uma carta.
       *[other] { $player } rouba uma carta a { $victim }.
    }
elephant_rally-event-card-stolen-with-card =
    { $victim_is ->
        [me] { $player } rouba-lhe { $card }.
       *[other] { $player } rouba { $card } a { $victim }.
    }
elephant_rally-event-discards-searched = { $player } vê os descartes.
elephant_rally-event-discards-searched-with-cards = Os descartes: { $cards }.
elephant_rally-event-reshuffled = Os descartes formam um novo monte de { $count }.
elephant_rally-event-victim-named =
    { $victim_is ->
        [me] { $player } manda-lhe o macaco.
       *[other] { $player } manda o macaco a { $victim }.
    }
elephant_rally-event-cobra-chosen =
    { $from_is ->
        [me] { $player } escolhe a sua cobra.
       *[other] { $player } escolhe a cobra de { $from }.
    }
elephant_rally-event-receiver-named =
    { $to_is ->
        [me] A cobra é para si.
       *[other] A cobra é para { $to }.
    }
elephant_rally-event-plan-made = { $player }, plano para { $card }: { $plan }.
elephant_rally-event-cobra-given = { $to } recebe uma cobra.
elephant_rally-event-cobras-dropped =
    { $count ->
        [one] { $player } livra-se de { $count } cobra.
       *[other] { $player } livra-se de { $count } cobras.
    }
elephant_rally-event-answer-sealed = { $player } já respondeu.
elephant_rally-event-answer-sealed-with-answer = { $player } respondeu: { $answer }.
elephant_rally-event-tiger-played = { $player } joga um tigre contra { $card }.
elephant_rally-event-chain-settled =
    { $cancelled ->
        [yes] O tigre vale.
       *[no] O tigre foi anulado.
    }
elephant_rally-event-card-cancelled =
    { $player_is ->
        [me] A sua carta { $card } é anulada.
       *[other] A carta { $card } de { $player } é anulada.
    }
elephant_rally-event-elephant-stepped =
    { $to ->
        [line] { $elephant } passa de { $from } para lá da linha.
       *[other] { $elephant } vai de { $from } para { $to }.
    }
elephant_rally-event-elephant-pushed =
    { $to ->
        [line] { $elephant } é empurrado de { $from } para lá da linha por { $by }.
       *[other] { $elephant } é empurrado de { $from } para { $to } por { $by }.
    }
elephant_rally-event-cow-pushed = A vaca em { $from } é empurrada para { $to } por { $by }.
elephant_rally-event-cow-moved = A vaca em { $from } vai para { $to }.
elephant_rally-event-elephant-flew =
    { $to ->
        [line] { $elephant } voa de { $from } para lá da linha.
       *[other] { $elephant } voa de { $from } para { $to }.
    }
elephant_rally-event-elephant-blocked = { $elephant } não se pode mover: a carta perde-se.
elephant_rally-event-elephant-halted = { $elephant } detém-se junto à água.
elephant_rally-event-crossing-opened = A travessia { $crossing } está aberta.
elephant_rally-event-elephant-finished = { $elephant } cruza a linha de chegada.
elephant_rally-event-elephant-scared = { $elephant } assusta-se.
elephant_rally-event-mouse-moved =
    { $from ->
        [beside] O rato sai em { $to }.
       *[other] O rato vai de { $from } para { $to }.
    }
elephant_rally-event-mouse-left = O rato sai da pista.
elephant_rally-event-elephant-freed = { $elephant } gasta { $points } pontos para sair da lama.
elephant_rally-event-effect-used = { $player } usa o efeito de { $card }.
elephant_rally-event-mango-eaten = { $elephant } come mangas e segue.
elephant_rally-event-race-won = { $player } vence a corrida.
elephant_rally-event-race-cut = A corrida é interrompida ao fim de { $turns } turnos.

elephant_rally-reason-race-over = A corrida acabou.
elephant_rally-reason-other-step =
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
elephant_rally-reason-no-cell = Não há aí nenhuma casa.
elephant_rally-reason-cow-in-way = Há uma vaca em { $cell }; só uma carga empurra vacas.
elephant_rally-reason-stands-firm = O elefante { $piece }, em { $cell }, está mesmo junto à água; só uma carga ou um susto o move.
elephant_rally-reason-crossing-closed = A travessia está fechada: só lá entra um elefante que começou a vez mesmo junto à água.
elephant_rally-reason-own-elephant-in-way = O seu próprio elefante { $piece } está em { $cell }; só uma carga o empurra.
elephant_rally-reason-cow-at-line = Uma vaca não pode ser empurrada para lá da linha.
elephant_rally-reason-cell-not-free =
    { $piece ->
        [cow] Há uma vaca em { $cell }; essa casa tem de estar livre.
       *[other] O elefante { $piece } está em { $cell }; essa casa tem de estar livre.
    }
elephant_rally-reason-ahead-first = Se pode avançar, tem de avançar.
elephant_rally-reason-keep-side = Um elefante que vai de lado mantém esse lado.
elephant_rally-reason-only-with-juice = Na diagonal só com sumo de manga.
elephant_rally-reason-never-back = Os elefantes só recuam quando se assustam.
elephant_rally-reason-not-yourself = Escolha outro jogador.
elephant_rally-reason-empty-hand = Esse jogador já não tem cartas para tirar.
elephant_rally-reason-no-cobra-there = Esse jogador não tem cobra.
elephant_rally-reason-gives-it-up = A cobra tem de ir para outro jogador.
elephant_rally-reason-not-in-discards = Não há essa carta nos descartes.
elephant_rally-reason-no-cow-there = Não está aí nenhuma vaca.
elephant_rally-reason-no-tiger = Não tem nenhum tigre.
elephant_rally-reason-not-in-hand = Não tem essa carta.
elephant_rally-reason-nothing-done = Jogue ou descarte primeiro uma carta.
elephant_rally-reason-two-cards = Já jogou duas cartas.
elephant_rally-reason-two-green = Não pode jogar duas cartas verdes na mesma vez.
elephant_rally-reason-stuck-in-mud = Nesta lama só pode jogar uma carta que valha mais do que o número.
elephant_rally-reason-discarded-already = Depois de jogar só pode descartar uma carta.
elephant_rally-reason-not-your-elephant = Esse elefante não é seu.
elephant_rally-reason-scared-goes-back = Um elefante assustado recua, ou vai de lado onde não pode recuar.

elephant_rally-suggestion-crossing = Espere até a travessia { $crossing } estar aberta.

elephant_rally-status-legend = Uma casa diz quem lá está, e depois o terreno. A a F: elefantes, c: vaca, m: rato. ^ partida, h toca de rato, B bananeira, ~ água, M mangueira, S banca do mercado, 2 a 4 lama; nada onde não há casa.
elephant_rally-status-hand = A sua mão
elephant_rally-status-player = cartas { $cards }, cobras { $cobras }
elephant_rally-status-pile = Monte { $pile }, descartes { $discards }
elephant_rally-status-open = Travessias abertas: { $crossings }
elephant_rally-status-table = Na mesa
elephant_rally-status-search = Os descartes
elephant_rally-status-move =
    { $points ->
        [one] Elefante { $elephant }: resta { $points } ponto
       *[other] Elefante { $elephant }: restam { $points } pontos
    }
elephant_rally-status-winner = { $player } venceu.
elephant_rally-status-home = chegou
