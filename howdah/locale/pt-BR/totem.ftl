totem-action-end = encerrar o turno
totem-event-set-down =
    { $player_is ->
        [me] O seu totem começa em { $cell }, com seis peças em volta.
       *[other] O totem de { $player } começa em { $cell }, com seis peças em volta.
    }
totem-event-cut-off = { $player } perde também { $cells } (sem ligação com o totem).
totem-reason-no-such-die = Esse número não saiu.
totem-reason-no-reserve = Sua reserva está vazia.
totem-reason-not-yours = Você não tem nenhuma peça em { $cell }.
totem-reason-piece-stuck = A peça em { $cell } não pode se mover: nenhuma casa livre em volta mantém o seu grupo unido.
totem-reason-no-step = Nenhuma das suas peças pode se mover.
totem-reason-start-dice-first = Primeiro os dados decidem quem começa.
totem-reason-roll-first = Primeiro os dados são jogados.
totem-event-rolls-again =
    { $player_is ->
        [me] Doze: você joga os dados outra vez.
       *[other] Doze: { $player } joga os dados outra vez.
    }
totem-action-enter = colocar uma peça em { $what }
totem-reason-dice-decided = Você já decidiu como usar estes dados.
totem-reason-in-one-go = Uma peça se move de uma só vez: pare primeiro esta.
totem-reason-only-end = Só falta encerrar o turno.
totem-event-chosen =
    { $kind ->
        [totem] { $player } move o totem em { $cell }.
       *[piece] { $player } move a peça em { $cell }.
    }
totem-event-points-lost =
    { $points ->
        [one] { $player } não tem mais como mover; { $points } ponto perdido.
       *[other] { $player } não tem mais como mover; { $points } pontos perdidos.
    }
totem-event-start-tied = Empate: { $seats } jogam o dado outra vez.
totem-event-passed = { $player } não usa estes dados.
totem-reason-totem-alone = Um totem sem peças no tabuleiro não pode se mover.
totem-reason-must-move = Enquanto alguma peça puder se mover, os pontos têm de ser usados.
totem-reason-must-go-on = Nenhuma outra peça pode se mover; esta continua até gastar os pontos.
totem-reason-points-left = Você ainda tem pontos, e alguma peça pode se mover.
totem-status-moving = A peça em { $cell } está se movendo.
totem-event-finished =
    { $kind ->
        [totem] { $player }: o totem se detém em { $cell }.
       *[piece] { $player }: a peça se detém em { $cell }.
    }
