/** Bundles the opponents' worker as the page would, and tells what it weighs. */
import { gzipSync } from 'node:zlib';
import { resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');

/** Bytes of the worker with all that it loads, compressed. */
export async function workerWeight() {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', rolldownOptions: { input: resolve(root, 'src/ai/worker.ts') } },
  });
  const [{ output }] = [result].flat();
  const chunks = output.filter(({ type }) => type === 'chunk');
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}

if (process.argv[1] === import.meta.filename) console.log(await workerWeight());
