/** Lines out of chunks, and a conversation that never holds more than it must: counted, not timed. */
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { GAMES } from '../../src/games/list';
import { converse } from '../../src/protocol/converse';
import { type InputLine, lineReader, LONGEST_LINE, TOO_LONG } from '../../src/protocol/lines';
import type { Mistake } from './conversation';

const read = (chunks: readonly (string | Buffer)[], longest?: number): readonly (InputLine | undefined)[] => {
  const reader = lineReader(longest);
  const lines: (InputLine | undefined)[] = chunks.flatMap((chunk) => [...reader.read(Buffer.from(chunk))]);
  return [...lines, reader.end()];
};
afterEach(() => void vi.restoreAllMocks());

describe('lines', () => {
  test.each<[string[], (string | undefined)[]]>([
    [['a\nb\nc'], ['a', 'b', 'c']],
    [
      ['a', 'b', '\n', 'c\n'],
      ['ab', 'c', undefined],
    ],
    [['\n\na\r\n'], ['', '', 'a\r', undefined]],
    [['a\u2028b\u0085c\n'], ['a\u2028b\u0085c', undefined]],
    [[''], [undefined]],
  ])('of %j are %j', (chunks, lines) => {
    expect(read(chunks)).toEqual(lines);
  });
  it('are whole where a chunk ends inside of a letter', () => {
    const bytes = Buffer.from('Poör\n🎲\n');
    expect(read(Array.from(bytes, (byte) => Buffer.from([byte])))).toEqual(['Poör', '🎲', undefined]);
  });
  it('are passed over where they are too long, once, and the next ones are read', () => {
    expect(read(['12345\n123456\n1\n'], 5)).toEqual(['12345', TOO_LONG, '1', undefined]);
    expect(read(['123', '456', '789', '0\nok'], 5)).toEqual([TOO_LONG, 'ok']);
    expect(read(['123456'], 5)).toEqual([TOO_LONG, undefined]);
  });
  it('are looked at once, byte by byte, however long they are', () => {
    const chunk = Buffer.alloc(64 * 1024, 'x');
    const sought = vi.spyOn(Buffer.prototype, 'indexOf');
    const copied = vi.spyOn(Buffer.prototype, 'copy');
    const reader = lineReader();
    for (let count = 0; count < 63; count++) expect([...reader.read(chunk)]).toEqual([]);
    expect(sought).toHaveBeenCalledTimes(63);
    expect([...reader.read(Buffer.from('\n'))]).toHaveLength(1);
    // Each chunk once, and all that is kept once for each time that the room is doubled.
    expect(copied.mock.calls.length).toBeLessThan(63 + 1 + 10);
  });
  it('keep no more than the longest one, whatever comes', () => {
    const reader = lineReader();
    const chunk = Buffer.alloc(64 * 1024, 'x');
    let [most, refused] = [0, 0];
    for (let count = 0; count < 1_000; count++) {
      refused += [...reader.read(chunk)].length;
      most = Math.max(most, reader.kept());
    }
    expect({ most, refused }).toEqual({ most: LONGEST_LINE, refused: 1 });
    expect(reader.kept()).toBe(0);
    expect([...reader.read(Buffer.from('\n{}\n'))]).toEqual(['{}']);
  });
  it('make room by doubling for the smallest chunks', () => {
    const made = vi.spyOn(Buffer, 'allocUnsafe');
    const reader = lineReader();
    const byte = Buffer.from('x');
    for (let count = 0; count < 300_000; count++) for (const line of reader.read(byte)) expect(line).toBe('');
    expect(made.mock.calls.length).toBeLessThan(6);
  });
});

describe('a conversation', () => {
  const codeOf = (line: string) => (JSON.parse(line) as { error?: Mistake }).error?.code;
  async function* chunksOf(...chunks: readonly string[]) {
    for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk));
  }
  const heard = async (...chunks: readonly string[]): Promise<readonly string[]> => {
    const lines: string[] = [];
    await converse(GAMES, chunksOf(...chunks), (line) => Promise.resolve(void lines.push(line)));
    return lines;
  };

  it('answers each line with one line, and the last one without an end too', async () => {
    const lines = await heard('{"do":"he', 'lp"}\n\n{"do":"dance"}\n{"do":"save"}');
    expect(lines.map(codeOf)).toEqual([undefined, 'notJson', 'unknownRequest', 'noGame']);
    for (const line of lines) expect(line.indexOf('\n')).toBe(line.length - 1);
  });
  it('goes on with the next line after one that was too long', async () => {
    const long = [
      '{"id":"',
      ...Array.from({ length: 9 }, () => 'x'.repeat(LONGEST_LINE / 8)),
      '","do":"help"}\n',
    ];
    const lines = await heard('{"do":"new","battle":"oct7"}\n', ...long, '{"do":"digest"}\n');
    expect(lines.map(codeOf)).toEqual([undefined, 'tooLong', undefined]);
  });
  it('reads a line of nearly that length', async () => {
    const id = 'x'.repeat(LONGEST_LINE - 100);
    const [line = ''] = await heard(`${JSON.stringify({ id, do: 'digest' })}\n`);
    expect(codeOf(line)).toBe('noGame');
  });
  it('reads nothing on while an answer waits to be taken', async () => {
    let [taken, written] = [0, 0];
    let drain: () => void = () => undefined;
    const input = {
      async *[Symbol.asyncIterator]() {
        while (taken < 100) {
          taken++;
          yield await Promise.resolve(Buffer.from('{"do":"digest"}\n{"do":"digest"}\n'));
        }
      },
    };
    const done = converse(GAMES, input, () => {
      written++;
      return new Promise<void>((room) => (drain = room));
    });
    const settle = () => new Promise((later) => setImmediate(later));
    for (let answers = 1; answers <= 6; answers++) {
      await settle();
      expect({ written, taken }).toEqual({ written: answers, taken: Math.ceil(answers / 2) });
      drain();
    }
    while (written < 200) {
      await settle();
      drain();
    }
    drain();
    await done;
    expect({ written, taken }).toEqual({ written: 200, taken: 100 });
  });
});
