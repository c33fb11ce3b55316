elephant_rally-title = Elephant Rally
elephant_rally-about = Corrida de elefantes numa pista de peças: empurre, dê carga, voe, e cuidado com o rato.

elephant_rally-option-circuit = O circuito: o primeiro, ou um dos seis sugeridos.
elephant_rally-option-layout = Onde ficam vacas e tocas: standard, random, ou casas pelo nome.
elephant_rally-option-cow_steps = As vacas vão só em frente e para trás (along) ou também de lado (any).
elephant_rally-option-halting = O líder para onde há água fechada logo à frente na sua raia (lane) ou em qualquer casa da coluna anterior (column).
elephant_rally-option-banana = Uma bananeira dá as cartas logo (now) ou no fim do turno (end).
elephant_rally-option-carpet_finish = Um tapete mágico pode vencer passando a linha de chegada (on), ou precisa de uma casa onde pousar (off).
elephant_rally-option-mud = Da lama só saem cartas que valham mais do que o número (more), ou todas menos as vermelhas, como diz a letra (letter).
elephant_rally-option-tiger_window = Tudo o que uma carta vermelha vai fazer diz-se antes de os tigres responderem (plan), ou só o alvo (card).
elephant_rally-option-windows = Só se pergunta pelos tigres onde uma carta muda alguma coisa (needed), ou sempre (always).
elephant_rally-option-track = Uma pista própria, uma linha por peça, com as suas vacas e tocas.
elephant_rally-option-deck = Cartas próprias, por exemplo «cards 68 green-5 x10 ...».
elephant_rally-option-turn_limit = Tantos turnos por jogador, e a corrida é interrompida (none: sem limite).

elephant_rally-action-end = terminar o turno
elephant_rally-action-done = pronto
elephant_rally-action-pass = passar
elephant_rally-action-tiger = tigre { $what }
elephant_rally-action-use = usar o efeito
elephant_rally-action-plain = mover simplesmente
elephant_rally-action-go = mais duas casas
elephant_rally-action-stay = ficar
elephant_rally-action-ahead = em frente
elephant_rally-action-left = esquerda
elephant_rally-action-right = direita
elephant_rally-action-behind = para trás
elephant_rally-action-diagonal-left = diagonal esquerda
elephant_rally-action-diagonal-right = diagonal direita
elephant_rally-action-mouse = rato { $what }
elephant_rally-action-start = partir de { $what }
elephant_rally-action-elephant = elefante { $what }
elephant_rally-action-rob = roubar { $what }
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
elephant_rally-card-juice = «Suco de manga { $points }»
elephant_rally-card-mouse = «Rato»
elephant_rally-card-cow = «Vaca sagrada»
elephant_rally-card-monkey = «Macaco»
elephant_rally-card-prayer = «Oração»
elephant_rally-card-charmer = «Encantador de serpentes»
elephant_rally-card-tiger = «Tigre»

elephant_rally-event-first-drawn = O jogador inicial: { $player }.
elephant_rally-event-elephant-placed = { $player }: põe o elefante { $elephant } em { $cell }.
elephant_rally-event-card-drawn = { $player }: saca uma carta.
elephant_rally-event-card-drawn-with-card = { $player }: saca { $card }.
elephant_rally-event-turn-began = É a vez de { $player }.
elephant_rally-event-turn-passed = { $player }: não tem cartas e passa.
elephant_rally-event-card-played = { $player }: joga { $card }.
elephant_rally-event-card-discarded = { $player }: descarta { $card }.
elephant_rally-event-card-revealed = A barraca revela { $card }.
elephant_rally-event-card-fetched = { $player }: leva uma carta dos descartes.
elephant_rally-event-card-fetched-with-card = { $player }: leva { $card } dos descartes.
elephant_rally-event-card-stolen = { $player }: rouba uma carta a { $victim }.
elephant_rally-event-card-stolen-with-card = { $player }: rouba { $card } a { $victim }.
elephant_rally-event-discards-searched = { $player }: vê os descartes.
elephant_rally-event-discards-searched-with-cards = Os descartes: { $cards }.
elephant_rally-event-reshuffled = Os descartes formam uma nova pilha de { $count }.
elephant_rally-event-victim-named = { $player }: o macaco vai roubar { $victim }.
elephant_rally-event-cobra-chosen = { $player }: escolhe a cobra de { $from }.
elephant_rally-event-receiver-named = A cobra é para { $to }.
elephant_rally-event-plan-made = { $player }: o plano para { $card }: { $plan }.
elephant_rally-event-cobra-given = Uma cobra passa para { $to }.
elephant_rally-event-cobras-dropped =
    { $count ->
        [one] { $player }: livra-se de { $count } cobra.
       *[other] { $player }: livra-se de { $count } cobras.
    }
elephant_rally-event-answer-sealed = { $player }: já respondeu.
elephant_rally-event-answer-sealed-with-answer = { $player }: já respondeu: { $answer }.
elephant_rally-event-tiger-played = { $player }: joga um tigre sobre { $card }.
elephant_rally-event-chain-settled =
    { $cancelled ->
        [yes] O tigre vale.
       *[no] O tigre foi cancelado.
    }
elephant_rally-event-card-cancelled = A carta { $card } de { $player } foi cancelada.
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
elephant_rally-event-elephant-blocked = { $elephant } não se pode mover: a carta gasta-se em vão.
elephant_rally-event-elephant-halted = { $elephant } para antes da água.
elephant_rally-event-crossing-opened = A travessia { $crossing } está aberta.
elephant_rally-event-elephant-finished = { $elephant } cruza a linha de chegada.
elephant_rally-event-elephant-scared = { $elephant } assusta-se.
elephant_rally-event-mouse-moved =
    { $from ->
        [beside] O rato sai da toca em { $to }.
       *[other] O rato vai de { $from } para { $to }.
    }
elephant_rally-event-mouse-left = O rato sai da pista.
elephant_rally-event-elephant-freed = { $elephant } gasta { $points } pontos para sair da lama.
elephant_rally-event-effect-used = { $player }: usa o efeito de { $card }.
elephant_rally-event-mango-eaten = { $elephant } come mangas e segue.
elephant_rally-event-race-won = { $player }: vence a corrida.
elephant_rally-event-race-cut = A corrida é interrompida ao fim de { $turns } turnos.

elephant_rally-reason-race-over = A corrida acabou.
elephant_rally-reason-other-step =
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
elephant_rally-reason-no-cell = Aí a pista não tem casa.
elephant_rally-reason-cow-in-way = Há uma vaca em { $cell }; só uma carga empurra vacas.
elephant_rally-reason-stands-firm = O elefante { $piece }, em { $cell }, está mesmo antes da água; só uma carga ou um susto o empurra.
elephant_rally-reason-crossing-closed = A travessia está fechada: só lá entra um elefante que começou o turno mesmo antes da água.
elephant_rally-reason-own-elephant-in-way = O seu próprio elefante { $piece } está em { $cell }; para si é como uma vaca, só uma carga o empurra.
elephant_rally-reason-cow-at-line = Uma vaca não pode ser empurrada para lá da linha.
elephant_rally-reason-cell-not-free =
    { $piece ->
        [cow] Há uma vaca em { $cell }; essa casa tem de estar livre.
       *[other] O elefante { $piece } está em { $cell }; essa casa tem de estar livre.
    }
elephant_rally-reason-ahead-first = Enquanto se puder avançar, é preciso avançar.
elephant_rally-reason-keep-side = Uma corrida de lado mantém o lado.
elephant_rally-reason-only-with-juice = As diagonais precisam de suco de manga.
elephant_rally-reason-never-back = Os elefantes só recuam quando se assustam.
elephant_rally-reason-not-yourself = Escolha outro jogador.
elephant_rally-reason-empty-hand = Nessa mão não resta nenhuma carta para tirar.
elephant_rally-reason-no-cobra-there = Esse jogador não tem cobra.
elephant_rally-reason-gives-it-up = Tem de ir para outro jogador.
elephant_rally-reason-not-in-discards = Não há essa carta nos descartes.
elephant_rally-reason-no-cow-there = Não há aí nenhuma vaca.
elephant_rally-reason-no-tiger = Não tem nenhum tigre.
elephant_rally-reason-not-in-hand = Não tem essa carta.
elephant_rally-reason-nothing-done = Jogue ou descarte primeiro uma carta.
elephant_rally-reason-two-cards = Já jogou duas cartas.
elephant_rally-reason-two-green = Não se jogam duas cartas verdes num turno.
elephant_rally-reason-stuck-in-mud = Desta lama só se joga uma carta que valha mais do que o número.
elephant_rally-reason-discarded-already = Depois de jogar pode descartar-se uma carta, e só uma.
elephant_rally-reason-not-your-elephant = Esse elefante não é seu.
elephant_rally-reason-scared-goes-back = Um elefante assustado recua, ou vai de lado onde não pode.

elephant_rally-suggestion-crossing = Espere: quando a travessia { $crossing } estiver aberta, é possível.

elephant_rally-status-legend = Uma casa diz quem lá está, e depois o terreno. A a F: elefantes, c: vaca, m: rato. ^ largada, h toca de rato, B bananeira, ~ água, M mangueira, S barraca do mercado, 2 a 4 lama; nada onde não há casa.
elephant_rally-status-hand = A sua mão
elephant_rally-status-player = cartas { $cards }, cobras { $cobras }
elephant_rally-status-pile = Pilha { $pile }, descartes { $discards }
elephant_rally-status-open = Travessias abertas: { $crossings }
elephant_rally-status-table = Na mesa
elephant_rally-status-search = Os descartes
elephant_rally-status-move = Elefante { $elephant }: faltam { $points } pontos
elephant_rally-status-winner = { $player } venceu.
elephant_rally-status-home = na meta
