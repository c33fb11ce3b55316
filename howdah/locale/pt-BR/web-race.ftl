web-race-start = Largada
web-race-line = Largada e chegada
web-race-map = A pista inteira; pressione para ir até lá
web-race-cells =
    { $count ->
        [one] { $count } espaço
       *[other] { $count } espaços
    }
web-race-drew = { $player } saca { $cards }.
web-race-drew-some =
    { $count ->
        [one] { $player } saca { $count } carta.
       *[other] { $player } saca { $count } cartas.
    }
web-race-cancelled = cancelada
web-race-cancelled-one = { $card }: cancelada
web-race-stopped = O tigre de { $player } cancela { $card } de { $whose }.
web-race-stopped-yours = O tigre de { $player } cancela a sua carta { $card }.
web-race-stopped-by-you = O seu tigre cancela { $card } de { $whose }.
web-race-revealed = na barraca
web-race-discard-end =
    { $count ->
        [one] Descartar { $count } carta e encerrar o turno
       *[other] Descartar { $count } cartas e encerrar o turno
    }
web-race-piles = pilha de saque { $pile }, descarte { $discards }
web-race-now-more = Jogue mais uma carta ou encerre o turno.
web-race-now-more-discard = Jogue ou descarte mais uma carta, ou encerre o turno.
web-race-now-discard-more = Descarte mais uma carta ou encerre o turno.
web-race-now-discard = Você não pode jogar nenhuma carta: descarte as que quiser.
web-race-now-end = Não há mais nada a fazer: encerre o turno.
web-race-explain-elephant =
    { $count ->
        [one] { $player }: falta { $count } coluna até a linha de chegada.
       *[other] { $player }: faltam { $count } colunas até a linha de chegada.
    }
web-race-explain-mouse = Rato: assusta um elefante, que recua três espaços.
web-race-explain-B = Bananeira: termine aqui o movimento e saque cartas até ter nove.
web-race-explain-M = Mangueira: termine aqui o movimento e avance mais dois espaços, se quiser.
web-race-explain-S = Barraca do mercado: termine aqui o movimento e a carta de cima da pilha de saque atua por você.
web-race-explain-mud = Lama { $points }: quem começa aqui o turno gasta { $points } pontos para sair.
web-race-explain-gate = Travessia fechada: quem vai à frente para aqui e atravessa no turno seguinte; depois fica aberta para todos.
web-race-needs-pair = Esta vai com uma carta verde: escolha a verde também.
web-race-terrain-S = barraca do mercado
web-race-ask-take = Pegue uma carta do descarte.
web-race-window-own = Sua carta { $card }: alguém a cancela?
web-race-always-pass = Deixar passar tudo neste turno
web-race-passing = Você deixa passar tudo neste turno.
web-race-passing-always = Você deixa passar tudo.
web-race-cows-done =
    { $count ->
        [one] Já chega: resta { $count } passo
       *[other] Já chega: restam { $count } passos
    }
web-race-wait = Espera!
web-race-answered = Você já respondeu. Ninguém vê ainda a resposta.
web-race-wait-help = Mais dez segundos, uma só vez até o seu próximo turno. Ninguém vê quem pediu.
web-race-stake-move = { $player } anda { $points } espaços.
web-race-stake-charge = { $player } anda { $points } espaços em carga.
web-race-stake-mouse = O rato pode assustar um elefante: três espaços para trás.
web-race-stake-monkey =
    { $known ->
        [yes] { $player } pega duas cartas ao acaso de { $victim }.
       *[no] { $player } pega duas cartas ao acaso de outros.
    }
web-race-stake-prayer = { $player } pega uma carta do descarte.
web-race-stake-priest = { $player } pega uma carta do descarte.
web-race-stake-tiger = { $player } se livra de todas as cobras.
web-race-stake-chain = O tigre de { $player } cancelaria { $card }.
web-race-phase-place = Ponha o seu elefante num dos espaços iluminados.
web-race-phase-discard = Descarte mais ou encerre o turno.
web-race-phase-mango-tree = Mais dois espaços, ou parar na mangueira?
web-race-phase-fetch = Pegue uma carta do descarte.
web-race-does-green = Seu elefante anda { $points } espaços e empurra quem está à frente.
web-race-does-red = Seu elefante anda { $points } espaços. Um tigre pode cancelá-la.
web-race-does-purple = Seu elefante anda { $points } espaços. Sempre jogada sozinha.
web-race-does-elephant_rally-charge = Anda { $points } espaços; as vacas também são empurradas. Pode ignorar o efeito.
web-race-does-elephant_rally-carpet = Voa exatamente { $points } espaços em frente na sua faixa, por cima de tudo. Pode ignorar o efeito.
web-race-does-elephant_rally-juice = Anda { $points } espaços; cada passo pode ser na diagonal para um espaço livre. Pode ignorar o efeito.
web-race-does-carpet = Com uma carta verde: voa em frente na sua faixa, por cima de tudo, até um espaço livre.
web-race-does-juice = Com uma carta verde: cada passo pode ser na diagonal para um espaço livre.
web-race-does-mouse = O rato anda até seis passos e assusta o primeiro elefante que encontrar: três espaços para trás.
web-race-does-cow = Conduza vacas, até oito passos ao todo, para espaços livres.
web-race-does-elephant_rally-monkey = Pegue duas cartas ao acaso da mão de outro jogador.
web-race-does-monkey = Pegue duas cartas ao acaso de outros, de uma mão ou de duas.
web-race-does-prayer = Veja o descarte e pegue uma carta.
web-race-does-priest = Veja o descarte e pegue uma carta.
web-race-does-elephant_rally-tiger = No seu turno: livre-se de todas as suas cobras. No turno de outro: cancela uma carta vermelha ou um tigre.
web-race-does-tiger = No seu turno: livre-se de todas as suas cobras. No turno de outro: cancela uma carta recém-jogada.
web-race-read-stopped = Firmes na beira da água: { $elephants }.
web-race-read-pile = Pilha de saque { $pile }, descarte { $discards }.
web-race-read-search = O descarte: { $cards }.
web-race-place =
    { $shared ->
        [yes] =
       *[no] { "" }
    }{ $place }º
web-race-window = Um tigre pode cancelá-la
web-race-explain-cow = Vaca: tapa o caminho. Só uma carga ou um susto a empurra; a carta “Vaca sagrada” a conduz.
web-race-ask-rob = De quem você rouba?
web-race-phase-victim = De quem você rouba?
