/** What everything rests on: P published, I inferred, R ours. */
import { allSources, sourceWords } from '../text/sources';
import { Reasons } from './Reasons';

export default function Sources() {
  const all = allSources();
  return (
    <div className="fs-sources">
      <p>{sourceWords.lead}</p>
      <p>{sourceWords.picket}</p>
      <ul>
        {Object.entries(sourceWords.grades).map(([grade, what]) => (
          <li key={grade}>
            <b>{grade}</b> {what}
          </li>
        ))}
      </ul>
      {Object.entries(sourceWords.titles).map(([id, title]) => (
        <section key={id}>
          <h3>{title}</h3>
          <Reasons reasons={all[id as keyof typeof all]} />
        </section>
      ))}
    </div>
  );
}
