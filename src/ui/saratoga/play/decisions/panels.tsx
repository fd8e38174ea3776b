/** The answers to every kind of decision, beside the map. */
import type { ReactNode } from 'react';
import type { DecisionKind } from '../../../../engine/saratoga';
import { Roll } from '../../../table/Roll';
import { PartBoundary, useLoaded } from '../../../widgets/Part';
import { ChooseOrder } from './ChooseOrder';

interface Panel {
  readonly Answers: () => ReactNode;
  /** Whether what was begun in it goes on in the next decision of the same kind. */
  readonly goesOn: boolean;
}

/** Asked for as soon as a game stands on the table. */
export const laterAnswers = () => import('./later');

export const PANELS: Readonly<Record<DecisionKind | 'roll', Panel>> = {
  place: { Answers: later('Place'), goesOn: true },
  chooseOrder: { Answers: ChooseOrder, goesOn: false },
  activate: { Answers: later('Activate'), goesOn: false },
  move: { Answers: later('Move'), goesOn: true },
  removeExcess: { Answers: later('RemoveExcess'), goesOn: false },
  combatMove: { Answers: later('CombatMove'), goesOn: false },
  fire: { Answers: later('Fire'), goesOn: true },
  freeRound: { Answers: later('Fire'), goesOn: false },
  retreat: { Answers: later('Retreat'), goesOn: false },
  displace: { Answers: later('Retreat'), goesOn: false },
  relocateLeader: { Answers: later('RelocateLeader'), goesOn: false },
  advance: { Answers: later('Advance'), goesOn: false },
  recover: { Answers: later('Recover'), goesOn: false },
  roll: { Answers: Roll, goesOn: false },
};

function later(name: keyof Awaited<ReturnType<typeof laterAnswers>>): () => ReactNode {
  const Loaded = () => {
    const Answers = useLoaded(laterAnswers)?.[name];
    return Answers && <Answers />;
  };
  return function Later() {
    return (
      <PartBoundary>
        <Loaded />
      </PartBoundary>
    );
  };
}
