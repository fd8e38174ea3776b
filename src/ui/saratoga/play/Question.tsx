/** Who must decide what, in one sentence with its case, and the answers to it. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useGame } from '../../../store/game';
import { useOrders } from '../../../store/orders';
import { fogWords } from '../../text/fog';
import { questionFor } from '../../text/questions';
import { CaseLink } from './CaseLink';
import { DiceSeal } from './DiceTool';
import { LastRoll } from './LastRoll';
import { Activate } from './decisions/Activate';
import { Advance } from './decisions/Advance';
import { ChooseOrder } from './decisions/ChooseOrder';
import { CombatMove } from './decisions/CombatMove';
import { Fire } from './decisions/Fire';
import { Move } from './decisions/Move';
import { Place } from './decisions/Place';
import { Recover } from './decisions/Recover';
import { RelocateLeader } from './decisions/RelocateLeader';
import { RemoveExcess } from './decisions/RemoveExcess';
import { Retreat } from './decisions/Retreat';
import { Roll } from './decisions/Roll';

const ANSWERS: Readonly<Record<string, () => ReactNode>> = {
  place: Place,
  chooseOrder: ChooseOrder,
  activate: Activate,
  move: Move,
  removeExcess: RemoveExcess,
  combatMove: CombatMove,
  fire: Fire,
  freeRound: Fire,
  retreat: Retreat,
  displace: Retreat,
  relocateLeader: RelocateLeader,
  advance: Advance,
  recover: Recover,
  roll: Roll,
};

export function Question() {
  const view = useGame((game) => game.view);
  const place = useGame((game) => game.session?.cursor);
  const chosen = useOrders((orders) => orders.chosen);
  const lookAlone = useGame((game) => game.lookAlone);
  const section = useRef<HTMLElement>(null);
  // The button that was pressed is gone: the focus stays with the question.
  const latest = useGame((game) => game.latest);
  useEffect(() => {
    if (latest !== undefined && document.activeElement === document.body) section.current?.focus();
  }, [latest]);
  // Each new question is read from its beginning.
  useEffect(() => {
    if (section.current) section.current.scrollTop = 0;
  }, [place]);
  if (!view) return null;
  const { kind, by } = view.decision ?? { kind: 'over', by: view.ending?.winner ?? '' };
  const { who, question, hint, case: rule } = questionFor(view, chosen);
  const Answers = ANSWERS[kind];
  // At the table the decider may still want to see what lies under his own stacks.
  const canLook =
    view.fog && !view.viewer && (by === 'british' || by === 'american') && kind !== 'chooseOrder';
  return (
    <section className={`question ${by}`} data-kind={kind} aria-label={who} ref={section} tabIndex={-1}>
      <LastRoll />
      <p className="who">
        {who}
        {view.fog && !view.ending && (
          <span className="seat">{view.viewer ? fogWords.alone(view.viewer) : fogWords.table}</span>
        )}
      </p>
      <h2>
        {question}
        {'\u00a0'}
        <CaseLink rule={rule} />
      </h2>
      {hint !== undefined && <p className="hint">{hint}</p>}
      {/* A decision of the same kind begins anew. */}
      {Answers && (
        <Answers key={kind === 'move' || kind === 'place' || kind === 'fire' ? kind : `${kind} ${place}`} />
      )}
      {canLook && (
        <button type="button" className="answer look-alone" onClick={lookAlone}>
          {fogWords.look}
        </button>
      )}
      <DiceSeal />
    </section>
  );
}
