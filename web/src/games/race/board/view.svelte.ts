// What of the track is shown. A wide board shows all of it. On a small one the picture is near enough for a finger and
// follows what matters: the open question with all its answers, else the own elephant and what happens.
import { framing, type Cover } from '../../../board/framing';
import type { Span } from '../../../board/geometry';
import type { Viewport } from '../../../board/viewport.svelte';
import { CELL, type Road } from './road';

/** Pixels of a cell that is near enough. */
const NEAR = 40;
/** Below this many pixels a cell is too small for the whole track to be shown all the time. */
const SMALL = 22;

export class TrackView {
  /** Whose wish the picture follows: the game's, the hand's that has moved it, or "all of it". */
  mode = $state<'follow' | 'free' | 'whole'>('follow');
  private last = '';

  constructor(private readonly viewport: Viewport) {}

  static isSmall(whole: Span, width: number): boolean {
    return width > 0 && (CELL * width) / whole.width < SMALL;
  }

  /** The button: all of it; pressed again, what is going on. */
  toggle(): void {
    this.mode = this.mode === 'whole' ? 'follow' : 'whole';
    this.last = '';
    if (this.mode === 'whole') this.viewport.fit();
  }

  moved(): void {
    this.mode = 'free';
  }

  /** Bring these cells into sight; a new question does so even where the picture was moved by hand. */
  follow(
    road: Road,
    {
      cells,
      question,
      frame,
      whole,
      covers,
    }: {
      cells: string[];
      question: string;
      frame: { width: number; height: number };
      whole: Span;
      covers: Cover[];
    },
  ): void {
    const wanted = JSON.stringify([question, cells, frame, whole]);
    if (wanted === this.last || !cells.length) return;
    const asked = !this.last.startsWith(JSON.stringify([question]).slice(0, -1));
    this.last = wanted;
    if (asked && question && this.mode === 'free') this.mode = 'follow';
    if (this.mode !== 'follow') return;
    const points = cells.map((cell) => road.spotOf(cell));
    this.viewport.show(framing(points, { frame, whole, nearest: NEAR / CELL, margin: CELL * 1.1, covers }));
  }
}
