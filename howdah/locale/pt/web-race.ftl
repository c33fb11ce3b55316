web-race-start = Partida
web-race-finish = Chegada
web-race-line = Partida e chegada
web-race-closed = Fechada
web-race-board = A pista: as setas seguem por ela e de lado, Tab vai ao que se pode escolher
web-race-map = A pista inteira; prima para ir até lá
web-race-turn = Turno { $turn }
web-race-cells =
    { $count ->
        [one] { $count } casa
       *[other] { $count } casas
    }
web-race-hand =
    { $count ->
        [one] A sua mão: { $count } carta
       *[other] A sua mão: { $count } cartas
    }
web-race-drew = { $player } tira { $cards }.
web-race-drew-some =
    { $count ->
        [one] { $player } tira { $count } carta.
       *[other] { $player } tira { $count } cartas.
    }
web-race-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
web-race-cobras =
    { $count ->
        [one] { $count } cobra
       *[other] { $count } cobras
    }
web-race-place =
    { $shared ->
        [yes] =
       *[no] { "" }
    }{ $place }.º
web-race-way = { $columns } de { $all } colunas
web-race-columns = Colunas
web-race-over = cruzou a linha de chegada
web-race-short =
    { $count ->
        [one] faltou { $count } coluna
       *[other] faltaram { $count } colunas
    }
web-race-stand = Classificação
web-race-on-table = Cartas na mesa
web-race-cancelled = anulada
web-race-cancelled-one = { $card }: anulada
web-race-stopped = O tigre de { $player } anula { $card } de { $whose }.
web-race-stopped-yours = O tigre de { $player } anula a sua carta { $card }.
web-race-stopped-by-you = O seu tigre anula { $card } de { $whose }.
web-race-revealed = na banca
web-race-discarded = descartada
web-race-discard-end =
    { $count ->
        [one] Descartar { $count } carta e terminar o turno
       *[other] Descartar { $count } cartas e terminar o turno
    }
web-race-last-cards = Últimas cartas: { $cards }
web-race-left =
    { $count ->
        [one] falta { $count } coluna
       *[other] faltam { $count } colunas
    }
web-race-piles = monte { $pile }, descartes { $discards }
web-race-stops = parar na mangueira
web-race-way-to = até { $cell }
web-race-leg-ahead = { $count } em frente
web-race-leg-left = { $count } à esquerda
web-race-leg-right = { $count } à direita
web-race-leg-slant-left = { $count } na diagonal esquerda
web-race-leg-slant-right = { $count } na diagonal direita
web-race-leg-net = { $count } em frente ao todo
web-race-leg-fly = voar { $count }
web-race-now-first-elephant_rally = Jogue uma carta, depois outra se quiser: não duas verdes. Ou descarte.
web-race-now-first-formula_e = Jogue uma carta, depois outra se quiser: verde + amarela. Ou descarte.
web-race-now-discarding = Escolha as cartas a descartar.
web-race-now-first-only = Jogue uma carta.
web-race-now-more = Jogue mais uma carta ou termine o turno.
web-race-now-more-discard = Jogue ou descarte mais uma carta, ou termine o turno.
web-race-now-discard-more = Descarte mais uma carta ou termine o turno.
web-race-now-discard = Não pode jogar nenhuma carta: descarte as que quiser.
web-race-now-end = Não há mais nada a fazer: termine o turno.
web-race-explain-elephant =
    { $count ->
        [one] { $player }: falta { $count } coluna até à linha de chegada.
       *[other] { $player }: faltam { $count } colunas até à linha de chegada.
    }
web-race-explain-cow = Vaca: tapa o caminho. Só uma carga ou um susto a empurra; a carta «Vaca sagrada» condu-la.
web-race-explain-mouse = Rato: assusta um elefante, que recua três casas.
web-race-explain-hole = Toca: o rato sai por aqui.
web-race-explain-B = Bananeira: acabe aqui o movimento e tire cartas até ter nove.
web-race-explain-M = Mangueira: acabe aqui o movimento e avance mais duas casas, se quiser.
web-race-explain-S = Banca do mercado: acabe aqui o movimento e a carta de cima do monte atua por si.
web-race-explain-mud = Lama { $points }: quem começa aqui a vez gasta { $points } pontos para sair.
web-race-explain-gate = Travessia fechada: quem vai à frente detém-se aqui e atravessa na vez seguinte; depois fica aberta para todos.
web-race-pick = Escolha uma carta.
web-race-needs-pair = Esta joga-se com uma carta verde: escolha-a também.
web-race-play = Jogar { $card }
web-race-play-anyway = Jogar { $card }: { $player } vence
web-race-put-back = Devolver
web-race-discard = Descartar cartas
web-race-discard-pick =
    { $count ->
        [0] Escolha cartas para descartar
        [one] Escolha { $count } carta pela sua cobra
       *[other] Escolha { $count } cartas pelas suas cobras
    }
web-race-discard-these = Descartar { $cards }
web-race-discard-it = Descartar
web-race-ways = Caminhos possíveis
web-race-elephant = elefante { $elephant }
web-race-cows-plus =
    { $count ->
        [one] vaca +{ $count }
       *[other] vacas +{ $count }
    }
web-race-wins = { $player } vence
web-race-warning = Isto leva { $player } para lá da linha de chegada: { $player } venceria.
web-race-cows-done =
    { $count ->
        [one] Chega: resta { $count } passo
       *[other] Chega: restam { $count } passos
    }
web-race-mouse-done =
    { $count ->
        [one] Parar aqui: resta { $count } passo
       *[other] Parar aqui: restam { $count } passos
    }
web-race-plan = O plano: { $plan }.
web-race-planning = Só um plano: nada se move antes de os outros responderem.
web-race-played =
    { $count ->
        [one] { $count } carta jogada
       *[other] { $count } cartas jogadas
    }
web-race-can = pode escolher isto
web-race-cow = vaca
web-race-mouse = rato
web-race-hole = toca de rato
web-race-terrain-B = bananeira
web-race-terrain-M = mangueira
web-race-terrain-S = banca do mercado
web-race-terrain-2 = lama 2
web-race-terrain-3 = lama 3
web-race-terrain-4 = lama 4
web-race-ask-rob = A quem rouba?
web-race-ask-from = De quem tira a cobra?
web-race-ask-give = Quem recebe a cobra?
web-race-ask-take = Tire uma carta dos descartes.
web-race-window = Um tigre pode anulá-la
web-race-window-card = { $player } joga { $card }
web-race-window-own = A sua carta { $card }: alguém a anula?
web-race-let = Deixar passar
web-race-tiger = Tigre!
web-race-tiger-on = Tigre contra { $card }
web-race-always-pass = Deixar passar tudo nesta vez
web-race-passing = Deixa passar tudo nesta vez.
web-race-answered = Já respondeu. Ainda ninguém vê a resposta.
web-race-passing-always = Deixa passar tudo.
web-race-wait = Esperem!
web-race-wait-help = Mais dez segundos, uma só vez até à sua próxima jogada. Ninguém vê quem pediu.
web-race-stake-move = { $player } anda { $points } casas.
web-race-stake-charge = { $player } anda { $points } casas em carga.
web-race-stake-mouse = O rato pode assustar um elefante: três casas para trás.
web-race-stake-monkey =
    { $known ->
        [yes] { $player } tira duas cartas ao acaso a { $victim }.
       *[no] { $player } tira duas cartas ao acaso a outros.
    }
web-race-stake-cow = { $player } conduz vacas, até oito passos.
web-race-stake-prayer = { $player } tira uma carta dos descartes.
web-race-stake-priest = { $player } tira uma carta dos descartes.
web-race-stake-charmer =
    { $known ->
        [yes] { $target } recebe uma cobra.
       *[no] { $player } dá uma cobra a alguém.
    }
web-race-stake-tiger = { $player } livra-se de todas as cobras.
web-race-stake-chain = O tigre de { $player } anularia { $card }.
web-race-stake-end = { $player } venceria a corrida com isso.
web-race-phase-place = Ponha o seu elefante numa das casas iluminadas.
web-race-phase-turn = Jogue uma carta ou descarte.
web-race-phase-discard = Descarte mais ou termine o turno.
web-race-phase-victim = A quem rouba?
web-race-phase-from = De quem tira a cobra?
web-race-phase-give = Quem recebe a cobra?
web-race-phase-window = Deixe passar, ou jogue um tigre.
web-race-phase-elephant = Que elefante anda, e como?
web-race-phase-use = Usar o efeito, ou andar sem ele?
web-race-phase-move =
    { $points ->
        [one] Escolha um caminho: resta { $points } ponto.
       *[other] Escolha um caminho: restam { $points } pontos.
    }
web-race-phase-mango-tree = Mais duas casas, ou parar na mangueira?
web-race-phase-hole = De que toca sai o rato?
web-race-phase-walk =
    { $count ->
        [one] O rato anda: resta { $count } passo.
       *[other] O rato anda: restam { $count } passos.
    }
web-race-phase-scare = Para que lado foge o elefante assustado?
web-race-phase-burrow = A que toca volta o rato?
web-race-phase-herd =
    { $count ->
        [one] Conduza as vacas: resta { $count } passo.
       *[other] Conduza as vacas: restam { $count } passos.
    }
web-race-phase-fetch = Tire uma carta dos descartes.
web-race-phase-toll =
    { $count ->
        [one] A cobra morde: descarte { $count } carta.
       *[other] As cobras mordem: descarte { $count } cartas.
    }
web-race-does-green = O seu elefante anda { $points } casas e empurra quem está à frente.
web-race-does-red = O seu elefante anda { $points } casas. Um tigre pode anulá-la.
web-race-does-purple = O seu elefante anda { $points } casas. Joga-se sempre sozinha.
web-race-does-elephant_rally-charge = Anda { $points } casas; as vacas também são empurradas. Pode ignorar o efeito.
web-race-does-elephant_rally-carpet = Voa exatamente { $points } casas em frente na sua faixa, por cima de tudo. Pode ignorar o efeito.
web-race-does-elephant_rally-juice = Anda { $points } casas; cada passo pode ser na diagonal para uma casa livre. Pode ignorar o efeito.
web-race-does-charge = Com uma carta verde: as vacas também são empurradas.
web-race-does-carpet = Com uma carta verde: voa em frente na sua faixa, por cima de tudo, até uma casa livre.
web-race-does-juice = Com uma carta verde: cada passo pode ser na diagonal para uma casa livre.
web-race-does-mouse = O rato anda até seis passos e assusta o primeiro elefante que encontrar: três casas para trás.
web-race-does-cow = Conduza vacas, até oito passos ao todo, para casas livres.
web-race-does-elephant_rally-monkey = Tire duas cartas ao acaso da mão de outro jogador.
web-race-does-monkey = Tire duas cartas ao acaso a outros, de uma mão ou de duas.
web-race-does-prayer = Veja os descartes e tire uma carta.
web-race-does-priest = Veja os descartes e tire uma carta.
web-race-does-charmer = Dê uma cobra a outro jogador; se todas estiverem dadas, mude uma.
web-race-does-elephant_rally-tiger = Na sua vez: livra-se de todas as suas cobras. Na vez de outro: anula uma carta vermelha ou um tigre.
web-race-does-tiger = Na sua vez: livra-se de todas as suas cobras. Na vez de outro: anula uma carta acabada de jogar.
web-race-read-turn = Turno { $turn }: { $player }.
web-race-read-table = Na mesa: { $cards }.
web-race-read-elephant = { $player }: { $cell } { $terrain }
web-race-read-seat = { $player }: lugar { $place }, cartas { $cards }, cobras { $cobras }.
web-race-read-cows = Vacas: { $cells }.
web-race-read-mouse = Rato: { $cell }; tocas: { $holes }.
web-race-read-gates = Travessia fechada na coluna { $columns }.
web-race-read-stopped = Firmes junto à água: { $elephants }.
web-race-read-pile = Monte { $pile }, descartes { $discards }.
web-race-read-search = Os descartes: { $cards }.
web-race-read-track = Colunas, faixas da esquerda para a direita: { $columns }.
