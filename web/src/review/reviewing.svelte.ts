// A review that is being made: asked for again and again until it is whole. Asking keeps it going on the server.
import { api } from '../net/api';
import type { ReviewAnswer } from '../protocol.gen';
import { refusalText } from '../words/refusals';
import type { Decision, Moment, Review } from './review.gen';

const PAUSE = 1200;

export class Reviewing {
  answer = $state.raw<ReviewAnswer | null>(null);
  fault = $state('');
  /** By whose knowledge the picture is drawn; 0: by what everybody knew. */
  seat = $state(0);
  readonly review = $derived<Review | null>(this.answer?.review ?? null);
  readonly moments = $derived<Moment[]>(this.review?.moments ?? []);
  readonly done = $derived(this.answer?.state === 'done');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly id: string) {}

  look(seat: number): void {
    this.seat = seat;
    this.answer = null;
    this.fault = '';
    void this.ask();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    clearTimeout(this.timer);
    const { seat } = this;
    try {
      const answer = await api.review(this.id, seat);
      if (this.closed || seat !== this.seat) return;
      this.answer = answer;
      if (answer.state === 'waiting' || answer.state === 'running')
        this.timer = setTimeout(() => void this.ask(), PAUSE);
    } catch (error) {
      if (!this.closed && seat === this.seat) this.fault = refusalText(error);
    }
  }

  /** The moment of the chart that a moment of the replay belongs to: the last that is not after it. */
  placeOf(at: number): number {
    return Math.max(
      0,
      this.moments.findLastIndex((moment) => moment.place <= at),
    );
  }
}

export const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder', 'forced'] as const;
export const isBad = ({ grade }: Decision): boolean => grade === 'mistake' || grade === 'blunder';
