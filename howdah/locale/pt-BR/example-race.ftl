example-race-carpet = O tapete voa por cima de tudo na faixa e pousa num espaço livre.
example-race-juice = Com suco de manga também se pode ir, na diagonal, para espaços livres.
example-race-scare = O rato assusta um elefante: três espaços para trás, e quem está atrás é empurrado.
example-race-cow-stands = B está diante de uma vaca e não pode ser empurrado, por isso A o contorna.
