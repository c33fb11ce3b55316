// The hand over the board: what a press on a cell means among the legal actions, and what would follow.
import type { Anchor } from '../../board/viewport.svelte';
import { settings } from '../../settings/settings.svelte';
import type { Table } from '../../table/table';
import { STARTS } from './hexes';
import { totemFields, type TotemScene } from './scene';

/** What an action would do, as the engine foretells it. */
export interface Foretold {
  to: string;
  lost: string[];
  cut: string[];
  /** It cannot be done, because of what it would cut off. */
  barred?: boolean;
}

const TARGETS = ['to', 'take', 'start', 'enter'];
const HOVER = 70;

export class TotemPlay {
  foretold = $state.raw<Foretold | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hovered: string | null = null;

  constructor(readonly table: Table) {}

  /** Cells that a legal action names, by its verb. */
  readonly targets = $derived.by(() => {
    const found = new Map<string, string>();
    for (const action of this.table.legal) {
      const [verb = '', cell] = action.split(' ');
      if (cell && TARGETS.includes(verb)) found.set(cell, verb);
    }
    return found;
  });

  readonly movable = $derived.by(
    () => new Set(this.table.legal.filter((action) => action.startsWith('piece ')).map((action) => action.slice(6))),
  );

  own(cell: string): boolean {
    const scene = this.table.stage?.scene as TotemScene | null;
    return scene?.tokens.some((token) => token.cell === cell && token.seat === this.table.seat) ?? false;
  }

  /** The actions that a press on this cell stands for; none if it stands for nothing. */
  meant(cell: string): string[] {
    const { legal } = this.table;
    const verb = this.targets.get(cell);
    if (verb) return [`${verb} ${cell}`];
    if (this.movable.has(cell)) return [`piece ${cell}`];
    if (!this.own(cell)) return [];
    if (legal.includes('both')) return ['both', `piece ${cell}`];
    if (legal.includes('finish')) return ['finish', `piece ${cell}`];
    return [];
  }

  async press(cell: string, anchor: Anchor | null): Promise<void> {
    const fields = totemFields(this.table.fields!);
    if (cell === fields.moving && this.table.legal.some((action) => action.startsWith('to '))) return;
    const actions = this.meant(cell);
    if (actions.length) {
      await this.table.act(actions);
    } else if (this.own(cell) && fields.moving && fields.trail.length === 0 && this.table.update?.undo === null) {
      // Another piece before the first step: the choice is taken back and made again.
      if (await this.putBack()) await this.table.act(`piece ${cell}`);
    } else if (this.table.asked) {
      const question = this.question(cell, fields.phase);
      if (question) await this.table.why(question, anchor);
    }
  }

  /** Pick a piece up by dragging it; give whether it may move. */
  async pick(cell: string): Promise<boolean> {
    const { moving } = totemFields(this.table.fields!);
    if (cell === moving) return true;
    const actions = this.meant(cell);
    return actions.at(-1) === `piece ${cell}` && (await this.table.act(actions));
  }

  canPick(cell: string): boolean {
    return (
      settings.liked.moving !== 'click' &&
      (cell === totemFields(this.table.fields!).moving || this.meant(cell).at(-1) === `piece ${cell}`)
    );
  }

  /** Put the chosen piece back, if it has not moved. */
  async putBack(): Promise<boolean> {
    const { moving, trail } = totemFields(this.table.fields!);
    return moving !== null && trail.length === 0 && this.table.update?.undo === null && (await this.table.undo());
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
    const verb = cell ? this.targets.get(cell) : undefined;
    if (!cell) return;
    if (verb === 'to' || verb === 'take') this.timer = setTimeout(() => void this.foretell(cell, verb), HOVER);
    else if (this.table.legal.some((action) => action.startsWith('to ')))
      this.timer = setTimeout(() => void this.warn(cell), HOVER);
  }

  /** A step that the rules bar because it would break the group: show what would be cut off. */
  private async warn(cell: string): Promise<void> {
    // In a lesson every question is a try.
    if (this.table.kind === 'lesson') return;
    const reason = await this.table.questions.reasonAgainst(`to ${cell}`).catch(() => null);
    const cut = reason?.facts?.cut;
    if (this.hovered !== cell || typeof cut !== 'string') return;
    this.foretold = { to: cell, lost: [], cut: cut.split(' '), barred: true };
  }

  private async foretell(cell: string, verb: string): Promise<void> {
    const action = `${verb} ${cell}`;
    const events = await this.table.questions
      .preview(verb === 'to' ? [action, 'finish'] : [action])
      .catch(() => this.table.questions.preview([action]))
      .catch(() => []);
    if (this.hovered !== cell) return;
    this.foretold = {
      to: cell,
      lost: events
        .filter((event) => event.kind === 'eliminated' || event.kind === 'totem-eliminated')
        .map((event) => String(event.facts.cell)),
      cut: events
        .filter((event) => event.kind === 'cut-off' || event.kind === 'player-out')
        .flatMap((event) => event.facts.cells as string[]),
    };
  }
}
