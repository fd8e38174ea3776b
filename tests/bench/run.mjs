/** Runs benchmarks, one after another: `node tests/bench/run.mjs hexmap` runs hexmap.bench.ts. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runTs } from '../tools/runTs.mjs';

const names = process.argv.slice(2);
for (const name of names) {
  const file = join(import.meta.dirname, `${name}.bench.ts`);
  if (!existsSync(file)) throw new Error(`No such benchmark: ${name}`);
  const code = await runTs(file);
  if (code !== 0) process.exitCode = code;
}
