/** 8.0 One formation tries to shake off its step losses: who would try, and on what. */
import { useEffect } from 'react';
import { useGame } from '../../../../store/game';
import { useTable } from '../../../../store/table';
import { hexOfCounter } from '../../../../store/ways';
import { nameOf, play } from '../../../text/play';
import { ActButton } from './Buttons';

export function Recover() {
  const view = useGame((game) => game.view);
  const highlight = useTable((table) => table.highlight);
  useEffect(() => () => highlight([]), [highlight]);
  if (!view) return null;
  const groups = view.about?.kind === 'recovery' ? view.about.groups : [];
  return (
    <>
      <ul className="formations">
        {groups.map(({ group, units }) => {
          const light = () => highlight(units.map(({ unit }) => hexOfCounter(view, unit)));
          return (
            <li
              key={group}
              onPointerEnter={light}
              onPointerLeave={() => highlight([])}
              onFocus={light}
              onBlur={() => highlight([])}
            >
              <ActButton action={{ kind: 'recover', group }}>
                <b>{play.recover.group(group)}</b>
                <small>
                  {units
                    .map(({ unit, needed }) =>
                      needed >= 6
                        ? play.recover.sure(nameOf(unit))
                        : play.recover.needs(nameOf(unit), needed),
                    )
                    .join(', ')}
                </small>
              </ActButton>
            </li>
          );
        })}
      </ul>
      <div className="answers">
        <ActButton action={{ kind: 'endRecovery' }} chief>
          {play.recover.end}
        </ActButton>
      </div>
    </>
  );
}
