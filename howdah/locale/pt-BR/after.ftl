after-turn =
    { $game ->
        [raj] Rodada { $turn }
       *[other] Turno { $turn }
    }
after-checking = Verificando a sua resposta …
after-habits = Meus hábitos
after-habits-all = Meus hábitos ao longo de muitas partidas
after-habits-reading = Lendo as suas partidas …
after-habits-nothing = Você ainda não terminou nenhuma partida deste jogo. Os hábitos são lidos em partidas terminadas.
after-bids-round = Rodada { $turn }, em jogo: { $stake }
after-bids-average = Os bons jogadores variam: esta estratégia é a média de muitas rodadas simuladas, portanto uma estimativa. Um disco maior é uma carta que ela joga mais vezes.
after-bids-gain = Quem prevê estas cartas ganha em cada rodada cerca de { $gain } % da probabilidade de vitória (entre { $low } e { $high } %).
after-bids-lost =
    { $lost ->
        [0] Contra adversários que jogam o melhor possível não se perdeu nada.
       *[other] Contra adversários que jogam o melhor possível perdeu-se em cada rodada { $lost } % da probabilidade de vitória.
    }
after-bids-help = Na mão, 0 % é a carta mais baixa e 100 % a mais alta. “Perdido” é contra adversários que jogam o melhor possível, “previsto” o que ganha quem prevê as cartas: da probabilidade de vitória, por carta, se os dois depois jogarem com perfeição.
after-bids-unknown = As cartas destas mesas não podem ser avaliadas: as regras ou os baralhos são incomuns.
