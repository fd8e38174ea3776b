/** `npm run rulings` writes RULINGS.md. */
import { runTs } from './runTs.mjs';

process.exitCode = await runTs('tests/tools/rulings.ts');
