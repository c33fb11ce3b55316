lab-playing = A jogar
lab-pace = { $rate } partidas/s, faltam { $left }
lab-title =
    { $count ->
        [one] { $count } partida de { $game }
       *[other] { $count } partidas de { $game }
    }
lab-seat = Lugar
lab-wins = Vitórias
lab-share = Proporção
lab-interval = Intervalo de 95 %
lab-draws = empates
lab-cuts = interrompidas
lab-turns = Turnos por partida: mediana { $median }, média { $mean }, de { $least } a { $most }
lab-minutes =
    { $spread ->
        [no] Minutos com pessoas (estimativa): { $median }
       *[yes] Minutos com pessoas (estimativa): mediana { $median }, metade entre { $few } e { $many }
    }
lab-length = Passos por partida: mediana { $median }, média { $mean }, de { $least } a { $most }
lab-decisions = Decisões por partida (escolhas entre duas ou mais): mediana { $median }, média { $mean }, de { $least } a { $most }
lab-seat-number = { $seat }
lab-bot = Bot
lab-order = Ordem de jogo
lab-order-first = começa
lab-order-later = joga em { $place }.º
lab-median-turns = Turnos por partida (mediana)
lab-median-minutes = Minutos com pessoas (estimativa, mediana)
lab-half-between = metade entre { $few } e { $many }
lab-first-wins = Partidas ganhas por quem começou
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
lab-fact-defaults = por omissão
lab-fact-seed = Semente
lab-numbers = Números
lab-figure-seats = Vitórias por lugar
lab-figure-seats-note = Com intervalos de 95 %.
lab-figure-bots = Vitórias por bot
lab-figure-bots-note = Com intervalos de 95 %; os lugares rodam.
lab-fair-note = A linha tracejada mostra a proporção se todos ganhassem por igual: { $fair }.
lab-figure-order = Vitórias pela ordem de jogo
lab-figure-order-note = Com intervalos de 95 %.
lab-figure-turns = Duração em turnos
lab-figure-turns-note =
    { $spread ->
        [no] Com esse número de turnos, as pessoas precisam de cerca de { $median } minutos (estimativa).
       *[yes] Com esse número de turnos, as pessoas precisam de cerca de { $median } minutos (estimativa), metade das partidas entre { $few } e { $many }.
    }
lab-figure-steps = Passos
lab-figure-steps-note = Tudo o que acontece numa partida, incluindo o acaso (dados, cartas tiradas).
lab-figure-decisions = Decisões
lab-figure-decisions-note = Escolhas entre duas ou mais ações, de todos os lugares juntos.
lab-figure-changes = Mudanças de líder
lab-figure-changes-note = Quantas vezes, numa partida, outro jogador passou para a frente.
lab-figure-runaway = Quantas vezes o líder ganha
lab-figure-runaway-note = Nas partidas que então tinham um líder. Muito acima da proporção por igual logo no início: quem lidera dispara.
lab-figure-settled = Quando o vencedor passa para a frente de vez
lab-figure-settled-note = Pela parte da partida já passada. Colunas tardias: a partida fica em aberto.
lab-quartiles = Mediana { $median }, média { $mean }, de { $least } a { $most }.
lab-quarter-one = após um quarto da partida
lab-quarter-two = a meio
lab-quarter-three = após três quartos
lab-figure-uses = { $fact } · { $event }
lab-figure-uses-note = A segunda cor é a parte de quem ganhou a partida.
lab-figure-map-note = Quanto mais forte a cor, mais vezes.
lab-figure-map-ground = As letras são o terreno, como no ficheiro de uma pista.
lab-figure-map-off = Noutro sítio: { $places }.
lab-player = Jogador
lab-seat-named = lugar { $seat }
lab-times = Vezes
lab-times-a-game = Por partida
lab-by-winner = Pelo vencedor
lab-endings = Como as partidas acabaram
lab-ending-won = ganhas
lab-ending-drawn = empatadas
lab-ending-cut = interrompidas
lab-clause = Cláusula

lab-thing-answer = Resposta
lab-thing-bid = Carta jogada
lab-thing-bids = Carta jogada
lab-thing-by = Por quem
lab-thing-cancelled = Anulação
lab-thing-card = Carta
lab-thing-cards = Carta
lab-thing-cause = Casa perdida
lab-thing-cell = Casa
lab-thing-cells = Casa
lab-thing-clause = Cláusula
lab-thing-count = Quantas
lab-thing-crossing = Travessia
lab-thing-dice = Dado
lab-thing-die = Dado
lab-thing-elephant = Elefante
lab-thing-ending = Fim
lab-thing-from = De
lab-thing-kind = Peça
lab-thing-pieces = Casas das peças
lab-thing-plan = Plano
lab-thing-points = Pontos
lab-thing-prize = Carta de pontuação
lab-thing-reserve = Reserva
lab-thing-seats = Lugar
lab-thing-stake = Em jogo
lab-thing-tigers = Tigres
lab-thing-to = Para
lab-thing-victim = Vítima
lab-thing-way = Direção
lab-thing-with = Segunda carta
lab-thing-worth = Valor
lab-value-yes = sim
lab-value-no = não
lab-value-piece = peça
lab-value-totem = totem
lab-value-nobody = ninguém
lab-value-line = a linha
lab-value-beside = fora da pista
lab-value-both = os dois dados
lab-value-one = um dado
lab-event-chain-settled = Os tigres ficam resolvidos
lab-event-ended = A partida acabou
lab-event-dice-used = { $player }: dados usados para … pontos
lab-event-chosen = { $player }: uma peça ou o totem move-se
lab-event-stepped = { $player }: um passo de … para …
lab-event-finished = { $player }: uma peça ou o totem detém-se em …
lab-event-points-lost = { $player }: perdem-se pontos

lab-compare-title =
    { $count ->
        [one] { $game }: { $count } distribuição, jogada nas duas mesas
       *[other] { $game }: { $count } distribuições, jogadas nas duas mesas
    }
lab-measure = Medida
lab-difference = B - A
lab-together-interval = Intervalo
lab-compare-note = Os intervalos são tão largos que valem todos juntos, 95 vezes em 100.
lab-measure-turns = turnos
lab-measure-first = vitórias de quem começa
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
lab-fair = Por igual
lab-verdict = Veredicto
lab-rating = Força
lab-pairing-higher = mais forte
lab-pairing-not-higher = não mais forte
lab-pairing-undecided = por decidir
lab-page-title = Escada de { $game }
lab-page-about = Cada bot joga sozinho numa mesa de bots do nível imediatamente abaixo, com os lugares a rodar, até um teste sequencial (SPRT, erros de 1 %) dar um veredicto. As proporções são das partidas decididas; os intervalos valem a 95 %, pare o teste quando parar. Força: 400 pontos são dez contra um; o mais fraco tem 0.
lab-yardsticks = Contra referências
lab-yardsticks-about = As referências são estratégias simples, como as que alguém de fora escreveria. Cada distribuição joga-se uma vez em cada lugar; um empate vale metade e uma partida interrompida conta como derrota; os intervalos são os das médias das rondas.
lab-page-again = Esta página, e estes números, outra vez:
lab-page-seats =
    { $seats ->
        [one] { $seats } lugar
       *[other] { $seats } lugares
    }
