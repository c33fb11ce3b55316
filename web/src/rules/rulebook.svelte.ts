// The rulebooks of howdah/locale, in the reader's language, loaded when somebody looks.
import { layersOf, settings } from '../settings/settings.svelte';

export interface Clause {
  number: string;
  kind: 'rule' | 'ruling' | 'house';
  section: string;
  heading: string;
  text: string;
}

export interface Rulebook {
  title: string;
  about: string;
  clauses: Clause[];
}

const files = import.meta.glob<string>('../../../howdah/locale/*/*.md', { query: '?raw', import: 'default' });
const CLAUSE = /^- ([A-Z]+-\d+\.\d+) (?:\[(ruling|house)\] )?(.*)$/;
const SECTION = /^## ([A-Z]+-\d+) (.*)$/;
/** The races share a rulebook. */
const ALSO: Record<string, string[]> = { formula_e: ['race'], elephant_rally: ['race'] };

export const booksOf = (game: string): string[] => [game, ...(ALSO[game] ?? [])];

export async function rulebooks(game: string, language: string): Promise<Rulebook[]> {
  const books = await Promise.all(booksOf(game).map((name) => rulebook(name, language)));
  return books.filter((book) => book !== null);
}

async function rulebook(name: string, language: string): Promise<Rulebook | null> {
  const path = (folder: string) => `../../../howdah/locale/${folder}/${name}.md`;
  const layers = layersOf(language).filter((layer) => files[path(layer)]);
  const texts = await Promise.all((layers.length ? layers : ['en']).map((layer) => files[path(layer)]?.()));
  const [below, above] = texts.filter((text) => text !== undefined).map(readRulebook);
  return below && above ? laidOver(below, above) : (below ?? null);
}

/** The same as howdah/locale/clauses.py: clauses and headings are replaced by those with the same numbers. */
function laidOver(below: Rulebook, above: Rulebook): Rulebook {
  const own = new Map(above.clauses.map((clause) => [clause.number, clause]));
  const headings = new Map(above.clauses.map((clause) => [clause.section, clause.heading]));
  const clauses = below.clauses.map((clause) => ({
    ...(own.get(clause.number) ?? clause),
    heading: headings.get(clause.section) ?? clause.heading,
  }));
  return { title: above.title, about: above.about || below.about, clauses };
}

/** The same reading as howdah/locale/clauses.py. */
export function readRulebook(text: string): Rulebook {
  const book: Rulebook = { title: '', about: '', clauses: [] };
  let [section, heading] = ['', ''];
  for (const line of text.split('\n').filter((each) => each.trim())) {
    const clause = CLAUSE.exec(line);
    const part = SECTION.exec(line);
    if (line.startsWith('# ')) book.title = line.slice(2).trim();
    else if (part) [section, heading] = [part[1]!, part[2]!];
    else if (clause)
      book.clauses.push({
        number: clause[1]!,
        kind: (clause[2] as Clause['kind'] | undefined) ?? 'rule',
        section,
        heading,
        text: clause[3]!,
      });
    else if (!section) book.about = `${book.about} ${line.trim()}`.trim();
    else if (book.clauses.length) book.clauses.at(-1)!.text += ` ${line.trim()}`;
  }
  return book;
}

export async function findClause(game: string, number: string): Promise<Clause | undefined> {
  const books = await rulebooks(game, settings.liked.language);
  return books.flatMap((book) => book.clauses).find((clause) => clause.number === number);
}
