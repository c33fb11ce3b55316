// Messages that are found by their English text, with the facts that stand in it.

const FRAME = ['error-at', 'error-nothing'];

export interface Pattern {
  key: string;
  looks: RegExp;
}

/** Each message with what its English text looks like; those with the most text of their own come first. */
export function patternsOf(text: string): Pattern[] {
  return text
    .split('\n')
    .map((line) => /^(error-[\w-]+) = (.*)$/.exec(line))
    .filter((found) => found !== null && !FRAME.includes(found[1]!))
    .map((found) => {
      const parts = found![2]!.split(/\{ \$(\w+) \}/);
      const looks = parts.map((part, place) => (place % 2 ? `(?<${part}>.+?)` : escaped(part))).join('');
      const length = parts.filter((_, place) => place % 2 === 0).join('').length;
      return { key: found![1]!, looks: new RegExp(`^${looks}$`, 's'), length };
    })
    .sort((a, b) => b.length - a.length);
}

/** The message that has this English text, with its facts. */
export function messageOf(
  text: string,
  patterns: Pattern[],
): { key: string; facts: Record<string, string | number> } | null {
  for (const { key, looks } of patterns) {
    const found = looks.exec(text);
    if (!found) continue;
    const facts = Object.entries(found.groups ?? {}).map(([name, value]) => [name, factOf(name, value)] as const);
    return { key, facts: Object.fromEntries(facts) };
  }
  return null;
}

/** Of a clause its number: it says the rest in every language. */
const factOf = (name: string, value: string) =>
  /^\d+$/.test(value) ? Number(value) : name === 'clause' ? value.split(':')[0]! : value;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
