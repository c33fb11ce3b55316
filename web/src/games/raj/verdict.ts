// Who took what in the last round, and who tied for it.
import type { Table } from '../../table/table';
import { listed, signed, t } from '../../words/words.svelte';
import type { RajScene } from './scene';

export function verdictOf({ verdict }: RajScene, table: Table): string {
  if (!verdict) return '';
  const worth = signed(verdict.worth);
  if (verdict.kind !== 'taken')
    return verdict.kind === 'lost' ? t('web-raj-verdict-lost', { worth }) : t('web-raj-verdict-carried', { worth });
  const own = table.watching || table.shared ? 0 : table.seat;
  const facts = { worth, bid: verdict.bid };
  const taken =
    verdict.seat === own
      ? t('web-raj-verdict-yours', facts)
      : t('web-raj-verdict', { player: table.teller.name(verdict.seat), ...facts });
  if (!verdict.tied) return taken;
  const { bid, seats } = verdict.tied;
  const players = listed(seats.filter((seat) => seat !== own).map((seat) => table.teller.name(seat)));
  const tied = t(seats.includes(own) ? 'web-raj-verdict-tied-yours' : 'web-raj-verdict-tied', { players, bid });
  return `${tied} ${taken}`;
}
