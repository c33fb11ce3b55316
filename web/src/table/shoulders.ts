// Looking over a shoulder: whoever plays opens the own hand to watchers and closes it again; a watcher chooses what to see.
import { api } from '../net/api';
import type { Done, TableInfo } from '../protocol.gen';
import { t } from '../words/words.svelte';
import type { TableState } from './table.svelte';

export class Shoulders {
  constructor(private readonly table: TableState) {}

  /** A watcher looks at the table (0), or at what a seat is shown. */
  async look(seat: number): Promise<void> {
    await this.ask(this.table.connection.ask<Done>({ type: 'watch', seat }));
  }

  /** Let watchers see the own hand, or no longer. */
  async open(watched: boolean): Promise<void> {
    await this.ask(api.seatSettings(this.table.id, this.table.seat, { watched }));
  }

  /** The table is about to change: who sees which hand is everybody's business. */
  compare(info: TableInfo): void {
    const { table } = this;
    for (const { seat, watched } of info.seats) {
      if (!table.loaded || !!watched === !!table.seatInfo(seat)?.watched) continue;
      const player = table.teller.name(seat);
      table.notices.tell(watched ? t('web-shoulder-opened', { player }) : t('web-shoulder-closed', { player }));
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
