// Both races: they differ in their cards and their track, which come as data.
import type { Event } from '../../protocol.gen';
import Elephant from '../../art/Elephant.svelte';
import type { TableState } from '../../table/table.svelte';
import { listed, t, tell } from '../../words/words.svelte';
import type { Fields, Game } from '../game';
import { joins } from './acts';
import Board from './Board.svelte';
import { cardName } from './cards';
import Dock from './Dock.svelte';
import Ending from './Ending.svelte';
import { raceFields } from './fields';
import PanelLine from './PanelLine.svelte';
import { RacePlay } from './play.svelte';
import { framesOf, sceneOf, type RaceScene } from './scene';
import { described, told } from './speech';

/** The clauses behind each step, in both games and in each. */
const CLAUSES: Record<string, string[]> = {
  place: ['RACE-2.1', 'RACE-2.2'],
  turn: ['ER-2.1', 'FE-2.1', 'FE-2.3', 'ER-2.5', 'FE-2.5', 'RACE-3.2', 'RACE-7.2'],
  discard: ['ER-2.1', 'FE-2.1', 'ER-2.5', 'FE-2.5'],
  victim: ['RACE-6.7', 'ER-6.2', 'FE-5.2'],
  from: ['RACE-6.3'],
  give: ['RACE-6.3'],
  window: ['ER-3.1', 'ER-3.2', 'FE-3.1', 'FE-3.2', 'FE-3.3', 'FE-3.4'],
  elephant: ['ER-7.2', 'ER-7.3'],
  use: ['ER-2.2', 'RACE-4.1', 'RACE-4.2', 'RACE-4.3'],
  move: ['RACE-3.2', 'RACE-3.4', 'RACE-3.6', 'RACE-3.7', 'RACE-4.3'],
  'mango-tree': ['ER-5.1'],
  hole: ['ER-6.1', 'RACE-6.2'],
  walk: ['RACE-6.2', 'RACE-4.4', 'FE-5.1', 'ER-6.1'],
  scare: ['RACE-4.4'],
  burrow: ['FE-5.1'],
  herd: ['RACE-6.1'],
  fetch: ['ER-6.3', 'FE-5.3'],
  toll: ['FE-2.5', 'FE-2.6'],
};

function status(table: TableState) {
  const fields = raceFields(table.fields!);
  const play = table.play as RacePlay | null;
  const facts = { points: fields.points, count: fields.count, mover: fields.mover };
  const step = tell([`web-race-step-${fields.step}`], facts, '');
  const aside = fields.played ? t('web-race-played', { count: fields.played }) : '';
  const warned = play?.warning ? t('web-race-warning', { player: table.teller.name(play.warning) }) : '';
  if (table.asked && !table.hidden) {
    const lead =
      fields.step === 'window'
        ? t('web-race-window')
        : table.shared
          ? t('web-status-turn-of', { player: table.teller.name(table.seat) })
          : t('web-status-yours');
    return { lead, text: warned || step, aside };
  }
  const names = table.waiting.map((seat) => table.teller.name(seat));
  const turn = fields.turn ? t('web-status-turn-of', { player: table.teller.name(fields.turn) }) : '';
  const waits = fields.step === 'window' && names.length ? t('web-status-waiting', { names: listed(names) }) : '';
  return { lead: '', text: [turn, waits].filter(Boolean).join(' '), aside };
}

function standing(fields: Fields, seat: number, score: number): string {
  const { columns, owners } = raceFields(fields);
  const short = columns.length * owners.filter((owner) => owner === seat).length - score;
  return short > 0 ? t('web-race-short', { count: short }) : t('web-race-over');
}

/** Numbers of seats that facts name besides `seat`. */
const SEATS = ['victim', 'from', 'to'];
const CARDS = ['card', 'with', 'cards'];

function factOf(game: string) {
  return (name: string, fact: number | string, names: string[]) => {
    if (SEATS.includes(name) && typeof fact === 'number') return names[fact - 1] ?? String(fact);
    if (CARDS.includes(name)) return cardName(String(fact), game);
    // In the game for two a rider has two elephants, so they keep their letters.
    if ((name === 'elephant' || name === 'by') && names.length > 2)
      return names['ABCDEF'.indexOf(String(fact))] ?? String(fact);
    if (name === 'what' && /^\d+$/.test(String(fact))) return names[Number(fact) - 1] ?? fact;
    return fact;
  };
}

/** Facts that only some may know, by event. */
const SECRETS: Record<string, string> = {
  'card-drawn': 'card',
  'card-fetched': 'card',
  'card-stolen': 'card',
  'discards-searched': 'cards',
  'answer-sealed': 'answer',
};

function openOf(event: Event): Event {
  const secret = SECRETS[event.kind];
  if (!secret) return event;
  return { ...event, facts: Object.fromEntries(Object.entries(event.facts).filter(([name]) => name !== secret)) };
}

function race(name: string, prefix: string): Game<RaceScene, RacePlay> {
  return {
    name,
    sprites: ['elephants', 'race'],
    secrets: true,
    panels: true,
    play: (table) => new RacePlay(table),
    scene: sceneOf,
    frames: framesOf,
    fact: factOf(name),
    open: openOf,
    status,
    reaction: (fields) => (raceFields(fields).step === 'window' ? 'pass' : null),
    subtitle: (fields) => t('web-race-turn', { turn: raceFields(fields).turns + 1 }),
    describe: (fields, seat, teller, own) => described(fields, seat, teller, name, own),
    joins,
    told: (group, teller) => told(group, teller, name),
    looksBack: () => true,
    clauses: (fields) =>
      (CLAUSES[raceFields(fields).step] ?? ['RACE-7.1']).filter(
        (clause) => clause.startsWith('RACE') || clause.startsWith(prefix),
      ),
    score: () => t('web-race-columns'),
    standing,
    risky: () => false,
    Board,
    Dock,
    PanelLine,
    Portrait: Elephant,
    Ending,
  };
}

export const elephantRally = race('elephant_rally', 'ER');
export const formulaE = race('formula_e', 'FE');
