cli-help-default = padrão:
cli-help-lang = Idioma das palavras; pode estar em qualquer lugar.
cli-help-version = Dizer a versão e qual compilação das regras roda.
cli-help-plain = Sem caixas nem cores, mesmo num terminal; para leitores de tela.
cli-help-learn-short = Aprender um jogo jogando, em cinco minutos.
cli-help-play-load = Continuar uma partida salva.
cli-help-play-join = Jogar numa mesa de um servidor: o link que você recebeu.
cli-help-option = Uma opção do jogo; VALUE pode ser @FILE. Pode ser repetida. `howdah games` mostra todas.
cli-help-rules-html = Escrever os livros de regras de todos os idiomas em HTML.
cli-help-rules-markdown = Escrever os livros de regras de todos os idiomas em Markdown.
cli-help-sim-html = Escrever um relatório com gráficos, em um só arquivo.
cli-help-sim-keep = Salvar cada partida em FILE enquanto roda; --resume continua a partir daí.
cli-help-sim-events = Contar também os acontecimentos: cartas, terreno e tudo o que ocorre. Mais lento.
cli-help-compare =
    Jogar GAME em duas mesas que diferem no que dizem --a e --b, com a mesma sorte: diferenças e um veredito.

    Um lado que não diz nada é jogado como de costume. Dois bots (--a bot=X --b bot=Y) se enfrentam em uma só mesa e trocam todos os lugares a cada distribuição.
cli-help-compare-deals = Distribuições; cada uma é jogada nas duas mesas.
cli-help-ladder = Colocar cada nível dos bots de GAME para jogar sozinho em uma mesa do nível abaixo, até ficar claro qual é mais forte.
cli-help-ladder-seats = Pode ser repetida.
cli-help-play =
    Jogar GAME no terminal.

    Cada SEAT é `me`, `human` ou `human:NAME` (também nesta tela), `bot` ou `bot:LEVEL`. Sem lugares: eu e bots. Digite um número ou uma ação para jogar, `help` para todo o resto.
cli-help-rules = Mostrar as regras de GAME: todas, uma seção (`RAJ-3`) ou uma cláusula CLAUSE (`RAJ-3.4`). Sem GAME, lista os livros de regras.
cli-help-learn = Aprender GAME jogando: cada passo diz o que tentar e por que algo não é possível. Sem GAME, lista os jogos.
cli-help-hint =
    Dizer o que um bot pensa de cada ação de um lugar: a chance de vencer, com que frequência a jogaria e quantas vezes a experimentou ao pensar.

    POSITION é o texto de uma posição, ou @FILE com uma posição ou uma partida gravada. Só se usa o que o lugar sabe: o que está escondido para ele é dado de novo, mesmo onde o texto o diz.
