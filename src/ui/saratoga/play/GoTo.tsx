/** Words that lead to a hex: the map goes there, and the stack is taken in hand if that is asked for. */
import type { ReactNode } from 'react';
import type { Hex } from '../../../engine/hexmap/hexId';
import { useOrders } from './orders';
import { usePointer } from '../../hexboard/pointer';

interface Props {
  readonly hex: number;
  /** Whom to take in hand there. */
  readonly ids?: readonly string[];
  readonly children: ReactNode;
}

export function GoTo({ hex, ids = [], children }: Props) {
  const visit = usePointer((pointer) => pointer.visit);
  const take = useOrders((orders) => orders.take);
  return (
    <button
      type="button"
      className="go-to"
      onClick={() => {
        visit(hex as Hex);
        if (ids.length > 0) take(ids);
      }}
    >
      {children}
    </button>
  );
}
