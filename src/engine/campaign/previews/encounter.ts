/** 6.8, 10.5 What those who enter a place with enemy blocks must expect there, by what their owner can know. */
import { type Block, blockOf, enemyOf, leadersOf, sideOf } from '../blocks';
import { isFort, isPlace, spotOf, wayBetween } from '../board';
import { MANNED } from '../data/tables';
import type { Side } from '../data/types';
import { type DiceReason, diceAgainst } from '../fire';
import { isHiding, owns, seenCounts } from '../fog';
import { countUnits, unitsAt } from '../stacks';
import { isAlive, NOWHERE, type State } from '../state';

export interface Encounter {
  /** `either` where it hangs on how many of them are leaders, or are hidden in a box (K2, K73). */
  readonly kind: 'battle' | 'overrun' | 'either';
  readonly enemies: number;
  readonly isFort: boolean;
  /** Units that come, and the most dice that they and their leaders have in the first round. */
  readonly units: number;
  readonly dice: number;
  /** 10.14, 10.15 why some have a die less. */
  readonly less: Exclude<DiceReason, 'arnold'> | undefined;
}

/** The blocks go by the last road of the path. */
export function encounter(
  state: State,
  viewer: Side | undefined,
  ids: readonly string[],
  path: readonly string[],
): Encounter | undefined {
  const blocks = ids.flatMap((id) => blockOf(id) ?? []);
  const [first] = blocks;
  const to = spotOf(path.at(-1) ?? '') ?? NOWHERE;
  if (first === undefined || !isPlace(to) || !owns(state, viewer, sideOf(first))) return undefined;
  const side = sideOf(first);
  const enemies = seenCounts(state, side, enemyOf(side)).get(to) ?? 0;
  if (enemies === 0) return undefined;
  const road = wayBetween(spotOf(path.at(-2) ?? '') ?? NOWHERE, to) ?? NOWHERE;
  const shots = blocks.map((block) => diceAgainst(state, to, road, block));
  const less = shots.map(({ reason }) => reason).find((reason) => reason === 'fort' || reason === 'water');
  return {
    kind: kindOf(state, side, to, blocks, enemies),
    enemies,
    isFort: isFort(to),
    units: countUnits(blocks),
    dice: shots.reduce((sum, { dice }) => sum + dice, 0),
    less,
  };
}

/** 10.5, K2 three units or more against fewer than three, in the open. */
function kindOf(
  state: State,
  side: Side,
  to: number,
  blocks: readonly Block[],
  enemies: number,
): Encounter['kind'] {
  const own = countUnits(blocks) + unitsAt(state, side, to);
  if (isFort(to) || own < MANNED) return 'battle';
  const enemy = enemyOf(side);
  if (!isHiding(state)) return unitsAt(state, enemy, to) < MANNED ? 'overrun' : 'battle';
  // K74 who is lost is open: so many leaders can there be at most.
  const leaders = leadersOf(enemy).filter((block) => isAlive(state, block)).length;
  if (enemies - leaders >= MANNED) return 'battle';
  return enemies < MANNED && !state.options.holdingBoxes ? 'overrun' : 'either';
}
