// What a game brings to the table. The table knows no game, and nothing here knows a rule: targets come as `legal`,
// what would follow as `preview`, what happened as events.
import type { Component } from 'svelte';
import type { SpriteName } from '../art/sprites';
import type { Event, Result } from '../protocol.gen';
import type { Line } from '../table/log/log.svelte';
import type { Table } from '../table/table';
import type { SoundName } from '../sound/sound.svelte';
import type { Saying, Teller } from '../words/teller';
import { words } from '../words/words.svelte';
import type { Turns } from './turns';
import type { Vocabulary } from './vocabulary';

/** One moment of an animation: what is shown, for how long, and what is heard. */
export interface Frame<Scene> {
  scene: Scene;
  /** Milliseconds at normal speed. */
  ms: number;
  sound?: SoundName;
}

/** The status line: its first words in bold, then the rest. */
export interface Status {
  lead: string;
  text: string;
  /** Right of it, where there is room. */
  aside?: string;
  /** That counts who is ready: it stays on a phone. */
  counts?: boolean;
}

export type Fields = Record<string, unknown>;

/** The parts that a game draws; each gets the table it stands on. */
export interface Part {
  table: Table;
}

/** How it ended, and the log by turns. */
export interface Ended {
  result: Result;
  turns: Line[];
}

/** `Happening` are the game's events, as its vocabulary declares them. */
export interface Game<Scene = unknown, Play = unknown, Happening = Event> {
  name: string;
  sprites: SpriteName[];
  /** What it can say: made from the rules' own declarations. */
  vocabulary: Vocabulary;
  /** What is picked up, hovered, previewed: the client's own state of one seat at play. */
  play: (table: Table) => Play;
  /** What is drawn of a view. The scene before lends its tokens (so that they travel) and the marks of the last move. */
  scene: (fields: Fields, before: Scene | null) => Scene;
  /** What one event looks like, after the events before it. */
  frames: (scene: Scene, event: Happening, coming: Fields) => Frame<Scene>[];
  /** The letter of a seat where its pieces have letters of their own, whatever colour was chosen. */
  letter?: (fields: Fields, seat: number) => string | undefined;
  /** Facts of a kind in the reader's words where the plain ones would not do. */
  saying?: Saying;
  /**
   * In a reaction window, the action that lets things happen; else null. At a shared screen such a window is one open
   * question, and only whoever answers takes the screen.
   */
  reaction?: (fields: Fields) => string | null;
  /** Nothing of a hand matters to this decision: at a shared screen it needs no curtain, and the hand stays covered. */
  isOpen?: (fields: Fields) => boolean;
  /** What such a window is about, in one line. */
  announcement?: (table: Table) => string;
  /** Where nothing but `end` is possible: everybody can tell so, whatever hand there is. */
  endsOpenly?: (fields: Fields) => boolean;
  /** One sentence: what is wanted of whom. Only asked while the game runs. */
  status: (table: Table) => Status;
  /** The table's own panels stand in the rail; a game that shows its players on the board does without. */
  panels: boolean;
  /** "Round 8 of 15": beside the title; and what else is told there where there is room. */
  subtitle: (fields: Fields) => string;
  more?: (fields: Fields) => string;
  /** The number of a turn as the table counts it, where that is not one by one. */
  counted?: (turn: number, seats: number) => number;
  /** The position as lines that can be read aloud; `own` if the seat is the reader's. */
  describe: (fields: Fields, seat: number, teller: Teller, own: boolean) => string[];
  /** Events that are one act to a reader: what goes on with a group, and how the log tells the whole. */
  joins?: (group: Event[], next: Event) => boolean;
  told?: (group: Event[], teller: Teller) => string;
  /** What a turn is, and how it is told in one line. */
  turns?: Turns;
  /** Past positions may be shown while the game runs. */
  looksBack: (fields: Fields) => boolean;
  /** The clauses that matter now, for the rules drawer. */
  clauses: (fields: Fields) => string[];
  /** All choose at once, so that a good player mixes: a hint shows the acts of a mixture as one. */
  mixes?: boolean;
  /** What the scores of a result count. */
  score: () => string;
  /** Why it ended so, in one sentence, where the scores alone would surprise; `own` is the reader's seat, or 0. */
  outcome?: (result: Result, teller: Teller, own: number) => string;
  /** How far somebody came, in words below the name, where the score alone does not say it. */
  standing?: (fields: Fields, seat: number, score: number) => string;
  /** An action that cannot be taken back, or costs much: asked about before it is sent. */
  risky: (action: string) => boolean;
  /** How many cards a hand has at most where every one must lie open side by side. */
  handful?: number;
  Board: Component<Part>;
  Dock: Component<Part>;
  /** The cards of the seat that a replay is seen by, small and to be looked at only. */
  ShownHand?: Component<Part>;
  /** The second line of a player's panel. */
  PanelLine: Component<Part & { seat: number; small?: boolean }>;
  /** Beside the name in a player's panel. */
  PanelAside?: Component<Part & { seat: number }>;
  /** The picture in a player's panel. */
  Portrait: Component<{ letter: string }>;
  /** More sections of the rail, above the log. */
  Rail?: Component<Part>;
  /** What the end screen adds to the ranking. */
  Ending?: Component<Part & Ended>;
}

const race = async (name: 'elephantRally' | 'formulaE') => {
  const [module] = await Promise.all([import('./race/race'), words.need('web-race')]);
  return module[name] as unknown as Game;
};

const loaders: Record<string, () => Promise<Game>> = {
  elephant_rally: () => race('elephantRally'),
  formula_e: () => race('formulaE'),
  raj: () => import('./raj/raj').then((module) => module.raj as unknown as Game),
  totem: async () => {
    const [module] = await Promise.all([import('./totem/totem'), words.need('web-totem')]);
    return module.totem as unknown as Game;
  },
};

/** The drawn games; all others are played in text mode. */
export function loadGame(name: string): Promise<Game | null> {
  return loaders[name]?.() ?? Promise.resolve(null);
}
