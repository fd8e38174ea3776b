/** 12.0 Victory. */
import { BRITISH_BLOCKS, CLINTON_BLOCK } from './blocks';
import { knownSpot } from './board';
import { OBJECTIVES, RUIN_BELOW } from './data/tables';
import { hasFirmUnits, unitsAt } from './stacks';
import { type Ending, spOf, type State } from './state';
import { suppliedPlaces } from './supply';

/** K67 all that live, in boxes too, without Clinton. */
export function britishSp(state: State): number {
  let sum = 0;
  for (const block of BRITISH_BLOCKS) if (block !== CLINTON_BLOCK) sum += spOf(state, block);
  return sum;
}

/** 12.4, K68 at once; whatever else would follow is not played. */
export function settleRuin(state: State): void {
  if (!state.ending && britishSp(state) < RUIN_BELOW) state.ending = { winner: 'american', reason: 'ruined' };
}

/** 12.1, 12.2, K66 each place held by a British or German unit in supply. */
export function britishVictory(state: State): Ending | undefined {
  const supplied = suppliedPlaces(state, 'british');
  const isHeld = (id: string) => {
    const place = knownSpot(id);
    return (
      supplied[place] === 1 &&
      hasFirmUnits(state, 'british', place) &&
      unitsAt(state, 'american', place) === 0
    );
  };
  for (const reason of ['albany', 'grants'] as const)
    if (OBJECTIVES[reason].every(isHeld)) return { winner: 'british', reason };
  return undefined;
}
