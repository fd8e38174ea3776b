/** TEC The terrain with a swatch of each, what it costs and what it does. */
import { handbook } from '../text/handbookWords';
import { TEC, type Terrain, TERRAIN, type TerrainEffect } from '../../../engine/saratoga';
import { cornersAround, polygon } from '../../hexboard/layout';
import { text } from '../text';

const HEXSIDES: readonly Terrain[] = ['stream', 'upSlope'];

export function TerrainKey() {
  const words = handbook;
  return (
    <table className="terrain-key">
      <thead>
        <tr>
          {words.terrainColumns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TERRAIN.map((terrain) => {
          const [name, note] = words.terrain[terrain];
          const effect = TEC[terrain];
          return (
            <tr key={terrain}>
              <th scope="row">
                <Swatch terrain={terrain} />
                <span>
                  {name}
                  <small>{note}</small>
                </span>
              </th>
              <td>{costOf(terrain, effect)}</td>
              <td>
                {terrain === 'upSlope'
                  ? words.uphill
                  : effect.fire === 0
                    ? words.none
                    : text.signed(effect.fire)}
              </td>
              <td>{effect.blocksSight ? words.blocks : words.open}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function costOf(terrain: Terrain, { cost }: TerrainEffect): string {
  if (cost === undefined) return handbook.noEntry;
  return HEXSIDES.includes(terrain) ? handbook.extra(cost) : text.mp(cost);
}

const HEX = polygon(cornersAround({ x: 0, y: 0 }, 30));
const TREE = 'a4 4 0 0 1 6 -3a4 4 0 0 1 7 1a4 4 0 0 1 1 7a4 4 0 0 1 -6 4a4 4 0 0 1 -7 -2a4 4 0 0 1 -1 -7Z';

function Swatch({ terrain }: { terrain: Terrain }) {
  return (
    <svg
      className={`sheet swatch by-day swatch-${terrain}`}
      viewBox="-32 -28 64 56"
      width="58"
      height="51"
      aria-hidden="true"
    >
      <path className="swatch-ground" d={HEX} />
      {drawing(terrain)}
      <path className="swatch-edge" d={HEX} />
    </svg>
  );
}

function drawing(terrain: Terrain) {
  switch (terrain) {
    case 'clear':
      return (
        <>
          <path className="swatch-1" d="M-30 0L-15 26H15L30 0L15 -26L-5 -26L-12 26Z" />
          <path className="swatch-3" d="M8 -26H15L30 0L15 26H8Z" />
        </>
      );
    case 'woods':
      return (
        <g className="grove">
          {[
            [-18, -8],
            [-2, -14],
            [10, -4],
            [-12, 8],
            [4, 12],
          ].map(([x, y]) => (
            <path key={x} className="crown" d={`M${x} ${y}${TREE}`} />
          ))}
        </g>
      );
    case 'work':
      return (
        <g className="work">
          <path className="wall" d={polygon(cornersAround({ x: 0, y: 0 }, 21))} />
          {cornersAround({ x: 0, y: 0 }, 21).map((p) => (
            <circle key={`${p.x}${p.y}`} className="bastion" cx={p.x} cy={p.y} r="3.6" />
          ))}
        </g>
      );
    case 'road':
      return (
        <g className="roads">
          <path className="edge" d="M-23 13C-8 4 6 6 23 -13" />
          <path className="surface" d="M-23 13C-8 4 6 6 23 -13" />
        </g>
      );
    case 'river':
      return (
        <>
          <path className="lining depth-0" d="M-26 -8C-10 -2 8 -14 26 -8" />
          <path className="lining depth-1" d="M-28 2C-10 8 8 -4 28 2" />
          <path className="lining depth-2" d="M-24 12C-8 18 8 6 24 12" />
        </>
      );
    case 'stream':
      return <path className="stream-swatch" d="M-30 0L-15 -26H15L30 0" />;
    case 'upSlope':
      return (
        <>
          <path className="swatch-3" d="M-30 0L-15 -26H15L30 0Z" />
          <path
            className="slope-swatch"
            d="M-26 0V9M-20 0V11M-14 0V9M-8 0V12M-2 0V9M4 0V11M10 0V9M16 0V12M22 0V9"
          />
        </>
      );
  }
}
