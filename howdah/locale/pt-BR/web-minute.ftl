web-minute-raj-1 = Em cada rodada há um prêmio à vista e todos jogam uma carta virada para baixo. A mais alta leva o prêmio.
web-minute-raj-4 = Se forem todas iguais, o prêmio fica e se junta ao seguinte. Cada carta é usada uma vez; ganha quem tiver mais pontos.
