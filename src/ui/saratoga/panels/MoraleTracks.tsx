/** 3.8 What morale does, and the tracks of those in play, each with its marker and the two places where it may start. */
import { BATTLES, type Formation, SIDES } from '../../../engine/saratoga';
import { text } from '../text';
import { BANDS } from '../counters/colours';
import { CaseLink } from '../../table/CaseLink';
import { useFormations } from '../inPlay';
import { showing } from '../overlays';
import { useTable } from '../table';

export default function MoraleTracks() {
  const formations = useFormations();
  return (
    <>
      <p className="morale-meaning">
        {text.morale.meaning.map(([sentence = '', rule = '']) => (
          <span key={rule}>
            {sentence} <CaseLink rule={rule} />{' '}
          </span>
        ))}
      </p>
      {SIDES.map((side) => (
        <div key={side} className={`army ${side}`}>
          <h3>{text.morale[side]}</h3>
          <ul>
            {formations
              .filter((formation) => formation.side === side)
              .map((formation) => (
                <Track key={formation.id} formation={formation} />
              ))}
          </ul>
        </div>
      ))}
      <p className="note">{text.morale.note}</p>
    </>
  );
}

function Track({ formation }: { formation: Formation }) {
  const morale = useTable((table) => table.view?.morale[formation.id]);
  if (!morale) return null;
  const band = BANDS[formation.id];
  const box = formation.morale[morale.box] ?? 0;
  const label = morale.broken
    ? text.morale.brokenTrack(formation.name)
    : text.morale.track(formation.name, morale.box + 1, formation.morale.length, box);
  return (
    <li className="track" aria-label={label} {...showing(formation.id)}>
      <span className="tag" style={{ background: band.fill, color: band.ink }} aria-hidden="true">
        {formation.name}
      </span>
      <span className="boxes" aria-hidden="true">
        {formation.morale.map((number, i) => {
          const here = i === morale.box;
          const starts = BATTLES.flatMap((battle, n) => (formation.start[battle] === i ? [n + 1] : []));
          return (
            <span
              key={i}
              className={here ? `box marked${morale.broken ? ' is-broken' : ''}` : 'box'}
              style={here && !morale.broken ? { background: band.fill, color: band.ink } : undefined}
            >
              {number}
              {starts.length > 0 && <i>{starts.join('')}</i>}
            </span>
          );
        })}
      </span>
    </li>
  );
}
