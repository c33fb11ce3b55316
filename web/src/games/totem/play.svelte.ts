// The hand over the board: what a press on a cell means among the legal actions, and what would follow. A piece that is
// picked up is picked up on this screen only: what it does is sent whole, when its way is chosen.
import type { Anchor } from '../../board/viewport.svelte';
import { settings } from '../../settings/settings.svelte';
import type { Table } from '../../table/table';
import { STARTS } from './hexes';
import { pathOf, reachOf, struckBy, type Reached } from './reach';
import { totemFields, type TotemScene } from './scene';

/** What an action would do, as the engine foretells it. */
export interface Foretold {
  to: string;
  /** The cells on the way there, from the piece on. */
  path: string[];
  lost: string[];
  cut: string[];
  /** It cannot be done, because of what it would cut off. */
  barred?: boolean;
}

const TARGETS = ['to', 'take', 'start', 'enter'];
const HOVER = 70;
const NOWHERE: ReadonlyMap<string, Reached> = new Map();

export class TotemPlay {
  foretold = $state.raw<Foretold | null>(null);
  /** The piece that is picked up. */
  picked = $state<string | null>(null);
  /** Where it, or the piece that moves, can go with the points that are left. */
  reach = $state.raw(NOWHERE);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hovered: string | null = null;
  private asking = '';

  constructor(readonly table: Table) {}

  /** The piece whose way is being chosen. */
  readonly chosen = $derived.by(() => this.picked ?? (this.table.stage?.scene as TotemScene | null)?.moving ?? null);

  /** Cells that a press stands for something on, by the verb of what is done. */
  readonly targets = $derived.by(() => {
    const found = new Map<string, string>();
    for (const action of this.table.legal) {
      const [verb = '', cell] = action.split(' ');
      if (cell && TARGETS.includes(verb) && !(this.picked && verb !== 'enter')) found.set(cell, verb);
    }
    if (this.table.legal.length) for (const cell of this.reach.keys()) found.set(cell, 'to');
    return found;
  });

  readonly movable = $derived.by(
    () =>
      new Set(
        this.table.legal.flatMap((action) =>
          action.startsWith('piece ') && action.slice(6) !== this.picked ? [action.slice(6)] : [],
        ),
      ),
  );

  own(cell: string): boolean {
    const scene = this.table.stage?.scene as TotemScene | null;
    return scene?.tokens.some((token) => token.cell === cell && token.seat === this.table.seat) ?? false;
  }

  /** The actions with which this piece begins to move; none if it cannot. The dice follow: both, unless one was chosen. */
  private lead(cell: string): string[] {
    const { legal } = this.table;
    if (legal.includes(`piece ${cell}`)) return [`piece ${cell}`];
    if (!this.own(cell)) return [];
    if (legal.includes('both')) return ['both', `piece ${cell}`];
    if (legal.includes('finish')) return ['finish', `piece ${cell}`];
    return [];
  }

  /** The actions that a press on this cell stands for; none if it stands for nothing. */
  meant(cell: string): string[] {
    const way = this.reach.get(cell);
    if (way && this.table.legal.length) return way.actions;
    const verb = this.targets.get(cell);
    return verb ? [`${verb} ${cell}`] : this.lead(cell);
  }

  async press(cell: string, anchor: Anchor | null): Promise<void> {
    const fields = totemFields(this.table.fields!);
    if (cell === fields.moving && this.table.legal.some((action) => action.startsWith('to '))) {
      this.putDown();
      return;
    }
    if (cell === this.picked) {
      this.putDown();
      return;
    }
    const actions = this.meant(cell);
    if (actions.at(-1) === `piece ${cell}` && !this.reach.has(cell)) {
      await this.pick(cell);
    } else if (actions.length) {
      await this.table.act(actions);
    } else if (this.own(cell) && fields.moving && fields.trail.length === 0 && this.table.update?.undo === null) {
      // Another piece before the first step: the choice is taken back and made again.
      if (await this.putBack()) await this.pick(cell);
    } else if (this.table.asked) {
      const question = this.question(cell, fields.phase);
      if (question) await this.table.why(question, anchor);
    }
  }

  /** Pick a piece up; give whether it may move. In a lesson each action is a try of its own, and so it is sent. */
  async pick(cell: string): Promise<boolean> {
    const { moving } = totemFields(this.table.fields!);
    if (cell === moving) return true;
    const lead = this.lead(cell);
    if (!lead.length) return false;
    if (this.table.kind !== 'live') return this.table.act(lead);
    this.picked = cell;
    return this.foresee();
  }

  canPick(cell: string): boolean {
    return (
      settings.liked.moving !== 'click' &&
      (cell === totemFields(this.table.fields!).moving || this.lead(cell).length > 0)
    );
  }

  /** The dragged piece is put down here. */
  async drop(cell: string): Promise<void> {
    const actions = this.meant(cell);
    if (actions.length && this.targets.has(cell)) await this.table.act(actions);
  }

  /** The piece in the hand goes back to where it stands. */
  putDown(): void {
    if (!this.picked) return;
    this.picked = null;
    void this.foresee();
  }

  /** Put the chosen piece back, if it has not moved. */
  async putBack(): Promise<boolean> {
    if (this.picked) {
      this.putDown();
      return true;
    }
    const { moving, trail } = totemFields(this.table.fields!);
    return moving !== null && trail.length === 0 && this.table.update?.undo === null && (await this.table.undo());
  }

  /** Something has happened: what was picked up before it is put down. */
  renew(): void {
    this.picked = null;
    void this.foresee();
  }

  /** Ask where the piece can go; give whether it can go anywhere. */
  private async foresee(): Promise<boolean> {
    const { table, picked } = this;
    const moves = !picked && table.legal.some((action) => action.startsWith('to '));
    const lead = picked ? this.lead(picked) : [];
    const wanted = picked || moves ? `${table.update?.number} ${table.seat} ${lead.join()}` : '';
    if (wanted === this.asking && wanted) return this.reach.size > 0;
    this.asking = wanted;
    this.reach = NOWHERE;
    if (!wanted || table.kind !== 'live') return false;
    try {
      const ways = await table.questions.foresee(lead);
      if (this.asking === wanted) this.reach = reachOf(ways);
    } catch (error) {
      if (this.asking !== wanted) return false;
      this.picked = null;
      this.asking = '';
      table.refused(error);
    }
    return this.reach.size > 0;
  }

  /** Which action a vain press asks about. */
  private question(cell: string, phase: string): string | null {
    if (phase === 'start') return STARTS.includes(cell) ? `start ${cell}` : null;
    if (phase === 'victim') return `take ${cell}`;
    if (phase === 'step') return this.own(cell) ? `piece ${cell}` : `to ${cell}`;
    if (phase === 'dice') return this.own(cell) ? `piece ${cell}` : `enter ${cell}`;
    return `piece ${cell}`;
  }

  /** Look at a cell: what would follow if the piece ended there. */
  hover(cell: string | null): void {
    if (cell === this.hovered) return;
    this.hovered = cell;
    clearTimeout(this.timer);
    this.foretold = null;
    if (!cell) return;
    const way = this.reach.get(cell);
    const verb = this.targets.get(cell);
    if (way) this.foretold = { to: cell, path: [this.chosen ?? cell, ...pathOf(way)], ...struckBy(way.events) };
    else if (verb === 'to' || verb === 'take') this.timer = setTimeout(() => void this.foretell(cell, verb), HOVER);
    else if (!this.picked && this.table.legal.some((action) => action.startsWith('to ')))
      this.timer = setTimeout(() => void this.warn(cell), HOVER);
  }

  /** A step that the rules bar because it would break the group: show what would be cut off. */
  private async warn(cell: string): Promise<void> {
    // In a lesson every question is a try.
    if (this.table.kind === 'lesson') return;
    const reason = await this.table.questions.reasonAgainst(`to ${cell}`).catch(() => null);
    const cut = reason?.facts?.cut;
    if (this.hovered !== cell || typeof cut !== 'string') return;
    this.foretold = { to: cell, path: [], lost: [], cut: cut.split(' '), barred: true };
  }

  private async foretell(cell: string, verb: string): Promise<void> {
    const action = `${verb} ${cell}`;
    const events = await this.table.questions
      .preview(verb === 'to' ? [action, 'finish'] : [action])
      .catch(() => this.table.questions.preview([action]))
      .catch(() => []);
    if (this.hovered !== cell) return;
    this.foretold = { to: cell, path: [], ...struckBy(events) };
  }
}
