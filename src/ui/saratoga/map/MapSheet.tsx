/** The printed sheet: everything that does not change while a battle is played. */
import { memo } from 'react';
import { columnOf, formatHex, hexOf, rowOf } from '../../../engine/hexmap/hexId';
import { type Battle, GRID, isLand, MAP } from '../../../engine/saratoga';
import { centreAt, centreOf, cornersAround, HEX_HEIGHT, type Point, polygon } from '../../hexboard/layout';
import { pathOf } from '../../hexboard/drawing/curve';
import { farms } from './farms';
import { Furniture } from './Furniture';
import { FRAME, SHEET } from './ground';
import { CURVED_NAMES, PLAIN_NAMES, type PlainName } from './names';
import { contours } from './relief';
import { roads } from './roads';
import { river, streams } from './water';
import { canopy, forestFloor, groves } from './woods';
import { works } from './works';

/** Drawn once for the life of the page. */
let drawn: ReturnType<typeof draw> | undefined;
function draw() {
  const roadLines = roads();
  const streamLines = streams();
  const ways = roadLines.map((road) => road.line);
  return {
    contours: contours(),
    floor: forestFloor(),
    canopy: canopy(),
    river: river(),
    streams: streamLines,
    roads: roadLines,
    farms: farms(ways),
    groves: groves([
      ...ways.map((line) => ({ line, room: 5 })),
      ...streamLines.map(({ line }) => ({ line, room: 5 })),
      // A name stands on its line, so the letters are a little above it.
      ...CURVED_NAMES.map(({ line, size }) => ({ line: raised(line, size * 0.3), room: size * 0.55 })),
      ...PLAIN_NAMES.map((name) => ({ line: underName(name), room: 7 })),
    ]),
    grid: gridBlocks(),
    numbers: GRID.hexes.filter(isLand).map((hex) => ({ text: formatHex(hex), ...centreOf(hex) })),
  };
}

/** The outlines of the land hexes in blocks of four by four, so that only what is in sight is painted. */
function gridBlocks(): string[] {
  const blocks = new Map<number, string>();
  for (const hex of GRID.hexes.filter(isLand)) {
    const block = Math.floor(columnOf(hex) / 4) * 100 + Math.floor(rowOf(hex) / 4);
    blocks.set(block, (blocks.get(block) ?? '') + polygon(cornersAround(centreOf(hex))));
  }
  return [...blocks.values()];
}

const raised = (line: readonly Point[], by: number) => line.map(({ x, y }) => ({ x, y: y - by }));

/** The line along the middle of the letters of a plain name. */
function underName({ x, y, text, anchor }: PlainName): Point[] {
  const width = text.length * 7.4;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return Array.from({ length: Math.ceil(width / 5) }, (_, i) => ({ x: left + i * 5, y: y - 5 }));
}

export const MapSheet = memo(function MapSheet({ battle }: { battle: Battle }) {
  drawn ??= draw();
  return (
    <g id="sheet" className="sheet" aria-hidden="true">
      <Paper />
      <g clipPath="url(#frame)">
        <rect className="flats" {...FRAME} />
        <Relief />
        <g className="forest-floor">
          <path className="area" d={drawn.floor.area} />
          <Edges paths={drawn.floor.edges} />
        </g>
        <Canopy />
        <Fields />
        <Hachures />
        <Water />
        <Roads />
        <Trees />
        <path className="buildings" d={drawn.farms.buildings} />
        <g className="grid">
          <Edges paths={drawn.grid} />
        </g>
        <Works battle={battle} />
        <Numbers />
        <Names />
        <ExitFlag />
      </g>
      <Furniture />
      <EdgeNumbers />
      <rect className="night" {...SHEET} />
    </g>
  );
});

/** 9.0 where the British leave the map, and with four whole units win at once. */
function ExitFlag() {
  const { x, y } = centreOf(EXIT);
  return (
    <g className="exit-flag" transform={`translate(${x - 44} ${y})`}>
      <path className="staff" d="M0 34V-36" />
      <path className="flag" d="M0 -36L34 -27L0 -16Z" />
    </g>
  );
}
const EXIT = hexOf('0113');

function Paper() {
  return (
    <>
      <defs>
        <clipPath id="frame">
          <rect {...FRAME} />
        </clipPath>
        <pattern id="laid" width="96" height="4" patternUnits="userSpaceOnUse">
          <path d="M0 1.2H96" className="laid" />
          <path d="M20 0V4" className="chain" />
        </pattern>
        <radialGradient id="vignette" cx="50%" cy="50%" r="72%">
          <stop offset="0.62" stopColor="#7a5a2c" stopOpacity="0" />
          <stop offset="1" stopColor="#6b4a20" stopOpacity="0.32" />
        </radialGradient>
      </defs>
      <rect className="paper" {...SHEET} />
      <rect fill="url(#laid)" {...SHEET} />
      <rect fill="url(#vignette)" {...SHEET} />
    </>
  );
}

function Relief() {
  return drawn?.contours.map(({ level, wash }) => (
    <g key={level} className={`wash level-${level}`}>
      <path className="area" d={wash.area} />
      <Edges paths={wash.edges} />
    </g>
  ));
}

const Edges = ({ paths }: { paths: readonly string[] }) =>
  paths.map((d, i) => <path key={i} className="edge" d={d} />);

function Hachures() {
  return drawn?.contours.map(({ level, wash, hachures, lit, shaded }) => (
    <g key={level} className={`relief level-${level}`}>
      <path className="lit" d={lit} />
      <path className="shaded" d={shaded} />
      <g className="crest">
        <Edges paths={wash.edges} />
      </g>
      {hachures.map((d, i) => (
        <path key={i} className="hachures" d={d} />
      ))}
    </g>
  ));
}

function Fields() {
  return drawn?.farms.fields.map((field, i) => (
    <g key={i} className={`field crop-${field.crop}`}>
      <path className="fence" d={field.fence} />
      <path className="furrows" d={field.furrows} />
    </g>
  ));
}

function Water() {
  const water = drawn?.river;
  return (
    <g className="water">
      {drawn?.streams.map((stream) => (
        <path key={stream.name} className="ravine" d={stream.ravine} />
      ))}
      {drawn?.streams.map((stream) => (
        <path key={stream.name} className="stream" d={stream.body} />
      ))}
      <path className="far-bank" d={water?.farBank} />
      <path className="river" d={water?.body} />
      {water?.lining.map(({ path, depth }, i) => (
        <path key={i} className={`lining depth-${depth}`} d={path} />
      ))}
      {water?.banks.map((d, i) => (
        <path key={i} className="bank" d={d} />
      ))}
    </g>
  );
}

function Roads() {
  return (
    <g className="roads">
      {drawn?.roads.map((road) => (
        <path key={road.name} className="edge" d={road.firm} />
      ))}
      {drawn?.roads.map((road) => (
        <path key={road.name} className="surface" d={road.firm} />
      ))}
      {drawn?.roads.map((road) => (
        <path key={road.name} className="broken" d={road.broken} />
      ))}
    </g>
  );
}

/** The woods while they are too small for single trees. */
function Canopy() {
  return (
    <g className="canopy">
      <g className="soft">
        <Edges paths={drawn?.floor.edges ?? []} />
      </g>
      {drawn?.canopy.map(([block, heaps]) => (
        <g key={block}>
          <path className="shaded" d={heaps} transform="translate(5 6)" />
          <path className="lit" d={heaps} />
        </g>
      ))}
    </g>
  );
}

function Trees() {
  return drawn?.groves.map((grove) => (
    <g key={grove.id} className="grove">
      <path className="shadow" d={grove.shadows} />
      <path className="crown" d={grove.crowns} />
      <path className="shade" d={grove.shades} />
      <path className="ink" d={grove.ink} />
    </g>
  ));
}

function Works({ battle }: { battle: Battle }) {
  return works(battle).map((work) =>
    work.inPlay ? (
      <g key={work.id} className="work">
        <path className="stakes" d={work.stakes} />
        <path className="wall" d={work.wall} />
        <path className="inner" d={work.inner} />
        <path className="bastion" d={work.bastions} />
      </g>
    ) : (
      <path key={work.id} className="work-trace" d={work.wall} />
    ),
  );
}

function Numbers() {
  return (
    <g className="numbers">
      {drawn?.numbers.map(({ text, x, y }) => (
        <text key={text} x={x} y={y - HEX_HEIGHT / 2 + 11.5}>
          {text}
        </text>
      ))}
    </g>
  );
}

/** While the number in a hex is too small to read, its two halves stand at the edge of the sheet. */
function EdgeNumbers() {
  const { columns, rows } = MAP;
  const two = (number: number) => String(number).padStart(2, '0');
  const across = Array.from({ length: columns }, (_, i) => ({ text: two(i + 1), x: centreAt(i + 1, 1).x }));
  const down = Array.from({ length: rows }, (_, i) => ({ text: two(i + 1), y: centreAt(1, i + 1).y }));
  const [left, top] = [FRAME.x - 39, FRAME.y - 39];
  const [right, bottom] = [FRAME.x + FRAME.width + 39, FRAME.y + FRAME.height + 39];
  return (
    <g className="edge-numbers">
      {across.flatMap(({ text, x }) =>
        [top, bottom].map((y) => (
          <text key={`${text} ${y}`} x={x} y={y + 8.5}>
            {text}
          </text>
        )),
      )}
      {down.flatMap(({ text, y }) =>
        [left, right].map((x) => (
          <text key={`${text} ${x}`} x={x} y={y + 8.5}>
            {text}
          </text>
        )),
      )}
    </g>
  );
}

function Names() {
  return (
    <g className="names">
      {CURVED_NAMES.map((name) => (
        <g key={name.id} className={`name ${name.kind}`}>
          <path id={`along-${name.id}`} d={pathOf(name.line)} fill="none" />
          <text fontSize={name.size} letterSpacing={name.spacing}>
            <textPath href={`#along-${name.id}`} startOffset="50%" textAnchor="middle">
              {name.text}
            </textPath>
          </text>
        </g>
      ))}
      {PLAIN_NAMES.map((name) => (
        <text key={name.text} className="name place" x={name.x} y={name.y} textAnchor={name.anchor}>
          {name.text}
        </text>
      ))}
    </g>
  );
}
