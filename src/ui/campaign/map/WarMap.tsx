/** The printed sheet: everything that does not change while the campaign is played. */
import { memo } from 'react';
import { pathOf, smooth } from '../../hexboard/drawing/curve';
import { SHEET, UNIT } from '../spots';
import { Furniture } from './Furniture';
import { land } from './land';
import { BORDERS, letterRoom, LETTERING } from './lettering';
import { Posts } from './Posts';
import { ROAD_LINES } from './roads';
import { waters } from './waters';

/** Drawn once for the life of the page. */
let drawn: ReturnType<typeof draw> | undefined;
function draw() {
  const water = waters();
  const cartouche = Array.from({ length: 12 }, (_, i) => ({
    x: (200 + (i % 4) * 88) * UNIT,
    y: (270 + Math.floor(i / 4) * 90) * UNIT,
    room: 120,
  }));
  return {
    water,
    land: land(water, [...letterRoom(), ...cartouche]),
    borders: BORDERS.map((line) =>
      pathOf(
        smooth(
          line.map(([x, y]) => ({ x: x * UNIT, y: y * UNIT })),
          false,
        ),
      ),
    ),
  };
}

export const WarMap = memo(function WarMap({ id = 'sheet' }: { id?: string }) {
  drawn ??= draw();
  return (
    <g id={id} className="war-map" aria-hidden="true">
      <defs>
        <pattern id="war-laid" width="110" height="5" patternUnits="userSpaceOnUse">
          <path d="M0 1.5H110" className="war-wire" />
          <path d="M24 0V5" className="war-wire" />
        </pattern>
        <radialGradient id="war-edge" cx="50%" cy="50%" r="75%">
          <stop offset="0.6" stopColor="#7a5a2c" stopOpacity="0" />
          <stop offset="1" stopColor="#6b4a20" stopOpacity="0.34" />
        </radialGradient>
      </defs>
      <clipPath id={`${id}-frame`}>
        <rect x="40" y="40" width={SHEET.width - 80} height={SHEET.height - 80} />
      </clipPath>
      <rect className="war-paper" {...SHEET} />
      <rect fill="url(#war-laid)" {...SHEET} />
      <g clipPath={`url(#${id}-frame)`}>
        {drawn.borders.map((d) => (
          <g key={d} className="border">
            <path className="tint" d={d} />
            <path className="dots" d={d} />
          </g>
        ))}
        <Waters />
        <path className="war-trees" d={drawn.land.trees} />
        <g className="war-hills">
          {drawn.land.hills.map(({ outline, shade }, i) => (
            <g key={i}>
              <path className="slope" d={outline} />
              <path className="shade" d={shade} />
            </g>
          ))}
        </g>
        <Roads />
        {LETTERING.map(({ text, x, y, size, spacing, turn, kind }) => (
          <text
            key={text}
            className={`lettering ${kind}`}
            fontSize={size}
            letterSpacing={spacing}
            transform={`translate(${x} ${y}) rotate(${turn})`}
          >
            {text}
          </text>
        ))}
      </g>
      <rect fill="url(#war-edge)" {...SHEET} />
      <Furniture />
      <Posts />
      <rect className="war-night" {...SHEET} />
    </g>
  );
});

function Waters() {
  return drawn?.water.map(({ id, kind, body, shores, lining }) => (
    <g key={id} className={`waters ${kind}`}>
      <path className="body" d={body} />
      {lining.map((d, i) => (
        <path key={i} className="ripple" d={d} />
      ))}
      {shores.map((d) => (
        <path key={d} className="shore" d={d} />
      ))}
    </g>
  ));
}

function Roads() {
  return (
    <g className="war-roads">
      {ROAD_LINES.map(({ id, kind, path, middle }) => (
        <g key={id} className={`way ${kind}`}>
          {kind !== 'brown' && <path className="casing" d={path} />}
          <path className="bed" d={path} />
          {kind === 'dotted' && (
            <path
              className="ferry"
              d="M-13 2H13L8 10H-8ZM0 2V-12L9 -3H0"
              transform={`translate(${middle.x} ${middle.y})`}
            />
          )}
        </g>
      ))}
    </g>
  );
}
