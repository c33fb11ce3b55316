table-name-me = Você
table-name-person = Jogador { $seat }
table-name-bot = Bot { $seat }

table-level-random = joga qualquer coisa permitida
table-level-heuristic = olha um passo à frente
table-level-easy = fácil
table-level-medium = médio
table-level-hard = difícil
table-level-expert = mestre
table-level-search = procura pelo tempo que você disser
table-level-equilibrium = joga com perfeição os finais de Raj para dois
table-level-rank = aposta conforme o tamanho do prêmio (Raj)
table-level-remaining = aposta conforme o tamanho entre os prêmios que faltam (Raj)
table-level-largest = joga a maior carta (corridas)
table-level-progress = escolhe a vez que mais avança (corridas)
table-level-strike = vai ao totem mais próximo (Totem)
table-level-sampler = escolhe a melhor de algumas vezes ao acaso (Totem)

table-reason-not-asked = De momento não tem nada para decidir.
table-reason-unknown-action = Neste jogo não existe a ação «{ $action }».
table-reason-no-such-seat =
    { $seats ->
        [one] Esta mesa tem apenas { $seats } lugar.
       *[other] Esta mesa tem apenas { $seats } lugares.
    }
table-reason-undo-nothing = Não há nada para desfazer.
table-reason-undo-other-seat = Não se pode desfazer: entretanto outro jogador agiu.
table-reason-undo-final = Não se pode desfazer: esta ação é definitiva.
table-reason-undo-shown = Não se pode desfazer: entretanto revelou-se algo que estava escondido.
table-reason-undo-fate = Não se pode desfazer: entretanto a sorte decidiu.
table-reason-undo-restated = Não se pode desfazer: entretanto a posição foi declarada de novo.
table-reason-list-too-long = Não se pode planear para lá de «{ $action }»: ainda não se sabe o que vem a seguir.
table-reason-submission-size = Podem enviar-se de uma a { $most } ações em conjunto, não { $count }.
table-reason-stale = Isto já foi decidido; veja de novo.
table-reason-already-answered = A sua resposta já está virada para baixo.
table-reason-no-window = Agora não há nada por que esperar.
table-reason-cannot-wait = Aqui não pode esperar.
table-reason-has-waited = Já pediu para esperar; pode voltar a pedir depois da sua próxima vez.
table-reason-own-turn-only = Só se pode deixar assistir na vez da única pessoa que joga.
table-reason-undo-sealed = Uma resposta virada para baixo não se pode desfazer.
table-reason-undo-asked = Não se pode voltar atrás: já se perguntou aos outros se respondem.
table-reason-not-your-seat = Este lugar não é seu.
table-reason-bot-plays = Um robô joga agora no seu lugar; retome-o primeiro.
table-reason-not-playing = O jogo ainda não começou.
table-reason-paused = A mesa está em pausa.
table-reason-over = O jogo acabou.
table-reason-watching-refused = O anfitrião não deixa ninguém assistir.
table-reason-storage-away = O servidor perdeu o acesso aos dados. Tente outra vez daqui a pouco; nada se perde.
table-reason-owner-decides = Só quem é dono deste lugar decide isso. Sem essa pessoa, podem fazê-lo todos os outros em conjunto.
table-reason-banned = Quem administra este servidor bloqueou o seu acesso.
table-reason-too-fast = Depressa demais; espere um momento.
table-reason-malformed = O servidor não percebeu.
table-reason-internal = O servidor não conseguiu; nada mudou.

table-suggestion-first =
    { $count ->
        [1] Primeiro: { $action }. Depois já é possível.
       *[other] Primeiro, por exemplo: { $action }. Depois já é possível.
    }
table-suggestion-order =
    { $count ->
        [1] Por outra ordem é possível: primeiro { $action }, depois isto.
       *[other] Por outra ordem é possível: primeiro, por exemplo, { $action }, depois isto.
    }
table-suggestion-first-two = Primeiro: { $action }; a seguir: { $then }. Depois já é possível.
table-suggestion-another-card = É possível com outra carta: { $action }.
table-suggestion-another = Em vez disso é possível: { $action }.
table-suggestion-nothing-turn = Faça o que fizer, neste turno não é possível.
table-suggestion-nothing-now = Faça o que fizer, não é possível antes de outro jogador ou a sorte decidir.

table-event-undone = { $player }: «{ $action }» foi desfeito.

table-ending-won = Vitória: { $players }.
table-ending-drawn = Empate entre { $players }.
table-ending-cut = A partida foi interrompida; ninguém ganhou.
table-rank =
    { $score ->
        [one] { $rank }.º { $player }: { $score } ponto
       *[other] { $rank }.º { $player }: { $score } pontos
    }

table-kind-rule = regra
table-kind-ruling = interpretação
table-kind-house = regra da casa
