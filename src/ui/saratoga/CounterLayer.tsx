/** What changes on the map: lit hexes, counters, the cursor, the fanned-out stack. */
import { memo, useEffect, useState } from 'react';
import { type Hex, NO_HEX } from '../../engine/hexmap/hexId';
import { GRID } from '../../engine/saratoga';
import { centreOf, outlineOf } from '../hexboard/layout';
import { loadDetail } from './counters/Detail';
import { Fan, Stack } from './counters/Stack';
import { useTable } from './table';
import { usePointer } from '../hexboard/pointer';

/** So long the pointer has to rest on a stack before it fans out. */
const DWELL = 260;

interface FanProps {
  /** Whether the chosen hex fans out, or only the one under the pointer. */
  readonly isChoiceFresh?: boolean;
  readonly scale: number;
  /** Changes when the map has come to rest, so that the fan finds its place again. */
  readonly rest: number;
}

/** Under the counters. */
export const HexMarks = memo(function HexMarks() {
  return (
    <>
      <Highlights />
      <Pointed />
    </>
  );
});

/** From north to south, so that a nearer stack lies over a farther one. */
export const CounterLayer = memo(function CounterLayer() {
  useEffect(() => void loadDetail(), []);
  return (
    <g id="counters">
      {IN_ORDER.map((hex) => (
        <Stack key={hex} hex={hex} />
      ))}
    </g>
  );
});

const IN_ORDER: readonly Hex[] = [...GRID.hexes].sort((a, b) => centreOf(a).y - centreOf(b).y);

function Highlights() {
  const hexes = usePointer((pointer) => pointer.highlighted);
  const others = usePointer((pointer) => pointer.leftOut);
  return (
    <>
      {hexes.length > 0 && <path className="highlight" d={hexes.map(outlineOf).join('')} />}
      {others.length > 0 && <path className="left-out" d={others.map(outlineOf).join('')} />}
    </>
  );
}

function Pointed() {
  const hovered = usePointer((pointer) => pointer.hovered);
  const cursor = usePointer((pointer) => pointer.cursor);
  return (
    <>
      {hovered !== NO_HEX && hovered !== cursor && <path className="hovered" d={outlineOf(hovered)} />}
      {cursor !== NO_HEX && (
        <>
          <path className="cursor-edge" d={outlineOf(cursor)} />
          <path className="cursor" d={outlineOf(cursor)} />
        </>
      )}
    </>
  );
}

/** The stack under the pointer, laid out side by side over everything else. */
export const FanLayer = memo(function FanLayer({ isChoiceFresh = true, scale, rest }: FanProps) {
  const hovered = usePointer((pointer) => pointer.hovered);
  const cursor = usePointer((pointer) => pointer.cursor);
  const view = useTable((table) => table.view);
  const [rested, setRested] = useState<Hex>(NO_HEX);
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(hovered), hovered === NO_HEX ? 0 : DWELL);
    return () => window.clearTimeout(timer);
  }, [hovered]);
  // Once the pointer has left it, a chosen hex is read no more.
  const [left, setLeft] = useState<Hex>(NO_HEX);
  const leaves = hovered !== NO_HEX || left === cursor ? cursor : NO_HEX;
  if (left !== leaves) setLeft(leaves);
  const chosen = isChoiceFresh && (left !== cursor || hovered === cursor) ? cursor : NO_HEX;
  const hex = hovered !== NO_HEX && hovered === rested ? hovered : chosen;
  // In a window of another size nobody points at it any more.
  const [closed, setClosed] = useState<Hex>(NO_HEX);
  if (closed !== NO_HEX && closed !== hex) setClosed(NO_HEX);
  useEffect(() => {
    const close = () => setClosed(hex);
    window.addEventListener('resize', close);
    return () => window.removeEventListener('resize', close);
  }, [hex]);
  const ids = hex === closed ? undefined : view?.stacks[hex];
  if (!view || !ids || ids.length === 0 || (ids.length === 1 && scale > 0.85)) return null;
  return <Fan hex={hex} ids={ids} marks={view.marks} scale={scale} rest={rest} />;
});
