// A race on a track: at once against bots, or at a table with others.
import { usualLevel } from '../home/games';
import { api } from '../net/api';
import { keepOrigin } from '../page/origins';
import { router } from '../page/router.svelte';
import type { NewSeat } from '../protocol.gen';
import type { Race } from './model';

/** One seat for me, bots in the others. */
export async function testDrive(game: Race, text: string, seats: number): Promise<void> {
  const games = await api.games();
  const info = games.games.find((each) => each.name === game);
  const bot: NewSeat = { kind: 'bot', level: usualLevel(games) };
  const count = Math.max(info?.fewest_seats ?? 2, Math.min(info?.most_seats ?? 6, seats));
  const table = await api.create({
    game,
    seats: [{ kind: 'me' }, ...Array.from({ length: count - 1 }, () => bot)],
    options: { track: text },
    start: true,
  });
  keepOrigin(table.id, location.pathname);
  router.go(`/table/${table.id}`);
}
