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

type Shot = Extract<Action, { readonly kind: 'fire' }>;

export function fire(officer: Officer, state: State): Action {
  let best: Action | undefined;
  let highest = -Infinity;
  eachShot(officer, state, (unit, target) => {
    const value = harmOf(officer, state, unit, target);
    if (value > highest) [highest, best] = [value, orderOf(unit, target)];
  });
  return best ?? { kind: 'holdAll' };
}

/** A shot that may be fired now, and the harm to be expected of it, in victory points. */
export interface WeighedShot {
  readonly action: Shot;
  readonly value: number;
}

/** The best first. */
export function weighedShots(officer: Officer, state: State): readonly WeighedShot[] {
  const shots: WeighedShot[] = [];
  eachShot(officer, state, (unit, target) =>
    shots.push({ action: orderOf(unit, target), value: harmOf(officer, state, unit, target) }),
  );
  return shots.sort((a, b) => b.value - a.value);
}

function eachShot(officer: Officer, state: State, weigh: (unit: Piece, target: Target) => void): void {
  const frame = top(state);
  if (frame?.kind === 'fire')
    for (const unit of firersIn(state, frame.step, frame.held)) {
      for (const target of targetsOf(state, unit)) weigh(unit, target);
      if (officer.isHasty) break;
    }
  else
    for (const action of SARATOGA.actions(state))
      if (action.kind === 'fire')
        weigh(knownPiece(action.unit), { hex: action.hex as Hex, place: action.place });
}

const orderOf = (unit: Piece, { hex, place }: Target): Shot => ({
  kind: 'fire',
  unit: idOf(unit),
  hex,
  place,
});

/** 7.6 leaders who stand alone fall without a roll. */
const LEADERS = 30;

function harmOf({ side, traits }: Officer, state: State, unit: Piece, { hex, place }: Target): number {
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
