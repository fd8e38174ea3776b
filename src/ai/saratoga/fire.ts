/** 7.1-7.4, 3.8.2 Fire: the shot that promises the most harm. */
import type { Hex } from '../../engine/hexmap/hexId';
import { top } from '../../engine/kernel/frames';
import {
  type Action,
  bonusOf,
  commanderOf,
  fieldOf,
  firersIn,
  formationOf,
  GRID,
  idOf,
  isGun,
  knownPiece,
  type Piece,
  ratingOf,
  readBoard,
  SARATOGA,
  type State,
  type Target,
  targetsOf,
  unitsIn,
} from '../../engine/saratoga/index';
import { shelter } from './ground';
import type { Officer } from './officer';
import { hitChance, worthOfHit } from './worth';

export function fire(officer: Officer, state: State): Action {
  const frame = top(state);
  let best: Action | undefined;
  let highest = -Infinity;
  const weigh = (unit: Piece, { hex, place }: Target): void => {
    const value = harmOf(officer, state, unit, hex, place);
    if (value > highest) [highest, best] = [value, { kind: 'fire', unit: idOf(unit), hex, place }];
  };
  if (frame?.kind === 'fire')
    for (const unit of firersIn(state, frame.step, frame.held)) {
      for (const target of targetsOf(state, unit)) weigh(unit, target);
      if (officer.isHasty) break;
    }
  else
    for (const action of SARATOGA.actions(state))
      if (action.kind === 'fire')
        weigh(knownPiece(action.unit), { hex: action.hex as Hex, place: action.place });
  return best ?? { kind: 'holdAll' };
}

/** 7.6 leaders who stand alone fall without a roll. */
const LEADERS = 30;

function harmOf({ side, traits }: Officer, state: State, unit: Piece, hex: Hex, place: number): number {
  if (place < 0) return LEADERS;
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
  const there = unitsIn(state, hex);
  const target = there[place] ?? there[0];
  return chance * (target === undefined ? 0 : worthOfHit(state, target, traits));
}
