// Clocks: the server's truth, counted on between two messages.
import type { Clocks } from '../../protocol.gen';
import { t } from '../../words/words.svelte';
import type { Remaining } from '../table';

export class TableClocks implements Remaining {
  private now = $state(performance.now());
  private told = $state.raw<Clocks>({ left: [], running: [] });
  private at = 0;
  /** Milliseconds that the open reaction window has in all, as far as it is known. */
  whole = $state(0);
  private readonly timer = setInterval(() => {
    if (this.told.running.length || this.told.window !== undefined) this.now = performance.now();
  }, 200);

  /** No clocks: nobody's time counts here. */
  set(clocks: Clocks | undefined): void {
    const window = clocks?.window ?? 0;
    this.whole = this.told.window === undefined ? window : Math.max(this.whole, window);
    this.told = clocks ?? { left: [], running: [] };
    this.at = this.now = performance.now();
  }

  /** Milliseconds that a seat has left; null where no clock counts. */
  left(seat: number): number | null {
    const left = this.told.left[seat - 1] ?? null;
    if (left === null || !this.told.running.includes(seat)) return left;
    return Math.max(0, left - (this.now - this.at));
  }

  get window(): number | null {
    return this.told.window === undefined ? null : Math.max(0, this.told.window - (this.now - this.at));
  }

  stop(): void {
    clearInterval(this.timer);
  }
}

const HOUR = 60;
const LONG = 10 * HOUR;

/** 0:42, 12:05, 3 h 20, 24 h: as exact as somebody who has so much time needs it. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const minutes = Math.ceil(seconds / 60);
  if (minutes >= LONG) return t('web-clock-hours', { hours: Math.round(minutes / HOUR) });
  const pad = (n: number) => String(n).padStart(2, '0');
  if (minutes > HOUR)
    return t('web-clock-hours-minutes', { hours: Math.floor(minutes / HOUR), minutes: pad(minutes % HOUR) });
  return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`;
}
