/** The examples of the rules: every case and ruling has one, each can be laid out, and where the rules can tell, it shows what it says. */
import { describe, expect, test } from 'vitest';
import { actions } from '../../src/engine/saratoga/game';
import { isUpSlope, levelOf } from '../../src/engine/saratoga/battlefield';
import { hexOf } from '../../src/engine/hexmap/hexId';
import { codeOf, fireAt, hexOfCounter, move, play } from '../helpers/saratoga/position';
import { CASES, HEADINGS, RULINGS } from '../cases/saratoga.mjs';
import { RULES, SARATOGA } from '../../src/engine/saratoga';
import type { Side, State } from '../../src/engine/saratoga';
import { knownPiece as numberOf } from '../../src/engine/saratoga/roster';
import { EXAMPLES } from '../../src/lessons/saratoga/examples';
import { findCase } from '../../src/ui/saratoga/text/cases';

const laid = (position: string): State => {
  const setup = RULES.notation.parse(position);
  if (Array.isArray(setup)) throw new Error(`${position}: ${JSON.stringify(setup)}`);
  return SARATOGA.start(setup as Parameters<typeof SARATOGA.start>[0]);
};

test('every case, heading and ruling has one', () => {
  const shown = new Set(EXAMPLES.flatMap(({ shows }) => Object.keys(shows)));
  const wanted = [...CASES.map(([id]) => id), ...HEADINGS, ...RULINGS.map(([id]) => id), ...findCase.all];
  expect([...new Set(wanted)].filter((id) => !shown.has(id))).toEqual([]);
  expect([...shown].filter((id) => !wanted.includes(id))).toEqual([]);
});

test('each has one line and stands once', () => {
  const all = EXAMPLES.flatMap(({ shows }) => Object.entries(shows));
  const ids = all.map(([id]) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect(all.filter(([, line]) => line.length > 140 || !line.endsWith('.')).map(([id]) => id)).toEqual([]);
});

describe('each can be stepped into', () => {
  test.each(EXAMPLES.map(({ position }) => position))('%s', (position) => {
    const state = laid(position);
    expect(RULES.game.decision(state)).toBeDefined();
  });
});

/** The example of a case or ruling, laid out anew. */
function exampleOf(id: string): State {
  const found = EXAMPLES.find(({ shows }) => id in shows);
  if (!found) throw new Error(`no example of ${id}`);
  return laid(found.position);
}

/** What a march along these hexes costs, in movement points. */
function costOf(state: State, counters: string, ...path: number[]): number {
  const before = spentBy(state, counters);
  play(state, move(counters, ...path));
  return (spentBy(state, counters) - before) / 2;
}
const spentBy = (state: State, counters: string) => {
  const [first = ''] = counters.split(' ');
  return (state as unknown as { spent: number[] }).spent[numberOf(first)] ?? 0;
};
const view = (state: State) => RULES.game.view(state, undefined);
const oddsOf = (state: State, unit: string, hex: number, place = 0) => {
  const answer = RULES.questions.odds(state, undefined, unit, hex, place);
  if ('code' in answer) throw new Error(`${unit} at ${hex}: ${answer.code}`);
  return answer;
};
const kindOf = (state: State) => RULES.game.decision(state)?.kind;
const offers = (state: State, kind: string) => actions(state).filter((action) => action.kind === kind);
const harmOf = (state: State, unit: string, hex: number, place: number) =>
  RULES.questions.harm(state, undefined, unit, hex, place);

/** By case or ruling: what the rules must say to what the example says. */
const CLAIMS: Readonly<Record<string, (state: State) => void>> = {
  '3.1.1': (state) => expect(view(state).about).toMatchObject({ kind: 'movement', crowded: [605] }),
  '3.1.2': (state) => expect(costOf(state, 'b-9 b-20', 406)).toBe(1),
  '3.1.4': (state) => expect(offers(state, 'remove')).toHaveLength(3),
  '3.2.1': (state) => {
    const { control } = view(state);
    expect(new Set(control.american)).toEqual(new Set([605, 706, 707, 607, 507, 506]));
    expect(control.british).not.toContain(706);
  },
  '3.2.2': (state) => {
    const { control } = view(state);
    expect([control.british.includes(507), control.american.includes(507)]).toEqual([true, true]);
  },
  '3.2.3': (state) => expect(codeOf(state, move('b-24', 706, 707))).toBeUndefined(),
  '3.2.4': (state) => {
    expect(codeOf(state, move('b-24', 605))).toBeUndefined();
    expect(codeOf(state, move('b-24', 605, 604))).toBe('stoppedByZoc');
  },
  '3.4': (state) => expect(RULES.game.view(state, 'american').stacks[506]).toEqual(['b-62']),
  '3.5 point 1': (state) => expect(codeOf(state, move('b-fa1', 606))).toBe('gunsNotIntoZoc'),
  '3.8.1': (state) => expect(RULES.game.decision(state)).toMatchObject({ by: 'dice', dice: 2 }),
  '3.8.2': (state) => expect(kindOf(state)).toBe('freeRound'),
  '3.8.3': (state) => expect(kindOf(state)).toBe('retreat'),
  '4.0 A': (state) => expect(kindOf(state)).toBe('chooseOrder'),
  '5.0': (state) => expect(kindOf(state)).toBe('activate'),
  '5.1 point 1': (state) => expect(codeOf(state, move('b-24', 505))).toBeUndefined(),
  '5.1 point 2': (state) => {
    expect(codeOf(state, move('b-20', 405))).toBeDefined();
    expect(codeOf(state, move('b-20', 306))).toBeUndefined();
  },
  '5.1 point 3': (state) => {
    expect(codeOf(state, move('b-9', 308, 208, 209))).toBe('notEnoughPoints');
  },
  '5.1 point 4': (state) => expect(codeOf(state, fireAt('b-9', 606))).toBeUndefined(),
  '5.2': (state) => expect(view(state).about).toMatchObject({ kind: 'gatesRoll', needed: 8 }),
  '6.2': (state) => expect(costOf(state, 'b-24', 303)).toBe(3),
  '6.3': (state) => expect(costOf(state, 'b-24', 505)).toBe(0.5),
  '6.4': (state) => {
    expect(codeOf(state, move('b-li', 605, 606))).toBeUndefined();
    expect(codeOf(state, move('b-24', 606, 707, 708))).toBeDefined();
  },
  '6.5': (state) => {
    expect(codeOf(state, move('b-fa1', 212))).toBeUndefined();
    expect(codeOf(state, move('b-fa1', 212, 211))).toBe('notEnoughPoints');
  },
  '7.0': (state) => expect(codeOf(state, combat('b-24', 606, 607))).toBeUndefined(),
  '7.1.2': (state) => expect(offers(state, 'holdAll')).toHaveLength(1),
  '7.1.3': (state) => expect(view(state).about).toMatchObject({ kind: 'fire', step: 2 }),
  '7.2': (state) => expect(codeOf(state, fireAt('a-1nh', 605))).toBeUndefined(),
  '2.2.1': (state) => expect(oddsOf(state, 'b-24', 606).base).toBe(4),
  '2.2.3': (state) => {
    const bonus = (unit: string) =>
      oddsOf(state, unit, 606).best.modifiers.find(({ what }) => what === 'leader')?.value ?? 0;
    expect(bonus('b-24')).toBe(2);
  },
  '7.3 point 1': (state) => expect(harmsIn(state).harms['a-1nh']).toMatchObject({ result: 'marker' }),
  '7.3 point 2': (state) => {
    const { harms } = harmsIn(state);
    expect(harms['a-2nh']).toMatchObject({ result: 'reduced', test: expect.anything() });
    expect(harms['a-3nh']).toMatchObject({ result: 'marker' });
    expect(harms['a-2ny']).toMatchObject({ result: 'destroyed', test: expect.anything() });
  },
  '7.4': (state) => expect(codeOf(state, fireAt('b-fa1', 308))).toBeUndefined(),
  '7.4.1': (state) => {
    expect(RULES.questions.sight(state, undefined, 306, 308)).toMatchObject({ free: true, distance: 2 });
    expect(RULES.questions.sight(state, undefined, 306, 409)).toMatchObject({ free: false });
  },
  '7.5': (state) => expect(kindOf(state)).toBe('advance'),
  '7.5.1': (state) => {
    play(state, fireAt('b-fa1', 308), 6, 1, 1);
    expect(hexOfCounter(state, 'a-1nh')).not.toBe(308);
    expect(kindOf(state)).not.toBe('advance');
  },
  '7.6': (state) => expect(oddsOf(state, 'b-24', 606, -1).automatic).toBe(true),
  '8.0': (state) => {
    play(state, { kind: 'recover', group: 'poor' });
    expect(state.hits[numberOf('a-1nh')]).toBe(0);
    expect(RULES.game.decision(state)).toMatchObject({ by: 'dice' });
  },
  '9.0': (state) => {
    play(state, { kind: 'exit', counters: ['b-24'] });
    expect(RULES.game.outcome(state)).toBeDefined();
  },
  R2: (state) => expect(costOf(state, 'b-9', 605)).toBe(1),
  R3: () => {
    expect([levelOf(hexOf('0402')), levelOf(hexOf('0303'))]).toEqual([2, 3]);
    expect(isUpSlope(hexOf('0402'), hexOf('0303'))).toBe(true);
  },
  R5: (state) => expect(costOf(state, 'b-li', 402)).toBe(2),
  R6: (state) => expect(costOf(state, 'b-mark', 310)).toBe(2),
  R8: (state) => expect(codeOf(state, move('b-47', 1810))).toBeDefined(),
  R15: (state) => expect(costOf(state, 'b-9', 406)).toBe(0.5),
  R16: (state) => expect(costOf(state, 'b-9', 406, 407, 308)).toBe(2),
  R17: (state) => expect(costOf(state, 'b-li', 406)).toBe(1),
  R18: (state) => expect(costOf(state, 'b-9', 403)).toBe(0.5),
  R22: (state) => expect(codeOf(state, move('b-fa1', 212))).toBeUndefined(),
  R24: (state) => {
    expect(codeOf(state, move('b-24', 606))).toBeUndefined();
    expect(codeOf(state, move('b-fa1', 606))).toBeDefined();
  },
  R25: (state) => expect(codeOf(state, move('b-24', 606, 605))).toBeUndefined(),
  R26: (state) => expect(codeOf(state, { kind: 'exit', counters: ['b-24'] })).toBeUndefined(),
  R27: (state) => {
    play(state, { kind: 'exit', counters: ['b-li'] });
    expect(RULES.game.outcome(state)).toBeUndefined();
  },
  R31: (state) => {
    expect(codeOf(state, move('b-li', 507))).toBeUndefined();
    expect(codeOf(state, move('b-li', 605))).toBe('zocToZoc');
  },
  R32: (state) => expect(codeOf(state, move('b-li', 605))).toBe('zocToZoc'),
  R33: (state) => expect(codeOf(state, fireAt('b-24', 805))).toBeUndefined(),
  R34: (state) => expect(codeOf(state, move('b-fa1', 706))).toBeUndefined(),
  R35: (state) => expect(codeOf(state, move('b-fa2', 506))).toBeUndefined(),
  R36: (state) => expect(codeOf(state, move('L-fraser', 706))).toBe('zocToZoc'),
  R41: (state) => {
    expect(codeOf(state, { kind: 'activate', formation: 'poor' })).toBeUndefined();
    expect(codeOf(state, { kind: 'activate', formation: 'glover' })).toBeDefined();
  },
  R44: (state) => expect(codeOf(state, { kind: 'activate', formation: 'breymann' })).toBeDefined(),
  R47: (state) => expect(state.active[numberOf('a-1nh')]).toBe(false),
  R53: (state) => expect(codeOf(state, combat('b-24', 606, 607))).toBeUndefined(),
  R58: (state) =>
    expect(new Set(offers(state, 'fire').flatMap((a) => ('unit' in a ? [a.unit] : []))).size).toBeGreaterThan(
      1,
    ),
  R62: (state) => expect(codeOf(state, fireAt('b-fa1', 308))).toBeUndefined(),
  R67: (state) => expect(whys(state, 'b-24', 304)).toContain('upSlope'),
  R68: (state) => expect(whys(state, 'b-24', 304)).toEqual(expect.arrayContaining(['upSlope', 'woods'])),
  R13: (state) => expect(whys(state, 'b-20', 513)).toContain('work'),
  R73: (state) => expect(codeOf(state, fireAt('b-fa2', 308, 1))).toBeUndefined(),
  R79: (state) => expect(offers(state, 'fire').some((a) => 'unit' in a && a.unit === 'b-fa1')).toBe(false),
  R80: (state) => expect(offers(state, 'relocate')).toHaveLength(2),
  R85: (state) => expect(offers(state, 'fire').every((a) => 'hex' in a && a.hex === 606)).toBe(true),
  R86: (state) => expect(offers(state, 'fire').some((a) => 'unit' in a && a.unit === 'b-li')).toBe(true),
  R90: (state) => expect(kindOf(state)).toBe('displace'),
  R116: (state) => expect(codeOf(state, fireAt('b-fa1', 606))).toBeUndefined(),
  R117: (state) => expect(codeOf(state, move('b-24 b-fa1', 606))).toBeUndefined(),
  R118: (state) => {
    play(state, fireAt('b-24', 606, -1));
    expect(kindOf(state)).toBe('advance');
  },
  R120: (state) => expect(actions(state)).toEqual([{ kind: 'retreat', unit: 'b-24', hex: 606 }]),
  R122: (state) => expect(offers(state, 'fire').some((a) => 'unit' in a && a.unit === 'b-9')).toBe(false),
};

/** What a hit would do to each of those whom the 24th could fire at. */
function harmsIn(state: State) {
  const harms: Record<string, unknown> = {};
  for (const hex of [606, 706])
    for (const [place, unit] of (view(state).stacks[hex] ?? []).toReversed().entries())
      harms[unit] = harmOf(state, 'b-24', hex, place);
  return { harms };
}

const combat = (counters: string, ...path: number[]) =>
  ({ kind: 'combatMove', counters: counters.split(' '), path }) as const;
const whys = (state: State, unit: string, hex: number) =>
  oddsOf(state, unit, hex).best.modifiers.map(({ what }) => what);

describe('what an example says is so', () => {
  test.each(Object.entries(CLAIMS))('%s', (id, claim) => {
    expect.hasAssertions();
    claim(exampleOf(id));
  });
});

test.each(EXAMPLES.filter(({ position }) => / command(?! stage gates)/.test(position)))(
  '5.0 there is somebody to activate in $position, and the table asks for it',
  ({ position }) => {
    const state = laid(position);
    expect(actions(state).map(({ kind }) => kind)).toContain('activate');
    expect(RULES.obvious?.(state, RULES.game.decision(state)?.by as Side)).toBeUndefined();
  },
);
