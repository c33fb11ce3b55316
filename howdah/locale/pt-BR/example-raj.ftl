example-raj-sealed-until-all = Nada se revela antes de o último escolher; depois se revela tudo ao mesmo tempo.
example-raj-two-cancel = Os dois 14 se anulam; o 12, logo abaixo, leva o rato.
example-raj-tie-below-a-tie = Os 14 se anulam, e os 12 também: um 1 leva o segundo rato mais valioso.
example-raj-last-turn = Na última rodada as cartas são todas iguais: o último rato não vai para ninguém.
example-raj-winners-cancel = Dois jogadores empatam na pontuação mais alta e se anulam: ganha o terceiro, com 2 pontos.
example-raj-all-shared = Só há empates: o rato fica sobre a mesa e um abutre se junta a ele.
example-raj-final = Quem já colocou a sua carta não pode trocá-la, nem enquanto os outros ainda pensam.
example-raj-mouse-decides = Com a regra de empate “mouse” ganha, entre os empatados, quem tem o rato mais valioso.
