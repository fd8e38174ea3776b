/** 14.3 What each side has lost, and what still waits beside the map. */
import { type Mark, SIDES } from '../../../engine/firstSaratoga';
import { CaseLink } from '../../table/CaseLink';
import { counterOf } from '../field';
import { useTable } from '../table';
import { end } from '../text/end';
import { sideAdjectives } from '../text/sides';
import { CounterIcon } from './decisions/Buttons';

export default function Losses() {
  const view = useTable((table) => table.view);
  if (!view) return null;
  const marked = (...wanted: readonly Mark[]) =>
    Object.entries(view.marks).flatMap(([id, marks]) =>
      marks.some((mark) => wanted.includes(mark)) ? [id] : [],
    );
  return (
    <>
      {SIDES.map((side) => {
        const of = (ids: readonly string[]) => ids.filter((id) => counterOf(id).side === side);
        const [lost, reduced] = [of(view.lost), of(marked('reduced'))];
        const shaken = of(marked('disrupted', 'ineffective'));
        return (
          <section key={side} className={`fs-losses ${side}`}>
            <h3>
              {sideAdjectives[side]} <CaseLink rule="14.3" />
            </h3>
            {lost.length + reduced.length + shaken.length === 0 && <p className="aside">{end.losses.none}</p>}
            {lost.length > 0 && <Row name={end.losses.lost} ids={lost} />}
            {reduced.length > 0 && <Row name={end.losses.reduced} ids={reduced} />}
            {shaken.length > 0 && <Row name={end.losses.shaken} ids={shaken} />}
          </section>
        );
      })}
    </>
  );
}

function Row({ name, ids }: { name: string; ids: readonly string[] }) {
  return (
    <p>
      <b>{name}</b>{' '}
      <span className="fs-members">
        {ids.map((id) => (
          <span key={id} title={counterOf(id).name}>
            <CounterIcon id={id} />
            <span className="unseen">{counterOf(id).name}</span>
          </span>
        ))}
      </span>
    </p>
  );
}
