/** What a press on a hex means now: a finger orders only with its second press. */
import type { View } from '../../../engine/firstSaratoga';
import { NO_HEX, type Hex } from '../../../engine/hexmap/hexId';
import { usePlay } from '../../../store/play';
import { ask, useTable } from '../table';
import { complain } from './deed';
import { deedOf } from './deeds';
import { movableIn } from './deeds/move';
import { drop, EMPTY, useHand } from './hand';
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

/** Whether a mouse could drag somebody from there. */
export function isMovable(hex: Hex): boolean {
  const { view } = useTable.getState();
  if (!view) return false;
  return isUnderWay(view, hex) || (view.decision?.kind === 'move' && movableIn(view, hex).length > 0);
}

/** 4.1 the group that moves on from there. */
const isUnderWay = ({ decision, about }: View, hex: Hex): boolean =>
  decision?.kind === 'moveGroup' && about?.kind === 'group' && about.hex === hex;

/** The drag has begun: those who stand or wait there are taken up. */
export function lift(hex: Hex): void {
  const { view } = useTable.getState();
  if (!view || isUnderWay(view, hex)) return;
  drop();
  deedOf(view)?.press(hex, view, EMPTY);
}

/** They are let go: over a lit hex that is the order, where they stand it is none. */
export function letGo(hex: Hex): void {
  const { view } = useTable.getState();
  const hand = useHand.getState();
  if (!view || hex === NO_HEX || isUnderWay(view, hex)) return;
  if (hand.chosen.some((id) => view.stacks[hex]?.includes(id))) return;
  // Why nobody could be taken up was said when the drag began.
  if (view.decision?.kind === 'move' && hand.chosen.length === 0) return;
  if (litIn(view, hand)[hex]?.path) deedOf(view)?.press(hex, view, hand);
  else complain(ask('whyNotThere', hand.chosen, hand.march, hex));
}

export const cancel = (): void => drop();

export function endPhase(): void {
  const { view } = useTable.getState();
  if (view) deedOf(view)?.end?.(view, useHand.getState());
}
