// The worker in which bots think: it does what the host asks, one piece after the other.
import { loadPython } from './python';
import type { FromBots, ToBots } from './talk';

type Work = (work: Uint8Array) => Uint8Array;

async function load(folder: string): Promise<Work> {
  const python = await loadPython(folder);
  return python.pyimport('howdah.server.page.browser').do_work as Work;
}

onmessage = ({ data: { folder, host } }: MessageEvent<{ folder: string; host: MessagePort }>) => {
  let doWork: Promise<Work> | null = null;
  host.onmessage = async ({ data: { id, work } }: MessageEvent<ToBots>) => {
    // The first message says that the engine's files are there.
    const done = await (doWork ??= load(folder));
    if (id > 0) host.postMessage({ id, made: done(work) } satisfies FromBots);
  };
};
