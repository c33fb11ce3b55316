// Raj for boardgame.io, as its own documentation would have it written: one move, secrets stripped by playerView.
const { ActivePlayers } = require("boardgame.io/dist/cjs/core.js");

const CARDS = 15;
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, place) => from + place);

function open(G) {
  const bids = Object.values(G.sealed);
  const unshared = bids.filter((bid) => bids.filter((other) => other === bid).length === 1);
  const worth = G.stake.reduce((sum, prize) => sum + prize, 0);
  const best = unshared.length === 0 ? null : worth >= 0 ? Math.max(...unshared) : Math.min(...unshared);
  if (best !== null) {
    const taker = Object.keys(G.sealed).find((player) => G.sealed[player] === best);
    G.taken[taker].push(...G.stake);
    G.stake = [];
  }
  G.last = { ...G.sealed };
  G.sealed = {};
  if (G.secret.pile.length > 0) G.stake.push(G.secret.pile.pop());
}

module.exports = {
  name: "raj",
  setup: ({ ctx, random }) => {
    const pile = random.Shuffle([...range(-5, -1), ...range(1, 10)]);
    const players = range(0, ctx.numPlayers - 1);
    return {
      secret: { pile, hands: players.map(() => range(1, CARDS)) },
      stake: [pile.pop()],
      sealed: {},
      last: {},
      taken: players.map(() => []),
    };
  },
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    bid: {
      client: false,
      move: ({ G, ctx, playerID }, card) => {
        const hand = G.secret.hands[playerID];
        if (!hand.includes(card) || playerID in G.sealed) return "INVALID_MOVE";
        hand.splice(hand.indexOf(card), 1);
        G.sealed[playerID] = card;
        if (Object.keys(G.sealed).length === ctx.numPlayers) open(G);
      },
    },
  },
  endIf: ({ G }) => (G.secret.hands.every((hand) => hand.length === 0) ? { over: true } : undefined),
  playerView: ({ G, playerID }) => {
    const { secret, ...shown } = G;
    const sealed = Object.fromEntries(Object.entries(G.sealed).map(([who, bid]) => [who, who === playerID ? bid : true]));
    return { ...shown, sealed, hand: playerID === null ? [] : secret.hands[playerID], pile: [...secret.pile].sort() };
  },
};
