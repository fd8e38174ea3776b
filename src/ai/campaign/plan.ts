/** The plan as data: what each body is about and why, in codes that the host puts into words. */
import { enemyOfSide, idOf, isLeader, nameOf, type Spot } from '../../engine/campaign/index';
import type { Operation } from './operations';
import { after, contested, fightAt, type Position, standingAt } from './position';
import { type Eye, type Part, PARTS, partsOf } from './score';

export const STANCES = ['attack', 'march', 'join', 'raid', 'threaten'] as const;
export type Stance = (typeof STANCES)[number];

export interface PlanLine {
  /** A leader, or who goes without one. */
  readonly body: string;
  readonly stance: Stance;
  readonly target: string;
  readonly reason: Part;
}

export const NATIVE_BODY = 'natives';

/** Who goes where in an operation, and what speaks for it most. */
export function linesOf(eye: Eye, before: Position, { marches, position }: Operation): PlanLine[] {
  const reason = reasonFor(eye, before, position);
  return marches.map(({ mover, path }) => {
    const goal = path.at(-1) ?? -1;
    return {
      body: idOf(mover),
      stance: stanceAt(eye, before, goal, isLeader(mover)),
      target: nameOf(goal),
      reason,
    };
  });
}

function stanceAt({ side }: Eye, before: Position, goal: Spot, isLed: boolean): Stance {
  if (standingAt(before, enemyOfSide(side), goal).length > 0) return 'attack';
  if (standingAt(before, side, goal).length > 1) return 'join';
  return isLed ? 'march' : 'raid';
}

/** The part that gains most; a fight is taken to go as is likelier. */
export function reasonFor(eye: Eye, before: Position, then: Position): Part {
  let position = then;
  for (const place of contested(then)) {
    const fight = fightAt(position, eye.side, place);
    position = after(position, eye.side, place, fight, fight.win >= 0.5);
  }
  const [was, is] = [partsOf(eye, before), partsOf(eye, position)];
  let best: Part = 'drive';
  let most = -Infinity;
  for (const part of PARTS) {
    const gain = is[part] - was[part];
    if (gain > most) [best, most] = [part, gain];
  }
  return best;
}
