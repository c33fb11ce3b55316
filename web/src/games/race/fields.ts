// What a view of a race tells (howdah/games/race/view.py).
import type { Fields } from '../game';
import type { TrackData } from './road';

export interface RaceFields extends TrackData {
  /** By elephant: a cell, `home`, or nothing before it is placed. */
  elephants: string[];
  owners: number[];
  cows: string[];
  holes: string[];
  mouse: string;
  gates: number[];
  way: number[];
  places: number[];
  cobras: number[];
  supply: number;
  hand: string[];
  hands: number[];
  pile: number;
  discards: number;
  search: string[] | null;
  table: string[];
  turn: number;
  turns: number;
  step: string;
  card: string;
  partner: string;
  source: number;
  target: number;
  chain: number;
  striker: number;
  window: number;
  aim: number;
  cancelled: number;
  stall: boolean;
  mover: string;
  points: number;
  mode: string;
  count: number;
  played: number;
  leads: Record<string, string>;
  answered: boolean[];
  answer: string;
  halted: string[];
  due: string[];
  winner: number;
}

export const raceFields = (fields: Fields): RaceFields => fields as unknown as RaceFields;

export const LETTERS = 'ABCDEF';

/** The other elephant of a player counts too: only the game for two has more elephants than players. */
export const isPaired = (fields: RaceFields): boolean => fields.elephants.length > fields.hands.length;
