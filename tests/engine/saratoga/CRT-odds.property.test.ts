/** CRT, R66-R72, R110 The odds that are shown, against the raw data and against all six faces of the die. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../src/engine/kernel/game';
import { odds, type Odds, type State } from '../../../src/engine/saratoga';
import type { Action } from '../../../src/engine/saratoga/actions';
import { actions, apply, decision } from '../../../src/engine/saratoga/game';
import { copyState } from '../../../src/engine/saratoga/state';
import { anySketch, lay } from '../../helpers/saratoga/arbitraryPosition';
import { defendersIn, FACES, facesThatHit } from '../../oracles/odds';

type Fire = Extract<Action, { kind: 'fire' }>;

const shots = (state: State): Fire[] =>
  decision(state)?.kind === 'fire' ? actions(state).filter((action) => action.kind === 'fire') : [];

function oddsOf(state: State, { unit, hex, place }: Fire): Odds {
  const answer = odds(state, decision(state)?.by as 'british' | 'american', unit, hex, place);
  if (isRefusal(answer)) throw new Error(`${unit} at ${hex}: ${JSON.stringify(answer)}`);
  return answer as Odds;
}

/** The faces with which the shot takes a step, by playing each. */
function facesPlayed(state: State, shot: Fire): number[] {
  const fired = copyState(state);
  apply(fired, shot, () => undefined);
  return FACES.filter((die) => {
    const rolled = copyState(fired);
    let hit = false;
    apply(rolled, { kind: 'roll', dice: [die] }, (event) => (hit ||= event.type === 'stepLost'));
    return hit;
  });
}

/** Every listed shot of a few steps of the fire sequence. */
function* shotsOf(state: State): Generator<readonly [State, Fire]> {
  for (let step = 0; step < 8 && decision(state)?.kind === 'fire'; step++) {
    for (const shot of shots(state)) if (shot.place >= 0) yield [state, shot];
    apply(state, { kind: 'holdAll' }, () => undefined);
  }
}

describe('CRT, R66-R72 odds', () => {
  it('of every shot are those of the raw data and of the die itself', () => {
    let seen = 0;
    fc.assert(
      fc.property(anySketch, (sketch) => {
        for (const [state, shot] of shotsOf(lay(sketch, 'fire'))) {
          seen++;
          const expected = facesThatHit(state, shot.unit, shot.hex, defendersIn(state, shot.hex).length);
          const { best, worst } = oddsOf(state, shot);
          expect([best.faces, best.needed]).toEqual([expected.length, expected[0]]);
          expect(worst).toEqual(best);
          expect(facesPlayed(state, shot)).toEqual(expected);
        }
      }),
      { numRuns: 40 },
    );
    expect(seen).toBeGreaterThan(100);
  });

  it('R110 under fog go from one defender to two where the stack may not be inspected', () => {
    let ranges = 0;
    fc.assert(
      fc.property(anySketch, (sketch) => {
        const open = lay(sketch, 'fire');
        for (const [state, shot] of shotsOf(Object.assign(open, { fog: true }))) {
          const { best, worst } = oddsOf(state, shot);
          const now = facesThatHit(state, shot.unit, shot.hex, defendersIn(state, shot.hex).length).length;
          expect(worst.faces).toBeLessThanOrEqual(now);
          expect(best.faces).toBeGreaterThanOrEqual(now);
          if (best === worst) continue;
          ranges++;
          expect(worst.faces).toBe(facesThatHit(state, shot.unit, shot.hex, 1).length);
          expect(best.faces).toBe(facesThatHit(state, shot.unit, shot.hex, 2).length);
        }
      }),
      { numRuns: 160 },
    );
    expect(ranges).toBeGreaterThan(10);
  });
});
