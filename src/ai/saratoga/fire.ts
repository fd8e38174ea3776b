/** 7.1-7.4, 3.8.2 Fire: the shot that promises the most harm. */
import type { Hex } from '../../engine/hexmap/hexId';
import {
  type Action,
  bonusOf,
  commanderOf,
  fieldOf,
  formationOf,
  GRID,
  isGun,
  knownPiece,
  ratingOf,
  readBoard,
  SARATOGA,
  type State,
  unitsIn,
} from '../../engine/saratoga/index';
import { shelter } from './ground';
import type { Officer } from './officer';
import { hitChance, worthOfHit } from './worth';

type Shot = Extract<Action, { readonly kind: 'fire' }>;

export function fire(officer: Officer, state: State): Action {
  let best: Action | undefined;
  let highest = -Infinity;
  for (const action of SARATOGA.actions(state)) {
    if (action.kind !== 'fire') continue;
    const value = harmOf(officer, state, action);
    if (value > highest) [highest, best] = [value, action];
  }
  return best ?? { kind: 'holdAll' };
}

/** 7.6 leaders who stand alone fall without a roll. */
const LEADERS = 30;

function harmOf({ side, traits }: Officer, state: State, { unit: id, hex: to, place }: Shot): number {
  if (place < 0) return LEADERS;
  const unit = knownPiece(id);
  const hex = to as Hex;
  const here = (state.at[unit] ?? 0) as Hex;
  const distance = GRID.distance(here, hex);
  const commander = commanderOf(formationOf(unit));
  const bonus = commander >= 0 && state.at[commander] === here ? bonusOf(commander) : 0;
  const gunnery = !isGun(unit) ? 0 : distance >= 3 ? -1 : distance === 1 ? 1 : 0;
  const crowd = (fieldOf(readBoard(state), side).foes[hex] ?? 0) > 1 ? 1 : 0;
  const chance = hitChance(
    ratingOf(unit, state.hits[unit] ?? 0),
    bonus + gunnery + crowd - shelter(state.battle, here, hex),
  );
  const target = unitsIn(state, hex)[place] ?? unitsIn(state, hex)[0];
  return chance * (target === undefined ? 0 : worthOfHit(state, target, traits));
}
