/** Ways to spoil the text of a saved game. */
import { foldedBomb, longBomb } from './bombs';
import { below, type Chance, pick } from './chance';

export interface Damage {
  readonly kind: string;
  readonly text: string;
}

type Spoil = (text: string, chance: Chance, isLink: boolean) => string;

const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  -1e308,
  '',
  'x'.repeat(5_000),
  [],
  {},
  [[[[[[]]]]]],
  { kind: 'roll', dice: [1e9] },
  { kind: 'move', counters: ['b-24'], path: [-1, 1e21] },
  { kind: 'fire', unit: '__proto__', hex: 'constructor', place: {} },
  { toString: 1, valueOf: null, length: -1 },
  '\u0000\ud800',
  Array.from({ length: 3_000 }, () => 'ready'),
];
const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', '', 'kind'];
const MARKUP = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '\u202egnirts\u0007\u0000',
  '%3Cb%3E&lt;',
  'x'.repeat(100_000),
  '\u{1f9e8}'.repeat(400),
];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const SPOILS: Readonly<Record<string, Spoil>> = {
  none: (text) => text,
  bits: (text, chance) => {
    const letters = text.split('');
    for (let n = 1 + below(chance, 4); n > 0; n--) {
      const at = below(chance, letters.length);
      letters[at] = String.fromCharCode((letters[at] ?? ' ').charCodeAt(0) ^ (1 << below(chance, 7)));
    }
    return letters.join('');
  },
  letters: (text, chance, isLink) => {
    const at = below(chance, text.length);
    return (
      text.slice(0, at) +
      (isLink ? LETTERS[below(chance, 64)] : pick(chance, ['"', '{', '9', ',', ' '])) +
      text.slice(at + 1)
    );
  },
  cut: (text, chance) => text.slice(0, below(chance, text.length)),
  missing: (text, chance) => {
    const at = below(chance, text.length);
    return text.slice(0, at) + text.slice(at + 1 + below(chance, 40));
  },
  doubled: (text, chance) => {
    const at = below(chance, text.length);
    return text.slice(0, at) + text.slice(Math.max(0, at - below(chance, 200)));
  },
  noise: (_, chance, isLink) => {
    const length = below(chance, 4_000);
    const letter = () =>
      isLink ? (LETTERS[below(chance, 64)] ?? 'A') : String.fromCharCode(below(chance, 300));
    return Array.from({ length }, letter).join('');
  },
  version: (text, chance, isLink) => {
    if (isLink) return LETTERS[below(chance, 64)] + text.slice(1);
    const number = pick(chance, [
      '0',
      '1',
      '3',
      '99',
      '-1',
      '1e9',
      '"1"',
      'null',
      '1.5',
      '999999999999999999999',
    ]);
    return text.replace(pick(chance, [/"saratoga1777":1/, /"format":2/, /"version":2/]), (found) =>
      found.replace(/\d$/, number),
    );
  },
  numbers: (text, chance) => {
    const at = below(chance, text.length);
    const number = pick(chance, [
      '1e308',
      '9007199254740993',
      '-1',
      '1e-9',
      '00',
      '123456789012345678901234567890',
    ]);
    return text.slice(0, at) + text.slice(at).replace(/\d+/, number);
  },
  keys: (text, chance) => {
    const at = below(chance, text.length);
    return text.slice(0, at) + text.slice(at).replace(/"\w+":/, `"${pick(chance, KEYS)}":`);
  },
  proto: (text, chance) => {
    const evil = pick(chance, ['{"polluted":1}', '{"actions":[]}', 'null', '[]', '{"toString":1}']);
    return text.replace(/\{/g, (brace) => (chance() < 0.02 ? `{"__proto__":${evil},` : brace));
  },
  nesting: (text, chance) => {
    const at = below(chance, text.length);
    const depth = 1 + below(chance, 30_000);
    const [open, close] = chance() < 0.5 ? ['[', ']'] : ['{"a":', '}'];
    const deep = open.repeat(depth) + '1' + (chance() < 0.7 ? close.repeat(depth) : '');
    return text.slice(0, at) + text.slice(at).replace(/"\w+"|\d+/, () => deep);
  },
  markup: (text, chance) => {
    const name = JSON.stringify(pick(chance, MARKUP));
    return text.replace(/"seats":\{[^}]*\}/, (seats) => {
      const players = pick(chance, [seats, `"seats":{"british":${name}}`, `"seats":{${name}:"person"}`]);
      return `"name":${name},${players}`;
    });
  },
  generator: (text, chance) =>
    text.replace(/"generator":"\w+"/, `"generator":${pick(chance, ['"mt19937"', '""', 'null', '{}'])}`),
  bomb: (text, chance, isLink) => {
    if (isLink) return pick(chance, bombs());
    // The same ballast in a file: as many actions as it has, each with more than it needs.
    const [open, close] = pick(chance, [
      ['{"x":[', '{},'.repeat(400) + '0],"kind":'],
      [`{"${'x'.repeat(1_800)}":0,"kind":`, ''],
    ]);
    return text.replace(/\{"kind":/g, `${open}${close}`);
  },
  values: (text, chance) => {
    try {
      return JSON.stringify(replaced(JSON.parse(text), chance));
    } catch {
      return text.slice(1);
    }
  },
};
/** Made once: it takes some time. */
let made: readonly string[] | undefined;
const bombs = (): readonly string[] => (made ??= [foldedBomb(300), longBomb(60)]);

export const DAMAGES = Object.keys(SPOILS);
/** Of no use where there is neither a key nor a name. */
const FILE_ONLY = ['numbers', 'keys', 'generator', 'proto', 'nesting', 'markup', 'values'];

export function spoilt(text: string, isLink: boolean, chance: Chance): Damage {
  const kinds = DAMAGES.filter((kind) => !isLink || !FILE_ONLY.includes(kind));
  const kind = pick(chance, kinds);
  return { kind, text: SPOILS[kind]?.(text, chance, isLink) ?? text };
}

/** The same JSON with one value, anywhere, put in the place of another. */
function replaced(json: unknown, chance: Chance): unknown {
  if (typeof json !== 'object' || json === null || chance() < 0.15) return pick(chance, JUNK);
  const copy: unknown[] | Record<string, unknown> = Array.isArray(json)
    ? [...(json as unknown[])]
    : { ...json };
  const keys = Object.keys(copy);
  if (keys.length === 0) return pick(chance, JUNK);
  const key = pick(chance, keys) as never;
  (copy as Record<string, unknown>)[key] = replaced(copy[key], chance);
  return copy;
}
