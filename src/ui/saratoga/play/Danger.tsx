/** 7.1-7.4, 3.8, 7.6 What threatens whoever looks: fire with its chances, units on the edge, leaders alone; on the map and in words. */
import { useMemo } from 'react';
import type { Hex } from '../../../engine/hexmap/hexId';
import { type Danger, hexOfCounter } from '../../../engine/saratoga';
import { centreOf, outlineOf } from '../../hexboard/layout';
import { ask, useTable } from '../table';
import { danger as words } from '../text/danger';

function useDanger(): Danger | undefined {
  const view = useTable((table) => table.view);
  // Another view is another position.
  return useMemo(() => (view ? ask('danger') : undefined), [view]);
}

/** The hexes under fire, darker the likelier a hit, and who could fire at them. */
export function DangerBelow() {
  const danger = useDanger();
  const view = useTable((table) => table.view);
  if (!danger || !view) return null;
  return (
    <g className="danger">
      {danger.hexes.map(({ hex, hit }) => (
        <path key={hex} className="under-fire" d={outlineOf(hex)} fillOpacity={0.25 + hit * 0.5} />
      ))}
      {danger.shots.map(({ from, hex, unit }) => {
        const [a, b] = [centreOf(from as Hex), centreOf(hex as Hex)];
        return <line key={`${unit} ${hex}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
      })}
    </g>
  );
}

/** Chances, and rings around those on the edge and leaders alone. */
export function DangerAbove() {
  const danger = useDanger();
  const view = useTable((table) => table.view);
  if (!danger || !view) return null;
  const ringed = [
    ...Object.entries(danger.units).filter(([, unit]) => unit.onEdge),
    ...danger.leadersAlone.map((id) => [id] as const),
  ].map(([id]) => hexOfCounter(view, id));
  return (
    <g className="danger notes">
      {[...new Set(ringed)].map((hex) => {
        const { x, y } = centreOf(hex);
        return <circle key={hex} className="on-edge" cx={x} cy={y} r="47" />;
      })}
      {danger.hexes.map(({ hex, hit }) => {
        const { x, y } = centreOf(hex as Hex);
        const chance = words.chance(hit);
        return (
          <g key={hex} className="note at-risk" transform={`translate(${x} ${y + 36})`}>
            <rect
              x={-(6 + chance.length * 5.6)}
              y="-13"
              width={12 + chance.length * 11.2}
              height="20"
              rx="6"
            />
            <text textAnchor="middle" y="3">
              {chance}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The same in words, also for whoever does not see the map. */
export function DangerNote() {
  const danger = useDanger();
  if (!danger) return null;
  const lines = words.lines(danger);
  return (
    <div className="danger-note" role="status">
      <b>{words.title}</b>
      <p>{danger.shots.length > 0 ? words.what : words.none}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
