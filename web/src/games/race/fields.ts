// What a view of a race tells.
import type { Fields } from '../game';
import type { RaceFields } from './vocabulary.gen';

export type { RaceFields };

export const raceFields = (fields: Fields): RaceFields => fields as unknown as RaceFields;

export const LETTERS = 'ABCDEF';

/** The other elephant of a player counts too: only the game for two has more elephants than players. */
export const isPaired = (fields: RaceFields): boolean => fields.elephants.length > fields.hands.length;

/** In the game for two: a rider has the letter of the first own elephant. */
export const letterOfPair = (fields: RaceFields, seat: number): string | undefined =>
  isPaired(fields) ? LETTERS[fields.owners.indexOf(seat)]?.toLowerCase() : undefined;
