lesson-totem-dice-done = Você tem dois pontos. Cada um move uma peça, ou o totem, uma casa.
lesson-totem-piece-done = A peça em i10 se move agora, e de uma só vez: nenhuma outra pelo meio.
lesson-totem-walk-hint = É possível, mas se afasta do inimigo. Dê um passo para i11.
lesson-totem-attack-done = Sua peça terminou o movimento ao lado de um inimigo, por isso esse inimigo é eliminado de vez. De vários, sai o mais distante do seu próprio totem. Passar ao lado não elimina nada.
lesson-totem-stop = Você já gastou os pontos. Encerre o turno e veja o que faz { $second }.
lesson-totem-stop-hint = Encerre o turno.
lesson-totem-end = Você já sabe jogar Totem. Jogue uma partida inteira.
