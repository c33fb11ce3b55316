// What the server is asked about the open decision without anything happening: what would follow, what stands against
// it, what a bot thinks. The same question is asked once, and every answer holds until something happens.
import type { Because, Event, Foreseen, Hinted, Previewed, Reason, WayAhead } from '../protocol.gen';
import type { TableState } from './table.svelte';

export class Questions {
  /** What a bot thinks of the open decision, if somebody asked. */
  hint = $state.raw<Hinted | null>(null);
  hinting = $state(false);
  private readonly previews = new Map<string, Promise<Event[]>>();
  private readonly reasons = new Map<string, Promise<Reason | null>>();

  constructor(private readonly table: TableState) {}

  /** Something has happened. */
  forget(): void {
    this.previews.clear();
    this.reasons.clear();
    this.hint = null;
  }

  /** What would follow. */
  preview(actions: string[]): Promise<Event[]> {
    return once(this.previews, actions.join('\n'), async () => {
      const wish = { type: 'preview' as const, seat: this.table.seat, actions };
      return (await this.table.connection.ask<Previewed>(wish)).events;
    });
  }

  /** What stands against an action. */
  reasonAgainst(action: string): Promise<Reason | null> {
    return once(this.reasons, action, async () => {
      const wish = { type: 'why' as const, seat: this.table.seat, action };
      return (await this.table.connection.ask<Because>(wish)).reason;
    });
  }

  /** Every way on from these actions, or from here, through the choices of one act. */
  async foresee(actions: string[]): Promise<WayAhead[]> {
    const wish = { type: 'foresee' as const, seat: this.table.seat, actions };
    return (await this.table.connection.ask<Foreseen>(wish)).ways;
  }

  /** What would a bot do? */
  async askHint(): Promise<void> {
    const { table } = this;
    if (this.hinting || !table.asked || table.hidden) return;
    const { seat } = table;
    this.hinting = true;
    try {
      const hint = await table.connection.ask<Hinted>({ type: 'hint', seat });
      // Decisions are counted by seat: two seats may be at the same number.
      if (seat === table.seat && hint.decision === table.update?.decision) this.hint = hint;
    } catch (error) {
      table.refused(error);
    } finally {
      this.hinting = false;
    }
  }
}

function once<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const before = known.get(key);
  if (before) return before;
  const answer = ask();
  answer.catch(() => undefined);
  known.set(key, answer);
  return answer;
}
