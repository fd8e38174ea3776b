/** The answers to every kind of decision beside the map. */
import type { ComponentType } from 'react';
import type { DecisionKind } from '../../../../engine/firstSaratoga';
import { Attack, ChoosePrimary } from './Attack';
import { Move } from './Move';
import { MoveGroup } from './MoveGroup';
import { Rally } from './Rally';
import { Exchange, GiveGround, Hold } from './Results';
import { Advance, RelocateLeader, Retreat } from './Retreat';
import { Rolling } from './Rolling';
import { AssignEntry, Place } from './SetUp';

export const PANELS: Readonly<Record<DecisionKind | 'roll', ComponentType>> = {
  assignEntry: AssignEntry,
  place: Place,
  rally: Rally,
  move: Move,
  moveGroup: MoveGroup,
  relocateLeader: RelocateLeader,
  attack: Attack,
  choosePrimary: ChoosePrimary,
  exchange: Exchange,
  hold: Hold,
  giveGround: GiveGround,
  afterLongShot: GiveGround,
  retreat: Retreat,
  advance: Advance,
  counterattack: Attack,
  roll: Rolling,
};
