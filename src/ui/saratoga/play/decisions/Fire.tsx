/** 7.1.3, 3.8.2 Fire: the queue of eight steps, a plan for all who may fire, and every target of the one in hand. */
import { Fragment, type RefObject, useEffect, useRef } from 'react';
import {
  type Action,
  enemyOfSide,
  type Harm,
  isRefusal,
  type Odds,
  RATINGS,
  type Side,
  type View,
} from '../../../../engine/saratoga';
import { isPuzzle } from '../../../../store/guide';
import { Foot } from '../../../table/QuestionCard';
import { Icon } from '../../../widgets/Icon';
import { nameOf, play } from '../../text/play';
import { ask, useTable } from '../../table';
import { Modifiers } from '../Modifiers';
import { useOrders } from '../orders';
import { usePlans } from '../plans';
import { ActButton } from './Buttons';
import { CounterButton } from './CounterButton';
import { CounterIcon } from './CounterIcon';

type Shot = Extract<Action, { kind: 'fire' }>;

export function Fire() {
  const view = useTable((table) => table.view);
  const chosen = useOrders((orders) => orders.chosen);
  const aim = useOrders((orders) => orders.aim);
  const planned = usePlans((plans) => plans.shots.length);
  const first = usePlans((plans) => plans.shots[0]);
  const fireAll = usePlans((plans) => plans.fireAll);
  const step = view?.about?.kind === 'fire' ? view.about.step : -1;
  // A step begins with its question; then the targets of whoever is taken up come into sight.
  const begun = useRef<number | undefined>(undefined);
  useEffect(() => {
    begun.current = step;
  }, [step]);
  if (!view) return null;
  const shots = view.actions.filter((action): action is Shot => action.kind === 'fire');
  const firers = [...new Set(shots.map((shot) => shot.unit))];
  const unit = chosen[0] ?? (firers.length === 1 ? firers[0] : undefined);
  const isRound = view.decision?.kind === 'freeRound';
  return (
    <>
      {!isRound && <Queue view={view} />}
      {firers.length > 0 && <Plan view={view} firers={firers} unit={unit} />}
      {unit !== undefined && (
        <Targets
          key={`${unit} ${aim}`}
          shots={shots.filter((shot) => shot.unit === unit)}
          view={view}
          step={step}
          begun={begun}
        />
      )}
      <Foot>
        {first && (
          <button type="button" className="answer chief all" onClick={fireAll}>
            {planned > 1 ? play.fire.all(planned) : play.fire.one(targetName(view, first.action))}
          </button>
        )}
        {unit !== undefined && <ActButton action={{ kind: 'hold', unit }}>{play.fire.hold}</ActButton>}
        <ActButton action={{ kind: 'holdAll' }} ends>
          {isRound
            ? play.fire.holdRound
            : firers.length > 0
              ? play.fire.holdAll(RATINGS[Math.floor(step / 2)] ?? '')
              : play.fire.none}
        </ActButton>
      </Foot>
    </>
  );
}

interface PlanProps {
  readonly view: View;
  readonly firers: readonly string[];
  readonly unit: string | undefined;
}

/** Who may fire, each with the target that is planned for it. */
function Plan({ view, firers, unit }: PlanProps) {
  const choose = useOrders((orders) => orders.choose);
  const shots = usePlans((plans) => plans.shots);
  const change = usePlans((plans) => plans.change);
  const list = useRef<HTMLUListElement>(null);
  // Where they scroll, whoever is in hand is in sight; the question around them stays where it is.
  useEffect(() => {
    const row = list.current?.querySelector('[aria-pressed="true"]')?.closest('li');
    if (row) list.current?.scrollTo?.(row.offsetLeft, row.offsetTop);
  }, [unit]);
  return (
    <ul className="fire-plan" aria-label={play.fire.firers} ref={list}>
      {firers.map((id) => {
        const shot = shots.find(({ action }) => action.unit === id)?.action;
        return (
          <li key={id}>
            <CounterButton id={id} pressed={id === unit} onPress={() => choose([id])}>
              {shot && <small>{play.fire.at(targetName(view, shot), shot.hex)}</small>}
            </CounterButton>
            {shot && <b>{oddsOf(shot)}</b>}
            {shot && (
              <button
                type="button"
                className="tool"
                aria-label={play.fire.change(nameOf(id))}
                title={play.fire.change(nameOf(id))}
                onClick={() => change(id)}
              >
                <Icon name="redo" />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function oddsOf(shot: Shot): string {
  const odds = answered(ask('odds', shot.unit, shot.hex, shot.place));
  return odds ? chanceOf(odds) : '';
}

/** All that the unit may fire at, the best first; where a hex with several of them was pressed, these alone. */
interface TargetsProps {
  readonly shots: readonly Shot[];
  readonly view: View;
  readonly step: number;
  readonly begun: RefObject<number | undefined>;
}

function Targets({ shots, view, step, begun }: TargetsProps) {
  const aim = useOrders((orders) => orders.aim);
  const plan = usePlans((plans) => plans.shots);
  const list = useRef<HTMLUListElement>(null);
  const aimed = shots.filter((shot) => shot.hex === aim);
  useEffect(() => {
    if (begun.current === step) list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [begun, step]);
  const [first] = shots;
  const order = isPuzzle()
    ? []
    : ((first && ask('shotsOf', first.unit)) ?? []).map(({ action }) => keyOf(action));
  const shown = (aimed.length > 0 ? aimed : shots).toSorted(
    (a, b) => order.indexOf(keyOf(a)) - order.indexOf(keyOf(b)),
  );
  return (
    <>
      <h3 className="subhead">{aimed.length > 1 ? play.fire.which : play.fire.targets}</h3>
      <ul className="targets" ref={list}>
        {shown.map((shot) => (
          <Target
            key={keyOf(shot)}
            shot={shot}
            view={view}
            isAimedAt={aimed.length === 1}
            isPlanned={plan.some(({ action }) => action.unit === shot.unit && keyOf(action) === keyOf(shot))}
          />
        ))}
      </ul>
    </>
  );
}

const keyOf = ({ hex, place }: Shot): string => `${hex} ${place}`;

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

interface TargetProps {
  readonly shot: Shot;
  readonly view: View;
  readonly isAimedAt: boolean;
  readonly isPlanned: boolean;
}

function Target({ shot, view, isAimedAt, isPlanned }: TargetProps) {
  const odds = answered(ask('odds', shot.unit, shot.hex, shot.place));
  const harm = answered(ask('harm', shot.unit, shot.hex, shot.place));
  const who = targetOf(view, shot);
  return (
    <li>
      <ActButton action={shot} chief={isAimedAt} lights={[shot.hex]}>
        {who !== undefined && <CounterIcon id={who} />}
        <span className="victim">
          <span className="target-name">{targetName(view, shot)}</span>{' '}
          <small>{play.fire.where(shot.place < 0 ? undefined : who, shot.hex)}</small>
          {isPlanned && <small className="planned"> · {play.fire.planned}</small>}
        </span>
        {odds && <small className="chance">{needsOf(odds)}</small>}
        {harm && <small className="harm">{harmOf(harm)}</small>}
      </ActButton>
      {odds && <Modifiers odds={odds} />}
    </li>
  );
}

const leadersAt = (view: View, { hex }: Shot): readonly string[] =>
  (view.stacks[hex] ?? []).filter((id) => id.startsWith('L-'));

/** Whose counter is shown: one leader stands for all who fall with him. */
const targetOf = (view: View, shot: Shot): string | undefined =>
  shot.place < 0 ? leadersAt(view, shot).at(-1) : unitAt(view, shot);

const unitAt = (view: View, { hex, place }: Shot): string | undefined =>
  [...(view.stacks[hex] ?? [])].reverse().filter((id) => !id.startsWith('L-'))[place];

function targetName(view: View, shot: Shot): string {
  if (shot.place < 0) return play.fire.leaders(leadersAt(view, shot));
  const who = unitAt(view, shot);
  return who === undefined ? play.fire.other : nameOf(who);
}

/** 7.3, 3.8 what a hit does. */
function harmOf({ result, test }: Harm): string {
  const effect = play.fire.results[result];
  return test ? `${effect} ${play.fire.test(test.formation, test.needed, test.breaks, test.points)}` : effect;
}

function chanceOf({ automatic, best, worst }: Odds): string {
  if (automatic) return '†';
  return best.faces === worst.faces ? play.fire.chance(best.faces) : play.fire.range(worst.faces, best.faces);
}

function needsOf(odds: Odds): string {
  const { automatic, best, worst } = odds;
  if (automatic) return play.fire.sure;
  const needs =
    best.faces === worst.faces
      ? play.fire.needs(best.needed)
      : play.fire.needsRange(worst.needed, best.needed);
  return `${needs} · ${chanceOf(odds)}`;
}

const answered = <Answer extends object>(
  answer: Answer | undefined,
): Exclude<Answer, { code: string }> | undefined =>
  answer && !isRefusal(answer) ? (answer as Exclude<Answer, { code: string }>) : undefined;
