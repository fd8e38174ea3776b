/** Reads requests from the standard input and writes an answer for each line, until the input ends. */
import { GAMES } from '../games/list';
import { converse } from './converse';

process.stdout.on('error', () => process.exit()); // nobody listens any more

await converse(GAMES, process.stdin as AsyncIterable<Buffer>, async (line) => {
  if (!process.stdout.write(line)) await new Promise((done) => process.stdout.once('drain', done));
});
