/** The form of an action, before any rule is asked. */
import { describe, expect, it } from 'vitest';
import { shapeChecker } from '../../../src/engine/kernel/actionShape';

const check = shapeChecker(
  {
    pass: {},
    march: { units: 'texts', path: 'hexes', 'way?': ['road', 'field'] },
    wait: { 'turns?': 'number', calmly: 'yesOrNo' },
    roll: { dice: 'dice' },
  },
  (code, at) => [code, at] as const,
);

describe('an action', () => {
  it.each([
    { kind: 'pass' },
    { kind: 'march', units: [], path: [101] },
    { kind: 'march', units: ['a', 'b'], path: [], way: 'road' },
    { kind: 'wait', calmly: true },
    { kind: 'wait', turns: 2, calmly: false },
    { kind: 'roll', dice: [1, 2] },
  ])('of a known form fits: %j', (action) => {
    expect(check(action)).toBeUndefined();
  });

  it.each([
    [undefined, 'malformed', undefined],
    [[{ kind: 'pass' }], 'malformed', undefined],
    [{}, 'malformed', 'kind'],
    [{ kind: 7 }, 'malformed', 'kind'],
    [{ kind: 'toString' }, 'unknownAction', 'toString'],
    [{ kind: 'x'.repeat(90) }, 'unknownAction', 'x'.repeat(40)],
    [{ kind: 'pass', why: 1 }, 'unknownField', 'why'],
    [{ kind: 'pass', ['y'.repeat(90)]: 1 }, 'unknownField', 'y'.repeat(40)],
    [{ kind: 'march', path: [1] }, 'malformed', 'units'],
    [{ kind: 'march', units: ['a', 1], path: [1] }, 'malformed', 'units'],
    [{ kind: 'march', units: ['a'], path: [1.5] }, 'malformed', 'path'],
    [{ kind: 'march', units: ['a'], path: Array.from({ length: 201 }, () => 1) }, 'malformed', 'path'],
    [{ kind: 'march', units: [], path: [], way: 'river' }, 'malformed', 'way'],
    [{ kind: 'wait', turns: 'two', calmly: true }, 'malformed', 'turns'],
    [{ kind: 'wait', calmly: 'yes' }, 'malformed', 'calmly'],
  ])('that does not fit is refused by its place: %j', (action, code, at) => {
    expect(check(action)).toEqual([code, at]);
  });
});
