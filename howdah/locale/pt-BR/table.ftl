table-reason-undo-shown = Não dá para desfazer: algo escondido foi mostrado depois disso.
table-reason-undo-fate = Não dá para desfazer: dados foram lançados ou cartas sacadas depois disso.
table-reason-undo-restated = Não dá para desfazer: a posição foi refeita depois disso.
table-reason-list-too-long = Não dá para planejar além de “{ $action }”: ninguém sabe ainda o que vem depois.
table-reason-cannot-wait = Aqui você não pode pedir para esperar.
table-reason-submission-size = Você pode enviar de uma a { $most } ações em conjunto, não { $count }.
table-reason-already-answered = Você já respondeu.
table-reason-has-waited = Você já pediu para esperar; pode voltar a pedir depois do seu próximo turno.
table-reason-own-turn-only = Você só pode deixar outros assistirem no seu turno.
table-suggestion-order =
    { $count ->
        [1] Tente em outra ordem: primeiro { $action }, depois isto.
       *[other] Tente em outra ordem: primeiro, por exemplo, { $action }, depois isto.
    }
table-reason-undo-asked = Não dá para desfazer: os outros já estão decidindo se impedem isso.
table-reason-malformed = O servidor não entendeu isso.
table-reason-asked-now = Já é o seu turno: não precisa de ordem.
table-suggestion-another-card = Você pode jogar outra carta: { $action }.
table-suggestion-nothing-turn = Neste turno não é possível.
table-reason-not-asked = No momento você não tem nada para decidir.
table-reason-undo-other-seat = Não dá para desfazer: outra pessoa já jogou depois disso.
table-rank =
    { $score ->
        [one] { $rank }º { $player }: { $score } ponto
       *[other] { $rank }º { $player }: { $score } pontos
    }
table-reason-too-fast = Rápido demais; espere um momento.
table-suggestion-another = Em vez disso, você pode: { $action }.
table-reason-unknown-action = Neste jogo não existe a ação “{ $action }”.
table-event-undone = { $player } desfez “{ $action }”.
