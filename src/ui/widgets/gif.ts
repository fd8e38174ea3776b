/**
 * Animated GIFs (GIF89a) out of drawn frames: one palette for all of them, each frame only where it differs from the one
 * before, packed by LZW with codes of up to twelve bits.
 */

export interface GifFrame {
  /** Red, green, blue, alpha for each point, row by row, as a canvas gives them; alpha is not looked at. */
  readonly pixels: Uint8ClampedArray | Uint8Array;
  /** In milliseconds; the format counts hundredths of a second. */
  readonly delay: number;
}

/** It plays again and again. */
export function encodeGif(width: number, height: number, frames: readonly GifFrame[]): Uint8Array {
  const { colours, indexOf } = paletteOf(frames);
  const out = new Bytes();
  out.text('GIF89a');
  out.words(width, height);
  out.bytes(0xf7, 0, 0); // a table of 256 colours for all frames
  for (let i = 0; i < 256; i++) {
    const colour = colours[i] ?? 0;
    out.bytes(colour >> 16, (colour >> 8) & 255, colour & 255);
  }
  out.bytes(0x21, 0xff, 11);
  out.text('NETSCAPE2.0');
  out.bytes(3, 1, 0, 0, 0); // without end
  for (const { area, indices, delay } of changes(width, height, frames, indexOf)) {
    // What was there stays; the last colour of the table lets it show through.
    out.bytes(0x21, 0xf9, 4, 0x05);
    out.words(Math.round(delay / 10));
    out.bytes(CLEAR, 0);
    out.bytes(0x2c);
    out.words(area.x, area.y, area.width, area.height);
    out.bytes(0, 8);
    pack(indices, out);
  }
  out.bytes(0x3b);
  return out.all();
}

/** The place in the table that lets the frame below show through. */
const CLEAR = 255;
const MOST_COLOURS = 255;

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Change {
  readonly area: Area;
  readonly indices: Uint8Array;
  readonly delay: number;
}

/** Each frame as the smallest rectangle that changed; one that changes nothing makes the last one longer. */
function changes(
  width: number,
  height: number,
  frames: readonly GifFrame[],
  indexOf: (pixels: GifFrame['pixels'], at: number) => number,
): readonly Change[] {
  const all: Change[] = [];
  let before: Uint8Array | undefined;
  for (const { pixels, delay } of frames) {
    const whole = new Uint8Array(width * height);
    for (let i = 0; i < whole.length; i++) whole[i] = indexOf(pixels, 4 * i);
    const area = before ? changedArea(width, height, before, whole) : { x: 0, y: 0, width, height };
    const last = all.at(-1);
    if (!area && last) all[all.length - 1] = { ...last, delay: last.delay + delay };
    else if (area) all.push({ area, delay, indices: cutOut(width, area, before, whole) });
    before = whole;
  }
  return all;
}

function changedArea(width: number, height: number, a: Uint8Array, b: Uint8Array): Area | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (a[i] === b[i]) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function cutOut(
  rowLength: number,
  { x, y, width, height }: Area,
  before: Uint8Array | undefined,
  whole: Uint8Array,
): Uint8Array {
  const indices = new Uint8Array(width * height);
  for (let row = 0, i = 0; row < height; row++)
    for (let column = 0; column < width; column++, i++) {
      const at = (y + row) * rowLength + x + column;
      const index = whole[at] ?? 0;
      indices[i] = before?.[at] === index ? CLEAR : index;
    }
  return indices;
}

interface Palette {
  readonly colours: readonly number[];
  readonly indexOf: (pixels: GifFrame['pixels'], at: number) => number;
}

/** The very colours where they are few; else the middles of as many boxes of colours, each halved where it is widest. */
function paletteOf(frames: readonly GifFrame[]): Palette {
  const exact = exactColours(frames);
  if (exact) {
    const colours = [...exact];
    const places = new Map(colours.map((colour, i) => [colour, i]));
    return { colours, indexOf: (pixels, at) => places.get(colourAt(pixels, at)) ?? 0 };
  }
  const colours = boxesOf(cellsOf(frames)).map(middleOf);
  const nearest = new Int16Array(CELLS).fill(-1);
  return {
    colours,
    indexOf: (pixels, at) => {
      const cell = cellAt(pixels, at);
      const known = nearest[cell] ?? -1;
      return known >= 0 ? known : (nearest[cell] = nearestTo(colours, cell));
    },
  };
}

const colourAt = (pixels: GifFrame['pixels'], at: number): number =>
  ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);

/** Nothing where there are too many. */
function exactColours(frames: readonly GifFrame[]): Set<number> | undefined {
  const found = new Set<number>();
  for (const { pixels } of frames)
    for (let at = 0; at < pixels.length; at += 4) {
      found.add(colourAt(pixels, at));
      if (found.size > MOST_COLOURS) return undefined;
    }
  return found;
}

/** Colours that agree in the first five bits of red, green and blue. */
const CELLS = 1 << 15;
const cellAt = (pixels: GifFrame['pixels'], at: number): number =>
  (((pixels[at] ?? 0) >> 3) << 10) | (((pixels[at + 1] ?? 0) >> 3) << 5) | ((pixels[at + 2] ?? 0) >> 3);

interface Cell {
  readonly count: number;
  /** The mean of what fell into it. */
  readonly rgb: readonly [number, number, number];
}

function cellsOf(frames: readonly GifFrame[]): readonly Cell[] {
  const counts = new Uint32Array(CELLS);
  const sums = [new Float64Array(CELLS), new Float64Array(CELLS), new Float64Array(CELLS)] as const;
  for (const { pixels } of frames)
    for (let at = 0; at < pixels.length; at += 4) {
      const cell = cellAt(pixels, at);
      counts[cell] = (counts[cell] ?? 0) + 1;
      sums.forEach((sum, channel) => (sum[cell] = (sum[cell] ?? 0) + (pixels[at + channel] ?? 0)));
    }
  const cells: Cell[] = [];
  counts.forEach((count, cell) => {
    const mean = (channel: 0 | 1 | 2) => (sums[channel][cell] ?? 0) / count;
    if (count > 0) cells.push({ count, rgb: [mean(0), mean(1), mean(2)] });
  });
  return cells;
}

type Box = readonly Cell[];

function boxesOf(cells: Box): readonly Box[] {
  const boxes = [{ cells, ...spreadOf(cells) }];
  while (boxes.length < MOST_COLOURS) {
    boxes.sort((a, b) => b.error - a.error);
    const [widest] = boxes;
    if (!widest || widest.error === 0) break;
    boxes.shift();
    for (const half of halves(widest.cells, widest.channel)) boxes.push({ cells: half, ...spreadOf(half) });
  }
  return boxes.map((box) => box.cells);
}

/** The channel in which a box is widest, and how much is lost by one colour for all of it. */
function spreadOf(cells: Box): { readonly channel: 0 | 1 | 2; readonly error: number } {
  const [red, green, blue] = CHANNELS.map((channel) => errorIn(cells, channel)) as [number, number, number];
  const channel = red >= green && red >= blue ? 0 : green >= blue ? 1 : 2;
  return { channel, error: cells.length < 2 ? 0 : red + green + blue };
}
const CHANNELS = [0, 1, 2] as const;

function errorIn(cells: Box, channel: 0 | 1 | 2): number {
  const mean = meanOf(cells, channel);
  // Rare inks, such as those of a counter's edge, weigh more than their few points.
  return cells.reduce((sum, { count, rgb }) => sum + Math.sqrt(count) * (rgb[channel] - mean) ** 2, 0);
}

function meanOf(cells: Box, channel: 0 | 1 | 2): number {
  let [sum, all] = [0, 0];
  for (const { count, rgb } of cells) {
    sum += Math.sqrt(count) * rgb[channel];
    all += Math.sqrt(count);
  }
  return sum / Math.max(1e-9, all);
}

function halves(cells: Box, channel: 0 | 1 | 2): readonly [Box, Box] {
  const mean = meanOf(cells, channel);
  const below = cells.filter(({ rgb }) => rgb[channel] <= mean);
  return [below, cells.filter(({ rgb }) => rgb[channel] > mean)];
}

function middleOf(cells: Box): number {
  const all = cells.reduce((sum, { count }) => sum + count, 0);
  const mean = (channel: 0 | 1 | 2) =>
    Math.round(cells.reduce((sum, { count, rgb }) => sum + count * rgb[channel], 0) / Math.max(1, all));
  return (mean(0) << 16) | (mean(1) << 8) | mean(2);
}

function nearestTo(colours: readonly number[], cell: number): number {
  const [red, green, blue] = [((cell >> 10) << 3) + 4, (((cell >> 5) & 31) << 3) + 4, ((cell & 31) << 3) + 4];
  let [best, least] = [0, Infinity];
  colours.forEach((colour, i) => {
    const far =
      2 * ((colour >> 16) - red) ** 2 +
      4 * (((colour >> 8) & 255) - green) ** 2 +
      3 * ((colour & 255) - blue) ** 2;
    if (far < least) [best, least] = [i, far];
  });
  return best;
}

const RESET = 256;
const STOP = 257;
const MOST_CODES = 4096;

/** LZW: a code for each longest run that was met before, in blocks of at most 255 bytes. */
function pack(indices: Uint8Array, out: Bytes): void {
  const bits = new Bits(out);
  /** The code of a run and one more point; 0 where there is none yet. */
  const longer = new Uint16Array(MOST_CODES * 256);
  let next = STOP + 1;
  let size = 9;
  bits.write(RESET, size);
  let run = indices[0] ?? 0;
  for (let i = 1; i < indices.length; i++) {
    const point = indices[i] ?? 0;
    const known = longer[run * 256 + point] ?? 0;
    if (known > 0) {
      run = known;
      continue;
    }
    bits.write(run, size);
    if (next < MOST_CODES) {
      // The reader is one code behind: codes grow when the first that needs another bit is known here.
      if (next === 1 << size) size++;
      longer[run * 256 + point] = next++;
    } else {
      bits.write(RESET, size);
      longer.fill(0);
      next = STOP + 1;
      size = 9;
    }
    run = point;
  }
  bits.write(run, size);
  if (next < MOST_CODES && next === 1 << size) size++;
  bits.write(STOP, size);
  bits.end();
}

/** Codes of any length, the lowest bit first, in blocks. */
class Bits {
  private held = 0;
  private number = 0;
  private block: number[] = [];
  private readonly out: Bytes;

  constructor(out: Bytes) {
    this.out = out;
  }

  write(code: number, size: number): void {
    this.held |= code << this.number;
    this.number += size;
    while (this.number >= 8) {
      this.byte(this.held & 255);
      this.held >>>= 8;
      this.number -= 8;
    }
  }

  end(): void {
    if (this.number > 0) this.byte(this.held & 255);
    this.flush();
    this.out.bytes(0);
  }

  private byte(value: number): void {
    this.block.push(value);
    if (this.block.length === 255) this.flush();
  }

  private flush(): void {
    if (this.block.length > 0) this.out.bytes(this.block.length, ...this.block);
    this.block = [];
  }
}

class Bytes {
  private content = new Uint8Array(1 << 16);
  private length = 0;

  bytes(...values: number[]): void {
    if (this.length + values.length > this.content.length) {
      const more = new Uint8Array(2 * this.content.length);
      more.set(this.content);
      this.content = more;
    }
    this.content.set(values, this.length);
    this.length += values.length;
  }

  /** Two bytes each, the lower first. */
  words(...values: number[]): void {
    for (const value of values) this.bytes(value & 255, value >> 8);
  }

  text(ascii: string): void {
    this.bytes(...new TextEncoder().encode(ascii));
  }

  all(): Uint8Array {
    return this.content.slice(0, this.length);
  }
}
