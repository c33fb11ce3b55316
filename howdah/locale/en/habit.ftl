## Habits: what a player does otherwise than good players do in the same situations
habit-title = Habits
habit-none = No habit is sure yet: { $games ->
    [one] one game is little
   *[other] you play these { $games } games much like good players do
}.
habit-sure = { $percent } % sure, seen { $times ->
    [one] once
   *[other] { $times } times
}
habit-cost = Players with this habit win { $percent } games in a hundred less.
habit-underbids-vultures = You bid too low on vultures: on the average a card at { $own } % of your hand, where good players take one at { $usual } %.
habit-overbids-vultures = You bid too high on vultures: on the average a card at { $own } % of your hand, where good players take one at { $usual } %.
habit-overbids-small-mice = You pay too much for small mice: on the average a card at { $own } % of your hand, where good players take one at { $usual } %.
habit-gives-up-big-mice = You let the big mice go: on the average you bid a card at { $own } % of your hand, where good players take one at { $usual } %.
habit-overbids-big-mice = You always go high for the big mice: on the average a card at { $own } % of your hand, where good players take one at { $usual } %.
habit-saves-high-cards = You hold your high cards back in the first rounds: on the average you bid a card at { $own } % of your hand, good players at { $usual } %.
habit-spends-early = You spend high cards early: in the first rounds a card at { $own } % of your hand, where good players take one at { $usual } %.
habit-highest-first = You bid your highest card in { $own } % of the rounds; good players do in { $usual } %.
habit-lowest-first = You bid your lowest card in { $own } % of the rounds; good players do in { $usual } %.
habit-bids-the-rank = Your bids can be read: in { $own } % of the rounds you bid the rank of the prize card; good players do in { $usual } %.
habit-shuns-carried-stakes = You keep out of stakes that were carried over: on the average a card at { $own } % of your hand, where good players take one at { $usual } %.
habit-overbids-carried-stakes = You go high whenever a stake was carried over: on the average a card at { $own } % of your hand, where good players take one at { $usual } %.
habit-keeps-tigers = You keep your tigers: you played one in { $own } % of the chances, good players do in { $usual } %.
habit-wastes-tigers = You play tigers at everything: in { $own } % of the chances, where good players do in { $usual } %.
habit-discards-late = You throw cards away on the last stretch: in { $own } % of your turns there, good players in { $usual } %.
habit-never-discards = You hold on to every card: you spent { $own } % of your turns on discarding, good players { $usual } %.
habit-discards-often = You throw cards away instead of playing: in { $own } % of your turns, good players in { $usual } %.
habit-discards-much = When you discard, you discard more cards than good players do.
habit-plays-one-card = You often stop after one card where two could be played.
habit-never-pushes = You push others in { $own } % of the turns in which somebody stands ahead of you; good players do in { $usual } %.
habit-saves-big-cards = You save your far cards on the first stretch: you played the farthest in { $own } % of these turns, good players in { $usual } %.
habit-spends-big-cards = You spend your far cards on the first stretch: you played the farthest in { $own } % of these turns, good players in { $usual } %.
habit-never-charmer = The snake charmer lies in your hand: you played it in { $own } % of the turns you held it, good players do in { $usual } %.
habit-never-cow = The sacred cow lies in your hand: you played it in { $own } % of the turns you held it, good players do in { $usual } %.
habit-never-monkey = The monkey lies in your hand: you played it in { $own } % of the turns you held it, good players do in { $usual } %.
habit-never-mouse = The mouse lies in your hand: you played it in { $own } % of the turns you held it, good players do in { $usual } %.
habit-never-prayer = You seldom bring a card back from the discards: you did in { $own } % of the turns in which you could, good players in { $usual } %.
habit-never-effect = Charge, carpet and mango juice lie in your hand: you played one in { $own } % of the turns you could, good players in { $usual } %.
habit-leaves-totem-open = You leave your totem open: more of the cells around it are bare after your turns than after those of good players.
habit-huddles = You keep all pieces close to your totem, closer than good players do.
habit-spreads-pieces = You spread your pieces: they stand farther from your totem than those of good players.
habit-never-enters = You let chances to enter a piece pass: you took { $own } % of them, good players { $usual } %.
habit-enters-always = You enter a piece whenever you may: in { $own } % of the chances, good players in { $usual } %.
habit-never-evades = Your totem stays where it is when enemies come near: it moved in { $own } % of these turns, that of good players in { $usual } %.
habit-flees-always = Your totem flees at every approach: it moved in { $own } % of these turns, that of good players in { $usual } %.
habit-never-captures = You capture something in { $own } % of your turns; good players, as near to their enemies, in { $usual } %.
habit-throws-dice-away = You discard a die in { $own } % of your rolls; good players in { $usual } %.
habit-wanders-with-totem = Your totem wanders while nobody threatens it: in { $own } % of such turns, that of good players in { $usual } %.
