/** The twenty weeks: dates, who comes when, what becomes possible; and who is lost so far. */
import { BLOCKS, CLINTON, DATES, DESERTION_TURNS, OPTION_NAMES, SIDES } from '../../../engine/campaign';
import { BlockIcon } from '../blocks/BlockIcon';
import { blockOf } from '../spots';
import { useTable } from '../table';
import { blockName, listed } from '../text/names';
import { play } from '../text/play';
import { sideAdjectives } from '../text/sides';

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
      {SIDES.map((side) => {
        const lost = view.lost.filter((id) => blockOf(id).side === side);
        return lost.length === 0 ? null : (
          <section key={side} className={side}>
            <h4>{sideAdjectives[side]}</h4>
            <p className="lost-blocks">
              {lost.map((id) => (
                <span key={id} title={blockName(id)}>
                  <BlockIcon id={id} sp={0} side={side} size={34} /> {blockName(id)}
                </span>
              ))}
            </p>
          </section>
        );
      })}
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
