/** What a case and its rulings look like on the board: each example drawn small, with what to see, and a table to try it on. */
import type { Example } from '../../games/contract';
import { gameAddress } from '../routes';
import { useShownGame } from '../table/game';
import { lessons as words } from '../text/lessons';
import { useLoaded } from '../widgets/Part';

const none = (): Promise<readonly Example[]> => Promise.resolve([]);

interface Props {
  readonly rule: string;
  /** Those on the card of the case. */
  readonly rulings: readonly string[];
}

export function RuleExamples({ rule, rulings }: Props) {
  const { entry, screens } = useShownGame();
  const all = useLoaded(entry.examples ?? none);
  const { Drawing } = screens;
  // ‘7.3 point 2’ belongs to 7.3.
  const isMeant = (id: string) => id === rule || id.startsWith(`${rule} `) || rulings.includes(id);
  const found = (all ?? []).flatMap((example) => {
    const lines = Object.entries(example.shows).filter(([id]) => isMeant(id));
    return lines.length > 0 ? [{ example, lines }] : [];
  });
  if (!Drawing || found.length === 0) return null;
  return (
    <section className="rule-examples" aria-label={words.rules.examples}>
      <h2>{words.rules.examples}</h2>
      {found.map(({ example: { position, frame }, lines }, i) => (
        <figure key={position}>
          <Drawing
            position={position}
            frame={frame}
            before={found.slice(0, i).map(({ example }) => example.position)}
          />
          <figcaption>
            <ul>
              {lines.map(([id, line]) => (
                <li key={id}>
                  {id !== rule && <b>{id} </b>}
                  {line}
                </li>
              ))}
            </ul>
            <a className="answer" href={gameAddress(entry.id, `at/${encodeURIComponent(position)}`)}>
              {words.rules.tryIt}
            </a>
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
