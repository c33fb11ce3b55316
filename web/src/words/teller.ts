// Codes and facts become sentences, for one table: the same as howdah/locale/sentences.py. How a fact is said follows from
// its kind, which the game's vocabulary declares.
import type { FactKinds, Vocabulary } from '../games/vocabulary';
import type { Event, FactKind, HintReason, Reason, Suggestion } from '../protocol.gen';
import type { Fact } from './keys.gen';
import { t, tell } from './words.svelte';

type Given = number | string | (number | string)[];

/** How a drawn game says facts of a kind where the plain words would not do; undefined where they do. */
export type Saying = (kind: FactKind, fact: number | string, names: string[]) => Fact | undefined;

/** What facts of reviews are, whatever game it is. */
const PLAIN_KINDS: Record<string, FactKind> = {
  seat: 'seat',
  about: 'seat',
  by: 'seat',
  victim: 'seat',
  to: 'seat',
  card: 'card',
  cards: 'card',
};

export class Teller {
  constructor(
    readonly game: string,
    readonly names: string[],
    private readonly vocabulary?: Vocabulary,
    private readonly saying?: Saying,
  ) {}

  /** The name of a seat, which counts from 1. */
  name(seat: number): string {
    return this.names[seat - 1] ?? String(seat);
  }

  /** Who is told FACT hears the message `KIND-with-FACT`, if there is one. */
  event(event: Event): string {
    const keys = Object.keys(event.facts).map((fact) => `${this.game}-event-${event.kind}-with-${fact}`);
    keys.push(`${this.game}-event-${event.kind}`, `table-event-${event.kind}`);
    return tell(keys, this.facts(event.facts, this.vocabulary?.events[event.kind]), event.kind);
  }

  reason({ code, facts = {} }: Reason): string {
    const keys = [`${this.game}-reason-${code}`, `table-reason-${code}`, `web-reason-${code}`];
    return tell(keys, this.facts(facts, this.vocabulary?.reasons[code]), code);
  }

  /** What would help whoever was refused. */
  suggestion({ code, facts = {} }: Suggestion): string {
    const keys = [`${this.game}-suggestion-${code}`, `table-suggestion-${code}`];
    return tell(keys, this.facts(facts, this.vocabulary?.suggestions[code]), code);
  }

  /** What speaks for the best act of a hint. */
  why({ code, facts = {} }: HintReason): string {
    return tell([`${this.game}-why-${code}`, `table-why-${code}`], this.facts(facts, this.vocabulary?.whys[code]), '');
  }

  /** A sentence of a review: its facts are called as those of events are, and said alike. */
  sentence(keys: string[], facts: Record<string, Given>, otherwise = ''): string {
    const events = Object.values(this.vocabulary?.events ?? {}) as FactKinds[];
    const kinds = Object.fromEntries(
      Object.keys(facts).flatMap((name) => {
        const kind = PLAIN_KINDS[name] ?? events.find((event) => event[name])?.[name];
        return kind ? [[name, kind]] : [];
      }),
    ) as FactKinds;
    return tell(keys, this.facts(facts, kinds), otherwise);
  }

  /** Cards joined by `with`, other words one by one. */
  action(text: string): string {
    const [verb = '', ...words] = text.split(' ');
    const kinds = this.vocabulary?.actions[verb] ?? [];
    const what = kinds.includes('card')
      ? words
          .join(' ')
          .split(' with ')
          .map((card) => this.card(card))
          .join(' + ')
      : words.map((word, place) => this.said(kinds[place], word)).join(' ');
    return tell([`${this.game}-action-${verb}`], { what }, text).trim();
  }

  /** The actions of one move in one line; of a way only its beginning and its end. */
  move(actions: string[]): string {
    const said: string[] = [];
    let start = '';
    for (const [place, action] of actions.entries()) {
      const [verb = '', cell = ''] = action.split(' ');
      const after = actions[place + 1] ?? '';
      if (verb === 'piece' && after) start = cell;
      else if (verb === 'to' && !after.startsWith('to '))
        said.push(tell([start ? `${this.game}-move` : `${this.game}-move-on`], { start, end: cell }, cell));
      else if ((verb !== 'to' && verb !== 'finish') || actions.length === 1) said.push(this.action(action));
    }
    return said.join(', ');
  }

  /** A card in the reader's words: `green-5` is the message `card-green` with 5 points. */
  card(code: string): string {
    const [kind = '', points = ''] = code.split('-');
    return tell([`${this.game}-card-${kind}`], { points }, code).trim();
  }

  /** A hand read aloud: the reader's own, or that of the player it belongs to. */
  hand(cards: string, seat: number): string {
    return seat ? t('web-read-hand-of', { player: this.name(seat), cards }) : t('web-read-hand', { cards });
  }

  title(): string {
    return tell([`${this.game}-title`], {}, this.game);
  }

  private said(kind: FactKind | undefined, fact: number | string): Fact {
    const special = kind && this.saying?.(kind, fact, this.names);
    if (special !== undefined) return special;
    if (kind === 'seat') return this.name(Number(fact));
    if (kind === 'card') return this.card(String(fact));
    if (kind === 'action') return this.action(String(fact));
    if (kind === 'way') return tell([`${this.game}-action-${fact}`], {}, String(fact));
    return fact;
  }

  /** Facts as words need them: `seat` as `player`, lists joined and counted, and by player where they go by seat. */
  private facts(facts: Record<string, Given>, kinds: FactKinds = {}): Record<string, Fact> {
    const made: Record<string, Fact> = {};
    for (const [name, fact] of Object.entries(facts)) {
      const kind = kinds[name] ?? (name === 'seat' ? 'seat' : undefined);
      if (Array.isArray(fact)) {
        const items = fact.map((item) => this.said(kind, item));
        made[name] = items.join(', ');
        made[`${name}_count`] = fact.length;
        if (fact.length === this.names.length) {
          made[`${name}_by_seat`] = items.map((item, place) => `${this.names[place]} ${item}`).join(', ');
        }
      } else {
        const said = name === 'seat' ? 'player' : name;
        made[said] = this.said(kind, fact);
        // In the browser everybody has a name of their own: nobody is spoken to as "you".
        if (kind === 'seat') made[`${said}_is`] = 'other';
      }
    }
    return made;
  }
}
