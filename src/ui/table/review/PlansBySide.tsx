/** What opponents were about at this moment of the game: for each side who it was, since when, and its orders. */
import type { ReactNode } from 'react';
import { useReview } from '../../../store/review';
import { capital } from '../../text/common';
import { opponents } from '../../text/opponents';
import { useShownGame, useWords } from '../game';

interface Props<Row> {
  /** Whatever is no plan of the game is left out. */
  readonly rowsOf: (plan: unknown, side: string) => readonly Row[];
  /** ‘Ordered in turn 3’. */
  readonly since: (turn: number) => string;
  readonly show: (rows: readonly Row[]) => ReactNode;
}

export function PlansBySide<Row>({ rowsOf, since, show }: Props<Row>) {
  const words = useWords();
  const { entry } = useShownGame();
  const minds = useReview((review) => review.minds);
  const place = useReview((review) => review.place);
  const found = entry.sides.flatMap((side) => {
    const mind = minds.findLast(
      (each) => each.side === side && each.at <= place && rowsOf(each.plan, side).length > 0,
    );
    return mind ? [{ side, mind, rows: rowsOf(mind.plan, side) }] : [];
  });
  if (found.length === 0) return <p className="aside">{opponents.plans.none}</p>;
  return found.map(({ side, mind, rows }) => (
    <section key={side} className={`plans ${side}`}>
      <h3>
        {opponents.plans.of(
          capital(words.theSide(side)),
          entry.opponents.find(({ id }) => id === mind.level)?.name ?? mind.level,
        )}
      </h3>
      <p className="aside">{since(mind.turn)}</p>
      {show(rows)}
    </section>
  ));
}
