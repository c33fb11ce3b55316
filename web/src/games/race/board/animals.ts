// The animals of a scene as the track draws them.
import type { Table } from '../../../table/table';
import { isPaired, LETTERS } from '../fields';
import type { Animal } from './marks';
import type { Outcome } from '../turn/outcome';
import type { RaceScene } from '../scene';

/** Whoever is home stands beyond the line, side by side, as long as there is room. */
function standing(cells: string[], { columns }: RaceScene['fields']): string[] {
  const lanes = 'abcdef'.slice(0, columns[0]?.length ?? 1);
  const free = [...lanes].map((lane) => `${lane}${columns.length}`).filter((cell) => !cells.includes(cell));
  return cells.map((cell) => (cell === 'home' ? (free.shift() ?? cell) : cell));
}

/** Elephants first, in the order of their letters. */
export function animalsOf(scene: RaceScene, table: Table): Animal[] {
  const { fields } = scene;
  const paired = isPaired(fields);
  const elephants = standing(scene.elephants, fields).map((cell, place): Animal => {
    const letter = LETTERS[place]!;
    const owner = fields.owners[place] ?? 0;
    // In the game for two a rider has two elephants: of one colour, each with its own letter.
    const look = table.letter(owner || (paired ? (place % 2) + 1 : place + 1));
    return {
      id: letter,
      kind: 'elephant',
      cell,
      look,
      letter: paired ? letter : look.toUpperCase(),
      yours: owner > 0 && owner === table.seat,
      firm: fields.halted.includes(letter) || fields.stopped.includes(letter),
      flying: scene.flying === letter,
      scared: scene.scared === letter,
      ...(scene.links[letter] === undefined ? {} : { link: scene.links[letter] }),
      ...(scene.aside && (scene.last.by === letter || scene.links[letter]) ? { aside: scene.aside } : {}),
      dusty: scene.charging && scene.busy && scene.last.by === letter,
    };
  });
  const cows = scene.cows.map(({ id, cell }): Animal => ({
    id,
    kind: 'cow',
    cell,
    ...(scene.links[id] === undefined ? {} : { link: scene.links[id], aside: scene.aside }),
  }));
  return [...elephants, ...cows, { id: 'mouse', kind: 'mouse', cell: scene.mouse }];
}

/** Where everybody would stand who would have moved. */
export function ghostsOf(outcome: Outcome, animals: Animal[]): Animal[] {
  const elephants = Object.entries(outcome.elephants).flatMap(([letter, cell]) => {
    const found = animals.find((animal) => animal.id === letter);
    return found ? [{ ...found, cell }] : [];
  });
  const cows = outcome.cows.flatMap(({ from, to }) => {
    const found = animals.find((animal) => animal.kind === 'cow' && animal.cell === from);
    return found ? [{ ...found, cell: to }] : [];
  });
  return [...elephants, ...cows];
}
