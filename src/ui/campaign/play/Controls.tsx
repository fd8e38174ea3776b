/** The keys and gestures of the table. */
import { play } from '../text/play';

export function Controls() {
  return (
    <section className="controls-list">
      <h3>{play.controlsTitle}</h3>
      <dl>
        {play.controls.map(([what, does]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
