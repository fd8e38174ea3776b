/** Colours as eyes see them: contrast after WCAG 2, distance after OKLab, and the three kinds of colour blindness. */

type Triple = readonly [number, number, number];

/** The colour that shows where `over` is laid on `under` with this opacity. */
export function laidOver(over: string, under: string, opacity: number): string {
  const below = channels(under);
  const mixed = channels(over).map((value, i) => value * opacity + (below[i] ?? 0) * (1 - opacity));
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** From 1 for the same lightness to 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(linear(one)), luminance(linear(other))].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

export const SIGHTS = ['normal', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Sight = (typeof SIGHTS)[number];

/** How different two colours look to such an eye; about 0.02 is the least that anybody sees. */
export function distance(one: string, other: string, sight: Sight): number {
  const a = oklab(seenBy(sight, linear(one)));
  const b = oklab(seenBy(sight, linear(other)));
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Machado, Oliveira and Fernandes (2009), full severity, on linear RGB. */
const LOSS: Readonly<Record<Exclude<Sight, 'normal'>, readonly [Triple, Triple, Triple]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seenBy(sight: Sight, colour: Triple): Triple {
  if (sight === 'normal') return colour;
  const [r, g, b] = times(LOSS[sight], colour);
  const clip = (value: number) => Math.max(0, Math.min(1, value));
  return [clip(r), clip(g), clip(b)];
}

function oklab(colour: Triple): Triple {
  const [l, m, s] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    colour,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)],
  );
}

const times = (matrix: readonly [Triple, Triple, Triple], [x, y, z]: Triple): Triple => {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

const luminance = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function linear(colour: string): Triple {
  const [r, g, b] = channels(colour);
  const curve = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return [curve(r), curve(g), curve(b)];
}

function channels(colour: string): Triple {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`not a colour of six digits: '${colour}'`);
  const at = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
}
