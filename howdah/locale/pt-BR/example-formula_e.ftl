example-formula_e-bites = Duas cobras: quem saca uma carta descarta duas.
example-formula_e-tiger = Um tigre cancela a carta verde: conta como jogada e não faz nada.
example-formula_e-river = B é empurrado até o rio e depois fica como uma vaca; A tem de contorná-lo.
example-formula_e-pushed-aside = B chegou à ponte por conta própria, por isso A pode empurrá-lo para o lado.
example-formula_e-green-juice = Verde 5 com suco de manga: passos na diagonal, e ninguém é empurrado.
example-formula_e-green-carpet = Verde 4 com tapete: quatro espaços num só voo por cima de outro elefante.
