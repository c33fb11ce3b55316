// Both races: they differ in their cards and their track, which come as data.
import Elephant from '../../art/Elephant.svelte';
import type { Table } from '../../table/table';
import type { Saying } from '../../words/teller';
import { t, tell } from '../../words/words.svelte';
import type { Fields, Game } from '../game';
import type { Vocabulary } from '../vocabulary';
import { joins } from './log/acts';
import Board from './board/Board.svelte';
import { cardName } from './cards/cards';
import Dock from './turn/Dock.svelte';
import Ending from './Ending.svelte';
import { LETTERS, letterOfPair, raceFields } from './fields';
import PanelLine from './PanelLine.svelte';
import ShownHand from './cards/ShownHand.svelte';
import SpentCards from './cards/SpentCards.svelte';
import { RacePlay } from './turn/play.svelte';
import { framesOf, sceneOf, type RaceScene } from './scene';
import { announcement, described, told } from './log/speech';
import { turnsOf } from './log/turns';
import { elephantRally as rally, formulaE as formula, type RaceEvent } from './vocabulary.gen';

/** What of a turn is possible now, in one sentence: the rules say so by what is legal. */
function possible(table: Table, played: number): string {
  const has = (verb: string) => table.legal.some((action) => action.startsWith(`${verb} `));
  const [play, discard, end] = [has('play'), has('discard'), table.legal.includes('end')];
  if (!play && !discard) return end ? t('web-race-now-end') : '';
  if (!play) return played || end ? t('web-race-now-discard-more') : t('web-race-now-discard');
  if (played) return discard ? t('web-race-now-more-discard') : t('web-race-now-more');
  return discard ? tell([`web-race-now-first-${table.info?.game}`]) : t('web-race-now-first-only');
}

function status(table: Table) {
  const fields = raceFields(table.fields!);
  const play = table.play as RacePlay | null;
  const facts = { points: fields.points, count: fields.count, mover: fields.mover };
  const turns = (fields.step === 'turn' || fields.step === 'discard') && table.legal.length > 0;
  const step = play?.discarding
    ? t('web-race-now-discarding')
    : turns
      ? possible(table, fields.played)
      : tell([`web-race-phase-${fields.step}`], facts, '');
  const played = fields.played ? t('web-race-played', { count: fields.played }) : '';
  const aside = fields.planning && table.asked ? t('web-race-planning') : played;
  const warned = play?.warning ? t('web-race-warning', { player: table.teller.name(play.warning) }) : '';
  if (fields.step === 'window') {
    const own = fields.turn === table.seat && !fields.chain && !table.shared;
    const card = [fields.card, ...(fields.partner ? [fields.partner] : [])]
      .map((each) => cardName(each, table.info?.game ?? ''))
      .join(' + ');
    return { lead: own ? t('web-race-window-own', { card }) : announcement(table), text: '', aside };
  }
  if (table.asked && (!table.hidden || fields.step === 'place')) {
    const lead = table.shared
      ? t('web-status-turn-of', { player: table.teller.name(table.seat) })
      : t('web-status-yours');
    return { lead, text: warned || step, aside };
  }
  const turn = fields.turn ? t('web-status-turn-of', { player: table.teller.name(fields.turn) }) : '';
  return { lead: '', text: turn, aside };
}

function standing(fields: Fields, seat: number, score: number): string {
  const { columns, owners } = raceFields(fields);
  const short = columns.length * owners.filter((owner) => owner === seat).length - score;
  return short > 0 ? t('web-race-short', { count: short }) : t('web-race-over');
}

/** In the game for two a rider has two elephants, so they keep their letters. */
const saying: Saying = (kind, fact, names) =>
  kind === 'elephant' && names.length > 2 ? names[LETTERS.indexOf(String(fact))] : undefined;

function race(name: string, vocabulary: Vocabulary): Game<RaceScene, RacePlay, RaceEvent> {
  return {
    name,
    sprites: ['elephants', 'race'],
    vocabulary,
    panels: true,
    play: (table) => new RacePlay(table, vocabulary),
    scene: sceneOf,
    frames: framesOf,
    saying,
    status,
    reaction: (fields) => (raceFields(fields).step === 'window' ? 'pass' : null),
    letter: (fields, seat) => letterOfPair(raceFields(fields), seat),
    isOpen: (fields) => raceFields(fields).step === 'place',
    announcement,
    endsOpenly: (fields) => raceFields(fields).spent,
    subtitle: (fields) => t('web-race-turn', { turn: raceFields(fields).turns + 1 }),
    more: (fields) => t('web-race-piles', { pile: raceFields(fields).pile, discards: raceFields(fields).discards }),
    describe: (fields, seat, teller, own) => described(fields, seat, teller, name, own),
    joins,
    told: (group, teller) => told(group, teller, name),
    turns: turnsOf(name),
    looksBack: () => true,
    clauses: (fields) => vocabulary.clauses[raceFields(fields).step] ?? [],
    score: () => t('web-race-columns'),
    standing,
    risky: () => false,
    Board,
    Dock,
    ShownHand,
    PanelLine,
    PanelAside: SpentCards,
    Portrait: Elephant,
    Ending,
  };
}

export const elephantRally = race('elephant_rally', rally);
export const formulaE = race('formula_e', formula);
