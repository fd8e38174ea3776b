/** How one has done against the computer: by battle, side and opponent. */
import type { Entry } from '../../games/contract';
import type { Result } from '../../store/library/results';
import { opponents } from '../text/opponents';

interface Props {
  readonly game: Entry;
  readonly results: readonly Result[];
  readonly side: (side: string) => string;
}

export function Score({ game, results, side }: Props) {
  if (results.length === 0) return null;
  const { table } = opponents;
  const rows = game.scenarios.flatMap((scenario) =>
    game.sides.flatMap((own) =>
      game.opponents.flatMap((level) => {
        const found = results.filter(
          (each) => each.scenario === scenario.id && each.side === own && each.level === level.id,
        );
        return found.length > 0 ? [{ scenario, own, level, found }] : [];
      }),
    ),
  );
  return (
    <details className="against-results">
      <summary>{opponents.soFar(scoreOf(results))}</summary>
      <table>
        <thead>
          <tr>
            {Object.values(table).map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ scenario, own, level, found }) => (
            <tr key={`${scenario.id} ${own} ${level.id}`}>
              <td>{scenario.name}</td>
              <td>{side(own)}</td>
              <td>{level.name}</td>
              <td>{scoreOf(found)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export const scoreOf = (all: readonly Result[]): string =>
  opponents.score(
    all.filter(({ won }) => won === true).length,
    all.filter(({ won }) => won === false).length,
    all.filter(({ won }) => won === undefined).length,
  );
