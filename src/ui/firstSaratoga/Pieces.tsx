/** What lies on the sheet: flags, marks of hexes, the counters of both sides, and a stack that fans out. */
import { memo, useEffect, useState } from 'react';
import { type Hex, NO_HEX } from '../../engine/hexmap/hexId';
import { usePointer } from '../hexboard/pointer';
import { Fan, Pile, Stack } from './counters/Stack';
import { useField } from './field';
import { useOverlay } from './overlays';
import { waitingAt } from './play/deeds/move';
import { useTable } from './table';

/** A nearer stack lies over a farther one. */
export const Counters = memo(function Counters() {
  const { world, layout } = useField();
  if (useOverlay('bare')) return null;
  const hexes = world.landHexes.toSorted((a, b) => layout.centreOf(a).y - layout.centreOf(b).y);
  return (
    <g id="counters">
      <Columns />
      {hexes.map((hex) => (
        <Stack key={hex} hex={hex} />
      ))}
    </g>
  );
});

/** 13.3 the columns that wait, each above the hex by which it will come. */
function Columns() {
  const { scenario, layout } = useField();
  const view = useTable((table) => table.view);
  if (!view) return null;
  return scenario.entries.map(({ id, hex }) => {
    const ids = waitingAt(view, Number(hex));
    if (ids.length === 0) return null;
    const { x, y } = layout.centreOf(Number(hex) as Hex);
    return (
      <g key={id} className="fs-column-pile" transform={`translate(${x} ${y - 118}) scale(.9)`}>
        <Pile ids={ids} />
      </g>
    );
  });
}

/** 14.1-2 who was last in each place that decides. */
export function Flags() {
  const owners = useTable((table) => table.view?.owners);
  const { layout } = useField();
  return (
    <g className="fs-flag-layer">
      {Object.entries(owners ?? {}).map(([hex, owner]) => {
        const { x, y } = layout.centreOf(Number(hex) as Hex);
        return (
          <g key={hex} className={`fs-flag ${owner}`} transform={`translate(${x - 43} ${y + 24})`}>
            <path className="staff" d="M0 14V-34" />
            <path className="cloth" d="M0 -34L26 -27L0 -18Z" />
          </g>
        );
      })}
    </g>
  );
}

export function HexMarks() {
  const { layout } = useField();
  const highlighted = usePointer((pointer) => pointer.highlighted);
  const hovered = usePointer((pointer) => pointer.hovered);
  const cursor = usePointer((pointer) => pointer.cursor);
  return (
    <>
      {highlighted.length > 0 && (
        <path className="highlight" d={highlighted.map(layout.outlineOf).join('')} />
      )}
      {hovered !== NO_HEX && hovered !== cursor && <path className="hovered" d={layout.outlineOf(hovered)} />}
      {cursor !== NO_HEX && (
        <>
          <path className="cursor-edge" d={layout.outlineOf(cursor)} />
          <path className="cursor" d={layout.outlineOf(cursor)} />
        </>
      )}
    </>
  );
}

/** Milliseconds that the pointer rests before a stack fans out. */
const DWELL = 450;

export function Fans({ scale, rest, isBusy }: { scale: number; rest: number; isBusy: boolean }) {
  const hovered = usePointer((pointer) => pointer.hovered);
  const view = useTable((table) => table.view);
  const isBare = useOverlay('bare');
  const [rested, setRested] = useState<Hex>(NO_HEX);
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(hovered), hovered === NO_HEX ? 0 : DWELL);
    return () => window.clearTimeout(timer);
  }, [hovered]);
  const ids = view && hovered === rested ? (view.stacks[hovered] ?? waitingAt(view, hovered)) : undefined;
  if (!view || isBusy || isBare || !ids || ids.length === 0 || (ids.length === 1 && scale > 0.85))
    return null;
  return <Fan hex={hovered} ids={ids} marks={view.marks} scale={scale} rest={rest} />;
}
