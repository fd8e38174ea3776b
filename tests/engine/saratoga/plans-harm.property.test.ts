/** 7.3, 3.8.1 The harm that is told before a shot, against the shot itself played through with all throws of the dice. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../src/engine/kernel/game';
import { type Action, type Event, type Harm, RULES, type State } from '../../../src/engine/saratoga';
import type { Side } from '../../../src/engine/saratoga/data/types';
import { actions, apply, check, decision } from '../../../src/engine/saratoga/game';
import { copyState } from '../../../src/engine/saratoga/state';
import { anySketch, lay } from '../../helpers/saratoga/arbitraryPosition';
import { FACES, facesThatHit } from '../../oracles/odds';

type Fire = Extract<Action, { kind: 'fire' }>;

const POSITIONS = process.env['SARATOGA_LONG'] ? 1000 : 200;
const SHOTS = 12;

/** The result of a hit by the number of hits then, and in how many of 36 throws its formation breaks; nothing if none is made. */
interface Played {
  readonly result: string;
  readonly formation: string | undefined;
  readonly number: number | undefined;
  readonly breaks: number | undefined;
}

function playThrough(state: State, shot: Fire): Played {
  const struck = copyState(state);
  const events: Event[] = [];
  const act = (on: State, action: Action, told: Event[]) => apply(on, action, (event) => told.push(event));
  act(struck, shot, events);
  if (events.some(({ type }) => type === 'leaderKilled'))
    return { result: 'leaders', formation: undefined, number: undefined, breaks: undefined };
  act(struck, { kind: 'roll', dice: [6] }, events); // CRT note: a natural 6 always hits
  settleLeaders(struck);
  const hit = events.find((event) => event.type === 'stepLost');
  const result = ['', 'marker', 'reduced', 'marker', 'destroyed'][hit?.hits ?? 0] ?? '';
  if (decision(struck)?.case !== '3.8.1')
    return { result, formation: undefined, number: undefined, breaks: undefined };
  let breaks = 0;
  const checks: Event[] = [];
  for (const one of FACES)
    for (const two of FACES) {
      const thrown = copyState(struck);
      const told: Event[] = [];
      act(thrown, { kind: 'roll', dice: [one, two] }, told);
      if (told.some(({ type }) => type === 'broke')) breaks++;
      checks.push(...told.filter(({ type }) => type === 'moraleChecked'));
    }
  const [made] = checks;
  if (made?.type !== 'moraleChecked') throw new Error('no check was made');
  return { result, formation: made.formation, number: made.number, breaks };
}

/** 7.3 leaders whom a lost unit leaves alone find friends before the check is made. */
function settleLeaders(state: State): void {
  while (decision(state)?.kind === 'relocateLeader') {
    const [action] = actions(state);
    if (!action) return;
    apply(state, action, () => undefined);
  }
}

function harmOf(state: State, { unit, hex, place }: Fire): Harm {
  const answer = RULES.questions.harm(state, decision(state)?.by as Side, unit, hex, place);
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}

/** The shots of some steps, from all over the list. */
function* shotsOf(state: State): Generator<Fire> {
  for (let step = 0; step < 8 && decision(state)?.kind === 'fire'; step++) {
    const shots = actions(state).filter((action) => action.kind === 'fire');
    const every = Math.ceil(shots.length / SHOTS);
    yield* shots.filter((_, i) => i % every === 0);
    apply(state, { kind: 'holdAll' }, () => undefined);
  }
}

const UNKNOWN: Played = { result: 'unknown', formation: undefined, number: undefined, breaks: undefined };

const told = ({ result, test }: Harm): Played => ({
  result,
  formation: test?.formation,
  number: test?.needed,
  breaks: test?.breaks,
});

describe('7.3, 3.8, 3.8.1, R51, R81, R82, R87 the harm of a shot', { timeout: 600_000 }, () => {
  it('is what the rules make of it, and breaks as often as all throws of the dice do', () => {
    let tests = 0;
    fc.assert(
      fc.property(
        anySketch,
        fc.array(fc.nat({ max: 11 }), { minLength: 10, maxLength: 10 }),
        (sketch, boxes) => {
          const state = lay(sketch, 'fire');
          state.morale = state.morale.map((_, i) => Math.min(boxes[i] ?? 0, 6));
          for (const shot of shotsOf(state)) {
            const answer = harmOf(state, shot);
            expect(told(answer)).toEqual(playThrough(state, shot));
            if (answer.test) tests++;
            if (shot.place >= 0) expectValue(state, shot, answer);
          }
        },
      ),
      { numRuns: POSITIONS },
    );
    expect(tests).toBeGreaterThan(POSITIONS / 2);
  });

  it('3.4, R65 in the fog is either unknown or what the rules make of it', () => {
    const seen = { known: 0, unknown: 0 };
    fc.assert(
      fc.property(anySketch, fc.nat({ max: 99 }), (sketch, first) => {
        const state = Object.assign(lay(sketch, 'fire'), { fog: true });
        for (const shot of shotsOf(state)) {
          if (check(state, shot)) continue;
          const answer = harmOf(state, shot);
          const isKnown = answer.result !== 'unknown';
          seen[isKnown ? 'known' : 'unknown']++;
          expect(told(answer)).toEqual(isKnown ? playThrough(state, shot) : UNKNOWN);
          if (first % 3 === 0) continue;
          // Fire at it once, and ask again.
          apply(state, shot, () => undefined);
          if (decision(state)?.case === '7.2') apply(state, { kind: 'roll', dice: [1] }, () => undefined);
          if (decision(state)?.kind !== 'fire') return;
        }
      }),
      { numRuns: POSITIONS },
    );
    expect(seen.known).toBeGreaterThan(POSITIONS / 4);
    expect(seen.unknown).toBeGreaterThan(10);
  });
});

/** 10.0, R100 what a hit that turns a unit over or destroys it gives, as often as the shot hits. */
function expectValue(state: State, shot: Fire, { result, test, value }: Harm): void {
  if (result !== 'reduced' && result !== 'destroyed') return;
  const units =
    RULES.game.view(state, undefined).stacks[shot.hex]?.filter((id) => !id.startsWith('L-')) ?? [];
  const chance = facesThatHit(state, shot.unit, shot.hex, units.length).length / 6;
  const breaks = ((test?.breaks ?? 0) / 36) * 10;
  // A to D, two steps a face or one by choice: 1, 1/2, 1/3 or 1/4 point for each.
  const each = state.options.victorySteps === 'hits' ? 2 : 1;
  const sums = [1, 2, 3, 4].map((letter) => chance * (each / letter + breaks));
  expect(sums.some((sum) => Math.abs(sum - value) < 1e-9)).toBe(true);
}
