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
  const way = useHand((hand) => hand.ways.find(({ refusal }) => refusal === undefined));
  const [leader, ...rest] = blocks;
  const odds = leader !== undefined && way ? ask('forced', leader, rest, way.to) : undefined;
  return (
    <>
      {odds && <p className="hint">{play.force.chance(odds.price, odds.losesOn, odds.expected)}</p>}
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
