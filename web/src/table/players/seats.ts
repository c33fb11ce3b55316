import { seat as looks } from '../../../art/tokens.mjs';
import { COLOURS, type SeatInfo } from '../../protocol.gen';
import { t, tell } from '../../words/words.svelte';
import type { Table } from '../table';

// Who is who: colour, letter, pattern and shape go together (art/tokens.mjs).
export const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** The letter of a seat's colour; seats without a colour take them in order. */
export function letterOf(colour: string, seat: number): string {
  const place = COLOURS.findIndex((each) => each === colour);
  return LETTERS[place >= 0 ? place : (seat - 1) % LETTERS.length] ?? 'a';
}

/** The letter of a seat at a table: of its colour, or of its pieces where the game gives them letters. */
export function letterIn(table: Pick<Table, 'game' | 'fields' | 'seatInfo'>, seat: number): string {
  const own = table.fields && table.game?.letter?.(table.fields, seat);
  return own ?? letterOf(table.seatInfo(seat)?.colour ?? '', seat);
}

/** What the server calls people who gave no name, with a number where there are several. */
const UNNAMED = /^Guest(?= \d+$|$)/;
/** And what it calls them at a shared screen, by place. */
const NUMBERED = /^Player (\d+)$/;

/** What a person is called: whoever gave no name is a guest, or a player with a number, in the reader's language. */
export const personName = (name: string): string =>
  name
    .replace(UNNAMED, () => t('web-guest'))
    .replace(NUMBERED, (_, seat: string) => t('table-name-person', { seat: Number(seat) }));

/** What a seat is called: bots that nobody named take the name of their elephant, as the reader's language writes it. */
export function nameOf(seat: SeatInfo): string {
  const letter = letterOf(seat.colour, seat.seat);
  return personName(seat.name) || tell([`web-name-${letter}`], {}, looks[letter]?.name ?? String(seat.seat));
}
