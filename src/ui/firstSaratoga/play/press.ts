/** What a press on a hex means now: a finger orders only with its second press. */
import { NO_HEX, type Hex } from '../../../engine/hexmap/hexId';
import { usePlay } from '../../../store/play';
import { useTable } from '../table';
import { deedOf } from './deeds';
import { drop, useHand } from './hand';
import { litIn } from './lit';

export function press(hex: Hex, isTouch: boolean): void {
  const { view } = useTable.getState();
  if (!view || hex === NO_HEX) return;
  if (view.decision?.kind === 'roll') {
    // Whoever is in a hurry presses anywhere.
    usePlay.getState().roll();
    return;
  }
  const hand = useHand.getState();
  const lit = litIn(view, hand)[hex];
  const isOrder = lit?.path !== undefined || (lit && ORDERS.includes(view.decision?.kind ?? ''));
  if (isTouch && isOrder && hand.aim !== hex) useHand.setState({ aim: hex });
  else deedOf(view)?.press(hex, view, hand);
}

/** Where every lit hex is an order, though no way leads there. */
const ORDERS: readonly string[] = ['retreat', 'relocateLeader', 'advance'];

export const cancel = (): void => drop();

export function endPhase(): void {
  const { view } = useTable.getState();
  if (view) deedOf(view)?.end?.(view, useHand.getState());
}
