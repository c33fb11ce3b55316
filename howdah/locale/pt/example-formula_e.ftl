example-formula_e-bites = Duas cobras: quem tira uma carta descarta duas.
example-formula_e-tiger = Um tigre anula a carta verde: conta como jogada e não faz nada.
example-formula_e-river = B é empurrado até ao rio e depois fica como uma vaca; A tem de o contornar.
example-formula_e-pushed-aside = B chegou à ponte pelo seu próprio pé, por isso A pode empurrá-lo para o lado.
example-formula_e-purple-six = Roxa 6: três em frente, um à esquerda, um em frente, um à esquerda, empurrando três elefantes.
example-formula_e-green-charge = Verde 5 com carga: dois em frente empurrando dois elefantes, um à esquerda, dois em frente empurrando um elefante e uma vaca.
example-formula_e-green-juice = Verde 5 com sumo de manga: passos na diagonal, e ninguém é empurrado.
example-formula_e-green-carpet = Verde 4 com tapete: quatro casas num só voo por cima de outro elefante.
