cli-help-usage = Uso:
cli-help-options = Opções
cli-help-commands = Comandos
cli-help-default = por omissão:
cli-help-required = obrigatório
cli-help-example = Exemplo:
cli-help-help = Mostrar esta ajuda e sair.
cli-help-howdah = Jogos de mesa com um só motor de regras: jogar, rever partidas, consultar as regras, medir.
cli-help-lang = Língua das palavras; pode estar em qualquer lugar.
cli-help-version = Dizer a versão e que compilação das regras corre.
cli-help-json = Escrever JSON, para programas.
cli-help-plain = Sem caixas nem cores, mesmo num terminal; para leitores de ecrã.
cli-help-option = Uma opção do jogo; VALUE pode ser @FILE. Pode repetir-se. `howdah games` mostra-as.
cli-help-games = Listar todos os jogos, ou só GAME, com lugares, duração e opções.
cli-help-learn-short = Aprender um jogo a jogar, em cinco minutos.
cli-help-learn = Aprender GAME a jogar: cada passo diz o que tentar e porque é que algo não é possível. Sem GAME, lista-os.
cli-help-play-short = Jogar no terminal.
cli-help-play =
    Jogar GAME no terminal.

    Cada SEAT é `me`, `human` ou `human:NAME` (também neste ecrã), `bot` ou `bot:LEVEL`. Sem lugares: eu e bots. Escreva um número ou uma ação para jogar, `help` para tudo o resto.
cli-help-play-seats = Eu contra N - 1 bots.
cli-help-play-seed = Dar as cartas por este número: outra vez a mesma partida. Sem ele, o acaso é verdadeiro.
cli-help-play-load = Continuar uma partida guardada.
cli-help-play-origin = Jogar a partir do momento N de um jogo registado, como `howdah replay` os conta; ou de um ficheiro com uma posição.
cli-help-play-knower = Com --from FILE@N: pelo que este lugar sabia.
cli-help-play-join = Jogar numa mesa de um servidor: a ligação que recebeu.
cli-help-play-name = Com --join: o seu nome lá.
cli-help-hint-short = Perguntar a um bot o que faria.
cli-help-hint =
    Dizer o que um bot pensa de cada ação de um lugar: a probabilidade de ganhar, com que frequência a jogaria e quantas vezes a experimentou a pensar.

    POSITION é o texto de uma posição, ou @FILE com uma posição ou uma partida gravada. Só se usa o que o lugar sabe: o que lhe está escondido é dado de novo, mesmo onde o texto o diz.
cli-help-hint-seat = De quem é a escolha.
cli-help-hint-level = O bot a quem se pergunta.
cli-help-hint-seed = O mesmo número dá a mesma dica.
cli-help-puzzle-short = Resolver um problema: uma decisão com uma jogada claramente melhor.
cli-help-puzzle = Resolver um problema de GAME, jogando-o. Sem GAME, diz quantos há.
cli-help-puzzle-daily = O problema de hoje.
cli-help-puzzle-name = O problema com este nome.
cli-help-serve-short = Abrir mesas para pessoas distantes.
cli-help-admin-short = Cuidar de um servidor: listar, fechar, banir, copiar, verificar.
cli-help-replay-short = Rever uma partida gravada passo a passo.
cli-help-replay =
    Rever a partida gravada FILE passo a passo: Enter avança, `b` recua, um número salta, `q` sai.

    Uma partida terminada mostra tudo. De uma que ainda decorre só se mostra o que um espectador, ou o lugar dado por --seat, pode ver.
cli-help-replay-seat = Como este lugar a viu.
cli-help-replay-at = Mostrar um momento; 0 é o início.
cli-help-review-short = Analisar uma partida gravada.
cli-help-review =
    Analisar a partida gravada FILE: probabilidades ao longo do tempo, momentos decisivos, decisões com o que teria sido melhor, sorte e mérito.

    Cada lugar é julgado pelo que sabia, nunca pelas cartas dos outros. Uma probabilidade supõe que todos continuam como um bot médio. Uma partida que ainda decorre só é analisada para um lugar.
cli-help-review-seat = Pelo que este lugar sabia; só as suas decisões.
cli-help-review-page = Escreve uma página com um gráfico.
cli-help-review-budget = Quanto tempo pensar, no máximo.
cli-help-rules-short = Mostrar regras, exemplos e palavras, e o que as comprova.
cli-help-rules = Mostrar as regras de GAME: todas, uma secção (`RAJ-3`) ou uma cláusula CLAUSE (`RAJ-3.4`). Sem GAME, lista os livros de regras.
cli-help-rules-search = Só cláusulas que falem de WORD, em qualquer forma.
cli-help-rules-examples = Desenhar os exemplos abaixo das cláusulas.
cli-help-rules-glossary = As palavras da mesa e o que significam.
cli-help-rules-coverage = Listar cada cláusula com os seus cenários; código de saída 1 se a alguma faltar.
cli-help-rules-map = Cada cláusula com o seu código, provas e uso em partidas simuladas.
cli-help-rules-map-games = Para --map: jogar N partidas.
cli-help-rules-map-bots = Para --map: quem as joga.
cli-help-rules-map-write = Para --map: escrever em FILE.
cli-help-rules-scenarios = Onde estão os cenários: tests/scenarios e os exemplos.
cli-help-rules-html = Escrever os livros de regras de todas as línguas em HTML.
cli-help-rules-markdown = Escrever os livros de regras de todas as línguas em Markdown.
cli-help-scenario-short = Executar cenários.
cli-help-perft-short = Contar as maneiras de um jogo decorrer.
cli-help-sim-short = Jogar muitas partidas e contar o que resultou.
cli-help-compare-short = Jogar duas variantes com a mesma sorte e dizer a diferença.
cli-help-ladder-short = Medir os níveis dos bots uns contra os outros.
cli-help-train-short = Ensinar os bots de um jogo.
cli-help-bench-short = Medir a velocidade.
cli-help-track-short = Verificar uma pista própria, ou começar uma.
cli-help-seats = Quantos jogadores.
cli-help-seed = O mesmo número dá os mesmos resultados.
cli-help-workers = Processos que jogam. Só muda o tempo.
cli-help-sim =
    Jogar GAME muitas vezes: vitórias por lugar com intervalos de 95 %, empates, partidas interrompidas, duração, decisões e liderança.

    A mesma semente dá os mesmos números, seja qual for o número de processos. Uma interrupção guarda o que está feito.
cli-help-sim-bots = Um nível para cada cadeira, ou um para todas.
cli-help-sim-rotate = Se as cadeiras avançam um lugar de partida para partida.
cli-help-sim-events = Contar também acontecimentos: cartas, terreno e tudo o que se passa. Mais lento.
cli-help-sim-keep = Guardar cada partida em FILE enquanto corre; --resume continua a partir daí.
cli-help-sim-resume = Continuar com o que está em FILE: sem GAME nem as outras opções.
cli-help-sim-parquet = Escrever uma linha por partida. Precisa de pyarrow.
cli-help-sim-html = Escrever um relatório com gráficos, num só ficheiro.
cli-help-ray = Jogar num cluster Ray; sem endereço, num desta máquina. Precisa do pacote ray.
cli-help-compare =
    Jogar GAME em duas mesas que diferem no que dizem --a e --b, com a mesma sorte: diferenças e um veredicto.

    Um lado que nada diz joga-se como de costume. Dois bots (--a bot=X --b bot=Y) encontram-se numa só mesa e trocam todos os lugares em cada distribuição.
cli-help-compare-a = Uma opção do jogo, ou bot=LEVEL.
cli-help-compare-b = O mesmo para o outro lado.
cli-help-compare-deals = Distribuições; cada uma joga-se nas duas mesas.
cli-help-compare-bots = Quem joga nas duas mesas.
cli-help-ladder = Pôr cada nível dos bots de GAME a jogar sozinho numa mesa do nível abaixo, até ser claro qual é mais forte.
cli-help-ladder-seats = Pode repetir-se.
cli-help-ladder-bots = Dois ou mais, o mais fraco primeiro.
cli-help-ladder-games = No máximo por confronto; um confronto claro acaba antes.
cli-help-ladder-trials = Jogar também tantas partidas de cada bot contra as referências.
cli-help-ladder-page = Escrever uma página para docs/lab-notebook, com os gráficos ao lado.
