web-guide-raj-mouse = A carta mais alta que mais ninguém jogar leva { $worth }. Cada carta é usada uma vez: guarde as altas para os grandes prêmios.
