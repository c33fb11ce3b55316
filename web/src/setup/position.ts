// Position text as sections: what an editor changes. Which of it can be played, only the engine says.

export interface Section {
  name: string;
  value: string;
}

export interface PositionText {
  head: string;
  sections: Section[];
}

/** A head and sections, each on its own line or after a lone slash; further rows indented, or after a bar. */
export function readPosition(text: string): PositionText {
  const lines = text
    .split('\n')
    .filter((line) => !line.trim().startsWith('#'))
    .flatMap((line) => (/^\s+\S/.test(line) ? [`  ${line.trim()}`] : line.split(/\s\/(?:\s|$)/)));
  const sections: Section[] = [];
  let head = '';
  for (const line of lines) {
    if (!line.trim()) continue;
    const last = sections.at(-1);
    if (!head) head = line.trim();
    else if (line.startsWith('  ') && last) last.value = [last.value, line.trim()].filter(Boolean).join(' | ');
    else {
      const [name, ...rest] = line.split(':');
      sections.push({ name: name!.trim().replaceAll(/\s+/g, ' '), value: rest.join(':').trim() });
    }
  }
  return { head, sections };
}

export const writePosition = ({ head, sections }: PositionText): string =>
  [head, ...sections.map(({ name, value }) => `${name}: ${value}`.trim())].join('\n');

export const valueOf = (text: string, name: string): string =>
  readPosition(text).sections.find((section) => section.name === name)?.value ?? '';

/** The text with another value in a section; without one, the section goes. */
export function withValue(text: string, name: string, value: string | null): string {
  const position = readPosition(text);
  const found = position.sections.find((section) => section.name === name);
  if (value === null) position.sections = position.sections.filter((section) => section !== found);
  else if (found) found.value = value;
  else position.sections.push({ name, value });
  return writePosition(position);
}

export const wordsOf = (value: string): string[] => value.split(/[\s|]+/).filter(Boolean);

/** `4..9` written out. */
export function numbersOf(value: string): number[] {
  return wordsOf(value).flatMap((word) => {
    const [first, last] = word.split('..').map(Number);
    if (first === undefined || Number.isNaN(first)) return [];
    if (last === undefined || Number.isNaN(last)) return [first];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
  });
}

/** Cards with their counts: `green-5 x2 tiger`. */
export function cardsOf(value: string): Map<string, number> {
  const found = new Map<string, number>();
  let last = '';
  for (const word of wordsOf(value)) {
    const times = /^x(\d+)$/.exec(word);
    if (times && last) found.set(last, (found.get(last) ?? 1) - 1 + Number(times[1]));
    else {
      last = word;
      found.set(word, (found.get(word) ?? 0) + 1);
    }
  }
  return found;
}

export const cardsText = (cards: Map<string, number>): string =>
  [...cards]
    .filter(([, count]) => count > 0)
    .map(([card, count]) => (count > 1 ? `${card} x${count}` : card))
    .join(' ');

/** Elephants and where they stand: `A b10 B b3`. */
export function pairsOf(value: string): Map<string, string> {
  const words = wordsOf(value);
  const found = new Map<string, string>();
  for (let place = 0; place + 1 < words.length; place += 2) found.set(words[place]!, words[place + 1]!);
  return found;
}

export const pairsText = (pairs: Map<string, string>): string =>
  [...pairs].map(([name, cell]) => `${name} ${cell}`).join(' ');

/** How many play, as the head says. */
export const seatsOf = (text: string): number => Number(readPosition(text).head.split(/\s+/)[1] ?? 0);
export const gameOf = (text: string): string => readPosition(text).head.split(/\s+/)[0] ?? '';
