import type { Game } from '../game';
import type { Table } from '../../table/table';
import type { Result } from '../../protocol.gen';
import type { Teller } from '../../words/teller';
import { listed, minus, signed, t } from '../../words/words.svelte';
import Elephant from '../../art/Elephant.svelte';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import Ending from './Ending.svelte';
import PanelLine from './PanelLine.svelte';
import Rail from './Rail.svelte';
import ShownHand from './ShownHand.svelte';
import { RajPlay } from './play.svelte';
import { turns } from './turns';
import { framesOf, rajFields, sceneOf, type RajScene } from './scene';
import { raj as vocabulary, type RajEvent } from './vocabulary.gen';

function status(table: Table) {
  const own = table.watching ? 0 : table.seat;
  const waiting = table.waiting.filter((seat) => seat !== own).map((seat) => table.teller.name(seat));
  const ready = rajFields(table.fields!).ready;
  const down = ready.flatMap((is, place) => (is && place + 1 !== own ? [table.teller.name(place + 1)] : []));
  const aside = t('web-raj-ready', { ready: ready.filter(Boolean).length, seats: ready.length });
  if (table.asked) {
    return {
      lead: t('web-raj-choose'),
      text: down.length ? t('web-raj-down', { names: listed(down), count: down.length }) : '',
      aside,
      counts: true,
    };
  }
  const scene = table.stage?.scene as RajScene | null | undefined;
  if (table.behind && scene?.places.some((place) => typeof place.now === 'number'))
    return { lead: t('web-raj-opened'), text: '' };
  const text = waiting.length ? t('web-status-waiting', { names: listed(waiting) }) : '';
  return { lead: table.watching ? '' : t('web-raj-yours-down'), text, aside, counts: true };
}

/** Whoever tied above the winner: they cancel each other. */
function outcome({ winners, scores }: Result, teller: Teller, own: number): string {
  const [winner = 0, more] = winners;
  const points = scores[winner - 1] ?? 0;
  const score = Math.max(...scores);
  if (!winner || more || score <= points) return '';
  const tied = scores.flatMap((each, place) => (each === score ? [place + 1] : []));
  const players = listed(tied.filter((seat) => seat !== own).map((seat) => teller.name(seat)));
  const facts = { players, score: minus(score), points: minus(points), winner: teller.name(winner) };
  if (own && own === winner) return t('web-raj-end-tied-won', facts);
  return t(tied.includes(own) ? 'web-raj-end-tied-yours' : 'web-raj-end-tied', facts);
}

export const raj: Game<RajScene, RajPlay, RajEvent> = {
  name: 'raj',
  sprites: ['elephants', 'raj'],
  vocabulary,
  panels: false,
  handful: 15,
  play: (table) => new RajPlay(table),
  scene: sceneOf,
  frames: framesOf,
  saying: (kind, fact) => (kind === 'worth' ? signed(Number(fact)) : undefined),
  status,
  subtitle: (fields) => t('web-raj-round', { turn: rajFields(fields).turn, turns: rajFields(fields).turns }),
  describe: (given, seat, teller, own) => {
    const fields = rajFields(given);
    const cards = (list: number[]) => (list.length ? list.map(signed).join(', ') : t('web-nothing'));
    return [
      t('web-raj-read-stake', { cards: cards(fields.stake), worth: signed(fields.worth) }),
      fields.worth < 0 ? t('web-raj-lowest') : t('web-raj-highest'),
      ...fields.scores.map((score, place) =>
        t('web-raj-read-seat', {
          player: teller.name(place + 1),
          score: signed(score),
          taken: cards(fields.taken[place] ?? []),
          last: fields.last[place] ?? t('web-nothing'),
          ready: fields.ready[place] ? 'yes' : 'no',
        }),
      ),
      t('web-raj-read-pile', { cards: cards(fields.pile) }),
      ...(seat ? [teller.hand(fields.hand.join(', '), own ? 0 : seat)] : []),
    ];
  },
  turns,
  looksBack: (fields) => rajFields(fields).used !== null,
  mixes: true,
  clauses: (fields) => [rajFields(fields).worth < 0 ? 'RAJ-3.3' : 'RAJ-3.2', ...(vocabulary.clauses.bid ?? [])],
  score: () => t('web-score'),
  outcome,
  risky: () => true,
  Board,
  Dock,
  ShownHand,
  PanelLine,
  Portrait: Elephant,
  Rail,
  Ending,
};
