/** 5.1 What activations would do: who would be active when the Command Phase ends, formation by formation. */
import type { Hex } from '../engine/hexmap/hexId';
import {
  type Counter,
  counterOf,
  type FormationId,
  FORMATION_LIST,
  isUnit,
  SARATOGA,
  type Side,
  type State,
  type View,
} from '../engine/saratoga';

export interface Standing {
  readonly id: string;
  readonly hex: Hex;
}

/** Of the units on the map that an activation concerns: whom it makes active, who is so without it, who stays idle. */
export interface Effect {
  readonly brings: readonly Standing[];
  readonly already: readonly Standing[];
  readonly beyond: readonly Standing[];
}

export function effectsOf(state: State, side: Side): ReadonlyMap<FormationId, Effect> {
  const before = endOfCommand(state, side, undefined);
  return new Map(
    FORMATION_LIST.filter((formation) => formation.side === side).map(({ id }) => [
      id,
      effectOf(before, endOfCommand(state, side, id), id),
    ]),
  );
}

function effectOf(before: View, after: View, formation: FormationId): Effect {
  const units = unitsOf(after);
  const isIdle = ({ marks }: View, id: string) => marks[id]?.includes('notActivated') === true;
  const isOwn = ({ id }: Standing) => formationOf(counterOf(id)) === formation;
  return {
    brings: units.filter(({ id }) => isIdle(before, id) && !isIdle(after, id)),
    already: units.filter((unit) => isOwn(unit) && !isIdle(before, unit.id)),
    beyond: units.filter((unit) => isOwn(unit) && isIdle(after, unit.id)),
  };
}

const formationOf = (counter: Counter) => ('formation' in counter ? counter.formation : undefined);

const unitsOf = ({ stacks }: View): Standing[] =>
  Object.entries(stacks).flatMap(([hex, ids]) =>
    ids.filter((id) => isUnit(counterOf(id))).map((id) => ({ id, hex: Number(hex) as Hex })),
  );

/** The marks on the table with those of the units as they would be if the Command Phase ended now. */
export function foreseenMarks(state: State, { marks, viewer }: View): View['marks'] {
  const after = endOfCommand(state, viewer, undefined).marks;
  const foreseen: Record<string, View['marks'][string]> = {};
  for (const id of new Set([...Object.keys(marks), ...Object.keys(after)])) {
    const from = isUnit(counterOf(id)) ? after : marks;
    const idle = from[id]?.includes('notActivated') ? (['notActivated'] as const) : [];
    const others = (marks[id] ?? []).filter((mark) => mark !== 'notActivated');
    if (others.length + idle.length > 0) foreseen[id] = [...others, ...idle];
  }
  return foreseen;
}

/** The table as it would be if the Command Phase ended now, after this activation. */
function endOfCommand(state: State, viewer: Side | undefined, formation: FormationId | undefined): View {
  const copy = SARATOGA.copy(state);
  const play = (action: Parameters<typeof SARATOGA.apply>[1]) => {
    if (!SARATOGA.check(copy, action)) SARATOGA.apply(copy, action, () => undefined);
  };
  if (formation !== undefined) play({ kind: 'activate', formation });
  // The last activation may have ended the phase already.
  if (SARATOGA.decision(copy)?.kind === 'activate') play({ kind: 'endCommand' });
  return SARATOGA.view(copy, viewer);
}
