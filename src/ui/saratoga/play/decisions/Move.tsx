/** 6.0 Movement: the stack in hand, what it has left, and what must be seen to before the phase can end. */
import { Foot } from '../../../table/QuestionCard';
import type { Hex } from '../../../../engine/hexmap/hexId';
import {
  counterOf,
  forgotten,
  hexFacts,
  hexOfCounter,
  isAnybodyMoved,
  isUnit,
  type View,
} from '../../../../engine/saratoga';
import { choosableIn, useOrders } from '../orders';
import { play } from '../../text/play';
import { GoTo } from '../GoTo';
import { usePlans } from '../plans';
import { ActButton } from './Buttons';
import { Hand, ReadyOrders } from './Hand';
import { Formations, Marching, UndoMarch } from './Marching';
import { act, check, useTable } from '../../table';

export function Move() {
  const view = useTable((table) => table.view);
  const chosen = useOrders((orders) => orders.chosen);
  const drop = useOrders((orders) => orders.drop);
  const isMarching = usePlans((plans) => plans.marching.length > 0);
  if (!view) return null;
  if (isMarching) return <Marching view={view} />;
  const party = view.about?.kind === 'movement' ? view.about.party : [];
  return (
    <>
      <Hand empty={play.move.pick} />
      {chosen.length === 0 && <Formations view={view} />}
      {isOnRoad(view, chosen) && <p className="aside">{play.move.road}</p>}
      <Before />
      <Foot>
        <ReadyOrders />
        <Exit view={view} chosen={chosen} />
        <OnTop view={view} chosen={chosen} />
        <UndoMarch />
        {chosen.length > 0 && party.length === 0 && (
          <button type="button" className="answer for-fingers" onClick={drop}>
            {play.move.putDown}
          </button>
        )}
        {party.length > 0 && <ActButton action={{ kind: 'halt' }}>{play.move.halt(party)}</ActButton>}
        <End view={view} />
      </Foot>
    </>
  );
}

/** Ends the phase. Where most could still move it asks once more: nobody loses his turn by a slip. */
function End({ view }: { view: View }) {
  const isEnding = useOrders((orders) => orders.isEnding);
  const endPhase = useOrders((orders) => orders.endPhase);
  const goOn = useOrders((orders) => orders.drop);
  const refusal = check({ kind: 'endMovement' });
  if (refusal) return <ActButton action={{ kind: 'endMovement' }}>{play.move.end}</ActButton>;
  if (!isEnding)
    return (
      <button type="button" className="answer ends" onClick={endPhase}>
        {isAnybodyMoved(view) ? play.move.end : play.move.skip(forgotten(view).length)}
      </button>
    );
  return (
    <div className="sure" role="alert" ref={intoSight}>
      {view.about?.kind === 'movement' && view.about.doomed.length > 0 && (
        <p className="grave">{play.move.doomed(view.about.doomed)}</p>
      )}
      {view.about?.kind === 'movement' && view.about.crowded.length > 0 && (
        <p className="grave">{play.move.crowded(view.about.crowded)}</p>
      )}
      <p>{play.move.sure(forgotten(view).length)}</p>
      <button type="button" className="answer ends" onClick={endPhase}>
        {play.move.endAll}
      </button>
      {/* Where the button was that asked for it, so that an impatient press ends nothing. */}
      <button type="button" className="answer go-on" onClick={goOn}>
        {play.move.goOn}
      </button>
    </div>
  );
}

const intoSight = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' });

interface InHand {
  readonly view: View;
  readonly chosen: readonly string[];
}

/** 3.1.2 several units on a road, where one alone would go farther. */
function isOnRoad(view: View, chosen: readonly string[]): boolean {
  const units = chosen.filter((id) => isUnit(counterOf(id)));
  const facts = units[0] === undefined ? undefined : hexFacts(hexOfCounter(view, units[0]), view.battle);
  return units.length > 1 && facts !== undefined && facts.roads.length > 0;
}

/** 9.0 where others of the stack could leave, it is told why these cannot. */
function Exit({ view, chosen }: InHand) {
  const [first] = chosen;
  if (first === undefined) return null;
  const exit = { kind: 'exit', counters: chosen } as const;
  const stack = view.stacks[hexOfCounter(view, first)] ?? [];
  const isHere = view.actions.some(
    (action) => action.kind === 'exit' && action.counters.some((id) => stack.includes(id)),
  );
  return isHere || !check(exit) ? <ActButton action={exit}>{play.move.exit}</ActButton> : null;
}

/** 3.1 a single unit in hand that lies below another. */
function OnTop({ view, chosen: [first, second] }: InHand) {
  if (first === undefined || second !== undefined || !isUnit(counterOf(first))) return null;
  const stack = view.stacks[hexOfCounter(view, first)] ?? [];
  if (stack.at(-1) === first) return null;
  const counters = [...stack.filter((id) => id !== first), first];
  return (
    <button type="button" className="answer" onClick={() => act({ kind: 'reorder', counters })}>
      {play.move.top}
    </button>
  );
}

/** What the end of the phase would cost or leave undone, each with the way to it. */
function Before() {
  const view = useTable((table) => table.view);
  if (view?.about?.kind !== 'movement') return null;
  const { owing, doomed, crowded } = view.about;
  const unmoved = forgotten(view);
  return (
    <ul className="before">
      {owing.map((id) => (
        <li key={id}>
          <GoTo hex={hexOfCounter(view, id)} ids={[id]}>
            {play.move.owing([id])}
          </GoTo>
        </li>
      ))}
      {doomed.map((id) => (
        <li key={id} className="grave">
          <GoTo hex={hexOfCounter(view, id)}>{play.move.doomed([id])}</GoTo>
        </li>
      ))}
      {crowded.map((hex) => (
        <li key={hex} className="grave">
          <GoTo hex={hex}>{play.move.crowded([hex])}</GoTo>
        </li>
      ))}
      {unmoved.length > 0 && (
        <li>
          <GoTo hex={unmoved[0] ?? 0} ids={choosableIn((unmoved[0] ?? 0) as Hex)}>
            {play.move.unmoved(unmoved.length)}
          </GoTo>
        </li>
      )}
    </ul>
  );
}
