/** Dice that are asked for: those of an attack with its chances, those of a test alone; a card that is drawn shows nothing. */
import type { View } from '../../../../engine/freemansFarm';
import { isRolledByHand } from '../../../../store/rolls';
import { Roll } from '../../../table/Roll';
import { part } from '../../../widgets/Part';
import { AttackOdds } from '../AttackOdds';
import { DiceTray } from '../DiceTray';

const OrderedRoll = part(() => import('../OrderedRoll'));

export function Rolling({ view }: { view: View }) {
  const { decision, attack, bot, phasing, stage } = view;
  if (decision?.kind !== 'roll') return null;
  const isCard = decision.what === 'draw';
  const isOrdered = stage === 'play' && bot?.side === phasing && !isRolledByHand(decision);
  const isFirst = decision.what === 'attack' && attack?.dice.length === 0;
  return (
    <>
      {isOrdered ? <OrderedRoll isCard={isCard} /> : !isCard && <Roll />}
      {!isCard && attack && attack.dice.length > 0 && (
        <DiceTray attack={attack} view={view} again={decision.what === 'attack' ? attack.again : []} />
      )}
      {isFirst && <AttackOdds />}
    </>
  );
}
