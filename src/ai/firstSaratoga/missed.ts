/** 4.1, 7.1 What was missed: a march in clear weather, an attack that was not made, or one made otherwise than would have been best. */
import type { Hex } from '../../engine/hexmap/hexId';
import { top } from '../../engine/kernel/frames';
import {
  type Action,
  copyState,
  type Counsel,
  fieldOf,
  fitsIn,
  gameOf,
  pieceOf,
  readBoard,
  type Side,
  type State,
} from '../../engine/firstSaratoga/index';
import type { Advice, Decided } from '../../games/contract';
import { bestAttack, named, weighing } from './fight';
import { judge } from './judge';
import { isLevel } from './levels';
import type { Memory } from './memory';
import { move, placed } from './move';
import { officerOf } from './think';

type Course = readonly Decided<State, Action>[];
type Told = Advice<Action, Memory, Counsel>;

interface Missed {
  readonly gain: number;
  readonly advice: Told;
}

/** In points of victory: what is less does not count as clear. */
const CLEARLY = 0.5;

export function missed(course: Course, side: Side, memory: Memory): Told | undefined {
  const found = [
    ...missedMarches(course, side, memory),
    ...course.flatMap((decided) => missedBlow(decided, side, memory) ?? []),
  ]
    .filter(({ gain }) => gain >= CLEARLY)
    .sort((a, b) => b.gain - a.gain);
  return found[0]?.advice;
}

/** 4.1 who could have gone where the officer would have sent him, beside where all stand in the end; in fog nobody knows how far. */
function missedMarches(course: Course, side: Side, memory: Memory): readonly Missed[] {
  const steps = course.filter(({ observed }) => top(observed)?.kind === 'movement');
  const [first, last] = [steps[0]?.observed, steps.at(-1)];
  if (!first || last?.action.kind !== 'endMovement' || first.fog || !isLevel(memory.level)) return [];
  const { world } = gameOf(first.scenario);
  const officer = officerOf(last.observed, side, memory.level);
  const now = judge(officer, last.observed, 'strike');
  const board = readBoard(world, last.observed);
  const plan = move(officerOf(first, side, memory.level), copyState(first));
  return plan.flatMap((action, at) => {
    const next = plan[at + 1];
    if (action.kind !== 'begin' || next?.kind !== 'step') return [];
    const pieces = action.counters.map((id) => pieceOf(world, id));
    const to = (next.path.at(-1) ?? 0) as Hex;
    const isThere = pieces.every((piece) => last.observed.at[piece] === to);
    if (isThere || !fitsIn(world, board, pieces, to)) return [];
    const best = judge(officer, placed(last.observed, pieces, to), 'strike');
    const counsel = { to, plan: [], weighed: { best, done: now } };
    return [{ gain: best - now, advice: { action, memory, counsel } }];
  });
}

/** Before the attacks were ended, any that was left; else another blow at the same hex. */
function missedBlow(
  { observed: state, action }: Decided<State, Action>,
  side: Side,
  memory: Memory,
): Missed | undefined {
  const frame = top(state);
  if (frame?.kind !== 'combat' || !isLevel(memory.level)) return undefined;
  if (action.kind !== 'attack' && action.kind !== 'endCombat') return undefined;
  const { world } = gameOf(state.scenario);
  const officer = officerOf(state, side, memory.level);
  const { foes } = fieldOf(readBoard(world, state), side);
  const left = world.landHexes.filter((hex) => foes[hex] !== 0 && !frame.struck.includes(hex));
  const best = bestAttack(officer, state, action.kind === 'attack' ? [action.hex as Hex] : left);
  if (!best) return undefined;
  const done =
    action.kind === 'attack'
      ? weighing(
          officer,
          state,
        )({
          mode: action.mode,
          hex: action.hex as Hex,
          units: action.units.map((unit) => pieceOf(world, unit)),
          primary: pieceOf(world, action.primary),
        })
      : undefined;
  const { plan, value } = best;
  return {
    gain: value - (done ?? 0),
    advice: {
      action: { kind: 'attack', mode: plan.mode, ...named(officer, plan) },
      memory,
      counsel: { to: 0, plan: [], weighed: { best: value, done } },
    },
  };
}
