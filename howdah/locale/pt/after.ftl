## Jogar a partir daqui
after-knowledge = O que se sabe
after-knowledge-all = O que todos sabiam
after-knowledge-all-help = Tudo o que está escondido é dado de novo, a sua mão também.
after-knowledge-seat = O que { $name } sabia
after-knowledge-seat-help = Esta mão fica. O que os outros têm é dado de novo.
after-branch = ramo
## Montar uma posição
after-game = Jogo
after-players = Jogadores
after-anew = Nova abertura
after-board = Tabuleiro
after-brush = Um toque no tabuleiro coloca
after-remove = Retirar
after-text = A posição em texto
after-text-help = Escreva-a, ou cole uma. Um ponto de interrogação é o que se vai dar.
after-fault = Linha { $line }, coluna { $column }: está { $found }. Esperado:{ " " }
after-fault-show = Mostrar onde
after-fine = Pode-se jogar.
after-open = O que fica em aberto é dado de novo em cada jogo.
after-over = Aqui o jogo já acabou: não há nada para jogar.
after-raj-bids = Cartas na mão
after-raj-bids-help = Toque numa carta para a jogar ou para a recuperar. Todos jogaram o mesmo número.
after-raj-bid = Carta { $bid }
after-raj-prizes = Prémios
after-raj-prize = Onde está o { $prize }
after-raj-pile = no monte
after-raj-stake = em jogo
after-totem-piece = Peça do jogador { $seat }
after-totem-totem = Totem do jogador { $seat }
after-race-elephant = Elefante { $letter }
after-race-cow = Vaca
after-race-mouse = Rato
after-hands = Mãos
after-hand = Mão { $seat }
after-hand-dealt = uma carta qualquer, dada
after-hand-size =
    { $count ->
        [one] Uma carta.
       *[other] { $count } cartas.
    }
after-less = Menos uma carta: { $card }
after-more = Mais uma carta: { $card }
## Os meus jogos
after-any = todos
after-outcome = Resultado
after-outcome-won = Vitória
after-outcome-shared = Vitória partilhada
after-outcome-lost = Derrota
after-outcome-open = Sem resultado
after-seat = Lugar
after-with = Adversário
after-with-help = um nome, ou easy
after-games-count =
    { $count ->
        [one] Um jogo.
       *[other] { $count } jogos.
    }
after-games-nothing = Ainda não acabou nenhum jogo.
after-games-none = Nenhum dos seus jogos corresponde a esta procura.
after-games-more =
    { $count ->
        [one] Um jogo não coube neste ficheiro: procure menos de cada vez.
       *[other] { $count } jogos não couberam neste ficheiro: procure menos de cada vez.
    }
after-pages = Páginas
after-newer = Mais recentes
after-older = Mais antigos
after-take = Descarregar
after-take-records = Descarregar os registos
after-take-parquet = Descarregar em Parquet
## Análise e problemas
after-turn =
    { $game ->
        [raj] Ronda { $turn }
       *[other] Turno { $turn }
    }
after-turn-word = Turno
after-chart = Probabilidade de ganhar ao longo do jogo
after-chart-table = O gráfico em tabela
after-points = Momentos decisivos
after-coach = A experimentar da próxima vez
after-play-it = Jogar isto
after-luck = Sorte e perícia
after-luck-help = O que o acaso e os outros deram, e o que as próprias decisões deram em comparação com um bot médio: em pontos da probabilidade de ganhar, somados ao longo do jogo. Por isso podem passar de 100.
after-luck-luck = Sorte
after-luck-skill = Perícia
after-decisions = Decisões
after-which = Que decisões
after-which-bad = Só erros
after-which-all = Todas
after-no-mistakes = Não se encontrou aqui nenhum erro.
after-grade-best = a melhor
after-grade-good = boa
after-grade-inaccuracy = imprecisa
after-grade-mistake = erro
after-grade-blunder = erro grave
after-grade-forced = forçada
after-by = Probabilidades segundo
after-by-all = o que todos sabiam
after-partial = Não houve tempo para todas as decisões; o que se diz é certo.
after-meaning = Uma probabilidade quer dizer: se todos continuarem como um bot médio. As decisões são avaliadas pelo que o jogador podia saber, nunca pelas cartas dos outros.
after-thinking = Um bot olha para cada turno do jogo. Demora um pouco …
after-failed = Desta vez a análise não resultou.
after-task-win = Ganhe neste turno.
after-task-best = Encontre a melhor jogada.
after-own-task = Nesta posição errou. O que é melhor?
after-own-win = Nesta posição deixou escapar uma vitória. Encontre-a.
after-right = Certo!
after-wrong = Não é a melhor.
after-solution = A solução
after-found = Encontrada por
after-rating = Dificuldade { $rating }
after-next = Próximo problema
after-again = Outra vez
after-show = Mostrar a solução
after-due = Os seus erros, outra vez
after-due-text =
    { $count ->
        [one] Há uma posição dos seus jogos para tentar de novo.
       *[other] Há { $count } posições dos seus jogos para tentar de novo.
    }
after-due-go = Tentar
after-today = Hoje
after-solved = Resolvido
after-solved-of = { $solved } de { $all } resolvidos
after-difficulty = dificuldade
after-difficulty-note = O número pequeno indica a dificuldade.
after-checking = A verificar a sua resposta …
after-no-puzzles = Ainda não há problemas.
## Hábitos, e as cartas do Raj
after-habits = Os meus hábitos
after-habits-all = Os meus hábitos ao longo de muitas partidas
after-habits-reading = As suas partidas estão a ser lidas …
after-habits-read =
    { $count ->
        [one] Lido em uma partida. Com mais partidas fica mais certo.
       *[other] Lido nas suas { $count } partidas mais recentes.
    }
after-habits-nothing = Ainda não terminou nenhuma partida deste jogo. Os hábitos leem-se em partidas terminadas.
after-habits-you = Você
after-habits-good = Bons jogadores
after-habits-maybe = Talvez, mas ainda sem certeza
after-habits-harmless = Não se viu que quem tem este hábito ganhe menos.
after-habits-cost-unknown = Ainda não se mediu quanto custa.
after-habits-look = Momento { $number }
after-bids = As suas cartas são previsíveis?
after-bids-these = Estas cartas são previsíveis?
after-bids-card = Carta
after-bids-picture = Cartas jogadas conforme o que está em jogo, ao lado de uma estratégia imprevisível
after-bids-stake = Em jogo
after-bids-round = Ronda { $turn }, em jogo: { $stake }
after-bids-own = o que se jogou
after-bids-usual = com que frequência bons jogadores a jogariam
after-bids-gain = Quem prevê estas cartas ganha em cada ronda cerca de { $gain } % da probabilidade de vitória (entre { $low } e { $high } %).
after-bids-no-gain = Não é certo que alguém ganhe alguma coisa por prever estas cartas.
after-bids-leak-vultures = O que mais se denuncia são as cartas contra os abutres.
after-bids-leak-small-mice = O que mais se denuncia são as cartas pelos ratos pequenos.
after-bids-leak-mice = O que mais se denuncia são as cartas pelos ratos médios.
after-bids-leak-big-mice = O que mais se denuncia são as cartas pelos ratos grandes.
after-bids-lost =
    { $lost ->
        [0] Contra adversários que jogam o melhor possível não se perdeu nada.
       *[other] Contra adversários que jogam o melhor possível perdeu-se em cada ronda { $lost } % da probabilidade de vitória.
    }
after-bids-solved = Os bons jogadores variam: esta estratégia foi calculada de modo que conhecê-la não ajuda ninguém (um equilíbrio). Um disco maior é uma carta que ela joga mais vezes.
after-bids-average = Os bons jogadores variam: esta estratégia é a média de muitas rondas simuladas, portanto uma estimativa. Um disco maior é uma carta que ela joga mais vezes.
after-bids-details = Números
after-bids-times = Cartas
after-bids-own-place = Carta, de baixa a alta
after-bids-usual-place = Bons jogadores
after-bids-given = Perdido, %
after-bids-read = Previsto, %
after-bids-help = Na mão, 0 % é a carta mais baixa e 100 % a mais alta. «Perdido» é contra adversários que jogam o melhor possível, «previsto» o que ganha quem prevê as cartas: da probabilidade de vitória, por carta, se ambos depois jogarem na perfeição.
after-bids-kind-vultures = abutres
after-bids-kind-small-mice = ratos até 3
after-bids-kind-mice = ratos de 4 a 6
after-bids-kind-big-mice = ratos a partir de 7
after-bids-unknown = As cartas destas mesas não podem ser avaliadas: as regras ou os baralhos são invulgares.
