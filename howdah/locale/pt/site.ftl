## O Howdah sem servidor: tudo neste navegador
site-hero-text = Quatro jogos de mesa, com amigos neste ecrã ou bots que nunca espreitam. Sem conta nem servidor: as partidas ficam neste navegador.
site-engine = Os jogos estão a caminho: { $share } %
site-engine-starts = Os jogos estão a começar…
site-engine-failed = Não foi possível carregar os jogos. Tente de novo quando houver rede.
site-engine-insecure = Este endereço não permite guardar partidas. Abra a página por https ou neste computador.
site-full = Este navegador já não tem espaço: a última jogada não ficou guardada. Guarde a partida num ficheiro, ou liberte espaço e continue.
site-record-save = Guardar num ficheiro
site-record-open = Abrir uma partida guardada
site-record-drop = Largue aqui o ficheiro para abrir a partida.
site-record-large = Este ficheiro é demasiado grande para ser uma partida.
site-seats-help = Você, um amigo neste ecrã, ou um bot.
site-take-online = Levar esta mesa para o servidor
