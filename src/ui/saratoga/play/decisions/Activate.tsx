/** 5.0 Activations: which commanders can be activated by whom, and whom each would bring. */
import { useEffect } from 'react';
import { type FormationId, FORMATION_LIST, type Refusal, type Side } from '../../../../engine/saratoga';
import { refusalFor, useGame, whomItBrings } from '../../../../store/game';
import { useTable } from '../../../../store/table';
import { nameOf, play } from '../../../text/play';
import { refusals } from '../../../text/refusals';
import { CaseLink } from '../CaseLink';
import { ActButton } from './Buttons';

export function Activate() {
  const view = useGame((game) => game.view);
  const highlight = useTable((table) => table.highlight);
  // What was pointed at goes dark with the card.
  useEffect(() => () => highlight([]), [highlight]);
  const side = view?.decision?.by as Side | undefined;
  const left = view?.about?.kind === 'activation' ? view.about.left : {};
  const overall = Object.entries(left);
  return (
    <>
      {overall.map(([id, count]) => (
        <p key={id} className="aside">
          {view?.marks[id]?.includes('notActivated')
            ? play.command.idle(nameOf(id))
            : play.command.left(nameOf(id), count)}
        </p>
      ))}
      <ul className="formations">
        {FORMATION_LIST.filter((formation) => formation.side === side).map(({ id, name }) => {
          const refusal = refusalFor({ kind: 'activate', formation: id });
          const brings = whomItBrings(id);
          return (
            <li
              key={id}
              onPointerEnter={() => highlight(brings.map((unit) => unit.hex))}
              onPointerLeave={() => highlight([])}
            >
              {refusal ? (
                <Barred name={name} refusal={refusal} />
              ) : (
                <span onFocus={() => highlight(brings.map((unit) => unit.hex))} onBlur={() => highlight([])}>
                  <ActButton action={{ kind: 'activate', formation: id as FormationId }}>
                    {name} <small>{play.command.brings(brings.length)}</small>
                  </ActButton>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <div className="answers">
        <ActButton action={{ kind: 'endCommand' }} chief>
          {play.command.end}
        </ActButton>
      </div>
    </>
  );
}

function Barred({ name, refusal }: { name: string; refusal: Refusal }) {
  return (
    <p className="barred">
      <b>{name}</b> {refusals[refusal.code as keyof typeof refusals]} <CaseLink rule={refusal.case} />
    </p>
  );
}
