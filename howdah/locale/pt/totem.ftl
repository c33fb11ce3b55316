totem-title = Totem
totem-about = Lance os dados, mova as suas peças num grupo sempre unido e chegue ao totem inimigo.

totem-option-turn_limit = Quantos turnos tem cada jogador antes de a partida ser interrompida: um número, ou none.

totem-action-end = terminar o turno
totem-action-pass = não fazer nada
totem-action-finish = parar esta peça
totem-action-both = usar os dois dados
totem-action-use = usar só o { $what }
totem-action-start = começar em { $what }
totem-action-piece = mover { $what }
totem-action-to = passo para { $what }
totem-action-enter = pôr uma peça em { $what }
totem-action-take = capturar { $what }
totem-move = mover { $start } para { $end }
totem-move-on = continuar até { $end }

totem-event-start-die = { $player } tirou { $die } para ver quem começa.
totem-event-start-tied = Empate: { $seats } lançam outra vez.
totem-event-moves-first = { $player } começa.
totem-event-chooses-start = { $player } escolhe a seguir a casa inicial.
totem-event-set-down =
    { $player_is ->
        [me] O seu totem começa em { $cell }, com seis peças à volta.
       *[other] O totem de { $player } começa em { $cell }, com seis peças à volta.
    }
totem-event-turn-began = Turno { $round }: { $player }.
totem-event-rolled = { $player } tirou { $dice }.
totem-event-rolls-again =
    { $player_is ->
        [me] Doze: lança outra vez.
       *[other] Doze: { $player } lança outra vez.
    }
totem-event-dice-used =
    { $dice ->
        [both] { $player }: os dois dados, { $points } pontos.
       *[one] { $player }: um só dado, { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }.
    }
totem-event-passed = { $player } não usa este lançamento.
totem-event-entered = { $player }: entra uma peça em { $cell }; ficam { $reserve } na reserva.
totem-event-chosen =
    { $kind ->
        [totem] { $player }: move-se o totem em { $cell }.
       *[piece] { $player }: move-se a peça em { $cell }.
    }
totem-event-stepped =
    { $kind ->
        [totem] { $player }: totem de { $from } para { $to }.
       *[piece] { $player }: de { $from } para { $to }.
    }
totem-event-finished =
    { $kind ->
        [totem] { $player }: o totem detém-se em { $cell }.
       *[piece] { $player }: a peça detém-se em { $cell }.
    }
totem-event-eliminated =
    { $player_is ->
        [me] { $by } captura a sua peça em { $cell }.
       *[other] { $by } captura a peça de { $player } em { $cell }.
    }
totem-event-cut-off = { $player } perde também { $cells } (sem ligação ao totem).
totem-event-totem-eliminated =
    { $player_is ->
        [me] { $by } captura o seu totem em { $cell }.
       *[other] { $by } captura o totem de { $player } em { $cell }.
    }
totem-event-player-out = { $player } está fora do jogo; todas as suas peças saem do tabuleiro.
totem-event-points-lost =
    { $points ->
        [one] { $player } não pode mover mais; perde-se { $points } ponto.
       *[other] { $player } não pode mover mais; perdem-se { $points } pontos.
    }
totem-event-ended =
    { $ending ->
        [won] Resta um só totem no tabuleiro.
        [drawn] A partida termina empatada.
       *[cut] Chegou-se ao limite de turnos.
    }

totem-reason-start-taken = { $cell } está ocupada.
totem-reason-start-too-close = { $cell } não é uma das casas iniciais que restam.
totem-reason-no-such-die = Não lhe saiu esse número.
totem-reason-no-step = Nenhuma das suas peças se pode mover.
totem-reason-must-move = Enquanto alguma peça se puder mover, os pontos têm de ser usados.
totem-reason-roll-too-low = Só entra uma peça com dez ou mais pontos, ou com dois dados iguais.
totem-reason-no-reserve = A sua reserva está vazia.
totem-reason-not-beside-totem = Uma peça entra ao lado do próprio totem; { $cell } não está.
totem-reason-entry-taken = { $cell } está ocupada; uma peça entra numa casa livre.
totem-reason-not-yours = Não tem nenhuma peça em { $cell }.
totem-reason-already-moved = A peça em { $cell } já se moveu neste turno.
totem-reason-totem-alone = Um totem sem peças no tabuleiro não se pode mover.
totem-reason-piece-stuck = A peça em { $cell } não se pode mover: nenhuma casa livre à volta mantém o seu grupo unido.
totem-reason-not-next = { $cell } não está ao lado de { $piece }; um passo leva a uma casa vizinha.
totem-reason-cell-taken = { $cell } está ocupada; um passo leva a uma casa livre.
totem-reason-been-there = Esta peça já esteve em { $cell } neste turno.
totem-reason-not-beside-own = { $cell } não está ao lado de nenhuma outra peça sua.
totem-reason-cuts-group = Um passo para { $cell } separaria peças suas do seu totem.
totem-reason-not-moved-yet = Esta peça ainda não se moveu; tem de dar pelo menos um passo.
totem-reason-must-go-on = Nenhuma outra peça se pode mover; esta continua até gastar os pontos.
totem-reason-not-an-enemy = Não há em { $cell } nenhuma peça inimiga ao lado do atacante.
totem-reason-not-farthest = A peça em { $cell } não é a mais distante do totem da cor dela.
totem-reason-game-over = A partida terminou.
totem-reason-start-dice-first = Primeiro lançam-se os dados para ver quem começa.
totem-reason-roll-first = Primeiro lançam-se os dados.
totem-reason-not-your-turn = É a vez de { $turn }.
totem-reason-choose-start = Escolha uma casa inicial.
totem-reason-set-up-over = As casas iniciais já estão escolhidas.
totem-reason-use-dice = Diga primeiro como quer usar os dados.
totem-reason-dice-decided = Já decidiu como usar estes dados.
totem-reason-choose-piece = Escolha a peça a mover.
totem-reason-in-one-go = Uma peça move-se de uma só vez: pare primeiro esta.
totem-reason-choose-victim = Escolha a peça a capturar.
totem-reason-no-victim-to-choose = Agora não há nenhuma peça a capturar.
totem-reason-only-end = Só falta terminar o turno.
totem-reason-points-left = Ainda tem pontos, e alguma peça se pode mover.

totem-status-turn = Turno { $round }: { $player }.
totem-status-dice = Dados: { $dice }.
totem-status-points = Pontos que restam: { $points }.
totem-status-moving = Move-se a peça em { $cell }.
totem-status-cells = { $player }: totem { $totem }, peças { $pieces }
totem-status-head-player = Jogador
totem-status-head-active = No tabuleiro
totem-status-head-reserve = Reserva
totem-status-head-eliminated = Eliminadas

totem-why-takes-totem = Elimina o totem de { $player }.
totem-why-takes-piece = Elimina uma peça de { $player }.
totem-why-enters = Põe uma peça no tabuleiro.
totem-why-totem-away = Afasta o seu totem das peças de { $player }.
totem-why-nearer = Fica mais perto do totem de { $player }.
totem-why-in-reach = Depois disso, { $points } nos dados pode bastar para chegar ao totem de { $player }.
totem-why-guards = Guarda uma casa ao lado do seu totem.
