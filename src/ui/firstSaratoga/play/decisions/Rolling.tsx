/** The die that is asked for, with what each face means before it falls. */
import type { View } from '../../../../engine/firstSaratoga';
import { Roll } from '../../../table/Roll';
import { Die } from '../../../widgets/Die';
import { fieldNow } from '../../field';
import { ask, useTable } from '../../table';
import { points } from '../../text/names';
import { play } from '../../text/play';
import { OddsCard } from './OddsCard';

export function Rolling() {
  const view = useTable((table) => table.view);
  return (
    <>
      {view && <Meaning view={view} />}
      <Roll />
    </>
  );
}

function Meaning({ view }: { view: View }) {
  const { decision, about, turn } = view;
  if (decision?.kind !== 'roll') return null;
  switch (decision.roll) {
    case 'fog': {
      const range = fieldNow().scenario.turns[turn - 1]?.fog;
      return range ? <p className="hint">{play.roll.fog(range[0], range[1])}</p> : null;
    }
    case 'rally':
      return about?.kind === 'rally' ? <p className="hint">{play.roll.needs(about.needed)}</p> : null;
    case 'movement':
      return about?.kind === 'group' ? <Allowances faces={about.faces} /> : null;
    case 'militia':
      return about?.kind === 'group' ? (
        <p className="hint">{play.roll.needs(about.checking[0]?.needed ?? 0)}</p>
      ) : null;
    case 'leader':
      return <p className="hint">{play.roll.leader}</p>;
    case 'morale':
      return about?.kind === 'attack' && about.check ? (
        <p className="hint">{play.roll.needs(about.check.needed)}</p>
      ) : null;
    case 'combat':
      return <Combat />;
  }
}

function Allowances({ faces }: { faces: readonly number[] }) {
  return (
    <ol className="fs-allowances" aria-label={play.roll.allowance}>
      {faces.map((each, i) => (
        <li key={i}>
          <Die face={i + 1} size={22} />
          <span>{points(each)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The column as it stands, face by face, and what it comes to. */
function Combat() {
  const [odds] = ask('fights') ?? [];
  return odds ? <OddsCard now={odds} /> : null;
}
