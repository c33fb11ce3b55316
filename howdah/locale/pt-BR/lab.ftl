lab-figure-map-ground = As letras são o terreno, como no arquivo de uma pista.
lab-figure-map-off = Em outro lugar: { $places }.
lab-event-points-lost = { $player }: pontos perdidos
lab-event-chosen = { $player }: uma peça ou o totem se move
