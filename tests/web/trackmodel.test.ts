// What editing does to the text of a track: nothing else is lost, comments included.
import { describe, expect, it } from 'vitest';
import * as model from '../../web/src/tracks/model';
import type { TrackFace } from '../../web/src/protocol.gen';

const face = (name: string, other: string, columns: string): [string, TrackFace] => [name, { name, other, turn: 0, columns: columns.split(' ') }];
const faces = new Map([
  face('start', '', '^^^ ^^^ ...'),
  face('finish', '', '...'),
  face('D', 'd', '... ... .B. ... ... ...'),
  face('d', 'D', '... #.. #.. #.S ... ...'),
]);
const TEXT = '# Mine\nstart\nD ..h c.. .B. ... ... ...\n# the end\nfinish ...\n# bye\n';
const read = (text = TEXT) => model.parse(text, 'elephant_rally', faces);
const row = (made: model.Model, at: number) => `${made.rows[at]!.name} ${made.rows[at]!.columns.join(' ')}`;

describe('rows', () => {
  it('come back as they were, with their comments', () => {
    const text = model.write(read());
    expect(text).toBe('# Mine\nstart  ^^^ ^^^ ...\nD      ..h c.. .B. ... ... ...\n# the end\nfinish ...\n# bye\n');
    expect(model.write(read(text))).toBe(text);
    expect(read('start | D | finish').rows.map(({ name }) => name)).toEqual(['start', 'D', 'finish']);
  });

  it('tell their columns apart', () => {
    expect(model.rowAt(read(), 4)).toEqual({ row: 1, inside: 1 });
    expect(model.rowAt(read(), 10)).toBeNull();
    expect(model.firstOf(read(), 2)).toBe(9);
    expect(model.letterAt(read(), 'c3')).toBe('h');
  });

  it('know their game', () => {
    expect(model.gameOf(TEXT)).toBe('elephant_rally');
    expect(model.gameOf('# x\n... ^^^')).toBe('formula_e');
  });
});

describe('an edit', () => {
  it('puts a thing on a cell and takes it away, down to what is printed', () => {
    const cow = model.setLetter(read(), faces, 'b3', 'c');
    expect(row(cow, 1)).toBe('D .ch c.. .B. ... ... ...');
    expect(row(model.setLetter(cow, faces, 'b3', 'c'), 1)).toBe('D ..h c.. .B. ... ... ...');
    const over = model.setLetter(read(), faces, 'b5', 'M');
    expect(row(over, 1)).toContain('.M.');
    expect(row(model.setLetter(over, faces, 'b5', '.'), 1)).toContain('.B.');
  });

  it('turns a piece over and keeps what still lies on plain cells', () => {
    const turned = model.turnOver(read(), faces, 1);
    expect(row(turned, 1)).toBe('d ..h #.. #.. #.S ... ...');
    expect(model.turnOver(turned, faces, 0)).toBe(turned);
  });

  it('moves, removes, grows and shrinks', () => {
    const more = model.insertRow(read(), 2, 'own', ['.~.', '...']);
    expect(model.moveRow(more, 2, 1).rows.map(({ name }) => name)).toEqual(['start', 'own', 'D', 'finish']);
    expect(row(model.growColumn(more, 9), 2)).toBe('own .~. ... ...');
    expect(row(model.dropColumn(more, 9), 2)).toBe('own ...');
    expect(model.write(model.removeRow(more, 2))).toBe(model.write(read()));
  });

  it('changes the lanes of a circuit all along, sixteen columns a line', () => {
    const circuit = model.parse(`# round\n${'... '.repeat(20)}\n^^^ ^^^`, 'formula_e', faces);
    const wide = model.write(model.setLanes(circuit, 4)).split('\n');
    expect(wide[0]).toBe('# round');
    expect(wide[1]!.split(' ')).toHaveLength(16);
    expect(wide[2]).toMatch(/\^\^\^\. \^\^\^\.$/);
  });
});
