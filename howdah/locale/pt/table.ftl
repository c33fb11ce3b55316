table-name-me = Você
table-name-person = Jogador { $seat }
table-name-bot = Bot { $seat }

table-level-random = joga qualquer coisa permitida
table-level-heuristic = olha um passo à frente
table-level-easy = fácil
table-level-medium = médio
table-level-hard = difícil
table-level-search = procura pelo tempo que você disser
table-level-equilibrium = joga com perfeição os finais de Raj para dois

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
table-reason-undo-sealed = Uma resposta virada para baixo não se pode desfazer.
table-reason-undo-asked = Não se pode voltar atrás: já se perguntou aos outros se respondem.
table-reason-not-your-seat = Este lugar não é seu.
table-reason-bot-plays = Um robô joga agora no seu lugar; retome-o primeiro.
table-reason-not-playing = O jogo ainda não começou.
table-reason-paused = A mesa está em pausa.
table-reason-over = O jogo acabou.
table-reason-watching-refused = O anfitrião não deixa ninguém assistir.
table-reason-too-fast = Depressa demais; espere um momento.
table-reason-malformed = O servidor não percebeu.
table-reason-internal = O servidor não conseguiu; nada mudou.

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
