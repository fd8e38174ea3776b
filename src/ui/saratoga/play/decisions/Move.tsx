/** 6.0 Movement: the stack in hand, what it has left, and what must be seen to before the phase can end. */
import { counterOf, isUnit } from '../../../../engine/saratoga';
import { refusalFor, useGame } from '../../../../store/game';
import { choosableIn, useOrders } from '../../../../store/orders';
import { hexOfCounter } from '../../../../store/ways';
import { nextUnmoved } from '../../../../store/reminders';
import { hexName, play } from '../../../text/play';
import { ActButton } from './Buttons';
import { CounterButton } from './CounterButton';
import { GoTo } from '../GoTo';

export function Move() {
  const view = useGame((game) => game.view);
  const chosen = useOrders((orders) => orders.chosen);
  const ways = useOrders((orders) => orders.ways);
  const aim = useOrders((orders) => orders.aim);
  const toggle = useOrders((orders) => orders.toggle);
  const choose = useOrders((orders) => orders.choose);
  const act = useGame((game) => game.act);
  if (!view) return null;
  const about = view.about?.kind === 'movement' ? view.about : undefined;
  const here = chosen[0] === undefined ? undefined : hexOfCounter(view, chosen[0]);
  const stack = here === undefined ? [] : [...(view.stacks[here] ?? [])].reverse();
  const exit = chosen.length > 0 ? ({ kind: 'exit', counters: chosen } as const) : undefined;
  // Where others of the stack could leave, it is told why these cannot.
  const isAtExit =
    exit &&
    (!refusalFor(exit) ||
      view.actions.some(
        (action) => action.kind === 'exit' && action.counters.some((id) => stack.includes(id)),
      ));
  const order = ways[aim]?.actions[0];
  return (
    <>
      {chosen.length > 0 ? (
        <div className="counter-list" role="group" aria-label={hexName(here ?? 0)}>
          {stack.map((id) => (
            <CounterButton key={id} id={id} pressed={chosen.includes(id)} onPress={() => toggle(id)}>
              <small>
                {view.marks[id]?.includes('moved') ? play.move.done : play.move.inHand(chosen.includes(id))}
              </small>
            </CounterButton>
          ))}
        </div>
      ) : (
        <p className="aside">{play.move.pick}</p>
      )}
      <div className="answers">
        {order && (
          <ActButton action={order} chief>
            {play.move.goTo(aim, ways[aim]?.cost ?? 0)}
          </ActButton>
        )}
        {order && choosableIn(aim).length > 0 && (
          <button type="button" className="answer" onClick={() => choose(choosableIn(aim))}>
            {play.move.takeThere}
          </button>
        )}
        {isAtExit && <ActButton action={exit}>{play.move.exit}</ActButton>}
        {stack.length > 1 &&
          chosen.length === 1 &&
          chosen[0] !== stack[0] &&
          isUnit(counterOf(chosen[0] ?? '')) && (
            <button
              type="button"
              className="answer"
              onClick={() =>
                act({
                  kind: 'reorder',
                  counters: [...stack.filter((id) => id !== chosen[0]).reverse(), chosen[0] ?? ''],
                })
              }
            >
              {play.move.top}
            </button>
          )}
        {about && about.party.length > 0 && <ActButton action={{ kind: 'halt' }}>{play.move.halt}</ActButton>}
        <ActButton action={{ kind: 'endMovement' }} chief={!order}>
          {play.move.end}
        </ActButton>
      </div>
      <Before />
    </>
  );
}

/** What the end of the phase would cost or leave undone, each with the way to it. */
function Before() {
  const view = useGame((game) => game.view);
  if (view?.about?.kind !== 'movement') return null;
  const { owing, doomed, crowded } = view.about;
  const unmoved = nextUnmoved(view);
  return (
    <ul className="before">
      {owing.map((id) => (
        <li key={id}>
          <GoTo hex={hexOfCounter(view, id)}>{play.move.owing([id])}</GoTo>
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
          <GoTo hex={unmoved[0] ?? 0} take>
            {play.move.unmoved(unmoved.length)}
          </GoTo>
        </li>
      )}
    </ul>
  );
}
