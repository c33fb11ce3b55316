# A pessoa por trás de um convidado: a mesma em todos os dispositivos, resultados, dados.
person-title = Você em todos os seus dispositivos
person-help = Nove palavras levam os seus lugares, jogos e nome para outro dispositivo. Quem as souber passa por si: guarde-as bem.
person-show = Mostrar as minhas nove palavras
person-words = As suas nove palavras
person-type = As suas nove palavras de outro dispositivo
person-recover = Continuar como essa pessoa
person-recover-help = Este dispositivo passa a ter as mesas do outro. Para voltar às que tem agora, anote primeiro as nove palavras deste.
person-passkeys = Chaves de acesso
person-passkeys-help = Uma chave de acesso no telemóvel, no computador ou numa pen faz o mesmo que as nove palavras, sem escrever nada.
person-passkeys-nowhere = As chaves de acesso precisam de um endereço cifrado com nome (https://…) e de um navegador que as conheça.
person-passkey-make = Criar uma chave de acesso
person-passkey-use = Continuar com uma chave de acesso
person-passkey-made = A partir de agora, esta chave leva até si.
person-passkey-drop =
    { $count ->
        [one] Esquecer a chave de acesso
       *[other] Esquecer as { $count } chaves de acesso
    }
person-vacation = Dias fora
person-vacation-help = Nas suas partidas com dias para pensar, o seu relógio fica parado, também nas que começarem entretanto; os outros veem-no. Cada partida tem 21 dias de folga para si.
person-vacation-go = Ir de férias
person-vacation-back = Já voltei
person-vacation-until =
    { $tables ->
        [0] Não tem partidas com dias para pensar, ou já não tem dias de folga.
        [one] O seu relógio está parado numa partida até { $day }.
       *[other] O seu relógio está parado em { $tables } partidas até { $day }.
    }
person-vacation-over = Os seus relógios voltaram a contar.
person-results = Os seus resultados
person-no-results = Ainda não há jogos terminados.
person-game = Jogo
person-against = Contra
person-people = pessoas
person-bots = bots ({ $level })
person-won = Vitórias
person-won-of = { $won } de { $played }
person-data = Guardar todos os meus dados
person-forget = Apagar tudo sobre mim
person-forget-sure = O seu nome, lugares, mensagens, pistas e endereços são apagados. Nos jogos em curso, um bot fica com o seu lugar. Não é possível voltar atrás.
person-forget-yes = Sim, apagar
person-forget-no = Manter
