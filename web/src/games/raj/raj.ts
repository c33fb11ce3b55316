import type { Game } from '../game';
import type { Table } from '../../table/table';
import { listed, signed, t } from '../../words/words.svelte';
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
  const text = waiting.length ? t('web-status-waiting', { names: listed(waiting) }) : '';
  return { lead: table.watching ? '' : t('web-raj-yours-down'), text, aside, counts: true };
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
  risky: () => true,
  Board,
  Dock,
  ShownHand,
  PanelLine,
  Portrait: Elephant,
  Rail,
  Ending,
};
