notice-no-push = Este navegador não mostra avisos. No iPhone ou iPad, adicione o Howdah à tela de início e abra por lá.
notice-call-me = Me avisar
notice-device = Me avisar neste dispositivo
notice-mail-end = Você recebe esta mensagem porque pediu avisos ao Howdah. Pode desligar os avisos nas configurações, em “Me avisar”.
notice-blocked = Seu navegador não permite avisos desta página. Você pode mudar isso nas configurações do navegador.
notice-code-text = Digite este código no Howdah para receber avisos por e-mail: { $code }

    Se você não pediu isso, não faça nada: não receberá mais mensagens.
notice-trial-text = O aviso de que chegou a sua vez terá esta aparência.
notice-call-help = Você recebe um aviso quando é a sua vez e você não está na mesa. Nas mesas com dias para pensar, recebe sempre.
notice-unconfirmed = Esperando o código enviado por e-mail
