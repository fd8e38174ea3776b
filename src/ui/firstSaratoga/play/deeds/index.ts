/** Every kind of decision, as it is made on the map. */
import type { DecisionKind, View } from '../../../../engine/firstSaratoga';
import type { Deed } from '../deed';
import { attack } from './attack';
import { move } from './move';
import { moveGroup } from './moveGroup';
import { advance, giveGround, inAttack, relocate, retreat } from './results';
import { assignEntry, place, rally } from './setUp';

const DEEDS: Readonly<Record<DecisionKind, Deed>> = {
  assignEntry,
  place,
  rally,
  move,
  moveGroup,
  relocateLeader: relocate,
  attack,
  choosePrimary: inAttack,
  exchange: inAttack,
  hold: inAttack,
  giveGround,
  afterLongShot: giveGround,
  retreat,
  advance,
  counterattack: attack,
};

/** Nothing while dice fall, or the game is over. */
export const deedOf = ({ decision }: View): Deed | undefined =>
  decision && decision.kind !== 'roll' ? DEEDS[decision.kind] : undefined;
