example-totem-cut-off = Uma peça é eliminada, e com ela vão as de trás, que perdem a ligação com o totem.
example-totem-twelve = Um doze, usado só com um dado; depois o mesmo jogador joga os dados outra vez.
example-totem-cut-group = A peça em j11 liga k12 ao totem, por isso não pode deixá-la para trás.
example-totem-only-one = Nenhuma outra pode se mover, por isso esta peça continua até gastar os pontos.
example-totem-in-one-go = Outra peça só se move depois que a primeira parar; e aí a primeira não volta a se mover.
example-totem-eliminate = A peça termina ao lado de uma inimiga e a elimina; depois não volta a se mover.
