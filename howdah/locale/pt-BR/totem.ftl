totem-action-end = encerrar o turno
totem-event-set-down =
    { $player_is ->
        [me] O seu totem começa em { $cell }, com seis peças em volta.
       *[other] O totem de { $player } começa em { $cell }, com seis peças em volta.
    }
totem-event-cut-off = { $player } perde também { $cells } (sem ligação com o totem).
totem-event-ended =
    { $ending ->
        [won] Resta um só totem no tabuleiro.
        [drawn] Ninguém mais pode ganhar.
       *[cut] Chegou-se ao limite de turnos.
    }
totem-reason-start-too-close = { $cell } fica perto demais de outro totem.
totem-reason-no-such-die = Não saiu esse dado.
totem-reason-no-reserve = Sua reserva está vazia.
totem-reason-not-yours = Você não tem nenhuma peça em { $cell }.
totem-reason-piece-stuck = A peça em { $cell } não pode se mover: nenhuma casa livre em volta mantém o seu grupo unido.
totem-reason-no-step = Nenhuma das suas peças pode se mover.
totem-reason-start-dice-first = Primeiro os dados decidem quem começa.
totem-reason-roll-first = Primeiro os dados são lançados.
totem-event-rolls-again = Doze: { $player } joga os dados outra vez.
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
