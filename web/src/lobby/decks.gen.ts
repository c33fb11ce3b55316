// Made by `python -m howdah.server.protocol.typescript`; change howdah/games/*/data/deck.txt instead.

export const DECKS: Record<string, string> = {
  elephant_rally:
    'cards 68 green-5 x10 green-6 x6 charge-4 x6 carpet-4 x6 juice-4 x6 red-2 x10 mouse x4 monkey x4 cow x4 prayer x4 charmer x4 tiger x4',
  formula_e:
    'cards 72 green-4 x14 green-5 x12 purple-6 x10 charge x4 carpet x4 juice x4 mouse x4 cow x4 monkey x4 priest x4 charmer x4 tiger x4',
  raj:
    'bids 1..15 prizes -5..-1 1..10',
};
