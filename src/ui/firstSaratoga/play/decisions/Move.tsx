/** 4.1-4.5 Who sets out, with whom, marching or not; and who waits beside the map. */
import { isRefusal, type ReachAnswer, type View } from '../../../../engine/firstSaratoga';
import { usePlay } from '../../../../store/play';
import { CaseLink } from '../../../table/CaseLink';
import { Foot } from '../../../table/QuestionCard';
import { fieldNow, hexOfCounter } from '../../field';
import { act, ask, check, useTable } from '../../table';
import { columnName, hexNumber } from '../../text/names';
import { play } from '../../text/play';
import { goTo, move, movable, movableIn, othersIn, takeUp, waitingAt } from '../deeds/move';
import { hold, toggled, useHand } from '../hand';
import { useLit } from '../lit';
import { ActButton, CounterButton } from './Buttons';

export function Move() {
  const view = useTable((table) => table.view);
  const hand = useHand((all) => all);
  const lit = useLit();
  if (!view) return null;
  const { chosen, march, aim, isEnding } = hand;
  const way = lit[aim];
  return (
    <>
      {chosen.length === 0 ? <Columns view={view} /> : <InHand view={view} />}
      <Foot>
        {chosen.length > 0 && way?.path && (
          <button
            type="button"
            className="answer chief"
            onClick={() => goTo(aim, view, hand, way.path ?? [])}
          >
            {view.fog ? play.move.setOutFor(aim) : `${play.retreat.to(aim)}: ${way.spoken ?? ''}`}
          </button>
        )}
        {chosen.length > 0 && view.fog && (
          <ActButton action={{ kind: 'begin', counters: chosen, march }} chief={!way}>
            {play.move.setOut}
          </ActButton>
        )}
        {way?.path && othersIn(view, aim, hand).length > 0 && (
          <button type="button" className="answer" onClick={() => takeUp(movableIn(view, aim))}>
            {play.move.takeUpInstead(aim)}
          </button>
        )}
        {isEnding ? (
          <div className="fs-sure" role="alert">
            <p>{play.move.sure(move.waiting(view).length)}</p>
            <button type="button" className="answer ends" onClick={() => act({ kind: 'endMovement' })}>
              {play.move.sureYes}
            </button>
            <button type="button" className="answer" onClick={() => hold({})}>
              {play.move.sureNo}
            </button>
          </div>
        ) : (
          <button type="button" className="answer ends" onClick={() => move.end?.(view, hand)}>
            {play.move.end}
          </button>
        )}
      </Foot>
    </>
  );
}

/** Those in hand and whoever could come along, and the march. */
function InHand({ view }: { view: View }) {
  const { chosen, march } = useHand((all) => all);
  const able = movable(view);
  const hex = hexOfCounter(view.stacks, chosen[0] ?? '');
  const entry = Object.values(view.columns).find(({ waiting }) => waiting.includes(chosen[0] ?? ''));
  const here = hex === 0 ? (entry?.waiting ?? []) : (view.stacks[hex] ?? []);
  const toggle = (id: string) => {
    const next = toggled(chosen, id);
    const refusal = next.length > 0 ? check({ kind: 'begin', counters: next, march }) : undefined;
    if (refusal) usePlay.getState().refuse(refusal);
    else hold({ chosen: next });
  };
  const canMarch = !check({ kind: 'begin', counters: chosen, march: true }) && hasMarch(chosen);
  const free = here.filter((id) => able.has(id));
  return (
    <>
      <p className="hint">{free.length > 1 ? play.move.together : play.move.lonely}</p>
      <div className="fs-counters" role="group" aria-label={hex === 0 ? '' : hexNumber(hex)}>
        {free.map((id) => (
          <CounterButton key={id} id={id} pressed={chosen.includes(id)} onPress={() => toggle(id)} />
        ))}
      </div>
      {view.fog && <ByDie chosen={chosen} march={march} entry={hex === 0 ? entry?.formation : undefined} />}
      {(march || canMarch) && (
        <label className="fs-check">
          <input type="checkbox" checked={march} onChange={() => hold({ march: !march })} />
          {play.move.march}
        </label>
      )}
    </>
  );
}

/** 4.5, 13.3 what each face of the movement die would give them. */
function ByDie({
  chosen,
  march,
  entry,
}: {
  chosen: readonly string[];
  march: boolean;
  entry: string | undefined;
}) {
  const columns = useTable((table) => table.view?.columns);
  const reach = ask('reach', chosen, march);
  if (!reach || isRefusal(reach)) return null;
  const { entries, leastEntry } = fieldNow().scenario;
  const here = entries.find(({ id }) => columns?.[id]?.formation === entry);
  return (
    <p className="fs-by-die">
      {here && here.dieModifier !== 0 && `${play.move.atEntry(here.id, here.dieModifier, leastEntry)} `}
      {play.move.byDie(reach as readonly ReachAnswer[])} <CaseLink rule={here ? '13.3' : '4.5'} />
    </p>
  );
}

function hasMarch(chosen: readonly string[]): boolean {
  const reach = ask('reach', chosen, true);
  return (
    Array.isArray(reach) && !isRefusal(reach) && reach.some(({ destinations }) => destinations.length > 0)
  );
}

/** 13.3 the columns that still wait beside the map. */
function Columns({ view }: { view: View }) {
  const able = movable(view);
  const left = move.waiting(view).length;
  return (
    <>
      {fieldNow().scenario.entries.map(({ id, hex }) => {
        const ids = waitingAt(view, Number(hex)).filter((each) => able.has(each));
        const column = view.columns[id];
        if (ids.length === 0 || !column) return null;
        return (
          <section key={id} className="fs-waiting">
            <h3 className="subhead">
              {columnName(column.formation)}, {play.move.waiting(id)}
            </h3>
            <div className="fs-counters">
              {ids.map((each) => (
                <CounterButton
                  key={each}
                  id={each}
                  onPress={() => takeUp([each, ...ids.filter((other) => other !== each)])}
                />
              ))}
            </div>
          </section>
        );
      })}
      {left > 0 && <p className="hint">{play.move.left(left)}</p>}
    </>
  );
}
