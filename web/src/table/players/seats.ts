import { seat as looks } from '../../../art/tokens.mjs';
import { COLOURS, type SeatInfo } from '../../protocol.gen';

// Who is who: colour, letter, pattern and shape go together (art/tokens.mjs).
export const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** The letter of a seat's colour; seats without a colour take them in order. */
export function letterOf(colour: string, seat: number): string {
  const place = COLOURS.findIndex((each) => each === colour);
  return LETTERS[place >= 0 ? place : (seat - 1) % LETTERS.length] ?? 'a';
}

/** What a seat is called: bots that nobody named take the name of their elephant. */
export function nameOf(seat: SeatInfo): string {
  return seat.name || (looks[letterOf(seat.colour, seat.seat)]?.name ?? String(seat.seat));
}
