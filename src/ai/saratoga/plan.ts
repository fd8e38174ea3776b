/** The plan as data: a line for each body that has an order, in codes that the host puts into words. */
import {
  combatUnitsOf,
  commanderOf,
  type FormationId,
  sideOf,
  type State,
} from '../../engine/saratoga/index';
import type { Officer } from './officer';
import { BODIES, bodyOf, GUNS, orderFor, type Reason, type Stance } from './orders';
import { type Survey, surveyOf } from './survey';

export interface PlanLine {
  readonly body: FormationId | 'gatesGuns';
  readonly stance: Stance;
  /** The hex that it goes for or covers; 0 where it is about none. */
  readonly target: number;
  readonly reason: Reason;
}

export function planOf(officer: Officer, state: State): readonly PlanLine[] {
  const { side, orders, traits } = officer;
  const isThere = (body: number) =>
    combatUnitsOf(side).some((unit) => (state.at[unit] ?? 0) > 0 && bodyOf(unit) === body);
  const bodies = BODIES.map((_, body) => body).filter(
    (body) => (body === GUNS ? side === 'american' : sideOf(commanderOf(body)) === side) && isThere(body),
  );
  let survey: Survey | undefined;
  const found = (body: number) => (survey ??= surveyOf(state, side, orders, traits)).targets[body] ?? 0;
  return bodies.flatMap((body) => {
    const name = BODIES[body];
    const { stance, target, reason } = orderFor(orders, body);
    const isGoing = stance === 'advance' || stance === 'assault';
    if (name === undefined) return [];
    return [{ body: name, stance, target: target || (isGoing ? found(body) : 0), reason }];
  });
}
