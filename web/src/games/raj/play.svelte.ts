// What the player at the screen has picked up.
import type { Anchor } from '../../board/viewport.svelte';
import { settings } from '../../settings/settings.svelte';
import type { Table } from '../../table/table';

export class RajPlay {
  chosen = $state<number | null>(null);

  constructor(readonly table: Table) {}

  can(card: number): boolean {
    return this.table.legal.includes(`bid ${card}`);
  }

  /** Pick a card up, or put it back; where no confirmation is wanted it goes down at once. */
  async choose(card: number, anchor: Anchor | null): Promise<void> {
    // A covered card says nothing, not even why it cannot be played.
    if (this.table.watching || this.table.hidden) return;
    if (!this.can(card)) {
      await this.table.why(`bid ${card}`, anchor);
    } else if (settings.liked.confirm === 'off') {
      await this.putDown(card);
    } else {
      this.chosen = this.chosen === card ? null : card;
    }
  }

  async putDown(card = this.chosen): Promise<void> {
    if (card === null) return;
    this.chosen = null;
    // The button was the confirmation.
    if (!(await this.table.act(`bid ${card}`, { sure: true })) && this.can(card)) this.chosen = card;
  }
}
