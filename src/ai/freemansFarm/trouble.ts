/** 7, 12 How near a side is to losing: each formation by what it can still take, the army by its three weakest. */
import {
  chanceToFail,
  enemyOf,
  FORMATION_BY_ID,
  type FormationId,
  formationsOf,
  FORMATIONS_TO_WIN,
  hasTrack,
  isInPlay,
  type Side,
  type State,
} from '../../engine/freemansFarm/index';
import { exponential } from '../../engine/kernel/arithmetic';
import { type Desk, pressOf, winnerByTime } from './desk';

/** From 0 to 1: how likely it is to be out before long with so much Morale and so many markers. */
export function dangerOf(state: State, formation: FormationId, morale: number, markers: number): number {
  if (markers <= 0 || (hasTrack(formation) && morale <= 0)) return 1;
  const byMarkers = MARKER_LIFE * markers;
  if (!hasTrack(formation)) return exponential(-byMarkers / PATIENCE);
  const byMorale = lossesToBreak(state, morale);
  const life = 1 / Math.sqrt(1 / (byMorale * byMorale) + 1 / (byMarkers * byMarkers));
  return exponential(-life / PATIENCE);
}
/** Markers go half as fast as Morale. */
const MARKER_LIFE = 2;
const PATIENCE = 3;

/** How many losses of one point it takes on average, the tests included. */
function lossesToBreak(state: State, morale: number): number {
  let losses = 0;
  for (let left = 0; left < morale; left++) losses = 1 + (1 - chanceToFail(state, left)) * losses;
  return losses;
}

/** What a side has lost, and is about to lose, with one formation in a danger of the caller's. */
export function troubleWith(state: State, side: Side, changed?: FormationId): (danger: number) => number {
  const others = formationsOf(side)
    .filter((each) => FORMATION_BY_ID[each].canBeDestroyed && each !== changed)
    .map((each) => dangerNow(state, each))
    .toSorted((one, other) => other - one);
  return (danger) => {
    let sum = 0;
    let all = 1;
    let rank = 0;
    const add = (each: number): void => {
      sum += each * (rank < FORMATIONS_TO_WIN ? 1 : RESERVE);
      if (rank < FORMATIONS_TO_WIN) all *= each;
      rank++;
    };
    let isIn = changed === undefined;
    for (const each of others) {
      if (!isIn && danger >= each) {
        add(danger);
        isIn = true;
      }
      add(each);
    }
    if (!isIn) add(danger);
    return sum + DEFEAT * all;
  };
}

export const troubleOf = (state: State, side: Side): number => troubleWith(state, side)(0);
/** Whoever is not among the three weakest. */
const RESERVE = 0.35;
/** That all three fall. */
const DEFEAT = 2.5;

export const dangerNow = (state: State, formation: FormationId): number =>
  isInPlay(state, formation)
    ? dangerOf(state, formation, state.morale[formation], state.markers[formation])
    : 1;

/** How much the trouble of a side counts for the one who thinks: he who wins by time need only last. */
export function weightOf(desk: Desk, state: State, side: Side): number {
  const press = pressOf(desk, state);
  const byTime = winnerByTime(state) === side ? 1 + press : 1 - HASTE * press;
  const own = desk.traits.caution * (desk.traits.readsClock && winnerByTime(state) === side ? STEADY : 1);
  return (side === desk.side ? own : 1) * byTime;
}
/** Whoever need only last spares his men from the first round on. */
const STEADY = 1.5;
const HASTE = 0.5;

/** Of the board alone, for the side that thinks. */
export const balanceOf = (desk: Desk, state: State): number => {
  const [own, enemy] = [desk.side, enemyOf(desk.side)];
  return (
    weightOf(desk, state, enemy) * troubleOf(state, enemy) -
    weightOf(desk, state, own) * troubleOf(state, own)
  );
};
