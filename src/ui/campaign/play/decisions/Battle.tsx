/** 10.2, 10.6-10.8, 10.12 On the battle board: the line is formed, blocks fire or shift, gaps are filled. */
import type { Position, View } from '../../../../engine/campaign';
import { useGuide } from '../../../../store/guide';
import { CaseLink } from '../../../table/CaseLink';
import { Foot } from '../../../table/QuestionCard';
import { barrageOf, offersFor, useLine } from '../../battle/line';
import { positionOf } from '../../battle/orderTo';
import { blockOf } from '../../spots';
import { act, ask, useTable } from '../../table';
import { blockName, inReadingOrder, placeName } from '../../text/names';
import { play } from '../../text/play';
import { ActButton } from './ActButton';
import { BlockButton } from './BlockButton';
import { useInSight } from './useInSight';

/** 10.2 */
export function Deploy() {
  const view = useTable((table) => table.view);
  const chosen = useLine((line) => line.chosen);
  const choose = useLine((line) => line.choose);
  if (!view?.battle) return null;
  const by = view.decision?.by;
  const mine = inReadingOrder(
    view.blocks.filter(({ at, id }) => at === view.battle?.place && blockOf(id).side === by),
  );
  const unset = mine.filter(({ id }) => positionOf(view, id) === undefined);
  return (
    <>
      {unset.length > 0 && <h3 className="subhead">{play.battle.unset}</h3>}
      <div className="block-list">
        {unset.map(({ id }) => (
          <BlockButton
            key={id}
            id={id}
            pressed={id === chosen}
            onPress={() => choose(id === chosen ? undefined : id)}
            onLift={() => choose(id)}
          />
        ))}
      </div>
      {chosen === undefined ? (
        <p className="hint">{play.battle.deploy}</p>
      ) : (
        <div className="chips">
          {(['left', 'center', 'right', 'reserve'] as const).map((position) => (
            <button
              key={position}
              type="button"
              className="answer"
              aria-pressed={positionOf(view, chosen) === position}
              onClick={() => {
                if (act({ kind: 'set', block: chosen, position })) choose(nextUnset(mine, view, chosen));
              }}
            >
              {blockName(chosen)}: {play.battle.toPosition(position).toLowerCase()}
            </button>
          ))}
        </div>
      )}
      <Foot>
        <ActButton action={{ kind: 'suggest' }} chief={unset.length > 0}>
          {play.suggest.line}
        </ActButton>
        <ActButton action={{ kind: 'ready' }} ends>
          {play.ready}
        </ActButton>
      </Foot>
    </>
  );
}

/** The next who has no position yet comes to hand by itself. */
const nextUnset = (
  mine: readonly { readonly id: string }[],
  view: View,
  chosen: string,
): string | undefined => mine.find(({ id }) => id !== chosen && positionOf(view, id) === undefined)?.id;

/** 10.6 */
export function Act() {
  const view = useTable((table) => table.view);
  const chosen = useLine((line) => line.chosen);
  const barrage = useLine((line) => line.barrage);
  const { fireAll, stop } = useLine.getState();
  // A lesson wants one shot, and not all.
  const isLed = useGuide((guide) => guide.lesson !== undefined);
  const all = isLed ? [] : barrageOf(view);
  const fire = offersFor(view, chosen).find(({ kind }) => kind === 'fire');
  const shot = fire && chosen !== undefined ? ask('volley', chosen) : undefined;
  return (
    <>
      {chosen === undefined ? <p className="hint">{play.battle.pick}</p> : <Chosen id={chosen} />}
      <Foot>
        {fire && shot && (
          <ActButton action={fire} chief>
            {play.battle.fire(shot.dice, shot.needed)}
          </ActButton>
        )}
        {barrage !== undefined ? (
          <button type="button" className="answer" onClick={stop}>
            {play.battle.stop}
          </button>
        ) : (
          all.length > 0 && (
            <button
              type="button"
              className={chosen === undefined ? 'answer chief' : 'answer'}
              onClick={fireAll}
            >
              {play.battle.fireAll(all.length)}
            </button>
          )
        )}
        {(!isLed || view?.actions.some(({ kind }) => kind === 'done')) && (
          <ActButton action={{ kind: 'done' }} ends>
            {play.battle.done}
          </ActButton>
        )}
      </Foot>
    </>
  );
}

function Chosen({ id }: { id: string }) {
  const section = useInSight(id);
  const view = useTable((table) => table.view);
  const shot = ask('volley', id);
  const offers = offersFor(view, id);
  const fire = offers.find(({ kind }) => kind === 'fire');
  const isLast = view !== undefined && isAlone(view, id);
  return (
    <section className="chosen-fighter" aria-label={blockName(id)} ref={section}>
      <h3>{blockName(id)}</h3>
      {fire && shot && (
        <>
          <p>
            {play.battle.hits}: {play.battle.chances(shot.hits)}
          </p>
          {shot.empties !== undefined && <p>{play.battle.breaks(shot.empties)}</p>}
          {shot.flee > 0 && <p className="hint">{play.battle.flees(shot.flee)}</p>}
          {shot.reasons.map(({ what, case: rule }) => (
            <p key={what} className="hint">
              {play.battle.reasons[what]} <CaseLink rule={rule} />
            </p>
          ))}
        </>
      )}
      <div className="chips">
        {offers.map((action) =>
          action.kind === 'shift' ? (
            <ActButton key={action.to} action={action}>
              {action.to === 'reserve'
                ? play.battle.toReserve
                : play.battle.toPosition(action.to as Position)}
            </ActButton>
          ) : null,
        )}
      </div>
      {isLast && offers.some((action) => action.kind === 'shift' && action.to === 'reserve') && (
        <p className="warning-line">
          {play.battle.opens} <CaseLink rule="K47" />
        </p>
      )}
    </section>
  );
}

/** K47 the only unit of its position. */
function isAlone(view: View, id: string): boolean {
  const position = positionOf(view, id);
  if (position === undefined || position === 'reserve' || blockOf(id).type === 'leader') return false;
  const line = view.battle?.lines[blockOf(id).side];
  return line?.[position].filter((fighter) => blockOf(fighter.id).type !== 'leader').length === 1;
}

/** 10.12 */
export function CoverNatives() {
  const view = useTable((table) => table.view);
  return (
    <div className="chips">
      {(view?.actions ?? []).map((action) =>
        action.kind === 'shift' ? (
          <ActButton key={`${action.block} ${action.to}`} action={action}>
            {blockName(action.block)}: {play.battle.toPosition(action.to as Position).toLowerCase()}
          </ActButton>
        ) : null,
      )}
      {view?.actions.length === 0 && <p className="hint">{placeName(view.battle?.place ?? '')}</p>}
    </div>
  );
}
