example-elephant_rally-tiger-on-tiger = Um tigre é cancelado por outro tigre, por isso a carta vermelha afinal vale.
example-elephant_rally-halt = O líder para antes do rio; o resto do movimento se perde.
example-elephant_rally-mango-tree = O movimento acaba numa mangueira: mais dois espaços, também na diagonal.
example-elephant_rally-stall = A barraca do mercado revela uma carta de movimento, e o elefante segue.
example-elephant_rally-mud = Ao sair da lama 2, uma verde 5 ainda dá para três espaços.
example-elephant_rally-juice = Movimento 4 com suco de manga: na diagonal, contornando outro elefante, sem empurrar ninguém.
example-elephant_rally-carpet = Movimento 4 com tapete: por cima de um elefante e de um vazio até um espaço livre.
example-elephant_rally-two-cobras = A bananeira dá cartas até nove na mão, uma a menos para cada uma das duas cobras: sete.
