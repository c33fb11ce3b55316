// One table as this browser sees it: the seats it holds, what each is shown, and everything it may ask of the server.
import { loadGame, type Fields, type Game } from '../games/game';
import { api, Refusal } from '../net/api';
import { Connection, type FromServer, type Source } from '../net/connection.svelte';
import type { Because, Done, Event, Log, Reason, Said, SeatInfo, TableInfo, Update } from '../protocol.gen';
import { settings } from '../settings/settings.svelte';
import { sound } from '../sound/sound.svelte';
import { Teller } from '../words/teller';
import { words } from '../words/words.svelte';
import { letterOf, nameOf } from './seats';
import { TableClocks } from './clock.svelte';
import { TableLog } from './log.svelte';
import { Notices } from './notices.svelte';
import { Past } from './past.svelte';
import { Questions } from './questions.svelte';
import { SharedScreen } from './screen.svelte';
import { Shoulders } from './shoulders';
import { Stage } from './stage.svelte';

/** The log is read anew when it has been quiet for so long: live lines come with the updates. */
const LOG_DELAY = 900;

export class TableState {
  info = $state.raw<TableInfo | null>(null);
  /** The drawn game; null while it loads, or where there is none and text mode plays. */
  game = $state.raw<Game | null>(null);
  loaded = $state(false);
  /** Why the table cannot be shown. */
  failure = $state.raw<Reason | null>(null);
  updates = $state.raw<Record<number, Update>>({});
  /** The seat whose view this screen shows; 0 for the public one. A watcher may look over a shoulder. */
  seat = $state(0);
  chat = $state.raw<Said[]>([]);
  unread = $state(0);
  /** Actions that their owner is asked about before they are sent. */
  confirming = $state.raw<string[] | null>(null);
  /** An action is on its way: nothing else can be sent meanwhile. */
  sending = $state<string[] | null>(null);
  /** Actions taken back, newest last: `redo` sends them again. */
  undone = $state.raw<string[]>([]);
  play = $state.raw<unknown>(null);
  stage = $state.raw<Stage | null>(null);

  readonly clocks = new TableClocks();
  readonly log = new TableLog();
  readonly notices = new Notices();
  readonly questions = new Questions(this);
  readonly screen = new SharedScreen(this);
  readonly shoulders = new Shoulders(this);
  readonly back = new Past(this);
  readonly connection: Source;
  private readonly have: Record<number, number> = {};
  /** By seat, the highest number since the last welcome. */
  private newest: Record<number, number> = {};
  private logTimer: ReturnType<typeof setTimeout> | undefined;
  private ownSeats: number[] = [];
  private catching = false;

  constructor(
    readonly id: string,
    source?: (hear: (message: FromServer) => Promise<void>) => Source,
  ) {
    if (source) {
      this.connection = source((message) => this.hear(message));
      return;
    }
    this.connection = new Connection(
      id,
      () => this.have,
      () => this.chat.at(-1)?.number ?? 0,
      () => (this.watching ? this.seat : 0),
      (message) => void this.hear(message),
    );
    void api.table(id).then(
      (info) => this.meet(info),
      (error: unknown) => (this.failure = error instanceof Refusal ? error.reason : { code: 'offline' }),
    );
  }

  // What is there.

  readonly update = $derived(this.updates[this.seat] ?? Object.values(this.updates)[0] ?? null);
  readonly fields = $derived((this.update?.view.fields ?? null) as Fields | null);
  /** Nothing can be sent: an action is under way, the past is shown, the curtain is down, the table pauses, or the server
   * is out of reach. */
  readonly locked = $derived.by(
    () =>
      this.sending !== null ||
      this.past > 0 ||
      this.screen.closed ||
      this.info?.phase === 'paused' ||
      this.connection.phase !== 'connected',
  );
  readonly legal = $derived(this.locked ? [] : (this.update?.legal ?? []));
  readonly waiting = $derived(this.update?.waiting ?? []);
  readonly over = $derived(this.update?.result !== undefined);
  readonly yours = $derived(this.info?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? []);
  /** Nobody at this screen plays here. */
  readonly watching = $derived(this.yours.length === 0);
  readonly shared = $derived(this.yours.length > 1);
  readonly asked = $derived(!this.watching && this.waiting.includes(this.seat));
  readonly names = $derived(this.info?.seats.map(nameOf) ?? []);
  readonly teller = $derived(new Teller(this.info?.game ?? '', this.names, this.game?.fact));
  /** A past moment is looked at. */
  readonly past = $derived.by(() => this.back.at);
  readonly hidden = $derived.by(() => this.shared && (this.game?.secrets ?? false) && this.screen.covered);

  seatInfo(seat: number): SeatInfo | undefined {
    return this.info?.seats[seat - 1];
  }

  letter(seat: number): string {
    return letterOf(this.seatInfo(seat)?.colour ?? '', seat);
  }

  // What is asked of the server.

  /**
   * One action, or a list taken all or none. What the server refuses is said in its words. Whoever wants to be asked
   * before everything, or before what cannot be mended, is asked; `sure` has been.
   */
  async act(actions: string | string[], { again = false, sure = false } = {}): Promise<boolean> {
    const list = Array.isArray(actions) ? actions : [actions];
    const update = this.update;
    if (!update || this.sending) return false;
    const { confirm } = settings.liked;
    const risky = confirm === 'risky' && list.some((action) => this.game?.risky(action));
    if (!sure && (risky || confirm === 'always')) {
      this.confirming = list;
      return false;
    }
    this.confirming = null;
    this.stage?.finish();
    this.sending = list;
    try {
      await this.connection.ask<Done>({ type: 'act', seat: this.seat, decision: update.decision, actions: list });
      if (!again) this.undone = [];
      return true;
    } catch (error) {
      this.refused(error);
      return false;
    } finally {
      this.sending = null;
    }
  }

  async undo(all = false): Promise<boolean> {
    const update = this.update;
    if (!update) return false;
    if (update.undo) {
      this.notices.refuse(update.undo);
      return false;
    }
    try {
      await this.connection.ask<Done>({ type: 'undo', seat: this.seat, decision: update.decision, all });
      return true;
    } catch (error) {
      this.refused(error);
      return false;
    }
  }

  /** Take back all that can be taken back. */
  restart(): Promise<boolean> {
    return this.undo(true);
  }

  async redo(): Promise<void> {
    const action = this.undone.at(-1);
    if (!action) return;
    const rest = this.undone.slice(0, -1);
    if (await this.act(action, { again: true })) this.undone = rest;
  }

  /** Why can't I? Said beside the thing that was pressed. */
  async why(action: string, anchor: Element | null, title = this.teller.action(action)): Promise<void> {
    const { seat } = this;
    try {
      const because = await this.connection.ask<Because>({ type: 'why', seat, action });
      if (because.reason && seat === this.seat) this.notices.explain(because.reason, title, anchor);
    } catch (error) {
      this.refused(error);
    }
  }

  async say(text: string): Promise<void> {
    try {
      await this.connection.ask({ type: 'chat', text });
    } catch (error) {
      this.refused(error);
    }
  }

  refused(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    sound.play('refused');
    this.notices.refuse(error.reason);
  }

  /** Show the table as this seat sees it. */
  show(seat: number): void {
    if (seat !== this.seat) {
      this.stage?.forget();
      this.undone = [];
    }
    this.seat = seat;
    this.confirming = null;
    this.notices.forget();
    this.questions.forget();
    this.back.forget();
    if (this.watching) this.log.lines = [];
    if (this.fields) this.stage?.show(this.fields);
    this.play = this.game?.play(this) ?? null;
    this.readLog();
  }

  close(): void {
    this.connection.close();
    this.clocks.stop();
    clearTimeout(this.logTimer);
  }

  // What the server tells.

  private async hear(message: FromServer): Promise<void> {
    switch (message.type) {
      case 'welcome':
        this.newest = {};
        this.keep(message.seats);
        this.catching = Object.keys(this.have).length > 0;
        await this.meet(message.table);
        break;
      case 'table':
        this.keep(message.seats);
        this.shoulders.compare(message.table);
        await this.meet(message.table);
        break;
      case 'update':
        await this.take(message);
        break;
      case 'said':
        if (!this.chat.some((said) => said.number === message.number)) {
          this.chat = [...this.chat, message];
          this.unread += 1;
          const fresh = Date.now() / 1000 - message.at < 30;
          if (fresh && !settings.liked.chatMuted && !this.yours.includes(message.seat)) sound.play('chat');
        }
        break;
    }
  }

  /** These are the views that come from now on: what others showed is not kept. */
  private keep(seats: number[]): void {
    this.ownSeats = seats;
    for (const seat of Object.keys(this.have)
      .map(Number)
      .filter((each) => !seats.includes(each))) {
      delete this.have[seat];
      delete this.newest[seat];
    }
    const kept = Object.entries(this.updates).filter(([seat]) => seats.includes(Number(seat)));
    this.updates = Object.fromEntries(kept);
  }

  private async meet(info: TableInfo): Promise<void> {
    this.info = info;
    if (!this.loaded) {
      await words.need(info.game);
      this.game = await loadGame(info.game);
      this.loaded = true;
      if (this.game) this.stage = new Stage(this.game);
      this.play = this.game?.play(this) ?? null;
      if (this.stage && this.fields) this.stage.show(this.fields);
    }
    if (!this.ownSeats.includes(this.seat) && this.ownSeats.length) this.show(this.ownSeats[0]!);
    this.screen.handOver();
  }

  private async take(update: Update): Promise<void> {
    // Numbers only grow. To a watcher who is kept behind, an old position may come after the end.
    if (update.number < (this.newest[update.seat] ?? 0)) return;
    this.newest[update.seat] = update.number;
    const before = this.have[update.seat] ?? 0;
    this.have[update.seat] = update.number;
    const next = update.number === before + 1 && update.events.length > 0;
    const wasAsked = this.asked;
    const previous = this.updates[update.seat];
    const first = previous === undefined;
    this.screen.decided(update, previous);
    this.updates = { ...this.updates, [update.seat]: update };
    if (first && Object.keys(this.updates).length === 1) this.seat = update.seat;
    if (update.seat !== this.seat) {
      this.screen.handOver();
      return;
    }
    this.questions.forget();
    // What was asked about belongs to a decision that is no longer open.
    if (update.decision !== previous?.decision || !update.waiting.includes(update.seat)) this.confirming = null;
    this.clocks.take(update.clocks);
    const taken = update.events.filter((event) => event.kind === 'undone' && event.facts.seat === this.seat);
    if (taken.length) this.undone = [...this.undone, ...taken.map((event) => String(event.facts.action))];
    this.back.keep(update);
    if (next && this.loaded) this.log.hear(update, this.openly);
    if (!this.past && this.stage) {
      if (next) this.stage.take(update.events, update.view.fields);
      else this.stage.show(update.view.fields);
    }
    if (this.catching && !next && before && update.number > before) this.notices.caughtUp(update.number - before);
    this.catching = false;
    this.readLog();
    if (this.asked && !wasAsked && !first) this.callToTurn(update);
    else if (next && !this.asked && passedOn(previous, update)) sound.play('turn-other');
    this.screen.handOver();
  }

  private callToTurn(update: Update): void {
    sound.play(this.game?.reaction?.(update.view.fields as Fields) ? 'reaction-open' : 'turn-yours');
    if (settings.liked.vibration) navigator.vibrate?.(60);
  }

  /** A screen that several people share tells of each event what all of them may hear. */
  private readonly openly = (event: Event): Event =>
    this.shared && !this.over && this.game?.open ? this.game.open(event) : event;

  private readLog(): void {
    clearTimeout(this.logTimer);
    this.logTimer = setTimeout(
      () => {
        const seat = this.seat;
        // Nothing is read while something moves: the log can wait. Nor before the game is there, which says what all may hear.
        if (!this.loaded || this.stage?.playing) this.readLog();
        else
          this.connection.ask<Log>({ type: 'read-log', seat }).then(
            (log) => {
              if (seat === this.seat) this.log.take(log, this.openly);
            },
            () => undefined,
          );
      },
      this.log.lines.length ? LOG_DELAY : 50,
    );
  }
}

/** The turn has gone from one player to another. */
function passedOn(before: Update | undefined, now: Update): boolean {
  return before?.waiting.length === 1 && now.waiting.length === 1 && before.waiting[0] !== now.waiting[0];
}
