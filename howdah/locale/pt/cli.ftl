cli-games-head = { $name }: { $title }
cli-games-facts =
    { $minutes ->
        [one] { $fewest } a { $most } jogadores, cerca de { $minutes } minuto
       *[other] { $fewest } a { $most } jogadores, cerca de { $minutes } minutos
    }
cli-games-bots = Bots, por nível: { $levels }

cli-play-welcome = { $title }. Escreva um número ou uma ação; «help» mostra o que mais pode fazer.
cli-play-choices = { $player }, escolha:
cli-play-prompt = >
cli-play-curtain = Passe o ecrã a { $player }. { $player }, prima Enter quando mais ninguém estiver a ver.
cli-play-help =
    Um número ou uma ação   fazê-la; várias numa linha, separadas por ;
    hint                    o que faria um bot forte
    why AÇÃO                porque não é possível, ou o que aconteceria
    rules [CLÁUSULA]        as regras: tudo, secção (3), cláusula (3.4) ou palavra
    log                     o que aconteceu, até onde se pode consultar
    undo [JOGADOR]          desfazer a sua última ação ou a do JOGADOR, e o que
                            veio depois, se nada foi mostrado
    save FICHEIRO           guardar a partida (com as cartas escondidas)
    quit                    sair; Ctrl-C ou Ctrl-D guardam primeiro a partida
cli-play-hint-best = Um bot forte jogaria (com a probabilidade de ganhar):
cli-play-hint-line = { $action } ({ $chance })
cli-play-try-help = Escreva «help» para ver o que pode fazer.
cli-play-not-done = Por fazer: { $rest }
cli-play-drew = { $player } tira { $cards }.
cli-play-drew-some =
    { $count ->
        [one] { $player } tira { $count } carta.
       *[other] { $player } tira { $count } cartas.
    }
cli-play-why-what = De que ação? Por exemplo: why bid 7
cli-play-why-possible = «{ $action }» é possível agora.
cli-play-why-then = Aconteceria isto: { $event }
cli-play-save-what = Guardar em que ficheiro? Por exemplo: save partida.txt
cli-play-save-exists = { $file } já existe; escolha outro nome.
cli-play-save-failed = Não é possível escrever { $file }: { $reason }
cli-play-save-offer = Para guardar a partida, escreva o nome de um ficheiro; Enter sai sem guardar:
cli-play-saved = Guardada em { $file }. Para continuar: howdah play --load { $file }
cli-play-input-ended = A partida não está terminada.
cli-play-input-ended-over = A entrada terminou.

cli-learn-head = { $title }, uma primeira partida. Aprende-se a jogar; demora cerca de { $minutes } minutos.
cli-learn-step = Passo { $number } de { $last } { $bar }
cli-learn-prompt = >
cli-learn-read = Prima Enter para continuar.
cli-learn-help =
    Um número ou uma ação   experimentar
    Enter                   repetir o que há para experimentar
    why AÇÃO                porque não é possível, ou o que dela resulta
    rules [CLÁUSULA]        as regras: tudo, secção (3), cláusula (3.4) ou palavra
    skip                    deixar que este passo seja feito por si
    back                    o passo anterior
    quit                    sair
cli-learn-skipped = Feito por si:
cli-learn-ended = A entrada terminou; a lição fica no passo { $number } de { $last }.
cli-learn-left = Parou no passo { $number } de { $last }. Para continuar: howdah learn { $game }
cli-learn-next = Para jogar: howdah play { $game }
cli-learn-game = { $game }: { $title }, { $steps } passos

cli-replay-moment = Momento { $number } de { $last }
cli-replay-prompt = { $number }/{ $last } >
cli-replay-help = Enter avança, b recua, um número salta, q sai.
cli-replay-beyond = Os momentos vão de 0 a { $last }.

cli-scenario-count =
    { $passed ->
        [one] { $passed } cenário verifica-se
       *[other] { $passed } cenários verificam-se
    }; falhados: { $failed }; malformados: { $malformed }

cli-rules-none = Não há livro de regras de { $game }.

cli-rules-written =
    { $count ->
        [one] { $count } página escrita em { $folder }
       *[other] { $count } páginas escritas em { $folder }
    }

cli-coverage-clause =
    { $count ->
        [0] { $number }: nenhum cenário
        [one] { $number }: { $count } cenário
       *[other] { $number }: { $count } cenários
    }
cli-coverage-unknown = { $number } não é uma cláusula, mas é referida por: { $scenarios }
cli-coverage-count = { $covered } de { $clauses } cláusulas têm um cenário.
cli-coverage-without = Sem cenário: { $numbers }
cli-coverage-elsewhere = Só foram lidos os exemplos que vêm com o howdah: aqui não há a pasta { $folder }. Execute isto numa cópia do projeto, ou indique uma pasta com --scenarios.

cli-map-used = Em partidas simuladas: o código correu { $runs } vezes em { $games } partidas; recusas { $refusals }, resultados { $results }
cli-map-without-code = Sem código: { $numbers }
cli-map-without-proof = Sem prova: { $numbers }
cli-map-never-reached = Nunca alcançadas em partidas simuladas: { $numbers }
cli-map-why-data = destas, sobre material e dados, que um teste comprova: { $numbers }
cli-map-why-whole = destas, ditas do conjunto, sem uma linha de código que as represente; comprovam-nas cenários: { $numbers }
cli-map-why-rare = destas, possíveis mas não encontradas nestas partidas; comprovam-nas cenários: { $numbers }
cli-map-written = Escrito: { $file }

cli-bench-title =
    { $seats ->
        [one] Partidas aleatórias de { $game }, { $seats } lugar, versão { $build }
       *[other] Partidas aleatórias de { $game }, { $seats } lugares, versão { $build }
    }
cli-bench-what = Por segundo
cli-bench-median = Mediana
cli-bench-spread = Metade central
cli-bench-listed-games = partidas, via por lista
cli-bench-listed-decisions = decisões, via por lista
cli-bench-own-games = partidas, escolha própria
cli-bench-own-decisions = decisões, escolha própria
cli-bench-calibration = passos do ciclo de calibração

cli-train-stage = { $name }: { $rows } linhas, erro { $error } de { $spread }, { $seconds } s
cli-train-table = { $name }: { $rows } posições de { $games } partidas; perda logarítmica do vencedor { $before }, agora { $after }; de quem tem um tigre { $dealt }, agora { $held }; { $seconds } s
cli-train-share = ganha { $share } ({ $low } a { $high }, { $games } partidas) de { $other }

cli-hint-action = Ação
cli-hint-share = Jogar
cli-hint-chance = Probabilidade de ganhar
cli-hint-visits = Tentativas
cli-hint-mixture = Alterne estas cartas ao acaso, cada uma com a frequência indicada: juntas ganham { $chance }.
cli-hint-move = A jogada completa: { $move }.

cli-join-around = À mesa: { $players }.
cli-join-waiting = O jogo começa quando o anfitrião o iniciar.
cli-join-paused = A mesa está em pausa.
cli-join-again = A ligação perdeu-se; a tentar de novo ...
cli-join-lost = Não foi possível ligar ao servidor.
cli-join-left = Saiu do terminal; o lugar continua seu. Com a mesma ligação pode voltar.
cli-join-bye = O servidor fechou a ligação: { $code }.
cli-join-possible = Isso é possível agora.
cli-join-back-asked = Pediu aos outros para voltar atrás na sua última jogada.
cli-join-back-wish = { $player } quer voltar atrás na última jogada. O que veio depois também é desfeito. Concorda? (sim/não)
cli-join-back-yes = s sim y yes
cli-join-help =
    Escreva um número ou uma ação. E ainda:
    why AÇÃO - porque não é possível
    rules CLÁUSULA - o texto de uma regra
    log - o que aconteceu
    say PALAVRAS - falar à mesa
    undo - desfazer a sua última ação; se outros já jogaram, pergunta-se-lhes
    quit - sair; o lugar continua seu

cli-track-try = O ficheiro não diz como se joga nesta pista. Para ver como se joga: { $command }
cli-error-command = Não há nenhum comando «{ $name }».
cli-error-command-close = Não há nenhum comando «{ $name }». Seria: { $close }?
cli-error-option = Aqui não há a opção { $option }; parecidas: { $close }.
cli-error-missing = Falta { $name }.
cli-error-value = { $name } não aceita isso: { $message }
cli-error-see = (veja { $command })
