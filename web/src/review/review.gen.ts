// Made by `python -m howdah.server.protocol.typescript`; change howdah/review/model.py.

/** A sentence as a code and its facts. */
export interface Said {
  code: string;
  facts: Record<string, number | string | (number | string)[]>;
}

/** The chance to win if all go on as medium would; equals who share the first place share it. `low` to `high` is the band in which it lies: in four of five worlds that the viewer cannot tell apart, and as sure as the fit is. */
export interface Chance {
  value: number;
  low: number;
  high: number;
}

/** A boundary between turns, or the end. */
export interface Moment {
  /** So many entries of the record, those of chance included, lie before it. */
  entry: number;
  /** So many entries of seats lie before it: the moment's number in a replay. */
  place: number;
  /** The turn that begins here, from 1; 0 while a game is set up. */
  turn: number;
  /** Whose turn begins; 0 where all act at once, and at the end. */
  seat: number;
  /** By seat. */
  chances: Chance[];
  /** How far the game is, as time on the axis of a chart: from 0 to 1. */
  progress: number;
}

/** A large swing, and what brought it. */
export interface TurningPoint {
  /** Index of the moment after it, in `Review.moments`; the one before it is `moment - 1`. */
  moment: number;
  /** The entry (counted as in `Moment.entry`) that brought most of it: a replay that stands there shows it. */
  entry: number;
  place: number;
  turn: number;
  /** Whose doing it was; 0 if it was chance alone. */
  seat: number;
  /** The seat whose chance changed most. */
  about: number;
  /** By so much. */
  change: number;
  /** By seat. */
  changes: number[];
  /** What happened: `turn-...` codes, with the event's own facts. */
  said: Said;
}

/** Another way to decide. */
export interface Alternative {
  /** Action texts; a whole line where a turn was the decision. */
  actions: string[];
  chance: number;
  /** How often one would play it, where mixing is right (Raj). */
  share: number;
  /** What it has over the one that was chosen; nothing where nothing certain can be said. */
  why: Said | null;
}

/** What a seat decided, judged by what it knew then. */
export interface Decision {
  seat: number;
  turn: number;
  /** So many entries lie before it: a replay that stands here shows what the seat saw. */
  entry: number;
  place: number;
  /** So many entries lie before what follows it. */
  until: number;
  /** What it did; a whole line where a turn was the decision. */
  actions: string[];
  /** The position as the seat knew it, with `?` for the rest: it can be set up, re-dealt and played. */
  position: string;
  grade: string;
  /** Of what it did. */
  chance: number;
  /** Of the best that was found; never below `chance`. */
  best: number;
  /** `best - chance`, measured in the same worlds. */
  loss: number;
  /** How far that may be off (one standard error). */
  error: number;
  /** The best others, best first; at most three. */
  alternatives: Alternative[];
  /** What the best has over what was done; nothing where it was best or nothing certain can be said. */
  why: Said | null;
  /** In so many worlds both were tried. */
  worlds: number;
  /** A win in this very turn was at hand, whatever others hold, and was not taken. */
  missed_win: boolean;
}

/** Luck and skill of one seat, in chances to win: they tell where the way from a fair start to the end came from. */
export interface Share {
  seat: number;
  /** Its chance at the first moment. */
  start: number;
  /** Its share of the first place in the end. */
  end: number;
  /** What chance and the others' choices gave on the decisions it took. */
  luck: number;
  /** What its decisions gave with the same random numbers, against how medium decides there; below zero if medium would have done better. */
  skill: number;
  /** One standard error of `skill`. */
  skill_error: number;
  /** In so many decisions medium decided in the seat's place, in the same worlds and with the same random numbers. */
  replays: number;
  /** Decisions that were graded. */
  graded: number;
  /** The sum of the losses of its decisions. */
  lost: number;
}

/** One thing to try next time, with its position to play. */
export interface Tip {
  seat: number;
  code: string;
  facts: Record<string, number | string | (number | string)[]>;
  /** As the seat knew it; empty where a habit has no single one. */
  position: string;
  entry: number;
  place: number;
  /** What to try there, if that is one line. */
  actions: string[];
}

/** Own bids of Raj beside those of the mixed strategy: of one round, or of all rounds with a stake in many games. */
export interface BidColumn {
  stake: number;
  /** The round; 0 over many games. */
  turn: number;
  /** So many entries of seats lie before it: a replay that stands here shows it. */
  place: number;
  /** So many own bids are in it. */
  times: number;
  /** What could be bid, the lowest first. */
  cards: number[];
  /** How often each of them was bid; they sum to 1. */
  own: number[];
  /** How often the mixed strategy bids it. */
  usual: number[];
  /** What a bid gave away on the average, against opponents who bid their best. */
  lost: number;
}

/** Own bids on one kind of stake: `vultures`, `small-mice`, `mice` or `big-mice`. */
export interface BidKind {
  kind: string;
  times: number;
  /** Where the card lay in the hand on the average: 0 the lowest, 1 the highest. */
  own: number;
  /** Where the mixed strategy takes it. */
  usual: number;
  /** Given away a game, in chances to win. */
  lost: number;
  /** What somebody who predicts the bids gains by this kind, a game. */
  gain: number;
}

/** The bids of a player of Raj, read: what they gave away, and how far they can be predicted. */
export interface BidBook {
  seat: number;
  games: number;
  /** The mixed strategy is an equilibrium (two seats); else the average of regret matching, an estimate. */
  solved: boolean;
  /** By round in one game, by stake over many. */
  columns: BidColumn[];
  kinds: BidKind[];
  /** Given away a game, in chances to win. */
  lost: number;
  lost_error: number;
  /** What a best responder gains a game who knows the player's other bids. */
  gain: number;
  low: number;
  /** In which it lies, nineteen times out of twenty. */
  high: number;
  /** The kind of stake that somebody could surely live on; empty where none is sure. */
  leak: string;
}

/** All that is said about one game. Decisions stand in the order of the game, however they came. */
export interface Review {
  game: string;
  seats: number;
  /** By seat; empty for who gave none. */
  names: string[];
  /** By whose knowledge the picture is drawn; 0: by what everybody knows. */
  viewer: number;
  behaviour: number;
  options: Record<string, string>;
  /** By seat, if the game is over. */
  ranks: number[];
  /** `won`, `drawn`, `cut`, or `running`. */
  ending: string;
  moments: Moment[];
  /** Largest first. */
  turning_points: TurningPoint[];
  decisions: Decision[];
  luck: Share[];
  tips: Tip[];
  /** Of Raj, by seat: how far each one's bids can be predicted. */
  books: BidBook[];
  stage: string;
  /** How much of the work is done, from 0 to 1. */
  progress: number;
  /** The budget ended before all was looked at: what is here holds, more would have been said. */
  partial: boolean;
  version: number;
}
