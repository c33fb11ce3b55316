web-minute-raj-1 = Em cada rodada vira-se uma carta de pontuação e todos jogam uma carta com a face para baixo. A mais alta leva essa carta.
web-minute-raj-4 = Se só houver empates, a carta fica e se junta à seguinte. Cada carta é usada uma vez; ganha quem tiver mais pontos.
web-minute-raj-3 = Cartas iguais se anulam: vale a melhor que mais ninguém jogou.
web-minute-formula_e-3 = Ninguém pode ser empurrado para o rio. Quem é empurrado se detém antes dele.
web-minute-formula_e-4 = Um tigre cancela uma carta no turno de outro. Ganha quem passar primeiro a linha de chegada, mesmo empurrado.
web-minute-elephant_rally-4 = Os espaços ajudam ou atrapalham: a mangueira dá mais dois espaços, a lama custa pontos do movimento seguinte.
