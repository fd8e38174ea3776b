/** The answers to every kind of decision, beside the map. */
import type { ReactNode } from 'react';
import type { DecisionKind } from '../../../../engine/campaign';
import { Roll } from '../../../table/Roll';
import { Act, CoverNatives, Deploy } from './Battle';
import {
  ChooseBattle,
  GiveWay,
  PickBlock,
  Retreat,
  SendToHudson,
  StayOrGo,
  StrengthenStLedger,
} from './Choosing';
import { ForceMarch } from './ForceMarch';
import { March, Move, NativeMarch } from './Move';
import { Enter, LeaveHudson, PlaceMilitia } from './Placing';

interface Panel {
  readonly Answers: () => ReactNode;
  /** Whether what was begun in it goes on in the next decision of the same kind. */
  readonly goesOn: boolean;
}

export const PANELS: Readonly<Record<DecisionKind | 'roll', Panel>> = {
  strengthenStLedger: { Answers: StrengthenStLedger, goesOn: true },
  placeMilitia: { Answers: PlaceMilitia, goesOn: true },
  desert: { Answers: PickBlock, goesOn: false },
  sendToHudson: { Answers: SendToHudson, goesOn: false },
  leaveHudson: { Answers: LeaveHudson, goesOn: true },
  enter: { Answers: Enter, goesOn: true },
  move: { Answers: Move, goesOn: false },
  march: { Answers: March, goesOn: false },
  nativeMarch: { Answers: NativeMarch, goesOn: true },
  overrunRetreat: { Answers: Retreat, goesOn: false },
  forceMarch: { Answers: ForceMarch, goesOn: true },
  chooseBattle: { Answers: ChooseBattle, goesOn: false },
  deploy: { Answers: Deploy, goesOn: true },
  stayOrGo: { Answers: StayOrGo, goesOn: false },
  coverNatives: { Answers: CoverNatives, goesOn: false },
  act: { Answers: Act, goesOn: true },
  takeHit: { Answers: PickBlock, goesOn: false },
  flee: { Answers: PickBlock, goesOn: false },
  retreat: { Answers: Retreat, goesOn: false },
  giveWay: { Answers: GiveWay, goesOn: false },
  roll: { Answers: Roll, goesOn: false },
};
