/** A conversation from beginning to end: one answer for each line, and nothing is read before the last answer has gone. */
import type { GameEntry } from './forms';
import { type InputLine, lineReader } from './lines';
import { NEW_TALK, protocolOf } from './protocol';

/** `write` resolves when there is room for more. */
export async function converse(
  games: readonly GameEntry[],
  input: AsyncIterable<Buffer>,
  write: (line: string) => Promise<void>,
): Promise<void> {
  const reply = protocolOf(games);
  const lines = lineReader();
  let talk = NEW_TALK;
  const answer = async (line: InputLine) => {
    const next = await reply(talk, line);
    talk = next.talk;
    await write(`${next.line}\n`);
  };
  for await (const chunk of input) for (const line of lines.read(chunk)) await answer(line);
  const last = lines.end();
  if (last !== undefined) await answer(last);
}
