// What is said at a table.
import type { Said } from '../../protocol.gen';
import { settings } from '../../settings/settings.svelte';
import { sound } from '../../sound/sound.svelte';
import type { LiveTable } from '../live.svelte';

/** Seconds: what is older was said before this page was opened, and makes no sound. */
const FRESH = 30;

export class TableChat {
  lines = $state.raw<Said[]>([]);
  unread = $state(0);

  constructor(private readonly table: LiveTable) {}

  /** The number of the last line that has come. */
  get last(): number {
    return this.lines.at(-1)?.number ?? 0;
  }

  receive(said: Said): void {
    if (this.lines.some((each) => each.number === said.number)) return;
    this.lines = [...this.lines, said];
    this.unread += 1;
    const fresh = Date.now() / 1000 - said.at < FRESH;
    if (fresh && !settings.liked.chatMuted && !this.table.yours.includes(said.seat)) sound.play('chat');
  }

  async say(text: string): Promise<void> {
    try {
      await this.table.connection.ask('chat', { text });
    } catch (error) {
      this.table.refused(error);
    }
  }
}
