/** What the values of a formation's card rest on, for whoever asks. */
import { type FormationId, MARKS, PROVENANCE } from '../../../engine/freemansFarm';
import { commandNames } from '../text/commands';
import { provenance as words } from '../text/provenance';

export default function Provenance({ id }: { id: FormationId }) {
  const rows = Object.entries(PROVENANCE).filter(([key]) => isOf(key, id));
  return (
    <details className="ff-provenance">
      <summary>{words.title}</summary>
      <p>{MARKS.map((mark) => `${mark}: ${words.marks[mark]}`).join('; ')}.</p>
      <ul>
        {rows.map(([key, { mark, why }]) => (
          <li key={key}>
            <b>{mark}</b> {words.name(key, commandNames)}: {words.plain(why)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The guns' Commands have a shorter name than the formation. */
const isOf = (key: string, id: FormationId): boolean =>
  key.startsWith(`formations.${id}.`) ||
  key.startsWith(`commands.${id === 'americanArtillery' ? 'artillery' : id}.`);
