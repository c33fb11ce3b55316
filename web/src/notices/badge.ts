// The number of turns that wait for the guest, as a badge on the installed app.
import { api } from '../net/api';
import type { Me } from '../protocol.gen';

export function showTurns(me: Me): void {
  const turns = me.tables.filter((table) => table.your_turn).length;
  // Not every browser has badges, and some only let installed apps have one.
  const done = turns ? navigator.setAppBadge?.(turns) : navigator.clearAppBadge?.();
  done?.catch(() => undefined);
}

/** Whoever looks away sees the badge: it says what waits after all that was played meanwhile. */
export function renewTurns(): void {
  if (document.visibilityState === 'hidden' && 'setAppBadge' in navigator) api.me().then(showTurns, () => undefined);
}

/** Where it is the guest's turn comes first; otherwise the order stays. */
export function turnsFirst(me: Me): Me {
  const [mine, rest] = [true, false].map((turn) => me.tables.filter((table) => table.your_turn === turn));
  return { ...me, tables: [...(mine ?? []), ...(rest ?? [])] };
}
