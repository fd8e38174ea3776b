// @vitest-environment node
/** What a screen reader says of a hex and of a counter. */
import { describe, expect, it } from 'vitest';
import { formatHex, hexOf, NO_HEX } from '../../../src/engine/hexmap/hexId';
import {
  BATTLES,
  counterOf,
  COUNTERS,
  GRID,
  isLand,
  isUnit,
  isWoods,
  levelOf,
  MARKS,
  type View,
} from '../../../src/engine/saratoga';
import { text } from '../../../src/ui/saratoga/text';
import { describeCounter, describeHex } from '../../../src/ui/saratoga/text/describeHex';
import { layTable } from '../../helpers/saratoga/table';

const LAID = { sept19: layTable('sept19'), oct7: layTable('oct7') };
const view = (battle: View['battle'], change: Partial<View> = {}): View => ({ ...LAID[battle], ...change });
const said = (hex: string, table = view('sept19')) => describeHex(hexOf(hex), table);

describe('a hex in a sentence', () => {
  it('names ground, level and cost, and that nobody stands there', () => {
    expect(said('0306', view('sept19'))).toBe('Hex 0306, Clear, level 2, 1 MP. Nobody stands here.');
    expect(said('0105', view('sept19'))).toBe(
      'Hex 0105, Woods, level 3, 2 MP, +1 up the slope from north-east and south-east. Nobody stands here.',
    );
  });

  it('names roads and places', () => {
    expect(said('0405')).toBe(
      'Hex 0405, Clear, level 2, Quaker Springs road, Camp road, Freeman’s Farm, 1 MP. Nobody stands here.',
    );
  });

  it('names the stream on its sides', () => {
    expect(said('0310')).toContain(
      'Quaker Springs road, broken by the stream north, Middle Ravine (Mill Creek), Chatfield',
    );
  });

  it('R12 says whether a work is in play', () => {
    expect(said('0412', view('sept19'))).toContain('trace of a work, not in play today');
    expect(said('0412', view('oct7'))).toContain(', fortification, ');
    expect(said('0412', view('oct7'))).not.toContain('trace');
    expect(said('0306')).not.toContain('fortification');
  });

  it('reads a stack from the top down, with leaders', () => {
    expect(said('0412')).toMatch(
      /MP, .*\. 1st New Hampshire.*, rating [A-D], movement \d; 2nd New Hampshire.*, rating [A-D], movement \d; .*Poor, bonus \+\d, span \d.*\.$/,
    );
  });

  it('reads the state of each counter', () => {
    const table = view('sept19', { marks: { 'a-1nh': ['stepLost', 'outOfCommand'] } });
    expect(said('0412', table)).toMatch(/movement \d, step loss, out of command; 2nd New Hampshire/);
  });

  it('says nothing of water and of places off the map', () => {
    expect(said('2401')).toBe('');
    expect(said('2416')).toBe('');
    expect(describeHex(NO_HEX, view('oct7'))).toBe('');
  });

  it.each(BATTLES)('says number, terrain and level of every hex, and who stands in it: %s', (battle) => {
    const table = view(battle);
    for (const hex of GRID.hexes.filter(isLand)) {
      const sentence = describeHex(hex, table);
      const ground = text.hex.ground(text.hex.terrain[isWoods(hex) ? 'woods' : 'clear'], levelOf(hex));
      expect(sentence.startsWith(`${text.hex.number(formatHex(hex))}, ${ground}, `)).toBe(true);
      expect(sentence).not.toMatch(/undefined|NaN|\[object|, ,|\.\./);
      const ids = table.stacks[hex] ?? [];
      for (const id of ids) expect(sentence).toContain(counterOf(id).longName);
      expect(sentence.endsWith(text.hex.nobody)).toBe(ids.length === 0);
    }
  });
});

describe('a counter in a sentence', () => {
  it('2.2.1 gives a unit’s rating and movement', () => {
    expect(describeCounter(counterOf('b-24'))).toBe('24th Regiment of Foot (Agnew), rating B, movement 5');
  });

  it('8.0 gives the rating of the reduced side once it is turned over', () => {
    expect(describeCounter(counterOf('b-24'), ['reduced'])).toBe(
      '24th Regiment of Foot (Agnew), rating C, movement 5, reduced',
    );
  });

  it('3.5 gives the range of guns, and only of guns', () => {
    const withRange = COUNTERS.filter((counter) => / range \d/.test(describeCounter(counter)));
    expect(withRange).toEqual(COUNTERS.filter((counter) => counter.kind === 'artillery'));
  });

  it('2.2.4 gives activation and span of an overall commander', () => {
    expect(describeCounter(counterOf('L-burgoyne'))).toMatch(
      /^Lieutenant General John Burgoyne, commander, activates 3, span 8\b/,
    );
  });

  it('2.2.3 gives bonus and span of a formation commander', () => {
    expect(describeCounter(counterOf('L-fraser'))).toMatch(/^Brigadier Simon Fraser, bonus \+2, span 4\b/);
    expect(describeCounter(counterOf('L-hamilton'))).toMatch(/^Brigadier James Hamilton, bonus 0, span 3\b/);
  });

  it('gives every state by name', () => {
    const sentence = describeCounter(counterOf('a-1nh'), MARKS);
    for (const mark of MARKS) expect(sentence).toContain(text.marks[mark][0].toLowerCase());
  });

  it('is different for every counter of the game', () => {
    expect(new Set(COUNTERS.map((counter) => describeCounter(counter))).size).toBe(COUNTERS.length);
  });

  it('tells a leader’s movement like a unit’s', () => {
    const silent = COUNTERS.filter(
      (counter) => !isUnit(counter) && !describeCounter(counter).includes(`movement ${counter.movement}`),
    );
    expect(silent.map((counter) => counter.id)).toEqual([]);
  });
});

describe('words', () => {
  it.each([
    [1, '½'],
    [2, '1'],
    [3, '1½'],
    [4, '2'],
  ])('R18 writes %s halves of a movement point as %s', (halves, written) => {
    expect(text.mp(halves)).toBe(written);
  });

  it('joins a list with commas and a last “and”', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(text.listed)).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
  });

  it('writes a true minus and a plus', () => {
    expect([2, 0, -1].map(text.signed)).toEqual(['+2', '0', '−1']);
  });
});
