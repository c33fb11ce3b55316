// The four games as the home page shows them; how many and how long comes from the server.
import { api } from '../net/api';
import { guides } from '../learn/guides.svelte';
import { router } from '../page/router.svelte';
import type { GamesAnswer, NewTable } from '../protocol.gen';
import { words } from '../words/words.svelte';

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

export const tileOf = (game: string): Tile | undefined => TILES.find((tile) => tile.name === keyOf(game));

/** The levels that have a name for people; the others are for studies. */
export const namedLevels = (games: GamesAnswer | null): string[] =>
  (games?.levels ?? []).filter((level) => words.has(`web-level-${level}`));

/** What a newcomer meets: not the weakest, not the strongest. */
export const usualLevel = (games: GamesAnswer | null): string =>
  namedLevels(games).find((level) => level === 'easy') ?? '';

/** Play now: one seat for me, bots in the others. */
export async function startAgainstBots(game: string): Promise<void> {
  const games = await api.games();
  const info = games.games.find((each) => each.name === game);
  const most = game === 'totem' ? 2 : 4;
  const seats = Math.max(info?.fewest_seats ?? 2, Math.min(info?.most_seats ?? 2, most));
  const bot: NewTable['seats'][number] = { kind: 'bot', level: usualLevel(games) };
  const table = await api.create({
    game,
    seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => bot)],
    start: true,
  });
  guides.begin(game, table.id);
  router.go(`/table/${table.id}`);
}
