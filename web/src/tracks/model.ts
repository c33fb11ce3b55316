// The data file of a track as rows, and what editing does to its text. It knows the format (docs/games/elephant_rally.md,
// formula_e.md) and no rule: whether a track can be raced, and how it lies, the server says of the text.
import type { CheckTrack, TrackFace } from '../protocol.gen';

export type Race = CheckTrack['game'];

export interface Row {
  /** Comments above it. */
  notes: string[];
  /** A face's letter, `start`, `finish` or `own`; empty for the columns of a circuit. */
  name: string;
  columns: string[];
}

export interface Model {
  rows: Row[];
  /** Comments below the last row. */
  rest: string[];
}

export type Faces = ReadonlyMap<string, TrackFace>;

const COLUMNS_A_LINE = 16;
const NAME_WIDTH = 6;
const LANES = 'abcdef';
export const PLAIN = '.';
export const COW = 'c';
export const HOLE = 'h';

const isNote = (line: string) => line.trim() === '' || line === '#' || line.startsWith('# ');

/** Which game a file is for: a rally begins with its start. */
export function gameOf(text: string): Race {
  const first = lines(text).find((line) => !isNote(line));
  return first?.trim().split(/\s+/)[0] === 'start' ? 'elephant_rally' : 'formula_e';
}

const lines = (text: string) =>
  text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll(' | ', '\n').split('\n');

/** A face's letter alone stands for its columns. */
export function parse(text: string, game: Race, faces: Faces): Model {
  const rows: Row[] = [];
  let notes: string[] = [];
  for (const line of lines(text)) {
    if (isNote(line)) {
      if (line.trim()) notes.push(line);
      continue;
    }
    const words = line.trim().split(/\s+/);
    if (game === 'formula_e') {
      if (!rows.length) rows.push({ notes: [], name: '', columns: [] });
      rows[0]!.notes.push(...notes);
      rows[0]!.columns.push(...words);
    } else {
      const [name = '', ...columns] = words;
      rows.push({ notes, name, columns: columns.length ? columns : (faces.get(name)?.columns ?? []) });
    }
    notes = [];
  }
  return { rows, rest: notes };
}

export function write({ rows, rest }: Model): string {
  const text = rows.flatMap(({ notes, name, columns }) => {
    if (name) return [...notes, `${name.padEnd(NAME_WIDTH)} ${columns.join(' ')}`.trimEnd()];
    const wrapped: string[] = [];
    for (let first = 0; first < columns.length; first += COLUMNS_A_LINE)
      wrapped.push(columns.slice(first, first + COLUMNS_A_LINE).join(' '));
    return [...notes, ...wrapped];
  });
  return `${[...text, ...rest].join('\n')}\n`;
}

/** The row in which a column of the track lies, and which of its columns it is. */
export function rowAt(model: Model, column: number): { row: number; inside: number } | null {
  let first = 0;
  for (const [row, { columns }] of model.rows.entries()) {
    if (column < first + columns.length) return { row, inside: column - first };
    first += columns.length;
  }
  return null;
}

/** The first column of a row. */
export function firstOf(model: Model, row: number): number {
  return model.rows.slice(0, row).reduce((sum, { columns }) => sum + columns.length, 0);
}

export const cellName = (column: number, lane: number): string => `${LANES[lane]}${column}`;
export const readCell = (cell: string): { column: number; lane: number } => ({
  column: Number(cell.slice(1)),
  lane: LANES.indexOf(cell[0]!),
});

export function letterAt(model: Model, cell: string): string {
  const { column, lane } = readCell(cell);
  const at = rowAt(model, column);
  return at ? (model.rows[at.row]!.columns[at.inside]?.[lane] ?? '') : '';
}

const withRow = (model: Model, row: number, fresh: Partial<Row>): Model => ({
  ...model,
  rows: model.rows.map((each, place) => (place === row ? { ...each, ...fresh } : each)),
});

const put = (column: string, lane: number, letter: string) => column.slice(0, lane) + letter + column.slice(lane + 1);

/** A letter on a cell; where it lies already, what is printed there comes back. */
export function setLetter(model: Model, faces: Faces, cell: string, letter: string): Model {
  const { column, lane } = readCell(cell);
  const at = rowAt(model, column);
  if (!at) return model;
  const { name, columns } = model.rows[at.row]!;
  const there = columns[at.inside]!;
  const printed = faces.get(name)?.columns[at.inside]?.[lane] ?? PLAIN;
  const wanted = letter === there[lane] || letter === PLAIN ? printed : letter;
  return withRow(model, at.row, {
    columns: columns.map((each, place) => (place === at.inside ? put(each, lane, wanted) : each)),
  });
}

/** The other face up; cows and holes stay where it is plain too. */
export function turnOver(model: Model, faces: Faces, row: number): Model {
  const before = model.rows[row]!;
  const face = faces.get(faces.get(before.name)?.other ?? '');
  if (!face) return model;
  const columns = face.columns.map((column, place) =>
    [...column]
      .map((letter, lane) => {
        const lay = before.columns[place]?.[lane] ?? '';
        return letter === PLAIN && (lay === COW || lay === HOLE) ? lay : letter;
      })
      .join(''),
  );
  return withRow(model, row, { name: face.name, columns });
}

export function insertRow(model: Model, at: number, name: string, columns: string[]): Model {
  return { ...model, rows: model.rows.toSpliced(at, 0, { notes: [], name, columns }) };
}

export function removeRow(model: Model, row: number): Model {
  return { ...model, rows: model.rows.toSpliced(row, 1) };
}

export function moveRow(model: Model, from: number, to: number): Model {
  const moved = model.rows[from]!;
  return { ...model, rows: model.rows.toSpliced(from, 1).toSpliced(to, 0, moved) };
}

/** A printed piece becomes one of the own kind, with the same columns. */
export const makeOwn = (model: Model, row: number): Model => withRow(model, row, { name: 'own' });

/** One more column behind this one, like it but without cows and holes. */
export function growColumn(model: Model, column: number): Model {
  const at = rowAt(model, column);
  if (!at) return model;
  const { columns } = model.rows[at.row]!;
  const plain = columns[at.inside]!.replace(/[^#.]/g, PLAIN);
  return withRow(model, at.row, { columns: columns.toSpliced(at.inside + 1, 0, plain) });
}

export function dropColumn(model: Model, column: number): Model {
  const at = rowAt(model, column);
  if (!at) return model;
  return withRow(model, at.row, { columns: model.rows[at.row]!.columns.toSpliced(at.inside, 1) });
}

/** One lane more or less on the right, all along a circuit. */
export function setLanes(model: Model, lanes: number): Model {
  const fit = (column: string) => column.slice(0, lanes).padEnd(lanes, PLAIN);
  return { ...model, rows: model.rows.map((row) => ({ ...row, columns: row.columns.map(fit) })) };
}
