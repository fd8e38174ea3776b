/** `npm run fuzz:saves [-- 100000 [first]]` opens so many damaged saves and links, and prints the sizes of ten whole games. */
import { runTs } from '../tools/runTs.mjs';

process.exitCode = await runTs('tests/fuzz/savesMain.ts', process.argv.slice(2));
