/** 8.0 One formation tries to shake off its step losses: who would try, and on what. */
import { Foot } from '../../../table/QuestionCard';
import { hexOfCounter } from '../../../../engine/saratoga';
import { nameOf, play } from '../../text/play';
import { ActButton } from './Buttons';
import { useTable } from '../../table';

export function Recover() {
  const view = useTable((table) => table.view);
  if (!view) return null;
  const groups = view.about?.kind === 'recovery' ? view.about.groups : [];
  return (
    <>
      <ul className="formations">
        {groups.map(({ group, units }) => (
          <li key={group}>
            <ActButton
              action={{ kind: 'recover', group }}
              lights={units.map(({ unit }) => hexOfCounter(view, unit))}
            >
              <b>{play.recover.group(group)}</b>
              <small>{units.map(chanceOf).join(', ')}</small>
            </ActButton>
          </li>
        ))}
      </ul>
      <Foot>
        <ActButton action={{ kind: 'endRecovery' }} ends>
          {play.recover.end}
        </ActButton>
      </Foot>
    </>
  );
}

const chanceOf = ({ unit, needed }: { readonly unit: string; readonly needed: number }): string =>
  needed >= 6 ? play.recover.sure(nameOf(unit)) : play.recover.needs(nameOf(unit), needed);
