/** 7.1.3, 3.8.2 Fire: the queue of eight steps, who may still fire, and the odds of each target. */
import { Fragment, useEffect, useRef } from 'react';
import {
  type Action,
  enemyOfSide,
  isRefusal,
  odds,
  type Odds,
  RATINGS,
  type Side,
  type View,
} from '../../../../engine/saratoga';
import { stateOnTable, useGame } from '../../../../store/game';
import { useOrders } from '../../../../store/orders';
import { hexOfCounter } from '../../../../store/ways';
import { hexName, nameOf, play } from '../../../text/play';
import { ActButton } from './Buttons';
import { CounterButton } from './CounterButton';
import { Modifiers } from '../Modifiers';

type Shot = Extract<Action, { kind: 'fire' }>;

export function Fire() {
  const view = useGame((game) => game.view);
  const chosen = useOrders((orders) => orders.chosen);
  const choose = useOrders((orders) => orders.choose);
  const aim = useOrders((orders) => orders.aim);
  if (!view) return null;
  const shots = view.actions.filter((action): action is Shot => action.kind === 'fire');
  const firers = [...new Set(shots.map((shot) => shot.unit))];
  const unit = chosen[0] ?? (firers.length === 1 ? firers[0] : undefined);
  return (
    <>
      {view.decision?.kind === 'fire' && <Queue view={view} />}
      <h4>{view.decision?.kind === 'freeRound' ? play.fire.freeFirers : play.fire.firers}</h4>
      <div className="counter-list">
        {firers.map((id) => (
          <CounterButton key={id} id={id} pressed={id === unit} onPress={() => choose([id])}>
            <small>{hexName(hexOfCounter(view, id))}</small>
          </CounterButton>
        ))}
      </div>
      {unit !== undefined && (
        <Targets key={`${unit} ${aim}`} shots={shots.filter((shot) => shot.unit === unit)} view={view} />
      )}
      <div className="answers">
        {unit !== undefined && <ActButton action={{ kind: 'hold', unit }}>{play.fire.hold}</ActButton>}
        <ActButton action={{ kind: 'holdAll' }}>
          {view.decision?.kind === 'freeRound' ? play.fire.holdRound : play.fire.holdAll}
        </ActButton>
      </div>
    </>
  );
}

/** All that the unit may fire at; where a hex with several of them was pressed, these alone. */
function Targets({ shots, view }: { shots: readonly Shot[]; view: View }) {
  const aim = useOrders((orders) => orders.aim);
  const list = useRef<HTMLUListElement>(null);
  const aimed = shots.filter((shot) => shot.hex === aim);
  useEffect(() => {
    if (aimed.length > 0) list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [aimed.length]);
  const shown = aimed.length > 0 ? aimed : shots;
  return (
    <>
      <h4>{aimed.length > 1 ? play.fire.which : play.fire.targets}</h4>
      <ul className="targets" ref={list}>
        {shown.map((shot) => (
          <Target
            key={`${shot.hex} ${shot.place}`}
            shot={shot}
            view={view}
            isAimedAt={aimed.length === 1 && shot.hex === aim}
          />
        ))}
      </ul>
    </>
  );
}

/** A to D, the defence before the attack. */
function Queue({ view }: { view: View }) {
  const step = view.about?.kind === 'fire' ? view.about.step : 0;
  return (
    <ol className="queue">
      {RATINGS.map((rating, i) => (
        <Fragment key={rating}>
          {[enemyOfSide(view.phasing), view.phasing].map((side, j) => (
            <Slot key={side} rating={rating} side={side} at={i * 2 + j} step={step} />
          ))}
        </Fragment>
      ))}
    </ol>
  );
}

function Slot({ rating, side, at, step }: { rating: string; side: Side; at: number; step: number }) {
  const state = at < step ? 'past' : at === step ? 'now' : '';
  return (
    <li
      className={`${side} ${state}`}
      aria-current={at === step ? 'step' : undefined}
      aria-label={play.fire.steps(rating, side)}
    >
      {rating}
    </li>
  );
}

function Target({ shot, view, isAimedAt }: { shot: Shot; view: View; isAimedAt: boolean }) {
  const state = stateOnTable();
  const answer = state && odds(state, view.viewer, shot.unit, shot.hex, shot.place);
  const known = answer && !isRefusal(answer) ? (answer as Odds) : undefined;
  const who = [...(view.stacks[shot.hex] ?? [])].reverse().filter((id) => !id.startsWith('L-'))[shot.place];
  return (
    <li>
      <ActButton action={shot} chief={isAimedAt} lights={[shot.hex]}>
        <span className="target-name">
          {shot.place < 0 ? play.fire.leaders : who === undefined ? play.fire.other : nameOf(who)}
        </span>
        {known && <OddsLine odds={known} />}
      </ActButton>
      {known && <Modifiers odds={known} />}
    </li>
  );
}

function OddsLine({ odds: { automatic, best, worst } }: { odds: Odds }) {
  if (automatic) return <small>{play.fire.sure}</small>;
  const chance =
    best.faces === worst.faces ? play.fire.chance(best.faces) : play.fire.range(worst.faces, best.faces);
  return (
    <small>
      {best.faces === worst.faces
        ? play.fire.needs(best.needed)
        : play.fire.needsRange(worst.needed, best.needed)}{' '}
      · {chance}
    </small>
  );
}
