// Codes and facts become sentences: the same as howdah/cli/telling.py, for one table.
import type { Event, Reason } from '../protocol.gen';
import type { Fact } from './keys.gen';
import { t, tell } from './words.svelte';

/** Actions that also say where another one leads. */
const WAYS = ['ahead', 'left', 'right', 'behind'];

type Given = number | string | (number | string)[];

export class Teller {
  constructor(
    readonly game: string,
    readonly names: string[],
    private readonly special: (name: string, fact: number | string, names: string[]) => Fact = (_, fact) => fact,
  ) {}

  /** The name of a seat, which counts from 1. */
  name(seat: number): string {
    return this.names[seat - 1] ?? String(seat);
  }

  /** Who is told FACT hears the message `KIND-with-FACT`, if there is one. */
  event(event: Event): string {
    const keys = Object.keys(event.facts).map((fact) => `${this.game}-event-${event.kind}-with-${fact}`);
    keys.push(`${this.game}-event-${event.kind}`, `table-event-${event.kind}`);
    return tell(keys, this.facts(event.facts), event.kind);
  }

  reason(reason: Reason): string {
    const keys = ['-reason-', 'table-reason-', 'web-reason-'].map((part, place) =>
      place ? part + reason.code : this.game + part + reason.code,
    );
    return tell(keys, this.facts(reason.facts ?? {}), reason.code);
  }

  action(text: string): string {
    const [verb = '', ...what] = text.split(' ');
    const facts = { what: this.special('what', this.spoken(what.join(' ')), this.names) };
    return tell([`${this.game}-action-${verb}`], facts, text).trim();
  }

  /** What an action is about: cards by their names, and ways (`cow a3 left`) by the words of going there. */
  private spoken(what: string): string {
    const said = what
      .split(' with ')
      .map((card) => this.card(card))
      .join(' + ');
    if (said !== what.replace(' with ', ' + ')) return said;
    const words = what.split(' ');
    const way = words.pop() ?? '';
    if (!WAYS.includes(way)) return what;
    return [...words, tell([`${this.game}-action-${way}`], {}, way)].join(' ');
  }

  /** A card in the reader's words: `green-5` is the message `card-green` with 5 points. */
  card(code: string): string {
    const [kind = '', points = ''] = code.split('-');
    return tell([`${this.game}-card-${kind}`], { points }, code);
  }

  /** A hand read aloud: the reader's own, or that of the player it belongs to. */
  hand(cards: string, seat: number): string {
    return seat ? t('web-read-hand-of', { player: this.name(seat), cards }) : t('web-read-hand', { cards });
  }

  title(): string {
    return tell([`${this.game}-title`], {}, this.game);
  }

  /** Facts as words need them: seats as names, lists joined and counted, and by player where they go by seat. */
  facts(facts: Record<string, Given>): Record<string, Fact> {
    const made: Record<string, Fact> = {};
    for (const [name, fact] of Object.entries(facts)) {
      if (Array.isArray(fact)) {
        const items = fact.map((item) => this.special(name, item, this.names));
        made[name] = (name === 'seats' ? fact.map((seat) => this.name(Number(seat))) : items).join(', ');
        made[`${name}_count`] = fact.length;
        if (fact.length === this.names.length) {
          made[`${name}_by_seat`] = items.map((item, place) => `${this.names[place]} ${item}`).join(', ');
        }
      } else if (name === 'seat' && typeof fact === 'number') {
        made.player = this.name(fact);
      } else if (name === 'action' || name === 'answer') {
        made[name] = this.action(String(fact));
      } else {
        made[name] = this.special(name, fact, this.names);
      }
    }
    return made;
  }
}
