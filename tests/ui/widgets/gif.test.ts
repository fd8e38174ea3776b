/** What the encoder of animated pictures wrote, read again by a decoder made for this test from the format's description. */
import { describe, expect, it } from 'vitest';
import { encodeGif, type GifFrame } from '../../../src/ui/widgets/gif';

interface Decoded {
  readonly width: number;
  readonly height: number;
  readonly loops: number | undefined;
  /** Colours of the whole picture, and for how long they stand, in milliseconds. */
  readonly frames: readonly { readonly colours: readonly number[]; readonly delay: number }[];
  readonly areas: readonly (readonly number[])[];
}

function must(found: unknown, wanted: unknown): void {
  if (found !== wanted) throw new Error(`${String(found)} where the format wants ${String(wanted)}`);
}

function decode(file: Uint8Array): Decoded {
  let at = 0;
  const byte = () => file[at++] ?? -1;
  const word = () => byte() + 256 * byte();
  const ascii = (length: number) => String.fromCharCode(...file.slice(at, (at += length)));
  const blocks = () => {
    const content: number[] = [];
    for (let length = byte(); length > 0; length = byte()) content.push(...file.slice(at, (at += length)));
    return content;
  };
  must(ascii(6), 'GIF89a');
  const [width, height, flags] = [word(), word(), byte()];
  at += 2;
  must(flags & 0x80, 0x80);
  const table = Array.from({ length: 2 << (flags & 7) }, () => (byte() << 16) | (byte() << 8) | byte());
  let loops: number | undefined;
  let control = { delay: 0, clear: -1, keeps: true };
  const canvas = Array.from({ length: width * height }, () => -1);
  const frames: { colours: number[]; delay: number }[] = [];
  const areas: number[][] = [];
  for (let mark = byte(); mark !== 0x3b; mark = byte()) {
    if (mark === 0x21 && byte() === 0xf9) {
      must(byte(), 4);
      const packed = byte();
      const delay = 10 * word();
      control = { delay, clear: packed & 1 ? byte() : (byte(), -1), keeps: ((packed >> 2) & 7) === 1 };
      must(byte(), 0);
    } else if (mark === 0x21) {
      must(byte(), 11);
      must(ascii(11), 'NETSCAPE2.0');
      const [, low = 0, high = 0] = blocks();
      loops = low + 256 * high;
    } else {
      must(mark, 0x2c);
      const [x, y, w, h] = [word(), word(), word(), word()];
      must(byte(), 0);
      const points = unpack(byte(), blocks());
      must(points.length, w * h);
      must(control.keeps, true);
      points.forEach((index, i) => {
        if (index !== control.clear)
          canvas[(y + Math.floor(i / w)) * width + x + (i % w)] = table[index] ?? -1;
      });
      frames.push({ colours: [...canvas], delay: control.delay });
      areas.push([x, y, w, h]);
    }
  }
  must(at, file.length);
  return { width, height, loops, frames, areas };
}

function unpack(least: number, content: readonly number[]): number[] {
  const [reset, stop] = [1 << least, (1 << least) + 1];
  const points: number[] = [];
  let runs: number[][] = [];
  let size = least + 1;
  let before: number[] | undefined;
  let [held, bits] = [0, 0];
  const begin = () => {
    runs = Array.from({ length: stop + 1 }, (_, i) => [i]);
    size = least + 1;
    before = undefined;
  };
  begin();
  for (const byte of content) {
    held |= byte << bits;
    bits += 8;
    while (bits >= size) {
      const code = held & ((1 << size) - 1);
      held >>>= size;
      bits -= size;
      if (code === stop) return points;
      if (code === reset) {
        begin();
        continue;
      }
      if (code > runs.length || (code === runs.length && !before)) throw new Error(`no such code: ${code}`);
      const run: number[] = runs[code] ?? [...(before ?? []), before?.[0] ?? 0];
      points.push(...run);
      if (before && runs.length < 4096) runs.push([...before, run[0] ?? 0]);
      if (runs.length === 1 << size && size < 12) size++;
      before = run;
    }
  }
  throw new Error('it does not end');
}

const frameOf = (colours: readonly number[], delay = 100): GifFrame => ({
  pixels: Uint8ClampedArray.from(colours.flatMap((c) => [c >> 16, (c >> 8) & 255, c & 255, 255])),
  delay,
});

/** Numbers that look like chance and are the same each time. */
function noise(length: number, most: number): number[] {
  let word = 1777;
  return Array.from({ length }, () => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return (word >>> 8) % most;
  });
}

const apart = (a: number, b: number): number =>
  Math.max(...[16, 8, 0].map((shift) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255))));

describe('an animated picture', () => {
  it('keeps size, times and colours, and plays without end', () => {
    const [red, blue] = [0x9c2a22, 0x24406f];
    const first = [red, red, blue, blue, red, blue];
    const second = [red, blue, blue, blue, red, blue];
    const read = decode(encodeGif(3, 2, [frameOf(first, 1200), frameOf(second, 90)]));
    expect(read).toMatchObject({ width: 3, height: 2, loops: 0 });
    expect(read.frames).toEqual([
      { colours: first, delay: 1200 },
      { colours: second, delay: 90 },
    ]);
  });

  it('writes of a frame only what changed', () => {
    const still = Array.from({ length: 100 }, () => 0xf7efdc);
    const moved = still.map((colour, i) => (i === 34 || i === 57 ? 0 : colour));
    const read = decode(encodeGif(10, 10, [frameOf(still), frameOf(moved), frameOf(still)]));
    expect(read.areas).toEqual([
      [0, 0, 10, 10],
      [4, 3, 4, 3],
      [4, 3, 4, 3],
    ]);
    expect(read.frames.map(({ colours }) => colours)).toEqual([still, moved, still]);
  });

  it('a frame that changes nothing makes the one before longer', () => {
    const still = [1, 2, 3, 4];
    const read = decode(encodeGif(2, 2, [frameOf(still, 500), frameOf(still, 250)]));
    expect(read.frames).toEqual([{ colours: still, delay: 750 }]);
  });

  it.each([1, 2, 3, 200, 255])('is exact with %i colours, also where all codes are used up', (most) => {
    const colours = noise(120 * 100, most).map((number) => number * 65_793);
    const read = decode(encodeGif(120, 100, [frameOf(colours)]));
    expect(read.frames[0]?.colours).toEqual(colours);
  });

  it('long plain areas pack well', () => {
    const plain = Array.from({ length: 400 * 300 }, () => 0xcfc4ae);
    expect(encodeGif(400, 300, [frameOf(plain)]).length).toBeLessThan(2000);
  });

  it('with more colours than it has, it takes near ones', () => {
    const colours = noise(64 * 64, 64 * 64).map((i) => ((i % 64) << 18) | (Math.floor(i / 64) << 10) | 0x40);
    const read = decode(encodeGif(64, 64, [frameOf(colours)]));
    const farthest = Math.max(...colours.map((colour, i) => apart(colour, read.frames[0]?.colours[i] ?? -1)));
    expect(farthest).toBeLessThan(24);
  });

  it('gives rare inks a place beside a crowd of washes', () => {
    const scarlet = 0xd01010;
    const washes = noise(100 * 100, 4096).map(
      (i) => 0xb0a080 + ((i % 16) << 16) + (((i >> 4) % 16) << 8) + (i >> 8),
    );
    const colours = washes.map((colour, i) => (i % 500 === 0 ? scarlet : colour));
    const read = decode(encodeGif(100, 100, [frameOf(colours)]));
    expect(apart(read.frames[0]?.colours[500] ?? 0, scarlet)).toBeLessThan(10);
  });
});
