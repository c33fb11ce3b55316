table-name-me = Você
table-name-person = Jogador { $seat }
table-name-bot = Bot { $seat }

table-level-random = joga qualquer coisa permitida
table-level-heuristic = olha uma jogada à frente
table-level-easy = fácil
table-level-medium = médio
table-level-hard = difícil
table-level-expert = mestre
table-level-search = pensa o tempo que disser
table-level-equilibrium = joga com perfeição os finais de Raj para dois
table-level-rank = joga conforme o valor da carta de pontuação (Raj)
table-level-remaining = joga conforme o valor da carta de pontuação entre as que faltam (Raj)
table-level-ppo = joga como aprendeu a jogar contra si próprio (Raj para dois)
table-level-largest = joga a maior carta (corridas)
table-level-progress = faz a jogada que mais avança (corridas)
table-level-strike = avança para o totem mais próximo (Totem)
table-level-sampler = escolhe a melhor de algumas jogadas ao acaso (Totem)

table-reason-not-asked = Neste momento não tem nada para decidir.
table-reason-unknown-action = Neste jogo não existe a ação «{ $action }».
table-reason-no-such-seat =
    { $seats ->
        [one] Esta mesa tem apenas { $seats } lugar.
       *[other] Esta mesa tem apenas { $seats } lugares.
    }
table-reason-undo-nothing = Não há nada para desfazer.
table-reason-undo-other-seat = Não se pode desfazer: entretanto jogou outra pessoa.
table-reason-undo-final = Isto não se pode desfazer.
table-reason-undo-shown = Não se pode desfazer: entretanto mostrou-se algo que estava escondido.
table-reason-undo-fate = Não se pode desfazer: entretanto lançaram-se dados ou tiraram-se cartas.
table-reason-undo-restated = Não se pode desfazer: entretanto a posição foi reposta.
table-reason-list-too-long = Não se pode planear para lá de «{ $action }»: ainda ninguém sabe o que vem a seguir.
table-reason-submission-size = Pode enviar de uma a { $most } ações em conjunto, não { $count }.
table-reason-stale = Isto já foi decidido; veja de novo.
table-reason-already-answered = Já respondeu.
table-reason-no-window = Agora não há nada por que esperar.
table-reason-cannot-wait = Aqui não pode pedir para esperar.
table-reason-has-waited = Já pediu para esperar; pode voltar a pedir depois da sua próxima vez.
table-reason-own-turn-only = Só na sua vez pode deixar outros assistir.
table-reason-undo-sealed = Uma resposta não se pode retirar.
table-reason-undo-asked = Não se pode desfazer: os outros já estão a decidir se o impedem.
table-reason-nothing-asked = Ninguém pediu para voltar atrás.
table-reason-no-orders = Neste jogo não há ordens.
table-reason-asked-now = Já é a sua vez: não é preciso uma ordem.
table-reason-not-your-seat = Este lugar não é seu.
table-reason-bot-plays = Um bot joga agora no seu lugar; retome-o primeiro.
table-reason-not-playing = O jogo ainda não começou.
table-reason-paused = A mesa está em pausa.
table-reason-over = O jogo acabou.
table-reason-watching-refused = O anfitrião não deixa assistir.
table-reason-storage-away = O servidor perdeu o acesso aos dados. Tente outra vez daqui a pouco; nada se perde.
table-reason-owner-decides = Só quem é dono deste lugar pode decidir isso, ou todos os outros jogadores em conjunto.
table-reason-banned = Quem administra este servidor bloqueou o seu acesso.
table-reason-too-fast = Demasiado depressa; espere um momento.
table-reason-malformed = O servidor não percebeu isso.
table-reason-internal = O servidor não o conseguiu fazer; nada mudou.

table-suggestion-first =
    { $count ->
        [1] Primeiro { $action }; depois já é possível.
       *[other] Primeiro, por exemplo, { $action }; depois já é possível.
    }
table-suggestion-order =
    { $count ->
        [1] Tente por outra ordem: primeiro { $action }, depois isto.
       *[other] Tente por outra ordem: primeiro, por exemplo, { $action }, depois isto.
    }
table-suggestion-first-two = Primeiro { $action }, a seguir { $then }; depois já é possível.
table-suggestion-another-card = Pode jogar outra carta: { $action }.
table-suggestion-another = Em vez disso pode: { $action }.
table-suggestion-nothing-turn = Nesta vez não é possível.
table-suggestion-nothing-now = Não é possível antes de alguma coisa mudar na mesa.

table-why-wins = Ganha já.
table-why-wins-unless-tiger = Ganha já, a não ser que alguém responda com um tigre.
table-why-ahead =
    { $steps ->
        [one] Fica { $steps } casa mais perto da linha de chegada.
       *[other] Fica { $steps } casas mais perto da linha de chegada.
    }
table-why-ahead-and-keeps =
    { $steps ->
        [one] Fica { $steps } casa mais perto da linha de chegada e guarda { $card }.
       *[other] Fica { $steps } casas mais perto da linha de chegada e guarda { $card }.
    }
table-why-ahead-and-back = Casas que ganha: { $steps }. Casas que { $player } perde: { $lost }.
table-why-opens =
    { $steps ->
        [one] Abre a travessia e fica { $steps } casa mais perto da linha de chegada.
       *[other] Abre a travessia e fica { $steps } casas mais perto da linha de chegada.
    }
table-why-blocks = Fica firme diante da única passagem sobre a água: { $player } tem de esperar atrás.
table-why-sets-back =
    { $lost ->
        [one] { $player } recua { $lost } casa.
       *[other] { $player } recua { $lost } casas.
    }
table-why-bars = Põe vacas no caminho de { $player }.
table-why-clears = Tira vacas do seu caminho.
table-why-gives-cobra = { $player } fica com uma cobra.
table-why-drops-cobras = Deixa de ter cobras.
table-why-robs = Tira cartas a { $player }.
table-why-fetches = Escolhe uma carta dos descartes.
table-why-new-cards =
    { $count ->
        [one] Troca { $count } carta por outra.
       *[other] Troca { $count } cartas por outras.
    }
table-why-tiger-kept = Guarde o tigre para uma carta que doa mais.
table-why-tiger-stops-win = Sem o tigre, { $player } ganha agora.
table-why-tiger-back = Assim, a carta { $card } acaba por valer.
table-why-tiger-saves =
    { $steps ->
        [one] O tigre poupa-lhe { $steps } casa.
       *[other] O tigre poupa-lhe { $steps } casas.
    }
table-why-tiger-cancels = Anula a carta { $card } de { $player }.

table-event-undone = { $player } desfez «{ $action }».
table-event-taken-back = { $player } voltou atrás na última jogada. Todos concordaram.

table-ending-won = Vitória: { $players }.
table-ending-drawn = Empate: { $players }.
table-ending-cut = A partida foi interrompida; ninguém ganhou.
table-rank =
    { $score ->
        [one] { $rank }.º { $player }: { $score } ponto
       *[other] { $rank }.º { $player }: { $score } pontos
    }

table-kind-rule = regra
table-kind-ruling = interpretação
table-kind-house = regra da casa
