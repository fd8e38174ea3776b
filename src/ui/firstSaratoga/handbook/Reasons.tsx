/** Values with what they rest on, a line each. */
import type { Reason } from '../text/sources';

export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <dl className="fs-reasons">
      {reasons.map(({ prov, what, why }, i) => (
        <div key={i}>
          <dt>{what}</dt>
          <dd>
            <b>{prov}</b> {why}
          </dd>
        </div>
      ))}
    </dl>
  );
}
