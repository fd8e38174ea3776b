/** 4.1 A group under way: on, some left behind, or stop. */
import { usePlay } from '../../../../store/play';
import { Foot } from '../../../table/QuestionCard';
import { act, useTable } from '../../table';
import { play } from '../../text/play';
import { endAll, goOverTo, unmoved } from '../deeds/moveGroup';
import { hold, toggled, useHand } from '../hand';
import { useLit } from '../lit';
import { ActButton, CounterButton } from './Buttons';

export function MoveGroup() {
  const view = useTable((table) => table.view);
  const { chosen, aim } = useHand((all) => all);
  const lit = useLit();
  const undoable = usePlay(({ undoable: { action } }) => action?.kind);
  if (view?.about?.kind !== 'group') return null;
  const { counters, spent, hex } = view.about;
  const [only, other] = Object.keys(lit).map(Number);
  // One way on is offered at once; else the hex that was tapped.
  const goal = lit[aim] ? aim : other === undefined ? (only ?? 0) : 0;
  const path = lit[goal]?.path;
  const isFresh = spent === 0;
  return (
    <>
      <div className="fs-counters">
        {counters.map((id) => (
          <CounterButton
            key={id}
            id={id}
            pressed={chosen.includes(id)}
            onPress={() => hold({ chosen: toggled(chosen, id) })}
          />
        ))}
      </div>
      {counters.length > 1 && hex !== 0 && <p className="hint">{play.move.leaveHint}</p>}
      <Foot>
        {path && (
          <button type="button" className="answer chief" onClick={() => act({ kind: 'step', path })}>
            {play.retreat.to(goal)}
          </button>
        )}
        {chosen.length > 0 && hex !== 0 && chosen.length < counters.length && (
          <ActButton action={{ kind: 'drop', counters: chosen }}>{play.move.leave(chosen)}</ActButton>
        )}
        {isFresh && !view.fog && undoable === 'begin' && (
          <button type="button" className="answer" onClick={() => usePlay.getState().undo()}>
            {play.move.putDown}
          </button>
        )}
        {aim !== 0 && unmoved(view).includes(aim) && (
          <button type="button" className="answer" onClick={() => goOverTo(aim)}>
            {play.move.takeInstead(aim)}
          </button>
        )}
        <ActButton action={{ kind: 'halt' }}>{hex === 0 ? play.move.notNow : play.move.halt}</ActButton>
        <button type="button" className="answer ends" onClick={endAll}>
          {play.move.end}
        </button>
      </Foot>
    </>
  );
}
