import type { TableState } from '../../table/table.svelte';
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

/** The clauses behind each phase. */
const CLAUSES: Record<string, string[]> = {
  start: ['TOT-2.2', 'TOT-2.3', 'TOT-2.4'],
  dice: ['TOT-3.2', 'TOT-3.3', 'TOT-3.4', 'TOT-3.5'],
  piece: ['TOT-4.4', 'TOT-4.6', 'TOT-4.2', 'TOT-4.3'],
  step: ['TOT-4.1', 'TOT-4.2', 'TOT-4.3', 'TOT-4.5', 'TOT-5.1'],
  victim: ['TOT-5.2', 'TOT-5.5'],
};

function status(table: TableState) {
  const fields = totemFields(table.fields!);
  const player = table.teller.name(table.waiting[0] ?? fields.turn);
  const text = tell([`web-totem-phase-${fields.phase}`], { points: fields.points }, '');
  if (table.asked && table.shared) return { lead: t('web-status-turn-of', { player }), text };
  if (table.asked) return { lead: t('web-status-yours'), text };
  return { lead: '', text: t('web-status-turn-of', { player }) };
}

export const totem: Game<TotemScene, TotemPlay> = {
  name: 'totem',
  sprites: ['totem'],
  secrets: false,
  panels: true,
  play: (table) => new TotemPlay(table),
  scene: sceneOf,
  frames: framesOf,
  status,
  subtitle: (fields) => t('web-totem-round', { round: totemFields(fields).round }),
  describe: (fields, _seat, teller) => described(fields, teller),
  joins,
  told,
  looksBack: () => true,
  clauses: (fields) => CLAUSES[totemFields(fields).phase] ?? ['TOT-3.1', 'TOT-5.1', 'TOT-6.1'],
  score: () => t('web-totem-on-board'),
  risky: (action) => action === 'pass',
  dockBeside: true,
  Board,
  Dock,
  PanelLine,
  Portrait,
  Ending,
};
