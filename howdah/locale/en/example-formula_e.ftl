example-formula_e-bites = Two cobras: whoever draws a card discards two.
example-formula_e-tiger = A tiger cancels the green card: it counts as played and does nothing.
example-formula_e-river = B is pushed up to the river and then stands like a cow; A has to go round.
example-formula_e-pushed-aside = B walked up to the bridge by itself, so A can push it aside.
example-formula_e-purple-six = Purple 6: three ahead, one left, one ahead, one left, pushing three elephants.
example-formula_e-green-charge = Green 5 with charge: two ahead pushing two elephants, one left, two ahead pushing an elephant and a cow.
example-formula_e-green-juice = Green 5 with mango juice: diagonal steps, and nobody is pushed.
example-formula_e-green-carpet = Green 4 with carpet: four cells in one flight over another elephant.
