/** 3.8, 11.2 A set-up says itself in which boxes morale starts; one from before that means the boxes of then. */
import { describe, expect, it } from 'vitest';
import { FORMATION_LIST, RULES, SARATOGA, startsOf } from '../../../src/engine/saratoga/index';

describe('11.2 the boxes in which morale starts', () => {
  it('are those that the set-up names', () => {
    const setup = RULES.readSetup({ battle: 'oct7', morale: startsOf('oct7') });
    if (!setup) throw new Error('no set-up');
    expect(SARATOGA.start(setup).morale).toEqual(startsOf('oct7'));
  });

  it('are for ever those of former games where the set-up names none', () => {
    expect(SARATOGA.start({ battle: 'oct7' }).morale).toEqual([2, 2, 1, 1, 2, 0, 0, 0, 0, 0]);
    expect(SARATOGA.start({ battle: 'sept19' }).morale).toEqual(startsOf('sept19'));
  });

  it('are nowhere for the Americans of October lower on the track than in September', () => {
    const americans = FORMATION_LIST.filter(({ side }) => side === 'american');
    expect(americans).toHaveLength(5);
    for (const { start } of americans) expect(start.oct7).toBeLessThanOrEqual(start.sept19);
  });

  it.each([[[1, 1]], [[1, 1, 0, 0, 1, 1, 1, 1, 1, 99]], [[1, 1, 0, 0, 1, 1, 1, 1, 1, 0.5]], ['none']])(
    'are refused where they are none: %j',
    (morale) => {
      expect(RULES.readSetup({ battle: 'oct7', morale })).toBeUndefined();
      expect(() => SARATOGA.start({ battle: 'oct7', morale: morale as number[] })).toThrow('no start boxes');
    },
  );
});
