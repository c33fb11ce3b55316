// A table that is played, over the socket or in a lesson: the seats that this browser holds, what each is shown, and
// everything that may be asked of whoever answers.
import type { Anchor } from '../board/viewport.svelte';
import { Stage } from '../board/stage.svelte';
import { loadGame, type Fields, type Game } from '../games/game';
import { keepsSecrets, openly } from '../games/vocabulary';
import { api, Refusal } from '../net/api';
import { Connection, type Link } from '../net/connection.svelte';
import type { Event, FromServer, Reason, SeatInfo, TableInfo, Update } from '../protocol.gen';
import { settings } from '../settings/settings.svelte';
import { SITE } from '../site/mode';
import { keepTold, lastTold } from '../site/told';
import { sound } from '../sound/sound.svelte';
import { Teller } from '../words/teller';
import { words } from '../words/words.svelte';
import { TableChat } from './log/chat.svelte';
import { TableLog } from './log/log.svelte';
import { LookBack } from './log/lookBack.svelte';
import { Notices } from './notices/notices.svelte';
import { TableClocks } from './players/clock.svelte';
import { OpenHands } from './players/openHands';
import { letterIn, nameOf } from './players/seats';
import { SharedScreen } from './sharing/screen.svelte';
import type { Table } from './table';
import { TableQuestions } from './turn/questions.svelte';
import { TurnEnd } from './turn/turnEnd.svelte';

/** Milliseconds from which on a reaction window is a question that waits for an answer. */
export const LONG_WINDOW = 60_000;
/** Refusals of what was possible when it was pressed. */
const LATE = ['no-window', 'over'];

export class LiveTable implements Table {
  info = $state.raw<TableInfo | null>(null);
  /** The drawn game; null while it loads, or where there is none and text mode plays. */
  game = $state.raw<Game | null>(null);
  loaded = $state(false);
  /** Why the table cannot be shown. */
  failure = $state.raw<Reason | null>(null);
  updates = $state.raw<Record<number, Update>>({});
  /** The seat whose view this screen shows; 0 for the public one. A watcher may look at an open hand. */
  seat = $state(0);
  private nextMovers = $state.raw<number[]>([]);
  /** The last moves of the game have just been played: there is a moment to look at them. */
  lingers = $state(false);
  /** Actions that their owner is asked about before they are sent. */
  confirming = $state.raw<string[] | null>(null);
  /** An action is on its way: nothing else can be sent meanwhile. */
  sending = $state<string[] | null>(null);
  /** Actions taken back, newest last: `redo` sends them again. */
  undone = $state.raw<string[]>([]);
  /** Cells and cards that a lesson names. */
  pointed = $state.raw<string[]>([]);
  play = $state.raw<unknown>(null);
  stage = $state.raw<Stage | null>(null);

  readonly kind: 'live' | 'lesson';
  readonly clocks = new TableClocks();
  readonly log = new TableLog(this);
  readonly chat = new TableChat(this);
  readonly notices = new Notices();
  readonly questions = new TableQuestions(this);
  readonly turnEnd = new TurnEnd(this);
  readonly screen = new SharedScreen(this);
  readonly openHands = new OpenHands(this);
  readonly lookBack = new LookBack(this);
  readonly connection: Link;
  private readonly have: Record<number, number> = {};
  /** Which update told these fields. */
  private readonly told = new WeakMap<object, Update>();
  /** The last update of the seat on show that told more than its own act. */
  private news = $state(0);
  /** By seat, the highest number since the last welcome. */
  private newest: Record<number, number> = {};
  private ownSeats: number[] = [];
  /** The first update after coming back: how much was missed is told. */
  private catchingUp = false;

  constructor(
    readonly id: string,
    /** For a lesson: makes what answers in the server's place. */
    lesson?: (receive: (message: FromServer) => Promise<void>) => Link,
  ) {
    this.kind = lesson ? 'lesson' : 'live';
    if (lesson) {
      this.connection = lesson((message) => this.receive(message));
      return;
    }
    this.connection = new Connection(
      id,
      () => this.have,
      () => this.chat.last,
      () => (this.watching ? this.seat : 0),
      (message) => {
        if (SITE) keepTold(id, message);
        void this.receive(message);
      },
    );
    if (SITE) for (const message of lastTold(id)) void this.receive(message);
    void api.table(id).then(
      (info) => this.setInfo(info),
      (error: unknown) => {
        this.failure = error instanceof Refusal ? error.reason : { code: 'offline' };
        // Where there is no table there is nothing to come back to.
        if (error instanceof Refusal) this.connection.close();
      },
    );
  }

  // What is there.

  readonly update = $derived(this.updates[this.seat] ?? Object.values(this.updates)[0] ?? null);
  /** The newest update that the stage has shown whole; the present where nothing moves. */
  private readonly shown = $derived.by(() => {
    const { update, stage } = this;
    if (!update || !stage?.playing || this.kind !== 'live' || this.past || this.announces(update)) return update;
    const shown = stage.shown && this.told.get(stage.shown);
    if (!shown || shown.seat !== update.seat || shown.number >= this.news) return update;
    // The same question as before: others were ready meanwhile.
    const asks = (each: Update) => each.waiting.includes(each.seat);
    return asks(shown) && asks(update) && shown.decision === update.decision ? update : shown;
  });
  /** The stage still shows what others did before the open question: it is asked when it can be seen. */
  readonly behind = $derived(this.shown !== this.update);
  readonly fields = $derived((this.shown?.view.fields ?? null) as Fields | null);
  /** Lines of the log up to this update belong to what is shown. */
  readonly number = $derived(this.shown?.number ?? 0);
  readonly movers = $derived(this.behind ? (this.shown?.waiting ?? []) : this.nextMovers);
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
  readonly legal = $derived(this.locked || this.behind ? [] : (this.update?.legal ?? []));
  readonly waiting = $derived(this.shown?.waiting ?? []);
  readonly over = $derived(this.shown?.result !== undefined);
  readonly yours = $derived(this.info?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? []);
  /** Nobody at this screen plays here. */
  readonly watching = $derived(this.yours.length === 0);
  readonly shared = $derived(this.yours.length > 1);
  readonly asked = $derived(!this.watching && !this.behind && this.waiting.includes(this.seat));
  /** The one at the screen is called to decide. Nobody is called to a short window, whatever they hold. */
  readonly called = $derived.by(
    () => !this.watching && !!this.update?.waiting.includes(this.seat) && !this.announcesOnly(this.update),
  );
  readonly names = $derived(this.info?.seats.map(nameOf) ?? []);
  readonly teller = $derived(new Teller(this.info?.game ?? '', this.names, this.game?.vocabulary, this.game?.saying));
  /** Seats have something to hide: whoever shares a screen passes it behind a curtain. */
  readonly secrets = $derived(this.game !== null && keepsSecrets(this.game.vocabulary));
  readonly past = $derived.by(() => this.lookBack.at);
  readonly hidden = $derived.by(() => this.shared && this.secrets && this.screen.covered);

  seatInfo(seat: number): SeatInfo | undefined {
    return this.info?.seats[seat - 1];
  }

  letter(seat: number): string {
    return letterIn(this, seat);
  }

  // What is asked of the server.

  /**
   * One action, or a list taken all or none. What the server refuses is said in its words. Whoever wants to be asked
   * before everything, or before what cannot be mended, is asked; `sure` has been.
   */
  async act(actions: string | string[], { again = false, sure = false } = {}): Promise<boolean> {
    const list = Array.isArray(actions) ? actions : [actions];
    const update = this.update;
    if (!update || this.sending || this.catchUp()) return false;
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
      await this.connection.ask('act', { seat: this.seat, decision: update.decision, actions: list });
      if (!again) this.undone = [];
      return true;
    } catch (error) {
      this.refused(error);
      return false;
    } finally {
      this.sending = null;
    }
  }

  /** A press on what is not yet up to date shows the present first; gives whether it did. */
  catchUp(): boolean {
    if (!this.behind) return false;
    this.stage?.finish();
    return true;
  }

  async undo(all = false): Promise<boolean> {
    const update = this.update;
    if (!update) return false;
    if (update.undo && update.take_back) return this.askBack();
    if (update.undo) {
      this.notices.refuse(update.undo);
      return false;
    }
    try {
      await this.connection.ask('undo', { seat: this.seat, decision: update.decision, all });
      return true;
    } catch (error) {
      this.refused(error);
      return false;
    }
  }

  /** Nobody can take this back alone: ask the others. */
  private async askBack(): Promise<boolean> {
    try {
      await api.takeBack(this.id, this.seat);
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
  async why(action: string, anchor: Anchor | null, title = this.teller.action(action)): Promise<void> {
    if (this.catchUp()) return;
    const { seat } = this;
    try {
      const { reason, suggestion } = await this.connection.ask('why', { seat, action });
      if (reason && seat === this.seat) this.notices.explain({ reason, suggestion }, title, anchor);
    } catch (error) {
      this.refused(error);
    }
  }

  async wait(): Promise<boolean> {
    try {
      await this.connection.ask('wait', { seat: this.seat });
      return true;
    } catch (error) {
      this.refused(error);
      return false;
    }
  }

  openHand(open: boolean): Promise<void> {
    return this.openHands.set(open);
  }

  refused(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    // A press that crossed the end of a window or of the game: what came instead says enough.
    if (LATE.includes(error.reason.code)) return;
    sound.play('refused');
    this.notices.refuse(error.reason, error.suggestion);
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
    this.lookBack.forget();
    if (this.watching) this.log.lines = [];
    if (this.update) this.stage?.show(this.update.view.fields);
    this.play = this.game?.play(this) ?? null;
    this.log.read();
  }

  close(): void {
    this.connection.close();
    this.clocks.stop();
    this.log.close();
  }

  // What the server tells.

  private async receive(message: FromServer): Promise<void> {
    switch (message.type) {
      case 'welcome':
        this.newest = {};
        this.keepOnly(message.seats);
        this.catchingUp = Object.keys(this.have).length > 0;
        await this.setInfo(message.table);
        break;
      case 'table':
        this.keepOnly(message.seats);
        this.openHands.compare(message.table);
        await this.setInfo(message.table);
        break;
      case 'update':
        this.receiveUpdate(message);
        break;
      case 'said':
        this.chat.receive(message);
        break;
    }
  }

  /** These are the views that come from now on: what others showed is not kept. */
  private keepOnly(seats: number[]): void {
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

  private async setInfo(info: TableInfo): Promise<void> {
    this.info = info;
    if (!this.loaded) {
      await words.need(info.game);
      this.game = await loadGame(info.game);
      this.loaded = true;
      if (this.game) this.stage = new Stage(this.game);
      this.play = this.game?.play(this) ?? null;
      if (this.stage && this.update) this.stage.show(this.update.view.fields);
    }
    if (!this.ownSeats.includes(this.seat) && this.ownSeats.length) this.show(this.ownSeats[0]!);
    this.screen.handOver();
  }

  private receiveUpdate(update: Update): void {
    // Numbers only grow. To a watcher who is kept behind, an old position may come after the end.
    if (update.number < (this.newest[update.seat] ?? 0)) return;
    this.newest[update.seat] = update.number;
    const before = this.have[update.seat] ?? 0;
    this.have[update.seat] = update.number;
    const next = update.number === before + 1 && update.events.length > 0;
    const wasCalled = this.called;
    const previous = this.updates[update.seat];
    const first = previous === undefined;
    this.screen.decided(update, previous);
    this.told.set(update.view.fields, update);
    this.updates = { ...this.updates, [update.seat]: update };
    if (!this.announces(update)) this.nextMovers = update.waiting;
    if (first && Object.keys(this.updates).length === 1) this.seat = update.seat;
    if (update.seat !== this.seat) {
      this.screen.handOver();
      return;
    }
    this.questions.forget();
    // What was asked about belongs to a decision that is no longer open.
    if (update.decision !== previous?.decision || !update.waiting.includes(update.seat)) {
      this.confirming = null;
      this.notices.explanation = null;
    }
    this.clocks.set(update.clocks);
    const taken = update.events.filter((event) => event.kind === 'undone' && event.facts.seat === this.seat);
    if (taken.length) this.undone = [...this.undone, ...taken.map((event) => String(event.facts.action))];
    const back = update.events.find((event) => event.kind === 'taken-back');
    if (back) this.notices.tell(this.teller.event(back));
    this.lookBack.keep(update);
    if (update.result || !update.events.every((event) => isOf(event, update.seat))) this.news = update.number;
    this.lingers = next && !!update.result && this.stage !== null && settings.pace > 0;
    if (next && this.loaded) this.log.receive(update);
    if (!this.past && this.stage) {
      // What is announced overtakes what was before: whoever wants to stop it has no time for that.
      if (next) this.stage.play(update.events, update.view.fields, this.announces(update));
      // The same number again, as when somebody waits: what is being shown goes on.
      else if (update.number !== before || first) this.stage.show(update.view.fields);
    }
    if (this.catchingUp && !next && before && update.number > before) this.notices.caughtUp(update.number - before);
    this.catchingUp = false;
    this.log.read();
    if (this.called && !wasCalled && !first) this.callToTurn(update);
    else if (next && !this.called && passedOn(previous, update)) sound.play('turn-other');
    this.screen.handOver();
  }

  /** A reaction window is open. */
  private announces(update: Update): boolean {
    return !!this.game?.reaction?.(update.view.fields as Fields);
  }

  /** It is short: it waits for nobody's answer. */
  private announcesOnly(update: Update): boolean {
    const { window } = update.clocks ?? {};
    return this.announces(update) && window !== undefined && window < LONG_WINDOW;
  }

  private callToTurn(update: Update): void {
    sound.play(this.announces(update) ? 'reaction-open' : 'turn-yours');
    if (settings.liked.vibration) navigator.vibrate?.(60);
  }

  /** A screen that several people share tells of each event what all of them may hear. */
  readonly openly = (event: Event): Event =>
    this.shared && !this.over && this.game ? openly(this.game.vocabulary, event) : event;
}

/** The turn has gone from one player to another. */
function passedOn(before: Update | undefined, now: Update): boolean {
  return before?.waiting.length === 1 && now.waiting.length === 1 && before.waiting[0] !== now.waiting[0];
}

/** Whoever it is shown to did it: there is nothing to learn from it. */
function isOf(event: Event, seat: number): boolean {
  return (event.facts.by ?? event.facts.seat) === seat;
}
