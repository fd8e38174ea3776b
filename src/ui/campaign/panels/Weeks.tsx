/** The twenty weeks: dates, who comes when, what becomes possible; and who is lost so far. */
import { BLOCKS, CLINTON, DATES, DESERTION_TURNS, OPTION_NAMES } from '../../../engine/campaign';
import { useTable } from '../table';
import { listed } from '../text/names';
import { play } from '../text/play';
import { LostBlocks } from './LostBlocks';

export default function Weeks() {
  const view = useTable((table) => table.view);
  if (!view) return null;
  const options = OPTION_NAMES.filter((name) => view.options[name]);
  return (
    <div className="weeks">
      {options.length > 0 && <p className="aside">{options.map((name) => play.options[name]).join(' · ')}</p>}
      <ol>
        {DATES.map((date, i) => {
          const turn = i + 1;
          return (
            <li
              key={date}
              aria-current={turn === view.turn ? 'step' : undefined}
              className={turn < view.turn ? 'past' : ''}
            >
              <b>{turn}</b> <span>{date}</span>
              <small>{notesFor(turn, view.options.desertion).join('. ')}</small>
            </li>
          );
        })}
      </ol>
      <p className="aside">{play.weeks.reconstructed}</p>
      <h3>{play.weeks.lost}</h3>
      {view.lost.length === 0 && <p>{play.weeks.none}</p>}
      <LostBlocks lost={view.lost} />
    </div>
  );
}

function notesFor(turn: number, hasDesertion: boolean): string[] {
  const due = BLOCKS.filter((block) => block.turn === turn).map(({ name }) => name);
  return [
    due.length > 0 ? listed(due) : '',
    turn === 5 ? play.weeks.stLedger : '',
    turn === CLINTON.fromTurn ? play.weeks.clinton : '',
    hasDesertion && DESERTION_TURNS.includes(turn) ? play.weeks.deserts : '',
  ].filter(Boolean);
}
