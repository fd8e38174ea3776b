/** The places: star works, towns, villages, Native towns, crossings, each with its name; and the boxes beside the map. */
import { BOXES, PLACES } from '../../../engine/campaign';
import { BOX, BOX_SPOTS, PLACE_SPOTS, spotOf } from '../spots';
import { furniture } from '../text/sheet';

export function Posts() {
  return (
    <>
      {BOXES.flatMap(({ id, to }) =>
        to.map((place) => <EntryLine key={`${id} ${place}`} from={id} to={place} />),
      )}
      {BOX_SPOTS.map(({ id, x, y }) => (
        <g key={id} className="war-box" transform={`translate(${x} ${y})`}>
          <rect
            className="paper"
            x={-BOX.width}
            y={-BOX.height}
            width={BOX.width * 2}
            height={BOX.height * 2}
            rx="8"
          />
          <rect
            className="line"
            x={-BOX.width + 7}
            y={-BOX.height + 7}
            width={BOX.width * 2 - 14}
            height={BOX.height * 2 - 14}
            rx="5"
          />
          <text className="title" y={-BOX.height + 38}>
            {furniture.boxes[id]?.[0]}
          </text>
          <text className="under" y={BOX.height - 18}>
            {furniture.boxes[id]?.[1]}
          </text>
        </g>
      ))}
      {PLACE_SPOTS.map(({ id, x, y, name }, i) => (
        <g key={id} className="post" transform={`translate(${x} ${y})`}>
          <Glyph kind={PLACES[i]?.kind ?? ''} isFort={PLACES[i]?.isFort ?? false} />
          {PLACES[i]?.supply !== undefined && <Wagon side={PLACES[i].supply} />}
          <text className={PLACES[i]?.isFort ? 'post-name fort' : 'post-name'} y="68">
            {name}
          </text>
        </g>
      ))}
    </>
  );
}

/** Out of a box onto the map. */
function EntryLine({ from, to }: { from: string; to: string }) {
  const [a, b] = [spotOf(from), spotOf(to)];
  if (!a || !b) return null;
  return <path className="entry-line" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />;
}

/** 8.4 a source of supply. */
const Wagon = ({ side }: { side: string }) => (
  <g className={`wagon ${side}`} transform="translate(44 -34)">
    <circle r="15" />
    <path d="M-8 -5H8V4H-8ZM-5 4a3 3 0 1 0 .1 0ZM5 4a3 3 0 1 0 .1 0Z" />
  </g>
);

function Glyph({ kind, isFort }: { kind: string; isFort: boolean }) {
  if (isFort) return <path className="glyph-fort" d={STAR_FORT} />;
  switch (kind) {
    case 'town':
      return <path className="glyph-houses" d={TOWN} />;
    case 'nativeTown':
      return <path className="glyph-long" d={LONG_HOUSES} />;
    case 'works':
      return <path className="glyph-works" d="M-34 14L-20 -12L-6 8L8 -14L22 8L34 -10" />;
    case 'crossing':
      return <path className="glyph-works" d="M-30 8Q-20 -4 -10 8T10 8T30 8M-24 -8H20L14 -16" />;
    case 'wilderness':
      return <path className="glyph-works" d="M-36 16L-14 -20L4 10L18 -12L38 16" />;
    default:
      return <path className="glyph-houses" d={VILLAGE} />;
  }
}

/** Eight points, four of them bastions, large enough to be seen around a block. */
const STAR_FORT = `M${Array.from({ length: 16 }, (_, i) => {
  const far = i % 4 === 0 ? 66 : i % 2 === 0 ? 50 : 40;
  const angle = ((i * 22.5 - 45) * Math.PI) / 180;
  return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
}).join('L')}Z`;
const VILLAGE = 'M-16 4h10v9h-10zM-2 -9h12v10H-2zM6 7h9v8H6z';
const TOWN =
  'M-26 2h12v11h-12zM-11 -12h10v12h-10zM-6 -12v-12h3v12zM4 -4h14v10H4zM-4 10h10v9H-4zM20 8h9v8h-9z';
const LONG_HOUSES = 'M-28 6V-4Q-18 -14 -8 -4V6ZM2 -2V-12Q14 -22 26 -12V-2ZM-8 20V12Q4 2 16 12V20Z';
