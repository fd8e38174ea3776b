/** Values with what they rest on, a line each. */
import type { Reason } from '../text/sources';

export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <dl className="fs-reasons">
      {reasons.map(({ grade, what, why }, i) => (
        <div key={i}>
          <dt>{what}</dt>
          <dd>
            {why} <small>{grade}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
