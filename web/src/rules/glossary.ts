// The words of the table, from howdah/locale/LANG/glossary.txt: the same reading as howdah/locale/glossary.py.
import { layersOf } from '../settings/settings.svelte';
import { booksOf } from './rulebook.svelte';

export interface Term {
  word: string;
  clause: string;
  meaning: string;
  forms: string[];
}

const files = import.meta.glob<string>('../../../howdah/locale/*/glossary.txt', { query: '?raw', import: 'default' });
const HEAD = /^([a-z][a-z-]*) ([A-Z]{2,5}-\d+\.\d+|-)$/;

/** The terms of a game, of the rulebooks it shares, and of every table; by their word. */
export async function glossary(game: string, language: string): Promise<Term[]> {
  const path = (folder: string) => `../../../howdah/locale/${folder}/glossary.txt`;
  const books = [...booksOf(game), 'table'];
  // A language that lies over another has its own words for the terms that it names.
  const found = new Map<string, Term>();
  for (const layer of layersOf(files[path(language)] ? language : 'en'))
    for (const term of readGlossary((await files[path(layer)]?.()) ?? ''))
      if (books.includes(term.book)) found.set(`${term.book} ${term.name}`, term);
  return [...found.values()].sort((a, b) => a.word.localeCompare(b.word));
}

export function readGlossary(text: string): (Term & { book: string; name: string })[] {
  const terms: (Term & { book: string; name: string })[] = [];
  let book = '';
  for (const line of text.split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue;
    const head = HEAD.exec(line.trimEnd());
    const last = terms.at(-1);
    if (line.startsWith('  ') && last) {
      const [name = '', rest = ''] = line.trim().split(/:(.*)/);
      if (name === 'words') last.forms.push(...rest.split(',').map((form) => form.trim()));
      else if (name !== 'avoid') last.meaning = `${last.meaning} ${line.trim()}`.trim();
      last.word = last.forms[0] ?? '';
    } else if (head) {
      const [, name = '', clause = ''] = head;
      terms.push({ book, name, word: '', clause: clause === '-' ? '' : clause, meaning: '', forms: [] });
    } else {
      book = line.trim();
    }
  }
  return terms;
}

/** What to look for when somebody searches: the word itself, or all forms of the term that it is a form of. */
export function formsOf(wanted: string, terms: Term[]): string[] {
  const word = wanted.toLowerCase();
  const stem = (form: string) => form.toLowerCase().replace(/-$/, '');
  const isForm = (form: string) => (form.endsWith('-') ? word.startsWith(stem(form)) : word === stem(form));
  const same = word.length > 2 ? terms.filter((term) => term.forms.some(isForm)) : [];
  return [word, ...same.flatMap((term) => term.forms.map(stem))];
}

export interface Piece {
  text: string;
  term?: Term;
}

/** A text in pieces, each term marked where it is met first. A form that ends in `-` is the beginning of a word. */
export function withTerms(text: string, terms: Term[]): Piece[] {
  const forms = terms
    .flatMap((term) => term.forms.map((form) => ({ term, form })))
    .sort((a, b) => b.form.length - a.form.length);
  if (!forms.length) return [{ text }];
  const escaped = forms.map(({ form }) => {
    const plain = form.replace(/-$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return form.endsWith('-') ? `${plain}[\\p{L}]*` : plain;
  });
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${escaped.map((form) => `(${form})`).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const pieces: Piece[] = [];
  const met = new Set<Term>();
  let at = 0;
  for (const found of text.matchAll(pattern)) {
    const { term } = forms[found.slice(1).findIndex((group) => group !== undefined)]!;
    if (met.has(term)) continue;
    met.add(term);
    pieces.push({ text: text.slice(at, found.index) }, { text: found[0], term });
    at = found.index + found[0].length;
  }
  return [...pieces, { text: text.slice(at) }].filter((piece) => piece.text);
}
