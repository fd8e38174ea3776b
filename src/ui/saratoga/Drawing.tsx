/** A part of the map in a position in writing, drawn small: the printed sheet and the counters on it. */
import { useMemo } from 'react';
import type { Hex } from '../../engine/hexmap/hexId';
import { RULES } from '../../engine/saratoga';
import type { Drawn } from '../../games/contract';
import { centreOf } from '../hexboard/layout';
import { MapSheet } from './map/MapSheet';
import { FieldCounters } from './review/Field';
import { describeHex } from './text/describeHex';

/** Around the hexes at the rim, in units of the sheet: a hex has room, and the picture is no strip. */
const ROOM = 62;
const LEAST = 360;

export default function Drawing({ position, frame, before = [] }: Drawn) {
  const view = useMemo(() => {
    const setup = RULES.notation?.parse(position);
    return setup && !Array.isArray(setup) ? RULES.game.view(RULES.game.start(setup), undefined) : undefined;
  }, [position]);
  if (!view) return null;
  const { x, y, width, height } = boxAround(frame);
  return (
    <svg
      className="position-drawing by-day"
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-label={Object.entries(view.stacks)
        .filter(([, ids]) => ids.length > 0)
        .map(([hex]) => describeHex(Number(hex) as Hex, view))
        .join(' ')}
    >
      {before.some((other) => battleOf(other) === view.battle) ? (
        <use href={`#drawn-${view.battle}`} />
      ) : (
        <g id={`drawn-${view.battle}`}>
          <MapSheet battle={view.battle} />
        </g>
      )}
      <FieldCounters view={view} />
    </svg>
  );
}

/** The sheet is large: one of each battle on a page is enough. */
const battleOf = (position: string): string => /^\w+/.exec(position)?.[0] ?? '';

function boxAround(frame: readonly number[]) {
  const points = frame.map((hex) => centreOf(hex as Hex));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const box = (low: number, high: number) => {
    const size = Math.max(LEAST, high - low + 2 * ROOM);
    return { from: (low + high - size) / 2, size };
  };
  const across = box(Math.min(...xs), Math.max(...xs));
  const down = box(Math.min(...ys), Math.max(...ys));
  return { x: across.from, y: down.from, width: across.size, height: down.size };
}
