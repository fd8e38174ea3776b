/** The answers to every kind of decision, beside the map. */
import type { ReactNode } from 'react';
import type { DecisionKind } from '../../../../engine/saratoga';
import { Roll } from '../../../table/Roll';
import { Activate } from './Activate';
import { Advance } from './Advance';
import { ChooseOrder } from './ChooseOrder';
import { CombatMove } from './CombatMove';
import { Fire } from './Fire';
import { Move } from './Move';
import { Place } from './Place';
import { Recover } from './Recover';
import { RelocateLeader } from './RelocateLeader';
import { RemoveExcess } from './RemoveExcess';
import { Retreat } from './Retreat';

interface Panel {
  readonly Answers: () => ReactNode;
  /** Whether what was begun in it goes on in the next decision of the same kind. */
  readonly goesOn: boolean;
}

export const PANELS: Readonly<Record<DecisionKind | 'roll', Panel>> = {
  place: { Answers: Place, goesOn: true },
  chooseOrder: { Answers: ChooseOrder, goesOn: false },
  activate: { Answers: Activate, goesOn: false },
  move: { Answers: Move, goesOn: true },
  removeExcess: { Answers: RemoveExcess, goesOn: false },
  combatMove: { Answers: CombatMove, goesOn: false },
  fire: { Answers: Fire, goesOn: true },
  freeRound: { Answers: Fire, goesOn: false },
  retreat: { Answers: Retreat, goesOn: false },
  displace: { Answers: Retreat, goesOn: false },
  relocateLeader: { Answers: RelocateLeader, goesOn: false },
  advance: { Answers: Advance, goesOn: false },
  recover: { Answers: Recover, goesOn: false },
  roll: { Answers: Roll, goesOn: false },
};
