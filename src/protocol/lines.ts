/** Lines out of chunks. Each byte is looked at once, and no more than one line of a limited length is ever kept. */

/** In bytes; no save of a game comes near it. */
export const LONGEST_LINE = 4 * 1024 * 1024;

/** Stands for a line that was too long and is passed over. */
export const TOO_LONG = Symbol('too long');
export type InputLine = string | typeof TOO_LONG;

export interface LineReader {
  /** The lines that end in this chunk, and one that grows too long in it. */
  read(chunk: Buffer): Iterable<InputLine>;
  /** What came after the last line feed. */
  end(): InputLine | undefined;
  /** How many bytes wait for the end of their line. */
  kept(): number;
}

/** A line ends with a line feed and nothing else; node:readline would also end it at other characters inside of JSON. */
export function lineReader(longest = LONGEST_LINE): LineReader {
  let store: Buffer = Buffer.alloc(0);
  let kept = 0;
  let isSkipping = false;

  /** Room is doubled, so that a byte is copied a few times at most, however small the chunks are. */
  function keep(part: Buffer): void {
    if (kept + part.length > store.length) {
      const wider = Buffer.allocUnsafe(Math.max(2 * store.length, kept + part.length, SMALLEST_STORE));
      store.copy(wider, 0, 0, kept);
      store = wider;
    }
    part.copy(store, kept);
    kept += part.length;
  }
  function take(): string {
    const line = store.toString('utf8', 0, kept);
    kept = 0;
    return line;
  }

  return {
    *read(chunk) {
      let from = 0;
      while (from < chunk.length) {
        const end = chunk.indexOf(LINE_FEED, from);
        const part = chunk.subarray(from, end < 0 ? chunk.length : end);
        from = end < 0 ? chunk.length : end + 1;
        if (!isSkipping && kept + part.length > longest) {
          kept = 0;
          isSkipping = true;
          yield TOO_LONG;
        }
        if (!isSkipping) keep(part);
        if (end < 0) return;
        if (!isSkipping) yield take();
        isSkipping = false;
      }
    },
    end: () => (kept > 0 ? take() : undefined),
    kept: () => kept,
  };
}

const LINE_FEED = 0x0a;
const SMALLEST_STORE = 64 * 1024;
