// What is drawn on a track besides the track itself.

export interface Animal {
  id: string;
  kind: 'elephant' | 'cow' | 'mouse';
  cell: string;
  /** The colours of an elephant (a to f), and the letter on its blanket. */
  look?: string;
  letter?: string;
  /** It belongs to whoever looks. */
  yours?: boolean;
  /** It has halted, or was stopped by a push, and cannot be pushed. */
  firm?: boolean;
  /** It is in the air. */
  flying?: boolean;
  /** It is being scared: it looks back. */
  scared?: boolean;
  /** Its place in a chain that is pushed, for the order in which they set off. */
  link?: number;
  /** It pushes others to the left (-1) or right (1), and leans into it; or it is pushed there. */
  aside?: number;
  /** It charges: dust at its feet. */
  dusty?: boolean;
}

export interface Badge {
  cell: string;
  text: string;
  danger?: boolean;
}

export interface Marks {
  /** Cells that a legal action leads to. */
  targets: string[];
  /** Things that may be chosen: cows, elephants. */
  choices: string[];
  /** The last move: the way of each animal that went by itself, and of those that were pushed. */
  last: { ways: string[][]; pushed: string[] };
  /** What is written on a target: the numbers of the ways that end there. */
  numbers: Record<string, string>;
  /** What a choice would bring: ways, and where everybody would stand. */
  paths: string[][];
  ghosts: Animal[];
  badges: Badge[];
  /** What stops a step that somebody asked about. */
  barred: string | null;
  cursor: string | null;
}

export const NO_MARKS: Marks = {
  targets: [],
  choices: [],
  last: { ways: [], pushed: [] },
  numbers: {},
  paths: [],
  ghosts: [],
  badges: [],
  barred: null,
  cursor: null,
};

/** What is written on a track, in the reader's words. */
export interface Signs {
  start: string;
  finish: string;
  /** Start and finish of a circuit. */
  line: string;
  /** A crossing. */
  closed: string;
}
