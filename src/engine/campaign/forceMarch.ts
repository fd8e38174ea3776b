/** 7.0 Force marches: a leader who has moved tries for one place more. */
import type { Refusal } from '../kernel/game';
import { type Block, blocksOf, groupLimit, idOf, isInfantry, isLeader, rateOf, sideOf } from './blocks';
import { isPlace, nameOf, type Spot, wayBetween } from './board';
import { FORCE_MARCH } from './data/tables';
import { type Field, isEnemyThere, roomOn, whyNotByRoad } from './movement';
import { refuse } from './refusals';
import { blocksAt } from './stacks';
import { NOBODY, pointsOf, spotAt, type State } from './state';

/** K24, K83 why a leader may not try, wherever to. */
export function whyNoAttempt(state: State, field: Field, leader: Block): Refusal | undefined {
  if (!isLeader(leader)) return refuse('notALeader', idOf(leader));
  const spot = spotAt(state, leader);
  if (!isPlace(spot)) return refuse('notInPlay', idOf(leader));
  if (state.tried[leader]) return refuse('triedBefore', idOf(leader));
  if (state.group[leader] === NOBODY) return refuse('leaderHasNotMoved', idOf(leader));
  if (isEnemyThere(field, spot)) return refuse('mustStop', nameOf(spot));
  return field.supplied[spot] === 1 ? undefined : refuse('notInSupply', idOf(leader));
}

export function whyNotForced(
  state: State,
  field: Field,
  leader: Block,
  blocks: readonly Block[],
  to: Spot,
): Refusal | undefined {
  const barred = whyNoAttempt(state, field, leader);
  if (barred) return barred;
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i] ?? -1;
    if (blocks.indexOf(block) !== i) return refuse('sameTwice', idOf(block));
    if (!isInfantry(block)) return refuse('onlyInfantryMarches', idOf(block)); // 7.1, K83
    if (!isWith(state, leader, block)) return refuse('notWithLeader', idOf(block));
    if (state.tried[block]) return refuse('triedBefore', idOf(block)); // no unit marches for two leaders
  }
  if (blocks.length > groupLimit(leader)) return refuse('overGroupLimit', idOf(leader));
  const closed = whyNotByRoad(state, spotAt(state, leader), to, blocks.length, undefined);
  if (closed) return closed;
  if (!isEnemyThere(field, to)) return undefined;
  if (blocks.length === 0) return refuse('leaderAlone', idOf(leader));
  return pointsOf(state, field.side) < 1 ? refuse('marchCostsOne') : undefined; // 7.2
}

/** K24 moved in the same group this turn, and stands with him. */
function isWith(state: State, leader: Block, block: Block): boolean {
  return (
    state.group[block] === state.group[leader] &&
    state.at[block] === state.at[leader] &&
    sideOf(block) === sideOf(leader)
  );
}

/** The largest party for a road; undefined where the leader cannot try it. */
export function largestParty(state: State, field: Field, leader: Block, to: Spot): Block[] | undefined {
  const spot = spotAt(state, leader);
  const road = wayBetween(spot, to);
  if (road === undefined) return undefined;
  const most = Math.min(groupLimit(leader), roomOn(state, road));
  const party = blocksAt(state, field.side, spot)
    .filter((block) => isInfantry(block) && isWith(state, leader, block) && !state.tried[block])
    .slice(0, Math.max(0, most));
  return whyNotForced(state, field, leader, party, to) ? undefined : party;
}

/** 7.1 asked wherever blocks of a group stand free of enemies: an open fact, whoever they are. */
export function couldAnybodyMarch(state: State, field: Field): boolean {
  return blocksOf(field.side).some((block) => {
    const spot = spotAt(state, block);
    return state.group[block] !== NOBODY && isPlace(spot) && !isEnemyThere(field, spot);
  });
}

/** 7.2 */
export const forcePrice = (field: Field, to: Spot): number => (isEnemyThere(field, to) ? 1 : 0);

/** 7.4 the highest die that costs a unit a step. */
export const losesOn = (leader: Block): number =>
  FORCE_MARCH.losesBelow - 1 + (rateOf(leader) > 1 ? FORCE_MARCH.fastLeader : 0);
