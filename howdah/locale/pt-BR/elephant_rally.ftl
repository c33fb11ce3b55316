elephant_rally-option-layout = Onde ficam vacas e tocas: standard, random, ou espaços pelo nome.
elephant_rally-option-halting = O líder para onde há água fechada logo à frente na sua faixa (lane) ou em qualquer espaço da coluna anterior (column).
elephant_rally-option-carpet_finish = Um tapete mágico pode vencer passando a linha de chegada (on), ou precisa de um espaço onde pousar (off).
elephant_rally-option-tiger_window = Antes de os tigres responderem se diz tudo o que uma carta vermelha vai fazer (plan), ou só o alvo (card).
elephant_rally-action-end = encerrar o turno
elephant_rally-action-go = mais dois espaços
elephant_rally-action-start = largar de { $what }
elephant_rally-card-juice = “Suco de manga { $points }”
elephant_rally-event-elephant-placed = { $player } larga de { $cell }.
elephant_rally-event-card-drawn = { $player } saca uma carta.
elephant_rally-event-card-drawn-with-card = { $player } saca { $card }.
elephant_rally-event-card-revealed = A barraca revela { $card }.
elephant_rally-event-card-fetched = { $player } pega uma carta do descarte.
elephant_rally-event-card-fetched-with-card = { $player } pega { $card } do descarte.
elephant_rally-event-card-stolen =
    { $victim_is ->
        [me] { $player } rouba uma carta de você.
       *[other] { $player } rouba uma carta de { $victim }.
    }
elephant_rally-event-card-stolen-with-card =
    { $victim_is ->
        [me] { $player } rouba { $card } de você.
       *[other] { $player } rouba { $card } de { $victim }.
    }
elephant_rally-event-discards-searched = { $player } vê o descarte.
elephant_rally-event-discards-searched-with-cards = O descarte: { $cards }.
elephant_rally-event-reshuffled = O descarte forma uma nova pilha de { $count }.
elephant_rally-event-victim-named =
    { $victim_is ->
        [me] { $player } manda o macaco até você.
       *[other] { $player } manda o macaco até { $victim }.
    }
elephant_rally-event-receiver-named =
    { $to_is ->
        [me] A cobra é para você.
       *[other] A cobra é para { $to }.
    }
elephant_rally-event-cobras-dropped =
    { $count ->
        [one] { $player } se livra de { $count } cobra.
       *[other] { $player } se livra de { $count } cobras.
    }
elephant_rally-event-chain-settled =
    { $cancelled ->
        [yes] O tigre vale.
       *[no] O tigre foi cancelado.
    }
elephant_rally-event-card-cancelled =
    { $player_is ->
        [me] A sua carta { $card } é cancelada.
       *[other] A carta { $card } de { $player } é cancelada.
    }
elephant_rally-event-elephant-blocked = { $elephant } não pode se mover: a carta se perde.
elephant_rally-event-elephant-halted = { $elephant } se detém na beira da água.
elephant_rally-event-elephant-scared = { $elephant } se assusta.
elephant_rally-reason-other-step =
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
elephant_rally-reason-no-cell = Não há aí nenhum espaço.
elephant_rally-reason-stands-firm = O elefante { $piece }, em { $cell }, está bem na beira da água; só uma carga ou um susto o move.
elephant_rally-reason-crossing-closed = A travessia está fechada: só lá entra um elefante que começou o turno bem na beira da água.
elephant_rally-reason-own-elephant-in-way = Seu próprio elefante { $piece } está em { $cell }; só uma carga o empurra.
elephant_rally-reason-cell-not-free =
    { $piece ->
        [cow] Há uma vaca em { $cell }; esse espaço tem de estar livre.
       *[other] O elefante { $piece } está em { $cell }; esse espaço tem de estar livre.
    }
elephant_rally-reason-only-with-juice = Na diagonal só com suco de manga.
elephant_rally-reason-not-in-discards = Não há essa carta no descarte.
elephant_rally-reason-no-tiger = Você não tem nenhum tigre.
elephant_rally-reason-not-in-hand = Você não tem essa carta.
elephant_rally-reason-two-cards = Você já jogou duas cartas.
elephant_rally-reason-two-green = Você não pode jogar duas cartas verdes no mesmo turno.
elephant_rally-status-legend = Cada espaço mostra quem está nele e depois o terreno. A a F: elefantes, c: vaca, m: rato. ^ largada, h toca de rato, B bananeira, ~ água, M mangueira, S barraca do mercado, 2 a 4 lama; nada onde não há espaço.
elephant_rally-status-hand = Sua mão
elephant_rally-status-pile = Pilha de saque { $pile }, descarte { $discards }
elephant_rally-status-search = O descarte
elephant_rally-reason-gives-it-up = A cobra precisa ir para outro jogador.
elephant_rally-action-rob = roubar cartas de { $what }
elephant_rally-action-from = tirar uma cobra de { $what }
elephant_rally-reason-empty-hand = Esse jogador não tem mais cartas.
elephant_rally-option-deck = Cartas próprias, por exemplo “cards 68 green-5 x10 ...”.
elephant_rally-card-green = “Verde { $points }”
elephant_rally-card-red = “Vermelha { $points }”
elephant_rally-card-charge = “Carga { $points }”
elephant_rally-card-carpet = “Tapete mágico { $points }”
elephant_rally-card-mouse = “Rato”
elephant_rally-card-cow = “Vaca sagrada”
elephant_rally-card-monkey = “Macaco”
elephant_rally-card-prayer = “Oração”
elephant_rally-card-charmer = “Encantador de serpentes”
elephant_rally-card-tiger = “Tigre”
