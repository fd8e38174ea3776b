/** Runs a benchmark: `node tests/bench/run.mjs hexmap` runs hexmap.bench.ts. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runTs } from '../tools/runTs.mjs';

const [name = 'hexmap', ...args] = process.argv.slice(2);
const file = join(import.meta.dirname, `${name}.bench.ts`);
if (!existsSync(file)) throw new Error(`No such benchmark: ${name}`);
process.exitCode = await runTs(file, args);
