// Sounds of the table; rendered by scripts/sounds.mjs, fetched when first heard. Nothing is told by sound alone.
import { settings, type SoundGroup } from '../settings/settings.svelte';

const GROUPS = {
  'turn-yours': 'turn',
  'turn-other': 'turn',
  'card-play': 'moves',
  'card-draw': 'moves',
  'bid-down': 'moves',
  'bid-reveal': 'reveals',
  tie: 'reveals',
  'stake-taken': 'reveals',
  'vulture-taken': 'reveals',
  dice: 'reveals',
  step: 'moves',
  'piece-enter': 'moves',
  eliminate: 'reveals',
  'cut-off': 'reveals',
  'reaction-open': 'turn',
  'clock-low': 'clock',
  refused: 'moves',
  win: 'end',
  lose: 'end',
  chat: 'turn',
  push: 'moves',
  carpet: 'moves',
  cow: 'moves',
  mouse: 'moves',
  scared: 'moves',
  tiger: 'reveals',
  cobra: 'reveals',
} satisfies Record<string, SoundGroup>;

export type SoundName = keyof typeof GROUPS;

class Sound {
  private context: AudioContext | null = null;
  private readonly loaded = new Map<SoundName, Promise<AudioBuffer>>();

  constructor() {
    // Browsers let a page sound only after its owner has touched it.
    // Opening the device takes a while on some machines, so it waits until nothing else is to be done.
    const open = () => {
      this.context ??= new AudioContext();
      void this.context.resume();
    };
    const begin = () => ('requestIdleCallback' in window ? requestIdleCallback(open) : setTimeout(open, 200));
    window.addEventListener('pointerdown', begin, { once: true });
    window.addEventListener('keydown', begin, { once: true });
  }

  play(name: SoundName): void {
    const { volume, muted, quietAtNight } = settings.liked;
    const hour = new Date().getHours();
    if (!this.context || volume === 0 || muted.includes(GROUPS[name]) || (quietAtNight && (hour >= 22 || hour < 8)))
      return;
    void this.sound(this.context, name, volume);
  }

  private async sound(context: AudioContext, name: SoundName, volume: number): Promise<void> {
    let buffer = this.loaded.get(name);
    if (!buffer) {
      buffer = fetch(`${import.meta.env.BASE_URL}sounds/${name}.wav`)
        .then((answer) => answer.arrayBuffer())
        .then((bytes) => context.decodeAudioData(bytes));
      this.loaded.set(name, buffer);
      buffer.catch(() => this.loaded.delete(name));
    }
    try {
      const source = context.createBufferSource();
      const gain = context.createGain();
      gain.gain.value = volume;
      source.buffer = await buffer;
      source.connect(gain).connect(context.destination);
      source.start();
    } catch {
      // A table without a sound is still a table.
    }
  }
}

export const sound = new Sound();
