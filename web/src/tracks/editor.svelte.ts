// The state of the editor: one text, its past and future, and what the server says about it. Every change goes through
// `change`, is checked at once, kept as a draft in this browser, and said aloud.
import { api } from '../net/api';
import type { SavedTrack, TrackCheck, TrackKit } from '../protocol.gen';
import { refusalText } from '../words/refusals';
import { t } from '../words/words.svelte';
import * as model from './model';
import type { Model, Race } from './model';

interface Moment {
  game: Race;
  text: string;
  chosen: number;
  /** What led to it. */
  said: string;
}

interface Draft {
  game: Race;
  seats: number;
  name: string;
  text: string;
}

const MOST_KEPT = 200;
const TYPING_PAUSE = 250;
/** With this tool cells are looked at, and pieces are chosen and moved. */
export const HAND = '';

export class Editor {
  game = $state<Race>('elephant_rally');
  seats = $state(4);
  name = $state('');
  text = $state('');
  kit = $state.raw<TrackKit | null>(null);
  check = $state.raw<TrackCheck | null>(null);
  saved = $state.raw<SavedTrack | null>(null);
  /** The piece that buttons and keys act on. */
  chosen = $state(0);
  /** The column that was pressed last; columns are added and taken away there. */
  at = $state(0);
  cursor = $state<string | null>(null);
  /** The letter that is put on cells, or HAND. */
  brush = $state(HAND);
  /** What was done last. */
  said = $state('');
  fault = $state('');
  busy = $state(false);
  /** A piece is being dragged: places to drop it are shown. */
  dragging = $state(false);
  /** Rises with every track that is begun: when it comes, the map looks for its best side again. */
  begun = 0;
  private past = $state.raw<Moment[]>([]);
  private future = $state.raw<Moment[]>([]);
  private asked = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  readonly faces = $derived(new Map(this.kit?.faces.map((face) => [face.name, face])));
  readonly model = $derived(model.parse(this.text, this.game, this.faces));
  readonly rows = $derived(this.model.rows);
  readonly row = $derived(this.rows[this.chosen]);
  readonly columns = $derived(this.rows.reduce((sum, { columns }) => sum + columns.length, 0));
  readonly canUndo = $derived(this.past.length > 0);
  readonly canRedo = $derived(this.future.length > 0);
  readonly changed = $derived(
    !this.saved?.yours ||
      this.saved.text !== this.text ||
      this.saved.name !== this.name.trim() ||
      this.saved.seats !== this.seats,
  );
  readonly ready = $derived(this.check !== null && this.check.fault === null);

  constructor(readonly id: string | null) {}

  // Opening.

  async open(wanted: Partial<Draft> | null): Promise<void> {
    try {
      const [kit, saved] = await Promise.all([api.trackKit(), this.id ? api.track(this.id) : null]);
      this.kit = kit;
      this.saved = saved;
      const usual = kit.starters.find((starter) => starter.game === (wanted?.game ?? 'elephant_rally'))!;
      const kept = wanted ? null : readDraft(this.key);
      const first: Draft = {
        game: usual.game,
        seats: usual.seats,
        name: '',
        text: usual.text,
        ...saved,
        ...wanted,
        ...kept,
      };
      this.game = first.game;
      this.seats = first.seats;
      this.name = first.name;
      this.text = first.text;
      this.chosen = Math.min(1, this.rows.length - 1);
      await this.look();
    } catch (error) {
      this.fault = refusalText(error);
    }
  }

  private get key(): string {
    return `howdah-track-${(this.saved?.yours ? this.saved.id : this.id) ?? 'new'}`;
  }

  keep(): void {
    const draft: Draft = { game: this.game, seats: this.seats, name: this.name, text: this.text };
    try {
      localStorage.setItem(this.key, JSON.stringify(draft));
    } catch {
      // Without room for drafts the editor works on.
    }
  }

  // What the server says of the text.

  async look(): Promise<void> {
    clearTimeout(this.waiting);
    const asked = ++this.asked;
    try {
      const check = await api.checkTrack({ game: this.game, text: this.text || '#', seats: this.seats });
      if (asked !== this.asked) return;
      this.check = check;
      this.fault = '';
    } catch (error) {
      if (asked === this.asked) this.fault = refusalText(error);
    }
  }

  setSeats(seats: number): void {
    this.seats = seats;
    this.keep();
    void this.look();
  }

  // Changing.

  change(fresh: Model, said: string, chosen = this.chosen): void {
    this.put(model.write(fresh), said, chosen);
  }

  /** The text as it was typed or read from a file. */
  type(text: string): void {
    if (text === this.text) return;
    clearTimeout(this.waiting);
    this.remember(t('tracks-did-type'));
    this.text = text;
    this.keep();
    this.waiting = setTimeout(() => void this.look(), TYPING_PAUSE);
  }

  begin(game: Race, text: string, said: string, seats = this.seats): void {
    this.remember(said);
    this.game = game;
    this.seats = seats;
    this.brush = HAND;
    this.begun += 1;
    this.at = 0;
    this.text = text;
    this.choose(1);
    this.settle(said);
  }

  private put(text: string, said: string, chosen: number): void {
    this.remember(said);
    this.text = text;
    this.chosen = Math.max(0, Math.min(chosen, this.rows.length - 1));
    this.settle(said);
  }

  private remember(said: string): void {
    this.past = [...this.past.slice(-MOST_KEPT), { game: this.game, text: this.text, chosen: this.chosen, said }];
    this.future = [];
  }

  private settle(said: string): void {
    this.said = said;
    this.cursor = this.cursor && model.letterAt(this.model, this.cursor) ? this.cursor : null;
    this.keep();
    void this.look();
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, { game: this.game, text: this.text, chosen: this.chosen, said: last.said }];
    this.back(last, t('tracks-undone', { what: last.said }));
  }

  redo(): void {
    const next = this.future.at(-1);
    if (!next) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, { game: this.game, text: this.text, chosen: this.chosen, said: next.said }];
    this.back(next, t('tracks-redone', { what: next.said }));
  }

  private back(moment: Moment, said: string): void {
    this.text = moment.text;
    this.game = moment.game;
    this.chosen = Math.max(0, Math.min(moment.chosen, this.rows.length - 1));
    this.settle(said);
  }

  // Pieces.

  /** Between the first row and the last one. */
  private inner(place: number): number {
    return Math.max(1, Math.min(place, this.rows.length - 1));
  }

  readonly isEnd = (row: number): boolean => row <= 0 || row >= this.rows.length - 1;

  lay(name: string, at = this.chosen + 1): void {
    const columns = this.faces.get(name)?.columns ?? ['...', '...', '...', '...'];
    const place = this.inner(at);
    const after = this.label(place - 1);
    this.change(
      model.insertRow(this.model, place, name, columns),
      t('tracks-did-lay', { piece: this.nameOf(name), after }),
      place,
    );
  }

  move(from: number, to: number): void {
    const place = this.inner(Math.min(to, this.rows.length - 2));
    if (this.isEnd(from) || place === from) return;
    const said = t('tracks-did-move', { piece: this.label(from), place: place + 1 });
    this.change(model.moveRow(this.model, from, place), said, place);
  }

  turn(row = this.chosen): void {
    const other = this.faces.get(this.rows[row]?.name ?? '')?.other;
    if (!other) return;
    const said = t('tracks-did-turn', { before: this.label(row), piece: other });
    this.change(model.turnOver(this.model, this.faces, row), said, row);
  }

  remove(row = this.chosen): void {
    if (this.isEnd(row)) return;
    const said = t('tracks-did-remove', { piece: this.label(row) });
    this.change(model.removeRow(this.model, row), said, Math.min(row, this.rows.length - 3));
  }

  own(row = this.chosen): void {
    const said = t('tracks-did-own', { piece: this.label(row) });
    this.change(model.makeOwn(this.model, row), said, row);
  }

  /** The pressed column if it lies in the chosen row, else the last of that row. */
  private get column(): number {
    const first = model.firstOf(this.model, this.chosen);
    const last = first + (this.row?.columns.length ?? 1) - 1;
    return this.at >= first && this.at <= last ? this.at : last;
  }

  grow(column = this.column): void {
    this.change(model.growColumn(this.model, column), t('tracks-did-grow', { column }));
  }

  shrink(column = this.column): void {
    this.change(model.dropColumn(this.model, column), t('tracks-did-shrink', { column }));
  }

  lanes(count: number): void {
    this.change(model.setLanes(this.model, count), t('tracks-did-lanes', { count }));
  }

  // Cells.

  /** Put a letter on a cell, or take it away. */
  paint(cell: string, letter = this.brush): void {
    const animal = letter === model.COW || letter === model.HOLE;
    if (animal && !this.check?.track?.free.includes(cell)) {
      this.said = t('tracks-not-free', { cell });
      return;
    }
    const fresh = model.setLetter(this.model, this.faces, cell, letter);
    const now = model.letterAt(fresh, cell);
    const row = model.rowAt(this.model, model.readCell(cell).column)?.row ?? this.chosen;
    if (now === model.letterAt(this.model, cell)) this.said = t('tracks-as-is', { cell });
    else this.change(fresh, t('tracks-did-paint', { cell, what: letterName(now) }), row);
  }

  choose(row: number): void {
    this.chosen = Math.max(0, Math.min(row, this.rows.length - 1));
  }

  chooseAt(cell: string): void {
    const { column } = model.readCell(cell);
    const found = model.rowAt(this.model, column);
    if (found) this.choose(found.row);
    this.at = column;
  }

  nameOf(name: string): string {
    if (name === 'start') return t('web-race-start');
    if (name === 'finish') return t('web-race-finish');
    return name === 'own' ? t('tracks-own') : name;
  }

  label(row: number): string {
    return this.nameOf(this.rows[row]?.name ?? '');
  }

  // Saving.

  async save(copy = false): Promise<SavedTrack | null> {
    const wish = {
      name: this.name.trim() || t('tracks-unnamed'),
      game: this.game,
      text: this.text,
      seats: this.seats,
    };
    this.busy = true;
    try {
      const mine = !copy && this.saved?.yours ? this.saved.id : null;
      const draft = this.key;
      this.saved = mine ? await api.saveTrack(mine, wish) : await api.newTrack(wish);
      this.name = this.saved.name;
      this.said = t('tracks-saved', { name: this.saved.name });
      this.fault = '';
      localStorage.removeItem(draft);
      return this.saved;
    } catch (error) {
      this.fault = refusalText(error);
      return null;
    } finally {
      this.busy = false;
    }
  }
}

const NAMES = {
  '.': () => t('tracks-letter-plain'),
  '#': () => t('tracks-letter-gap'),
  B: () => t('tracks-letter-banana'),
  '~': () => t('tracks-letter-water'),
  M: () => t('tracks-letter-mango'),
  S: () => t('tracks-letter-stall'),
  '2': () => t('tracks-letter-mud', { points: 2 }),
  '3': () => t('tracks-letter-mud', { points: 3 }),
  '4': () => t('tracks-letter-mud', { points: 4 }),
  c: () => t('tracks-letter-cow'),
  h: () => t('tracks-letter-hole'),
  '^': () => t('tracks-letter-start'),
} as const;

export const letterName = (letter: string): string => NAMES[letter as keyof typeof NAMES]?.() ?? letter;

function readDraft(key: string): Draft | null {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null;
    return found && typeof found.text === 'string' ? found : null;
  } catch {
    return null;
  }
}
