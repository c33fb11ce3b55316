// A first game by doing. The table of a lesson is like any other; a lesson answers it in the server's place, and asks
// the server's own engine what comes of each try. The learner's place is the list of acts that led there.
import { api, Refusal } from '../net/api';
import type { Answers, Link, Phase, Requests } from '../net/connection.svelte';
import type { Event, FromServer, LessonMoment, Reason, Suggestion, TableInfo } from '../protocol.gen';
import { LiveTable } from '../table/live.svelte';
import { t, tell, words } from '../words/words.svelte';
import { lessonsDone } from './progress.svelte';

const LEARNER = 1;
const NUMBERS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
/** A lesson goes on and back by itself; nobody watches it or talks in it. */
const notHere = () => Promise.reject(new Refusal({ code: 'undo-nothing' }));

export class Lesson implements Link {
  /** The open step. */
  moment = $state.raw<LessonMoment | null>(null);
  outcome = $state<LessonMoment['outcome']>('');
  /** Why a try was refused: in some steps that is the point. */
  reason = $state.raw<Reason | null>(null);
  suggestion = $state.raw<Suggestion | null>(null);
  fault = $state.raw<Reason | null>(null);
  readonly table: LiveTable;

  // As a connection.
  readonly phase: Phase = 'connected';
  readonly attempt = 0;
  readonly since = 0;
  readonly lag = 0;
  readonly farewell = '';
  readonly storageAway = false;

  private acts: string[] = [];
  private lastAct = '';
  private number = 0;
  private told: Event[] = [];
  private send: (message: FromServer) => Promise<void> = () => Promise.resolve();

  constructor(readonly game: string) {
    this.table = new LiveTable('', (receive) => {
      this.send = receive;
      return this;
    });
    void Promise.all([words.need('lesson'), words.need(`lesson-${game}`), words.need('learn')]).then(() => this.open());
  }

  readonly done = $derived(this.outcome === 'done');
  readonly over = $derived(this.moment?.kind === 'over');

  /** What the step is about, its hint, or what is said when it is done. */
  say(part: '' | 'hint' | 'done' = ''): string {
    const step = this.over ? 'end' : (this.moment?.step ?? '');
    const key = `lesson-${this.game}-${step}${part ? `-${part}` : ''}`;
    const names = Object.fromEntries(NUMBERS.map((number, place) => [number, this.name(place + 1)]));
    return tell([`${key}-web`, key], names, '');
  }

  async next(): Promise<void> {
    if (this.moment?.kind === 'read') await this.tried({ wish: 'skip', actions: [] });
    this.acts = [...this.acts, this.lastAct];
    await this.open();
  }

  async back(): Promise<void> {
    this.acts = this.acts.slice(0, this.done ? this.acts.length : -1);
    this.number += 1;
    await this.open();
  }

  async skip(): Promise<void> {
    await this.tried({ wish: 'skip', actions: [] });
  }

  /** What a step about a refusal wants to be tried; the board may offer no way to it. */
  readonly dare = $derived(this.moment?.kind === 'refuse' && !this.done ? (this.moment.wanted?.[0] ?? '') : '');

  async tryRefused(): Promise<void> {
    if (this.dare) await this.tried({ wish: 'try', actions: [this.dare] });
  }

  async restart(): Promise<void> {
    this.acts = [];
    this.number += 1;
    await this.open();
  }

  // What the table asks for.

  ask<Type extends keyof Answers>(type: Type, facts: Requests[Type]): Promise<Answers[Type]> {
    return this.answers[type](facts);
  }

  private readonly answers: { [Type in keyof Answers]: (facts: Requests[Type]) => Promise<Answers[Type]> } = {
    act: async ({ actions }) => {
      const { outcome, reason, suggestion } = await this.tried({ wish: 'try', actions });
      if (outcome === 'refused' && reason) throw new Refusal(reason, suggestion ?? undefined);
      return { type: 'done', id: 0, decision: this.number };
    },
    why: async ({ action }) => {
      const possible = this.moment?.legal.includes(action) ?? true;
      const tried = possible ? null : await this.tried({ wish: 'try', actions: [action] });
      const suggestion = tried?.suggestion ? { suggestion: tried.suggestion } : {};
      return { type: 'because', id: 0, reason: tried?.reason ?? null, ...suggestion };
    },
    preview: async ({ actions }) => {
      const { events } = await api.learn(this.game, { acts: this.acts, wish: 'preview', actions });
      return { type: 'previewed', id: 0, events };
    },
    'read-log': () => Promise.resolve({ type: 'log', id: 0, seat: LEARNER, number: this.number, events: this.told }),
    // One act at a time: what comes of each that can be chosen now.
    foresee: async ({ actions }) => {
      const wishes = actions.length ? [actions] : (this.moment?.legal ?? []).map((action) => [action]);
      const ways = wishes.map(async (wish) => {
        const { events } = await api.learn(this.game, { acts: this.acts, wish: 'preview', actions: wish });
        return { actions: wish, ready: wish.length, events };
      });
      return { type: 'foreseen', id: 0, ways: await Promise.all(ways) };
    },
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

  private async open(): Promise<void> {
    try {
      const moment = await api.learn(this.game, { acts: this.acts });
      this.outcome = '';
      this.reason = this.suggestion = null;
      if (!this.moment) await this.sit(moment.seats);
      this.moment = moment;
      this.table.pointed = namedIn(moment.wanted ?? []);
      if (this.over) lessonsDone.add(this.game);
      if (moment.fresh) this.number += 1;
      await this.show(moment);
    } catch (error) {
      this.failed(error);
    }
  }

  private async tried(wish: { wish: 'try' | 'skip'; actions: string[] }): Promise<LessonMoment> {
    const moment = await api.learn(this.game, { acts: this.acts, ...wish });
    this.outcome = moment.outcome;
    this.reason = moment.reason;
    this.suggestion = moment.suggestion;
    if (moment.outcome === 'done') {
      this.table.pointed = [];
      this.lastAct = moment.act;
      await this.show(moment);
    }
    return moment;
  }

  /** A position without a number after the last one is drawn, others are animated. */
  private async show(moment: LessonMoment): Promise<void> {
    this.number += 1;
    this.told = [...this.told, ...moment.events];
    await this.send({
      type: 'update',
      seat: LEARNER,
      number: this.number,
      events: moment.events,
      view: moment.view,
      legal: moment.legal,
      waiting: moment.waiting,
      decision: this.number,
      undo: { code: 'undo-nothing' },
    });
  }

  private async sit(seats: number): Promise<void> {
    const table: TableInfo = {
      id: '',
      game: this.game,
      options: {},
      seats: Array.from({ length: seats }, (_, place) => ({
        seat: place + 1,
        kind: place ? 'bot' : 'person',
        name: this.name(place + 1),
        colour: '',
        yours: place === 0,
        connected: true,
      })),
      phase: 'playing',
      clock: 'none',
      listed: false,
      host: '',
      created: 0,
    };
    await this.send({ type: 'welcome', version: 1, time: 0, table, seats: [LEARNER] });
  }

  private name(seat: number): string {
    return seat === LEARNER ? t('table-name-me') : tell([`lesson-name-${seat}`]);
  }

  private failed(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.fault = error.reason;
  }
}

/** The cells and cards that actions name. */
function namedIn(actions: string[]): string[] {
  return [...new Set(actions.flatMap((action) => action.split(' ').slice(1)))];
}
