// Loads the engine: Pyodide, and Howdah compiled for it (docs/site.md). In a worker only.
export interface Python {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(program: string): unknown;
  pyimport(name: string): Record<string, (...given: unknown[]) => unknown>;
}

interface Loader {
  loadPyodide(options: { indexURL: string }): Promise<Python>;
}

interface About {
  version: string;
  files: Record<string, { bytes: number }>;
}

const ABOUT = 'engine.json';
const HOWDAH = 'howdah.zip';
/** All that a start takes. */
const FILES = ['pyodide.mjs', 'pyodide.asm.js', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json', HOWDAH];

async function fetched(address: string, arrived: (bytes: number) => void): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, out) {
      arrived(chunk.byteLength);
      out.enqueue(chunk);
    },
  });
  const type = answer.headers.get('Content-Type') ?? 'application/octet-stream';
  return new Response(answer.body.pipeThrough(counted), { headers: { 'Content-Type': type } });
}

/** Fetch what is missing of the engine, and keep it where the service worker looks (public/sw.js): whatever comes after
 * finds it there, with the network off too. `progress` is told shares from 0 to 1. */
export async function fetchEngine(folder: string, progress: (share: number) => void): Promise<void> {
  const answer = await fetch(folder + ABOUT);
  if (!answer.ok) throw new Error(`${ABOUT}: ${answer.status}`);
  const copy = answer.clone();
  const { version, files } = (await answer.json()) as About;
  const root = new URL('../', folder).pathname;
  const cache = await caches.open(`howdah ${root} engine ${version}`);
  const total = FILES.reduce((sum, name) => sum + (files[name]?.bytes ?? 0), 0);
  let done = 0;
  const arrived = (bytes: number) => {
    done += bytes;
    progress(Math.min(1, done / total));
  };
  await Promise.all(
    FILES.map(async (name) => {
      const address = folder + name;
      if (await cache.match(address)) arrived(files[name]?.bytes ?? 0);
      else await cache.put(address, await fetched(address, arrived)).catch(unlessFull);
    }),
  );
  // Last: what it names is there.
  await cache.put(folder + ABOUT, copy).catch(unlessFull);
}

/** Without room for the engine it is fetched again next time. */
function unlessFull(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
}

export async function loadPython(folder: string): Promise<Python> {
  const archive = fetch(folder + HOWDAH).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Loader;
  const python = await loadPyodide({ indexURL: folder });
  const packages = python.runPython('import sysconfig; sysconfig.get_path("purelib")') as string;
  python.unpackArchive(await archive, 'zip', { extractDir: packages });
  return python;
}
