cli-play-curtain = Passe a tela para { $player }. { $player }, pressione Enter quando mais ninguém estiver vendo.
cli-play-help =
    Um número ou uma ação   fazê-la; várias numa linha, separadas por ;
    hint                    o que um bot forte faria
    why AÇÃO                por que não é possível, ou o que aconteceria
    rules [CLÁUSULA]        as regras: tudo, seção (3), cláusula (3.4) ou palavra
    log                     o que aconteceu, até onde se pode consultar
    undo [JOGADOR]          desfazer a sua última ação ou a do JOGADOR, e o que
                            veio depois, se nada foi mostrado
    save ARQUIVO            salvar a partida (com as cartas escondidas)
    quit                    sair; Ctrl-C ou Ctrl-D salvam a partida antes
cli-play-hint-best = Um bot forte jogaria (com a chance de vencer):
cli-play-try-help = Digite “help” para ver o que você pode fazer.
cli-play-not-done = Não feito: { $rest }
cli-play-drew = { $player } saca { $cards }.
cli-play-drew-some =
    { $count ->
        [one] { $player } saca { $count } carta.
       *[other] { $player } saca { $count } cartas.
    }
cli-play-why-what = Sobre qual ação? Por exemplo: why bid 7
cli-play-save-what = Salvar em qual arquivo? Por exemplo: save partida.txt
cli-play-save-offer = Para salvar a partida, digite o nome de um arquivo; Enter sai sem salvar:
cli-play-saved = Salva em { $file }. Para continuar: howdah play --load { $file }
cli-learn-read = Pressione Enter para continuar.
cli-learn-help =
    Um número ou uma ação   experimentar
    Enter                   repetir o que há para experimentar
    why AÇÃO                por que não é possível, ou o que dela resulta
    rules [CLÁUSULA]        as regras: tudo, seção (3), cláusula (3.4) ou palavra
    skip                    deixar que este passo seja feito por você
    back                    o passo anterior
    quit                    sair
cli-learn-skipped = Feito por você:
cli-learn-left = Você parou no passo { $number } de { $last }. Para continuar: howdah learn { $game }
cli-scenario-count =
    { $passed ->
        [one] { $passed } cenário confere
       *[other] { $passed } cenários conferem
    }; com falha: { $failed }; malformados: { $malformed }
cli-join-lost = Não foi possível conectar ao servidor.
cli-hint-chance = Chance de vencer
cli-join-again = A conexão caiu; tentando de novo ...
cli-join-left = Você saiu do terminal; o lugar continua seu. Use o mesmo link para voltar.
cli-join-bye = O servidor fechou a conexão: { $code }.
cli-join-back-asked = Você pediu aos outros para voltar atrás na sua última jogada.
cli-join-help =
    Digite um número ou uma ação. E ainda:
    why AÇÃO - por que não é possível
    rules CLÁUSULA - o texto de uma regra
    log - o que aconteceu
    say PALAVRAS - falar à mesa
    undo - desfazer a sua última ação; se outros já jogaram, eles são consultados
    quit - sair; o lugar continua seu
cli-track-try = O arquivo não diz como se joga nesta pista. Para ver como se joga: { $command }
cli-play-welcome = { $title }. Digite um número ou uma ação; “help” mostra o que mais você pode fazer.
cli-play-why-possible = “{ $action }” é possível agora.
cli-error-command = Não há nenhum comando “{ $name }”.
cli-error-command-close = Não há nenhum comando “{ $name }”. Seria: { $close }?
