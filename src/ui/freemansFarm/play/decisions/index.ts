/** One small component for each kind of decision, named like it. */
import type { ComponentType } from 'react';
import type { DecisionKind, View } from '../../../../engine/freemansFarm';
import { AnswerAttack, PrepareAttack } from './Attack';
import { ChooseCommand } from './ChooseCommand';
import { ChooseFormation } from './ChooseFormation';
import { DrawCard } from './DrawCard';
import { KeepHand } from './KeepHand';
import { Maintain } from './Maintain';
import { AnswerReroll, FollowUp, Rescue } from './Others';
import { PayCost } from './PayCost';
import { PlayCard } from './PlayCard';
import { Purchase } from './Purchase';
import { Rolling } from './Rolling';

export const PANELS: Readonly<Record<DecisionKind | 'roll', ComponentType<{ readonly view: View }>>> = {
  keepHand: KeepHand,
  playCard: PlayCard,
  chooseFormation: ChooseFormation,
  chooseCommand: ChooseCommand,
  payCost: PayCost,
  prepareAttack: PrepareAttack,
  answerAttack: AnswerAttack,
  maintain: Maintain,
  answerReroll: AnswerReroll,
  rescue: Rescue,
  followUp: FollowUp,
  purchase: Purchase,
  drawCard: DrawCard,
  roll: Rolling,
};
