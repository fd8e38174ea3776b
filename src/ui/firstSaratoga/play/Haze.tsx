/** 15.5 Fog as weather over the low ground of the sheet; nothing under it is hidden. */
import { useEffect, useMemo, useState } from 'react';
import { useField } from '../field';
import { lowGround } from '../map/areas';
import { groundOf } from '../map/ground';
import { useOverlays } from '../overlays';
import { useTable } from '../table';

export function Haze() {
  const field = useField();
  const isFog = useTable((table) => table.view?.fog === true && table.view.phase !== 'setUp');
  const isWanted = useOverlays((overlays) => overlays.haze);
  const isLifting = useLifting(isFog);
  const low = useMemo(() => lowGround(groundOf(field)), [field]);
  if (!isWanted || (!isFog && !isLifting)) return null;
  const { x, y, width, height } = groundOf(field).frame;
  const banks = Array.from({ length: 7 }, (_, i) => ({
    cx: x + width * (0.08 + 0.14 * i),
    cy: y + height * (0.2 + 0.62 * ((i * 37) % 10) * 0.1),
    rx: width * (0.2 + 0.04 * (i % 3)),
    ry: height * (0.07 + 0.02 * (i % 2)),
  }));
  return (
    <g className={isLifting ? 'fs-haze lifting' : 'fs-haze'} aria-hidden="true" clipPath="url(#fs-low)">
      <defs>
        <clipPath id="fs-low">
          <path d={low} clipRule="evenodd" />
        </clipPath>
        <radialGradient id="fs-bank">
          <stop offset="0" stopColor="#f6f3ea" stopOpacity="0.62" />
          <stop offset="1" stopColor="#f6f3ea" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect x={x} y={y} width={width} height={height} className="veil" />
      {banks.map((bank, i) => (
        <ellipse key={i} {...bank} fill="url(#fs-bank)" className={`drift-${i % 3}`} />
      ))}
    </g>
  );
}

/** As long as the sheet's style takes to let it fade. */
const LIFTS = 1000;

/** For a moment after it was there. */
function useLifting(isThere: boolean): boolean {
  const [was, setWas] = useState(isThere);
  useEffect(() => {
    const timer = setTimeout(() => setWas(isThere), isThere ? 0 : LIFTS);
    return () => clearTimeout(timer);
  }, [isThere]);
  return was && !isThere;
}
