// Under which address others reach this server: what stands before the path of every link that is shared.
import { api } from '../net/api';
import type { Reach } from '../protocol.gen';
import { shell } from './shell.svelte';

class Reachable {
  known = $state.raw<Reach | null>(null);
  /** Whether nobody but this machine can open its links. */
  readonly alone = $derived(this.known?.kind === 'machine');

  /** Whether the guest wants to see such links all the same: for another window of this machine. */
  here = $state(false);

  async load(): Promise<Reach> {
    return (this.known ??= await api.reach());
  }

  async letIn(): Promise<void> {
    this.known = await api.letNetworkIn();
  }

  /** The whole address of a path, as others type it. */
  async address(path: string): Promise<string> {
    return (await this.load()).base + path;
  }

  /** Copy a link, or show it with a warning where only this machine could open it. */
  async share(path: string): Promise<boolean> {
    const address = await this.address(path);
    if (!this.alone && (await copied(address))) return true;
    shell.address = path;
    return false;
  }
}

export const reach = new Reachable();

/** Whether the browser let us copy: over plain http it does not. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
