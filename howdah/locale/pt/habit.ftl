## Hábitos: o que um jogador faz de maneira diferente dos bons jogadores nas mesmas situações
habit-title = Hábitos
habit-none = Ainda não há nenhum hábito certo: { $games ->
    [one] uma partida é pouco
   *[other] nestas { $games } partidas joga quase como os bons jogadores
}.
habit-sure = { $percent } % de certeza, visto { $times ->
    [one] uma vez
   *[other] { $times } vezes
}
habit-cost = Quem tem este hábito ganha menos { $percent } partidas em cem.
habit-underbids-vultures = Joga demasiado baixo contra os abutres: em média uma carta a { $own } % da mão, onde os bons jogadores escolhem uma a { $usual } %.
habit-overbids-vultures = Joga demasiado alto contra os abutres: em média uma carta a { $own } % da mão, onde os bons jogadores escolhem uma a { $usual } %.
habit-overbids-small-mice = Paga demais pelos ratos pequenos: em média uma carta a { $own } % da mão, onde os bons jogadores escolhem uma a { $usual } %.
habit-gives-up-big-mice = Deixa fugir os ratos grandes: em média joga uma carta a { $own } % da mão, onde os bons jogadores escolhem uma a { $usual } %.
habit-overbids-big-mice = Joga sempre alto pelos ratos grandes: em média uma carta a { $own } % da mão, onde os bons jogadores escolhem uma a { $usual } %.
habit-saves-high-cards = Guarda as cartas altas nas primeiras rondas: em média joga uma carta a { $own } % da mão, os bons jogadores a { $usual } %.
habit-spends-early = Gasta cedo as cartas altas: nas primeiras rondas uma carta a { $own } % da mão, onde os bons jogadores escolhem uma a { $usual } %.
habit-highest-first = Joga a carta mais alta em { $own } % das rondas; os bons jogadores em { $usual } %.
habit-lowest-first = Joga a carta mais baixa em { $own } % das rondas; os bons jogadores em { $usual } %.
habit-bids-the-rank = Lê-se o que vai jogar: em { $own } % das rondas joga a carta do tamanho da que está em jogo; os bons jogadores em { $usual } %.
habit-shuns-carried-stakes = Foge do que ficou em jogo da ronda anterior: em média uma carta a { $own } % da mão, onde os bons jogadores escolhem uma a { $usual } %.
habit-overbids-carried-stakes = Joga alto sempre que algo ficou em jogo da ronda anterior: em média uma carta a { $own } % da mão, onde os bons jogadores escolhem uma a { $usual } %.
habit-keeps-tigers = Guarda os tigres: jogou um em { $own } % das ocasiões, os bons jogadores em { $usual } %.
habit-wastes-tigers = Joga tigres contra tudo: em { $own } % das ocasiões, os bons jogadores em { $usual } %.
habit-discards-late = Descarta na reta final: em { $own } % dos seus turnos lá, os bons jogadores em { $usual } %.
habit-never-discards = Agarra-se a todas as cartas: gastou { $own } % dos turnos a descartar, os bons jogadores { $usual } %.
habit-discards-often = Descarta em vez de jogar: em { $own } % dos turnos, os bons jogadores em { $usual } %.
habit-discards-much = Quando descarta, descarta mais cartas do que os bons jogadores.
habit-plays-one-card = Muitas vezes fica por uma carta onde podia jogar duas.
habit-never-pushes = Empurra em { $own } % dos turnos em que tem alguém à frente; os bons jogadores em { $usual } %.
habit-saves-big-cards = Poupa as cartas grandes no início da corrida: jogou a maior em { $own } % desses turnos, os bons jogadores em { $usual } %.
habit-spends-big-cards = Gasta as cartas grandes no início da corrida: jogou a maior em { $own } % desses turnos, os bons jogadores em { $usual } %.
habit-never-charmer = O encantador de serpentes fica na mão: jogou-o em { $own } % dos turnos em que o tinha, os bons jogadores em { $usual } %.
habit-never-cow = A vaca sagrada fica na mão: jogou-a em { $own } % dos turnos em que a tinha, os bons jogadores em { $usual } %.
habit-never-monkey = O macaco fica na mão: jogou-o em { $own } % dos turnos em que o tinha, os bons jogadores em { $usual } %.
habit-never-mouse = O rato fica na mão: jogou-o em { $own } % dos turnos em que o tinha, os bons jogadores em { $usual } %.
habit-never-prayer = Raramente vai buscar uma carta aos descartes: fê-lo em { $own } % dos turnos em que podia, os bons jogadores em { $usual } %.
habit-never-effect = A carga, o tapete e o sumo de manga ficam na mão: jogou um em { $own } % dos turnos em que podia, os bons jogadores em { $usual } %.
habit-leaves-totem-open = Deixa o totem a descoberto: depois dos seus turnos há mais casas vazias à volta dele do que depois dos turnos dos bons jogadores.
habit-huddles = Mantém todas as peças junto do totem, mais perto do que os bons jogadores.
habit-spreads-pieces = Espalha as peças: ficam mais longe do totem do que as dos bons jogadores.
habit-never-enters = Deixa passar ocasiões de fazer entrar uma peça: aproveitou { $own } % delas, os bons jogadores { $usual } %.
habit-enters-always = Faz entrar uma peça sempre que pode: em { $own } % das ocasiões, os bons jogadores em { $usual } %.
habit-never-evades = O seu totem fica parado quando os inimigos se aproximam: moveu-se em { $own } % desses turnos, o dos bons jogadores em { $usual } %.
habit-flees-always = O seu totem foge a cada aproximação: moveu-se em { $own } % desses turnos, o dos bons jogadores em { $usual } %.
habit-never-captures = Captura alguma coisa em { $own } % dos turnos; os bons jogadores, igualmente perto dos inimigos, em { $usual } %.
habit-throws-dice-away = Põe de lado um dado em { $own } % dos lançamentos; os bons jogadores em { $usual } %.
habit-wanders-with-totem = O seu totem passeia quando ninguém o ameaça: em { $own } % desses turnos, o dos bons jogadores em { $usual } %.
