/** The place that is pointed at: what it is, who stands there, its roads, and what all this rests on. */
import { ROAD_LIMIT, type Side, SIDES, type View } from '../../../engine/campaign';
import { usePointer } from '../../../store/pointer';
import { part } from '../../widgets/Part';
import { BlockIcon } from '../blocks/BlockIcon';
import { blockOf, placeOf, roadsAt, spotNumbered } from '../spots';
import { useTable } from '../table';
import { describeBlock, inReadingOrder, placeName, regionNames, roadNames } from '../text/names';
import { play } from '../text/play';
import { LostBlocks } from './LostBlocks';

const PlaceWhy = part(() => import('./PlaceWhy'));

export function PlaceCard() {
  const view = useTable((table) => table.view);
  const number = usePointer(({ hovered, cursor }) => (hovered === 0 ? cursor : hovered));
  const spot = spotNumbered(number);
  if (!view || !spot) return <p className="aside">{play.placeCard.choose}</p>;
  const { id } = spot;
  const place = placeOf(id);
  const words = play.placeCard;
  const facts = place
    ? [
        regionNames[place.region],
        place.isFort ? words.fort : '',
        place.supply ? words.source(place.supply) : '',
        place.isEntry ? words.entry : '',
      ]
    : [];
  const isLost = id === 'lost';
  const isEmpty = isLost
    ? view.lost.length === 0
    : SIDES.every((side) => (view.counts[id]?.[side] ?? 0) === 0);
  return (
    <div className="place-card">
      <h2>{placeName(id)}</h2>
      <p className="aside">{facts.filter(Boolean).join(' · ')}</p>
      {SIDES.map((side) => (
        <Standing key={side} id={id} side={side} view={view} />
      ))}
      {isLost && <LostBlocks lost={view.lost} />}
      {isEmpty && <p>{isLost ? play.weeks.none : words.nobody}</p>}
      {place && (
        <>
          <h3>{words.roads}</h3>
          <ul className="road-list">
            {roadsAt(id).map((road) => (
              <li key={road.id} className={road.kind}>
                <b>{placeName(road.a === id ? road.b : road.a)}</b> {roadNames[road.kind]}
                <small>{roadFacts(road.kind, view.used[road.id] ?? 0)}</small>
              </li>
            ))}
          </ul>
          <details>
            <summary>{words.why}</summary>
            <PlaceWhy id={id} />
          </details>
        </>
      )}
    </div>
  );
}

function roadFacts(kind: keyof typeof ROAD_LIMIT, used: number): string {
  const limit = ROAD_LIMIT[kind];
  const words = play.placeCard;
  if (limit >= 99) return words.free;
  return [words.left(limit - used, limit), kind === 'brown' ? words.noGuns : ''].filter(Boolean).join(', ');
}

function Standing({ id, side, view }: { id: string; side: Side; view: View }) {
  const number = view.counts[id]?.[side] ?? 0;
  if (number === 0) return null;
  const known = inReadingOrder(
    view.blocks.filter((block) => block.at === id && blockOf(block.id).side === side),
  );
  return (
    <section className={side}>
      <h3>{play.placeCard.blocks(side)}</h3>
      {known.length === 0 ? (
        <p className="hidden-blocks">
          <BlockIcon side={side} size={32} /> {play.placeCard.hidden(number)}
        </p>
      ) : (
        <ul className="standing-blocks">
          {known.map(({ id: block, sp, hasMoved, isSupplied }) => (
            <li key={block}>
              <BlockIcon id={block} sp={sp} side={side} size={36} />
              <span>
                {describeBlock(block, sp)}
                <small>
                  {[hasMoved ? play.hand.moved : '', isSupplied ? '' : play.hand.double]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
