/** Who must decide what, in one sentence with its case, and the answers to it. */
import { useEffect, useMemo, useRef } from 'react';
import { SIDES, type Side } from '../../../engine/firstSaratoga';
import { useGuide } from '../../../store/guide';
import { usePlay } from '../../../store/play';
import { aloneIn } from '../../../store/seats';
import { CaseLink } from '../../table/CaseLink';
import { LastRoll } from '../../table/LastRoll';
import { QuestionCard } from '../../table/QuestionCard';
import { part } from '../../widgets/Part';
import { useTable } from '../table';
import { play } from '../text/play';
import { questionFor } from '../text/questions';
import { Aims } from './Aims';
import { attackIn } from './attackIn';
import { PANELS } from './decisions';
import { useHand } from './hand';
import { Outcome } from './Outcome';

const Since = part(() => import('../../table/Since'));
const DiceSeal = part(() => import('../../table/DiceSeal'));

const isSide = (by: string): by is Side => (SIDES as readonly string[]).includes(by);

export function Question() {
  const view = useTable((table) => table.view);
  const place = useTable((table) => table.cursor);
  const isIdle = useHand(({ chosen, target }) => chosen.length === 0 && target === 0);
  const isAlone = usePlay(({ seats }) => aloneIn(seats) !== undefined);
  const target = useHand((hand) => hand.target);
  const chosen = useHand((hand) => hand.chosen);
  const latest = useTable((table) => table.latest);
  const log = useTable((table) => table.log);
  const isLesson = useGuide((guide) => guide.lesson !== undefined);
  const together = useMemo(() => attackIn(log), [log]);
  const section = useRef<HTMLElement>(null);
  // The button that was pressed is gone: the focus stays with the question.
  useEffect(() => {
    if (latest !== undefined && document.activeElement === document.body) section.current?.focus();
  }, [latest]);
  // An attack is read from its beginning, too: who attacks whom.
  useEffect(() => {
    const body = target === 0 ? null : section.current?.querySelector('.question-body');
    if (body) body.scrollTop = 0;
  }, [target]);
  if (!view) return null;
  const { kind, by } = view.decision ?? { kind: 'over', by: view.ending?.winner ?? '' };
  const { who, question, hint, case: rule } = questionFor(view);
  const Panel = view.decision && PANELS[view.decision.kind];
  const isEarly =
    view.turn === 1 && (view.phase === 'setUp' || view.phase === 'fog' || view.phase === 'movement');
  return (
    <QuestionCard className={by} kind={kind} label={who} place={place} card={section}>
      {isAlone && <Since />}
      {/* What was is out of the way of the attack that is put together. */}
      {target === 0 && <LastRoll together={together} />}
      {target === 0 && <Outcome together={together} />}
      <p className="who">{who}</p>
      <h2>
        {target === 0 ? question : play.attack.on(target, view.stacks[target] ?? [], chosen)}
        {'\u00a0'}
        <CaseLink rule={rule} />
      </h2>
      {hint !== undefined && isIdle && <p className="hint">{hint}</p>}
      {Panel && <Panel key={kind} />}
      {isEarly && isSide(by) && isIdle && <Aims side={by} />}
      {view.turn === 1 && view.phase !== 'combat' && !isLesson && <DiceSeal isEarly />}
    </QuestionCard>
  );
}
