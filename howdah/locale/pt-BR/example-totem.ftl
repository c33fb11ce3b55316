example-totem-cut-off = Uma peça é eliminada, e com ela vão as de trás, que perdem a ligação com o totem.
