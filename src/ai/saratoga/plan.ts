/** The plan as data: a line for each body that has an order, or half of which is sent at what lies open, in codes that the host puts into words. */
import {
  combatUnitsOf,
  commanderOf,
  type FormationId,
  sideOf,
  type State,
} from '../../engine/saratoga/index';
import type { Officer } from './officer';
import { BODIES, bodyOf, GUNS, type Order, orderFor, type Reason, type Stance } from './orders';
import { type Survey, surveyOf } from './survey';

export interface PlanLine {
  readonly body: FormationId | 'gatesGuns';
  readonly stance: Stance;
  /** The hex that it goes for or covers; 0 where it is about none. */
  readonly target: number;
  readonly reason: Reason;
}

export function planOf(officer: Officer, state: State): readonly PlanLine[] {
  const { side, orders, posts, traits } = officer;
  const menOf = (body: number) =>
    combatUnitsOf(side).filter((unit) => (state.at[unit] ?? 0) > 0 && bodyOf(unit) === body);
  const bodies = BODIES.map((_, body) => body).filter(
    (body) =>
      (body === GUNS ? side === 'american' : sideOf(commanderOf(body)) === side) && menOf(body).length > 0,
  );
  let survey: Survey | undefined;
  const takes = (body: number): Order | undefined => {
    const men = menOf(body);
    const sent = men.map((unit) => posts.get(unit)).filter((order) => order?.reason === 'unguarded');
    return sent.length * 2 >= men.length ? sent[0] : undefined;
  };
  const found = (body: number) => (survey ??= surveyOf(state, side, orders, traits)).targets[body] ?? 0;
  return bodies.flatMap((body) => {
    const name = BODIES[body];
    const { stance, target, reason } = takes(body) ?? orderFor(orders, body);
    const isGoing = stance === 'advance' || stance === 'assault';
    if (name === undefined) return [];
    return [{ body: name, stance, target: target || (isGoing ? found(body) : 0), reason }];
  });
}
