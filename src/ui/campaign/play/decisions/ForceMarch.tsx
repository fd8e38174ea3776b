/** 7.0 A leader who has moved may try to go on: what it costs, and what it is likely to wear down. */
import { Foot } from '../../../table/QuestionCard';
import { ask, useTable } from '../../table';
import { play } from '../../text/play';
import { useHand } from '../hand';
import { ActButton } from './ActButton';
import { GoButtons } from './GoButtons';
import { StacksToMove, Tray } from './Tray';

export function ForceMarch() {
  const hasOffers = useTable(({ view }) => view?.actions.some(({ kind }) => kind === 'forceMarch') ?? false);
  const blocks = useHand((hand) => hand.blocks);
  // The one that is pointed at, or the first.
  const way = useHand(({ aim, ways }) => {
    const open = ways.filter(({ refusal }) => refusal === undefined);
    return open.find(({ to }) => to === aim) ?? open[0];
  });
  const order = way?.action.kind === 'forceMarch' ? way.action : undefined;
  const odds = order && ask('forced', order.leader, order.blocks, order.to);
  return (
    <>
      {order && odds && (
        <p className="hint">
          {play.force.chance(odds.price, odds.losesOn, odds.expected, order.blocks.length)}
        </p>
      )}
      {blocks.length > 0 && <GoButtons />}
      <Tray />
      <StacksToMove />
      <Foot>
        <ActButton action={{ kind: 'endForceMarch' }} ends>
          {hasOffers ? play.endForceMarch : play.endForceMarches}
        </ActButton>
      </Foot>
    </>
  );
}
