// Open hands: whoever plays may open the own hand to watchers and close it again; a watcher chooses what to see.
import { api } from '../../net/api';
import type { TableInfo } from '../../protocol.gen';
import { t } from '../../words/words.svelte';
import type { LiveTable } from '../live.svelte';

export class OpenHands {
  constructor(private readonly table: LiveTable) {}

  /** A watcher looks at the table (0), or at what a seat is shown. */
  async look(seat: number): Promise<void> {
    await this.ask(this.table.connection.ask('watch', { seat }));
  }

  /** Let watchers see the own hand, or no longer. */
  async set(watched: boolean): Promise<void> {
    await this.ask(api.seatSettings(this.table.id, this.table.seat, { watched }));
  }

  /** The table is about to change: who sees which hand is everybody's business. */
  compare(info: TableInfo): void {
    const { table } = this;
    for (const { seat, watched } of info.seats) {
      if (!table.loaded || !!watched === !!table.seatInfo(seat)?.watched) continue;
      const player = table.teller.name(seat);
      table.notices.tell(watched ? t('web-open-hand-opened', { player }) : t('web-open-hand-closed', { player }));
    }
  }

  private async ask(wish: Promise<unknown>): Promise<void> {
    try {
      await wish;
    } catch (error) {
      this.table.refused(error);
    }
  }
}
