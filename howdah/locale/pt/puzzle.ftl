## Problemas
puzzle-title = Problemas
puzzle-daily = Problema do dia
puzzle-own = Das suas partidas
puzzle-head = { $title }, problema { $name }. Você é { $player }.
puzzle-count = { $game }: { $title }, { $count ->
    [one] um problema
   *[other] { $count } problemas
}
puzzle-task-bids-purely = Aqui há uma carta claramente melhor. Qual joga?
puzzle-task-never-worse = Uma das suas duas cartas nunca é pior do que a outra. Qual?
puzzle-task-wins-now = Pode ganhar já neste turno, se ninguém o travar. Como?
puzzle-task-best-line = Uma maneira de jogar este turno é muito melhor do que todas as outras. Encontre-a.
puzzle-task-tiger-pays = Tem um tigre. Joga-o ou deixa passar?
puzzle-task-tiger-waits = Tem um tigre. Joga-o ou deixa passar?
puzzle-task-strikes = O lançamento chega para pôr fora o último inimigo. Como?
puzzle-task-own = Aqui decidiu de outra maneira, e saiu-lhe caro. O que era melhor?
puzzle-why-bids-purely = A carta é { $bid }: se todos jogarem o melhor, ganha { $best } partidas em cem, a melhor das outras { $next }.
puzzle-why-never-worse = Joguem os outros o que jogarem, { $bid } fica pelo menos tão bem como a outra carta: contra todas as cartas deles ganha { $best } vezes em cem, a outra { $next }.
puzzle-why-wins-now = Cruza a meta neste turno. Quem espera ganha cerca de { $next } partidas em cem.
puzzle-why-best-line = Ganha cerca de { $best } partidas em cem; o melhor com outras cartas, { $next }.
puzzle-why-tiger-pays = É preciso travar { $card }: com o tigre ganha cerca de { $best } partidas em cem, sem ele { $next }.
puzzle-why-tiger-waits = { $card } faz-lhe pouco mal, e o tigre vale mais depois: se deixar passar ganha cerca de { $best } partidas em cem, senão { $next }.
puzzle-why-strikes = Uma peça ou um totem que acaba o movimento ao lado do totem inimigo põe-no fora. Esta solução precisa de { $steps ->
    [one] um passo
   *[other] { $steps } passos
}.
puzzle-why-own = Ganha cerca de { $best } partidas em cem; o que fez, { $next }.
puzzle-right = Certo!
puzzle-wrong = É possível, mas não é o melhor.
puzzle-line = Uma solução: { $line }.
puzzle-levels = Os bots fácil, médio e difícil encontram-na em { $easy } %, { $medium } % e { $hard } % das tentativas. Nível { $rating }.
puzzle-again = Tentar outra vez
puzzle-next = Problema seguinte
puzzle-show = Mostrar a solução
puzzle-prompt = >
puzzle-help = Escreva uma ação ou o seu número. E ainda: show (a solução), again (do início), quit (sair).
puzzle-left = Saiu do problema.
