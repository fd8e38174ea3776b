/** Words that lead to a hex: the map goes there, and the stack is taken in hand if that is asked for. */
import type { ReactNode } from 'react';
import type { Hex } from '../../../engine/hexmap/hexId';
import { choosableIn, useOrders } from '../../../store/orders';
import { useTable } from '../../../store/table';

export function GoTo({ hex, take = false, children }: { hex: number; take?: boolean; children: ReactNode }) {
  const visit = useTable((table) => table.visit);
  const choose = useOrders((orders) => orders.choose);
  return (
    <button
      type="button"
      className="go-to"
      onClick={() => {
        visit(hex as Hex);
        if (take) choose(choosableIn(hex as Hex));
      }}
    >
      {children}
    </button>
  );
}
