// Made by `python -m howdah.server.protocol.typescript`; change howdah/games/*/vocabulary.py instead.
import type { Vocabulary } from '../vocabulary';

/** The fields of a view of Raj; lists go by seat. */
export interface RajFields {
  /** The turn that is played, from 1; the number of turns when it is over. */
  turn: number;
  turns: number;
  stake: number[];
  /** The sum at stake: below zero the lowest bid takes it (RAJ-3.1). */
  worth: number;
  /** The prize cards still to come, ascending: they follow from what lies open. */
  pile: number[];
  /** Who has put down a bid this turn. */
  ready: boolean[];
  /** The bid that lies on top of each stack (RAJ-4.1). */
  last: (number | null)[];
  /** All bids in their order: only with `open_history`, or when the game is over. */
  used: number[][] | null;
  taken: number[][];
  scores: number[];
  /** Your own bid cards; none for a spectator. */
  hand: number[];
  /** Your own bid that lies face down. */
  sealed: number | null;
}

/** What happens; facts with a question mark are told to some only. */
export type RajEvent =
  | { kind: 'prize-turned'; facts: { prize: number; stake: number[] } }
  | { kind: 'bid-made'; facts: { seat: number; bid?: number } }
  | { kind: 'bids-opened'; facts: { turn: number; bids: number[] } }
  | { kind: 'stake-taken'; facts: { seat: number; cards: number[]; worth: number } }
  | { kind: 'stake-carried'; facts: { cards: number[]; worth: number } }
  | { kind: 'stake-lost'; facts: { cards: number[]; worth: number } }
  | { kind: 'undone'; facts: { seat: number; action: string } }
  | { kind: 'taken-back'; facts: { seat: number } };

export const raj: Vocabulary = {
  events: {
    'prize-turned': {"prize": "worth", "stake": "worth"},
    'bid-made': {"seat": "seat"},
    'stake-taken': {"seat": "seat", "cards": "worth", "worth": "worth"},
    'stake-carried': {"cards": "worth", "worth": "worth"},
    'stake-lost': {"cards": "worth", "worth": "worth"},
    'undone': {"seat": "seat", "action": "action"},
    'taken-back': {"seat": "seat"},
  },
  secrets: {
    'bid-made': ["bid"],
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
    'not-lowest': {"worth": "worth"},
    'nothing-larger': {"worth": "worth"},
    'keeps': {"prize": "worth"},
  },
  actions: {
    'bid': ["number"],
  },
  clauses: {
    'prize': ["RAJ-2.1"],
    'bid': ["RAJ-3.4", "RAJ-3.5", "RAJ-2.3", "RAJ-4.1"],
    'over': ["RAJ-5.1"],
  },
  moving: [],
};
