/** Reads requests from the standard input and writes an answer for each line, until the input ends. */
import { NEW_TALK, reply, type Talk } from './protocol';

let talk: Talk = NEW_TALK;
let rest = '';

process.stdin.setEncoding('utf8');
process.stdout.on('error', () => process.exit()); // nobody listens any more

// A request ends with a line feed and nothing else; node:readline would also end it at other characters inside of JSON.
for await (const chunk of process.stdin) {
  const lines = (rest + String(chunk)).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) answer(line);
}
if (rest !== '') answer(rest);

function answer(line: string): void {
  const next = reply(talk, line);
  talk = next.talk;
  process.stdout.write(`${next.line}\n`);
}
