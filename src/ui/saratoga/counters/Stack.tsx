/** The counters of one hex: combat units with their depth at the lower right, leaders as a portrait at the upper right. */
import { memo, useLayoutEffect, useRef } from 'react';
import { type Counter, counterOf, isUnit, type Leader, type Mark } from '../../../engine/saratoga';
import { centreOf } from '../../hexboard/layout';
import type { Hex } from '../../../engine/hexmap/hexId';
import { BANDS, LEADER_FIELD } from './colours';
import { CounterFace } from './CounterFace';
import { Likeness } from './Detail';
import { readyIn } from './ready';
import { useStanding } from '../../../store/away';
import { useTable } from '../table';

export const DEPTH = 6;

export const Stack = memo(function Stack({ hex }: { hex: Hex }) {
  const ids = useStanding(useTable((table) => table.view?.stacks[hex]));
  if (!ids || ids.length === 0) return null;
  const counters = ids.map(counterOf);
  const units = counters.filter(isUnit);
  const leaders = counters.filter((counter): counter is Leader => !isUnit(counter));
  const shown = units.length > 0 ? units : leaders;
  const { x, y } = centreOf(hex);
  return (
    <g className="stack" transform={`translate(${x} ${y + 3})`}>
      {shown.map((counter, i) => {
        const below = shown.length - 1 - i;
        const shift = below * DEPTH - ((shown.length - 1) * DEPTH) / 2;
        return (
          <g key={counter.id} transform={`translate(${shift} ${shift})`}>
            <Piece id={counter.id} />
          </g>
        );
      })}
      {units.length > 0 && leaders.map((leader, i) => <Shade key={leader.id} leader={leader} place={i} />)}
    </g>
  );
});

/** One counter with its own ear for its own state. */
export const Piece = memo(function Piece({ id }: { id: string }) {
  const marks = useTable((table) => table.view?.marks[id]);
  const ready = useTable((table) => readyIn(table.view).has(id));
  return <CounterFace counter={counterOf(id)} marks={marks} ready={ready} />;
});

function Shade({ leader, place }: { leader: Leader; place: number }) {
  const field = LEADER_FIELD[leader.side];
  const band = leader.kind === 'formation' ? BANDS[leader.formation].fill : field.edge;
  return (
    <g className="shade-badge" transform={`translate(${31 - place * 26} -46) scale(.88)`}>
      <g className="locket">
        <ellipse rx="13" ry="16" cx="1.2" cy="1.6" className="cast" />
        <ellipse rx="13" ry="16" fill={field.face} stroke={band} strokeWidth="3.2" />
        <g transform="scale(.88)">
          <Likeness leader={leader} />
        </g>
        <ellipse rx="14.6" ry="17.6" fill="none" stroke={field.edge} strokeWidth="1" />
      </g>
    </g>
  );
}

interface FanProps {
  readonly hex: Hex;
  readonly ids: readonly string[];
  readonly marks: Readonly<Record<string, readonly Mark[]>>;
  readonly scale: number;
  readonly rest: number;
}

const FAN_STEP = 78;

/** All counters of a hex side by side, the top one first, for reading: above the hex, or below it where there is no room. */
export function Fan({ hex, marks, ids, scale, rest }: FanProps) {
  const counters: Counter[] = ids.map(counterOf).reverse();
  const { x, y } = centreOf(hex);
  // Never smaller than a thumb on the screen.
  const size = Math.max(1.12, 74 / 72 / scale);
  const width = counters.length * FAN_STEP + 10;
  const fan = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const group = fan.current;
    const board = group?.closest('.board')?.getBoundingClientRect();
    if (!group || !board) return;
    const lay = (below: boolean, shift: number) => {
      const away = below ? 52 : -52;
      group.setAttribute(
        'transform',
        `translate(${x + shift} ${y + away}) scale(${size}) translate(0 ${below ? 48 : -48})`,
      );
    };
    lay(false, 0);
    const box = group.getBoundingClientRect();
    const left = Math.max(0, board.left + 4 - box.left);
    const right = Math.min(0, board.right - 4 - box.right);
    lay(box.top < board.top + 4, (left + right) / scale);
  }, [hex, ids, rest, scale, size, x, y]);
  return (
    <g ref={fan} className="fan">
      <rect className="tray" x={-width / 2} y="-43" width={width} height="86" rx="9" />
      {counters.map((counter, i) => (
        <g key={counter.id} transform={`translate(${(i - (counters.length - 1) / 2) * FAN_STEP} 0)`}>
          <CounterFace counter={counter} marks={marks[counter.id]} />
        </g>
      ))}
    </g>
  );
}
