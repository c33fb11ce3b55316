## Own tracks of the races
tracks-page-text = Monte circuitos com as treze peças, ou desenhe os seus; corra neles e partilhe-os por ligação.
tracks-page-mine = As minhas pistas
tracks-page-none = Ainda nenhuma. Comece uma: fica neste navegador até a guardar.
tracks-page-known = Começar por uma pista conhecida
tracks-page-known-text = Uma cópia dela abre-se no editor.
tracks-page-new-rally = Nova pista de rali
tracks-page-new-circuit = Novo circuito de Formula E
tracks-page-draft = Continuar o rascunho

tracks-editor = Editor de pistas
tracks-name = Nome
tracks-unnamed = A minha pista
tracks-players = Jogadores
tracks-drive = Testar
tracks-save = Guardar
tracks-copy = Guardar uma cópia
tracks-edit = Editar
tracks-edit-copy = Editar uma cópia
tracks-table = Mesa nesta pista
tracks-forget = Apagar esta pista
tracks-forget-ask = «{ $name }» será apagada, e a sua ligação deixa de funcionar.
tracks-link = Ligação para a pista
tracks-saved = «{ $name }» guardada.
tracks-unsaved = Tem alterações por guardar.
tracks-for = até { $seats } jogadores
tracks-length = { $columns ->
    [one] { $columns } coluna
   *[other] { $columns } colunas
}
tracks-picture = { $name }: { $columns } colunas, { $cows } vacas, { $holes } tocas de rato
tracks-rail = Pista
tracks-map = Mapa da pista. As setas vão de casa em casa, Enter põe lá o que está escolhido.
tracks-nothing = Ainda não há nada para desenhar.
tracks-overlaps = No desenho, a pista cruza-se a si própria. Mesmo assim, pode correr nela.
tracks-cell = { $cell }: { $what }, peça { $piece }
tracks-cell-plain = { $cell }: { $what }

## Tools
tracks-tools = Ferramentas
tracks-hand = Escolher
tracks-lanes = Faixas
tracks-letter-plain = casa simples
tracks-letter-gap = vazio
tracks-letter-banana = bananeira
tracks-letter-water = água
tracks-letter-mango = mangueira
tracks-letter-stall = banca do mercado
tracks-letter-mud = lama { $points }
tracks-letter-cow = vaca
tracks-letter-hole = toca de rato
tracks-letter-start = casa inicial

## Pieces
tracks-pieces = Peças da partida à chegada
tracks-piece = { $place } de { $count }: { $piece }, { $bend }, { $columns } colunas
tracks-piece-acts = Peça { $piece }
tracks-has-fault = O problema está aqui
tracks-straight = retas
tracks-gentle = curvas de 45°
tracks-sharp = curvas de 90°
tracks-left = { $degrees }° para a esquerda
tracks-right = { $degrees }° para a direita
tracks-own = própria
tracks-earlier = Para trás
tracks-later = Para a frente
tracks-turn = Virar
tracks-turn-to = Virar para { $piece }
tracks-remove = Remover
tracks-grow = Acrescentar uma coluna
tracks-shrink = Tirar uma coluna
tracks-grow-at = Acrescentar uma coluna depois da { $column }
tracks-shrink-at = Tirar a coluna { $column }
tracks-circuit = Circuito
tracks-palette = Peças para acrescentar
tracks-lay = Acrescentar { $piece } depois de { $after }
tracks-laid = { $piece } já está na pista, com uma das suas faces.

## What was done
tracks-did-lay = { $piece } acrescentada depois de { $after }.
tracks-did-move = { $piece } passou para o lugar { $place }.
tracks-did-turn = { $before } virada: { $piece }.
tracks-did-remove = { $piece } removida.
tracks-did-own = { $piece } é agora uma peça própria.
tracks-did-grow = Coluna acrescentada depois da { $column }.
tracks-did-shrink = Coluna { $column } removida.
tracks-did-lanes = Faixas: { $count }.
tracks-did-paint = { $cell }: { $what }.
tracks-did-type = Texto alterado.
tracks-did-import = Lida de { $file }.
tracks-did-begin = Começada a partir de: { $what }.
tracks-undone = Desfeito: { $what }
tracks-redone = Refeito: { $what }
tracks-not-free = Em { $cell } não pode ficar nem vaca nem toca de rato.
tracks-as-is = { $cell } fica como está impressa.
tracks-shown = A peça { $piece } está escolhida.

## The check
tracks-check = Verificação
tracks-good = Pode correr nesta pista.
tracks-verdict-advice = { $count ->
    [one] Pode correr nela; há um conselho.
   *[other] Pode correr nela; há { $count } conselhos.
}
tracks-advice = Conselhos das regras
tracks-no-advice = Segue todos os conselhos das regras.
tracks-show = Mostrar
tracks-rule = Regra { $clause }
tracks-columns =
    { $count ->
        [one] coluna
       *[other] colunas
    }
tracks-cows =
    { $count ->
        [one] vaca
       *[other] vacas
    }
tracks-holes =
    { $count ->
        [one] toca
       *[other] tocas
    }
tracks-crossings =
    { $count ->
        [one] travessia
       *[other] travessias
    }
tracks-remedy-holes = Pegar na toca de rato
tracks-remedy-twice = Remover a segunda
tracks-remedy-own = Torná-la peça própria

tracks-fault-plain = Linha { $line }, coluna { $column }: está { $found }, esperava-se { $expected }.
tracks-fault-track-empty = Ainda não há pista: comece por uma conhecida.
tracks-fault-track-rows = Uma pista precisa de linhas de «start» a «finish», com peças entre elas.
tracks-fault-track-twice = Cada peça está na pista uma só vez: { $first } e { $second } são faces da mesma peça.
tracks-fault-track-own-empty = Uma peça própria precisa de colunas.
tracks-fault-track-face-columns = A face { $face } tem { $needed } colunas. Outro número pede uma peça própria.
tracks-fault-track-face-cell = A face { $face } está impressa de outro modo ({ $printed }): nela só ficam vacas e tocas de rato, em casas simples.
tracks-fault-track-too-long = Uma pista tem no máximo { $most } colunas.
tracks-fault-track-columns = Um circuito tem de { $fewest } a { $most } colunas; este tem { $count }.
tracks-fault-track-starts = Uma pista precisa de { $needed } casas iniciais, no seu início.
tracks-fault-track-starts-last = As casas iniciais ficam nas últimas colunas, mesmo antes da linha.
tracks-fault-track-holes = { $count ->
    [one] Uma pista precisa de { $needed } tocas de rato; esta tem uma.
   *[other] Uma pista precisa de { $needed } tocas de rato; esta tem { $count }.
}
tracks-fault-track-no-hole = Um circuito precisa de uma toca para o rato.
tracks-fault-track-water-ends = Tem de haver terra antes e depois de cada travessia.
tracks-fault-track-water-mixed = Uma coluna com água só tem água e vazios.
tracks-fault-track-crossings = Uma pista tem no máximo { $most } travessias.
tracks-fault-track-no-way = A chegada tem de se poder alcançar: de { $cell } não há por onde seguir.
tracks-fault-track-letter = Uma casa é uma das letras { $letters }
tracks-fault-track-lanes = Todas as colunas têm { $lanes } faixas.
tracks-fault-track-all-gap = Uma coluna precisa de pelo menos uma casa que não seja vazio.
tracks-fault-track-terrain = Um circuito de Formula E não tem mangueiras, bancas nem lama.

tracks-advice-length = { $columns } colunas; aconselham-se cerca de { $about } para { $players } jogadores.
tracks-advice-mud-early = Lama na coluna { $column }: fica melhor a meio ou na segunda metade.
tracks-advice-mud-pieces = { $count } peças com lama ({ $pieces }): uma basta.
tracks-advice-crossing-early = Uma travessia na coluna { $column }: rios e pontes ficam melhor perto do fim.
tracks-advice-narrow = { $count } peças com uma só faixa ({ $pieces }): aconselham-se poucas.
tracks-advice-cows = { $count ->
    [one] Uma vaca; o habitual para tantos jogadores são { $needed }.
   *[other] { $count } vacas; o habitual para tantos jogadores são { $needed }.
}
tracks-advice-trap = As vacas prendem um elefante sozinho em { $cell }.

## Simulated races
tracks-trial = Estimativa
tracks-trial-help = Corridas sem pessoas, em segundo plano: quanto duram, onde encravam, se o lugar conta.
tracks-trial-games = Corridas
tracks-trial-players = Quem corre
tracks-trial-hasty = bots rápidos
tracks-trial-random = bots ao acaso
tracks-trial-start = Começar as corridas
tracks-trial-running = { $done } de { $total } corridas
tracks-trial-failed = As corridas foram interrompidas. Tente de novo.
tracks-trial-stale = Estes números são da pista antes das suas alterações.
tracks-trial-turns = { $median ->
    [one] cerca de { $median } turno
   *[other] cerca de { $median } turnos
}
tracks-trial-range = Nove em dez corridas duram de { $low } a { $high } turnos ({ $games } corridas).
tracks-trial-seats = Quem vence, por ordem de jogo
tracks-trial-seat = { $place }.º
tracks-trial-fair = Nenhum lugar se destaca além do acaso.
tracks-trial-unfair = Alguns lugares vencem mais do que o acaso explicaria.
tracks-trial-blocks = Onde encrava
tracks-trial-short = De todas as jogadas, { $short } acabam cedo, { $stuck } não movem ninguém e { $halted } param junto à água.
tracks-trial-stalled = Em { $share } das corridas ninguém avançou durante duas rondas.
tracks-trial-cut = { $count ->
    [one] Uma corrida não acabou.
   *[other] { $count } corridas não acabaram.
}
tracks-trial-marked = Partes de todas as jogadas que acabam cedo; as três piores colunas estão marcadas no mapa.
tracks-trial-column = coluna { $column }: { $share }

## The file
tracks-file = Ficheiro
tracks-export = Exportar
tracks-import = Importar
tracks-file-large = Este ficheiro é demasiado grande para ser uma pista.
tracks-begin = Começar a partir de
tracks-begin-choose = uma pista conhecida
tracks-begin-go = Começar
tracks-starter-first = Primeiro circuito, até { $seats } jogadores
tracks-starter = Circuito { $name }, até { $seats } jogadores
tracks-starter-board = Formula E, até { $seats } jogadores
tracks-text = Em texto
tracks-text-help = Uma linha por peça, um grupo de letras por coluna. O que escreve é logo desenhado.

## Keys
tracks-key-pieces = entre as peças: a anterior, a seguinte
tracks-key-move = mover a peça para trás, para a frente
tracks-key-turn = virar a peça
tracks-key-remove = remover a peça; no mapa: limpar a casa
tracks-key-cells = no mapa: de casa em casa
tracks-key-enter = pôr na casa o que está escolhido
tracks-key-letters = no mapa: uma vaca, uma toca de rato
