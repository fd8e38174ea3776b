/** What stands on the map: own faces in a short rank, enemy blocks as bare wood in no order but their number. */
import { memo } from 'react';
import { type BlockView, type Side, SIDES, type View } from '../../../engine/campaign';
import { blockOf, BOX_SPOTS, PLACE_SPOTS, type Spot, spotOf } from '../spots';
import { useTable } from '../table';
import { inReadingOrder } from '../text/names';
import { Back, Face } from './Block';

/** So many of a rank are seen; the number tells the rest. */
const SHOWN = 4;
const STEP = 24;

export function Stacks() {
  const view = useTable((table) => table.view);
  if (!view) return null;
  return (
    <g id="counters" aria-hidden="true">
      {[...PLACE_SPOTS, ...BOX_SPOTS].map((spot) =>
        SIDES.map((side) => <Stack key={`${spot.id} ${side}`} spot={spot} side={side} view={view} />),
      )}
      <Lost view={view} />
    </g>
  );
}

/** K74 they lie open for both. */
function Lost({ view }: { view: View }) {
  const spot = spotOf('lost');
  if (!spot) return null;
  return SIDES.map((side, i) => {
    const lost = view.lost.filter((id) => blockOf(id).side === side);
    return lost.length === 0 ? null : (
      <g key={side} transform={`translate(${spot.x + (i === 0 ? -70 : 70)} ${spot.y + 4})`}>
        <Rank side={side} number={lost.length} rank={inReadingOrder(lost.map(dead)).slice(0, SHOWN)} />
      </g>
    );
  });
}

/** One and the same each time: the rank is drawn anew only where another lies there. */
function dead(id: string): BlockView {
  const known = DEAD.get(id) ?? { id, at: 'lost', sp: 0, hasMoved: false, isSupplied: true };
  DEAD.set(id, known);
  return known;
}

const DEAD = new Map<string, BlockView>();

function Stack({ spot, side, view }: { spot: Spot; side: Side; view: View }) {
  const number = view.counts[spot.id]?.[side] ?? 0;
  if (number === 0) return null;
  const known = inReadingOrder(
    view.blocks.filter(({ at, id }) => at === spot.id && blockOf(id).side === side),
  );
  const both = SIDES.every((each) => (view.counts[spot.id]?.[each] ?? 0) > 0);
  const away = both ? (side === view.phasing ? -1 : 1) : 0;
  const rank = known.slice(0, SHOWN);
  return (
    <g transform={`translate(${spot.x + away * 26} ${spot.y + away * 34 + (spot.isBox ? 4 : 0)})`}>
      <Rank side={side} number={number} rank={rank} />
    </g>
  );
}

interface RankProps {
  readonly side: Side;
  readonly number: number;
  /** The faces that the viewer sees, the first in front. */
  readonly rank: readonly BlockView[];
}

const Rank = memo(
  function Rank({ side, number, rank }: RankProps) {
    const shown = Math.min(SHOWN, number);
    const first = (-(shown - 1) * STEP) / 2;
    return (
      <g className={`rank ${side}`}>
        {Array.from({ length: shown }, (_, i) => shown - 1 - i).map((i) => {
          const face = rank[i];
          return (
            <g
              key={i}
              transform={`translate(${first + i * STEP} ${-i * 5})`}
              className={face?.hasMoved ? 'has-moved' : ''}
            >
              {face ? <Face key={face.id} id={face.id} sp={face.sp} /> : <Back side={side} />}
              {face && !face.isSupplied && (
                <path className="unfed" d="M18 -34h16v14h-16zM18 -30l16 8M22 -34q4 -8 8 0" />
              )}
            </g>
          );
        })}
        {number > 1 && (
          <g className="tally" transform={`translate(${first + (shown - 1) * STEP + 34} 30)`}>
            <circle r="17" />
            <text y="7.5">{number}</text>
          </g>
        )}
      </g>
    );
  },
  (before, now) =>
    before.side === now.side &&
    before.number === now.number &&
    before.rank.length === now.rank.length &&
    before.rank.every((block, i) => block === now.rank[i]),
);
