## Lições e regras, fora de uma mesa
learn-title = Aprender
learn-text = Cinco minutos cada, a jogar: a mesa diz-lhe o que tentar, e as regras dizem porquê.
learn-lesson = Lição
learn-start = Começar a lição
learn-learned = aprendido
learn-read = Ler as regras
learn-step = Passo { $step } de { $steps }
learn-next = Seguinte
learn-back = Voltar
learn-show = Mostrar
learn-again = Outra vez
learn-others = Outras lições
learn-finished = Muito bem!
learn-minutes = cerca de 5 minutos
learn-dare = Experimentar: { $action }
