// A finished game, read in parts. The board is handed a table that looks like a live one and takes no action.
import { loadGame, type Fields, type Game } from '../games/game';
import { api, Refusal } from '../net/api';
import type { MomentInfo, Reason, TableInfo } from '../protocol.gen';
import { settings } from '../settings/settings.svelte';
import { letterOf, nameOf } from '../table/seats';
import { Stage } from '../table/stage.svelte';
import type { TableState } from '../table/table.svelte';
import { Teller } from '../words/teller';
import { t, words } from '../words/words.svelte';

const PART = 100;
const PAUSE = 700;

export class ReplayState {
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<Game | null>(null);
  moments = $state.raw<MomentInfo[]>([]);
  stage = $state.raw<Stage | null>(null);
  at = $state(0);
  seat = $state(0);
  playing = $state(false);
  fault = $state.raw<Reason | null>(null);
  readonly total = $derived(Math.max(0, this.moments.length - 1));
  readonly table = new ReplayTable(this) as unknown as TableState;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    query: URLSearchParams,
  ) {
    void this.open(query);
  }

  readonly lines = $derived(
    this.moments
      .flatMap((moment, at) =>
        moment.events.map((event) => ({
          at,
          seat: Number(event.facts.seat ?? 0),
          text: this.table.teller.event(event),
        })),
      )
      .map((line, place) => ({ ...line, place })),
  );

  readonly caption = $derived.by(() => {
    const moment = this.moments[this.at];
    const told = moment?.events.map((event) => this.table.teller.event(event)).join(' ');
    return told || (this.at === 0 ? t('web-replay-opening') : (moment?.action ?? ''));
  });

  private async open(query: URLSearchParams): Promise<void> {
    try {
      this.info = await api.table(this.id);
      await words.need(this.info.game);
      this.game = await loadGame(this.info.game);
      if (this.game) this.stage = new Stage(this.game);
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
    if (to === this.at + 1) this.stage.take(moment.events, moment.view.fields as Fields);
    else this.stage.show(moment.view.fields as Fields);
    this.at = to;
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.at === this.total) this.go(0);
    this.next();
  }

  close(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private next(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    this.timer = setTimeout(
      () => {
        if (!this.stage?.playing) this.go(this.at + 1);
        if (this.at >= this.total) this.playing = false;
        this.next();
      },
      Math.max(150, PAUSE * (settings.pace || 0.5)),
    );
  }
}

/** What boards ask of a table, answered by a replay. */
class ReplayTable {
  readonly legal: string[] = [];
  readonly waiting: number[] = [];
  readonly asked = false;
  readonly hidden = false;
  readonly over = false;
  readonly past = 0;
  readonly sending = null;
  readonly shared = false;
  readonly play: unknown;
  private made: unknown;

  constructor(private readonly replay: ReplayState) {
    Object.defineProperty(this, 'play', {
      get: () => (this.made ??= this.replay.game?.play(this as unknown as TableState)),
    });
  }

  get info() {
    return this.replay.info;
  }
  get game() {
    return this.replay.game;
  }
  get stage() {
    return this.replay.stage;
  }
  get seat() {
    return this.replay.seat;
  }
  get watching() {
    return this.replay.seat === 0;
  }
  get fields() {
    return (this.replay.moments[this.replay.at]?.view.fields ?? null) as Fields | null;
  }
  get names() {
    return this.info?.seats.map(nameOf) ?? [];
  }
  get teller() {
    return new Teller(this.info?.game ?? '', this.names, this.game?.fact);
  }
  seatInfo(seat: number) {
    return this.info?.seats[seat - 1];
  }
  letter(seat: number) {
    return letterOf(this.seatInfo(seat)?.colour ?? '', seat);
  }
  readonly clocks = { left: () => null, window: null };
}
