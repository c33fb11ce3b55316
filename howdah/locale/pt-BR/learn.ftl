learn-text = Cinco minutos cada, jogando: a mesa diz a você o que tentar, e as regras dizem por quê.
