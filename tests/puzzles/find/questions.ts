/** The standard questions that can be asked of a fight. */
import {
  counterOf,
  enemyOf,
  FORMATION_BY_ID,
  formationId,
  formationOf,
  idOf,
  isUnit,
  type Piece,
  type Side,
  sideOf,
} from '../../../src/engine/saratoga';
import { breaks, falls, type Goal, stands } from '../../../src/lessons/saratoga/puzzles/goals';
import type { Cut } from './cut';
import type { Moment } from './moments';
import { mostBroken, mostDestroyed } from './prospects';

export interface Question {
  readonly side: Side;
  readonly words: string;
  readonly goal: Goal;
  /** As it is written where puzzles are. */
  readonly code: string;
}

/** A chance outside of these is no question. */
export const [LEAST, MOST] = [0.25, 0.85];

/** To break a brigade or to destroy a unit of the enemy; before the fire also to come through it without a break. */
export function questionsOf({ kind }: Moment, { state, units }: Cut): readonly Question[] {
  const { phasing, broken } = state;
  const enemy = enemyOf(phasing);
  const [firers, attacked] = [phasing, enemy].map((side) => units.filter((unit) => sideOf(unit) === side));
  if (!firers || !attacked) return [];
  const breaking = (least: number) =>
    formationsOf(attacked).filter(
      (formation) => !broken[formation] && mostBroken(state, formation, attacked, firers) > least,
    );
  const falling = attacked.filter((unit) => mostDestroyed(state, unit, firers) > LEAST);
  return [
    ...breaking(LEAST).map((formation) => toBreak(phasing, formation)),
    ...falling.map((unit) => toDestroy(phasing, unit)),
    ...(kind === 'fire' ? breaking(1 - MOST).map((formation) => toStand(enemy, formation)) : []),
  ];
}

const formationsOf = (units: readonly Piece[]): readonly number[] =>
  [...new Set(units.map(formationOf))].filter((formation) => formation >= 0);

function toBreak(side: Side, formation: number): Question {
  const id = formationId(formation);
  const words = `Break ${FORMATION_BY_ID[id].name}’s brigade this turn.`;
  return { side, words, goal: breaks(id), code: `breaks('${id}')` };
}

function toDestroy(side: Side, unit: Piece): Question {
  const id = idOf(unit);
  const counter = counterOf(id);
  const name = isUnit(counter) ? counter.longName : counter.name;
  return { side, words: `Destroy the ${name} this turn.`, goal: falls(id), code: `falls('${id}')` };
}

function toStand(side: Side, formation: number): Question {
  const id = formationId(formation);
  const words = `Keep ${FORMATION_BY_ID[id].name}’s brigade from breaking this turn.`;
  return { side, words, goal: stands(id), code: `stands('${id}')` };
}
