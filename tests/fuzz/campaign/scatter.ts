/** Armies thrown over the map at the start of some week: cut lines, mixed stacks and battles on every side come up at once. */
import {
  ALL_BLOCKS,
  CLINTON_BLOCK,
  fullSp,
  isRegularOrElite,
  sideOf,
} from '../../../src/engine/campaign/blocks';
import { LOST, NEW_YORK, PLACE_COUNT, WEST_POINT } from '../../../src/engine/campaign/board';
import type { Side } from '../../../src/engine/campaign/data/types';
import { newState, type State } from '../../../src/engine/campaign/state';
import { britishSp } from '../../../src/engine/campaign/victory';
import { below, type Chance, pick } from '../chance';

/** Some places for each side, close enough to meet. */
export function scatter(state: State, chance: Chance): void {
  const owner: Side[] = Array.from({ length: PLACE_COUNT }, () => (chance() < 0.5 ? 'british' : 'american'));
  const placesOf = (side: Side) => {
    const all = owner.flatMap((each, place) => (each === side ? [place] : []));
    return Array.from({ length: 2 + below(chance, 6) }, () => pick(chance, all));
  };
  const homes = { british: placesOf('british'), american: placesOf('american') };
  const boxed = newState(state.options, state.fog);
  for (const block of ALL_BLOCKS) {
    const what = chance();
    if (block === CLINTON_BLOCK) {
      state.at[block] = chance() < 0.5 ? NEW_YORK : WEST_POINT;
      continue;
    }
    state.at[block] = pick(chance, homes[sideOf(block)]);
    if (what < 0.12 && (boxed.at[block] ?? 0) >= PLACE_COUNT && (boxed.at[block] ?? 0) < LOST)
      state.at[block] = boxed.at[block] ?? LOST;
    else if (what < 0.2 && britishSp(state) > 45) [state.at[block], state.sp[block]] = [LOST, 0];
    else if (what < 0.5) state.sp[block] = 1 + below(chance, fullSp(block));
    else if (what < 0.54 && isRegularOrElite(block) && sideOf(block) === 'american')
      state.at[block] = WEST_POINT;
  }
  state.turn = 1 + below(chance, 20);
}
