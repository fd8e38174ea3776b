/** 7.1, 7.2 The fire of a step as a whole: a target for each unit, so that together they do the most harm. */
import type { Hex } from '../../hexmap/hexId';
import { LEADERS_ALONE } from '../combat';
import type { Side } from '../data/types';
import { hexOfPiece, hitsOf, type State } from '../state';
import { isGun, idOf, knownPiece, type Piece } from '../roster';
import { type Aim, inOrder, type Victim } from './fireOrder';
import { chanceToHit, victimOf, worthOfLeaders } from './harm';
import { listedShots, placesOf, planned, type PlannedShot } from './shots';
import { UNKNOWN_WORTH, worthOfHit } from './worth';

/** Each unit is moved to where it adds most, given all others, so often. */
const ROUNDS = 3;

/** The best shots of all units that may fire now, in the order in which they should be fired. */
export function firePlan(state: State, viewer: Side | undefined): readonly PlannedShot[] {
  const aims = aimsByUnit(state, viewer);
  const chosen: (Aim | undefined)[] = aims.map(() => undefined);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, some] of aims.entries()) chosen[i] = bestFor(state, chosen, i, some);
  const all = chosen.filter((aim) => aim !== undefined);
  return inOrder(state, all).map(({ unit, hex, place }) =>
    planned(state, viewer, { kind: 'fire', unit: idOf(unit), hex, place }),
  );
}

function aimsByUnit(state: State, viewer: Side | undefined): readonly (readonly Aim[])[] {
  const hexesOf = new Map<Piece, Set<Hex>>();
  const lone = new Set<Hex>();
  for (const { unit, hex, place } of listedShots(state, viewer)) {
    const piece = knownPiece(unit);
    hexesOf.set(piece, (hexesOf.get(piece) ?? new Set()).add(hex as Hex));
    if (place === LEADERS_ALONE) lone.add(hex as Hex);
  }
  const known = new Map<number, Victim>();
  return [...hexesOf].map(([unit, hexes]) =>
    [...hexes].flatMap((hex) => {
      const places = lone.has(hex) ? [{ place: LEADERS_ALONE, unit: -1 }] : placesOf(state, hex);
      return places.map(({ place }) => {
        const victim = known.get(hex * 4 + place) ?? victimAt(state, viewer, unit, hex, place);
        known.set(hex * 4 + place, victim);
        const chance = chanceToHit(state, viewer, unit, { hex, place });
        return { unit, from: hexOfPiece(state, unit), hex, place, chance, victim };
      });
    }),
  );
}

function victimAt(state: State, viewer: Side | undefined, firer: Piece, hex: Hex, place: number): Victim {
  if (place === LEADERS_ALONE)
    return { unit: undefined, isOpen: true, shields: [], worths: [worthOfLeaders(state, viewer, hex)] };
  const unit = victimOf(state, viewer, firer, { hex, place });
  if (unit === undefined)
    return { unit, isOpen: false, shields: [], worths: [1, 2, 3, 4].map(() => UNKNOWN_WORTH) };
  const hits = [0, 1, 2, 3].slice(hitsOf(state, unit));
  const shields = placesOf(state, hex).map((other) => other.unit);
  return {
    unit,
    isOpen: shields.includes(unit),
    shields,
    worths: hits.map((had) => worthOfHit(state, unit, had)),
  };
}

/** What adds most to the plan of the others; nothing where nothing is left to be gained. */
function bestFor(
  state: State,
  chosen: readonly (Aim | undefined)[],
  place: number,
  aims: readonly Aim[],
): Aim | undefined {
  const others = chosen.filter((aim, i) => aim !== undefined && i !== place) as Aim[];
  let best: Aim | undefined;
  let most = 0;
  for (const aim of aims) {
    const already = others.filter(({ victim }) => victim === aim.victim).map(({ chance }) => chance);
    const { worths } = aim.victim;
    const gain = expected(worths, [...already, aim.chance]) - expected(worths, already);
    if (gain > most + 1e-9 && isFair(state, [...others, aim])) [best, most] = [aim, gain];
  }
  // Where the others count on it, it stays as it was.
  return best ?? (isFair(state, others) ? undefined : chosen[place]);
}

/** The worth of the hits that so many shots may be expected to make. */
function expected(worths: readonly number[], chances: readonly number[]): number {
  let sum = 0;
  /** How likely it is that so many have hit. */
  const hits = [1, ...worths.map(() => 0)];
  for (const chance of chances)
    for (let had = worths.length - 1; had >= 0; had--) {
      const more = (hits[had] ?? 0) * chance;
      sum += more * (worths[had] ?? 0);
      hits[had] = (hits[had] ?? 0) - more;
      hits[had + 1] = (hits[had + 1] ?? 0) + more;
    }
  return sum;
}

/** 7.1, 7.4, 7.6 whether all of these can be fired in some order, whatever each of them does. */
function isFair(state: State, aims: readonly Aim[]): boolean {
  return aims.every((aim, i) => {
    const before = aims.slice(0, i);
    if (aim.place === LEADERS_ALONE) return !before.some(({ victim }) => victim === aim.victim);
    // R73 guns of one stack fire at one hex
    if (isGun(aim.unit) && before.some((other) => isMate(aim, other) && other.hex !== aim.hex)) return false;
    return !aim.victim.isOpen || isShared(state, aims, aim.victim);
  });
}

const isMate = (one: Aim, other: Aim): boolean => isGun(other.unit) && other.from === one.from;

/** R63 nobody twice while another is spared. */
function isShared(state: State, aims: readonly Aim[], { unit, shields }: Victim): boolean {
  const shotsAt = (target: Piece) =>
    aims.reduce((sum, { victim }) => sum + (victim.unit === target ? 1 : 0), state.shotAt[target] ?? 0);
  return unit === undefined || shotsAt(unit) < 2 || shields.every((other) => shotsAt(other) > 0);
}
