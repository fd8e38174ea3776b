/** The battle as it was fought. */
import type { Battle } from '../../../../engine/saratoga';
import { end } from '../../text/end';

export function HowItWent({ battle }: { battle: Battle }) {
  return (
    <section className="end-history">
      <h3>{end.history.title}</h3>
      {end.history[battle].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
