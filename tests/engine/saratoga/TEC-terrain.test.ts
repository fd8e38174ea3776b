/** TEC The Terrain Effects Chart as the rulebook prints it, line by line. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../../src/engine/saratoga/data/types';
import { type Hex, hexOf } from '../../../src/engine/hexmap/hexId';
import {
  isBank,
  isLand,
  isUpSlope,
  isWoods,
  kindOf,
  levelOf,
} from '../../../src/engine/saratoga/battlefield';
import { MP, TEC, type Terrain, TERRAIN } from '../../../src/engine/saratoga/terrain';
import { fireAt, play, position } from '../../helpers/saratoga/position';

type Line = readonly [
  printed: string,
  terrain: Terrain,
  movement: number | undefined,
  fire: number,
  los: string,
];

const OPEN = 'Does not block';
const CHART: readonly Line[] = [
  ['Clear Level 1', 'clear', 1, 0, OPEN],
  ['Clear Level 2 (R2)', 'clear', 1, 0, OPEN],
  ['Clear Level 3 (R2)', 'clear', 1, 0, OPEN],
  ['Road', 'road', 1 / 2, 0, OPEN],
  ['River', 'river', undefined, 0, OPEN],
  ['Woods', 'woods', 2, -1, 'Blocks LOS'],
  ['Fortification', 'work', 1, -1, OPEN],
  ['Stream hexside', 'stream', 1, 0, OPEN],
  ['Up Slope', 'upSlope', 1, -1, OPEN],
];

describe('TEC', () => {
  it.each(CHART)('%s: %s costs %s MP, modifies fire by %s, %s', (_printed, terrain, movement, fire, los) => {
    const { cost, ...effect } = TEC[terrain];
    expect(cost === undefined ? undefined : cost / MP).toBe(movement);
    expect(effect).toEqual({ fire, blocksSight: los !== OPEN });
  });

  it('R1 > the chart is complete: no other terrain exists', () => {
    expect(new Set(TERRAIN)).toEqual(new Set(CHART.map(([, terrain]) => terrain)));
  });

  it('R18 > every cost is a whole number of half movement points', () => {
    for (const { cost = 0 } of Object.values(TEC)) expect(Number.isInteger(cost)).toBe(true);
    expect(MP).toBe(2);
  });
});

const FLATS = hexOf('2203');
const FREEMAN = hexOf('0405');
const KNOLL = hexOf('0413');
const PLATEAU_WOODS = hexOf('0404');
const HILL_WOODS = hexOf('0403');

describe('TEC on the map', () => {
  it.each<[string, Hex, 1 | 2 | 3, boolean]>([
    ['2203 is clear, level 1', FLATS, 1, false],
    ['0405 is clear, level 2', FREEMAN, 2, false],
    ['0413 is clear, level 3', KNOLL, 3, false],
    ['0404 is woods, level 2', PLATEAU_WOODS, 2, true],
    ['0403 is woods, level 3', HILL_WOODS, 3, true],
  ])('2.1.1 > %s', (_what, hex, level, woods) => {
    expect(levelOf(hex)).toBe(level);
    expect(isWoods(hex)).toBe(woods);
  });

  it.each<[string, Hex, Hex, boolean]>([
    ['R3 > from level 1 to 2 is up slope', FLATS, FREEMAN, true],
    ['R3 > from level 2 to 3 is up slope', FREEMAN, KNOLL, true],
    ['R4 > from level 1 to 3 is up slope, and nothing more', FLATS, KNOLL, true],
    ['R3 > woods do not matter', PLATEAU_WOODS, HILL_WOODS, true],
    ['R5 > from level 3 to 2 is none', KNOLL, FREEMAN, false],
    ['R5 > from level 3 to 1 is none', KNOLL, FLATS, false],
    ['R5 > from level 2 to 1 is none', FREEMAN, FLATS, false],
    ['R3 > on the same level is none', FREEMAN, PLATEAU_WOODS, false],
  ])('%s', (_what, from, to, expected) => {
    expect(isUpSlope(from, to)).toBe(expected);
  });

  it.each(['2301', '2303', '2107', '1115', '1710'])(
    'R7 > %s on the Hudson is a clear hex of level 1',
    (text) => {
      const hex = hexOf(text);
      expect([isBank(hex), isLand(hex), isWoods(hex), levelOf(hex)]).toEqual([true, true, false, 1]);
    },
  );

  it('R7 > neither the Hudson itself nor land away from it is a bank', () => {
    expect(isBank(hexOf('2403'))).toBe(false);
    expect(isBank(FLATS)).toBe(false);
  });

  it('R8 > the Hudson and what lies beyond are not land', () => {
    expect(kindOf(hexOf('2403'))).toBe('river');
    expect(kindOf(hexOf('2416'))).toBe('offMap');
    expect(kindOf(hexOf('2501'))).toBe('offMap');
    for (const hex of ['2403', '2416', '2501']) expect(isLand(hexOf(hex))).toBe(false);
  });
});

/** What a shot adds to its die for the ground. */
function forGround(unit: string, from: string, target: string, hex: string, battle: Battle = 'oct7') {
  const side = target.startsWith('a-') ? 'american' : 'british';
  const state = position({ battle, phase: 'fire', phasing: side, at: { [from]: unit, [hex]: target } });
  const shot = play(state, fireAt(unit, Number(hex)), 1).find((event) => event.type === 'shot');
  const ground = shot?.modifiers.filter(({ what }) => ['woods', 'work', 'upSlope'].includes(what));
  return ground?.map(({ what, value }) => [what, value]);
}

describe('TEC in combat', () => {
  it('R4 > two levels up are worth no more than one', () => {
    // From the flats to the Great Redoubt hill, and from the plateau to the same hill.
    expect(forGround('b-fa1', '2006', 'a-gra', '1806')).toEqual([['upSlope', -1]]);
    expect(forGround('b-fa1', '1906', 'a-gra', '1806')).toEqual([['upSlope', -1]]);
  });

  it('R5 > nothing for firing down, two levels or one', () => {
    expect(forGround('b-fa1', '1806', 'a-gra', '2006')).toEqual([]);
    expect(forGround('b-fa1', '1806', 'a-gra', '1906')).toEqual([]);
  });

  it('R7 > a bank of the Hudson gives no shelter', () => {
    expect(forGround('b-24', '2203', 'a-gra', '2303')).toEqual([]);
    expect(forGround('a-1nh', '2203', 'b-loy', '2303')).toEqual([]);
  });

  // The neighbours of the work in 0714; from 0713 and 0813 it also lies up a slope.
  it.each(['0613', '0713', '0813', '0814', '0715', '0614'])(
    'R13 > a fortification helps whoever is in it, fired at from %s',
    (from) => {
      const slope = from === '0713' || from === '0813' ? [['upSlope', -1]] : [];
      expect(forGround('b-24', from, 'a-gra', '0714')).toEqual([['work', -1], ...slope]);
      expect(forGround('a-1nh', from, 'b-loy', '0714')).toEqual([['work', -1], ...slope]);
    },
  );

  it('R13 > it does nothing for the fire of those in it', () => {
    expect(forGround('a-1nh', '0714', 'b-loy', '0715')).toEqual([]);
    expect(forGround('b-24', '0714', 'a-gra', '0715')).toEqual([]);
  });

  it.each(['0313', '0412'])('R12 > %s shelters on 7 October, and is plain ground on 19 September', (hex) => {
    expect(forGround('b-24', '0413', 'a-8ma', hex, 'oct7')).toEqual([['work', -1]]);
    expect(forGround('b-24', '0413', 'a-8ma', hex, 'sept19')).toEqual([]);
  });
});
