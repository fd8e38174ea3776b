/** One position of the board with its blocks: whoever may act can be picked there, and whoever was picked can be sent there. */
import type { FighterView, Position, Side, View } from '../../../engine/campaign';
import { BlockIcon } from '../blocks/BlockIcon';
import { blockOf } from '../spots';
import { act, useTable } from '../table';
import { blockName, count, describeBlock, positionNames } from '../text/names';
import { play } from '../text/play';
import { sideAdjectives } from '../text/sides';
import { carry } from '../play/carry';
import { fightersIn, offersFor, useLine } from './line';
import { orderTo } from './orderTo';
import { inRestingOrder } from './restingOrder';

export function PositionCell({ side, position }: { side: Side; position: Position }) {
  const view = useTable((table) => table.view);
  const chosen = useLine((line) => line.chosen);
  const line = view?.battle?.lines[side];
  if (!view || !line) return null;
  const fighters = inRestingOrder(line[position], `${view.battle?.place} ${view.battle?.round}`);
  const isUnseen = isLineUnseen(view, side);
  const closed = position === 'reserve' ? (isUnseen ? unformed(view, side) : line.closed) : 0;
  const units = fighters.filter(({ id }) => blockOf(id).type !== 'leader').length;
  const order = orderTo(view, chosen, side, position);
  const isThin = position !== 'reserve' && IN_ROUND.includes(view.decision?.kind ?? '') && units === 1;
  const name = play.battle.position(side, position);
  const none = isUnseen ? play.battle.unseen : play.battle.empty;
  const who =
    [
      ...fighters.map(({ id, sp }) => describeBlock(id, sp)),
      ...(closed > 0 ? [play.battle.closed(closed)] : []),
    ].join('; ') || none;
  return (
    <div
      className={`position ${position} ${isThin ? 'thin' : ''} ${order ? 'open' : ''}`}
      role="gridcell"
      aria-label={`${name}: ${who}`}
      tabIndex={position === 'center' ? 0 : -1}
      data-side={side}
      data-position={position}
    >
      <p className="position-name">
        <span>
          <span className="whose">{sideAdjectives[side]} </span>
          {isUnseen && position === 'reserve' ? play.battle.unseenLine : positionNames[position]}
        </span>
        {units > 0 && position !== 'reserve' && (
          <span>
            {' '}
            {count(
              fighters.reduce((sum, { dice }) => sum + dice, 0),
              'die',
              'dice',
            )}
          </span>
        )}
      </p>
      <div className="fighters">
        {fighters.map((fighter) => (
          <Fighter
            key={fighter.id}
            fighter={fighter}
            side={side}
            view={view}
            isChosen={fighter.id === chosen}
          />
        ))}
        {closed > 0 && <Closed side={side} number={closed} />}
        {isUnseen && closed > 0 && <span className="nobody">{play.battle.unseenCount(closed)}</span>}
        {fighters.length + closed === 0 && <span className="nobody">{none}</span>}
      </div>
      {order && (
        <button type="button" className="answer send-here" onClick={() => act(order)}>
          {order.kind === 'fire' ? play.battle.fireAt : `${blockName(order.block)}: ${play.battle.here}`}
        </button>
      )}
    </div>
  );
}

const IN_ROUND: readonly string[] = ['act', 'stayOrGo', 'roll'];

/** 10.2, 10.3 while one side forms, the line of the other is only counted, whether it stands already or not. */
const isLineUnseen = ({ battle, decision }: View, side: Side): boolean =>
  decision?.kind === 'deploy' &&
  decision.by !== side &&
  battle !== undefined &&
  fightersIn(battle.lines[side]).length === 0;

/** Once they are on the board all can be counted, before that as many as are seen on the map. */
const unformed = ({ battle, counts }: View, side: Side): number =>
  battle ? battle.lines[side].closed || (counts[battle.place]?.[side] ?? 0) : 0;

interface FighterProps {
  readonly fighter: FighterView;
  readonly side: Side;
  readonly view: View;
  readonly isChosen: boolean;
}

function Fighter({ fighter: { id, sp, dice, hasActed, hasFled }, side, view, isChosen }: FighterProps) {
  const choose = useLine((line) => line.choose);
  const offers = offersFor(view, id);
  const taken = offers.find(({ kind }) => kind === 'hit' || kind === 'flee');
  const isDeploying = view.decision?.kind === 'deploy' && view.decision.by === side;
  const canPick = isDeploying || offers.length > 0;
  const isSpent = hasActed && view.decision?.kind === 'act' && view.decision.by === side;
  const state = hasFled
    ? play.battle.fled
    : hasActed && view.battle?.acting === side
      ? play.battle.acted
      : '';
  const label = [describeBlock(id, sp), dice > 0 ? play.battle.dice(dice) : '', state]
    .filter(Boolean)
    .join(', ');
  const className = [
    'fighter',
    canPick ? 'able' : '',
    isSpent ? 'acted' : '',
    hasFled ? 'fled' : '',
    taken ? 'struck' : '',
  ]
    .filter(Boolean)
    .join(' ');
  if (!canPick)
    return (
      <span className={className} role="img" aria-label={label}>
        <BlockIcon id={id} sp={sp} side={side} size={76} />
      </span>
    );
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-pressed={isChosen}
      onPointerDown={taken ? undefined : carry(id, () => choose(id))}
      onClick={() => (taken ? act(taken) : choose(isChosen ? undefined : id))}
    >
      <BlockIcon id={id} sp={sp} side={side} size={76} />
    </button>
  );
}

function Closed({ side, number }: { side: Side; number: number }) {
  return (
    <span className="fighter closed" role="img" aria-label={play.battle.closed(number)}>
      {Array.from({ length: Math.min(6, number) }, (_, i) => (
        <BlockIcon key={i} side={side} size={48} />
      ))}
      <b>{number}</b>
    </span>
  );
}
