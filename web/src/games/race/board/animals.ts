// The animals of a scene as the track draws them.
import type { Table } from '../../../table/table';
import { isPaired, LETTERS } from '../fields';
import type { Animal } from './marks';
import type { Outcome } from '../turn/outcome';
import type { RaceScene } from '../scene';

/** Elephants first, in the order of their letters. */
export function animalsOf(scene: RaceScene, table: Table): Animal[] {
  const { fields } = scene;
  const paired = isPaired(fields);
  const elephants = scene.elephants.map((cell, place): Animal => {
    const letter = LETTERS[place]!;
    const owner = fields.owners[place] ?? 0;
    // In the game for two each elephant has colours of its own, and a chip of its rider.
    const look = paired ? letter.toLowerCase() : table.letter(owner || place + 1);
    return {
      id: letter,
      kind: 'elephant',
      cell,
      look,
      letter: paired ? letter : look.toUpperCase(),
      ...(paired && owner ? { owner: table.letter(owner) } : {}),
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
