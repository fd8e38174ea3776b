/** The columns of an hour as arrows on the map; those of the hours before it, faint. */
import type { Hex } from '../../../engine/hexmap/hexId';
import { centreOf, type Point } from '../../hexboard/layout';
import { smooth } from '../../hexboard/drawing/curve';
import type { Stroke } from '../text/history';

export function Strokes({ now, past }: { now: readonly Stroke[]; past: readonly Stroke[] }) {
  return (
    <>
      <g className="strokes past">
        {past.map((stroke, i) => (
          <Arrow key={i} stroke={stroke} />
        ))}
      </g>
      <g className="strokes">
        {now.map((stroke, i) => (
          <Arrow key={`${stroke.who} ${i}`} stroke={stroke} isNow />
        ))}
      </g>
    </>
  );
}

function Arrow({ stroke, isNow = false }: { stroke: Stroke; isNow?: boolean }) {
  const line = smooth(
    stroke.path.map((hex) => centreOf(hex as Hex)),
    false,
  );
  const [end, before] = [line.at(-1), line.at(-2)];
  // Where columns that set out together are apart.
  const middle = line[Math.floor(line.length * 0.45)];
  if (!middle || !end || !before) return null;
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  const course = `M${line.map(written).join('L')}`;
  return (
    <g className={`stroke ${stroke.side} ${stroke.back ? 'back' : ''}`}>
      <path className="under" d={course} />
      <path d={course} />
      <path
        className="head"
        d="M30 0L-16 -24L-8 0L-16 24Z"
        transform={`translate(${written(end)}) rotate(${angle})`}
      />
      {isNow && stroke.who !== '' && (
        <text x={middle.x} y={middle.y - 22}>
          {stroke.who}
        </text>
      )}
    </g>
  );
}

const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
