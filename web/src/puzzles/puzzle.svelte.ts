// A puzzle: the table is like any other. A puzzle answers it in the server's place, as a lesson does, and asks the
// server's engine what comes of each try. The solver's place is the list of acts that led there.
import { api, Refusal } from '../net/api';
import type { Answers, Link, Phase, Requests } from '../net/connection.svelte';
import type { Event, FromServer, OwnPuzzle, PuzzleAsk, PuzzleMoment, Reason, TableInfo } from '../protocol.gen';
import { COLOURS } from '../protocol.gen';
import { LiveTable } from '../table/live.svelte';
import { t, words } from '../words/words.svelte';
import { noteTry } from './cards';

const notHere = () => Promise.reject(new Refusal({ code: 'undo-nothing' }));

export class Puzzle implements Link {
  moment = $state.raw<PuzzleMoment | null>(null);
  fault = $state.raw<Reason | null>(null);
  /** The solution was shown. */
  shown = $state(false);
  readonly table: LiveTable;

  // As a connection.
  readonly phase: Phase = 'connected';
  readonly attempt = 0;
  readonly since = 0;
  readonly lag = 0;
  readonly farewell = '';
  readonly storageAway = false;

  readonly over = $derived(this.moment?.over ?? false);
  readonly right = $derived(this.moment?.right ?? false);
  private number = 0;
  private told: Event[] = [];
  private noted = false;
  private send: (message: FromServer) => Promise<void> = () => Promise.resolve();

  constructor(
    readonly game: string,
    readonly name: string,
    readonly own: OwnPuzzle | null,
    /** What is tried here counts for when it comes again. */
    private readonly counts = true,
  ) {
    this.table = new LiveTable('', (receive) => {
      this.send = receive;
      return this;
    });
    void Promise.all([words.need('puzzle'), words.need('after'), words.need(game)]).then(() => this.open());
  }

  /** Begin again. */
  async open(): Promise<void> {
    this.shown = false;
    this.told = [];
    await this.go({ wish: 'open' });
  }

  /** Show how it is done. */
  async solve(): Promise<void> {
    this.note(false);
    this.shown = true;
    await this.go({ wish: 'open' });
    await this.go({ wish: 'solve' });
  }

  // What the table asks for.

  ask<Type extends keyof Answers>(type: Type, facts: Requests[Type]): Promise<Answers[Type]> {
    return this.answers[type](facts);
  }

  private readonly answers: { [Type in keyof Answers]: (facts: Requests[Type]) => Promise<Answers[Type]> } = {
    act: async ({ actions }) => {
      const moment = await this.question('try', actions);
      if (moment.reason) throw new Refusal(moment.reason, moment.suggestion ?? undefined);
      await this.show(moment);
      if (moment.over) this.note(moment.right);
      return { type: 'done', id: 0, decision: this.number };
    },
    why: async ({ action }) => {
      const { reason, suggestion } = await this.question('why', [action]);
      return { type: 'because', id: 0, reason, ...(suggestion ? { suggestion } : {}) };
    },
    preview: async ({ actions }) => {
      const { events, reason } = await this.question('preview', actions);
      if (reason) throw new Refusal(reason);
      return { type: 'previewed', id: 0, events };
    },
    foresee: async ({ actions }) => {
      const { ways, reason } = await this.question('foresee', actions);
      if (reason) throw new Refusal(reason);
      return { type: 'foreseen', id: 0, ways };
    },
    'read-log': () =>
      Promise.resolve({ type: 'log', id: 0, seat: this.moment?.seat ?? 1, number: this.number, events: this.told }),
    undo: notHere,
    hint: notHere,
    watch: notHere,
    wait: notHere,
    chat: notHere,
    ping: notHere,
  };

  close(): void {
    this.send = () => Promise.resolve();
  }

  // Inside.

  private question(wish: NonNullable<PuzzleAsk['wish']>, actions: string[] = []): Promise<PuzzleMoment> {
    const acts = wish === 'open' || wish === 'solve' ? [] : (this.moment?.acts ?? []);
    return api.puzzle({ game: this.game, name: this.name, own: this.own, acts, wish, actions });
  }

  private async go({ wish }: { wish: 'open' | 'solve' }): Promise<void> {
    try {
      const moment = await this.question(wish);
      if (!this.moment) await this.sit(moment);
      // What follows nothing is drawn, not animated.
      if (wish === 'open') this.number += 1;
      await this.show(moment);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.fault = error.reason;
    }
  }

  /** The first try counts. */
  private note(right: boolean): void {
    if (this.noted || !this.counts) return;
    this.noted = true;
    noteTry(this.game, this.name, right);
  }

  private async show(moment: PuzzleMoment): Promise<void> {
    this.moment = moment;
    this.number += 1;
    this.told = [...this.told, ...moment.events];
    await this.send({
      type: 'update',
      seat: moment.seat,
      number: this.number,
      events: moment.events,
      view: moment.view,
      legal: moment.legal,
      waiting: moment.waiting,
      decision: this.number,
      undo: { code: 'undo-nothing' },
    });
  }

  private async sit(moment: PuzzleMoment): Promise<void> {
    const table: TableInfo = {
      id: '',
      game: moment.game,
      options: moment.options,
      seats: Array.from({ length: moment.seats }, (_, place) => ({
        seat: place + 1,
        kind: place + 1 === moment.seat ? 'person' : 'bot',
        name: place + 1 === moment.seat ? t('table-name-me') : '',
        colour: COLOURS[place % COLOURS.length]!,
        yours: place + 1 === moment.seat,
        connected: true,
      })),
      phase: 'playing',
      clock: 'none',
      listed: false,
      host: '',
      created: 0,
    };
    await this.send({ type: 'welcome', version: 1, time: 0, table, seats: [moment.seat] });
  }
}
