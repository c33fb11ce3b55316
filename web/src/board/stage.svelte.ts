// Plays events one after the other: each gives the next scene, and the elements travel there. Nothing is guessed from
// two positions, and nobody waits for it: `finish` shows the present at once.
import type { Fields, Frame, Game } from '../games/game';
import type { Event } from '../protocol.gen';
import { settings } from '../settings/settings.svelte';
import { sound } from '../sound/sound.svelte';

interface Act {
  events: Event[];
  fields: Fields;
  before: unknown;
}

/** More than this many acts behind: catch up instead of replaying a whole evening. */
const LONGEST_QUEUE = 12;

export class Stage {
  scene = $state.raw<unknown>(null);
  playing = $state(false);
  /** The position that was last shown whole; the acts after it are still being shown, or wait. */
  shown = $state.raw<Fields | null>(null);
  /** What the last act was, for "show me again". */
  last = $state.raw<Act | null>(null);

  private queue: Act[] = [];
  private present: Fields | null = null;
  private wake: (() => void) | null = null;
  private skip = false;
  /** So many of the acts that wait are shown without their way. */
  private rushed = 0;
  private runs = 0;

  /** How many times as fast as usual. */
  speed = 1;

  constructor(
    private readonly game: Game,
    /** Nobody is behind: all acts are shown in full, however many wait. */
    private readonly patient = false,
  ) {}

  /** A position without a way to it. */
  show(fields: Fields): void {
    this.queue = [];
    this.rushed = 0;
    this.present = this.shown = fields;
    // What is under way is not gone on with.
    this.runs += 1;
    this.playing = false;
    this.wake?.();
    this.scene = this.game.scene(fields, this.scene);
  }

  /** A position with the marks that its last acts leave, at once. */
  arrive(before: Fields, acts: { events: Event[]; fields: Fields }[]): void {
    this.show(before);
    let scene = this.game.scene(before, null);
    for (const { events, fields } of acts) {
      for (const event of events)
        for (const frame of this.game.frames(scene, event, fields) as Frame<unknown>[]) scene = frame.scene;
      scene = this.game.scene(fields, scene);
      this.present = this.shown = fields;
    }
    this.scene = scene;
  }

  /** Another seat is shown: what the last one saw is not shown again. */
  forget(): void {
    this.last = null;
  }

  /** What happened, and the position after it; `urgent`: before all that is still being shown. */
  play(events: Event[], fields: Fields, urgent = false): void {
    if (urgent) this.finish();
    this.queue.push({ events, fields, before: null });
    this.present = fields;
    if (this.queue.length > LONGEST_QUEUE && !this.patient) this.finish();
    else if (!this.playing) void this.run();
  }

  /** Show the present now; what happens after it is shown as ever. */
  finish(): void {
    if (!this.playing) return;
    this.rushed = this.queue.length;
    this.skip = true;
    this.wake?.();
  }

  async again(): Promise<void> {
    const act = this.last;
    if (!act || this.playing || act.before === null) return;
    this.scene = act.before;
    await pause(60);
    // Something has happened meanwhile, or another seat is shown.
    if (this.last !== act) return;
    this.queue.push({ ...act });
    await this.run();
  }

  private async run(): Promise<void> {
    this.playing = true;
    this.skip = false;
    this.runs += 1;
    const run = this.runs;
    for (let act = this.queue.shift(); act; act = this.queue.shift()) {
      this.last = { ...act, before: this.scene };
      for (const event of act.events) await this.animate(event, act.fields, run);
      if (run !== this.runs) return;
      this.scene = this.game.scene(act.fields, this.scene);
      this.shown = act.fields;
      this.skip = this.rushed > 0;
      if (this.rushed > 0) this.rushed -= 1;
    }
    if (this.present) this.scene = this.game.scene(this.present, this.scene);
    this.playing = false;
  }

  private async animate(event: Event, coming: Fields, run: number): Promise<void> {
    if (run !== this.runs) return;
    for (const frame of this.game.frames(this.scene, event, coming) as Frame<unknown>[]) {
      if (run !== this.runs) return;
      this.scene = frame.scene;
      // Whoever is behind hurries.
      const ms = this.skip ? 0 : (frame.ms * settings.pace) / this.speed / (this.patient ? 1 : 1 + this.queue.length);
      if (frame.sound && !this.skip) sound.play(frame.sound);
      if (ms > 0) await this.wait(ms);
    }
  }

  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.wake = done;
    });
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
