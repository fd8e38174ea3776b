/** What a position of the board is for whoever was picked: his place in line, a shift, or the target of his fire. */
import type { Position, Side, View } from '../../../engine/campaign';
import { blockOf } from '../spots';
import { offersFor } from './line';

type Sent = Extract<View['actions'][number], { readonly kind: 'set' | 'shift' | 'fire' }>;

/** What a press on the position orders for whoever was picked. */
export function orderTo(
  view: View,
  chosen: string | undefined,
  side: Side,
  position: Position,
): Sent | undefined {
  if (chosen === undefined) return undefined;
  const isOwn = blockOf(chosen).side === side;
  if (view.decision?.kind === 'deploy')
    return isOwn && positionOf(view, chosen) !== position
      ? { kind: 'set', block: chosen, position }
      : undefined;
  const offers = offersFor(view, chosen);
  if (isOwn)
    return offers.find((action) => action.kind === 'shift' && action.to === position) as Sent | undefined;
  const facing = { left: 'right', center: 'center', right: 'left', reserve: 'none' }[position];
  return positionOf(view, chosen) === facing
    ? (offers.find(({ kind }) => kind === 'fire') as Sent | undefined)
    : undefined;
}

export function positionOf(view: View, id: string): Position | undefined {
  const line = view.battle?.lines[blockOf(id).side];
  return (['left', 'center', 'right', 'reserve'] as const).find((name) =>
    line?.[name].some((fighter) => fighter.id === id),
  );
}
