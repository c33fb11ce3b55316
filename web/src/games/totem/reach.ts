// Where a piece can go: the engine's ways, by the cell where each ends.
import type { Event, WayAhead } from '../../protocol.gen';

export interface Reached {
  /** All that is sent to go there. */
  actions: string[];
  /** The points that it takes. */
  points: number;
  /** What would follow if the piece stopped there. */
  events: Event[];
  /** It would eliminate somebody. */
  strikes: boolean;
}

/** The cells that a piece goes over in these actions, from where it stands on; `moving` is one that is under way. */
export function wayOf(actions: string[], moving: string | null): string[] {
  const from = actions.find((action) => action.startsWith('piece '))?.slice(6) ?? moving;
  const over = steps(actions);
  return from && over.length ? [from, ...over] : [];
}

const steps = (actions: string[]) => actions.filter((action) => action.startsWith('to ')).map((step) => step.slice(3));

/** The cells that are stepped on. */
export const pathOf = (way: Reached): string[] => steps(way.actions);

/** By cell, the shortest way there. Where the piece may stop, the engine tells what that brings in a way of its own. */
export function reachOf(ways: WayAhead[]): Map<string, Reached> {
  const found = new Map<string, Reached>();
  for (const { actions, events } of ways) {
    const path = steps(actions);
    const end = path.at(-1);
    if (!end) continue;
    const stops = actions.at(-1) === 'finish' && actions.length > 1;
    const known = found.get(end);
    if (known && known.points <= path.length && !stops) continue;
    const { lost, cut } = struckBy(events);
    found.set(end, {
      actions: known && stops ? known.actions : stops ? actions.slice(0, -1) : actions,
      points: path.length,
      events,
      strikes: lost.length + cut.length > 0,
    });
  }
  return found;
}

/** What these events eliminate. */
export function struckBy(events: Event[]): { lost: string[]; cut: string[] } {
  return {
    lost: events
      .filter((event) => event.kind === 'eliminated' || event.kind === 'totem-eliminated')
      .map((event) => String(event.facts.cell)),
    cut: events
      .filter((event) => event.kind === 'cut-off' || event.kind === 'player-out')
      .flatMap((event) => event.facts.cells as string[]),
  };
}
