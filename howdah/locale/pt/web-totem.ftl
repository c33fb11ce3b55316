# À mesa do Totem: escolher uma peça e o caminho dela.
web-totem-goal = Objetivo: terminar um movimento ao lado de um totem inimigo.
web-totem-points-left =
    { $points ->
        [one] Resta { $points } ponto
       *[other] Restam { $points } pontos
    }
web-totem-press = Toque numa peça para ver aonde pode ir.
web-totem-reach = Números: pontos que custa. Borda vermelha: uma peça é eliminada.
