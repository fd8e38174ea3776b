/** 13.2, 15.5 The turns with their hours and the faces that mean fog. */
import { useField } from '../field';
import { useTable } from '../table';
import { hourName } from '../text/names';
import { play } from '../text/play';

export function TurnTrack() {
  const { scenario } = useField();
  const turn = useTable((table) => table.view?.turn ?? 1);
  const fog = useTable((table) => table.view?.fog ?? false);
  const isSettled = useTable(({ view }) => view?.phase !== 'setUp' && view?.phase !== 'fog');
  return (
    <section className="fs-track" aria-label={play.phases.fog}>
      <ol>
        {scenario.turns.map((each, i) => {
          const number = i + 1;
          const isNow = number === turn;
          const weather = isNow && isSettled ? (fog ? play.fog : play.clear) : undefined;
          return (
            <li
              key={number}
              className={`${isNow ? 'now' : number < turn ? 'past' : ''}${weather === play.fog ? ' foggy' : ''}`}
              aria-current={isNow ? 'step' : undefined}
              aria-label={`${play.turn(number, hourName(each.time))}. ${each.fog ? play.roll.fog(...each.fog) : play.clear}`}
            >
              <b>{number}</b>
              <span>{hourName(each.time).replace(' ', ' ')}</span>
              <small>{weather ?? (each.fog ? play.roll.fog(...each.fog) : play.clear)}</small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
