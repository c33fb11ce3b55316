# At the table of Totem: choosing a piece and its way.
web-totem-goal = Goal: end a move next to an enemy totem.
web-totem-points-left =
    { $points ->
        [one] { $points } point left
       *[other] { $points } points left
    }
web-totem-press = Press a piece to see where it can go.
web-totem-reach = Numbers: the points it takes. Red edge: an enemy is eliminated.
