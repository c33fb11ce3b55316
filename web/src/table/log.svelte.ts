// The log in words. Live lines come with the updates; what may be looked up is the server's to say, so lines that fade
// (RAJ-4.1) or were taken back are gone with the next reading. A line that is still there stays the same object: nothing
// of it is drawn again.
import type { Game } from '../games/game';
import type { Event, Log, Update } from '../protocol.gen';
import type { Teller } from '../words/teller';

export interface Line {
  /** Its address: the same for all who were told the same, in the log, live and in replays. */
  place: number;
  event: Event;
  seat: number;
  /** Seconds since 1970; 0 where it is not known. */
  at: number;
  /** The update that told it; 0 if that was before this page was opened. */
  number: number;
  /** The lines that are told as this one, if they are several. */
  parts?: Line[];
}

/** What a line says. */
export function textOf(line: Line, game: Game | null, teller: Teller): string {
  if (!line.parts || !game?.told) return teller.event(line.event);
  return game.told(
    line.parts.map((part) => part.event),
    teller,
  );
}

export class TableLog {
  lines = $state.raw<Line[]>([]);

  hear(update: Update, open: (event: Event) => Event): void {
    const told = update.events.filter((event) => event.kind !== 'undone');
    if (update.line === undefined || told.length < update.events.length) return;
    const first = update.line;
    const fresh = told.map((event, place) => lineOf(event, first + place, update.at ?? 0, update.number, open));
    this.lines = [...this.lines.filter((line) => line.place < first), ...fresh];
  }

  take(log: Log, open: (event: Event) => Event): void {
    const known = new Map(this.lines.map((line) => [line.place, line]));
    this.lines = log.events.map((event, place) => {
      const address = event.line ?? place + 1;
      const old = known.get(address);
      const fresh = lineOf(event, address, event.at ?? old?.at ?? 0, old?.number ?? 0, open);
      return old && same(old, fresh) ? old : fresh;
    });
  }
}

function lineOf(event: Event, place: number, at: number, number: number, open: (event: Event) => Event): Line {
  return { place, event: open(event), seat: Number(event.facts.seat ?? 0), at, number };
}

function same(one: Line, other: Line): boolean {
  return (
    one.event.kind === other.event.kind &&
    one.at === other.at &&
    JSON.stringify(one.event.facts) === JSON.stringify(other.event.facts)
  );
}
