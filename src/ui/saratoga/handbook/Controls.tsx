/** What hands and keys do: on the map, and in a game. */
import { handbook } from '../text/handbookWords';

export default function Controls() {
  const words = handbook;
  return (
    <>
      <Keys title={words.mapControls} keys={words.controls} />
      <Keys title={words.gameControlsTitle} keys={words.gameControls} />
    </>
  );
}

function Keys({ title, keys }: { title: string; keys: readonly (readonly string[])[] }) {
  return (
    <>
      <h3 className="controls-title">{title}</h3>
      <dl className="controls">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
