/** Who must decide what, in one sentence with its case, and the answers to it. */
import { useEffect, useRef } from 'react';
import { usePlay } from '../../../store/play';
import { aloneIn } from '../../../store/seats';
import { CaseLink } from '../../table/CaseLink';
import { LastRoll } from '../../table/LastRoll';
import { QuestionCard } from '../../table/QuestionCard';
import { table as furniture } from '../../text/table';
import { part } from '../../widgets/Part';
import { useTable } from '../table';
import { play } from '../text/play';
import { questionFor } from '../text/questions';
import { sideNames } from '../text/sides';
import { Aims } from './Aims';
import { PANELS } from './decisions';

const Since = part(() => import('../../table/Since'));
const BattlesTold = part(() => import('./BattlesTold'));
const DiceSeal = part(() => import('../../table/DiceSeal'));

/** Decisions at the table in which the decider may have something of his own to look at. */
const LOOKS: readonly string[] = ['act', 'stayOrGo', 'overrunRetreat', 'takeHit', 'retreat'];

export function Question() {
  const view = useTable((table) => table.view);
  const place = useTable((table) => table.cursor);
  const lookAlone = usePlay((store) => store.lookAlone);
  const isAlone = usePlay((store) => aloneIn(store.seats) !== undefined);
  const section = useRef<HTMLElement>(null);
  const kind = view?.decision?.kind;
  // The focus was on an answer that is gone.
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [kind]);
  if (!view) return null;
  const by = view.decision?.by ?? view.ending?.winner ?? '';
  const { who, question, hint, case: rule } = questionFor(view);
  const panel = kind && PANELS[kind];
  const isHiding = view.fog && !view.ending;
  const isFirst =
    view.turn === 1 && (view.phase === 'movement' || view.phase === 'setUp' || view.phase === 'turn');
  return (
    <QuestionCard className={by} kind={kind ?? 'over'} label={who} place={place} card={section}>
      <BattlesTold />
      {isAlone && <Since />}
      <LastRoll />
      <p className="who">
        {who}
        {isHiding && !isAlone && (
          <span className="seat">
            {view.viewer ? furniture.seat.alone(sideNames[view.viewer]) : furniture.seat.table}
          </span>
        )}
      </p>
      <h2>
        {question}
        {'\u00a0'}
        <CaseLink rule={rule} />
      </h2>
      {hint !== undefined && <p className="hint">{hint}</p>}
      {/* A decision of the same kind begins anew. */}
      {panel && <panel.Answers key={panel.goesOn ? kind : `${kind} ${place}`} />}
      {isHiding && !view.viewer && LOOKS.includes(kind ?? '') && (
        <button type="button" className="answer look-alone" onClick={lookAlone}>
          {play.look}
        </button>
      )}
      {isFirst && (by === 'british' || by === 'american') && <Aims side={by} />}
      {isFirst && <DiceSeal isEarly />}
    </QuestionCard>
  );
}
