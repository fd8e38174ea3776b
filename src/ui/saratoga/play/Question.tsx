/** Who must decide what, in one sentence with its case, and the answers to it. */
import { useEffect, useRef } from 'react';
import { type Event, firstTurnOf, SIDES, type Side } from '../../../engine/saratoga';
import { useOrders } from './orders';
import { usePlans } from './plans';
import { table as furniture } from '../../text/table';
import { sideNames } from '../text/sides';
import { play } from '../text/play';
import { questionFor } from '../text/questions';
import { CaseLink } from '../../table/CaseLink';
import { LastRoll } from '../../table/LastRoll';
import { QuestionCard } from '../../table/QuestionCard';
import { part, useAhead } from '../../widgets/Part';
import { laterAnswers, PANELS } from './decisions/panels';
import { useTable } from '../table';
import { usePlay } from '../../../store/play';
import { aloneIn } from '../../../store/seats';

const Matters = part(() => import('../../table/Matters'));
const Since = part(() => import('../../table/Since'));
const Objectives = part(() => import('./Objectives'));
const DiceSeal = part(() => import('../../table/DiceSeal'));

/** Whoever is asked in the first turn is told what he plays for, until he has something in hand. */
const WITH_AIM: readonly unknown[] = ['order', 'command', 'movement'];
const isSide = (by: string): by is Side => (SIDES as readonly string[]).includes(by);

/** Until the first commanders are activated. */
const EARLY: readonly unknown[] = ['placement', 'order', 'command'];

/** Of shots that were fired at one press. */
function volleySum(events: readonly unknown[]): string | undefined {
  const shots = (events as readonly Event[]).filter((event) => event.type === 'shot');
  return shots.length > 1 ? play.fire.volley(shots.length, shots.filter(({ hit }) => hit).length) : undefined;
}

export function Question() {
  const view = useTable((table) => table.view);
  const place = useTable((table) => table.cursor);
  const chosen = useOrders((orders) => orders.chosen);
  const isMarching = usePlans((plans) => plans.marching.length > 0);
  const volley = usePlans((plans) => plans.volley);
  const lookAlone = usePlay((play) => play.lookAlone);
  const isAlone = usePlay((play) => aloneIn(play.seats) !== undefined);
  const section = useRef<HTMLElement>(null);
  // The button that was pressed is gone: the focus stays with the question.
  const latest = useTable((table) => table.latest);
  useEffect(() => {
    if (latest !== undefined && document.activeElement === document.body) section.current?.focus();
  }, [latest]);
  useAhead(laterAnswers);
  if (!view) return null;
  const isFirstTurn = view.turn === firstTurnOf(view.start);
  const { kind, by } = view.decision ?? { kind: 'over', by: view.ending?.winner ?? '' };
  const { who, case: rule, ...asked } = questionFor(view, chosen);
  const { question, hint } = isMarching ? play.move.formation : asked;
  const isKnown = asked.isRoutine === true && !isFirstTurn;
  const panel = view.decision && PANELS[view.decision.kind];
  // At the table the decider may still want to see what lies under his own stacks.
  const canLook =
    view.fog && !view.viewer && (by === 'british' || by === 'american') && kind !== 'chooseOrder';
  return (
    <QuestionCard className={by} kind={kind} label={who} place={place} card={section}>
      <Matters together={volley} />
      {isAlone && <Since />}
      <LastRoll together={volley} sum={volleySum} />
      <p className="who">
        {who}
        {view.fog && !view.ending && !isAlone && (
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
      {hint !== undefined && <p className={isKnown ? 'hint routine' : 'hint'}>{hint}</p>}
      {/* A decision of the same kind begins anew. */}
      {panel && <panel.Answers key={panel.goesOn ? kind : `${kind} ${place}`} />}
      {canLook && (
        <button type="button" className="answer look-alone" onClick={lookAlone}>
          {play.lookUnder}
        </button>
      )}
      {isFirstTurn && WITH_AIM.includes(view.phase) && isSide(by) && chosen.length === 0 && (
        <Objectives side={by} start={view.start} />
      )}
      {isFirstTurn && EARLY.includes(view.phase) && <DiceSeal isEarly />}
    </QuestionCard>
  );
}
