# Avisos para quem não está à mesa.
notice-turn-title = { $game }: é a sua vez
notice-turn-text = A mesa de { $host } está à sua espera.
notice-trial-title = O Howdah já consegue enviar avisos
notice-trial-text = O aviso de que chegou a sua vez terá este aspeto.
notice-mail-end = Recebe esta mensagem porque pediu avisos ao Howdah. Pode desligar os avisos nas definições, em «Avisar-me».
notice-code-title = Howdah: o seu código
notice-code-text = Escreva este código no Howdah para receber avisos por e-mail: { $code }

    Se não o pediu, não faça nada: não receberá mais mensagens.
notice-hook-title = { $game }: de quem é a vez
notice-hook-turn = { $player }, é a sua vez em { $game }.
notice-hook-trial = O Howdah vai dizer aqui de quem é a vez.

## Nas definições
notice-call-me = Avisar-me
notice-call-help = Recebe um aviso quando é a sua vez e não está à mesa. Nas mesas com dias para pensar, recebe-o sempre.
notice-device = Avisar-me neste dispositivo
notice-this-device = Este dispositivo
notice-other-device = Outro dispositivo
notice-blocked = O seu navegador não permite avisos desta página. Pode mudar isso nas definições do navegador para ela.
notice-no-push = Este navegador não mostra avisos. Num iPhone ou iPad, ponha o Howdah no ecrã principal e abra-o aí.
notice-mail-address = Endereço de e-mail
notice-mail-add = Enviar um código
notice-code = Código da mensagem
notice-code-send = Confirmar
notice-remove = Remover
notice-remove-this = Remover: { $what }
notice-unconfirmed = À espera do código enviado por e-mail
notice-quiet = De noite não
notice-quiet-from = Das
notice-quiet-to = Às
notice-quiet-help = Um aviso que caia nestas horas chega no fim delas.
notice-try = Enviar um teste
notice-tried = Enviado. Deve chegar dentro de momentos.
notice-try-failed = { $count ->
    [one] Não foi possível chegar a um endereço.
   *[other] Não foi possível chegar a { $count } endereços.
}

## O webhook de uma mesa
notice-hook = Dizer num chat de quem é a vez
notice-hook-help = Cole um endereço de webhook do Discord ou do Slack, um tópico do ntfy, ou qualquer endereço https que aceite JSON.
notice-hook-address = Endereço do webhook
notice-hook-save = Ligar
notice-hook-on = { $host } recebe avisos de quem é a vez.
notice-hook-drop = Desligar
