/** What hands and keys do. */
import { controls } from '../text/handbook';

export default function Controls() {
  return (
    <>
      <h3>{controls.title}</h3>
      <dl className="ff-controls">
        {controls.keys.map(([key, what]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
