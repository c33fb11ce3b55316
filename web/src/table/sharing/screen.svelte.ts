// One screen for several people: whose hand lies open, to whom the screen is passed, and what it asks them together.
import type { Update } from '../../protocol.gen';
import type { LiveTable } from '../live.svelte';

export class SharedScreen {
  /** The seat that the screen is passed to, below zero once its owner has it. */
  curtain = $state(0);
  /** The seats that a reaction window asks together; whoever answers takes the screen. */
  question = $state.raw<number[]>([]);

  /** Somebody has had the screen since the page was opened. */
  private taken = false;

  constructor(private readonly table: LiveTable) {}

  /** Nobody can act before the screen has found its owner. */
  readonly closed = $derived(this.curtain > 0 || this.question.length > 0);
  /** The hand on show has no owner at the screen. */
  readonly covered = $derived.by(() => this.curtain !== -this.table.seat || this.question.length > 0);

  /** The one behind the curtain has taken the screen. */
  lift(): void {
    this.table.show(this.curtain);
    this.curtain = -this.curtain;
    this.taken = true;
  }

  /** This seat wants to answer, behind the curtain, and may still let it be. */
  claim(seat: number): void {
    this.question = [];
    this.curtain = seat;
    // The screen goes from hand to hand meanwhile. Whoever cannot wait any more hears nothing of it: others would, too.
    this.table.connection.ask('wait', { seat }).catch(() => undefined);
  }

  /** Nobody of those who are asked answers. */
  async nobody(): Promise<void> {
    const { table } = this;
    for (const seat of this.question) {
      const update = table.updates[seat];
      const action = update && table.game?.reaction?.(update.view.fields);
      if (!action) continue;
      try {
        await table.connection.ask('act', { seat, decision: update.decision, actions: [action] });
      } catch (error) {
        table.refused(error);
      }
    }
  }

  /**
   * The one at the screen has decided: the hand is covered again, unless the next decision is theirs alone, or the
   * others are only asked whether they answer.
   */
  decided(update: Update, before: Update | undefined): void {
    const asked = update.waiting.includes(update.seat);
    const stays = asked ? update.waiting.length === 1 : !!this.table.game?.reaction?.(update.view.fields);
    if (update.decision === before?.decision || this.curtain !== -update.seat || stays) return;
    this.curtain = 0;
    this.table.notices.forget();
  }

  /** When the seat on show has nothing to decide, the screen goes to the next one that has. */
  handOver(): void {
    const { table } = this;
    this.question = [];
    if (!table.shared || table.over) {
      this.curtain = 0;
      return;
    }
    const { secrets } = table;
    const asked = (seat: number) => {
      const update = table.updates[seat];
      return !!update?.waiting.includes(seat) && !update.sealed?.length && !table.seatInfo(seat)?.played_by_bot;
    };
    const isOpen = (seat: number) => {
      const update = table.updates[seat];
      return !secrets || (!!update && !!table.game?.isOpen?.(update.view.fields));
    };
    // Whoever has the screen keeps it while a decision of theirs is open.
    if (asked(table.seat) && (this.curtain === -table.seat || (isOpen(table.seat) && !this.curtain))) return;
    // Round the table from whoever had the screen; a page that was just opened begins with the seat that it shows.
    const first = this.taken ? table.seat + 1 : table.seat;
    const around = [...table.yours.filter((seat) => seat >= first), ...table.yours.filter((seat) => seat < first)];
    const next = around.find(asked);
    const fields = next ? table.updates[next]?.view.fields : undefined;
    if (secrets && fields && table.game?.reaction?.(fields)) {
      if (this.curtain !== 0 && asked(Math.abs(this.curtain))) return;
      if (this.curtain > 0) this.curtain = 0;
      this.question = table.yours.filter(asked);
      return;
    }
    if (!next) this.curtain = 0;
    else if (isOpen(next)) {
      this.curtain = 0;
      table.show(next);
    } else this.curtain = next;
  }
}
