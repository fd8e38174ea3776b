/** Who must decide what, in one sentence with its case, and the answers to it. */
import { useEffect, useRef } from 'react';
import { type Side, SIDES, type View } from '../../../engine/freemansFarm';
import { usePlay } from '../../../store/play';
import { aloneIn } from '../../../store/seats';
import { CaseLink } from '../../table/CaseLink';
import { QuestionCard } from '../../table/QuestionCard';
import { part } from '../../widgets/Part';
import { OwnHand } from '../cards/OwnHand';
import { useTable } from '../table';
import { play } from '../text/play';
import { questionFor } from '../text/questions';
import { report } from '../text/report';
import { sideNames } from '../text/sides';
import { PANELS } from './decisions';
import { Report } from './Report';

const Since = part(() => import('../../table/Since'));
const DiceSeal = part(() => import('../../table/DiceSeal'));

/** Their answers show the hand themselves. */
const WITH_HAND: readonly string[] = ['keepHand', 'playCard'];

const isSide = (by: string): by is Side => (SIDES as readonly string[]).includes(by);

export function Question() {
  const view = useTable((table) => table.view);
  const place = useTable((table) => table.cursor);
  const latest = useTable((table) => table.latest);
  const lookAlone = usePlay((store) => store.lookAlone);
  const standUp = usePlay((store) => store.standUp);
  const isAlone = usePlay((store) => aloneIn(store.seats) !== undefined);
  const section = useRef<HTMLElement>(null);
  // The button that was pressed is gone: the focus stays with the question.
  useEffect(() => {
    if (latest !== undefined && document.activeElement === document.body) section.current?.focus();
  }, [latest]);
  if (!view) return null;
  const { kind, by } = view.decision ?? { kind: 'over', by: view.ending?.winner ?? '' };
  const { who, question, hint, case: rule } = questionFor(view);
  const Answers = view.decision && PANELS[view.decision.kind];
  const canLook = view.isHiding && !view.viewer && isSide(by);
  return (
    <QuestionCard
      className={isSide(by) ? by : view.phasing}
      kind={kind}
      label={who}
      place={place}
      card={section}
    >
      {isAlone && <Since />}
      <Report view={view} />
      <p className="who">
        {who}
        {view.isHiding && !isAlone && (
          <span className="seat">
            {view.viewer ? play.seat.alone(sideNames[view.viewer]) : play.seat.table}
          </span>
        )}
      </p>
      <h2>
        {question}
        {'\u00a0'}
        <CaseLink rule={rule} />
      </h2>
      {hint !== undefined && <p className="hint">{hint}</p>}
      {Answers && <Answers key={`${kind} ${place}`} view={view} />}
      {view.isHiding && view.viewer && !WITH_HAND.includes(kind) && (
        <OwnHand side={view.viewer} view={view} />
      )}
      {view.isHiding && view.viewer && !isAlone && !view.bot && !WITH_HAND.includes(kind) && isSide(by) && (
        <button type="button" className="look" onClick={standUp}>
          {play.hideHand}
        </button>
      )}
      {canLook && kind !== 'drawCard' && (
        <button type="button" className="look" onClick={lookAlone}>
          {play.lookAtHand}
        </button>
      )}
      {view.stage === 'setup' && isSide(by) && <Aim side={by} view={view} />}
      {view.stage === 'setup' && <DiceSeal isEarly />}
    </QuestionCard>
  );
}

function Aim({ side, view: { bot } }: { side: Side; view: View }) {
  return (
    <div className="ff-aim">
      <h3 className="subhead">{play.aim.title}</h3>
      <p>
        {bot ? play.aim.againstBot(bot.side) : play.aim[side]} <CaseLink rule={bot ? '13.3' : '12'} />
      </p>
      {bot && (
        <p>
          {play.aim.orders(bot.level)} {report.singles(bot.level)} <CaseLink rule="13.1" />
        </p>
      )}
    </div>
  );
}
