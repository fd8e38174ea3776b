/** Orders of a plan: who, what, and why; what lies on a hex is shown there. */
import { usePointer } from '../../../store/pointer';

export interface PlanRow {
  readonly body: string;
  readonly order: string;
  readonly reason: string;
  readonly hex?: number | undefined;
}

interface Props {
  readonly head: Readonly<Record<'body' | 'order' | 'reason', string>>;
  readonly rows: readonly PlanRow[];
}

export function PlanTable({ head, rows }: Props) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{head.body}</th>
          <th scope="col">{head.order}</th>
          <th scope="col">{head.reason}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ body, order, reason, hex }, i) => (
          <tr
            key={i}
            onPointerEnter={() => usePointer.getState().highlight(hex === undefined ? [] : [hex])}
            onPointerLeave={() => usePointer.getState().highlight([])}
          >
            <th scope="row">{body}</th>
            <td>{order}</td>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
