// The log in words. What may be looked up is the server's to say: lines that fade (RAJ-4.1) or were taken back are gone
// with the next reading. Times and moments are remembered for what was heard here.
import type { Event, Log } from '../protocol.gen';

export interface Line {
  /** Its place among all lines, from 0: after the end it is also the place among the replay's events. */
  place: number;
  event: Event;
  seat: number;
  /** Seconds since 1970; 0 where it is not known. */
  at: number;
  /** The update that told it; 0 if that was before this page was opened. */
  number: number;
}

interface Heard {
  text: string;
  at: number;
  number: number;
}

const same = (event: Event) => `${event.kind} ${JSON.stringify(event.facts)}`;

export class TableLog {
  lines = $state.raw<Line[]>([]);
  private heard: Heard[] = [];

  hear(events: Event[], number: number): void {
    const at = Math.round(Date.now() / 1000);
    this.heard.push(...events.map((event) => ({ text: same(event), at, number })));
  }

  /** A new reading: from the end, each line is matched with what was heard. */
  take(log: Log, open: (event: Event) => Event): void {
    let place = this.heard.length - 1;
    const lines: Line[] = [];
    for (let index = log.events.length - 1; index >= 0; index -= 1) {
      const event = log.events[index]!;
      const text = same(event);
      let at = 0;
      let number = 0;
      for (let back = place; back >= 0; back -= 1) {
        const heard = this.heard[back]!;
        if (heard.text === text) {
          ({ at, number } = heard);
          place = back - 1;
          break;
        }
      }
      const seat = Number(event.facts.seat ?? 0);
      lines.unshift({ place: index, event: open(event), seat, at, number });
    }
    this.lines = lines;
  }
}
