// What the player at the screen has picked up: cards of the hand, a way on the board. What is possible comes as legal
// actions, what would follow as ways from the server.
import type { Anchor } from '../../../board/viewport.svelte';
import type { WayAhead } from '../../../protocol.gen';
import { api } from '../../../net/api';
import type { Table } from '../../../table/table';
import type { Vocabulary } from '../../vocabulary';
import { raceFields } from '../fields';
import { distinct, endOf, outcomeOf, resultOf, type Outcome } from './outcome';
import type { RaceScene } from '../scene';

export class RacePlay {
  /** Places in the hand. */
  chosen = $state.raw<number[]>([]);
  discarding = $state(false);
  outcomes = $state.raw<Outcome[]>([]);
  /** What comes of the announced act if nobody stops it: one way, or several that are still to be chosen from. */
  announced = $state.raw<Outcome[]>([]);
  /** The way that is looked at. */
  looked = $state(0);
  /** A cow that has been picked up. */
  cow = $state('');
  cursor = $state<string | null>(null);
  /** What stops a step that was asked about. */
  barred = $state<string | null>(null);
  private asking = '';
  private foretold = '';
  /** What is left of the way that was chosen with the card: it is taken when the window has closed. */
  private plan: { seat: number; made: number; rest: string[]; result: string } | null = null;

  constructor(
    readonly table: Table,
    private readonly vocabulary: Vocabulary,
  ) {}

  readonly fields = $derived.by(() => (this.table.fields ? raceFields(this.table.fields) : null));
  readonly scene = $derived.by(() => (this.table.stage?.scene ?? null) as RaceScene | null);
  readonly hand = $derived.by(() => (this.table.seat ? (this.fields?.hand ?? []) : []));
  readonly cards = $derived.by(() => this.chosen.flatMap((place) => this.hand[place] ?? []));
  readonly moving = $derived.by(
    () => this.vocabulary.moving.includes(this.fields?.step ?? '') && this.table.legal.length > 0,
  );

  /** The action that the chosen cards stand for; empty if they stand for none. */
  readonly action = $derived.by(() => {
    if (this.discarding || !this.cards.length) return '';
    const [one, two] = this.cards;
    const wishes = two ? [`play ${one} with ${two}`, `play ${two} with ${one}`] : [`play ${one}`];
    return wishes.find((wish) => this.table.legal.includes(wish)) ?? '';
  });

  /** What would follow is shown of this. */
  readonly outcome = $derived.by(() => this.outcomes[Math.min(this.looked, this.outcomes.length - 1)] ?? null);

  /** The seat other than the own that this way would let win. */
  readonly warning = $derived.by(() => this.warns(this.outcome));

  warns(outcome: Outcome | null): number {
    return outcome && outcome.winner && outcome.winner !== this.table.seat ? outcome.winner : 0;
  }

  /** Whether this is the first word of an action that names a player. */
  namesSeat(verb = ''): boolean {
    return this.vocabulary.actions[verb]?.[0] === 'seat';
  }

  can(card: string): boolean {
    const { legal } = this.table;
    if (this.discarding || this.fields?.step === 'toll') return legal.includes(`discard ${card}`);
    return legal.some(
      (action) =>
        action === `play ${card}` || action.startsWith(`play ${card} with `) || action.endsWith(` with ${card}`),
    );
  }

  /** Tap a card: pick it up, put it back, or add it to another one that it can be played with. */
  async choose(place: number, anchor: Anchor | null): Promise<void> {
    const card = this.hand[place];
    if (!card) return;
    // A covered card says nothing, not even why it cannot be played.
    if (this.table.watching || this.table.hidden) return;
    if (!this.table.legal.length) {
      await this.table.why(`play ${card}`, anchor);
      return;
    }
    if (this.chosen.includes(place)) this.chosen = this.chosen.filter((each) => each !== place);
    else if (this.discarding && this.can(card)) this.chosen = [...this.chosen, place];
    else if (!this.can(card)) {
      await this.table.why(`${this.discarding || this.fields?.step === 'toll' ? 'discard' : 'play'} ${card}`, anchor);
      return;
    } else {
      const first = this.chosen.length === 1 ? this.hand[this.chosen[0]!] : undefined;
      const pair = first === undefined ? [] : [`play ${first} with ${card}`, `play ${card} with ${first}`];
      const goes = pair.some((action) => this.table.legal.includes(action));
      this.chosen = goes ? [...this.chosen, place] : [place];
    }
    await this.foresee();
  }

  putBack(): void {
    this.chosen = [];
    this.discarding = false;
    this.cow = '';
    void this.foresee();
  }

  setDiscarding(on: boolean): void {
    this.discarding = on;
    this.chosen = [];
    void this.foresee();
  }

  /** Ask for the ways on: of the chosen card, or of the movement under way. */
  async foresee(): Promise<void> {
    const actions = this.action ? [this.action] : [];
    const wanted = `${this.table.update?.number} ${this.table.seat} ${actions.join()}`;
    if (!this.action && !this.moving) {
      this.asking = '';
      this.outcomes = [];
      // What came since is no window: there is nothing to go on with.
      if (this.fields?.step !== 'window' && this.table.update?.number !== this.plan?.made) this.plan = null;
      return;
    }
    if (wanted === this.asking) return;
    this.asking = wanted;
    this.outcomes = [];
    this.looked = 0;
    const fields = this.fields;
    const ways = await this.table.questions.foresee(actions).catch((): WayAhead[] => []);
    if (this.asking !== wanted || !fields) return;
    const found = ways.map((way) => outcomeOf(way, fields));
    const planned = this.action ? undefined : found.find((outcome) => this.isPlanned(outcome));
    this.plan = null;
    if (planned) await this.take(planned);
    else this.outcomes = distinct(found);
  }

  /** It was chosen already, and still leads to what was to be seen then. */
  private isPlanned(outcome: Outcome): boolean {
    const { plan, table } = this;
    return (
      plan?.seat === table.seat &&
      plan.rest.join() === outcome.way.actions.join() &&
      plan.result === resultOf(outcome) &&
      !this.warns(outcome)
    );
  }

  /** In a reaction window: ask what is announced. */
  async lookAhead(): Promise<void> {
    const { table, fields } = this;
    const wanted = fields?.step === 'window' && !table.watching ? `${table.update?.number} ${table.seat}` : '';
    if (wanted === this.foretold) return;
    this.foretold = wanted;
    this.announced = [];
    if (!wanted || !fields) return;
    const ways = await table.questions.foresee([]).catch((): WayAhead[] => []);
    if (this.foretold === wanted) this.announced = ways.map((way) => outcomeOf(way, fields));
  }

  /** One tap takes a way: as much of it as can be sent now, all or none. */
  async take(outcome: Outcome): Promise<void> {
    const { actions, ready } = outcome.way;
    if (!ready) return;
    this.chosen = [];
    // Before the rest somebody may answer; it is kept, so that the same way is not asked for twice.
    const { seat, update } = this.table;
    this.plan =
      actions.length > ready
        ? { seat, made: update?.number ?? 0, rest: actions.slice(ready), result: resultOf(outcome) }
        : null;
    if (!(await this.table.act(actions.slice(0, ready), { sure: this.warns(outcome) > 0 }))) this.plan = null;
  }

  /** A card was dropped on the board: played at once where there is one way to play it. */
  async playDropped(place: number): Promise<void> {
    if (!this.chosen.includes(place)) await this.choose(place, null);
    if (!this.action) return;
    const [only, other] = this.outcomes;
    if (only && !other && !this.warns(only)) await this.take(only);
    else if (!only) await this.table.act(this.action);
  }

  /** Add a card that a finger or the mouse is drawn over, while cards are picked for the discards. */
  sweep(place: number): void {
    const card = this.hand[place];
    if (card && !this.chosen.includes(place) && this.can(card)) this.chosen = [...this.chosen, place];
  }

  /** All at once; `thenEnd`: and the turn is over. */
  async discard(thenEnd = false): Promise<void> {
    const cards = this.cards;
    this.chosen = [];
    // Each discard is shown to all at once, so a list of them would be too long: one after the other.
    for (const card of cards) if (!(await this.table.act(`discard ${card}`))) return;
    this.discarding = false;
    if (thenEnd && this.table.update?.legal.includes('end')) await this.table.act('end');
  }

  // The board.

  /** Cells that may be pressed, and what that does. */
  readonly targets = $derived.by(() => {
    const found = new Map<string, () => unknown>();
    const { legal } = this.table;
    const leads = this.fields?.leads ?? {};
    this.outcomes.forEach((outcome, place) => {
      const end = endOf(outcome);
      if (!end) return;
      const alone = this.outcomes.filter((each) => endOf(each) === end).length === 1;
      if (alone || place === this.looked) found.set(end, () => this.take(outcome));
      else if (!found.has(end)) found.set(end, () => (this.looked = place));
    });
    for (const action of legal) {
      const cell = leads[action];
      if (!cell) continue;
      if (!action.startsWith('cow ')) found.set(cell, () => this.table.act(action));
      else if (action.split(' ')[1] === this.cow) found.set(cell, () => this.moveCow(action, cell));
    }
    return found;
  });

  /** By the cell where they end, the numbers of the ways in the list. */
  readonly numbers = $derived.by(() => {
    const found: Record<string, string> = {};
    if (this.outcomes.length < 2) return found;
    this.outcomes.forEach((outcome, place) => {
      const end = endOf(outcome);
      if (end) found[end] = found[end] ? `${found[end]},${place + 1}` : String(place + 1);
    });
    // More than a few are counted: the list has them all.
    for (const [cell, numbers] of Object.entries(found)) {
      const [first, ...more] = numbers.split(',');
      if (more.length > 2) found[cell] = `${first}…`;
    }
    return found;
  });

  /** Animals that may be chosen: cows, and the elephants of those who may be named. */
  readonly choices = $derived.by(() => {
    const found = new Map<string, () => unknown>();
    const fields = this.fields;
    if (!fields) return found;
    for (const action of this.table.legal) {
      const [verb, what = ''] = action.split(' ');
      if (verb === 'cow' && what !== this.cow) found.set(what, () => (this.cow = what));
      if (this.namesSeat(verb)) {
        fields.owners.forEach((owner, place) => {
          const cell = fields.elephants[place] ?? '';
          if (owner === Number(what) && /\d/.test(cell)) found.set(cell, () => this.table.act(action));
        });
      }
    }
    return found;
  });

  private async moveCow(action: string, cell: string): Promise<void> {
    // The last step ends the herding: then no cow is held any more.
    if (await this.table.act(action)) this.cow = this.fields?.step === 'herd' ? cell : '';
  }

  async press(cell: string, anchor: Anchor | null): Promise<void> {
    const act = this.targets.get(cell) ?? this.choices.get(cell);
    if (act) await act();
    else await this.ask(cell, anchor);
  }

  /** A vain press on a neighbouring cell asks why that step is not possible. */
  private async ask(cell: string, anchor: Anchor | null): Promise<void> {
    const { fields } = this;
    if (!fields || !this.table.legal.length) return;
    if (fields.step === 'place') await this.table.why(`start ${cell}`, anchor);
    const action = Object.keys(fields.leads).find(
      (each) => fields.leads[each] === cell && (!each.startsWith('cow ') || each.split(' ')[1] === this.cow),
    );
    if (!action || fields.step === 'place') return;
    this.barred = cell;
    setTimeout(() => (this.barred = null), 900);
    await this.table.why(action, anchor);
  }

  /** Look at the way that ends here. */
  look(cell: string | null): void {
    const place = this.outcomes.findIndex((outcome) => endOf(outcome) === cell);
    if (place >= 0 && endOf(this.outcomes[this.looked]!) !== cell) this.looked = place;
  }

  // Standing orders.

  readonly passing = $derived.by(() => {
    const seat = this.table.seatInfo(this.table.seat);
    return !!(seat?.pass_turn || seat?.auto_pass);
  });

  async setPassing(on: boolean): Promise<void> {
    const orders = on ? { pass_turn: true } : { pass_turn: false, auto_pass: false };
    try {
      await api.seatSettings(this.table.id, this.table.seat, orders);
    } catch (error) {
      this.table.refused(error);
    }
  }
}
