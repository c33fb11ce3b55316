// A turn in which nothing else is possible ends by itself, where its owner likes that: after a moment in which the last
// step can be taken back. Where only the own hand says that nothing else is possible, it waits for the button: a turn
// that always ends after the same time would tell that hand. A person alone among bots, with nobody watching, has
// nobody to tell.
import { settings } from '../../settings/settings.svelte';
import type { LiveTable } from '../live.svelte';
import type { TurnEnding } from '../table';

/** Seconds, where the last step can be taken back and where it cannot. */
const WITH_UNDO = 3;
const WITHOUT = 2;

export class TurnEnd implements TurnEnding {
  left = $state(0);
  /** The decisions that their owner wants to end with the button, and that were ended. */
  private stopped = $state('');
  private ended = $state('');

  constructor(private readonly table: LiveTable) {}

  private readonly decision = $derived.by(() => `${this.table.seat} ${this.table.update?.decision}`);

  readonly held = $derived.by(() => this.stopped === this.decision);

  /** Bots see no times, and whoever is let in to watch later gets none of what went before. */
  private readonly alone = $derived.by(() => this.table.info?.alone ?? false);

  private readonly due = $derived.by(() => {
    const { table } = this;
    return (
      table.kind === 'live' &&
      settings.liked.endTurn === 'automatic' &&
      settings.liked.confirm !== 'always' &&
      table.legal.length === 1 &&
      table.legal[0] === 'end' &&
      !!table.fields &&
      (this.alone || !!table.game?.endsOpenly?.(table.fields)) &&
      !table.stage?.playing &&
      !this.held &&
      this.ended !== this.decision
    );
  });

  hold(): void {
    if (this.left) this.stopped = this.decision;
  }

  count(): (() => void) | undefined {
    if (!this.due) return undefined;
    let left = this.table.update?.undo === null ? WITH_UNDO : WITHOUT;
    this.left = left;
    const timer = setInterval(() => {
      left -= 1;
      this.left = left;
      if (left) return;
      this.ended = this.decision;
      void this.table.act('end', { sure: true });
    }, 1000);
    return () => {
      clearInterval(timer);
      this.left = 0;
    };
  }
}
