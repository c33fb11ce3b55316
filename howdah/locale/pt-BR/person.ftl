# The person behind a guest, where Brazil says it otherwise.
person-vacation-help = Nas suas partidas com dias para pensar, seu relógio fica parado, também nas que começarem nesse período; os outros veem isso. Cada partida tem 21 dias de folga para você.
person-vacation-go = Sair de férias
person-vacation-until =
    { $tables ->
        [0] Você não tem partidas com dias para pensar, ou não tem mais dias de folga.
        [one] Seu relógio está parado em uma partida até { $day }.
       *[other] Seu relógio está parado em { $tables } partidas até { $day }.
    }
person-vacation-over = Seus relógios voltaram a contar.
person-passkeys-help = Uma chave de acesso no celular, no computador ou em um pendrive faz o mesmo que as nove palavras, sem digitar nada.
person-passkeys-nowhere = As chaves de acesso precisam de um endereço criptografado com nome (https://…) e de um navegador que as conheça.
person-passkey-made = A partir de agora, esta chave leva até você.
person-help = Nove palavras levam seus lugares, jogos e nome para outro dispositivo. Quem souber essas palavras pode jogar como você: guarde-as só para você.
person-data = Salvar todos os meus dados
