totem-title = Totem
totem-about = Lançar os dados, mover as peças num grupo sempre unido por um hexágono e tocar nos totens dos outros.

totem-option-turn_limit = Quantos turnos tem cada jogador antes de a partida ser interrompida: um número, ou none.

totem-action-end = terminar o turno
totem-action-pass = não fazer nada
totem-action-finish = parar esta peça
totem-action-both = mover com os dois dados
totem-action-use = mover só com o { $what }
totem-action-start = começar em { $what }
totem-action-piece = mover { $what }
totem-action-to = passo para { $what }
totem-action-enter = pôr uma peça em { $what }
totem-action-take = eliminar { $what }

totem-event-start-die = { $player }: { $die } para começar.
totem-event-start-tied = O valor mais alto repetiu-se: { $seats } lançam outra vez.
totem-event-moves-first = Joga primeiro: { $player }.
totem-event-chooses-start = A seguir escolhe a casa inicial: { $player }.
totem-event-set-down = { $player }: o totem começa em { $cell }, com seis peças à volta.
totem-event-turn-began = Turno { $round }: { $player }.
totem-event-rolled = { $player }: saiu { $dice }.
totem-event-rolls-again = { $player }: doze pontos dão outro lançamento.
totem-event-dice-used =
    { $dice ->
        [both] { $player }: os dois dados, { $points } pontos.
       *[one] { $player }: um só dado, { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }.
    }
totem-event-passed = { $player }: este lançamento não é usado.
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
        [totem] { $player }: o totem para em { $cell }.
       *[piece] { $player }: a peça para em { $cell }.
    }
totem-event-eliminated = { $player }: a peça em { $cell } é eliminada pela que está em { $from }.
totem-event-cut-off = { $player }: sem { $cause }, nada liga { $cells } ao totem; são também eliminadas.
totem-event-totem-eliminated = { $player }: o totem em { $cell } é eliminado pelo atacante em { $from }.
totem-event-player-out = { $player }: fora do jogo; todas as peças saem do tabuleiro.
totem-event-points-lost =
    { $points ->
        [one] { $player }: ninguém se pode mover; perde-se { $points } ponto.
       *[other] { $player }: ninguém se pode mover; perdem-se { $points } pontos.
    }
totem-event-ended =
    { $ending ->
        [won] Resta um só totem no tabuleiro.
        [drawn] Já ninguém pode ganhar.
       *[cut] Chegou-se ao limite de turnos.
    }

totem-reason-start-taken = { $cell } está ocupada.
totem-reason-start-too-close = { $cell } não guarda a distância que o número de jogadores pede.
totem-reason-no-such-die = Não saiu esse dado.
totem-reason-no-step = Nenhuma das suas peças tem um passo possível; não há nada para mover.
totem-reason-must-move = Enquanto alguma peça tiver um passo possível, os pontos têm de ser usados.
totem-reason-roll-too-low = Só entra uma peça com dez ou mais pontos, ou com dois dados iguais.
totem-reason-no-reserve = A sua reserva está vazia.
totem-reason-not-beside-totem = Uma peça entra ao lado do próprio totem; { $cell } não está.
totem-reason-entry-taken = { $cell } está ocupada; uma peça entra numa casa livre.
totem-reason-not-yours = Não tem nenhuma peça em { $cell }.
totem-reason-already-moved = A peça em { $cell } já se moveu neste turno; não volta a mover-se.
totem-reason-totem-alone = Um totem sem peças no tabuleiro não se pode mover.
totem-reason-piece-stuck = A peça em { $cell } não tem passo: cada casa livre à volta fica longe das outras ou cortaria o seu grupo.
totem-reason-not-next = { $cell } não está ao lado de { $piece }; um passo leva a uma casa vizinha.
totem-reason-cell-taken = { $cell } está ocupada; um passo leva a uma casa livre.
totem-reason-been-there = Esta peça já esteve em { $cell } neste turno; não pode voltar.
totem-reason-not-beside-own = { $cell } não está ao lado de nenhuma outra peça sua.
totem-reason-cuts-group = Um passo para { $cell } separaria peças suas do seu totem.
totem-reason-not-moved-yet = Esta peça ainda não se moveu; dá pelo menos um passo.
totem-reason-must-go-on = Nenhuma outra peça se pode mover; esta continua até gastar os pontos.
totem-reason-not-an-enemy = Não há em { $cell } nenhuma peça inimiga ao lado do atacante.
totem-reason-not-farthest = A peça em { $cell } não é a mais distante do seu totem.
totem-reason-game-over = A partida terminou.
totem-reason-start-dice-first = Primeiro lançam-se os dados para ver quem começa.
totem-reason-roll-first = Primeiro lançam-se os dados.
totem-reason-not-your-turn = É a vez de { $turn }.
totem-reason-choose-start = Escolha uma casa inicial.
totem-reason-set-up-over = As casas iniciais já estão escolhidas.
totem-reason-use-dice = Decida primeiro para que usa o lançamento.
totem-reason-dice-decided = Já está decidido para que serve o lançamento.
totem-reason-choose-piece = Escolha a peça que se move.
totem-reason-in-one-go = Uma peça move-se de uma só vez: pare primeiro esta.
totem-reason-choose-victim = Escolha a peça que é eliminada.
totem-reason-no-victim-to-choose = Não há agora nenhuma peça a eliminar por escolha.
totem-reason-only-end = Só falta terminar o turno.
totem-reason-points-left = Ainda há pontos, e alguma peça se pode mover.

totem-status-turn = Turno { $round }: { $player }.
totem-status-dice = Dados: { $dice }.
totem-status-points = Pontos por gastar: { $points }.
totem-status-moving = Move-se a peça em { $cell }.
totem-status-cells = { $player }: totem { $totem }, peças { $pieces }
totem-status-head-player = Jogador
totem-status-head-active = Ativas
totem-status-head-reserve = Reserva
totem-status-head-eliminated = Eliminadas
