lab-playing = A jogar
lab-pace = { $rate } partidas/s, faltam { $left }
lab-title =
    { $count ->
        [one] { $count } partida de { $game }
       *[other] { $count } partidas de { $game }
    }
lab-seat = Lugar
lab-wins = Vitórias
lab-share = Parte
lab-interval = Intervalo de 95 %
lab-draws = empates
lab-cuts = interrompidas
lab-length = Passos por partida: mediana { $median }, média { $mean }, de { $least } a { $most }
lab-decisions = Decisões por partida (escolhas entre duas ou mais): mediana { $median }, média { $mean }, de { $least } a { $most }
lab-seat-number = { $seat }
lab-bot = Bot
lab-median-decisions = Decisões por partida (mediana)
lab-branching = Ações à escolha numa decisão
lab-at-most = no máximo { $count }
lab-changes = Mudanças de líder por partida
lab-runaway = Partidas ganhas por quem liderava a meio
lab-comebacks = Partidas ganhas por quem era o último a meio
lab-kept = Partidas guardadas em { $file }: { $done } de { $total }. Para continuar: howdah sim --resume { $file }
lab-interrupted = Interrompido: { $done } de { $total }; o que já se sabe:
lab-written = Escrito: { $file }

lab-report-title = { $game } no laboratório
lab-report-again = Os mesmos números outra vez:
lab-fact-games = Partidas
lab-fact-seats = Lugares
lab-fact-bots = Bots
lab-fact-options = Opções
lab-fact-defaults = as habituais
lab-fact-seed = Semente
lab-numbers = Números
lab-figure-seats = Vitórias por lugar
lab-figure-seats-note = Com intervalos de 95 %.
lab-figure-bots = Vitórias por bot
lab-figure-bots-note = Com intervalos de 95 %; os lugares rodam.
lab-fair-note = A linha tracejada é a parte justa, { $fair }.
lab-figure-steps = Duração
lab-figure-steps-note = Passos por partida, incluindo as respostas do acaso.
lab-figure-decisions = Decisões
lab-figure-decisions-note = Escolhas entre duas ou mais ações, de todos os lugares juntos.
lab-figure-changes = Mudanças de líder
lab-figure-changes-note = Quantas vezes, numa partida, outro jogador passou para a frente.
lab-figure-runaway = Quantas vezes o líder ganha
lab-figure-runaway-note = Nas partidas que então tinham um líder. Muito acima da parte justa logo no início: um líder que foge.
lab-figure-settled = Quando o vencedor passa para a frente de vez
lab-figure-settled-note = Pela parte da partida já passada. Colunas tardias: a partida fica em aberto.
lab-quartiles = Mediana { $median }, média { $mean }, de { $least } a { $most }.
lab-quarter-one = após um quarto da partida
lab-quarter-two = a meio
lab-quarter-three = após três quartos
lab-figure-uses = { $event }: { $fact }
lab-figure-uses-note = A parte destacada é de quem acabou por ganhar.
lab-times = Vezes
lab-times-a-game = Por partida
lab-by-winner = Pelo vencedor
lab-endings = Como as partidas acabaram
lab-ending-won = ganhas
lab-ending-drawn = empatadas
lab-ending-cut = interrompidas
lab-clause = Cláusula

lab-compare-title =
    { $count ->
        [one] { $game }: { $count } distribuição, jogada nas duas mesas
       *[other] { $game }: { $count } distribuições, jogadas nas duas mesas
    }
lab-measure = Medida
lab-difference = B - A
lab-together-interval = Intervalo
lab-compare-note = Os intervalos são tão largos que valem todos juntos, 95 vezes em 100.
lab-measure-steps = passos
lab-measure-decisions = decisões
lab-measure-branching = ações por decisão
lab-measure-draws = empates
lab-measure-cuts = partidas interrompidas
lab-measure-seat = vitórias do lugar { $seat }
lab-measure-changes = mudanças de líder
lab-measure-runaway = vitórias de quem liderava a meio
lab-measure-comebacks = vitórias de quem era o último a meio
lab-measure-settled = parte da partida até estar decidida
lab-measure-wins = vitórias
lab-measure-rank = posição (1 é a melhor)
lab-measure-score = pontos
lab-points = { $number } pontos percentuais
lab-verdict-more = B tem mais: { $measure }, por { $difference }.
lab-verdict-less = B tem menos: { $measure }, por { $difference }.
lab-verdict-nothing = Não se encontrou nenhuma diferença.
lab-verdict-none = Não se encontrou diferença maior do que { $limit }: { $measure }.
lab-verdict-same =
    { $count ->
        [one] Igual em { $count } distribuição: { $measures }; podem diferir no máximo { $share }.
       *[other] Igual em todas as { $count } distribuições: { $measures }; podem diferir no máximo { $share }.
    }

lab-ladder-title =
    { $seats ->
        [one] Escada de { $game }, { $seats } lugar
       *[other] Escada de { $game }, { $seats } lugares
    }
lab-pairing = Confronto
lab-pairing-of = { $upper } entre { $lower }
lab-fair = Justa
lab-verdict = Veredicto
lab-rating = Força
lab-pairing-higher = mais forte
lab-pairing-not-higher = não mais forte
lab-pairing-undecided = por decidir
lab-page-title = Escada de { $game }
lab-page-about = Cada bot sozinho numa mesa do imediatamente mais fraco, com os lugares a rodar, até um teste sequencial (SPRT, erros de 1 %) ter um veredicto. As partes são das partidas decididas; os intervalos valem a 95 %, pare o teste quando parar. Força: 400 pontos são dez contra um; o mais fraco tem 0.
lab-page-again = Esta página, e estes números, outra vez:
lab-page-seats =
    { $seats ->
        [one] { $seats } lugar
       *[other] { $seats } lugares
    }
