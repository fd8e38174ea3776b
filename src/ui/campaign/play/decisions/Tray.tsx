/** 6.1-6.4 The blocks of the place in hand: a leader and who goes with him, or one unit alone. */
import type { View } from '../../../../engine/campaign';
import { blockOf } from '../../spots';
import { useTable } from '../../table';
import { inReadingOrder, placeName } from '../../text/names';
import { play } from '../../text/play';
import { movableAt, showStack, useHand } from '../hand';
import { BlockButton } from './BlockButton';
import { useInSight } from './useInSight';

export function Tray() {
  const view = useTable((table) => table.view);
  const place = useHand((hand) => hand.place);
  const blocks = useHand((hand) => hand.blocks);
  const { lift, toggle } = useHand.getState();
  const take = useHand((hand) => hand.take);
  const section = useInSight(place);
  const by = view?.decision?.by;
  if (!view || place === undefined) return null;
  const isMarch = view.decision?.kind === 'march';
  const party = view.about?.kind === 'march' ? [view.about.mover, ...(view.about.party ?? [])] : [];
  const here = inReadingOrder(
    view.blocks.filter(
      ({ at, id, hasMoved }) =>
        at === place && blockOf(id).side === by && (!isMarch || !hasMoved || party.includes(id)),
    ),
  );
  const [first] = blocks;
  const isLed = first !== undefined && blockOf(first).type === 'leader';
  const others = here.filter(
    ({ id }) => isLed && id !== first && blockOf(id).type === 'leader' && !blocks.includes(id),
  );
  return (
    <section className="tray" aria-label={placeName(place)} ref={section}>
      <h3>
        {placeName(place)}
        {isLed && <span className="limit">{play.hand.limit(unitsIn(blocks), blockOf(first).group)}</span>}
      </h3>
      <div className="block-list">
        {here.map(({ id, hasMoved, isSupplied }) => (
          <BlockButton
            key={id}
            id={id}
            pressed={blocks.includes(id)}
            disabled={!isMarch && hasMoved && !blocks.includes(id)}
            note={hasMoved && !isMarch ? play.hand.moved : isSupplied ? undefined : play.hand.double}
            onPress={() => toggle(id)}
            onLift={isMarch && id !== first ? undefined : () => lift(id)}
          />
        ))}
      </div>
      {others.map(({ id }) => (
        <button key={id} type="button" className="answer along" onClick={() => take([...blocks, id])}>
          {blockOf(id).name} {play.hand.takeAlong}
        </button>
      ))}
      <p className="hint">{isLed ? play.hand.dropped : play.hand.single}</p>
    </section>
  );
}

const unitsIn = (blocks: readonly string[]): number =>
  blocks.filter((id) => blockOf(id).type !== 'leader').length;

const standing = (view: View | undefined, place: string): number =>
  view?.blocks.filter(({ at, id }) => at === place && blockOf(id).side === view.decision?.by).length ?? 0;

/** Stacks that can still move, as buttons: for keys, fingers and whoever has lost sight of one. */
export function StacksToMove() {
  const view = useTable((table) => table.view);
  const place = useHand((hand) => hand.place);
  const places = [...new Set((view?.blocks ?? []).map(({ at }) => at))].filter(
    (at) => at !== '' && movableAt(view, at).length > 0,
  );
  if (places.length === 0) return null;
  return (
    <section className="to-move">
      <h3 className="subhead">{play.hand.others}</h3>
      <div className="chips">
        {places.map((at) => (
          <button
            key={at}
            type="button"
            className="answer"
            aria-pressed={at === place}
            onClick={() => showStack(at)}
          >
            {placeName(at)} <small>{play.hand.able(movableAt(view, at).length, standing(view, at))}</small>
          </button>
        ))}
      </div>
    </section>
  );
}
