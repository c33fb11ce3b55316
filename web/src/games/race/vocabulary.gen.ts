// Made by `python -m howdah.server.protocol.typescript`; change howdah/games/*/vocabulary.py instead.
import type { Vocabulary } from '../vocabulary';

/** Some columns as they are drawn: it changes nothing about neighbours (RACE-1.1). */
export interface Stretch {
  /** The face that lies there; empty where there are no pieces. */
  name: string;
  columns: number;
  /** Degrees, to the left below zero. */
  turn: number;
}

/** The fields of a view of a race; lists go by seat or by elephant (A, B ...). */
export interface RaceFields {
  /** The track, a text a column, lanes from left to right; cows and holes stand where the track has them. */
  columns: string[];
  /** How the columns are drawn, straight or in curves. */
  stretches: Stretch[];
  closed: boolean;
  /** The cell of each elephant, `home`, or nothing before it is placed. */
  elephants: string[];
  owners: number[];
  laps: number[];
  cows: string[];
  holes: string[];
  /** A cell, or nothing beside the track. */
  mouse: string;
  /** The crossings that are open, from 1. */
  open: number[];
  /** The columns right before crossings that are still closed. */
  gates: number[];
  /** How far each elephant is, in columns from the start; below zero before the line of a circuit. */
  way: number[];
  /** By seat, who leads: 1 for the first; equals share (RACE-7.3). */
  places: number[];
  cobras: number[];
  /** Cobras that nobody has. */
  supply: number;
  /** Your own cards; none for a spectator. */
  hand: string[];
  /** How many cards everybody has. */
  hands: number[];
  pile: number;
  discards: number;
  /** The discards, while you may look through them. */
  search: string[] | null;
  /** The cards that are being played. */
  table: string[];
  first: number;
  /** Whose turn it is, from 1; 0 before the first player is drawn. */
  turn: number;
  turns: number;
  /** What is being decided. */
  step: string;
  card: string;
  /** The effect that is played together with the card. */
  partner: string;
  /** Who is robbed first, or gives a cobra up, from 1. */
  source: number;
  /** Who is robbed second, or receives the cobra, from 1. */
  target: number;
  /** How many tigers lie on the card. */
  chain: number;
  /** Who played the last card of the chain, from 1. */
  striker: number;
  /** With a pair: 1 where the tiger names its card, 2 where it can only be aimed at the other. */
  window: number;
  /** With a pair: what the chain is about, 1 the movement, 2 the effect. */
  aim: number;
  /** With a pair: what has been cancelled, as bits 1 and 2. */
  cancelled: number;
  /** The card is one that a market stall revealed. */
  stall: boolean;
  mover: string;
  points: number;
  mode: string;
  count: number;
  played: number;
  /** Nothing but `end` is possible, and everybody can tell: it would be so with any cards. */
  spent: boolean;
  /** For whoever decides: the cell that a step leads to, by the step's action; not all of them are possible. */
  leads: Record<string, string>;
  /** What the card is to do, as far as it has been named: actions that are carried out after the tiger window. */
  plan: string[];
  /** It is being named: whoever names it sees the board as it would be, all others as it is. */
  planning: boolean;
  /** Who has answered in the tiger window. */
  answered: boolean[];
  /** Your own answer that lies there sealed. */
  answer: string;
  /** The elephants that a push has stopped before water: like cows until they leave. */
  stopped: string[];
  halted: string[];
  ready: string[];
  due: string[];
  /** Elephants that came to a banana tree whose cards are drawn at the end of this turn. */
  fed: string[];
  winner: number;
}

/** What happens; facts with a question mark are told to some only. */
export type RaceEvent =
  | { kind: 'first-drawn'; facts: { seat: number } }
  | { kind: 'elephant-placed'; facts: { seat: number; elephant: string; cell: string } }
  | { kind: 'turn-began'; facts: { seat: number } }
  | { kind: 'turn-passed'; facts: { seat: number } }
  | { kind: 'card-drawn'; facts: { seat: number; card?: string } }
  | { kind: 'card-played'; facts: { seat: number; card: string } }
  | { kind: 'card-discarded'; facts: { seat: number; card: string } }
  | { kind: 'card-cancelled'; facts: { seat: number; card: string } }
  | { kind: 'card-fetched'; facts: { seat: number; card?: string } }
  | { kind: 'card-stolen'; facts: { seat: number; victim: number; card?: string } }
  | { kind: 'discards-searched'; facts: { seat: number; cards?: string[] } }
  | { kind: 'reshuffled'; facts: { count: number } }
  | { kind: 'victim-named'; facts: { seat: number; victim: number } }
  | { kind: 'cobra-chosen'; facts: { seat: number; from: number } }
  | { kind: 'receiver-named'; facts: { seat: number; to: number } }
  | { kind: 'cobra-given'; facts: { from: number; to: number } }
  | { kind: 'cobras-dropped'; facts: { seat: number; count: number } }
  | { kind: 'answer-sealed'; facts: { seat: number; answer?: string } }
  | { kind: 'tiger-played'; facts: { seat: number; card: string } }
  | { kind: 'chain-settled'; facts: { tigers: number; cancelled: string } }
  | { kind: 'elephant-stepped'; facts: { elephant: string; from: string; to: string; way: string } }
  | { kind: 'elephant-pushed'; facts: { elephant: string; from: string; to: string; by: string } }
  | { kind: 'elephant-blocked'; facts: { elephant: string } }
  | { kind: 'elephant-flew'; facts: { elephant: string; from: string; to: string } }
  | { kind: 'elephant-finished'; facts: { elephant: string } }
  | { kind: 'elephant-scared'; facts: { elephant: string } }
  | { kind: 'cow-pushed'; facts: { from: string; to: string; by: string } }
  | { kind: 'cow-moved'; facts: { from: string; to: string } }
  | { kind: 'mouse-moved'; facts: { from: string; to: string } }
  | { kind: 'race-won'; facts: { seat: number } }
  | { kind: 'race-cut'; facts: { turns: number } }
  | { kind: 'card-revealed'; facts: { seat: number; card: string } }
  | { kind: 'plan-made'; facts: { seat: number; card: string; plan: string[] } }
  | { kind: 'effect-used'; facts: { seat: number; card: string } }
  | { kind: 'elephant-halted'; facts: { elephant: string } }
  | { kind: 'crossing-opened'; facts: { crossing: number } }
  | { kind: 'elephant-freed'; facts: { elephant: string; points: number } }
  | { kind: 'mango-eaten'; facts: { elephant: string } }
  | { kind: 'mouse-left'; facts: Record<string, never> }
  | { kind: 'elephant-stopped'; facts: { elephant: string; cell: string } }
  | { kind: 'cards-played'; facts: { seat: number; card: string; with: string } }
  | { kind: 'race-would-end'; facts: { seat: number } }
  | { kind: 'undone'; facts: { seat: number; action: string } }
  | { kind: 'taken-back'; facts: { seat: number } };

export const elephantRally: Vocabulary = {
  events: {
    'first-drawn': {"seat": "seat"},
    'elephant-placed': {"seat": "seat", "elephant": "elephant"},
    'turn-began': {"seat": "seat"},
    'turn-passed': {"seat": "seat"},
    'card-drawn': {"seat": "seat", "card": "card"},
    'card-played': {"seat": "seat", "card": "card"},
    'card-discarded': {"seat": "seat", "card": "card"},
    'card-cancelled': {"seat": "seat", "card": "card"},
    'card-fetched': {"seat": "seat", "card": "card"},
    'card-stolen': {"seat": "seat", "victim": "seat", "card": "card"},
    'discards-searched': {"seat": "seat", "cards": "card"},
    'victim-named': {"seat": "seat", "victim": "seat"},
    'cobra-chosen': {"seat": "seat", "from": "seat"},
    'receiver-named': {"seat": "seat", "to": "seat"},
    'cobra-given': {"from": "seat", "to": "seat"},
    'cobras-dropped': {"seat": "seat"},
    'answer-sealed': {"seat": "seat", "answer": "action"},
    'tiger-played': {"seat": "seat", "card": "card"},
    'elephant-stepped': {"elephant": "elephant"},
    'elephant-pushed': {"elephant": "elephant", "by": "elephant"},
    'elephant-blocked': {"elephant": "elephant"},
    'elephant-flew': {"elephant": "elephant"},
    'elephant-finished': {"elephant": "elephant"},
    'elephant-scared': {"elephant": "elephant"},
    'cow-pushed': {"by": "elephant"},
    'race-won': {"seat": "seat"},
    'card-revealed': {"seat": "seat", "card": "card"},
    'plan-made': {"seat": "seat", "card": "card", "plan": "action"},
    'effect-used': {"seat": "seat", "card": "card"},
    'elephant-halted': {"elephant": "elephant"},
    'elephant-freed': {"elephant": "elephant"},
    'mango-eaten': {"elephant": "elephant"},
    'undone': {"seat": "seat", "action": "action"},
    'taken-back': {"seat": "seat"},
  },
  secrets: {
    'card-drawn': ["card"],
    'card-fetched': ["card"],
    'card-stolen': ["card"],
    'discards-searched': ["cards"],
    'answer-sealed': ["answer"],
  },
  reasons: {
    'unknown-action': {"action": "action"},
    'list-too-long': {"action": "action"},
  },
  suggestions: {
    'first': {"action": "action"},
    'order': {"action": "action"},
    'first-two': {"action": "action", "then": "action"},
    'another-card': {"action": "action"},
    'another': {"action": "action"},
  },
  whys: {
    'ahead-and-keeps': {"card": "card"},
    'ahead-and-back': {"seat": "seat"},
    'blocks': {"seat": "seat"},
    'sets-back': {"seat": "seat"},
    'bars': {"seat": "seat"},
    'gives-cobra': {"seat": "seat"},
    'robs': {"seat": "seat"},
    'tiger-stops-win': {"seat": "seat"},
    'tiger-back': {"card": "card"},
    'tiger-cancels': {"seat": "seat", "card": "card"},
  },
  actions: {
    'mouse': ["way"],
    'start': ["cell"],
    'elephant': ["elephant"],
    'rob': ["seat"],
    'from': ["seat"],
    'give': ["seat"],
    'hole': ["cell"],
    'play': ["card"],
    'discard': ["card"],
    'take': ["card"],
    'cow': ["cell", "way"],
  },
  clauses: {
    'first': ["RACE-2.1"],
    'place': ["RACE-2.1", "RACE-2.2"],
    'deal': ["RACE-2.3"],
    'from': ["RACE-6.3"],
    'give': ["RACE-6.3"],
    'move': ["RACE-3.2", "RACE-3.4", "RACE-3.6", "RACE-3.7", "RACE-4.3"],
    'scare': ["RACE-4.4"],
    'herd': ["RACE-6.1"],
    'steal': ["RACE-6.7"],
    'draw': ["ER-2.5"],
    'over': ["RACE-7.1"],
    'turn': ["ER-2.1", "ER-2.5", "RACE-3.2", "RACE-7.2"],
    'discard': ["ER-2.1", "ER-2.5"],
    'victim': ["RACE-6.7", "ER-6.2"],
    'window': ["ER-3.1", "ER-3.2"],
    'elephant': ["ER-7.2", "ER-7.3"],
    'use': ["ER-2.2", "RACE-4.1", "RACE-4.2", "RACE-4.3"],
    'mango-tree': ["ER-5.1"],
    'hole': ["ER-6.1", "RACE-6.2"],
    'walk': ["RACE-6.2", "RACE-4.4", "ER-6.1"],
    'fetch': ["ER-6.3"],
    'reveal': ["ER-5.2"],
  },
  moving: ["move", "scare", "elephant", "use", "mango-tree"],
};

export const formulaE: Vocabulary = {
  events: {
    'first-drawn': {"seat": "seat"},
    'elephant-placed': {"seat": "seat", "elephant": "elephant"},
    'turn-began': {"seat": "seat"},
    'turn-passed': {"seat": "seat"},
    'card-drawn': {"seat": "seat", "card": "card"},
    'card-played': {"seat": "seat", "card": "card"},
    'card-discarded': {"seat": "seat", "card": "card"},
    'card-cancelled': {"seat": "seat", "card": "card"},
    'card-fetched': {"seat": "seat", "card": "card"},
    'card-stolen': {"seat": "seat", "victim": "seat", "card": "card"},
    'discards-searched': {"seat": "seat", "cards": "card"},
    'victim-named': {"seat": "seat", "victim": "seat"},
    'cobra-chosen': {"seat": "seat", "from": "seat"},
    'receiver-named': {"seat": "seat", "to": "seat"},
    'cobra-given': {"from": "seat", "to": "seat"},
    'cobras-dropped': {"seat": "seat"},
    'answer-sealed': {"seat": "seat", "answer": "action"},
    'tiger-played': {"seat": "seat", "card": "card"},
    'elephant-stepped': {"elephant": "elephant"},
    'elephant-pushed': {"elephant": "elephant", "by": "elephant"},
    'elephant-blocked': {"elephant": "elephant"},
    'elephant-flew': {"elephant": "elephant"},
    'elephant-finished': {"elephant": "elephant"},
    'elephant-scared': {"elephant": "elephant"},
    'cow-pushed': {"by": "elephant"},
    'race-won': {"seat": "seat"},
    'elephant-stopped': {"elephant": "elephant"},
    'cards-played': {"seat": "seat", "card": "card", "with": "card"},
    'race-would-end': {"seat": "seat"},
    'undone': {"seat": "seat", "action": "action"},
    'taken-back': {"seat": "seat"},
  },
  secrets: {
    'card-drawn': ["card"],
    'card-fetched': ["card"],
    'card-stolen': ["card"],
    'discards-searched': ["cards"],
    'answer-sealed': ["answer"],
  },
  reasons: {
    'unknown-action': {"action": "action"},
    'list-too-long': {"action": "action"},
  },
  suggestions: {
    'first': {"action": "action"},
    'order': {"action": "action"},
    'first-two': {"action": "action", "then": "action"},
    'another-card': {"action": "action"},
    'another': {"action": "action"},
  },
  whys: {
    'ahead-and-keeps': {"card": "card"},
    'ahead-and-back': {"seat": "seat"},
    'blocks': {"seat": "seat"},
    'sets-back': {"seat": "seat"},
    'bars': {"seat": "seat"},
    'gives-cobra': {"seat": "seat"},
    'robs': {"seat": "seat"},
    'tiger-stops-win': {"seat": "seat"},
    'tiger-back': {"card": "card"},
    'tiger-cancels': {"seat": "seat", "card": "card"},
  },
  actions: {
    'mouse': ["way"],
    'start': ["cell"],
    'elephant': ["elephant"],
    'rob': ["seat"],
    'from': ["seat"],
    'give': ["seat"],
    'hole': ["cell"],
    'play': ["card"],
    'discard': ["card"],
    'take': ["card"],
    'cow': ["cell", "way"],
    'tiger': ["text"],
  },
  clauses: {
    'first': ["RACE-2.1"],
    'place': ["RACE-2.1", "RACE-2.2"],
    'deal': ["RACE-2.3"],
    'from': ["RACE-6.3"],
    'give': ["RACE-6.3"],
    'move': ["RACE-3.2", "RACE-3.4", "RACE-3.6", "RACE-3.7", "RACE-4.3"],
    'scare': ["RACE-4.4"],
    'herd': ["RACE-6.1"],
    'steal': ["RACE-6.7"],
    'draw': ["FE-2.5"],
    'over': ["RACE-7.1"],
    'turn': ["FE-2.1", "FE-2.3", "FE-2.5", "RACE-3.2", "RACE-7.2"],
    'discard': ["FE-2.1", "FE-2.5"],
    'victim': ["RACE-6.7", "FE-5.2"],
    'window': ["FE-3.1", "FE-3.2", "FE-3.3", "FE-3.4"],
    'walk': ["RACE-6.2", "RACE-4.4", "FE-5.1"],
    'burrow': ["FE-5.1"],
    'fetch': ["FE-5.3"],
    'toll': ["FE-2.5", "FE-2.6"],
  },
  moving: ["move", "scare"],
};
