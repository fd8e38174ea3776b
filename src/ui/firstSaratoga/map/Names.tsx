/** The names on the map: places beside their hex, waters along their course, the river down its middle. */
import { hexOf } from '../../../engine/hexmap/hexId';
import { pathOf } from '../../hexboard/drawing/curve';
import { sheet } from '../text/sheet';
import type { Ground } from './ground';
import { streams } from './lines';

export function Names({ ground }: { ground: Ground }) {
  const { field, hexes, codeAt } = ground;
  const { scenario, layout } = field;
  const water = hexes.filter((hex) =>
    codeAt({ column: Math.floor(hex / 100), row: hex % 100 }).includes('~'),
  );
  const xs = water.map((hex) => layout.centreOf(hex).x);
  const middle = xs.length > 0 ? Math.max(...xs) - 10 : 0;
  const hasRiver = water.length > 12;
  const isIn = (hex: string) => hexes.includes(hexOf(hex));
  return (
    <g className="fs-names">
      {hasRiver && (
        <text
          className="river"
          transform={`translate(${middle} ${(ground.frame.y + ground.frame.height) * 0.4}) rotate(90)`}
        >
          {sheet.river}
        </text>
      )}
      {streams(ground).map(({ name, line, kind }) => {
        const east = (line.at(-1)?.x ?? 0) > (line[0]?.x ?? 0);
        const along = (east ? line : [...line].reverse()).map(({ x, y }) => ({ x, y: y - 7 }));
        const id = `fs-along-${name.replace(/\W/g, '')}`;
        return (
          <g key={name} className={kind}>
            <path id={id} d={pathOf(along)} fill="none" />
            <text>
              <textPath href={`#${id}`} startOffset="50%" textAnchor="middle">
                {sheet.water(name)}
              </textPath>
            </text>
          </g>
        );
      })}
      {scenario.ground.places
        .filter(({ hex, kind }) => isIn(hex) && kind !== 'stream')
        .map(({ hex, name, kind }) => {
          const { x, y } = layout.centreOf(hexOf(hex));
          return (
            <text
              key={hex}
              className={`place ${kind}`}
              x={x + (kind === 'height' ? 60 : 0)}
              y={y + (kind === 'height' ? 74 : 50)}
            >
              {name.replace("'", '’')}
            </text>
          );
        })}
    </g>
  );
}
