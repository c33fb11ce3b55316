// What a view of a race tells.
import type { Fields } from '../game';
import type { RaceFields } from './vocabulary.gen';

export type { RaceFields };

export const raceFields = (fields: Fields): RaceFields => fields as unknown as RaceFields;

export const LETTERS = 'ABCDEF';

/** The other elephant of a player counts too: only the game for two has more elephants than players. */
export const isPaired = (fields: RaceFields): boolean => fields.elephants.length > fields.hands.length;
