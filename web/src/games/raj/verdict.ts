// Who took what in the last round, in one sentence.
import type { Table } from '../../table/table';
import { signed, t } from '../../words/words.svelte';
import type { RajScene } from './scene';

export function verdictOf({ verdict }: RajScene, table: Table): string {
  if (!verdict) return '';
  const worth = signed(verdict.worth);
  if (verdict.kind !== 'taken')
    return verdict.kind === 'lost' ? t('web-raj-verdict-lost', { worth }) : t('web-raj-verdict-carried', { worth });
  const facts = { worth, bid: verdict.bid };
  return verdict.seat === table.seat && !table.watching && !table.shared
    ? t('web-raj-verdict-yours', facts)
    : t('web-raj-verdict', { player: table.teller.name(verdict.seat), ...facts });
}
