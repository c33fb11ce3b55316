// Looking back while the game runs: moments that this page has seen are kept, older ones are asked of the server.
import type { Fields } from '../../games/game';
import { api } from '../../net/api';
import type { Event, Update } from '../../protocol.gen';
import type { Line } from './log.svelte';
import type { LiveTable } from '../live.svelte';

interface Moment {
  events: Event[];
  fields: Fields;
  before: Fields;
  /** The first line that it told. */
  line: number;
}

export class LookBack {
  /** What is looked at; null is the present. */
  private moment = $state.raw<Moment | null>(null);
  private readonly seen = new Map<number, { fields: Fields; events: Event[]; line: number }>();

  constructor(private readonly table: LiveTable) {}

  /** The first line of the moment that is looked at; 0 in the present. */
  readonly at = $derived(this.moment?.line ?? 0);

  keep(update: Update): void {
    this.seen.set(update.number, {
      fields: update.view.fields,
      events: update.events,
      line: update.line ?? 0,
    });
  }

  /** Another seat is shown: what it saw is its own. */
  forget(): void {
    this.seen.clear();
    this.moment = null;
  }

  /** Past positions may be shown, and this line leads to one. */
  can(line: Line): boolean {
    const { fields, game, kind } = this.table;
    return !!fields && !!game?.looksBack(fields) && (this.known(line) !== null || (kind === 'live' && line.place > 0));
  }

  /** Whether the moment that is looked at told this line. */
  shows(line: Line): boolean {
    const { moment } = this;
    return !!moment && line.place >= moment.line && line.place < moment.line + moment.events.length;
  }

  /** Show the moment that told this line, and the way to it. */
  async look(line: Line): Promise<void> {
    if (!this.can(line)) return;
    const seat = this.table.seat;
    const parts = line.parts ?? [line];
    try {
      const first = await this.found(parts[0]!);
      const last = parts.length > 1 ? await this.found(parts.at(-1)!) : first;
      const events = parts.length > 1 ? parts.map((part) => part.event) : last.events;
      const moment = { ...last, before: first.before, line: parts.length > 1 ? parts[0]!.place : first.line, events };
      if (seat !== this.table.seat) return;
      this.moment = moment;
      this.table.stage?.show(moment.before);
      this.table.stage?.play(moment.events, moment.fields);
    } catch (error) {
      this.table.refused(error);
    }
  }

  /** Back to the present. */
  leave(): void {
    if (!this.moment) return;
    this.moment = null;
    const { update } = this.table;
    if (update) this.table.stage?.show(update.view.fields);
  }

  private async found(line: Line): Promise<Moment> {
    return this.known(line) ?? (await this.asked(line));
  }

  private known(line: Line): Moment | null {
    const moment = this.seen.get(line.number);
    const before = this.seen.get(line.number - 1);
    return moment && before && moment.line ? { ...moment, before: before.fields } : null;
  }

  private async asked(line: Line): Promise<Moment> {
    const { moments } = await api.line(this.table.id, this.table.seat, line.place);
    const moment = moments.at(-1)!;
    const fields = moment.view.fields as Fields;
    return {
      events: moment.events,
      fields,
      before: (moments.at(-2)?.view.fields as Fields) ?? fields,
      line: moment.line,
    };
  }
}
