// One table as this browser sees it: the seats it holds, what each is shown, and everything it may ask of the server.
import { loadGame, type Fields, type Game } from '../games/game';
import { api, Refusal } from '../net/api';
import { Connection, type FromServer, type Source } from '../net/connection.svelte';
import type {
  Because,
  Done,
  Event,
  Foreseen,
  Hinted,
  Log,
  Previewed,
  Reason,
  Said,
  SeatInfo,
  TableInfo,
  Update,
  WayAhead,
} from '../protocol.gen';
import { settings } from '../settings/settings.svelte';
import { sound } from '../sound/sound.svelte';
import { Teller } from '../words/teller';
import { words } from '../words/words.svelte';
import { letterOf, nameOf } from './seats';
import { TableClocks } from './clock.svelte';
import { TableLog } from './log.svelte';
import { Notices } from './notices.svelte';
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
  /** The seat that this screen shows; 0 watches. */
  seat = $state(0);
  chat = $state.raw<Said[]>([]);
  unread = $state(0);
  /** Actions that their owner is asked about before they are sent. */
  confirming = $state.raw<string[] | null>(null);
  /** An action is on its way: nothing else can be sent meanwhile. */
  sending = $state<string[] | null>(null);
  /** One screen for several people: the seat that the screen is passed to, below zero once its owner has it. */
  curtain = $state(0);
  /** One screen: the seats that a reaction window asks together; whoever answers takes the screen. */
  question = $state.raw<number[]>([]);
  /** Actions taken back, newest last: `redo` sends them again. */
  undone = $state.raw<string[]>([]);
  /** A past moment that is looked at, by update number. */
  past = $state(0);
  /** What a bot thinks of the open decision, if somebody asked. */
  hint = $state.raw<Hinted | null>(null);
  hinting = $state(false);
  play = $state.raw<unknown>(null);
  stage = $state.raw<Stage | null>(null);

  readonly clocks = new TableClocks();
  readonly log = new TableLog();
  readonly notices = new Notices();
  readonly connection: Source;
  private readonly have: Record<number, number> = {};
  private readonly history = new Map<number, { fields: Fields; events: Event[] }>();
  private readonly previews = new Map<string, Promise<Event[]>>();
  private readonly reasons = new Map<string, Promise<Reason | null>>();
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
  /** Nothing can be sent: an action is under way, the past is shown, the curtain is down, or the server is out of reach. */
  readonly locked = $derived.by(
    () =>
      this.sending !== null ||
      this.past > 0 ||
      this.curtain > 0 ||
      this.question.length > 0 ||
      this.connection.phase !== 'connected',
  );
  readonly legal = $derived(this.locked ? [] : (this.update?.legal ?? []));
  readonly waiting = $derived(this.update?.waiting ?? []);
  readonly over = $derived(this.update?.result !== undefined);
  readonly yours = $derived(this.info?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? []);
  readonly watching = $derived(this.yours.length === 0);
  readonly shared = $derived(this.yours.length > 1);
  readonly asked = $derived(!this.watching && this.waiting.includes(this.seat));
  readonly names = $derived(this.info?.seats.map(nameOf) ?? []);
  readonly teller = $derived(new Teller(this.info?.game ?? '', this.names, this.game?.fact));
  readonly hidden = $derived(
    this.shared && (this.game?.secrets ?? false) && (this.curtain !== -this.seat || this.question.length > 0),
  );

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

  /** What would follow; the same question is asked once. */
  preview(actions: string[]): Promise<Event[]> {
    const key = actions.join('\n');
    const known = this.previews.get(key);
    if (known) return known;
    const answer = this.connection
      .ask<Previewed>({ type: 'preview', seat: this.seat, actions })
      .then((previewed) => previewed.events);
    answer.catch(() => undefined);
    this.previews.set(key, answer);
    return answer;
  }

  /** What stands against an action; the same question is asked once. */
  reasonAgainst(action: string): Promise<Reason | null> {
    const known = this.reasons.get(action);
    if (known) return known;
    const answer = this.connection
      .ask<Because>({ type: 'why', seat: this.seat, action })
      .then((because) => because.reason);
    answer.catch(() => undefined);
    this.reasons.set(action, answer);
    return answer;
  }

  /** Every way on from these actions, or from here, through the choices of one act. */
  async foresee(actions: string[]): Promise<WayAhead[]> {
    return (await this.connection.ask<Foreseen>({ type: 'foresee', seat: this.seat, actions })).ways;
  }

  /** One screen: nobody of those who are asked answers. */
  async nobody(): Promise<void> {
    for (const seat of this.question) {
      const update = this.updates[seat];
      const action = update && this.game?.reaction?.(update.view.fields);
      if (!action) continue;
      try {
        await this.connection.ask<Done>({ type: 'act', seat, decision: update.decision, actions: [action] });
      } catch (error) {
        this.refused(error);
      }
    }
  }

  /** One screen: this seat wants to answer, behind the curtain, and may still let it be. */
  claim(seat: number): void {
    this.question = [];
    this.curtain = seat;
  }

  /** Why can't I? Said beside the thing that was pressed. */
  async why(action: string, anchor: Element | null, title = this.teller.action(action)): Promise<void> {
    try {
      const because = await this.connection.ask<Because>({ type: 'why', seat: this.seat, action });
      if (because.reason) this.notices.explain(because.reason, title, anchor);
    } catch (error) {
      this.refused(error);
    }
  }

  /** What would a bot do? Kept until something happens. */
  async askHint(): Promise<void> {
    if (this.hinting || !this.asked) return;
    this.hinting = true;
    try {
      const hint = await this.connection.ask<Hinted>({ type: 'hint', seat: this.seat });
      if (hint.decision === this.update?.decision) this.hint = hint;
    } catch (error) {
      this.refused(error);
    } finally {
      this.hinting = false;
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

  /** Show a past moment, where the game lets it be seen. */
  lookBack(number: number): void {
    const moment = this.history.get(number);
    if (!moment || !this.stage || !this.fields || !this.game?.looksBack(this.fields)) return;
    this.past = number;
    this.stage.show(this.history.get(number - 1)?.fields ?? moment.fields);
    this.stage.take(moment.events, moment.fields);
  }

  backToNow(): void {
    this.past = 0;
    if (this.stage && this.fields) this.stage.show(this.fields);
  }

  canLookBack(number: number): boolean {
    return this.history.has(number) && !!this.fields && !!this.game?.looksBack(this.fields);
  }

  /** The one behind the curtain has taken the screen. */
  lift(): void {
    this.show(this.curtain);
    this.curtain = -this.curtain;
  }

  /** Show the table as this seat sees it. */
  show(seat: number): void {
    this.seat = seat;
    this.previews.clear();
    this.reasons.clear();
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
        this.ownSeats = message.seats;
        this.catching = Object.keys(this.have).length > 0;
        await this.meet(message.table);
        break;
      case 'table':
        this.ownSeats = message.seats;
        await this.meet(message.table);
        break;
      case 'update':
        await this.take(message);
        break;
      case 'said':
        if (!this.chat.some((said) => said.number === message.number)) {
          this.chat = [...this.chat, message];
          this.unread += 1;
        }
        break;
    }
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
    this.handOver();
  }

  private async take(update: Update): Promise<void> {
    const before = this.have[update.seat] ?? 0;
    this.have[update.seat] = update.number;
    const next = update.number === before + 1 && update.events.length > 0;
    const wasAsked = this.asked;
    const first = this.updates[update.seat] === undefined;
    // The one at the screen has decided: the hand is covered again, unless the next decision is theirs alone, or the
    // others are only asked whether they answer.
    const asked = update.waiting.includes(update.seat);
    const stays = asked ? update.waiting.length === 1 : !!this.game?.reaction?.(update.view.fields);
    if (update.decision !== this.updates[update.seat]?.decision && this.curtain === -update.seat && !stays)
      this.curtain = 0;
    this.updates = { ...this.updates, [update.seat]: update };
    if (first && Object.keys(this.updates).length === 1) this.seat = update.seat;
    if (update.seat !== this.seat) {
      this.handOver();
      return;
    }
    this.previews.clear();
    this.reasons.clear();
    this.clocks.take(update.clocks);
    const taken = update.events.filter((event) => event.kind === 'undone' && event.facts.seat === this.seat);
    if (taken.length) this.undone = [...this.undone, ...taken.map((event) => String(event.facts.action))];
    this.history.set(update.number, { fields: update.view.fields, events: update.events });
    if (next) this.log.hear(update, this.openly);
    this.hint = null;
    if (!this.past && this.stage) {
      if (next) this.stage.take(update.events, update.view.fields);
      else this.stage.show(update.view.fields);
    }
    if (this.catching && !next && before && update.number > before) this.notices.caughtUp(update.number - before);
    this.catching = false;
    this.readLog();
    if (this.asked && !wasAsked && !first) this.callToTurn();
    this.handOver();
  }

  private callToTurn(): void {
    sound.play('turn-yours');
    if (settings.liked.vibration) navigator.vibrate?.(60);
  }

  /** One screen: when the seat on show has nothing to decide, the screen goes to the next one that has. */
  private handOver(): void {
    this.question = [];
    if (!this.shared || this.over) {
      this.curtain = 0;
      return;
    }
    const secrets = this.game?.secrets ?? false;
    const asked = (seat: number) =>
      !!this.updates[seat]?.waiting.includes(seat) && !this.updates[seat].sealed?.length && !this.botPlays(seat);
    // Whoever has the screen keeps it while a decision of theirs is open.
    if (asked(this.seat) && (!secrets || this.curtain === -this.seat)) return;
    const around = [
      ...this.yours.filter((seat) => seat > this.seat),
      ...this.yours.filter((seat) => seat <= this.seat),
    ];
    const next = around.find(asked);
    const fields = next ? this.updates[next]?.view.fields : undefined;
    if (secrets && fields && this.game?.reaction?.(fields)) {
      if (this.curtain !== 0 && asked(Math.abs(this.curtain))) return;
      if (this.curtain > 0) this.curtain = 0;
      this.question = this.yours.filter(asked);
      return;
    }
    if (!next) this.curtain = 0;
    else if (secrets) this.curtain = next;
    else this.show(next);
  }

  private botPlays(seat: number): boolean {
    return this.seatInfo(seat)?.played_by_bot ?? false;
  }

  /** A screen that several people share tells of each event what all of them may hear. */
  private readonly openly = (event: Event): Event =>
    this.shared && !this.over && this.game?.open ? this.game.open(event) : event;

  private readLog(): void {
    clearTimeout(this.logTimer);
    this.logTimer = setTimeout(
      () => {
        const seat = this.seat;
        // Nothing is read while something moves: the log can wait.
        if (this.stage?.playing) this.readLog();
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
