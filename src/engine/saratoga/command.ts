/** 3.7, 5.0 Command spans: who traces to whom, who is in command, who can be activated. */
import type { Emit } from '../kernel/game';
import { GRID } from './battlefield';
import { FORMATIONS, type Side } from './data/types';
import type { Event } from './events';
import { isKnownToEnemy } from './fog';
import {
  activationOf,
  commanderOf,
  enemyOf,
  formationOf,
  formationsOf,
  GATES,
  idOf,
  isGun,
  LEADER_PIECES,
  OVERALL_COMMANDERS,
  overallOf,
  type Piece,
  piecesOf,
  combatUnitsOf,
  sideOf,
  spanOf,
  unitsOf,
} from './roster';
import { hexOfPiece, isOnMap, type State, UNKNOWN } from './state';

/** 2.2.5 count the unit's hex, not the leader's; ZOC, woods and streams do not matter (R38). */
export function isWithinSpan(state: State, piece: Piece, leader: Piece): boolean {
  if (!isOnMap(state, leader) || !isOnMap(state, piece)) return false;
  return GRID.distance(hexOfPiece(state, piece), hexOfPiece(state, leader)) <= spanOf(leader);
}

/** The leaders that this unit may trace to, whether or not they are near enough. */
export function leadersFor(state: State, unit: Piece): readonly Piece[] {
  // 3.5 guns trace to any friendly leader
  if (isGun(unit)) return LEADERS_OF[sideOf(unit)];
  // R40 to the own wing's commander, or by choice to either
  const chain = state.options.wingCommand === 'either' ? EITHER_WING : OWN_WING;
  return chain[formationOf(unit)] ?? [];
}

export const tracesTo = (state: State, unit: Piece): Piece[] =>
  leadersFor(state, unit).filter((leader) => isWithinSpan(state, unit, leader));

/** 5.0 settles for the turn who is in command (R39), and answers who was so and is no longer. */
export function settleCommand(state: State, side: Side): Piece[] {
  const out: Piece[] = [];
  for (const unit of combatUnitsOf(side)) {
    if (!isOnMap(state, unit)) continue;
    const isIn = leadersFor(state, unit).some((leader) => isWithinSpan(state, unit, leader));
    if (state.inCommand[unit] && !isIn) out.push(unit);
    state.inCommand[unit] = isIn;
  }
  return out;
}

export function tellOutOfCommand(state: State, side: Side, units: readonly Piece[], emit: Emit<Event>): void {
  if (units.length === 0) return;
  const secret = units.filter((unit) => !isKnownToEnemy(state, unit));
  emit({ type: 'outOfCommand', side, units: units.map(idOf), secret: secret.map(idOf) });
}

/** 5.1, R42, R43 a unit is activated by any active leader that it traces to. */
export function settleActivation(state: State, side: Side): void {
  for (const unit of combatUnitsOf(side))
    state.active[unit] = leadersFor(state, unit).some(
      (leader) => state.active[leader] && isWithinSpan(state, unit, leader),
    );
}

/** 5.2, R45 what Gates has to roll with two dice. */
export function gatesNeeds(state: State): number {
  const here = hexOfPiece(state, GATES);
  const near = combatUnitsOf(enemyOf('american')).some(
    (unit) => isOnMap(state, unit) && GRID.distance(hexOfPiece(state, unit), here) <= 3,
  );
  return near ? 8 : 10;
}

/** 5.0 how many more formation commanders an overall commander may activate. */
export function activationsLeft(state: State, overall: Piece): number {
  // Of an enemy whom one does not see one knows that he is somewhere.
  const isThere = isOnMap(state, overall) || state.at[overall] === UNKNOWN;
  if (!isThere || !state.active[overall]) return 0;
  const used = formationsOf(sideOf(overall)).filter(
    (formation) => overallOf(formation) === overall && state.active[commanderOf(formation)],
  ).length;
  return activationOf(overall) - used;
}

/** A commander so near the enemy may go into the fight himself this turn, if he is active: his bonus counts. */
const NEAR_THE_FIGHT = 6;

/** Where enemy units stand is open to all. */
export const isNearTheFight = (state: State, leader: Piece): boolean =>
  combatUnitsOf(enemyOf(sideOf(leader))).some(
    (unit) =>
      isOnMap(state, unit) &&
      GRID.distance(hexOfPiece(state, unit), hexOfPiece(state, leader)) <= NEAR_THE_FIGHT,
  );

export type ActivationBar =
  'leaderLost' | 'alreadyActive' | 'overallNotActive' | 'ratingUsedUp' | 'outsideSpan';

/** 5.0, R41, R44 why this commander cannot be activated now; nothing if he can. */
export function barToActivation(state: State, formation: number): ActivationBar | undefined {
  const commander = commanderOf(formation);
  const overall = overallOf(formation);
  if (!isOnMap(state, commander)) return 'leaderLost';
  if (state.active[commander]) return 'alreadyActive';
  if (!isOnMap(state, overall) || !state.active[overall]) return 'overallNotActive';
  if (!isWithinSpan(state, commander, overall)) return 'outsideSpan';
  return activationsLeft(state, overall) > 0 ? undefined : 'ratingUsedUp';
}

/**
 * 7.6, R49 the units of a formation commander who was killed must reach an overall commander; R50 nothing follows
 * otherwise. Answers who is out of command by it.
 */
export function loseLeader(state: State, leader: Piece): Piece[] {
  state.active[leader] = false;
  const formation = formationOf(leader);
  const out: Piece[] = [];
  for (const unit of formation < 0 ? [] : unitsOf(formation)) {
    if (!isOnMap(state, unit)) continue;
    const others = tracesTo(state, unit);
    if (state.inCommand[unit] && others.length === 0) out.push(unit);
    state.inCommand[unit] = others.length > 0;
    state.active[unit] = others.some((other) => state.active[other]);
  }
  return out;
}

export function deactivate(state: State, side: Side): void {
  for (const piece of piecesOf(side)) state.active[piece] = false;
}

const LEADERS_OF: Readonly<Record<Side, readonly Piece[]>> = {
  british: LEADER_PIECES.filter((leader) => sideOf(leader) === 'british'),
  american: LEADER_PIECES.filter((leader) => sideOf(leader) === 'american'),
};
/** By formation: its commander, and the overall commander of his wing or all those of the side. */
const OWN_WING: readonly (readonly Piece[])[] = FORMATIONS.map((_, formation) => [
  commanderOf(formation),
  overallOf(formation),
]);
const EITHER_WING: readonly (readonly Piece[])[] = FORMATIONS.map((_, formation) => [
  commanderOf(formation),
  ...OVERALL_COMMANDERS.filter((leader) => sideOf(leader) === sideOf(commanderOf(formation))),
]);
