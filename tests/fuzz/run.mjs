/**
 * `npm run fuzz -- --games 1000 --seed 1 [--game freemans-farm]` plays games by chance with all checks, of Saratoga where no
 * other is named. `--first 500` begins with that one. Of Saratoga: `[--battle sept19|oct7] [--fog on|off]
 * [--options name=value,...] [--jobs 2]`, `--only 17` only that one, `--beside 5` looks at twins and plans in 5 of 100 of the
 * usual states; a game that fails is written to a file, which `npm run fuzz -- --replay FILE` plays again with every check
 * in every state.
 */
import { existsSync } from 'node:fs';
import { runTs } from '../tools/runTs.mjs';

const orders = process.argv.slice(2);
const at = orders.indexOf('--game');
const [, game = 'saratoga'] = at < 0 ? [] : orders.splice(at, 2);
const folder = game.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
const program = game === 'saratoga' ? 'tests/fuzz/main.ts' : `tests/fuzz/${folder}/main.ts`;
if (!existsSync(program)) throw new Error(`no game ${game}`);
process.exitCode = await runTs(program, orders);
