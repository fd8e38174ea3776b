/** 8.9, 8.10, 10.3 Where retreating units go, who advances, where a leader flees. */
import type { Action } from '../../../../engine/firstSaratoga';
import { Foot } from '../../../table/QuestionCard';
import { act, check, useTable } from '../../table';
import { play } from '../../text/play';
import { advanceOf, retreats, waysBack } from '../deeds/results';
import { hold, toggled, useHand } from '../hand';
import { ActButton, CounterButton } from './Buttons';

export function Retreat() {
  const view = useTable((table) => table.view);
  const hand = useHand((all) => all);
  if (!view) return null;
  const all = retreats(view);
  const { chosen, withLeaders, aim } = hand;
  const singles = [...new Set(all.filter(({ units }) => units.length === 1).flatMap(({ units }) => units))];
  const whole = all.find(({ units }) => units.length > 1)?.units;
  const own = all.filter(
    ({ units }) => units.length === chosen.length && units.every((id) => chosen.includes(id)),
  );
  const leaders = own.find((action) => action.leaders.length > 0)?.leaders ?? [];
  const hasChoice =
    leaders.length > 0 && own.some((action) => action.leaders.length === 0 && action.path.length > 0);
  const lost = own.find(({ path }) => path.length === 0);
  const ways = [...waysBack(view, hand)];
  const about = view.about?.kind === 'retreat' ? view.about.units : [];
  const chief = ways.find(([hex]) => hex === aim);
  return (
    <>
      <div className="fs-counters">
        {singles.map((id) => (
          <CounterButton
            key={id}
            id={id}
            pressed={chosen.length === 1 && chosen[0] === id}
            onPress={() => hold({ chosen: [id] })}
          >
            {about.some(({ unit, routs }) => unit === id && routs) && <small>{play.retreat.routs}</small>}
          </CounterButton>
        ))}
        {whole && (
          <button
            type="button"
            className="answer"
            aria-pressed={chosen.length > 1}
            onClick={() => hold({ chosen: whole })}
          >
            {play.retreat.all}
          </button>
        )}
      </div>
      {hasChoice && (
        <label className="fs-check">
          <input type="checkbox" checked={withLeaders} onChange={() => hold({ withLeaders: !withLeaders })} />
          {play.retreat.leaders(leaders)}
        </label>
      )}
      <p className="hint">{ways.length > 0 && play.retreat.pick(ways.length)}</p>
      {!chief && (
        <div className="answers fs-ways">
          {ways
            .toSorted(([, one], [, other]) => one.path.length - other.path.length)
            .map(([hex, action]) => (
              <ActButton key={hex} action={action} lights={[hex]}>
                {play.retreat.to(hex)}
              </ActButton>
            ))}
        </div>
      )}
      <Foot>
        {lost && <ActButton action={lost}>{play.retreat.lost(lost.units[0] ?? '')}</ActButton>}
        {chief && (
          <ActButton action={chief[1]} chief lights={[aim]}>
            {play.retreat.to(aim)}
          </ActButton>
        )}
      </Foot>
    </>
  );
}

export function Advance() {
  const view = useTable((table) => table.view);
  const chosen = useHand((hand) => hand.chosen);
  if (view?.about?.kind !== 'advance') return null;
  const named = view.actions.filter(
    (action): action is Extract<Action, { kind: 'advance' }> => action.kind === 'advance',
  );
  const able = [...new Set(named.flatMap(({ units, leaders }) => [...units, ...leaders]))];
  const action = advanceOf(chosen);
  return (
    <>
      <div className="fs-counters">
        {able.map((id) => (
          <CounterButton
            key={id}
            id={id}
            pressed={chosen.includes(id)}
            onPress={() => hold({ chosen: toggled(chosen, id) })}
          />
        ))}
      </div>
      <Foot>
        {action.units.length > 0 && !check(action) ? (
          <button type="button" className="answer chief" onClick={() => act(action)}>
            {play.advance.go(chosen)}
          </button>
        ) : (
          <ActButton action={action}>{play.advance.go(chosen)}</ActButton>
        )}
        <ActButton action={{ kind: 'decline' }} ends>
          {play.advance.decline}
        </ActButton>
      </Foot>
    </>
  );
}

export function RelocateLeader() {
  const view = useTable((table) => table.view);
  return (
    <Foot>
      {(view?.actions ?? []).map(
        (action) =>
          action.kind === 'relocate' && (
            <ActButton key={action.hex} action={action} lights={[action.hex]}>
              {play.relocate(action.hex)}
            </ActButton>
          ),
      )}
    </Foot>
  );
}
