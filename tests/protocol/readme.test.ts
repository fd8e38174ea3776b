/** The README of the protocol tells the truth: its example is played, its tables are those of the program. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { opponentOf } from '../../src/ai/list';
import { GAMES } from '../../src/games/list';
import { MISTAKES } from '../../src/protocol/mistakes';
import { Conversation } from './conversation';

const README = readFileSync(resolve(import.meta.dirname, '../../src/protocol/README.md'), 'utf8');

interface Help {
  readonly requests: Readonly<Record<string, { readonly does: string; readonly fields: object }>>;
  readonly fields: Readonly<Record<string, string>>;
}
const help = async () => (await new Conversation().ok({ do: 'help' })) as unknown as Help;

/** The rows of the table whose first column has this head. */
function table(head: string): readonly (readonly string[])[] {
  const lines = README.split('\n');
  const from = lines.findIndex((line) => line.startsWith(`| ${head} `));
  const rows = lines.slice(from + 2, lines.indexOf('', from));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** What is sent and what is answered, in turn. */
function example(): readonly { readonly sent: string; readonly answered: string }[] {
  const [, block = ''] = /```\n(>[^]*?)```/.exec(README) ?? [];
  return block
    .split(/^> /m)
    .slice(1)
    .map((exchange) => {
      const [sent = '', answered = ''] = exchange.split(/^< /m).map((part) => part.replace(/\n */g, ''));
      return { sent, answered };
    });
}

describe('the example', () => {
  it('is what the program answers', async () => {
    const talk = new Conversation();
    const answers: unknown[] = [];
    for (const { sent } of example()) answers.push(await talk.line(sent));
    expect(answers).toEqual(example().map(({ answered }) => JSON.parse(answered) as unknown));
    expect(answers.length).toBeGreaterThan(5);
  });
});

describe('the tables', () => {
  it('list the requests as the help does', async () => {
    const { requests } = await help();
    expect(table('request')).toEqual(
      Object.entries(requests).map(([name, { does, fields }]) => [
        `\`${name}\``,
        Object.keys(fields)
          .map((field) => `\`${field}\``)
          .join(', '),
        does,
      ]),
    );
  });
  it('list what fields hold', async () => {
    const { fields } = await help();
    expect(table('kind')).toEqual(Object.entries(fields).map(([name, holds]) => [`\`${name}\``, holds]));
  });
  it('list the mistakes', () => {
    expect(table('code')).toEqual(
      Object.entries(MISTAKES).map(([code, message]) => [`\`${code}\``, message]),
    );
  });
  it('list the levels of each game, and say which of them the page does not offer', async () => {
    const levels = new Map<string, readonly string[]>();
    for (const { id } of GAMES) levels.set(id, (await opponentOf(id))?.levels ?? []);
    const named = (ids: readonly string[]) => ids.map((id) => `\`${id}\``).join(', ');
    expect(table('game')).toEqual([...levels].map(([game, ids]) => [`\`${game}\``, named(ids)]));
    const offered = GAMES.flatMap(({ id, opponents }) => opponents.map((level) => `${id} ${level.id}`));
    const kept = [...levels].flatMap(([game, ids]) => ids.filter((id) => !offered.includes(`${game} ${id}`)));
    expect(README).toContain(`The page offers all of them but ${named(kept)},`);
  });
});
