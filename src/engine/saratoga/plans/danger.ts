/** 7.1-7.4, 3.8 What threatens a side: the fire that could come next from where the enemies whom it knows stand now. */
import { barToGunFire } from '../artillery';
import { GRID } from '../battlefield';
import { dieNeeded, modifiers, numberNeeded } from '../combat';
import type { FormationId, Side } from '../data/types';
import { isConcealed, knownPart } from '../fog';
import { farSights } from '../los';
import { isBroken } from '../morale';
import {
  combatUnitsOf,
  enemyOf,
  formationsOf,
  idOf,
  isGun,
  LEADER_PIECES,
  type Piece,
  ratingOf,
  sideOf,
} from '../roster';
import { STACKING_LIMIT } from '../stacking';
import { hexOfPiece, hitsOf, isOnMap, type State } from '../state';
import { fieldOf, readBoard } from '../zoc';
import { testOf } from './worth';

export interface Danger {
  readonly shots: readonly {
    readonly from: number;
    readonly hex: number;
    /** The firer. */
    readonly unit: string;
    /** Faces of the die that hit, at best; all six at leaders who stand alone (7.6). */
    readonly faces: number;
  }[];
  /** That at least one of these shots hits in the hex, from 0 to 1. */
  readonly hexes: readonly { readonly hex: number; readonly hit: number }[];
  readonly units: Readonly<Record<string, UnitDanger>>;
  /** The next morale check of each formation that has not broken: this or less passes, and so many of 36 throws break it. */
  readonly formations: readonly {
    readonly formation: FormationId;
    readonly needed: number;
    readonly breaks: number;
  }[];
  readonly leadersAlone: readonly string[];
}

/** Units that nothing threatens are left out. */
export interface UnitDanger {
  /** As of its hex. */
  readonly hit: number;
  /** 7.3 one hit turns it over or destroys it. */
  readonly onEdge: boolean;
}

/** For the side that looks; before both sides, for the phasing one and from what both may know. */
export function danger(truth: State, viewer: Side | undefined): Danger {
  const side = viewer ?? truth.phasing;
  const closed = closedHexes(truth, viewer, side);
  const state = knownTo(truth, viewer, side);
  const shots = combatUnitsOf(enemyOf(side))
    .filter((unit) => isOnMap(state, unit) && mayFireNext(state, unit))
    .flatMap((unit) => shotsBy(state, unit, closed));
  const missed = new Map<number, number>();
  for (const { hex, faces } of shots) missed.set(hex, (missed.get(hex) ?? 1) * (1 - faces / 6));
  const { own } = fieldOf(readBoard(state), side);
  return {
    shots,
    hexes: [...missed].map(([hex, miss]) => ({ hex, hit: 1 - miss })),
    units: Object.fromEntries(
      combatUnitsOf(side)
        .filter((unit) => isOnMap(state, unit))
        .map((unit) => {
          const hit = 1 - (missed.get(hexOfPiece(state, unit)) ?? 1);
          return [idOf(unit), { hit, onEdge: hitsOf(state, unit) % 2 === 1 }] as const;
        })
        .filter(([, { hit, onEdge }]) => hit > 0 || onEdge),
    ),
    formations: formationsOf(side)
      .filter((formation) => !state.broken[formation])
      .map((formation) => {
        const { formation: id, needed, breaks } = testOf(state, formation);
        return { formation: id, needed, breaks };
      }),
    leadersAlone: LEADER_PIECES.filter(
      (leader) => sideOf(leader) === side && isOnMap(state, leader) && own[hexOfPiece(state, leader)] === 0,
    ).map(idOf),
  };
}

/** 3.4 without what is hidden from the viewer, and with nobody bound by shots that were fired (7.4). */
function knownTo(truth: State, viewer: Side | undefined, side: Side): State {
  const state = knownPart(truth, enemyOf(side));
  const known = viewer === undefined ? knownPart(state, side) : state;
  known.aimedAt.fill(0);
  return known;
}

/** 3.8.2, R94 the broken fire when they are attacked, and only then. */
const mayFireNext = (state: State, unit: Piece): boolean =>
  sideOf(unit) !== state.phasing || !isBroken(state, unit);

function shotsBy(state: State, unit: Piece, closed: ReadonlySet<number>): Danger['shots'] {
  const { foes, foeLeaders } = fieldOf(readBoard(state), sideOf(unit));
  const from = hexOfPiece(state, unit);
  const near = GRID.neighbours(from);
  const sighted = isGun(unit) ? [...near, ...farSights(from, state.options.losHeight)] : near;
  const base = numberNeeded(ratingOf(unit, hitsOf(state, unit)));
  return sighted
    .filter((hex) => foes[hex] !== 0 || (foeLeaders[hex] !== 0 && !isGun(unit)))
    .filter((hex) => !isGun(unit) || !barToGunFire(state, unit, hex))
    .map((hex) => {
      const defenders = closed.has(hex) ? STACKING_LIMIT : (foes[hex] ?? 0);
      const faces = foes[hex] === 0 ? 6 : 7 - dieNeeded(base, modifiers(state, unit, hex, defenders));
      return { from, hex, unit: idOf(unit), faces };
    });
}

/** CRT, R110 the hexes where two may stand for all that the viewer knows. */
function closedHexes(truth: State, viewer: Side | undefined, side: Side): ReadonlySet<number> {
  if (viewer !== undefined) return new Set();
  const hexes = combatUnitsOf(side).map((unit) => hexOfPiece(truth, unit));
  return new Set(hexes.filter((hex) => hex > 0 && isConcealed(truth, hex)));
}
