/** Dice that are asked for: those of an attack with its chances, those of a test alone; a card that is drawn shows nothing. */
import type { View } from '../../../../engine/freemansFarm';
import { Roll } from '../../../table/Roll';
import { AttackOdds } from '../AttackOdds';
import { DiceTray } from '../DiceTray';
import { OrderSheet } from '../OrderSheet';

export function Rolling({ view }: { view: View }) {
  const { decision, attack } = view;
  if (decision?.kind !== 'roll') return null;
  if (decision.what === 'draw') return <OrderSheet />;
  const isFirst = decision.what === 'attack' && attack?.dice.length === 0;
  return (
    <>
      <Roll />
      {attack && attack.dice.length > 0 && <DiceTray dice={attack.dice} meanings={attack.meanings} />}
      {isFirst && <AttackOdds />}
      <OrderSheet />
    </>
  );
}
