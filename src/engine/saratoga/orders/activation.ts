/** 5.1 What activations would do: who would be active when the Command Phase ends, formation by formation. */
import type { Hex } from '../../hexmap/hexId';
import { type Counter, counterOf, isUnit } from '../data/counters';
import { FORMATION_LIST } from '../data/formations';
import { type FormationId, FORMATIONS, type Side } from '../data/types';
import { apply, check, decision } from '../game';
import { barToActivation, isNearTheFight } from '../command';
import { commanderOf } from '../roster';
import { copyState, type State } from '../state';
import { type View, view as viewFor } from '../view';

export interface Placed {
  readonly id: string;
  readonly hex: Hex;
}

/** Of the units on the map that an activation concerns: whom it makes active, who is so without it, who stays idle. */
export interface Effect {
  readonly brings: readonly Placed[];
  readonly already: readonly Placed[];
  readonly beyond: readonly Placed[];
  /** The commander himself would be active, and the fight is near. */
  readonly leads: boolean;
}

export function effectsOf(state: State, side: Side): ReadonlyMap<FormationId, Effect> {
  const before = endOfCommand(state, side, undefined);
  return new Map(
    FORMATION_LIST.filter((formation) => formation.side === side).map(({ id }) => [
      id,
      {
        ...effectOf(before, endOfCommand(state, side, id), id),
        leads: isLeading(state, id),
      },
    ]),
  );
}

function isLeading(state: State, id: FormationId): boolean {
  const formation = FORMATIONS.indexOf(id);
  return !barToActivation(state, formation) && isNearTheFight(state, commanderOf(formation));
}

function effectOf(before: View, after: View, formation: FormationId): Omit<Effect, 'leads'> {
  const units = unitsOf(after);
  const isIdle = ({ marks }: View, id: string) => marks[id]?.includes('notActivated') === true;
  const isOwn = ({ id }: Placed) => formationOf(counterOf(id)) === formation;
  return {
    brings: units.filter(({ id }) => isIdle(before, id) && !isIdle(after, id)),
    already: units.filter((unit) => isOwn(unit) && !isIdle(before, unit.id)),
    beyond: units.filter((unit) => isOwn(unit) && isIdle(after, unit.id)),
  };
}

const formationOf = (counter: Counter) => ('formation' in counter ? counter.formation : undefined);

const unitsOf = ({ stacks }: View): Placed[] =>
  Object.entries(stacks).flatMap(([hex, ids]) =>
    ids.filter((id) => isUnit(counterOf(id))).map((id) => ({ id, hex: Number(hex) as Hex })),
  );

/** The table as it would be if the Command Phase ended now, after this activation. */
function endOfCommand(state: State, viewer: Side | undefined, formation: FormationId | undefined): View {
  const copy = copyState(state);
  const play = (action: Parameters<typeof apply>[1]) => {
    if (!check(copy, action)) apply(copy, action, () => undefined);
  };
  if (formation !== undefined) play({ kind: 'activate', formation });
  // The last activation may have ended the phase already.
  if (decision(copy)?.kind === 'activate') play({ kind: 'endCommand' });
  return viewFor(copy, viewer);
}
