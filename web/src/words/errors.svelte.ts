// What the engine says of a wrong text or option, in the reader's language. The engine speaks English; `error.ftl` has each
// of its sentences, and in English exactly as the engine says it: so a message is found by its text. The terminal does the
// same in howdah/locale/errors.py. A game may keep its own in `error-GAME.ftl`.
import { settings } from '../settings/settings.svelte';
import { messageOf, patternsOf, type Pattern } from './patterns';
import { words } from './words.svelte';

const english = import.meta.glob<string>('../../../howdah/locale/en/error*.ftl', { query: '?raw', import: 'default' });
const PLACE = /^(?:(.*), )?line (\d+), column (\d+): found (.*?), expected (.*)$/s;

let patterns = $state.raw<Pattern[]>([]);
let asked = false;

/** Have the words ready where a text may be refused: what is said once is not said again when they come. */
export async function needEngineWords(): Promise<void> {
  if (asked || settings.liked.language === 'en') return;
  asked = true;
  const names = Object.keys(english).map((path) => /(error[\w-]*)\.ftl$/.exec(path)![1]!);
  const texts = await Promise.all(Object.values(english).map((read) => read()));
  await Promise.all(names.map((name) => words.need(name)));
  patterns = patternsOf(texts.join('\n'));
}

/** A text of the engine in the reader's language; as it is where nobody has put it into words, and until the words are there. */
export function engineText(text: string): string {
  if (settings.liked.language === 'en') return text;
  void needEngineWords();
  const place = PLACE.exec(text);
  if (place && patterns.length) {
    const [, source, line, column, found, expected] = place;
    const facts = { line: Number(line), column: Number(column), expected: engineText(expected!) };
    const said = words.say('error-at', { ...facts, found: found === 'nothing' ? words.say('error-nothing') : found! });
    return source ? `${source}, ${said}` : said;
  }
  const message = messageOf(text, patterns);
  return message ? words.say(message.key, message.facts) : text;
}
