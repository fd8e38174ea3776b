/** On the map: where those in hand can go, by which road, for what price, and what waits there. */
import { pathOf } from '../../hexboard/drawing/curve';
import { usePointer } from '../../../store/pointer';
import { GunSign } from '../blocks/Block';
import { lineAlong, ROAD_LINES } from '../map/roads';
import { blockOf, BOX, roadsAt, spotNumbered, spotOf, type Spot } from '../spots';
import { play } from '../text/play';
import { useHand } from './hand';
import type { Way } from './ways';

export function MarksBelow() {
  const ways = useHand((hand) => hand.ways);
  const place = useHand((hand) => hand.place);
  const open = ways.filter(({ refusal }) => refusal === undefined);
  const stack = place === undefined ? undefined : spotOf(place);
  return (
    <g className="marks">
      {open
        .filter(({ path }) => path.length > 1)
        .map(({ to, path, enemies }) => (
          <path
            key={to}
            className={enemies > 0 ? 'reach-road hostile' : 'reach-road'}
            d={pathOf(lineAlong(path))}
          />
        ))}
      {open.map(({ to, enemies }) => (
        <Ring key={to} id={to} className={enemies > 0 ? 'reach-ring hostile' : 'reach-ring'} />
      ))}
      {stack && <Ring id={stack.id} className="in-hand-ring" />}
      <Pointed />
    </g>
  );
}

function Ring({ id, className }: { id: string; className: string }) {
  const spot = spotOf(id);
  if (!spot) return null;
  return spot.isBox ? (
    <BoxRing spot={spot} className={className} />
  ) : (
    <circle className={className} cx={spot.x} cy={spot.y} r="66" />
  );
}

const BoxRing = ({ spot, className }: { spot: Spot; className: string }) => (
  <rect
    className={className}
    x={spot.x - BOX.width - 6}
    y={spot.y - BOX.height - 6}
    width={BOX.width * 2 + 12}
    height={BOX.height * 2 + 12}
    rx="12"
  />
);

/** The cursor, what the pointer is over, and what a line of the log or a button means. */
function Pointed() {
  const cursor = usePointer((pointer) => pointer.cursor);
  const hovered = usePointer((pointer) => pointer.hovered);
  const highlighted = usePointer((pointer) => pointer.highlighted);
  const named = (number: number) => spotNumbered(number)?.id;
  const [at, over] = [named(cursor), named(hovered)];
  return (
    <>
      {highlighted.map((number) => {
        const id = named(number);
        return id === undefined ? null : <Ring key={number} id={id} className="lit-ring" />;
      })}
      {over !== undefined && <Ring id={over} className="hover-ring" />}
      {at !== undefined && <Ring id={at} className="cursor-ring" />}
    </>
  );
}

/** The price and what waits, above the blocks; the road that would be taken to where one points. */
export function MarksAbove() {
  const ways = useHand((hand) => hand.ways);
  const aim = useHand((hand) => hand.aim);
  const hovered = usePointer((pointer) => spotNumbered(pointer.hovered)?.id);
  const pointed = ways.find(({ to, refusal }) => refusal === undefined && to === (aim ?? hovered));
  return (
    <g className="marks-above">
      {pointed && pointed.path.length > 0 && (
        <path className="march-line" d={pathOf(lineAlong(pointed.path))} />
      )}
      <NoGuns />
      {ways.map((way) =>
        way.refusal === undefined && way.price !== undefined ? <Tag key={way.to} way={way} /> : null,
      )}
    </g>
  );
}

/** 2.7 The tracks that a heavy gun in hand cannot take, also where all others go. */
function NoGuns() {
  const place = useHand((hand) => hand.place);
  const hasGun = useHand(({ blocks }) => blocks.some((id) => blockOf(id).type === 'artillery'));
  if (!hasGun || place === undefined) return null;
  return ROAD_LINES.filter(
    ({ id, kind }) => kind === 'brown' && roadsAt(place).some((road) => road.id === id),
  ).map(({ id, middle }) => (
    <g key={id} className="no-guns" transform={`translate(${middle.x} ${middle.y})`}>
      <title>{play.placeCard.noGuns}</title>
      <circle r="24" />
      <GunSign />
      <path className="bar" d="M-17 -17L17 17" />
    </g>
  ));
}

function Tag({ way: { to, price, room, enemies, units } }: { way: Way }) {
  const spot = spotOf(to);
  if (!spot) return null;
  const words = [
    price === 0 || price === undefined ? '' : `${price} AP`,
    room === undefined ? '' : `${units}/${room}`,
    enemies > 0 ? play.go.enemy : '',
  ]
    .filter(Boolean)
    .join(' · ');
  if (words === '') return null;
  const half = words.length * 7.6 + 16;
  return (
    <g
      className={enemies > 0 ? 'price-tag hostile' : 'price-tag'}
      transform={`translate(${spot.x} ${spot.y - 82})`}
    >
      <rect x={-half} y="-20" width={half * 2} height="36" rx="8" />
      <text y="7">{words}</text>
    </g>
  );
}
