// Made by `python -m howdah.server.protocol.typescript`; change howdah/games/*/vocabulary.py instead.
import type { Vocabulary } from '../vocabulary';

/** The fields of a view of Totem; lists go by seat, seats count from 1. */
export interface TotemFields {
  /** What is asked: the name of a phase. */
  phase: string;
  turn: number;
  /** Who moved first; None while dice are rolled for it. */
  first: number | null;
  round: number;
  turn_limit: number | null;
  totems: (string | null)[];
  pieces: string[][];
  active: number[];
  reserve: number[];
  eliminated: number[];
  /** When each seat went out: 1 for the first to go; 0 while it is in. */
  out: number[];
  start_dice: (number | null)[];
  dice: number[];
  points: number;
  /** The piece that moves, or whose victim is to be chosen. */
  moving: string | null;
  trail: string[];
  moved: string[];
  ending: string | null;
}

/** What happens; facts with a question mark are told to some only. */
export type TotemEvent =
  | { kind: 'start-die'; facts: { seat: number; die: number } }
  | { kind: 'start-tied'; facts: { seats: number[] } }
  | { kind: 'moves-first'; facts: { seat: number } }
  | { kind: 'chooses-start'; facts: { seat: number } }
  | { kind: 'set-down'; facts: { seat: number; cell: string; pieces: string[] } }
  | { kind: 'turn-began'; facts: { seat: number; round: number } }
  | { kind: 'rolled'; facts: { seat: number; dice: number[] } }
  | { kind: 'rolls-again'; facts: { seat: number } }
  | { kind: 'dice-used'; facts: { seat: number; dice: string; points: number } }
  | { kind: 'passed'; facts: { seat: number } }
  | { kind: 'entered'; facts: { seat: number; cell: string; reserve: number } }
  | { kind: 'chosen'; facts: { seat: number; kind: string; cell: string } }
  | { kind: 'stepped'; facts: { seat: number; kind: string; from: string; to: string; points: number } }
  | { kind: 'finished'; facts: { seat: number; kind: string; cell: string } }
  | { kind: 'eliminated'; facts: { seat: number; cell: string; by: number; from: string } }
  | { kind: 'cut-off'; facts: { seat: number; cells: string[]; by: number; cause: string } }
  | { kind: 'totem-eliminated'; facts: { seat: number; cell: string; by: number; from: string } }
  | { kind: 'player-out'; facts: { seat: number; cells: string[]; reserve: number } }
  | { kind: 'points-lost'; facts: { seat: number; points: number } }
  | { kind: 'ended'; facts: { ending: string; clause: string; seats: number[] } }
  | { kind: 'undone'; facts: { seat: number; action: string } }
  | { kind: 'taken-back'; facts: { seat: number } };

export const totem: Vocabulary = {
  events: {
    'start-die': {"seat": "seat"},
    'start-tied': {"seats": "seat"},
    'moves-first': {"seat": "seat"},
    'chooses-start': {"seat": "seat"},
    'set-down': {"seat": "seat"},
    'turn-began': {"seat": "seat"},
    'rolled': {"seat": "seat"},
    'rolls-again': {"seat": "seat"},
    'dice-used': {"seat": "seat"},
    'passed': {"seat": "seat"},
    'entered': {"seat": "seat"},
    'chosen': {"seat": "seat"},
    'stepped': {"seat": "seat"},
    'finished': {"seat": "seat"},
    'eliminated': {"seat": "seat", "by": "seat"},
    'cut-off': {"seat": "seat", "by": "seat"},
    'totem-eliminated': {"seat": "seat", "by": "seat"},
    'player-out': {"seat": "seat"},
    'points-lost': {"seat": "seat"},
    'ended': {"seats": "seat"},
    'undone': {"seat": "seat", "action": "action"},
    'taken-back': {"seat": "seat"},
  },
  secrets: {
  },
  reasons: {
    'not-your-turn': {"turn": "seat"},
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
    'takes-totem': {"seat": "seat"},
    'takes-piece': {"seat": "seat"},
    'totem-away': {"seat": "seat"},
    'nearer': {"seat": "seat"},
    'in-reach': {"seat": "seat"},
  },
  actions: {
    'use': ["number"],
    'start': ["cell"],
    'piece': ["cell"],
    'to': ["cell"],
    'enter': ["cell"],
    'take': ["cell"],
  },
  clauses: {
    'start-die': ["TOT-2.1"],
    'start': ["TOT-2.2", "TOT-2.3", "TOT-2.4"],
    'start-done': ["TOT-2.2", "TOT-2.5"],
    'roll': ["TOT-3.1"],
    'dice': ["TOT-3.2", "TOT-3.3", "TOT-3.4", "TOT-3.5"],
    'piece': ["TOT-4.4", "TOT-4.6", "TOT-4.2", "TOT-4.3"],
    'step': ["TOT-4.1", "TOT-4.2", "TOT-4.3", "TOT-4.5", "TOT-5.1"],
    'victim': ["TOT-5.2", "TOT-5.5"],
    'done': ["TOT-3.1", "TOT-5.1", "TOT-6.1"],
    'over': ["TOT-6.1"],
  },
  moving: ["step"],
};
