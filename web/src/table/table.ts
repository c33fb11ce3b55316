// What a game and its parts may know and ask of a table. There are three kinds, and a part need not care which it stands
// on: a table played over the socket and one played in a lesson (`LiveTable`), and one that is replayed (`Replay`).
import type { Anchor } from '../board/viewport.svelte';
import type { Stage } from '../board/stage.svelte';
import type { Fields, Game } from '../games/game';
import type { Event, Hinted, Reason, SeatInfo, TableInfo, Update, WayAhead } from '../protocol.gen';
import type { Teller } from '../words/teller';
import type { Notices } from './notices/notices.svelte';

export interface Table {
  readonly kind: 'live' | 'lesson' | 'replay';
  /** Its address; empty in a lesson. */
  readonly id: string;
  readonly info: TableInfo | null;
  /** The drawn game; null while it loads, or where there is none and text mode plays. */
  readonly game: Game | null;
  /** What is drawn now, and the animation that leads there. */
  readonly stage: Stage | null;
  /** What the one at the screen has picked up: made by the game's `play`. */
  readonly play: unknown;

  /** The seat whose view is shown; 0 for the public one. */
  readonly seat: number;
  /** The present as this seat is told it; null before it has come, and in a replay. */
  readonly update: Update | null;
  readonly fields: Fields | null;
  /** The actions that this seat may submit now; none while nothing can be sent. */
  readonly legal: string[];
  /** Who has to decide. */
  readonly waiting: number[];
  /** Whose turn it is; in a reaction window, that of whoever it is about. */
  readonly movers: number[];
  /** Whoever is at the screen has to decide. */
  readonly asked: boolean;
  /** The stage still shows what happened before the open question. */
  readonly behind: boolean;
  /** Nobody at this screen plays here. */
  readonly watching: boolean;
  /** Several people play at this screen. */
  readonly shared: boolean;
  /** The hand on show is covered: its owner does not have the screen. */
  readonly hidden: boolean;
  readonly over: boolean;
  /** The first line of the past moment that is looked at; 0 in the present. */
  readonly past: number;
  /** Cells and cards that a lesson names: they are marked. */
  readonly pointed: string[];
  /** Actions on their way; null if there are none. */
  readonly sending: string[] | null;
  /** Actions taken back, newest last: `redo` sends them again. */
  readonly undone: string[];

  readonly names: string[];
  readonly teller: Teller;
  readonly clocks: Remaining;
  readonly notices: Notices;
  readonly questions: Questions;
  /** Null where no turn is played. */
  readonly turnEnd: TurnEnding | null;
  seatInfo(seat: number): SeatInfo | undefined;
  /** The letter of a seat's colour. */
  letter(seat: number): string;

  /** Send one action, or a list taken all or none; `sure`: do not ask for confirmation. Gives whether it was taken. */
  act(actions: string | string[], how?: { sure?: boolean }): Promise<boolean>;
  undo(): Promise<boolean>;
  /** Take back all that can be taken back. */
  restart(): Promise<boolean>;
  redo(): Promise<void>;
  /** Say beside the thing that was pressed why this action is not possible. */
  why(action: string, anchor: Anchor | null): Promise<void>;
  /** Have the open reaction window wait for somebody. */
  wait(): Promise<boolean>;
  /** Let watchers see the hand of this seat, or no longer. */
  openHand(open: boolean): Promise<void>;
  /** Say why something was refused. */
  refused(error: unknown): void;
}

/** Time left, in milliseconds; null where none counts. */
export interface Remaining {
  left(seat: number): number | null;
  /** Of the open reaction window, and what it has in all. */
  readonly window: number | null;
  readonly whole: number;
}

/** A turn that ends by itself, since nothing else is possible. */
export interface TurnEnding {
  /** Seconds until then; 0 where it waits for the button. */
  readonly left: number;
  /** It was stopped, and waits for the button. */
  readonly held: boolean;
  /** Whoever plays wants to look, or to take something back: wait for the button. */
  hold(): void;
  /** Count while it is due, inside an effect; gives what stops it. */
  count(): (() => void) | undefined;
}

/** What can be asked about the open decision without anything happening. */
export interface Questions {
  /** What a bot thinks of the open decision, if somebody asked. */
  hint: Hinted | null;
  readonly hinting: boolean;
  askHint(): Promise<void>;
  /** What would follow from these actions. */
  preview(actions: string[]): Promise<Event[]>;
  /** What stands against an action; null if nothing does. */
  reasonAgainst(action: string): Promise<Reason | null>;
  /** Every way on from these actions, or from here, through the choices of one act. */
  foresee(actions: string[]): Promise<WayAhead[]>;
}
