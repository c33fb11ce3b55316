// A game told by turns: the log and replays have one line and one step for each, and the details on request.
import type { Event } from '../protocol.gen';
import type { Teller } from '../words/teller';

export interface Turns {
  /** This event begins a turn; all that follows belongs to it. */
  begins: (event: Event) => boolean;
  /** Whose line it is; 0 where it is nobody's. */
  whose: (turn: Event[]) => number;
  /** A turn, or what has happened of it, in one line; `number` counts the turns of the game from 1. */
  told: (turn: Event[], teller: Teller, number: number) => string;
  /** How much it changed: the end of a game names the turns that changed most. */
  weight: (turn: Event[]) => number;
}
