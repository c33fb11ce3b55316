example-elephant_rally-tiger-on-tiger = Um tigre é cancelado por outro tigre, por isso a carta vermelha afinal vale.
example-elephant_rally-halt = O líder para antes do rio; o resto do movimento se perde.
example-elephant_rally-mango-tree = O movimento acaba numa mangueira: mais dois espaços, também na diagonal.
example-elephant_rally-stall = A barraca do mercado revela uma carta de movimento, e o elefante segue.
example-elephant_rally-mud = Para sair da lama 2, um 5 verde deixa três espaços.
example-elephant_rally-juice = Movimento 4 com suco de manga: na diagonal, pelos outros, sem empurrar ninguém.
example-elephant_rally-carpet = Movimento 4 com tapete: por cima de um elefante e de um vazio até um espaço livre.
