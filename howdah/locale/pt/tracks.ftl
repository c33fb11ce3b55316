## Own tracks of the races
web-tracks-text = Monta circuitos com as treze peças, ou desenha os teus; corre neles e partilha-os por ligação.
web-tracks-mine = As minhas pistas
web-tracks-none = Ainda nenhuma. Começa uma: fica neste navegador até a guardares.
web-tracks-known = Começar por uma pista conhecida
web-tracks-known-text = Uma cópia dela abre-se no editor.
web-tracks-new-rally = Nova pista de rali
web-tracks-new-circuit = Novo circuito de Formula E
web-tracks-draft = Continuar o rascunho

web-track-editor = Editor de pistas
web-track-name = Nome
web-track-unnamed = A minha pista
web-track-players = Jogadores
web-track-drive = Experimentar
web-track-save = Guardar
web-track-copy = Guardar uma cópia
web-track-edit = Editar
web-track-edit-copy = Editar uma cópia
web-track-table = Mesa nesta pista
web-track-forget = Esquecer esta pista
web-track-forget-ask = «{ $name }» é removida, e a sua ligação deixa de levar a algum lado.
web-track-link = Ligação para a pista
web-track-saved = «{ $name }» está guardada.
web-track-unsaved = Há alterações ainda por guardar.
web-track-for = até { $seats } jogadores
web-track-length = { $columns ->
    [one] { $columns } coluna
   *[other] { $columns } colunas
}
web-track-picture = { $name }: { $columns } colunas, { $cows } vacas, { $holes } tocas de rato
web-track-rail = Pista
web-track-map = Mapa da pista. As setas vão de casa em casa, Enter põe lá o que está escolhido.
web-track-nothing = Ainda não há nada para desenhar.
web-track-overlaps = O desenho passa por cima de si próprio. Pode correr-se nela na mesma.
web-track-cell = { $cell }: { $what }, peça { $piece }
web-track-cell-plain = { $cell }: { $what }

## Tools
web-track-tools = Ferramentas
web-track-hand = Escolher
web-track-lanes = Raias
web-track-letter-plain = casa simples
web-track-letter-gap = vazio
web-track-letter-banana = bananeira
web-track-letter-water = água
web-track-letter-mango = mangueira
web-track-letter-stall = barraca do mercado
web-track-letter-mud = lama { $points }
web-track-letter-cow = vaca
web-track-letter-hole = toca de rato
web-track-letter-start = casa de partida

## Pieces
web-track-pieces = Peças da largada à chegada
web-track-piece = { $place } de { $count }: { $piece }, { $bend }, { $columns } colunas
web-track-piece-acts = Peça { $piece }
web-track-has-fault = O erro está aqui
web-track-straight = retas
web-track-gentle = curvas de 45°
web-track-sharp = curvas de 90°
web-track-left = { $degrees }° para a esquerda
web-track-right = { $degrees }° para a direita
web-track-own = própria
web-track-earlier = Mais cedo
web-track-later = Mais tarde
web-track-turn = Virar
web-track-turn-to = Virar para { $piece }
web-track-remove = Remover
web-track-grow = Juntar uma coluna
web-track-shrink = Tirar uma coluna
web-track-grow-at = Juntar uma coluna depois da { $column }
web-track-shrink-at = Tirar a coluna { $column }
web-track-circuit = Circuito
web-track-palette = Peças para pôr
web-track-lay = Pôr { $piece } depois de { $after }
web-track-laid = { $piece } já está na pista, com uma das suas faces.

## What was done
web-track-did-lay = { $piece } posta depois de { $after }.
web-track-did-move = { $piece } passou para o lugar { $place }.
web-track-did-turn = { $before } virada: { $piece }.
web-track-did-remove = { $piece } removida.
web-track-did-own = { $piece } é agora uma peça própria.
web-track-did-grow = Uma coluna junta depois da coluna { $column }.
web-track-did-shrink = Coluna { $column } removida.
web-track-did-lanes = Raias: { $count }.
web-track-did-paint = { $cell }: { $what }.
web-track-did-type = Texto alterado.
web-track-did-import = Lida de { $file }.
web-track-did-begin = Começada por: { $what }.
web-track-undone = Desfeito: { $what }
web-track-redone = Refeito: { $what }
web-track-not-free = Em { $cell } não pode ficar nem vaca nem toca de rato.
web-track-as-is = { $cell } fica como está impressa.
web-track-shown = A peça { $piece } está escolhida.

## The check
web-track-check = Verificação
web-track-good = Pode correr-se nesta pista.
web-track-verdict-advice = { $count ->
    [one] Pode correr-se nela; há um conselho.
   *[other] Pode correr-se nela; há { $count } conselhos.
}
web-track-advice = Conselhos das regras
web-track-no-advice = Os conselhos das regras são seguidos.
web-track-show = Mostrar
web-track-rule = Regra { $clause }
web-track-columns = colunas
web-track-cows = vacas
web-track-holes = tocas
web-track-crossings = travessias
web-track-remedy-holes = Pegar na toca de rato
web-track-remedy-twice = Remover a segunda
web-track-remedy-own = Torná-la peça própria

web-track-fault-plain = Linha { $line }, coluna { $column }: está { $found }, esperava-se { $expected }.
web-track-fault-track-empty = Ainda não há pista: começa por uma conhecida.
web-track-fault-track-rows = Uma pista precisa de linhas de «start» a «finish», com peças entre elas.
web-track-fault-track-twice = Cada peça está na pista uma só vez: { $first } e { $second } são faces da mesma peça.
web-track-fault-track-own-empty = Uma peça própria precisa de colunas.
web-track-fault-track-face-columns = A face { $face } tem { $needed } colunas. Outro número pede uma peça própria.
web-track-fault-track-face-cell = A face { $face } está impressa de outro modo ({ $printed }): nela só ficam vacas e tocas de rato, em casas simples.
web-track-fault-track-too-long = Uma pista tem no máximo { $most } colunas.
web-track-fault-track-columns = Um circuito tem de { $fewest } a { $most } colunas; este tem { $count }.
web-track-fault-track-starts = Uma pista precisa de { $needed } casas de partida, no seu início.
web-track-fault-track-starts-last = As casas de partida ficam nas últimas colunas, mesmo antes da linha.
web-track-fault-track-holes = { $count ->
    [one] Uma pista precisa de { $needed } tocas de rato; esta tem uma.
   *[other] Uma pista precisa de { $needed } tocas de rato; esta tem { $count }.
}
web-track-fault-track-no-hole = Um circuito precisa de uma toca para o rato.
web-track-fault-track-water-ends = Tem de haver terra antes e depois de cada travessia.
web-track-fault-track-water-mixed = Uma coluna com água só tem água e vazios.
web-track-fault-track-crossings = Uma pista tem no máximo { $most } travessias.
web-track-fault-track-no-way = A chegada tem de se poder alcançar: de { $cell } não há por onde seguir.
web-track-fault-track-letter = Uma casa é uma das letras { $letters }
web-track-fault-track-lanes = Todas as colunas têm { $lanes } raias.
web-track-fault-track-all-gap = Uma coluna precisa de pelo menos uma casa que não seja vazio.
web-track-fault-track-terrain = Um circuito de Formula E não tem mangueiras, barracas nem lama.

web-track-advice-length = { $columns } colunas; aconselham-se cerca de { $about } para { $players } jogadores.
web-track-advice-mud-early = Lama na coluna { $column }: fica melhor a meio ou na segunda metade.
web-track-advice-mud-pieces = { $count } peças com lama ({ $pieces }): uma basta.
web-track-advice-crossing-early = Uma travessia na coluna { $column }: rios e pontes ficam melhor perto do fim.
web-track-advice-narrow = { $count } peças com uma só raia ({ $pieces }): aconselham-se poucas.
web-track-advice-cows = { $count ->
    [one] Uma vaca; o habitual para tantos jogadores são { $needed }.
   *[other] { $count } vacas; o habitual para tantos jogadores são { $needed }.
}
web-track-advice-trap = As vacas prendem um elefante sozinho em { $cell }.

## Simulated races
web-track-trial = Estimativa
web-track-trial-help = Corridas sem pessoas, em segundo plano: quanto duram, onde encravam, se o lugar conta.
web-track-trial-games = Corridas
web-track-trial-players = Quem corre
web-track-trial-hasty = apressados
web-track-trial-random = ao acaso
web-track-trial-start = Pô-los a correr
web-track-trial-running = { $done } de { $total } corridas
web-track-trial-failed = As corridas foram interrompidas. Tenta de novo.
web-track-trial-stale = Estes números são da pista antes das tuas alterações.
web-track-trial-turns = { $median ->
    [one] cerca de { $median } turno
   *[other] cerca de { $median } turnos
}
web-track-trial-range = Nove em dez corridas duram de { $low } a { $high } turnos ({ $games } corridas).
web-track-trial-seats = Quem vence, por ordem de jogo
web-track-trial-seat = { $place }.º
web-track-trial-fair = Nenhum lugar se destaca além do acaso.
web-track-trial-unfair = Alguns lugares vencem mais do que o acaso explicaria.
web-track-trial-blocks = Onde encrava
web-track-trial-short = De todos os movimentos, { $short } acabam cedo, { $stuck } não movem ninguém e { $halted } param junto à água.
web-track-trial-stalled = Em { $share } das corridas ninguém avançou durante duas rondas.
web-track-trial-cut = { $count ->
    [one] Uma corrida não acabou.
   *[other] { $count } corridas não acabaram.
}
web-track-trial-marked = Partes de todos os que acabam cedo; as três piores colunas estão marcadas no mapa.
web-track-trial-column = coluna { $column }: { $share }

## The file
web-track-file = Ficheiro
web-track-export = Exportar
web-track-import = Importar
web-track-file-large = Este ficheiro é grande de mais para ser uma pista.
web-track-begin = Começar por
web-track-begin-choose = uma pista conhecida
web-track-begin-go = Começar
web-track-starter-first = Primeiro circuito, até { $seats } jogadores
web-track-starter = Circuito { $name }, até { $seats } jogadores
web-track-starter-board = Formula E, até { $seats } jogadores
web-track-text = Em texto
web-track-text-help = Uma linha por peça, um grupo de letras por coluna. O que escreves é logo desenhado.

## Keys
web-track-key-pieces = entre as peças: a anterior, a seguinte
web-track-key-move = levar a peça mais cedo, mais tarde
web-track-key-turn = virar a peça
web-track-key-remove = remover a peça; no mapa: limpar a casa
web-track-key-cells = no mapa: de casa em casa
web-track-key-enter = pôr na casa o que está escolhido
web-track-key-letters = no mapa: uma vaca, uma toca de rato
