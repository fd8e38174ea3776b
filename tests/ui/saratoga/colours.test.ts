// @vitest-environment node
/** Everyone can read the counters: contrast of every ink, and bands that no kind of colour blindness confuses. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BANDS, COATS, LEADER_FIELD } from '../../../src/ui/saratoga/counters/colours';
import { contrast, distance, laidOver, SIGHTS } from '../../helpers/colour';

/** WCAG 2 for text of normal size. */
const READABLE = 4.5;
/** More than twice the least difference that anybody sees. */
const DISTINCT = 0.045;
/** As far apart as friend and foe should be. */
const OTHER_SIDE = 0.1;

const sheet = (name: string) => readFileSync(resolve(import.meta.dirname, `../../../src/ui/${name}`), 'utf8');

function opacityOf(selector: string): number {
  const rule = sheet('saratoga/style/counters.css')
    .split('}')
    .find((part) => part.includes(`.${selector} {`));
  const [, value] = /fill-opacity:\s*([\d.]+)/.exec(rule ?? '') ?? [];
  if (value === undefined) throw new Error(`no fill-opacity for .${selector}`);
  return Number(value);
}

/** The colours of the table by day, and by night those that differ. */
function colours(scheme: 'light' | 'dark'): Record<string, string> {
  const [day = '', night = ''] = sheet('style/tokens.css').split('prefers-color-scheme: dark');
  const named = (part: string) =>
    Object.fromEntries(
      [...part.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
    );
  return scheme === 'light' ? named(day) : { ...named(day), ...named(night) };
}

describe('the sums', () => {
  it('are those of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 9);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'));
    expect(laidOver('#000000', '#ffffff', 0.25)).toBe('#bfbfbf');
  });

  it('confuse red and green for the two common kinds of colour blindness, and blue and green for the rare one', () => {
    const [brick, moss] = ['#b06040', '#808040'];
    expect(distance(brick, moss, 'deuteranopia')).toBeLessThan(distance(brick, moss, 'normal') / 2);
    expect(distance(brick, moss, 'tritanopia')).toBeGreaterThan(distance(brick, moss, 'normal') / 2);
    expect(distance('#40a0a0', '#4080ff', 'tritanopia')).toBeLessThan(
      distance('#40a0a0', '#4080ff', 'normal'),
    );
    for (const sight of SIGHTS) expect(distance('#345678', '#345678', sight)).toBe(0);
  });
});

describe('the ink of a counter', () => {
  it.each(Object.entries(COATS))('is read on both faces of the %s coat', (_troops, coat) => {
    expect(contrast(coat.ink, coat.face)).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(coat.reverseInk, coat.reverse)).toBeGreaterThanOrEqual(READABLE);
  });

  it.each(Object.entries(COATS))('is read on the band across the reverse of the %s coat', (_troops, coat) => {
    const band = laidOver(coat.face, coat.reverse, opacityOf('reverse-band'));
    expect(contrast(coat.reverseInk, band)).toBeGreaterThanOrEqual(READABLE);
  });

  // A unit that has moved can still be fired at: its rating must be read, if not quite as well.
  it.each(Object.entries(COATS))('is still made out on a %s counter that has moved', (_troops, coat) => {
    const dimmed = (colour: string) => laidOver('#14100a', colour, opacityOf('dimmed'));
    expect(contrast(dimmed(coat.ink), dimmed(coat.face))).toBeGreaterThanOrEqual(3);
    expect(contrast(dimmed(coat.reverseInk), dimmed(coat.reverse))).toBeGreaterThanOrEqual(3);
  });

  // The veil lies under the print.
  it.each(Object.entries(COATS))('is read on a %s counter that is not activated', (_troops, coat) => {
    const veiled = (colour: string) => laidOver('#8b8880', colour, opacityOf('veil'));
    expect(contrast(coat.ink, veiled(coat.face))).toBeGreaterThanOrEqual(3);
    expect(contrast(coat.reverseInk, veiled(coat.reverse))).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(BANDS))('is read on the band of %s', (_formation, band) => {
    expect(contrast(band.ink, band.fill)).toBeGreaterThanOrEqual(READABLE);
  });

  it.each(Object.entries(LEADER_FIELD))('is read on the field and the band of %s leaders', (_side, field) => {
    expect(contrast(field.ink, field.face)).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(field.face, field.edge)).toBeGreaterThanOrEqual(READABLE);
  });
});

describe('a coat', () => {
  const { british, german, provincial, continental, militia } = COATS;
  // Whom a counter fights for is the first thing to be seen, on either face and whoever looks.
  it.each(SIGHTS)('of one side is taken for none of the other in %s sight', (sight) => {
    for (const ours of [british, german, provincial])
      for (const theirs of [continental, militia]) {
        expect(distance(ours.face, theirs.face, sight)).toBeGreaterThan(OTHER_SIDE);
      }
  });
});

// A measuring program cannot tell what text stands on where the ground is a gradient.
describe.each(['light', 'dark'] as const)('the table in a %s room', (scheme) => {
  it.each([
    ['ink', 'card'],
    ['soft-ink', 'card'],
    ['scarlet', 'card'],
    ['blue', 'card'],
    ['desk-ink', 'desk'],
    ['desk-ink', 'desk-deep'],
  ])('has %s that is read on the %s', (ink, ground) => {
    const { [ink]: over = '', [ground]: under = '' } = colours(scheme);
    expect(contrast(over, under)).toBeGreaterThanOrEqual(READABLE);
  });

  it.each(['card', 'desk', 'desk-deep'])('has a ring around the focus that is seen on the %s', (ground) => {
    const [, ring = ''] = /:focus-visible \{[^}]*var\(--([\w-]+)\)/.exec(sheet('style/base.css')) ?? [];
    const { [ring]: over = '', [ground]: under = '' } = colours(scheme);
    expect(contrast(over, under)).toBeGreaterThanOrEqual(3);
  });
});

describe('one colour has one meaning on the map:', () => {
  const css = [
    'hexboard/style.css',
    'saratoga/style/overlays.css',
    'saratoga/style/map.css',
    'saratoga/style/counters.css',
  ];

  it('orange is left to the chief action', () => {
    const isOrange = (hex: string) => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
      // As saturated as a button's, between red and yellow.
      return r > 150 && r - b > 110 && (g - b) / (r - b) > 0.3 && (g - b) / (r - b) < 0.6;
    };
    expect(['#b8560f', '#e58a2a', '#a04a0a'].every(isOrange)).toBe(true);
    const found = css.flatMap((name) => [
      ...(sheet(name).match(/#[0-9a-f]{6}\b/g) ?? []).filter(isOrange).map((hex) => `${hex} in ${name}`),
      ...(sheet(name).match(/var\(--(?:act|chief)[\w-]*\)/g) ?? []).map((token) => `${token} in ${name}`),
    ]);
    expect(found).toEqual([]);
  });

  it.each(['reach', 'danger', 'sight'])(
    '%s has an ink of its own that is seen on every ground',
    (meaning) => {
      const [, ink = ''] =
        new RegExp(`--${meaning}-ink: (#[0-9a-f]{6})`).exec(sheet('saratoga/style/overlays.css')) ?? [];
      // Woods, flats and the two heights, as they are printed.
      for (const ground of ['#a9a86b', '#e6deb0', '#dcc07c', '#bd9058'])
        expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(2.4);
    },
  );
});

describe.each(SIGHTS)('to an eye with %s sight', (sight) => {
  const all = Object.entries(BANDS);
  const pairs = all.flatMap(([a, one], i) =>
    all.slice(i + 1).map(([b, other]) => [a, one, b, other] as const),
  );

  it('no two formations wear the same band', () => {
    const confused = pairs
      .map(([a, one, b, other]) => ({ pair: `${a} and ${b}`, apart: distance(one.fill, other.fill, sight) }))
      .filter(({ apart }) => apart < DISTINCT)
      .map(({ pair, apart }) => `${pair} ${apart.toFixed(3)}`);
    expect(confused).toEqual([]);
  });
});
