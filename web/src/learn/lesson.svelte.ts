// A first game by doing. The table of a lesson is like any other; a lesson answers it in the server's place, and asks
// the server's own engine what comes of each try. The learner's place is the list of acts that led there.
import { api, Refusal } from '../net/api';
import type { Answer, FromServer, Phase, Source, Wish } from '../net/connection.svelte';
import type { Event, LessonMoment, Reason, TableInfo } from '../protocol.gen';
import { TableState } from '../table/table.svelte';
import { t, tell, words } from '../words/words.svelte';
import { lessonsDone } from './progress.svelte';

const LEARNER = 1;
const NUMBERS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export class Lesson implements Source {
  /** The open step. */
  moment = $state.raw<LessonMoment | null>(null);
  outcome = $state<LessonMoment['outcome']>('');
  /** Why a try was refused: in some steps that is the point. */
  reason = $state.raw<Reason | null>(null);
  fault = $state.raw<Reason | null>(null);
  readonly table: TableState;

  // As a connection.
  readonly phase: Phase = 'connected';
  readonly attempt = 0;
  readonly since = 0;
  readonly lag = 0;
  readonly farewell = '';

  private acts: string[] = [];
  private lastAct = '';
  private number = 0;
  private told: Event[] = [];
  private hear: (message: FromServer) => Promise<void> = () => Promise.resolve();

  constructor(readonly game: string) {
    this.table = new TableState('', (hear) => {
      this.hear = hear;
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

  async restart(): Promise<void> {
    this.acts = [];
    this.number += 1;
    await this.open();
  }

  // What the table asks for.

  async ask<T extends Answer>(wish: Wish): Promise<T> {
    switch (wish.type) {
      case 'act': {
        const { outcome, reason } = await this.tried({ wish: 'try', actions: wish.actions });
        if (outcome === 'refused' && reason) throw new Refusal(reason);
        return { type: 'done', id: 0, decision: this.number } as T;
      }
      case 'why': {
        const possible = this.moment?.legal.includes(wish.action) ?? true;
        const tried = possible ? null : await this.tried({ wish: 'try', actions: [wish.action] });
        return { type: 'because', id: 0, reason: tried?.reason ?? null } as T;
      }
      case 'preview': {
        const { events } = await api.learn(this.game, { acts: this.acts, wish: 'preview', actions: wish.actions });
        return { type: 'previewed', id: 0, events } as T;
      }
      case 'read-log':
        return { type: 'log', id: 0, seat: LEARNER, number: this.number, events: this.told } as unknown as T;
      default:
        throw new Refusal({ code: 'undo-nothing' });
    }
  }

  close(): void {
    this.hear = () => Promise.resolve();
  }

  // Inside.

  private async open(): Promise<void> {
    try {
      const moment = await api.learn(this.game, { acts: this.acts });
      this.outcome = '';
      this.reason = null;
      if (!this.moment) await this.sit(moment.seats);
      this.moment = moment;
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
    if (moment.outcome === 'done') {
      this.lastAct = moment.act;
      await this.show(moment);
    }
    return moment;
  }

  /** A position without a number after the last one is drawn, others are animated. */
  private async show(moment: LessonMoment): Promise<void> {
    this.number += 1;
    this.told = [...this.told, ...moment.events];
    await this.hear({
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
    await this.hear({ type: 'welcome', version: 1, time: 0, table, seats: [LEARNER] });
  }

  private name(seat: number): string {
    return seat === LEARNER ? t('table-name-me') : tell([`lesson-name-${seat}`]);
  }

  private failed(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.fault = error.reason;
  }
}
