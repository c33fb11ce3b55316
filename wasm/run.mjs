// Run a Python program in the engine for browsers, outside of one: `node wasm/run.mjs ENGINE PROGRAM ARGUMENT...`
// Needs Node 22 or newer: older ones lack what the compiled modules use.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [engine, program, ...given] = process.argv.slice(2);
if (Number(process.versions.node.split('.')[0]) < 22) {
    console.error(`This is Node ${process.versions.node}; the engine needs 22 or newer.`);
    process.exit(1);
}
const folder = resolve(engine);
const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: `${folder}/`, args: [] });
const packages = python.runPython('import sysconfig; sysconfig.get_path("purelib")');
python.unpackArchive(new Uint8Array(readFileSync(join(folder, 'howdah.zip'))), 'zip', { extractDir: packages });
python.globals.set('given', JSON.stringify([program, ...given]));
python.runPython('import json, sys; sys.argv = json.loads(given)');
await python.runPythonAsync(readFileSync(program, 'utf8'), { filename: program });
