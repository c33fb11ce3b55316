// Messages of howdah/locale in the reader's language. `t` takes typed keys; `tell` takes codes from the server.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { SITE } from '../site/mode';
import { layersOf, settings, type Language } from '../settings/settings.svelte';
import type { Fact, Messages, None } from './keys.gen';

type Facts = Record<string, Fact>;
type Keys<Empty> = {
  [K in keyof Messages]: Messages[K] extends None ? (Empty extends true ? K : never) : Empty extends true ? never : K;
}[keyof Messages];

const files = import.meta.glob<string>(['../../../howdah/locale/*/*.ftl', '!**/{cli,lab,book,example}*.ftl'], {
  query: '?raw',
  import: 'default',
});
/** Where counting differs by country: Lisbon says "0 pontos", Rio "0 ponto". */
const TAGS: Record<Language, string> = { en: 'en', pt: 'pt-PT', 'pt-BR': 'pt-BR', ru: 'ru' };
/** What every page needs; a game brings its own. */
const FRAME = ['web', 'table', ...(SITE ? ['site'] : [])];

class Words {
  /** Rises whenever there are other words: what is on the page is said again. */
  private version = $state(0);
  private bundle = new FluentBundle('en');
  private language: Language | null = null;
  private loaded = new Map<string, Promise<void>>();
  private readonly wanted = new Set(FRAME);

  /** Change the language: nothing is said in it before all words that are needed have come. */
  async use(language: Language): Promise<void> {
    if (language === this.language) return;
    this.language = language;
    const fresh = new FluentBundle(TAGS[language], { useIsolating: false });
    const loaded = new Map<string, Promise<void>>();
    for (const name of this.wanted) loaded.set(name, load(fresh, language, name));
    await Promise.all(loaded.values());
    if (language !== this.language) return;
    this.bundle = fresh;
    this.loaded = loaded;
    this.version += 1;
  }

  /** Make sure that the words of a game are there. */
  async need(name: string): Promise<void> {
    this.wanted.add(name);
    if (!this.language) return;
    if (!this.loaded.has(name)) this.loaded.set(name, load(this.bundle, this.language, name));
    await this.loaded.get(name);
    this.version += 1;
  }

  has(key: string): boolean {
    return this.version >= 0 && this.bundle.hasMessage(key);
  }

  say(key: string, facts: Facts = {}): string {
    const message = this.version >= 0 ? this.bundle.getMessage(key) : undefined;
    return message?.value ? this.bundle.formatPattern(message.value, facts, []) : key;
  }
}

async function load(into: FluentBundle, language: Language, name: string): Promise<void> {
  const layers = layersOf(language).map((layer) => files[`../../../howdah/locale/${layer}/${name}.ftl`]?.());
  for (const text of await Promise.all(layers))
    if (text) into.addResource(new FluentResource(text), { allowOverrides: true });
}

export const words = new Words();

/** The sentence of a key; the types refuse a missing key or fact. */
export function t<K extends Keys<true>>(key: K): string;
export function t<K extends Keys<false>>(key: K, facts: Messages[K]): string;
export function t(key: string, facts?: Facts): string {
  return words.say(key, facts);
}

/** The sentence of the first of these keys that has words, or the last word of the code itself. */
export function tell(keys: string[], facts: Facts = {}, otherwise = keys.at(-1) ?? ''): string {
  const key = keys.find((candidate) => words.has(candidate));
  return key ? words.say(key, facts) : otherwise;
}

/** A number with its sign, and a true minus. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}

export function minus(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

export function percent(share: number): string {
  return new Intl.NumberFormat(TAGS[settings.liked.language], { style: 'percent' }).format(share);
}

/** Names joined as this language joins them. */
export function listed(items: string[]): string {
  return new Intl.ListFormat(TAGS[settings.liked.language], { type: 'conjunction' }).format(items);
}

/** A day of this year, as people write it; milliseconds since 1970. */
export function dayText(at: number): string {
  return new Date(at).toLocaleDateString(TAGS[settings.liked.language], { day: 'numeric', month: 'long' });
}

export function clockTime(seconds: number): string {
  return new Date(seconds * 1000).toLocaleTimeString(TAGS[settings.liked.language], {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
}
