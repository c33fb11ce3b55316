web-guide-raj-mouse = A carta mais alta que mais ninguém jogar leva { $worth }. Cada carta é usada uma vez: guarde as altas para os ratos maiores.
web-guide-totem-dice = Use os dois dados para ir longe, ou um só; com um lançamento alto você pode colocar uma peça.
web-guide-totem-done = Continue com o que resta, ou encerre o turno.
web-guide-race-place = Escolha um espaço inicial.
web-guide-race-window = Alguém jogou uma carta. Um tigre pode cancelá-la; se não, deixe passar.
