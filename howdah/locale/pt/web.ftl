## The frame
web-skip = Saltar para o conteúdo
web-home = Início
web-menu = Menu
web-close = Fechar
web-cancel = Cancelar
web-save = Guardar
web-loading = Um momento …
web-nothing = nada
web-nowhere = Não há nada neste endereço.
web-try-again = Tentar de novo
web-reload = Recarregar
web-later = Mais tarde
web-update = Há uma nova versão pronta.
web-update-take = Atualizar já
web-copy = Copiar
web-copied = Copiado
web-share = Partilhar
web-link-copied = Ligação copiada.
web-usual = por omissão

## Home
web-hero = Sente-se connosco.
web-hero-text = Quatro jogos de mesa, com amigos ao longe, amigos neste ecrã, ou bots que nunca espreitam.
web-new-table = Nova mesa
web-join-link = Entrar por ligação
web-join-paste = Cole a ligação que recebeu
web-join-wrong = Isto não é uma ligação para uma mesa.
web-bring-help = Ou traga uma partida que começou sem servidor e guardou num ficheiro:
web-brought = Esta partida começou num navegador, sem servidor. Quem a trouxe pode ter visto todas as cartas, e ela não conta nos resultados de ninguém.
web-join = Entrar
web-join-title = Entrar
web-invited = Tem um convite para uma mesa
web-sit-down = Sentar-se
web-your-name = O seu nome
web-games = Jogos
web-play-now = Jogar já
web-pages = Páginas
web-play = Jogar
web-learn = Aprender
web-table-short = Nova mesa
web-soon = em breve
web-minutes = { $count } min
web-open-tables = Mesas abertas
web-finished = Partidas terminadas
web-no-open = De momento não há mesas abertas.
web-your-turn = É a sua vez
web-phase-playing = A decorrer
web-phase-paused = Em pausa
web-phase-over = Terminada
web-seated = { $seated } de { $seats } lugares
web-play-on = Continuar
web-watch = Assistir
web-look-end = Resultado
web-game-raj = Raj
web-game-formula_e = Formula E
web-game-elephant_rally = Elephant Rally
web-game-totem = Totem
web-game-raj-feel = Jogue em segredo. Cartas iguais anulam-se.
web-game-formula_e-feel = Uma volta à cidade, com vacas na estrada.
web-game-elephant_rally-feel = Um circuito novo de cada vez. Cuidado com o rio.
web-game-totem-feel = Dados, hexágonos e uma linha que não se pode quebrar.

## A new table, and one that gathers
web-game-facts = Para { $fewest } a { $most } jogadores, cerca de { $minutes } minutos.
web-no-game = Aqui não há nenhum jogo chamado «{ $game }».
web-seats = Lugares
web-seats-help = Você, um amigo por ligação, um amigo neste ecrã, ou um bot.
web-seat-n = Quem ocupa o lugar { $seat }
web-seat-me = Eu
web-seat-screen = Um amigo neste ecrã
web-seat-invitation = Um amigo, por ligação
web-seat-open = Qualquer pessoa
web-seat-invited = À espera de um convidado
web-seat-bot = Um bot
web-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-bot = bot
web-add-seat = Acrescentar um lugar
web-remove-seat = Retirar o lugar { $seat }
web-level = Nível do bot
web-level-random = ao acaso
web-level-easy = fácil
web-level-medium = médio
web-level-hard = difícil
web-level-expert = mestre
web-name = Nome
web-colour = Cor
web-colour-any = qualquer cor
web-colour-ruby = rubi
web-colour-indigo = índigo
web-colour-marigold = amarelo-calêndula
web-colour-parrot = verde-papagaio
web-colour-lotus = rosa-lótus
web-colour-night = negro
web-start-now-help = Todos os lugares estão ocupados: o jogo começa já.
web-create-help = A mesa espera pelos seus convidados; recebe ligações para lhes enviar.
web-more-options = Mais opções
web-options = Opções
web-clock = Tempo
web-clock-none = sem relógio
web-clock-quick = rápido
web-clock-relaxed = sem pressa
web-clock-daily = uma jogada por dia
web-clock-week = uma jogada por semana
web-clock-days = uma jogada a cada três dias
web-clock-none-help = Cada um demora o tempo que quiser.
web-clock-quick-help = Para jogar de uma assentada.
web-clock-relaxed-help = Tempo para pensar e para um chá.
web-clock-daily-help = Uma partida ao longo de vários dias.
web-clock-week-help = Para quem joga por correspondência: uma semana para cada jogada.
web-clock-days-help = Para quem tem os dias cheios: três dias para cada jogada.
web-watching = Quem pode assistir
web-watching-welcome = Quem tiver a ligação
web-watching-delayed = Quem tiver a ligação, com dois minutos de atraso
web-watching-refused = Ninguém
web-listed = Mostrar na lista de mesas abertas
web-listed-help = Assim, desconhecidos podem ocupar os lugares livres.
web-start-now = Começar a partida
web-create = Abrir a mesa
web-option-raj-tie_rule = Empate no primeiro lugar
web-option-raj-tie_rule-cancel = anulam-se
web-option-raj-tie_rule-mouse = decide o melhor rato
web-option-raj-open_history = Cartas jogadas
web-option-raj-open_history-off = só se vê a última
web-option-raj-open_history-on = podem consultar-se todas
web-option-raj-payoff = O que conta num estudo
web-option-raj-payoff-win = a vitória
web-option-raj-payoff-points = os pontos
web-option-raj-deck = Cartas
web-option-totem-turn_limit = Limite de turnos
web-option-elephant_rally-circuit = Circuito
web-option-elephant_rally-circuit-first = Primeiro circuito
web-option-elephant_rally-circuit-1 = Circuito 1
web-option-elephant_rally-circuit-2 = Circuito 2
web-option-elephant_rally-circuit-3 = Circuito 3
web-option-elephant_rally-circuit-4 = Circuito 4
web-option-elephant_rally-circuit-5 = Circuito 5
web-option-elephant_rally-circuit-6 = Circuito 6
web-circuit-random = Ao acaso
web-option-elephant_rally-cow_steps = Levar vacas
web-option-elephant_rally-cow_steps-along = para a frente e para trás
web-option-elephant_rally-cow_steps-any = também de lado
web-option-elephant_rally-halting = Parar antes da água
web-option-elephant_rally-halting-lane = onde há água logo à frente
web-option-elephant_rally-halting-column = em qualquer casa da coluna anterior
web-option-elephant_rally-banana = Cartas de uma bananeira
web-option-elephant_rally-banana-now = de imediato
web-option-elephant_rally-banana-end = no fim do turno
web-option-elephant_rally-carpet_finish = Tapete mágico sobre a linha de chegada
web-option-elephant_rally-carpet_finish-on = vence
web-option-elephant_rally-carpet_finish-off = não é permitido
web-option-elephant_rally-mud = Cartas que saem da lama
web-option-elephant_rally-mud-more = as que valem mais do que o número
web-option-elephant_rally-mud-letter = todas menos as vermelhas
web-option-elephant_rally-tiger_window = O que se diz antes dos tigres
web-option-elephant_rally-tiger_window-plan = tudo o que a carta vai fazer
web-option-elephant_rally-tiger_window-card = só o alvo
web-option-elephant_rally-windows = Perguntar pelos tigres
web-option-elephant_rally-windows-needed = onde a carta muda algo
web-option-elephant_rally-windows-always = sempre
web-option-elephant_rally-layout = Vacas e tocas
web-option-elephant_rally-deck = Cartas
web-option-elephant_rally-turn_limit = Limite de turnos
web-option-formula_e-deck = Cartas
web-option-formula_e-turn_limit = Limite de turnos
web-option-elephant_rally-layout-standard = como no circuito
web-option-elephant_rally-layout-random = sorteadas
web-option-own = indicar as casas
web-option-no-limit = sem limite
web-option-limit-help = Ao fim de tantos turnos de cada jogador, a partida é interrompida.
web-deck-usual = as cartas habituais
web-deck-own = à sua escolha
web-deck-size =
    { $count ->
        [one] uma carta
       *[other] { $count } cartas
    }
web-deck-bids = Cartas de jogador
web-deck-prizes = Cartas de pontuação
web-deck-text = O mesmo em texto
web-option-formula_e-bank = Quem fica firme junto à água
web-option-formula_e-bank-pushed = o elefante empurrado para lá
web-option-formula_e-bank-rock = qualquer elefante
web-option-formula_e-carpet_finish = Tapete mágico sobre a linha de chegada
web-option-formula_e-carpet_finish-off = precisa de uma casa livre
web-option-formula_e-carpet_finish-on = não precisa de casa
web-option-formula_e-windows = Perguntar pelos tigres
web-option-formula_e-windows-needed = onde a carta muda algo
web-option-formula_e-windows-always = sempre
web-option-formula_e-tiger_duel = Tigre contra tigre
web-option-formula_e-tiger_duel-off = não é possível
web-option-formula_e-tiger_duel-on = anula-o
web-lobby = Mesa de { $host }
web-lobby-waiting =
    { $count ->
        [one] Falta { $count } jogador
       *[other] Faltam { $count } jogadores
    }
web-lobby-ready = Todos os lugares estão ocupados: pode começar
web-lobby-host = À espera que { $host } comece
web-start = Começar
web-lobby-learn = Aprenda em cinco minutos
web-auto-start = Começar assim que todos os lugares estiverem ocupados
web-start-help = Caso contrário, carregue em «Começar».
web-invite = Convidar
web-invite-seat = Ligação para o lugar { $seat }
web-invite-table = Ligação para a mesa
web-invite-watch = Ligação para assistir
web-reach-machine = Só este computador consegue abrir estas ligações.
web-reach-open = Abrir a esta rede
web-reach-here = Mostrar as ligações
web-copy-by-hand = Copie o texto selecionado.
web-address-title = Partilhar esta ligação
web-plain-http = Esta página veio por http simples; por isso o navegador não deixa copiar, instalar nem receber avisos. Para isso é preciso https.
web-qr = Código QR da ligação
web-add-bot = Bot
web-free-seat = Libertar o lugar
web-sit-here = Sentar-se aqui
web-stand-up = Levantar-se
web-guest = Convidado
web-name-a = Asha
web-name-b = Bela
web-name-c = Chand
web-name-d = Dev
web-name-e = Esha
web-name-f = Falak
web-you = você

## The table
web-board = O tabuleiro
web-rail = Jogadores e registo
web-players =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
web-players-title = Jogadores
web-watchers =
    { $count ->
        [one] { $count } a assistir
       *[other] { $count } a assistir
    }
web-here = presente
web-away = ausente
web-vacation = Fora até { $day }: o relógio está parado
web-clock-hours = { $hours } h
web-clock-hours-minutes = { $hours } h { $minutes }
web-clock-left = restam { $time }
web-status-yours = É a sua vez.
web-status-turn-of = Vez de { $player }.
web-status-waiting = À espera de { $names }.
web-status-paused = A mesa está em pausa.
web-status-past = Está a ver um momento anterior.
web-past = Um momento anterior
web-past-back = Voltar ao presente
web-end-turn = Terminar o turno
web-end-hold = Ainda não
web-turn-ends = Não há mais nada a fazer: o seu turno termina sozinho.
web-confirm = Tem a certeza?
web-confirm-yes = Sim
web-undo = Desfazer
web-redo = Refazer
web-restart = Recomeçar o turno
web-again = Mostrar de novo
web-rules = Regras
web-rules-search = Procurar nas regras
web-rules-now = Agora
web-rules-words = Palavras
web-rules-all = Todas
web-rules-none = Nenhuma regra fala disto.
web-rules-kinds = Sem marca: das regras publicadas. «Interpretação»: o livro é omisso ou ambíguo, ou afastamo-nos da letra dele, e esta é a nossa leitura. «Regra da casa»: perderam-se as imagens que o mostravam, por isso é nossa.
web-rules-option = Opção { $name }: { $about } (por omissão { $default })
web-rules-example = Exemplo: { $title }
web-rules-address = Ligação para esta regra
web-rule = Regra { $clause }
web-text = Texto
web-text-mode = Modo de texto
web-table-menu = Mesa, registo e conversa
web-table-menu-word = Mesa
web-table-gone = Esta mesa não pode ser mostrada
web-why = Porque é que não posso?
web-why-not = Porque não: { $action }?
web-why-possible = Possível agora: { $actions }
web-not-possible = Não é possível:
web-caught-up =
    { $count ->
        [one] Em dia: mais { $count } jogada
       *[other] Em dia: mais { $count } jogadas
    }
web-recap = Desde a sua última vez
web-log = Registo
web-log-all = Todos
web-log-filter = Jogadas de quem
web-log-empty = Ainda não aconteceu nada.
web-log-show = Mostrar este momento
web-log-link = Copiar ligação para este momento
web-chat = Conversa
web-chat-players = Jogadores e espectadores veem isto.
web-chat-watchers = Só os espectadores veem isto até ao fim.
web-chat-say = Diga alguma coisa
web-chat-send = Enviar
web-chat-empty = Ainda sem mensagens.
web-chat-mute = Silenciar
web-chat-unmute = Voltar a ouvir
web-chat-mute-one = Silenciar { $name }
web-say-hello = Olá!
web-say-well = Bem jogado!
web-say-thanks = Agradeço!
web-say-moment = Um momento, por favor.
web-say-again = Mais uma?
web-notes = Notas
web-notes-hint = Só você as vê; ficam neste navegador.
web-notes-covered = Escondidas, tal como a mão.
web-share-table = Copiar ligação da mesa
web-return-link = Continuar noutro dispositivo
web-return-copied = Ligação copiada. Abra-a no outro dispositivo.
web-let-bot = Deixar um bot jogar
web-take-back = Retomar o meu lugar
web-pause = Pausa
web-resume = Continuar
web-pause-ask = Pedir uma pausa
web-pause-wish = Pedido de pausa: { $names }.
web-pause-agree = Fazer pausa
web-pause-decline = Continuar a jogar
web-pause-asked = Pediu uma pausa. Falta o acordo de: { $names }.
web-pause-withdraw = Afinal não
web-back-ask = Pedir para voltar atrás
web-back-asked = Pediu para voltar atrás na última jogada. Falta o acordo de: { $names }.
web-back-wish = { $name } quer voltar atrás na última jogada. O que veio depois também é desfeito.
web-back-agree = Concordar
web-back-decline = Fica como está
web-resume-wish = Prontos para continuar: { $names }.
web-resume-asked = Já disse que quer continuar. Falta o acordo de: { $names }.
web-paused-help = Os relógios e os bots estão parados. Continua quando todos os presentes quiserem.
web-resign = Desistir
web-resign-sure = Desistir mesmo?
web-resigned = desistiu
web-zen = Só o tabuleiro
web-zen-off = Mostrar os painéis
web-zen-help = Esconde jogadores, registo e conversa.
web-leaver = { $name } está ausente.
web-leaver-host = Esperar, deixar um bot jogar, ou pôr a mesa em pausa?
web-leaver-guest = { $host } pode deixar um bot jogar ou pôr a mesa em pausa.
web-leaver-absent = Deixar um bot jogar, ou terminar o jogo em conjunto?
web-end-propose = Propor terminar
web-end-wish = Proposta de { $names }: terminar o jogo.
web-hint = Dica
web-hint-thinking = Um bot está a pensar na sua mão …
web-hint-do = Jogar isto
web-hint-best = Um bot forte jogaria:
web-hint-mixture = Alterne estas cartas ao acaso, cada uma com a frequência indicada, para que ninguém adivinhe a sua. Juntas ganham { $chance }.
web-hint-draw = Sortear uma e jogá-la
web-hint-why = Probabilidade de ganhar, estimada pelo que pode ver.
web-hints = Dicas
web-hints-usual = só quando uma pessoa joga contra bots
web-hints-yes = permitidas
web-hints-no = não permitidas nesta mesa
web-hints-allow = Permitir dicas
web-hints-forbid = Sem dicas
web-close-table = Terminar para todos
web-close-sure = Terminar: ninguém ganha
web-leaver-time = Dar { $minutes } minutos
web-log-later = { $count } linhas seguintes
web-log-earlier = { $count } linhas anteriores
web-leaver-wait = Esperar
web-leaver-bot = Deixar um bot jogar
web-handover = Procurar outra pessoa
web-handover-asked = Propôs que outra pessoa continue no lugar de { $name }. Todos os outros jogadores têm de concordar.
web-handover-wish = Proposta de { $names }: que outra pessoa continue no lugar de { $name }.
web-handover-yours = Proposta de { $names }: dar o seu lugar a outra pessoa.
web-handover-agree = Concordar
web-handover-keep = Manter o lugar
web-handover-invite = Quem abrir esta ligação continua no lugar de { $name }. Até lá, joga um bot.
web-handover-link = Convite para este lugar
web-handover-later = Mais tarde
web-offline = Este dispositivo está sem rede.
web-reconnecting = A religar, tentativa { $attempt }.
web-since = Desde as { $time }.
web-nothing-lost = Nada se perde; pode continuar a jogar assim que a mesa voltar.
web-storage-away = O servidor perdeu o acesso aos dados. Continuamos assim que voltar.
web-bye-removed = Já não está nesta mesa.
web-bye-flood = Foram enviadas daqui demasiadas mensagens.
web-bye-banned = Quem administra este servidor bloqueou o seu acesso.
web-bye-version = O servidor tem uma versão mais nova.
web-bye-closed = A mesa está fechada.
web-curtain = Passe a { $name }
web-curtain-hint = Mais ninguém deve olhar agora.
web-curtain-lift = Sou { $name }
web-covered = Uma carta virada para baixo
web-zoom-in = Aproximar
web-zoom-out = Afastar
web-zoom-fit = Tabuleiro inteiro

web-read-hand = A sua mão: { $cards }.
web-read-hand-of = Mão de { $player }: { $cards }.

## Watching
web-watch-yes = Está a assistir.
web-watch-view = Vê
web-watch-public = o que todos veem
web-watch-seat = o que { $player } vê
web-watch-nobody = Ninguém mostra a mão aos espectadores.
web-watch-later =
    { $seconds ->
        [one] Os espectadores veem esta mesa um segundo depois.
       *[other] Os espectadores veem esta mesa { $seconds } segundos depois.
    }
web-open-hand-open = Mostrar a minha mão aos espectadores
web-open-hand-close = Esconder a minha mão dos espectadores
web-open-hand-yours = Os espectadores podem ver a sua mão. Carregue para a esconder.
web-open-hand-others = Os espectadores podem ver esta mão
web-open-hand-opened = { $player } mostra agora a mão aos espectadores.
web-open-hand-closed = Os espectadores já não veem a mão de { $player }.

## The end, and replays
web-result = Resultado
web-rank = Lugar
web-player = Jogador
web-score = Pontos
web-rematch = Desforra
web-play-on-here = Jogar a partir daqui
web-review = Análise
web-review-game = Analisar este jogo
web-puzzles = Problemas
web-puzzle = Problema
web-after = Mais para fazer
web-my-games = Os meus jogos
web-setup = Montar uma posição
web-replay = Repetição
web-end-board = Ver o tabuleiro
web-end-show = Mostrar o resultado
web-ending-closed = O anfitrião terminou a partida; ninguém ganhou.
web-ending-resigned = Vitória de { $players }; os outros desistiram.
web-to-table = Para a mesa
web-replay-first = Para o início
web-replay-play = Reproduzir
web-replay-last = Para o fim
web-replay-moment = Momento
web-replay-opening = Início da partida.
web-replay-seat = Visto por
web-replay-watcher = um espectador
web-replay-link = Copiar ligação

## Text mode
web-text-position = Posição
web-text-actions = O que pode fazer
web-text-command = Comando
web-text-example = um número, ou por exemplo: { $action }
web-text-run = Introduzir
web-text-leave = Voltar ao tabuleiro
web-text-unknown = Isto não é um comando. Escreva help.
web-text-help = Escreva o número de uma ação, ou a própria ação. E ainda: position, log, undo, redo, restart, why AÇÃO, rules REGRA, say PALAVRAS, watch LUGAR, leave.

## Settings
web-settings = Definições
web-settings-word = Definições
web-sound-on = Ligar o som
web-sound-off = Desligar o som
web-set-look = Aspeto
web-set-language = Língua
web-set-theme = Tema
web-theme-system = do sistema
web-theme-light = claro
web-theme-dark = escuro
web-set-text = Tamanho do texto
web-text-normal = normal
web-text-large = grande
web-text-huge = muito grande
web-set-board = Tabuleiro
web-set-board-help = O fundo sob as cartas e as peças.
web-board-parchment = pergaminho
web-board-jade = jade
web-board-slate = ardósia
web-hand-turn = Inverter a ordem
web-hand-help = Arraste uma carta dentro da mão, ou prima Alt e uma seta, para a mudar de lugar.
web-set-language-help = Também para as regras e as lições.
web-set-theme-help = «Do sistema» segue o seu dispositivo, de dia e de noite.
web-set-text-help = Tudo cresce com ele, os tabuleiros também.
web-set-vibration-help = Uma vibração curta quando é a sua vez, se o dispositivo o permitir.
web-set-contrast = Alto contraste
web-set-contrast-help = Linhas mais fortes, sem texto pálido.
web-set-play = Jogar
web-set-speed = Animação
web-set-speed-help = Basta premir para saltar o que está a mover-se.
web-speed-off = desligada
web-speed-fast = rápida
web-speed-normal = normal
web-speed-slow = lenta
web-set-confirm = Perguntar antes de jogar
web-set-confirm-help = Irreversíveis são as jogadas que não se podem desfazer.
web-confirm-off = nunca
web-confirm-risky = jogadas irreversíveis
web-confirm-always = sempre
web-set-end = Fim do turno
web-set-end-help = Automático: quando não há mais nada a fazer, o turno termina após uma breve contagem; qualquer toque a interrompe. Onde isso denunciaria as suas cartas, espera pelo botão.
web-end-button = com um botão
web-end-automatic = automático
web-set-moving = Mover peças e cartas
web-set-moving-help = Tudo o que se arrasta também se pode premir.
web-moving-both = premir ou arrastar
web-moving-click = premir
web-moving-drag = arrastar
web-set-sound = Som
web-set-volume = Volume
web-sound-turn = a sua vez, conversa
web-sound-moves = jogadas
web-sound-reveals = revelações e dados
web-sound-clock = pouco tempo
web-sound-end = fim da partida
web-set-night = Silêncio à noite
web-set-night-help = Das dez da noite às oito da manhã.
web-set-vibration = Vibrar quando é a minha vez
web-keys = Teclas
web-key-tab = passar de parte em parte; no tabuleiro: de escolha em escolha
web-key-arrows = passar de carta em carta, de casa em casa; andar na repetição
web-key-enter = escolher
web-key-escape = devolver, fechar
web-key-hexes = seis direções nos hexágonos
web-key-zoom = aproximar, afastar, tudo
web-key-undo = desfazer, refazer
web-key-text = modo de texto, com linha de comandos
web-key-rules = regras
web-key-ends = início e fim da repetição

## What the server refuses
web-reason-offline = Não foi possível ligar ao servidor.
web-reason-no-answer = O servidor não respondeu a tempo.
web-reason-stale = Entretanto aconteceu outra coisa.
web-reason-already-answered = Já respondeu.
web-reason-undo-sealed = Uma resposta não se pode retirar.
web-reason-not-your-seat = Este lugar não é seu.
web-reason-not-playing = A partida não está a decorrer.
web-reason-paused = A mesa está em pausa.
web-reason-over = A partida acabou.
web-reason-not-host = Só o anfitrião pode fazer isso.
web-reason-no-such-table = Essa mesa não existe, ou não a pode ver.
web-reason-withheld = Nesta mesa as posições antigas ficam fechadas até ao fim: ninguém pode consultar cartas passadas.
web-reason-no-such-line = Esta linha já não está no registo.
web-reason-no-such-lesson = Não há lição para este jogo.
web-reason-no-such-link = Esta ligação já não funciona.
web-reason-seat-taken = Outra pessoa ocupou este lugar.
web-reason-seats-open = Ainda há lugares livres.
web-reason-colour-taken = Outra pessoa tem esta cor.
web-reason-name-taken = Alguém nesta mesa tem este nome.
web-reason-watching-refused = O anfitrião não deixa assistir.
web-reason-not-absent = Há alguém nesse lugar, ou ainda não está ausente há tempo suficiente.
web-reason-nobody-absent = Ninguém saiu: acabe o jogo ou desista.
web-reason-no-network = Este computador não está ligado a nenhuma rede neste momento.
web-reason-storage-away = O servidor perdeu o acesso aos dados. Tente outra vez daqui a pouco; nada se perde.
web-reason-owner-decides = Só quem é dono deste lugar pode decidir isso, ou todos os outros jogadores em conjunto.
web-reason-bad-address = Não é possível enviar nada para este endereço. Tem de começar por https:// e estar acessível na internet.
web-reason-bad-mail-address = Isto não é um endereço de e-mail como ana@example.org.
web-reason-bad-zone = Este fuso horário não é conhecido.
web-reason-bad-phrase = Ninguém aqui tem estas palavras. São precisas as nove, escritas e ordenadas como foram mostradas.
web-reason-bad-passkey = Esta chave de acesso não leva a ninguém aqui, ou passou demasiado tempo. Tente outra vez.
web-reason-no-domain = As chaves de acesso precisam de um endereço cifrado com nome.
web-reason-too-many-passkeys = Oito chaves de acesso é o máximo: esqueça primeiro as antigas.
web-reason-bad-code = O código não é este.
web-reason-no-mail = Este servidor não envia e-mail.
web-reason-not-delivered = Nada chegou lá. O endereço está certo?
web-reason-too-many-contacts = Já recebe avisos em { $most } endereços. Remova um primeiro.
web-reason-banned = Quem administra este servidor bloqueou o seu acesso.
web-reason-one-screen = Várias pessoas partilham este ecrã: as mãos delas ficam escondidas.
web-reason-players-do-not-watch = Quem joga aqui não pode ver outras mãos.
web-reason-not-watched = { $player } não mostra esta mão aos espectadores.
web-reason-too-many-watchers = Esta mão já foi vista por { $most } visitantes; mais ninguém a pode ver.
web-reason-has-looked = Já viu a mão de outra pessoa nesta partida, por isso não pode jogar nela.
web-reason-has-a-seat = Já tem um lugar nesta mesa, por isso não pode ficar com outro a meio da partida.
web-reason-hints-off = Nesta mesa não há dicas.
web-reason-no-hint = Nenhuma dica ficou pronta a tempo.
web-reason-no-clock = Nesta mesa não há relógio.
web-reason-bad-track = Linha { $line }, coluna { $column }: está { $found }, esperava-se { $expected }.
web-reason-no-such-track = Essa pista não existe.
web-reason-not-yours = Isto é de outra pessoa.
web-reason-too-many-tracks = Já tem { $most } pistas. Apague uma primeiro.
web-reason-bad-position = Esta posição não se pode jogar: { $message }
web-reason-no-such-puzzle = Não há tal problema.
web-reason-no-parquet = Este servidor não escreve Parquet.
web-reason-bad-option = Esta opção não serve: { $message }
web-reason-bad-level = Esse bot não existe: { $message }
web-reason-bad-name = Este nome não serve: { $message }
web-reason-malformed = O servidor não entendeu esta página. Recarregue-a.
web-reason-too-fast = Demasiados pedidos. Espere um momento.
web-reason-forbidden = Isto não é permitido.
web-reason-not-found = Não encontrado.

## Raj
web-raj-round = Ronda { $turn } de { $turns }
web-raj-choose = Escolha a sua carta.
web-raj-down =
    { $count ->
        [one] { $names } já jogou.
       *[other] { $names } já jogaram.
    }
web-raj-yours-down = Já jogou.
web-raj-ready = { $ready } de { $seats } prontos
web-raj-at-stake = Em jogo
web-raj-carried =
    { $count ->
        [one] { $cards } ficou de uma ronda empatada.
       *[other] { $cards } ficaram de rondas empatadas.
    }
web-raj-highest = A carta mais alta que mais ninguém jogar leva tudo.
web-raj-lowest = A carta mais baixa que mais ninguém jogar tem de ficar com tudo.
web-raj-last = última
web-raj-last-bid = última { $bid }
web-raj-tied = empate
web-raj-more = e mais { $count }
web-raj-verdict = { $player } leva { $worth } com { $bid }.
web-raj-verdict-yours = Leva { $worth } com { $bid }.
web-raj-verdict-carried = Empate: ninguém leva { $worth }. Fica para a ronda seguinte.
web-raj-verdict-lost = Empate: ninguém leva { $worth }.
web-raj-verdict-tied = { $players } empataram com { $bid }.
web-raj-verdict-tied-yours = O seu { $bid } empatou com { $players }.
web-raj-opened = As cartas foram viradas.
web-raj-thinking = a pensar
web-raj-is-down = já jogou
web-raj-open = nesta ronda
web-raj-this-round = nesta ronda
web-raj-chosen = escolhida
web-raj-hand = As suas cartas
web-raj-prize =
    { $kind ->
        [vulture] Abutre { $worth }
       *[mouse] Rato { $worth }
    }
web-raj-card = Carta { $bid }
web-raj-pick = Escolha uma carta
web-raj-put-down = Jogar { $bid }
web-raj-final = Uma carta jogada não se pode retirar. Ninguém a vê antes de todas se virarem.
web-raj-wait = Todas se viram ao mesmo tempo.
web-raj-order = Ordem para a próxima ronda
web-raj-order-help = A carta é jogada por si quando o próximo prémio for virado. Mais ninguém sabe.
web-raj-order-from = Se valer pelo menos
web-raj-order-then = jogar
web-raj-order-else = senão, jogar
web-raj-order-give = Dar a ordem
web-raj-order-stands = A sua ordem para a próxima ronda está dada.
web-raj-order-drop = Esquecer
web-raj-scores = Pontuação até agora
web-raj-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
web-raj-pile =
    { $count ->
        [one] Ainda no monte: { $count } carta
       *[other] Ainda no monte: { $count } cartas
    }
web-raj-sources = De onde vêm os pontos
web-raj-all-bids = Todas as cartas, ronda a ronda
web-raj-struck = Riscadas: cartas empatadas, que se anulam.
web-raj-read-stake = Em jogo: { $cards }; ao todo { $worth }.
web-raj-read-seat =
    { $player }: pontuação { $score }, levou { $taken }, última carta { $last }, { $ready ->
        [yes] já jogou
       *[no] ainda a pensar
    }.
web-raj-read-pile = Ainda no monte: { $cards }.

## Totem
web-totem-board = Tabuleiro de 271 hexágonos
web-totem-round = Turno { $round }
web-totem-phase-start = Escolha onde começa o seu totem.
web-totem-phase-start-done = O seu totem está colocado. Termine o turno, ou desfaça.
web-totem-phase-dice = Como quer usar os dados?
web-totem-phase-piece =
    { $points ->
        [one] Escolha uma peça: { $points } ponto para gastar.
       *[other] Escolha uma peça: { $points } pontos para gastar.
    }
web-totem-phase-step =
    { $points ->
        [one] Mova a peça escolhida: { $points } ponto para gastar.
       *[other] Mova a peça escolhida: { $points } pontos para gastar.
    }
web-totem-phase-victim = Escolha a peça a capturar.
web-totem-phase-done = Não há mais nada a fazer. Termine o turno.
web-totem-dice = Dados: { $dice }
web-totem-left = Peças que restam
web-totem-on-board = No tabuleiro
web-totem-in-reserve = Na reserva
web-totem-lost = Eliminadas
web-totem-use = Usar só o { $die }
web-totem-both =
    { $points ->
        [one] Usar os dois: { $points } ponto
       *[other] Usar os dois: { $points } pontos
    }
web-totem-pass = Não fazer nada
web-totem-finish = Parar esta peça
web-totem-may-enter = Ou faça entrar uma peça: escolha uma casa iluminada junto ao totem.
web-totem-take = Escolha uma: as peças com contorno vermelho tracejado estão à mesma distância do totem delas.
web-totem-start = Escolha uma das casas iluminadas.
web-totem-pick = As peças que podem mover-se estão contornadas.
web-totem-step = Cada passo tem de ficar ligado ao seu totem.
web-totem-active =
    { $count ->
        [one] { $count } no tabuleiro
       *[other] { $count } no tabuleiro
    }
web-totem-reserve = { $count } na reserva
web-totem-out = fora do jogo
web-totem-empty = vazia
web-totem-piece-of = peça de { $player }
web-totem-totem-of = totem de { $player }
web-totem-would-lose = capturaria { $cells }
web-totem-log-roll =
    { $player } tirou { $dice }; { $used ->
        [both] os dois dados
       *[one] um só dado
    }, { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
web-totem-log-way =
    { $kind ->
        [totem] { $player }: totem { $way }.
       *[piece] { $player }: { $way }.
    }
web-totem-read-turn = Turno { $round }: { $player }.
web-totem-read-dice = Dados { $dice }; pontos restantes { $points }.
web-totem-read-moving = A peça em { $cell } está a mover-se.
web-totem-read-seat = { $player }: totem { $totem }, peças { $pieces }, reserva { $reserve }.
web-totem-read-out = { $player } está fora.

web-question = Anular com um tigre?
web-question-nobody = Ninguém
web-question-hint = Quem responde fica com o ecrã, e ainda pode deixar passar.
web-skip-ahead = Saltar
web-skip-help = Saltar para o presente
web-watching-usual = Como de costume
web-watching-usual-help = Quem tiver a ligação; ninguém se jogar sozinho contra bots.
web-watching-open = Deixar assistir
web-windows = Tempo para responder a uma carta
web-windows-short = 1,5 segundos
web-windows-usual = 2,5 segundos
web-windows-long = 6 segundos
web-windows-help = Igual para todos, tenham o que tiverem na mão. Cada um pode pedir para esperar uma vez por ronda.
web-pace = Os bots jogam
web-pace-normal = a ritmo normal: até 3 segundos por jogada
web-pace-fast = depressa: até 1 segundo por jogada
web-pace-faster = Bots mais rápidos
web-pace-slower = Bots mais lentos
web-lets-pass = Deixo passar tudo
web-lets-pass-help = Não anula nenhuma carta neste jogo. Se todas as pessoas escolherem isto, ninguém tem de esperar.
web-order-pass = Deixar passar sempre tudo
web-order-answer = Voltar a perguntar-me pelas cartas
web-order-help = Só você sabe.
web-reason-no-window = Agora não há nada por que esperar.
web-reason-cannot-wait = Aqui não pode pedir para esperar.
web-reason-has-waited = Já pediu para esperar; pode voltar a pedir depois da sua próxima vez.
web-reason-own-turn-only = Só na sua vez pode deixar assistir, para que ninguém descubra o que tinha antes na mão.

## Own tracks, where they are chosen
web-tracks = Pistas
web-tracks-own = As suas pistas
web-track-option = A sua pista
web-track-option-none = o circuito habitual
web-track-option-make = Faça uma no editor de pistas
web-track-option-instead = Usa-se antes a sua própria pista.

## Um turno numa linha
web-turn-detail = Todas as jogadas deste turno
web-turn-passes = passa
web-raj-turn-open = Ronda { $turn }: { $worth } em jogo.
web-raj-turn-taken = Ronda { $turn }: { $player } leva { $worth }.
web-raj-turn-taken-with = Ronda { $turn }: { $player } leva { $worth } com { $bid }.
web-raj-turn-carried = Ronda { $turn }: todos empatam; { $worth } fica para a próxima ronda.
web-raj-turn-lost = Ronda { $turn }: todos empatam; ninguém fica com { $worth }.
web-totem-turn-enters = entra em { $cells }
web-totem-turn-captures =
    { $count ->
        [one] captura { $count } peça
       *[other] captura { $count } peças
    }
web-totem-turn-cut =
    { $count ->
        [one] mais { $count } isolada
       *[other] mais { $count } isoladas
    }
web-race-turn-start = Os elefantes alinham-se na partida.
web-race-turn-stopped = { $card } (anulada por { $player })
web-race-turn-discards =
    { $count ->
        [one] { $count } carta descartada
       *[other] { $count } cartas descartadas
    }

## Repetições
web-replay-turn = Turno
web-replay-turn-back = Turno anterior
web-replay-turn-on = Turno seguinte
web-replay-speed = Velocidade
web-replay-detail = Todas as jogadas
web-replay-standings = Classificação

## O fim
web-end-won = Ganhou!
web-end-shared = Vitória partilhada!
web-end-place = Ficou em { $place }.º lugar entre { $seats }.
web-end-points = Momentos decisivos
web-end-why = Porquê? A regra: { $clause }
web-raj-end-tied = { $players } empataram com { $score } e anulam-se; { $winner } ganha com { $points }.
web-raj-end-tied-yours = Empatou a { $score } com { $players }: anulam-se, e { $winner } ganha com { $points }.
web-raj-end-tied-won = { $players } empataram com { $score } e anulam-se; a vitória é sua, com { $points }.
web-end-new = Novo jogo
web-end-home = Início
web-raj-taker = Quem levou
web-raj-nobody = ninguém
web-raj-next = ronda seguinte
web-raj-all-taken = Já não há cartas de pontuação.

## Início e entrada
web-continue = Continuar
web-theme-to-light = Mudar para cores claras
web-theme-to-dark = Mudar para cores escuras
web-invited-by = Convite de { $host } para { $game }
web-invited-with = Já à mesa: { $names }. Mesa para { $seats }.
web-invited-seats = Mesa para { $seats }.
web-host-name = Que nome quer usar?
web-friend-name = Nome (ou { $name })
web-name-of = Nome do jogador no lugar { $seat }
web-back-editor = Voltar à pista
