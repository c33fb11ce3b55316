// The log in words. Live lines come with the updates; what may be looked up is the server's to say, so lines that fade
// (RAJ-4.1) or were taken back are gone with the next reading. A line that is still there stays the same object: nothing
// of it is drawn again.
import type { Game } from '../../games/game';
import type { Event, Log, Update } from '../../protocol.gen';
import type { Teller } from '../../words/teller';
import type { LiveTable } from '../live.svelte';
import { gather, gatherTurns } from './gather';

/** The log is read again when it has been quiet for so long: live lines come with the updates. */
const QUIET = 900;

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
  /** Of a whole turn: its acts, and which turn of the game it is. */
  acts?: Line[];
  turn?: number;
}

/** The lines as the reader likes them: one a turn, or one an act. */
export function arranged(lines: Line[], game: Game | null, detail: boolean): Line[] {
  return detail || !game?.turns ? gather(lines, game?.joins) : gatherTurns(lines, game.turns, game.joins);
}

/** What a line says. */
export function textOf(line: Line, game: Game | null, teller: Teller): string {
  if (line.acts && line.parts && game?.turns)
    return game.turns.told(
      line.parts.map((part) => part.event),
      teller,
      line.turn ?? 0,
    );
  if (!line.parts || !game?.told) return teller.event(line.event);
  return game.told(
    line.parts.map((part) => part.event),
    teller,
  );
}

export class TableLog {
  lines = $state.raw<Line[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: LiveTable) {}

  /** The lines of what the board shows: those of acts that are still to be seen come with them. */
  readonly shown = $derived.by(() =>
    this.table.behind ? this.lines.filter((line) => line.number <= this.table.number) : this.lines,
  );

  /** Lines that come with an update. */
  receive(update: Update): void {
    const back = update.events.some((event) => event.kind === 'undone' || event.kind === 'taken-back');
    if (update.line === undefined || back) return;
    const first = update.line;
    const fresh = update.events.map((event, place) => this.lineOf(event, first + place, update.at ?? 0, update.number));
    this.lines = [...this.lines.filter((line) => line.place < first), ...fresh];
  }

  /** Read it again, soon. */
  read(): void {
    clearTimeout(this.timer);
    const { table } = this;
    this.timer = setTimeout(
      () => {
        const { seat } = table;
        // Nothing is read while something moves: the log can wait. Nor before the game is there, which says what all may hear.
        if (!table.loaded || table.stage?.playing) this.read();
        else
          table.connection.ask('read-log', { seat }).then(
            (log) => {
              if (seat === table.seat) this.replace(log);
            },
            () => undefined,
          );
      },
      this.lines.length ? QUIET : 50,
    );
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private replace(log: Log): void {
    const known = new Map(this.lines.map((line) => [line.place, line]));
    this.lines = log.events.map((event, place) => {
      const address = event.line ?? place + 1;
      const old = known.get(address);
      const fresh = this.lineOf(event, address, event.at ?? old?.at ?? 0, old?.number ?? 0);
      return old && same(old, fresh) ? old : fresh;
    });
  }

  private lineOf(event: Event, place: number, at: number, number: number): Line {
    return { place, event: this.table.openly(event), seat: Number(event.facts.seat ?? 0), at, number };
  }
}

function same(one: Line, other: Line): boolean {
  return (
    one.event.kind === other.event.kind &&
    one.at === other.at &&
    JSON.stringify(one.event.facts) === JSON.stringify(other.event.facts)
  );
}
