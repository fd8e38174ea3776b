/** Armies thrown over the map at the start of some week: cut lines, mixed stacks and battles on every side come up at once. */
import {
  ALL_BLOCKS,
  blocksOf,
  CLINTON_BLOCK,
  fullSp,
  isNative,
  isRegularOrElite,
  sideOf,
} from '../../../src/engine/campaign/blocks';
import { LOST, NEW_YORK, PLACE_COUNT, stepsFrom, WEST_POINT } from '../../../src/engine/campaign/board';
import { RUIN_BELOW } from '../../../src/engine/campaign/data/tables';
import type { Side } from '../../../src/engine/campaign/data/types';
import { newState, type State } from '../../../src/engine/campaign/state';
import { britishSp } from '../../../src/engine/campaign/victory';
import { below, type Chance, pick, shuffled } from '../chance';

/** Some places for each side, close enough to meet. */
export function scatter(state: State, chance: Chance): void {
  const owner: Side[] = Array.from({ length: PLACE_COUNT }, () => (chance() < 0.5 ? 'british' : 'american'));
  const placesOf = (side: Side) => {
    const all = owner.flatMap((each, place) => (each === side ? [place] : []));
    return Array.from({ length: 2 + below(chance, 6) }, () => pick(chance, all));
  };
  const homes = { british: placesOf('british'), american: placesOf('american') };
  // Natives stand with an army, and that beside an enemy one.
  const isClose = chance() < 0.7;
  const [camp = 0] = homes.british;
  const beside = stepsFrom(camp).filter((place) => !homes.british.includes(place));
  if (isClose && beside.length > 0)
    homes.american = homes.american.map((place, i) => (i < 2 ? pick(chance, beside) : place));
  const boxed = newState(state.options, state.fog);
  for (const block of ALL_BLOCKS) {
    const what = chance();
    if (block === CLINTON_BLOCK) {
      state.at[block] = chance() < 0.5 ? NEW_YORK : WEST_POINT;
      continue;
    }
    const isInCamp = isClose && sideOf(block) === 'british' && chance() < (isNative(block) ? 0.5 : 0.3);
    state.at[block] = isInCamp ? camp : pick(chance, homes[sideOf(block)]);
    // The other Natives wait behind the Americans.
    const behind = homes.american
      .flatMap((place) => stepsFrom(place))
      .filter((place) => !homes.american.includes(place));
    if (isNative(block) && !isInCamp && behind.length > 0) state.at[block] = pick(chance, behind);
    if (what < 0.12 && (boxed.at[block] ?? 0) >= PLACE_COUNT && (boxed.at[block] ?? 0) < LOST)
      state.at[block] = boxed.at[block] ?? LOST;
    else if (what < 0.2 && britishSp(state) > 45) [state.at[block], state.sp[block]] = [LOST, 0];
    else if (what < 0.5) state.sp[block] = 1 + below(chance, fullSp(block));
    else if (what < 0.54 && isRegularOrElite(block) && sideOf(block) === 'american')
      state.at[block] = WEST_POINT;
  }
  if (chance() < 0.4) surround(state, homes.american[0] ?? 0, chance);
  if (chance() < 0.2) wearDown(state, chance);
  state.turn = 1 + below(chance, 20);
}

/** 12.4 a British army that a battle or two will ruin. */
function wearDown(state: State, chance: Chance): void {
  const worn = blocksOf('british').filter((block) => (state.sp[block] ?? 0) > 1 && block !== CLINTON_BLOCK);
  const left = RUIN_BELOW + below(chance, 8);
  for (const block of shuffled(chance, worn))
    while (britishSp(state) > left && (state.sp[block] ?? 0) > 1)
      state.sp[block] = (state.sp[block] ?? 0) - 1;
}

/** 13.4 an American stack between an army and Natives: whoever must go, goes to these. */
function surround(state: State, place: number, chance: Chance): void {
  const [army = 0, ...others] = shuffled(chance, stepsFrom(place));
  for (const block of blocksOf('british'))
    if (isNative(block) && others.length > 0 && state.at[block] !== LOST)
      state.at[block] = pick(chance, others);
    else if (others.includes(state.at[block] ?? -1)) state.at[block] = army;
  for (const block of blocksOf('american'))
    if (state.at[block] === army || others.includes(state.at[block] ?? -1)) state.at[block] = place;
}
