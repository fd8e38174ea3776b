/** 9 to 11 What both sides could still do from where they stand: for each card to come the best attack of its formation. */
import {
  cardOf,
  choicesOf,
  copyState,
  diceOf,
  enemyOf,
  fallsOf,
  type FormationId,
  formationsOf,
  goOut,
  isInPlay,
  type ObjectiveId,
  readingOf,
  ROUNDS,
  type Side,
  type State,
  unplayed,
} from '../../engine/freemansFarm/index';
import { attackIn } from './attackIn';
import type { Desk } from './desk';
import { planDice } from './dicePlan';
import { type Attack, standingOf } from './standing';

/** For the side that thinks; 0 to one who looks no farther than his nose. */
export function outlookOf(desk: Desk, state: State): number {
  if (desk.traits.foresight === 0 || state.ending) return 0;
  const key = keyOf(state);
  const known = desk.outlooks.get(key);
  if (known !== undefined) return known;
  const outlook =
    desk.traits.foresight *
    (prospectsOf(desk, state, desk.side) - prospectsOf(desk, state, enemyOf(desk.side)));
  desk.outlooks.set(key, outlook);
  return outlook;
}

/** How much better off a side is in the long run once it has taken an objective (10). */
export function ifTaken(desk: Desk, state: State, objective: ObjectiveId, side: Side): number {
  if (desk.traits.foresight === 0) return PLAIN.objective;
  const taken = copyState(state);
  taken.objectives[objective] = side;
  return changeFor(desk, state, taken, side);
}

/** The same once a formation is out: its attacks, those on it, and the objectives that turn with its fall. */
export function ifOut(desk: Desk, state: State, formation: FormationId, side: Side): number {
  if (desk.traits.foresight === 0 || !isInPlay(state, formation)) return 0;
  const without = copyState(state);
  goOut(without, formation, 'broken', 'attack', () => undefined);
  return without.ending ? 0 : changeFor(desk, state, without, side);
}

function changeFor(desk: Desk, before: State, after: State, side: Side): number {
  const change = outlookOf(desk, after) - outlookOf(desk, before);
  return side === desk.side ? change : -change;
}

/** Within one thought nothing else changes it much. */
function keyOf(state: State): string {
  const { at, objectives } = state;
  return `${Object.values(at).join()} ${fallen(state)} ${objectives.coulterFarm} ${objectives.mill}`;
}

const fallen = ({ out }: State): string => Object.keys(out).toSorted().join();

function prospectsOf(desk: Desk, state: State, side: Side): number {
  const cards = unplayed(state, side);
  const turns = Math.min(HORIZON, ROUNDS + 1 - state.round);
  if (cards.length === 0) return 0;
  return formationsOf(side).reduce((sum, formation) => {
    const own = cards.filter((card) => cardOf(card).formation === formation).length;
    if (own === 0 || !isInPlay(state, formation)) return sum;
    return sum + Math.min(own, (own / cards.length) * turns) * bestAttack(desk, state, formation);
  }, 0);
}
/** Turns that count. */
const HORIZON = 5;

/** What the best attack of a formation is worth from where it stands, before anything is paid for it. */
export function bestAttack(desk: Desk, state: State, formation: FormationId): number {
  let best = 0;
  for (const choice of choicesOf(state, formation, true)) {
    const attack = attackIn(formation, choice);
    if (attack) best = Math.max(best, plainWorth(desk, state, attack));
  }
  return best;
}

/** As if one re-roll could be paid for at a fair price. */
function plainWorth(desk: Desk, state: State, attack: Attack): number {
  const dice = diceOf(state, attack);
  const { objective, bySingles } = readingOf(state, attack);
  const { attacker, command, target } = attack;
  const key = `${attacker} ${command} ${target} ${dice} ${objective} ${fallen(state)}`;
  const known = desk.attacks.get(key);
  if (known !== undefined) return known;
  const stands = standingOf(desk, state, attack, PLAIN);
  const worth = bySingles
    ? fallsOf(dice, true).reduce((sum, fall) => sum + fall.chance * stands(fall.counts), 0)
    : planDice(dice, stands, [FAIR_PRICE]).worth;
  desk.attacks.set(key, worth);
  return worth;
}
const FAIR_PRICE = 0.13;
const PLAIN = { objective: 0.15, targetOut: 0, attackerOut: 0 };
