/** 3.8 Morale: the check, the break, the retreat, and what broken units owe afterwards. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/engine/saratoga/actions';
import { FORMATIONS, type FormationId } from '../../../src/engine/saratoga/data/types';
import { actions, decision } from '../../../src/engine/saratoga/game';
import type { Event } from '../../../src/engine/saratoga/events';
import type { State } from '../../../src/engine/saratoga/state';
import { codeOf, fireAt, hexOfCounter, hitsOn, move, play, position } from '../../helpers/saratoga/position';

type Given = Omit<Parameters<typeof position>[0], 'phase'>;
const phase = 'fire';
const LOST = -1;
const HOLD = { kind: 'holdAll' } as const;
const DECLINE = { kind: 'decline' } as const;
const END = { kind: 'endMovement' } as const;
const retreat = (unit: string, hex: number) => ({ kind: 'retreat', unit, hex }) as const;
const displace = (unit: string, hex: number) => ({ kind: 'displace', unit, hex }) as const;

const numberOf = (formation: FormationId) => FORMATIONS.indexOf(formation);
const isBroken = (state: State, formation: FormationId) => state.broken[numberOf(formation)];
const boxOf = (state: State, formation: FormationId) => state.morale[numberOf(formation)];
const checks = (events: readonly Event[]) => events.filter((event) => event.type === 'moraleChecked');
const types = (events: readonly Event[]) => events.map((event) => event.type);

/** Everybody holds fire until the step in which this is allowed; there are eight (7.1.3). */
function holdUntil(state: State, action: Action): void {
  for (let step = 0; step < 8 && codeOf(state, action) !== undefined; step++)
    play(state, { kind: 'holdAll' });
}

/** A shot that hits and a check that fails: the formation of a unit with a marker breaks (its box says 11 or less). */
function breakWith(given: Given, firer: string, hex: number, place = 0): State {
  const state = position({ ...given, phase });
  play(state, fireAt(firer, hex, place), 6, 6, 6);
  return state;
}

/** The same for both: who fires from where, who breaks where, the three hexes of its retreat. */
const BOTH = [
  {
    side: 'american',
    enemySide: 'british',
    formation: 'learned',
    firer: 'b-li',
    from: '0605',
    victim: 'a-2ma',
    mate: 'a-9ma',
    reserve: 'a-8ma',
    leader: 'L-learned',
    here: '0606',
    back: [607, 507, 707],
    notBack: [506, 706, 605, 608],
  },
  {
    side: 'british',
    enemySide: 'american',
    formation: 'fraser',
    firer: 'a-va',
    from: '0606',
    victim: 'b-24',
    mate: 'b-mark',
    reserve: 'b-can',
    leader: 'L-fraser',
    here: '0605',
    back: [604, 505, 705],
    notBack: [506, 706, 606, 603],
  },
] as const;

describe('3.8 the morale track', () => {
  it.each([
    ['sept19', 'b-24', 'a-va', 12],
    ['oct7', 'b-24', 'a-va', 11],
    ['sept19', 'a-2ma', 'b-li', 10],
    ['oct7', 'a-2ma', 'b-li', 11],
  ] as const)('starts where the battle says: %s %s', (battle, unit, firer, number) => {
    const phasing = firer === 'a-va' ? 'american' : 'british';
    const at = { '0505': firer, '0506': unit };
    const state = position({ phase, battle, phasing, at, hits: { [unit]: 1 } });
    expect(checks(play(state, fireAt(firer, 506), 6, 1, 1))).toMatchObject([{ number }]);
  });
  it('each formation has its own', () => {
    const at = { '0505': 'b-li', '0506': 'a-2ma' };
    const state = position({ phase, at, hits: { 'a-2ma': 1 } });
    const before = [...state.morale];
    play(state, fireAt('b-li', 506), 6, 1, 1);
    before[numberOf('learned')] = 1;
    expect(state.morale).toEqual(before);
  });
  it.each([
    ['a gun of Fraser is reduced', 'b-fa1', 1, 'fraser'],
    ['a gun of Phillips is eliminated', 'b-pa1', 3, 'phillips'],
  ] as const)('the loss of British guns counts: %s', (_, gun, before, formation) => {
    const at = { '0505': 'a-va', '0506': gun, '0101': 'b-li b-47' };
    const state = position({ phase, phasing: 'american', at, hits: { [gun]: before } });
    expect(checks(play(state, fireAt('a-va', 506), 6, 1, 1))).toMatchObject([{ formation }]);
  });
  it.each([
    ['reduced', 1],
    ['eliminated', 3],
  ])('3.8 exception: American guns that are %s check nobody', (_, before) => {
    const at = { '0505': 'b-li', '0506': 'L-glover a-art3', '0112': 'a-1ma' };
    const state = position({ phase, at, hits: { 'a-art3': before } });
    const track = [...state.morale];
    expect(checks(play(state, fireAt('b-li', 506), 6))).toEqual([]);
    expect(decision(state)?.kind).not.toBe('roll');
    expect(state.morale).toEqual(track);
  });
  it.each([
    ['british', 'b-24 b-li b-mark', 'a-1nh'],
    ['american', 'a-2ma a-va a-9ma', 'b-9'],
  ] as const)('R84 a unit lost by overstacking checks nobody: %s', (phasing, stack, enemy) => {
    const state = position({ phasing, at: { '0505': stack, '2103': enemy } });
    play(state, END);
    const events = play(state, { kind: 'remove', counter: stack.split(' ')[0] ?? '' });
    expect(checks(events)).toEqual([]);
    expect(decision(state)?.by).not.toBe(phasing);
  });
});

describe.each(BOTH)(
  '3.8.1 the morale check, $side',
  ({ enemySide, formation, firer, from, victim, here, reserve }) => {
    const checked = (box: number, ...dice: number[]) => {
      const at = { [from]: firer, [here]: victim, '0108': reserve };
      const morale = { [formation]: box };
      const state = position({ phase, phasing: enemySide, at, hits: { [victim]: 1 }, morale });
      return { state, events: play(state, fireAt(firer, Number(here)), 6, ...dice) };
    };
    /** A box with 9, and the last one with 5. */
    const nine = formation === 'learned' ? 3 : 5;
    const last = formation === 'learned' ? 7 : 11;

    it('two dice', () => {
      const { state } = checked(nine);
      expect(decision(state)).toMatchObject({ kind: 'roll', by: 'dice', dice: 2, case: '3.8.1' });
    });
    it.each([
      ['lower', [1, 1]],
      ['equal', [4, 5]],
    ] as const)('R81 %s passes, and the marker goes down a box', (_, dice) => {
      const { state, events } = checked(nine, ...dice);
      expect(checks(events)).toMatchObject([{ formation, number: 9, passed: true }]);
      expect([isBroken(state, formation), boxOf(state, formation)]).toEqual([false, nine + 1]);
      expect(decision(state)?.kind).not.toBe('freeRound');
    });
    it('R81 higher breaks the formation, and the marker stays in its box', () => {
      const { state, events } = checked(nine, 5, 5);
      expect(checks(events)).toMatchObject([{ formation, number: 9, passed: false }]);
      expect(types(events)).toContain('broke');
      expect([isBroken(state, formation), boxOf(state, formation)]).toEqual([true, nine]);
    });
    it('R82 in the last box it passes and stays', () => {
      const { state, events } = checked(last, 2, 3);
      expect(checks(events)).toMatchObject([{ number: 5, passed: true }]);
      expect([isBroken(state, formation), boxOf(state, formation)]).toEqual([false, last]);
    });
    it('R82 and there it can still break', () => {
      const { state } = checked(last, 3, 3);
      expect(isBroken(state, formation)).toBe(true);
    });
  },
);

describe.each(BOTH)('3.8.2 a break, $side', (army) => {
  const { side, enemySide, formation, firer, from, victim, mate, leader, here, back, notBack, reserve } =
    army;
  const hex = Number(here);
  const hits = { [victim]: 1 };
  const base = { [from]: firer, [here]: victim, '0108': reserve };

  it.each(['in the enemy phase', 'in the own phase'])(
    'R88 at once: a round for the enemy, the retreat, the advance, %s',
    (when) => {
      const phasing = when === 'in the own phase' ? side : enemySide;
      const state = breakWith({ phasing, at: base, hits }, firer, hex);
      expect(isBroken(state, formation)).toBe(true);
      expect(decision(state)).toMatchObject({ kind: 'freeRound', by: enemySide, case: '3.8.2' });
      play(state, fireAt(firer, hex), 1);
      expect(decision(state)).toMatchObject({ kind: 'retreat', by: side, case: '3.8.3' });
      play(state, retreat(victim, back[0]));
      expect(hexOfCounter(state, victim)).toBe(back[0]);
      expect(decision(state)).toMatchObject({ kind: 'advance', by: enemySide });
    },
  );

  describe('R85 who is driven back', () => {
    it('not a unit of the formation outside enemy ZOCs', () => {
      const state = breakWith({ phasing: enemySide, at: base, hits }, firer, hex);
      play(state, HOLD);
      expect(codeOf(state, retreat(reserve, 107))).toBe('notDrivenBack');
      play(state, retreat(victim, back[0]));
      expect(decision(state)?.kind).not.toBe('retreat');
      expect(hexOfCounter(state, reserve)).toBe(108);
    });
    it('every unit of it in an enemy ZOC, wherever it stands, and those next to it fire', () => {
      const other = side === 'american' ? 'b-9' : 'a-10ma';
      const [north, south] = side === 'american' ? [other, mate] : [mate, other];
      const at = { ...base, '2103': north, '2104': south };
      const state = breakWith({ phasing: enemySide, at, hits }, firer, hex);
      play(state, fireAt(other, side === 'american' ? 2104 : 2103), 1);
      play(state, HOLD);
      play(state, retreat(victim, back[0]));
      expect(decision(state)).toMatchObject({ kind: 'retreat', by: side });
      play(state, retreat(mate, side === 'american' ? 2105 : 2102));
      expect(decision(state)?.kind).not.toBe('retreat');
    });
    it('not one with the enemy only across a stream; nobody fires at it either', () => {
      const [north, south] = side === 'american' ? [firer, victim] : [victim, firer];
      const at = { '0309': north, '0310': south };
      const there = side === 'american' ? 310 : 309;
      const state = breakWith({ phasing: enemySide, at, hits }, firer, there);
      expect(isBroken(state, formation)).toBe(true);
      expect(decision(state)).toMatchObject({ kind: 'fire', by: side });
      expect(hexOfCounter(state, victim)).toBe(there);
    });
    it('one in the ZOC of a gun as well, though nobody fires at it', () => {
      const gun = side === 'american' ? 'b-ha1' : 'a-art3';
      const [north, south] = side === 'american' ? [gun, mate] : [mate, gun];
      const [there, behind] = side === 'american' ? [2104, 2105] : [2103, 2102];
      const at = { ...base, '2103': north, '2104': south };
      const state = breakWith({ phasing: enemySide, at, hits }, firer, hex);
      expect(codeOf(state, fireAt(gun, there))).toBe('onlyInfantryInRound');
      play(state, HOLD);
      play(state, retreat(mate, behind));
      expect(hexOfCounter(state, mate)).toBe(behind);
    });
    it('no unit of another formation', () => {
      const friend = side === 'american' ? 'a-10ma' : 'b-9';
      const at = { ...base, '0706': friend };
      const state = breakWith({ phasing: enemySide, at, hits }, firer, hex);
      play(state, HOLD);
      expect(codeOf(state, retreat(friend, 707))).toBe('notDrivenBack');
    });
  });

  describe('R86 the free round', () => {
    const infantry = side === 'american' ? 'b-9' : 'a-10ma';
    const gun = side === 'american' ? 'b-fa1' : 'a-art3';

    it('infantry fires though it has fired, once', () => {
      const at = { ...base, '0706': infantry };
      const state = breakWith({ phasing: enemySide, at, hits }, firer, hex);
      play(state, fireAt(firer, hex), 6);
      expect(hitsOn(state, victim)).toBe(3);
      expect(codeOf(state, fireAt(firer, hex))).toBe('alreadyFired');
      expect(codeOf(state, fireAt(infantry, hex))).toBeUndefined();
    });
    it('infantry fires though it is not activated, and out of its step', () => {
      const at = { ...base, '0706': infantry };
      for (const phasing of [side, enemySide])
        for (const returnFire of ['always', 'strict'] as const) {
          const options = { returnFire };
          const state = breakWith({ phasing, at, hits, idle: infantry, options }, firer, hex);
          expect(codeOf(state, fireAt(infantry, hex))).toBeUndefined();
        }
    });
    it('who fires in it keeps the own shot', () => {
      const friend = side === 'american' ? 'a-12ma' : 'b-rhetz';
      const there = side === 'american' ? '0707' : '0705';
      const at = { ...base, '0706': infantry, [there]: friend };
      const state = breakWith({ phasing: enemySide, at, hits }, firer, hex);
      play(state, fireAt(infantry, hex), 1);
      play(state, HOLD);
      play(state, retreat(victim, back[0]));
      play(state, DECLINE);
      holdUntil(state, fireAt(infantry, Number(there)));
      play(state, fireAt(infantry, Number(there)), 6);
      expect(hitsOn(state, friend)).toBe(1);
    });
    it.each(['own', 'enemy'])('no guns, adjacent or not, in the %s phase', (whose) => {
      const phasing = whose === 'own' ? side : enemySide;
      const at = { ...base, [from]: `${gun} ${firer}` };
      const state = breakWith({ phasing, at, hits }, firer, hex);
      expect(codeOf(state, fireAt(gun, hex))).toBe('onlyInfantryInRound');
      play(state, fireAt(firer, hex), 1);
      expect(decision(state)).toMatchObject({ kind: 'retreat' });
    });
    it('infantry across a stream is adjacent', () => {
      const at = { '0310': victim, '0410': firer, '0309': infantry, '0108': reserve };
      const state = breakWith({ phasing: enemySide, at, hits }, firer, 310);
      play(state, fireAt(infantry, 310), 6);
      expect(hitsOn(state, victim)).toBe(3);
    });
    it('no infantry that is not adjacent', () => {
      const at = { ...base, '0504': infantry };
      const state = breakWith({ phasing: enemySide, at, hits }, firer, hex);
      expect(codeOf(state, fireAt(infantry, hex))).toBe('targetNotAdjacent');
      play(state, fireAt(firer, hex), 1);
      expect(decision(state)).toMatchObject({ kind: 'retreat' });
    });
    it('nobody fires back', () => {
      const state = breakWith({ phasing: enemySide, at: base, hits }, firer, hex);
      expect(codeOf(state, fireAt(victim, Number(from)))).toBe('notYours');
    });
    it('nobody has to fire', () => {
      const at = { ...base, '0706': infantry };
      const state = breakWith({ phasing: enemySide, at, hits }, firer, hex);
      play(state, { kind: 'hold', unit: firer });
      expect(decision(state)).toMatchObject({ kind: 'freeRound' });
      play(state, { kind: 'hold', unit: infantry });
      expect(decision(state)).toMatchObject({ kind: 'retreat' });
      expect(hitsOn(state, victim)).toBe(2);
    });
    it('the broken unit of a stack is a target, though the other was not fired at yet', () => {
      const friend = side === 'american' ? 'a-10ma' : 'b-9';
      const at = { ...base, [here]: `${friend} ${victim}` };
      const state = breakWith({ phasing: enemySide, at, hits }, firer, hex);
      expect(decision(state)).toMatchObject({ kind: 'freeRound', by: enemySide });
      play(state, fireAt(firer, hex), 6);
      expect([hitsOn(state, victim), hitsOn(state, friend)]).toEqual([3, 0]);
    });
  });

  describe('R87 the round triggers nothing more', () => {
    it('a unit of another formation in the hex is no target', () => {
      const friend = side === 'american' ? 'a-10ma' : 'b-9';
      const second = side === 'american' ? 'b-gren' : 'a-8ma';
      // Both units of the stack have been fired at before the break.
      const at = { ...base, [from]: `${second} ${firer}`, [here]: `${victim} ${friend}`, '0108': '' };
      const rated = side === 'american' ? hits : { ...hits, [firer]: 2 };
      const state = position({ phase, phasing: enemySide, at, hits: rated });
      holdUntil(state, fireAt(second, hex));
      play(state, fireAt(second, hex, 0), 1);
      play(state, fireAt(firer, hex, 1), 6, 6, 6);
      expect(codeOf(state, fireAt(firer, hex, 0))).toBe('notDrivenBack');
      expect(codeOf(state, fireAt(firer, hex, 1))).toBeUndefined();
    });
    it('losses in it check nothing', () => {
      const second = side === 'american' ? 'b-gren' : 'a-8ma';
      const at = { ...base, [from]: `${second} ${firer}` };
      const state = breakWith({ phasing: enemySide, at, hits: { [victim]: 1 } }, firer, hex);
      const events = [...play(state, fireAt(second, hex), 6), ...play(state, fireAt(firer, hex), 6)];
      expect(checks(events)).toEqual([]);
      expect([hitsOn(state, victim), hexOfCounter(state, victim)]).toEqual([4, LOST]);
      expect(decision(state)).toMatchObject({ kind: 'advance', by: enemySide });
    });
    it('R80 a leader whose unit falls in it goes to the nearest of his formation', () => {
      const second = side === 'american' ? 'b-gren' : 'a-8ma';
      const at = { ...base, [from]: `${second} ${firer}`, [here]: `${leader} ${victim}` };
      const state = breakWith({ phasing: enemySide, at, hits }, firer, hex);
      play(state, fireAt(second, hex), 6);
      play(state, fireAt(firer, hex), 6);
      expect(hexOfCounter(state, leader)).toBe(108);
    });
  });

  describe('3.8.3, R89 where to', () => {
    it('one of the three hexes toward the own edge, as the owner likes', () => {
      for (const there of back) {
        const state = breakWith({ phasing: enemySide, at: base, hits }, firer, hex);
        play(state, HOLD);
        play(state, retreat(victim, there));
        expect(hexOfCounter(state, victim)).toBe(there);
      }
    });
    it('R91 not into an enemy ZOC, not to the enemy, not two hexes', () => {
      const state = breakWith({ phasing: enemySide, at: base, hits }, firer, hex);
      play(state, HOLD);
      for (const there of notBack) expect(codeOf(state, retreat(victim, there))).toBe('notARetreatHex');
    });
    it('a vacant one, if there is one', () => {
      const friend = side === 'american' ? 'a-10ma' : 'b-9';
      const at = { ...base, [String(back[0]).padStart(4, '0')]: friend };
      const state = breakWith({ phasing: enemySide, at, hits }, firer, hex);
      play(state, HOLD);
      expect(codeOf(state, retreat(victim, back[0]))).toBe('notARetreatHex');
      expect(codeOf(state, retreat(victim, back[1]))).toBeUndefined();
    });
    it('two units of a stack choose one after the other', () => {
      const at = { ...base, [here]: `${mate} ${victim}` };
      const state = breakWith({ phasing: enemySide, at, hits }, firer, hex);
      play(state, HOLD);
      expect(codeOf(state, retreat(victim, back[0]))).toBeUndefined();
      play(state, retreat(mate, back[0]));
      expect(codeOf(state, retreat(mate, back[1]))).toBe('notDrivenBack');
      expect(codeOf(state, retreat(victim, back[0]))).toBe('notARetreatHex');
      play(state, retreat(victim, back[1]));
      expect([mate, victim].map((id) => hexOfCounter(state, id))).toEqual([back[0], back[1]]);
    });
    it('R95 a leader goes along with the last unit that leaves him', () => {
      const at = { ...base, [here]: `${leader} ${victim}` };
      const state = breakWith({ phasing: enemySide, at, hits }, firer, hex);
      play(state, HOLD);
      play(state, retreat(victim, back[2]));
      expect(hexOfCounter(state, leader)).toBe(back[2]);
    });
  });
});

describe('3.8.3, R89 when the way back is shut', () => {
  // Morgan stands south-east of the 24th: 0604, 0505 and, sideways, 0506 are outside his ZOC.
  const british = { '0605': 'b-24', '0706': 'a-va' };
  const breakBritish = (at: Record<string, string>) => {
    const state = breakWith(
      { phasing: 'american', at: { ...british, ...at }, hits: { 'b-24': 1 } },
      'a-va',
      605,
    );
    const events = play(state, HOLD);
    return { state, events };
  };
  // The light infantry stands south-west of 2 MA: 0707 and, sideways, 0706 are outside its ZOC.
  const american = { '0606': 'a-2ma', '0507': 'b-li' };
  const breakAmerican = (at: Record<string, string>) => {
    const state = breakWith({ at: { ...american, ...at }, hits: { 'a-2ma': 1 } }, 'b-li', 606);
    play(state, HOLD);
    return state;
  };

  it('a vacant hex sideways comes before friends behind: British', () => {
    const { state } = breakBritish({ '0604': 'b-9', '0505': 'b-20' });
    expect([604, 505, 506].map((hex) => codeOf(state, retreat('b-24', hex)))).toEqual([
      'notARetreatHex',
      'notARetreatHex',
      undefined,
    ]);
  });
  it('a vacant hex sideways comes before friends behind: American', () => {
    const state = breakAmerican({ '0707': 'a-10ma' });
    expect([707, 706].map((hex) => codeOf(state, retreat('a-2ma', hex)))).toEqual([
      'notARetreatHex',
      undefined,
    ]);
  });
  it('but a vacant hex behind comes before one sideways', () => {
    expect(codeOf(breakBritish({ '0604': 'b-9' }).state, retreat('b-24', 506))).toBe('notARetreatHex');
    expect(codeOf(breakAmerican({}), retreat('a-2ma', 706))).toBe('notARetreatHex');
  });
  it('then a friendly hex with room: British', () => {
    const { state } = breakBritish({ '0604': 'b-9', '0505': 'b-20', '0506': 'b-21 b-47' });
    expect([604, 505, 506].map((hex) => codeOf(state, retreat('b-24', hex)))).toEqual([
      undefined,
      undefined,
      'notARetreatHex',
    ]);
    play(state, retreat('b-24', 604));
    expect(hexOfCounter(state, 'b-24')).toBe(604);
  });
  it('then a friendly hex with room: American', () => {
    const state = breakAmerican({ '0707': 'a-10ma', '0706': 'a-12ma a-14ma' });
    expect([707, 706].map((hex) => codeOf(state, retreat('a-2ma', hex)))).toEqual([
      undefined,
      'notARetreatHex',
    ]);
  });
  it('two units of a stack may end in one hex, if only one is left', () => {
    const at = {
      '0605': 'b-li',
      '0606': 'a-9ma a-2ma',
      '0507': 'a-10ma a-12ma',
      '0707': 'a-14ma a-1ma',
    };
    const state = breakWith({ at, hits: { 'a-2ma': 1 } }, 'b-li', 606);
    play(state, HOLD);
    play(state, retreat('a-9ma', 607));
    play(state, retreat('a-2ma', 607));
    expect(['a-9ma', 'a-2ma'].map((id) => hexOfCounter(state, id))).toEqual([607, 607]);
  });

  describe('3.1.4, R90 a full friendly hex', () => {
    // Dearborn in 0507 puts 0506 into a ZOC; 0604 and 0505 are full.
    const full = { '0604': 'b-9 b-20', '0505': 'b-21 b-47', '0507': 'a-dear' };

    it('somebody there makes room', () => {
      const { state } = breakBritish(full);
      play(state, retreat('b-24', 604));
      expect(decision(state)).toMatchObject({ kind: 'displace', by: 'british', case: '3.1.4' });
      const events = play(state, displace('b-9', 603));
      expect(events).toContainEqual(
        expect.objectContaining({ type: 'displaced', unit: 'b-9', from: 604, hex: 603 }),
      );
      expect(['b-24', 'b-20', 'b-9'].map((id) => hexOfCounter(state, id))).toEqual([604, 604, 603]);
    });
    it('the owner chooses who and where, but not the newcomer', () => {
      const { state } = breakBritish(full);
      play(state, retreat('b-24', 604));
      for (const hex of [603, 704, 504]) {
        expect(codeOf(state, displace('b-9', hex))).toBeUndefined();
        expect(codeOf(state, displace('b-20', hex))).toBeUndefined();
      }
      expect(codeOf(state, displace('b-24', 603))).toBe('notToDisplace');
      expect(codeOf(state, displace('b-21', 404))).toBe('notToDisplace');
    });
    it('not into an enemy ZOC, not two hexes, and nobody pushes on', () => {
      const { state } = breakBritish(full);
      play(state, retreat('b-24', 604));
      for (const hex of [605, 705, 505, 602]) expect(codeOf(state, displace('b-9', hex))).toBe('noRoomThere');
    });
    it('an American pushes an American', () => {
      const state = breakAmerican({ '0707': 'a-10ma a-12ma', '0706': 'a-14ma a-1ma' });
      play(state, retreat('a-2ma', 707));
      expect(decision(state)).toMatchObject({ kind: 'displace', by: 'american' });
      play(state, displace('a-12ma', 708));
      expect(['a-2ma', 'a-10ma', 'a-12ma'].map((id) => hexOfCounter(state, id))).toEqual([707, 707, 708]);
    });
    it.each([
      ['if nobody there can go anywhere, the unit surrenders', 'a-10ma', LOST],
      ['if somebody can, it does not', '', 601],
    ])('%s', (_, shut, where) => {
      // At the north edge: the friends in 0501 could only go to 0401, those in 0701 only to 0801.
      const at = {
        '0601': 'b-24',
        '0602': 'a-va',
        '0501': 'b-9 b-20',
        '0701': 'b-21 b-47',
        '0402': shut,
        '0901': 'a-11ma',
      };
      const state = breakWith({ phasing: 'american', at, hits: { 'b-24': 1 } }, 'a-va', 601);
      play(state, HOLD);
      expect(hexOfCounter(state, 'b-24')).toBe(where);
      expect(decision(state)?.kind).toBe(shut ? 'advance' : 'retreat');
    });
  });

  it('R91 an encircled unit surrenders, though friends with room are next to it in a ZOC', () => {
    const at = { '0506': 'L-fraser b-24', '0505': 'a-va', '0507': 'a-1nh', '0405': 'b-9', '0101': 'b-mark' };
    const state = breakWith({ phasing: 'american', at, hits: { 'b-24': 1 } }, 'a-va', 506);
    const events = play(state, HOLD);
    expect(events).toContainEqual(expect.objectContaining({ type: 'surrendered', unit: 'b-24', hex: 506 }));
    expect(checks(events)).toEqual([]); // R84
    expect([hexOfCounter(state, 'b-24'), hexOfCounter(state, 'L-fraser')]).toEqual([LOST, 101]);
    expect(decision(state)).toMatchObject({ kind: 'advance', by: 'american' });
  });
  it('R91 an encircled American in his own phase', () => {
    const at = { '0506': 'a-2ma', '0505': 'b-li', '0507': 'b-9', '0606': 'a-10ma' };
    const state = breakWith({ phasing: 'american', at, hits: { 'a-2ma': 1 } }, 'b-li', 506);
    play(state, HOLD);
    expect(hexOfCounter(state, 'a-2ma')).toBe(LOST);
  });
  // Only 0606, due south of the 24th, is free of ZOCs.
  const BACK = { '0605': 'b-24', '0705': 'a-va', '0404': 'a-10ma', '0406': 'a-12ma' };
  it('R120 straight toward the enemy is the last way that is open', () => {
    const state = breakWith({ phasing: 'american', at: BACK, hits: { 'b-24': 1 } }, 'a-va', 605);
    play(state, HOLD);
    expect(actions(state)).toEqual([{ kind: 'retreat', unit: 'b-24', hex: 606 }]);
  });
  it('R120 friends who stand straight back are no refuge', () => {
    const at = { ...BACK, '0606': 'b-9' };
    const state = breakWith({ phasing: 'american', at, hits: { 'b-24': 1 } }, 'a-va', 605);
    play(state, HOLD);
    expect(hexOfCounter(state, 'b-24')).toBe(LOST);
  });
  it.each([
    ['british', '0501', 'b-24', '0502', 'a-va'],
    ['american', '0616', 'a-2ma', '0615', 'b-li'],
  ] as const)(
    '3.8.3, R93 one that could only leave the map is destroyed: %s',
    (side, here, unit, there, firer) => {
      const phasing = side === 'british' ? 'american' : 'british';
      for (const edgeOfMap of ['lost', 'stay'] as const) {
        const given = {
          phasing,
          at: { [here]: unit, [there]: firer },
          hits: { [unit]: 1 },
          options: { edgeOfMap },
        } as const;
        const state = breakWith(given, firer, Number(here));
        play(state, HOLD);
        expect(hexOfCounter(state, unit)).toBe(LOST);
      }
    },
  );
});

describe('R88 in the middle of the fire sequence', () => {
  it('the same step goes on afterwards', () => {
    // The American attack; two British A units defend.
    const at = { '0505': 'b-li', '0506': 'a-1nh', '0706': 'b-gren', '0707': 'a-8ma', '0112': 'a-2nh' };
    const state = breakWith({ phasing: 'american', at, hits: { 'a-1nh': 1 } }, 'b-li', 506);
    play(state, HOLD);
    play(state, retreat('a-1nh', 507));
    play(state, DECLINE);
    expect(decision(state)).toMatchObject({ kind: 'fire', by: 'british' });
    expect(codeOf(state, fireAt('b-gren', 707))).toBeUndefined();
    expect(codeOf(state, fireAt('b-li', 506))).toBe('alreadyFired');
  });
  it('the phasing formation that broke does not attack any more', () => {
    const at = {
      '0605': 'b-24',
      '0606': 'a-va',
      '0309': 'b-mark',
      '0310': 'a-10ma',
      '2103': 'b-9',
      '2104': 'a-12ma',
    };
    const state = breakWith({ at, hits: { 'b-24': 1 } }, 'a-va', 605);
    play(state, HOLD);
    play(state, retreat('b-24', 604));
    play(state, DECLINE);
    expect(decision(state)).toMatchObject({ kind: 'fire', by: 'british' });
    expect(codeOf(state, fireAt('b-mark', 310))).toBe('brokenOffensive');
    expect(codeOf(state, fireAt('b-9', 2104))).toBeUndefined();
  });
  it('one break may follow another in the same phase', () => {
    const at = {
      '0505': 'b-li b-gren',
      '0506': 'a-2ma',
      '0405': 'b-9',
      '0406': 'a-1nh',
      '0112': 'a-8ma a-2nh',
    };
    const state = breakWith({ at, hits: { 'a-2ma': 1, 'a-1nh': 1 } }, 'b-li', 506);
    play(state, HOLD);
    play(state, retreat('a-2ma', 606));
    play(state, { kind: 'advance', counters: ['b-li'] });
    play(state, HOLD); // 1 NH does not fire
    play(state, fireAt('b-9', 406), 6, 6, 6);
    expect([isBroken(state, 'learned'), isBroken(state, 'poor')]).toEqual([true, true]);
    expect(decision(state)).toMatchObject({ kind: 'freeRound', by: 'british' });
    expect(codeOf(state, fireAt('b-li', 406))).toBeUndefined(); // from where it has advanced to
  });
});

describe('3.8.2, R94 what broken units do', () => {
  const SIDES = [
    ['british', 'fraser', 'b-24', 'b-9', 'a-10ma'],
    ['american', 'learned', 'a-8ma', 'a-11ma', 'b-rhetz'],
  ] as const;

  it.each(SIDES)('they fire back: %s', (side, formation, unit, _, enemy) => {
    const phasing = side === 'british' ? 'american' : 'british';
    const state = position({ phase, phasing, at: { '0505': unit, '0506': enemy }, broken: [formation] });
    play(state, fireAt(unit, 506), 6);
    expect(hitsOn(state, enemy)).toBe(1);
  });
  it.each(SIDES)('they do not attack, in contact or not: %s', (side, formation, unit, other, enemy) => {
    const at = { '0505': unit, '0605': other, '0506': enemy };
    for (const inContact of ['', unit]) {
      const state = position({ phase, phasing: side, at, broken: [formation], inContact });
      expect(codeOf(state, fireAt(unit, 506))).toBe('brokenOffensive');
      expect(codeOf(state, fireAt(other, 506))).toBeUndefined();
    }
  });
  it('a broken gun fires in defence, also from a distance, and not in attack', () => {
    const at = { '0315': 'b-fa1', '0615': 'a-1nh', '2103': 'b-loy', '2104': 'a-lat' };
    const broken = ['fraser'] as const;
    const defending = position({ phase, phasing: 'american', at, broken });
    expect(codeOf(defending, fireAt('b-fa1', 615))).toBeUndefined();
    const attacking = position({ phase, phasing: 'british', at: { ...at, '2103': 'b-ha1' }, broken });
    play(attacking, HOLD);
    expect(codeOf(attacking, fireAt('b-fa1', 615))).toBe('brokenOffensive');
  });
  it.each([
    ['british', 'fraser', 'b-24', 'a-1nh'],
    ['american', 'learned', 'a-8ma', 'b-24'],
  ] as const)('they recover markers: %s', (phasing, formation, unit, enemy) => {
    const at = { '0505': unit, '2103': enemy };
    const state = position({ phase: 'recovery', phasing, at, hits: { [unit]: 1 }, broken: [formation] });
    play(state, { kind: 'recover', group: formation }, 1);
    expect(hitsOn(state, unit)).toBe(0);
  });
  it.each([
    ['british', 'fraser', 'b-24', '0605', 'a-1nh', '0504', 604],
    ['american', 'learned', 'a-8ma', '0505', 'b-9', '0507', 506],
  ] as const)('they do not enter enemy ZOCs: %s', (phasing, formation, unit, here, enemy, there, hex) => {
    const state = position({ phasing, at: { [here]: unit, [there]: enemy }, broken: [formation] });
    expect(codeOf(state, move(unit, hex))).toBe('brokenIntoZoc');
  });

  it.each([
    ['british', 'fraser', 'L-fraser', 'b-24', 'a-1nh', 506],
    ['american', 'learned', 'L-learned', 'a-8ma', 'b-9', 504],
  ] as const)('R95 their leaders go where they like: %s', (phasing, formation, leader, unit, enemy, hex) => {
    const at = { '0505': `${leader} ${unit}`, [phasing === 'british' ? '0509' : '0501']: enemy };
    const state = position({ phasing, at, broken: [formation] });
    expect(codeOf(state, move(leader, hex))).toBeUndefined();
    expect(codeOf(state, move(`${leader} ${unit}`, hex))).toBe('mustWithdraw');
    expect(codeOf(state, move(`${leader} ${unit}`, phasing === 'british' ? 504 : 506))).toBeUndefined();
  });
  it('R95 a leader may stay behind', () => {
    const at = { '0505': 'L-fraser b-24', '0509': 'a-1nh' };
    const state = position({ at, broken: ['fraser'] });
    play(state, move('b-24', 504));
    play(state, END);
    expect(hexOfCounter(state, 'L-fraser')).toBe(505);
  });

  it('R96 the death of the commander does not mend a formation', () => {
    const at = { '0605': 'b-li', '0606': 'L-poor', '0506': 'b-24', '0507': 'a-1nh' };
    const state = position({ phase, at, broken: ['poor'] });
    play(state, fireAt('b-li', 606, -1));
    expect(isBroken(state, 'poor')).toBe(true);
  });
  it.each([
    ['british', 'fraser', 'L-burgoyne L-fraser', 'b-24', '0507', 'a-10ma', 506],
    ['american', 'poor', 'L-arnold L-poor', 'a-1nh', '0503', 'b-rhetz', 504],
  ] as const)('R96 nor does his activation: %s', (phasing, formation, leaders, unit, there, enemy, hex) => {
    const at = { '0505': `${leaders} ${unit}`, [there]: enemy };
    const state = position({ phase: 'command', phasing, at, broken: [formation] });
    play(state, { kind: 'activate', formation });
    expect(decision(state)).toMatchObject({ kind: 'move', by: phasing });
    expect(codeOf(state, move(unit, hex))).toBe('brokenIntoZoc');
    expect(codeOf(state, END)).toBe('owesWithdrawal');
  });
});

describe('3.8.2, 3.8.3, R92 the withdrawal in each Movement Phase', () => {
  const SIDES = [
    // The enemy stands three hexes away on the other side.
    {
      phasing: 'british',
      formation: 'fraser',
      unit: 'b-24',
      free: 'b-9',
      friends: ['b-20', 'b-21', 'b-47'],
      here: '1408',
      there: '1411',
      enemy: 'a-1nh',
      back: [1407, 1308, 1508],
      forth: [1409, 1309, 1509],
      deep: {
        here: '0711',
        there: '0714',
        back: [710, 610, 810],
        foes: { '0510': 'a-10ma', '0910': 'a-12ma' },
      },
    },
    {
      phasing: 'american',
      formation: 'poor',
      unit: 'a-1nh',
      free: 'a-8ma',
      friends: ['a-10ma', 'a-11ma', 'a-12ma'],
      here: '1408',
      there: '1405',
      enemy: 'b-9',
      back: [1409, 1309, 1509],
      forth: [1407, 1308, 1508],
      deep: {
        here: '0710',
        there: '0707',
        back: [711, 610, 810],
        foes: { '0511': 'b-rhetz', '0911': 'b-hh' },
      },
    },
  ] as const;

  describe.each(SIDES)('$phasing', (army) => {
    const { phasing, formation, unit, free, friends, here, there, enemy, back, forth, deep } = army;
    const broken = [formation];
    const at = { [here]: unit, [there]: enemy };

    it('goes toward the own edge, one hex farther from the enemy at least', () => {
      for (const hex of back) {
        const state = position({ phasing, at, broken });
        play(state, move(unit, hex));
        expect(codeOf(state, END)).toBeUndefined();
      }
    });
    it('is owed: the phase does not end before', () => {
      const state = position({ phasing, at, broken });
      expect(codeOf(state, END)).toBe('owesWithdrawal');
    });
    it('does not go the other way', () => {
      const state = position({ phasing, at, broken });
      for (const hex of forth) expect(codeOf(state, move(unit, hex))).toBe('mustWithdraw');
    });
    it('may go farther, up to the allowance', () => {
      const state = position({ phasing, at, broken });
      const far = phasing === 'british' ? [1407, 1406] : [1309, 1310];
      play(state, move(unit, ...far));
      expect(hexOfCounter(state, unit)).toBe(far[1]);
      expect(codeOf(state, END)).toBeUndefined();
    });
    it('only broken units owe it', () => {
      const state = position({ phasing, at: { ...at, '1406': free }, broken });
      play(state, move(unit, back[1]));
      expect(codeOf(state, END)).toBeUndefined();
      expect(codeOf(position({ phasing, at }), END)).toBeUndefined();
    });
    it('the other side does not owe it in this phase', () => {
      const other = phasing === 'british' ? 'american' : 'british';
      const state = position({ phase: 'command', phasing: other, at, broken });
      expect(decision(state)).toMatchObject({ kind: 'move', by: other });
      expect(codeOf(state, END)).toBeUndefined();
    });

    describe('3.8.3 deep in the woods, where three points are one hex', () => {
      const [middle, ...flanks] = deep.back;
      const given = { phasing, broken, outOfCommand: unit } as const;
      const there = { [deep.here]: unit, [deep.there]: enemy };
      const text = (hex: number) => String(hex).padStart(4, '0');

      it('into a vacant hex, if there is one', () => {
        const state = position({ ...given, at: { ...there, [text(middle)]: friends[0] } });
        expect(codeOf(state, move(unit, middle))).toBe('mustWithdraw');
        for (const hex of flanks) expect(codeOf(state, move(unit, hex))).toBeUndefined();
      });
      it('else into a friendly hex with room', () => {
        const shut = Object.fromEntries(deep.back.map((hex, i) => [text(hex), friends[i] ?? '']));
        const state = position({ ...given, at: { ...there, ...shut } });
        expect(codeOf(state, END)).toBe('owesWithdrawal');
        play(state, move(unit, middle));
        expect(hexOfCounter(state, unit)).toBe(middle);
      });
      it('R84 else it is destroyed when the phase ends, and nobody is checked', () => {
        // The middle is full; enemies who have got round control the flanks.
        const full = { [text(middle)]: `${friends[0]} ${friends[1]}` };
        const state = position({ ...given, at: { ...there, ...full, ...deep.foes } });
        for (const hex of flanks) expect(codeOf(state, move(unit, hex))).toBe('brokenIntoZoc');
        const events = play(state, END);
        expect(events).toContainEqual(expect.objectContaining({ type: 'surrendered', unit }));
        expect(hexOfCounter(state, unit)).toBe(LOST);
        expect(checks(events)).toEqual([]);
      });
    });
    it('is owed again in the next turn', () => {
      const state = position({ phasing, at, broken });
      play(state, move(unit, back[0]));
      play(state, END);
      play(state, { kind: 'roll', dice: [1, 1] });
      play(state, { kind: 'chooseOrder', first: phasing });
      expect(decision(state)).toMatchObject({ kind: 'move', by: phasing });
      expect(state.turn).toBe(2);
      expect(decision(state)?.by).toBe(phasing);
      expect(codeOf(state, END)).toBe('owesWithdrawal');
    });
  });

  it.each([
    ['british', 'fraser', 'b-24', '1406', 'a-1nh', [1308, 1508], [1409, 1309]],
    ['american', 'poor', 'a-1nh', '1410', 'b-9', [1309, 1509], [1407, 1308]],
  ] as const)(
    'R92 if no hex in reach is farther away, a step toward the edge will do: %s',
    (phasing, formation, unit, there, enemy, back, forth) => {
      // The enemy is two hexes away on the side of the own edge; three points are one hex of woods.
      const state = position({
        phasing,
        at: { '1408': unit, [there]: enemy },
        broken: [formation],
        outOfCommand: unit,
      });
      expect(codeOf(state, END)).toBe('owesWithdrawal');
      for (const hex of forth) expect(codeOf(state, move(unit, hex))).toBe('mustWithdraw');
      for (const hex of back) expect(codeOf(state, move(unit, hex))).toBeUndefined();
    },
  );
  it.each([
    ['british', 'fraser', 'b-24', '0605', 'a-1nh', '0606', 604],
    ['american', 'poor', 'a-1nh', '0606', 'b-9', '0605', 607],
  ] as const)(
    'one that the enemy has caught up with leaves his ZOC: %s',
    (phasing, formation, unit, here, enemy, there, hex) => {
      const state = position({ phasing, at: { [here]: unit, [there]: enemy }, broken: [formation] });
      expect(codeOf(state, END)).toBe('owesWithdrawal');
      play(state, move(unit, hex));
      expect(codeOf(state, END)).toBeUndefined();
    },
  );
  it.each([
    ['british', 'fraser', 'b-24', 'a-va', 'a-1nh', 'b-9'],
    ['american', 'poor', 'a-1nh', 'b-li', 'b-9', 'a-8ma'],
  ] as const)(
    'R91 one that is encircled surrenders when the phase ends: %s',
    (phasing, formation, unit, one, two, friend) => {
      const at = { '0506': unit, '0505': one, '0507': two, '0405': friend };
      const state = position({ phasing, at, broken: [formation] });
      play(state, END);
      expect(hexOfCounter(state, unit)).toBe(LOST);
    },
  );
  it('R92 a hex toward the edge that is not farther away will not do, if one that is can be reached', () => {
    // Two hexes from an enemy in the north-west and from one in the south: 0604 gains nothing, 0705 does.
    const at = { '0605': 'b-24', '0404': 'a-1nh', '0607': 'a-2nh' };
    const state = position({ at, broken: ['fraser'] });
    expect(codeOf(state, move('b-24', 705))).toBeUndefined();
    expect(codeOf(state, move('b-24', 604))).toBe('mustWithdraw');
  });

  describe('R93 at the own edge of the map', () => {
    const SIDES_AT_EDGE = [
      ['british', 'fraser', 'b-24', '0501', 'a-1nh', '0504', '0505'],
      ['american', 'poor', 'a-1nh', '0616', 'b-9', '0613', '0612'],
    ] as const;
    const ended = (given: Given) => {
      const state = position(given);
      return { state, events: play(state, END) };
    };

    it.each(SIDES_AT_EDGE)(
      'a unit that can only go off is destroyed: %s',
      (phasing, formation, unit, here, enemy, _, far) => {
        const { state, events } = ended({ phasing, at: { [here]: unit, [far]: enemy }, broken: [formation] });
        expect(events).toContainEqual(expect.objectContaining({ type: 'surrendered', unit }));
        expect(hexOfCounter(state, unit)).toBe(LOST);
      },
    );
    it.each(SIDES_AT_EDGE)(
      'by choice it stays while no enemy is within three: %s',
      (phasing, formation, unit, here, enemy, _, far) => {
        const options = { edgeOfMap: 'stay' } as const;
        const { state } = ended({
          phasing,
          at: { [here]: unit, [far]: enemy },
          broken: [formation],
          options,
        });
        expect(hexOfCounter(state, unit)).toBe(Number(here));
      },
    );
    it.each(SIDES_AT_EDGE)(
      'by choice it does not stay with an enemy at three: %s',
      (phasing, formation, unit, here, enemy, near) => {
        const options = { edgeOfMap: 'stay' } as const;
        const { state } = ended({
          phasing,
          at: { [here]: unit, [near]: enemy },
          broken: [formation],
          options,
        });
        expect(hexOfCounter(state, unit)).toBe(LOST);
      },
    );
    it.each(SIDES_AT_EDGE)(
      'the choice frees nobody who can still go: %s',
      (phasing, formation, unit, _, enemy) => {
        const [here, far] = phasing === 'british' ? ['0502', '0510'] : ['0615', '0605'];
        const options = { edgeOfMap: 'stay' } as const;
        const state = position({ phasing, at: { [here]: unit, [far]: enemy }, broken: [formation], options });
        expect(codeOf(state, END)).toBe('owesWithdrawal');
      },
    );
    it('the leader of one that is destroyed finds friends', () => {
      const at = { '0501': 'L-fraser b-24', '0301': 'b-9', '0510': 'a-1nh' };
      const { state } = ended({ at, broken: ['fraser'] });
      expect(hexOfCounter(state, 'L-fraser')).toBe(301);
    });
  });
});
