// A game read in parts and shown moment by moment: a table as any other, at which nobody acts.
import { loadGame, type Fields, type Game } from '../games/game';
import { api, Refusal } from '../net/api';
import type { MomentInfo, Reason, SeatInfo, TableInfo } from '../protocol.gen';
import { settings } from '../settings/settings.svelte';
import { Notices } from '../table/notices/notices.svelte';
import { letterOf, nameOf } from '../table/players/seats';
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
  fault = $state.raw<Reason | null>(null);
  readonly total = $derived(Math.max(0, this.moments.length - 1));
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    query: URLSearchParams,
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
  readonly shared = false;
  readonly hidden = false;
  readonly over = false;
  readonly past = 0;
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
    return letterOf(this.seatInfo(seat)?.colour ?? '', seat);
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

  readonly lines = $derived(
    this.moments
      .flatMap((moment, at) =>
        moment.events.map((event) => ({
          at,
          seat: Number(event.facts.seat ?? 0),
          text: this.teller.event(event),
        })),
      )
      .map((line, place) => ({ ...line, place })),
  );

  readonly caption = $derived.by(() => {
    const moment = this.moments[this.at];
    const told = moment?.events.map((event) => this.teller.event(event)).join(' ');
    return told || (this.at === 0 ? t('web-replay-opening') : (moment?.action ?? ''));
  });

  private async open(query: URLSearchParams): Promise<void> {
    try {
      this.info = await api.table(this.id);
      await words.need(this.info.game);
      this.game = await loadGame(this.info.game);
      if (this.game) this.stage = new Stage(this.game);
      this.play = this.game?.play(this) ?? null;
      const own = this.info.seats.find((seat) => seat.yours)?.seat ?? 0;
      await this.view(Number(query.get('seat') ?? own));
      const event = query.get('event');
      this.go(event === null ? Number(query.get('at') ?? 0) : this.momentOf(Number(event)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.fault = error.reason;
    }
  }

  /** The moment that told a line of the log. */
  private momentOf(line: number): number {
    return Math.max(
      0,
      this.moments.findLastIndex((moment) => moment.events.length > 0 && moment.line <= line),
    );
  }

  async view(seat: number): Promise<void> {
    const found: MomentInfo[] = [];
    for (let total = 1; found.length < total;) {
      const part = await api.replay(this.id, seat, found.length, PART);
      if (!part.moments.length) break;
      found.push(...part.moments);
      total = part.total;
    }
    this.seat = seat;
    this.moments = found;
    this.go(Math.min(this.at, this.total));
  }

  /** Go to a moment: the next one is animated, others are shown. */
  go(at: number): void {
    const to = Math.max(0, Math.min(this.total, at));
    const moment = this.moments[to];
    if (!moment || !this.stage) {
      this.at = to;
      return;
    }
    if (to === this.at + 1) this.stage.play(moment.events, moment.view.fields as Fields);
    else this.stage.show(moment.view.fields as Fields);
    this.at = to;
  }

  toggle(): void {
    this.running = !this.running;
    if (this.running && this.at === this.total) this.go(0);
    this.next();
  }

  close(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  private next(): void {
    clearTimeout(this.timer);
    if (!this.running) return;
    this.timer = setTimeout(
      () => {
        if (!this.stage?.playing) this.go(this.at + 1);
        if (this.at >= this.total) this.running = false;
        this.next();
      },
      Math.max(150, PAUSE * (settings.pace || 0.5)),
    );
  }
}
