// A game read in parts and shown moment by moment: a table as any other, at which nobody acts.
import { loadGame, type Fields, type Game } from '../games/game';
import { api, Refusal } from '../net/api';
import type { Event, MomentInfo, Reason, Replay as Part, SeatInfo, TableInfo } from '../protocol.gen';
import { settings } from '../settings/settings.svelte';
import { arranged, textOf, type Line } from '../table/log/log.svelte';
import { Notices } from '../table/notices/notices.svelte';
import { letterIn, nameOf } from '../table/players/seats';
import type { Questions, Table } from '../table/table';
import { Stage } from '../board/stage.svelte';
import { Teller } from '../words/teller';
import { t, words } from '../words/words.svelte';

const PART = 100;
const PAUSE = 700;

/** A replay has no open decision. */
const NO_QUESTIONS: Questions = {
  hint: null,
  hinting: false,
  askHint: () => Promise.resolve(),
  preview: () => Promise.resolve([]),
  reasonAgainst: () => Promise.resolve(null),
  foresee: () => Promise.resolve([]),
};

/** Where a replay comes from: a table of the server, or one position that is looked at. */
export interface Source {
  table(): Promise<TableInfo>;
  part(seat: number, from: number, count: number): Promise<Part>;
}

const served = (id: string): Source => ({
  table: () => api.table(id),
  part: (seat, from, count) => api.replay(id, seat, from, count),
});

export class Replay implements Table {
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<Game | null>(null);
  moments = $state.raw<MomentInfo[]>([]);
  stage = $state.raw<Stage | null>(null);
  play = $state.raw<unknown>(null);
  /** The number of the moment that is shown. */
  at = $state(0);
  seat = $state(0);
  /** It goes on by itself. */
  running = $state(false);
  speed = $state(1);
  fault = $state.raw<Reason | null>(null);
  readonly total = $derived(Math.max(0, this.moments.length - 1));
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whose view is being read: a long game may take a while, and somebody else may be chosen meanwhile. */
  private wanted: number | null = null;

  constructor(
    readonly id: string,
    query: URLSearchParams,
    private readonly source: Source = served(id),
  ) {
    void this.open(query);
  }

  // As a table.

  readonly kind = 'replay';
  readonly update = null;
  readonly legal: string[] = [];
  readonly waiting: number[] = [];
  readonly movers: number[] = [];
  readonly asked = false;
  readonly behind = false;
  readonly turnEnd = null;
  readonly shared = false;
  readonly hidden = false;
  /** The last moment is the end of the game. */
  readonly over = $derived(this.moments.length > 0 && this.at === this.total);
  readonly past = 0;
  readonly pointed: string[] = [];
  readonly sending = null;
  readonly undone: string[] = [];
  readonly clocks = { left: () => null, window: null, whole: 0 };
  readonly notices = new Notices();
  readonly questions = NO_QUESTIONS;
  readonly watching = $derived(this.seat === 0);
  readonly fields = $derived((this.moments[this.at]?.view.fields ?? null) as Fields | null);
  readonly names = $derived(this.info?.seats.map(nameOf) ?? []);
  readonly teller = $derived(new Teller(this.info?.game ?? '', this.names, this.game?.vocabulary, this.game?.saying));

  seatInfo(seat: number): SeatInfo | undefined {
    return this.info?.seats[seat - 1];
  }

  letter(seat: number): string {
    return letterIn(this, seat);
  }

  act = (): Promise<boolean> => Promise.resolve(false);
  undo = (): Promise<boolean> => Promise.resolve(false);
  restart = (): Promise<boolean> => Promise.resolve(false);
  redo = (): Promise<void> => Promise.resolve();
  why = (): Promise<void> => Promise.resolve();
  wait = (): Promise<boolean> => Promise.resolve(false);
  openHand = (): Promise<void> => Promise.resolve();

  refused(error: unknown): void {
    throw error;
  }

  // What happened.

  private readonly told = $derived(
    this.moments.flatMap((moment, at) =>
      moment.events.map((event, place) => ({
        place: moment.line + place,
        event,
        seat: Number(event.facts.seat ?? 0),
        at: 0,
        number: at,
      })),
    ),
  );
  /** One line a turn, each with its acts; a line's `number` is the moment after it. */
  readonly lines = $derived(arranged(this.told, this.game, false));

  textOf(line: Line): string {
    return textOf(line, this.game, this.teller);
  }

  /** In the middle of a turn, what has happened of it. */
  private toldSoFar(line: Line): string {
    const parts = line.parts?.filter((part) => part.number <= this.at);
    return this.textOf(parts?.length ? { ...line, parts } : line);
  }

  /** Where each step ends: after a turn, or after each move that is told. */
  private readonly ends = $derived.by(() => {
    const lines = settings.liked.detail ? this.lines.flatMap((line) => line.acts ?? [line]) : this.lines;
    return [...new Set([0, ...lines.map((line) => line.number), this.total])].sort((a, b) => a - b);
  });
  private readonly turnEnds = $derived([...new Set([0, ...this.lines.map((line) => line.number), this.total])]);
  readonly steps = $derived(this.ends.length - 1);
  /** The step that is shown, or the one on whose way the moment is. */
  readonly step = $derived(before(this.ends, this.at + 1));

  /** The turn that is shown. */
  readonly line = $derived.by(() => {
    const at = this.lines.findIndex((line) => line.number >= this.at);
    return this.at === 0 ? null : (this.lines[at] ?? this.lines.at(-1) ?? null);
  });

  readonly caption = $derived.by(() => {
    if (this.at === 0) return t('web-replay-opening');
    const { line } = this;
    if (!settings.liked.detail || !line) return line ? this.toldSoFar(line) : '';
    const moment = this.moments[this.at];
    return moment?.events.map((event) => this.teller.event(event)).join(' ') || (moment?.action ?? '');
  });

  private async open(query: URLSearchParams): Promise<void> {
    try {
      this.info = await this.source.table();
      await words.need(this.info.game);
      this.game = await loadGame(this.info.game);
      if (this.game) this.stage = new Stage(this.game, true);
      this.play = this.game?.play(this) ?? null;
      const own = this.info.seats.find((seat) => seat.yours)?.seat ?? 0;
      await this.read(Number(query.get('seat') ?? own));
      const event = query.get('event');
      this.go(event === null ? Number(query.get('at') ?? 0) : this.momentOf(Number(event)));
    } catch (error) {
      this.failed(error);
    }
  }

  private failed(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.fault = error.reason;
  }

  /** The moment that told a line of the log. */
  private momentOf(line: number): number {
    return Math.max(
      0,
      this.moments.findLastIndex((moment) => moment.events.length > 0 && moment.line <= line),
    );
  }

  /** See it from another seat. */
  view = (seat: number): Promise<void> => this.read(seat).catch((error: unknown) => this.failed(error));

  private async read(seat: number): Promise<void> {
    this.wanted = seat;
    const found: MomentInfo[] = [];
    for (let total = 1; found.length < total;) {
      const part = await this.source.part(seat, found.length, PART);
      if (this.wanted !== seat) return;
      if (!part.moments.length) break;
      found.push(...part.moments);
      total = part.total;
    }
    this.seat = seat;
    this.moments = found;
    this.go(Math.min(this.at, this.total));
  }

  /** Go to a moment, with the marks that the turn has left so far. */
  go(at: number): void {
    const to = Math.max(0, Math.min(this.total, at));
    this.at = to;
    if (!this.stage || !this.moments.length) return;
    const from = to === 0 ? 0 : (this.turnEnds.findLast((end) => end < to) ?? 0);
    this.stage.arrive(this.fieldsAt(from), this.acts(from, to));
  }

  /** One step on, shown as it happened; or several, or back, at once. */
  move(steps: number): void {
    const to = this.ends[Math.max(0, Math.min(this.steps, this.step + steps))] ?? 0;
    if (steps === 1) this.show(to);
    else this.go(steps < 0 && this.at > (this.ends[this.step] ?? 0) ? this.ends[this.step]! : to);
  }

  /** To where the next turn has ended, as it happened; or back to where the one before had. */
  turn(turns: 1 | -1): void {
    const to = turns > 0 ? this.turnEnds.find((end) => end > this.at) : this.turnEnds.findLast((end) => end < this.at);
    if (to === undefined) return;
    if (turns > 0) this.show(to);
    else this.go(to);
  }

  private show(to: number): void {
    const from = this.at;
    if (to <= from || !this.stage) return;
    // What is still under way is there already.
    if (this.stage.playing) this.go(from);
    this.at = to;
    for (const { events, fields } of this.acts(from, to)) this.stage.play(events, fields);
  }

  private fieldsAt(at: number): Fields {
    return this.moments[at]!.view.fields as Fields;
  }

  private acts(from: number, to: number): { events: Event[]; fields: Fields }[] {
    return this.moments.slice(from + 1, to + 1).map(({ events, view }) => ({ events, fields: view.fields as Fields }));
  }

  toggle(): void {
    this.running = !this.running;
    if (this.running && this.at === this.total) this.go(0);
    this.next(0);
  }

  /** How many times as fast. */
  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.stage) this.stage.speed = speed;
  }

  close(): void {
    this.wanted = null;
    this.running = false;
    clearTimeout(this.timer);
  }

  private next(pause = PAUSE): void {
    clearTimeout(this.timer);
    if (!this.running) return;
    this.timer = setTimeout(
      () => {
        // The last step is looked at until it is over.
        if (!this.stage?.playing) {
          if (this.at >= this.total) this.running = false;
          else this.move(1);
        }
        this.next();
      },
      Math.max(60, (pause * (settings.pace || 0.5)) / this.speed),
    );
  }
}

/** The place of the last one below a bound. */
const before = (ends: number[], bound: number) =>
  Math.max(
    0,
    ends.findLastIndex((end) => end < bound),
  );
