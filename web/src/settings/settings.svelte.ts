// What a guest likes, kept in this browser. `public/early.js` reads the look before the first paint.
export const LANGUAGES = ['en', 'pt', 'pt-BR', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
/** The languages that hold only what differs from another: the same as `OVER` in howdah/locale/languages.py. */
const OVER: Partial<Record<string, Language>> = { 'pt-BR': 'pt' };

/** The folders of a language in howdah/locale, the lowest first. */
export function layersOf(language: string): string[] {
  const below = OVER[language];
  return below ? [below, language] : [language];
}
export const SOUND_GROUPS = ['turn', 'moves', 'reveals', 'clock', 'end'] as const;
export type SoundGroup = (typeof SOUND_GROUPS)[number];

export interface Liked {
  theme: 'system' | 'light' | 'dark';
  contrast: boolean;
  board: 'parchment' | 'jade' | 'slate';
  textSize: 'normal' | 'large' | 'huge';
  speed: 'off' | 'fast' | 'normal' | 'slow';
  confirm: 'off' | 'risky' | 'always';
  endTurn: 'button' | 'automatic';
  moving: 'both' | 'click' | 'drag';
  language: Language;
  volume: number;
  muted: SoundGroup[];
  quietAtNight: boolean;
  vibration: boolean;
  zen: boolean;
  /** The log and replays tell every move, not every turn. */
  detail: boolean;
  chatMuted: boolean;
}

const KEY = 'howdah-settings';
const SPEEDS = { off: 0, fast: 0.5, normal: 1, slow: 1.6 };

function browserLanguage(): Language {
  const known = (tag: string) => LANGUAGES.find((language) => language.toLowerCase() === tag.toLowerCase());
  for (const tag of navigator.languages) {
    const found = known(tag) ?? known(tag.slice(0, 2));
    if (found) return found;
  }
  return 'en';
}

const STANDARD: Liked = {
  theme: 'system',
  contrast: false,
  board: 'parchment',
  textSize: 'normal',
  speed: 'normal',
  confirm: 'risky',
  endTurn: 'automatic',
  moving: 'both',
  language: 'en',
  volume: 0.7,
  muted: [],
  quietAtNight: false,
  vibration: false,
  zen: false,
  detail: false,
  chatMuted: false,
};

function read(): Liked {
  try {
    return {
      ...STANDARD,
      language: browserLanguage(),
      ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Liked>),
    };
  } catch {
    return { ...STANDARD, language: browserLanguage() };
  }
}

class Settings {
  liked = $state<Liked>(read());
  private readonly darkSystem = matchMedia('(prefers-color-scheme: dark)');
  private readonly calm = matchMedia('(prefers-reduced-motion: reduce)');

  constructor() {
    this.darkSystem.addEventListener('change', () => this.show());
    window.addEventListener('storage', (event) => {
      if (event.key === KEY) {
        this.liked = read();
        this.show();
      }
    });
    this.show();
  }

  set<K extends keyof Liked>(name: K, value: Liked[K]): void {
    this.liked[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.liked));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.show();
  }

  /** As another device of the same person left them; what this one has never heard of stays out. */
  takeOver(text: string): void {
    const theirs = JSON.parse(text) as Partial<Liked>;
    const known = Object.entries(theirs).filter(
      ([name, value]) => typeof value === typeof STANDARD[name as keyof Liked],
    );
    Object.assign(this.liked, Object.fromEntries(known));
    this.set('theme', this.liked.theme);
  }

  get dark(): boolean {
    return this.liked.theme === 'dark' || (this.liked.theme === 'system' && this.darkSystem.matches);
  }

  /** What durations are multiplied by; 0 where nothing travels. */
  get pace(): number {
    return this.calm.matches ? 0 : SPEEDS[this.liked.speed];
  }

  private show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? 'dark' : 'light';
    root.lang = this.liked.language;
    if (this.liked.contrast) root.dataset.contrast = 'high';
    else delete root.dataset.contrast;
    root.dataset.text = this.liked.textSize;
    root.dataset.board = this.liked.board;
    root.style.setProperty('--pace', String(this.pace));
  }
}

export const settings = new Settings();
