// Races on the track, run by the server in the background; asked for until they are done.
import { api } from '../net/api';
import type { TrackTrial } from '../protocol.gen';
import { refusalText } from '../words/refusals';
import type { Editor } from './editor.svelte';

const PAUSE = 700;

export class Trial {
  found = $state.raw<TrackTrial | null>(null);
  fault = $state('');
  games = $state(200);
  hasty = $state(true);
  /** The text that was tried. */
  private tried = $state('');
  private asked = 0;
  readonly running = $derived(this.found?.state === 'waiting' || this.found?.state === 'running');
  readonly stale = $derived(this.found !== null && this.tried !== this.about());

  constructor(private readonly editor: Editor) {}

  private about(): string {
    return `${this.editor.game} ${this.editor.seats} ${this.editor.text}`;
  }

  async start(): Promise<void> {
    const asked = ++this.asked;
    const { game, text, seats } = this.editor;
    this.tried = this.about();
    this.found = null;
    this.fault = '';
    try {
      let trial = await api.tryTrack({ game, text, seats, games: this.games, hasty: this.hasty });
      while (asked === this.asked) {
        this.found = trial;
        if (trial.state === 'done' || trial.state === 'failed') return;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        trial = await api.trial(trial.id);
      }
    } catch (error) {
      if (asked === this.asked) this.fault = refusalText(error);
    }
  }

  /** Nobody looks any more. */
  stop(): void {
    this.asked += 1;
  }
}
