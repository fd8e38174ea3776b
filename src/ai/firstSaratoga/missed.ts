/** 7.1 What was missed in a phase of combat: an attack that was not made, or made otherwise than would have been best. */
import type { Hex } from '../../engine/hexmap/hexId';
import { top } from '../../engine/kernel/frames';
import {
  type Action,
  type Counsel,
  fieldOf,
  gameOf,
  pieceOf,
  readBoard,
  type Side,
  type State,
} from '../../engine/firstSaratoga/index';
import type { Advice, Decided } from '../../games/contract';
import { bestAttack, named, weighing } from './fight';
import { isLevel } from './levels';
import type { Memory } from './memory';
import { officerOf } from './think';

type Course = readonly Decided<State, Action>[];
type Told = Advice<Action, Memory, Counsel>;

/** In points of victory: what is less does not count as clear. */
const CLEARLY = 0.5;

export function missed(course: Course, side: Side, memory: Memory): Told | undefined {
  const found = course
    .flatMap((decided) => missedBlow(decided, side, memory) ?? [])
    .filter(({ gain }) => gain >= CLEARLY)
    .sort((a, b) => b.gain - a.gain);
  return found[0]?.advice;
}

/** Before the attacks were ended, any that was left; else another blow at the same hex. */
function missedBlow(
  { observed: state, action }: Decided<State, Action>,
  side: Side,
  memory: Memory,
): { readonly gain: number; readonly advice: Told } | undefined {
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
