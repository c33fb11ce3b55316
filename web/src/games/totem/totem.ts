import type { Table } from '../../table/table';
import { t, tell } from '../../words/words.svelte';
import type { Game } from '../game';
import { joins } from './acts';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import Ending from './Ending.svelte';
import PanelLine from './PanelLine.svelte';
import { TotemPlay } from './play.svelte';
import Portrait from './Portrait.svelte';
import { framesOf, sceneOf, totemFields, type TotemScene } from './scene';
import { described, told } from './speech';
import { turns } from './turns';
import { totem as vocabulary, type TotemEvent } from './vocabulary.gen';

const sum = (dice: number[]) => dice.reduce((total, die) => total + die, 0);

function status(table: Table) {
  const fields = totemFields(table.fields!);
  const scene = table.stage?.scene as TotemScene | null | undefined;
  const player = table.teller.name(table.behind && scene ? scene.turn : (table.waiting[0] ?? fields.turn));
  // A piece in the hand: its way is what is asked for.
  const phase = (table.play as TotemPlay | null)?.picked ? 'step' : fields.phase;
  const points = (table.play as TotemPlay | null)?.picked && fields.phase === 'dice' ? sum(fields.dice) : fields.points;
  const text = tell([`web-totem-phase-${phase}`], { points }, '');
  if (table.asked && table.shared) return { lead: t('web-status-turn-of', { player }), text };
  if (table.asked) return { lead: t('web-status-yours'), text };
  return { lead: '', text: t('web-status-turn-of', { player }) };
}

export const totem: Game<TotemScene, TotemPlay, TotemEvent> = {
  name: 'totem',
  sprites: ['totem'],
  vocabulary,
  panels: true,
  play: (table) => new TotemPlay(table),
  scene: sceneOf,
  frames: framesOf,
  status,
  // Nobody has a hand here.
  endsOpenly: () => true,
  subtitle: (fields) => t('web-totem-round', { round: totemFields(fields).round }),
  counted: (turn, seats) => Math.floor((turn - 1) / seats) + 1,
  describe: (fields, _seat, teller) => described(fields, teller),
  joins,
  told,
  turns,
  looksBack: () => true,
  clauses: (fields) => vocabulary.clauses[totemFields(fields).phase] ?? [],
  score: () => t('web-totem-on-board'),
  risky: (action) => action === 'pass',
  Board,
  Dock,
  PanelLine,
  Portrait,
  Ending,
};
