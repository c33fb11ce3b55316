// The four games as the home page shows them; how many and how long comes from the server.
import type { NewTable } from '../protocol.gen';

export interface Tile {
  name: string;
  colour: string;
  tint: string;
  art: string;
}

export const TILES: Tile[] = [
  { name: 'raj', art: 'art-mousejewel', colour: '#1D6F74', tint: '#D8EFE9' },
  { name: 'formula_e', art: 'art-gallop', colour: '#6A3D9A', tint: '#EADFF3' },
  { name: 'elephant_rally', art: 'art-charge', colour: '#B23326', tint: '#FBE3D3' },
  { name: 'totem', art: 'poles', colour: '#17694A', tint: '#DDEBD3' },
];

/** Names of games may come with a hyphen or an underscore. */
export const keyOf = (name: string): string => name.replaceAll('-', '_');

/** Play now: one seat for me, bots in the others. */
export function againstBots(game: string, seats: number): NewTable {
  return {
    game,
    seats: [{ kind: 'me' as const }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const }))],
    start: true,
  };
}
