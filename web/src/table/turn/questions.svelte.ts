// What the server is asked about the open decision without anything happening: what would follow, what stands against
// it, what a bot thinks. The same question is asked once, and every answer holds until something happens.
import type { Event, Hinted, Reason, WayAhead } from '../../protocol.gen';
import type { LiveTable } from '../live.svelte';
import type { Questions } from '../table';

export class TableQuestions implements Questions {
  hint = $state.raw<Hinted | null>(null);
  hinting = $state(false);
  private readonly previews = new Map<string, Promise<Event[]>>();
  private readonly reasons = new Map<string, Promise<Reason | null>>();

  constructor(private readonly table: LiveTable) {}

  /** Something has happened. */
  forget(): void {
    this.previews.clear();
    this.reasons.clear();
    this.hint = null;
  }

  preview(actions: string[]): Promise<Event[]> {
    return once(this.previews, actions.join('\n'), async () => {
      const { connection, seat } = this.table;
      return (await connection.ask('preview', { seat, actions })).events;
    });
  }

  reasonAgainst(action: string): Promise<Reason | null> {
    return once(this.reasons, action, async () => {
      const { connection, seat } = this.table;
      return (await connection.ask('why', { seat, action, suggest: false })).reason;
    });
  }

  async foresee(actions: string[]): Promise<WayAhead[]> {
    const { connection, seat } = this.table;
    return (await connection.ask('foresee', { seat, actions })).ways;
  }

  async askHint(): Promise<void> {
    const { table } = this;
    if (this.hinting || !table.asked || table.hidden) return;
    const { seat } = table;
    this.hinting = true;
    try {
      const hint = await table.connection.ask('hint', { seat });
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
