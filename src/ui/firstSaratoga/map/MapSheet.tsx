/** The printed sheet: everything that does not change while a scenario is played. */
import { memo } from 'react';
import { formatHex, hexOf } from '../../../engine/hexmap/hexId';
import { polygon } from '../../hexboard/layout';
import type { Field } from '../field';
import { area, hills, river } from './areas';
import { Farms } from './Farms';
import { Furniture } from './Furniture';
import { type Ground, groundOf } from './ground';
import { bridges, creeks, streams, ways, works } from './lines';
import { Names } from './Names';
import { groves } from './woods';

function draw(ground: Ground) {
  const roads = ways(ground);
  const brooks = streams(ground);
  return {
    light: area(ground, (code) => /[lD]/.test(code), 6, 31),
    deep: area(ground, (code) => code.includes('D'), 5, 131),
    hills: hills(ground),
    river: river(ground),
    roads,
    brooks,
    creeks: creeks(ground),
    works: works(ground),
    bridges: bridges(ground),
    groves: groves(
      ground,
      [...roads, ...brooks].map(({ line }) => line),
    ),
    grid: ground.hexes
      .map((hex) => polygon(ground.field.layout.cornersAround(ground.field.layout.centreOf(hex))))
      .join(''),
  };
}

const drawn = new WeakMap<Ground, ReturnType<typeof draw>>();

export const MapSheet = memo(function MapSheet({ field }: { field: Field }) {
  const ground = groundOf(field);
  const map = drawn.get(ground) ?? draw(ground);
  drawn.set(ground, map);
  const { frame, sheet } = ground;
  return (
    <g id="sheet" className="fs-sheet" aria-hidden="true">
      <defs>
        <clipPath id="fs-frame">
          <rect {...frame} />
        </clipPath>
        <pattern id="fs-laid" width="96" height="4" patternUnits="userSpaceOnUse">
          <path d="M0 1.2H96M20 0V4" className="fs-laid" />
        </pattern>
        <pattern
          id="fs-hatch"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(38)"
        >
          <path d="M0 0V7" className="fs-hatch" />
        </pattern>
      </defs>
      <rect className="fs-paper" {...sheet} />
      <rect fill="url(#fs-laid)" {...sheet} />
      <g clipPath="url(#fs-frame)">
        <rect className="fs-flats" {...frame} />
        <path className="fs-wash" d={map.hills.wash.area} />
        <path className="fs-light" d={map.light.area} />
        <path className="fs-deep" d={map.deep.area} />
        <path className="fs-deep-hatch" d={map.deep.area} fill="url(#fs-hatch)" />
        <path className="fs-crest" d={map.hills.wash.area} />
        <path className="fs-hachures" d={map.hills.hachures} />
        {map.brooks.map(({ name, kind, body, bed }) => (
          <g key={name} className={`fs-${kind}`}>
            <path className="bed" d={bed} />
            <path className="body" d={body} />
          </g>
        ))}
        {map.creeks.map((d) => (
          <g key={d} className="fs-creek">
            <path className="under" d={d} />
            <path d={d} />
          </g>
        ))}
        <path className="fs-river" d={map.river.body} />
        {map.river.lining.map(({ path, depth }, i) => (
          <path key={i} className="fs-lining" d={path} strokeOpacity={0.7 - depth * 0.16} />
        ))}
        {map.river.banks.map((d) => (
          <path key={d} className="fs-bank" d={d} />
        ))}
        <Farms ground={ground} keepOff={map.roads.map(({ line }) => line)} />
        {map.roads.map(({ name, kind, path }) => (
          <g key={name} className={`fs-${kind}`}>
            <path className="edge" d={path} />
            <path className="surface" d={path} />
          </g>
        ))}
        {map.groves.map(({ id, deep, shadows, crowns, ink }) => (
          <g key={id} className={deep ? 'fs-grove deep' : 'fs-grove'}>
            <path className="shadow" d={shadows} />
            <path className="crown" d={crowns} />
            <path className="ink" d={ink} />
          </g>
        ))}
        <path className="fs-grid" d={map.grid} />
        {map.works.wall.map((d) => (
          <path key={d} className="fs-wall" d={d} />
        ))}
        <path className="fs-ticks" d={map.works.ticks} />
        {map.bridges.map(({ side, burned, at, turn }) => (
          <g
            key={side}
            className={burned ? 'fs-bridge burned' : 'fs-bridge'}
            transform={`translate(${at.x} ${at.y}) rotate(${turn})`}
          >
            <path
              d={
                burned
                  ? 'M-15 -6H-6L-8 -2H-14M-15 6H-5L-8 2H-14M15 -6H7L9 -2H14M15 6H5L8 2H14'
                  : 'M-15 -6H15M-15 6H15'
              }
            />
          </g>
        ))}
        <Decisive field={field} />
        <Numbers ground={ground} />
        <Names ground={ground} />
      </g>
      <Furniture ground={ground} />
      <rect className="fs-night" {...sheet} />
    </g>
  );
});

/** 14.1 a British unit in one of these wins at once. */
function Decisive({ field: { scenario, layout } }: { field: Field }) {
  return scenario.victory.atOnce.map((hex) => {
    const { x, y } = layout.centreOf(hexOf(hex));
    return (
      <g key={hex} className="fs-decisive" transform={`translate(${x} ${y})`}>
        <path d={polygon(layout.cornersAround({ x: 0, y: 0 }, 52).map((p) => ({ x: p.x, y: p.y })))} />
      </g>
    );
  });
}

function Numbers({ ground: { hexes, field } }: { ground: Ground }) {
  return (
    <g className="fs-numbers">
      {hexes
        .filter((hex) => field.world.land[hex] === 1)
        .map((hex) => {
          const { x, y } = field.layout.centreOf(hex);
          return (
            <text key={hex} x={x} y={y - 41}>
              {formatHex(hex)}
            </text>
          );
        })}
    </g>
  );
}
