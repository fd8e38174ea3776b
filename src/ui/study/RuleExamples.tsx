/** What a case and its rulings look like on the board: each example drawn small, with what to see, and a table to try it on. */
import type { Example } from '../../games/contract';
import { gameAddress } from '../routes';
import { useShownGame } from '../table/game';
import { lessons as words } from '../text/lessons';
import { useLoaded } from '../widgets/Part';

const none = (): Promise<readonly Example[]> => Promise.resolve([]);

/** A case, with the rulings on its card. */
export interface Ruled {
  readonly rule: string;
  readonly rulings: readonly string[];
}

interface Props extends Ruled {
  /** In a booklet, the cases above it: what is drawn at one of them is not drawn again, and nothing can be tried on paper. */
  readonly earlier?: readonly Ruled[];
}

export function RuleExamples({ rule, rulings, earlier }: Props) {
  const { entry, screens } = useShownGame();
  const all = useLoaded(entry.examples ?? none) ?? [];
  const { Drawing } = screens;
  const found = all.flatMap((example) => {
    const lines = Object.entries(example.shows).filter(([id]) => isOf({ rule, rulings }, id));
    return lines.length > 0 ? [{ example, lines }] : [];
  });
  if (!Drawing || found.length === 0) return null;
  const drawnAt = ({ shows }: Example) =>
    earlier?.find((other) => Object.keys(shows).some((id) => isOf(other, id)))?.rule;
  const above = all.filter((example) => drawnAt(example) !== undefined).map(({ position }) => position);
  return (
    <section className="rule-examples" aria-label={`${words.rules.examples}: ${rule}`}>
      <h2>{words.rules.examples}</h2>
      {found.map(({ example, lines }, i) => {
        const { position, frame } = example;
        const before = drawnAt(example);
        return (
          <figure key={position} className={before === undefined ? undefined : 'drawn-above'}>
            {before === undefined && (
              <Drawing
                position={position}
                frame={frame}
                before={[...above, ...found.slice(0, i).map(({ example: other }) => other.position)]}
              />
            )}
            <figcaption>
              <ul>
                {lines.map(([id, line]) => (
                  <li key={id}>
                    {id !== rule && <b>{id} </b>}
                    {line} {before !== undefined && words.rules.drawnAt(before)}
                  </li>
                ))}
              </ul>
              {earlier === undefined && (
                <a className="answer" href={gameAddress(entry.id, `at/${encodeURIComponent(position)}`)}>
                  {words.rules.tryIt}
                </a>
              )}
            </figcaption>
          </figure>
        );
      })}
    </section>
  );
}

/** ‘7.3 point 2’ belongs to 7.3. */
const isOf = ({ rule, rulings }: Ruled, id: string): boolean =>
  id === rule || id.startsWith(`${rule} `) || rulings.includes(id);
