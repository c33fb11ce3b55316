// A position that is being set up: its text is the only truth. The engine reads it after every change and says what is wrong
// with it, or how it looks.
import { api } from '../net/api';
import type { PositionCheck, Replay as Part, TableInfo } from '../protocol.gen';
import { COLOURS } from '../protocol.gen';
import type { Source } from '../replay/replay.svelte';
import { refusalText } from '../words/refusals';
import { readPosition, valueOf, withValue } from './position';

const PAUSE = 250;
/** Milliseconds until the same is asked again where the server could not answer. */
const AGAIN = 2000;

export class Setup {
  text = $state('');
  /** What the engine says about the text; null before it has. */
  check = $state.raw<PositionCheck | null>(null);
  /** The last text that could be read: what is drawn while the present one has a fault. */
  good = $state.raw<PositionCheck | null>(null);
  trouble = $state('');
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Begin again with a game. */
  async begin(game: string, seats: number): Promise<void> {
    clearTimeout(this.timer);
    await this.ask(() => api.newPosition({ game, seats }), true);
  }

  write(text: string): void {
    this.text = text;
    this.asked += 1; // an answer that is on its way speaks of another text
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(() => api.checkPosition({ text }), false), PAUSE);
  }

  value(name: string): string {
    return valueOf(this.text, name);
  }

  /** The value in the text, or else what the engine took for it. */
  meant(name: string): string {
    const own = readPosition(this.text).sections.some((section) => section.name === name);
    return own ? this.value(name) : valueOf(this.good?.complete ?? '', name);
  }

  set(name: string, value: string | null): void {
    this.write(withValue(this.text, name, value));
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  private async ask(question: () => Promise<PositionCheck>, fresh: boolean): Promise<void> {
    const mine = ++this.asked;
    try {
      const answer = await question();
      if (mine !== this.asked) return;
      this.trouble = '';
      this.check = answer;
      if (answer.fault) return;
      this.good = answer;
      if (fresh) this.text = answer.position;
    } catch (error) {
      if (mine !== this.asked) return;
      this.trouble = refusalText(error);
      this.timer = setTimeout(() => void this.ask(question, fresh), AGAIN);
    }
  }
}

/** A table of nobody, for boards that draw one position. */
export const nobodysTable = (game: string, seats: number, options: Record<string, string>): TableInfo => ({
  id: '',
  game,
  options,
  seats: Array.from({ length: seats }, (_, place) => ({
    seat: place + 1,
    kind: 'person',
    name: '',
    colour: COLOURS[place % COLOURS.length]!,
  })),
  phase: 'over',
  clock: 'none',
  listed: false,
  host: '',
  created: 0,
});

/** One position as a replay that has only this moment. */
export function still(check: PositionCheck): Source {
  const moment = { place: 0, seat: '', action: '', events: [], view: check.view!, line: 1 };
  const part: Part = { moments: [moment], total: 1, result: null };
  return {
    table: () => Promise.resolve(nobodysTable(check.game, check.seats, check.options)),
    part: () => Promise.resolve(part),
  };
}
