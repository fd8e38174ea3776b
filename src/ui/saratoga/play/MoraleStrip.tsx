/** 3.8 The score, and the formations at a glance: the number that each must not exceed, or that it has broken. */
import { type Formation, SIDES } from '../../../engine/saratoga';
import { text } from '../text';
import { BANDS } from '../counters/colours';
import { CaseLink } from '../../table/CaseLink';
import { Score } from './Score';
import { useFormations } from '../inPlay';
import { showing } from '../overlays';
import { useTable } from '../table';

export function MoraleStrip() {
  const formations = useFormations();
  return (
    <div className="morale-strip">
      <div className="strip-head">
        <Score />
        <p>
          {text.morale.strip} <CaseLink rule="3.8.1" isSign />
        </p>
      </div>
      {SIDES.map((side) => (
        <ul key={side} aria-label={text.morale[side]}>
          {formations
            .filter((formation) => formation.side === side)
            .map((formation) => (
              <Chip key={formation.id} formation={formation} />
            ))}
        </ul>
      ))}
    </div>
  );
}

function Chip({ formation }: { formation: Formation }) {
  const morale = useTable((table) => table.view?.morale[formation.id]);
  if (!morale) return null;
  const band = BANDS[formation.id];
  const number = formation.morale[morale.box] ?? 0;
  const label = morale.broken
    ? text.morale.brokenTrack(formation.name)
    : text.morale.track(formation.name, morale.box + 1, formation.morale.length, number);
  return (
    <li
      className={morale.broken ? 'is-broken' : ''}
      style={{ background: band.fill, color: band.ink }}
      aria-label={label}
      data-ask={`formation ${formation.id}`}
      title={label}
      {...showing(formation.id)}
    >
      <span aria-hidden="true">{formation.name}</span>
      <b aria-hidden="true">{morale.broken ? '×' : number}</b>
    </li>
  );
}
