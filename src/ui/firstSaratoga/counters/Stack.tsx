/** The counters of one hex: the strongest unit on top, depth at the lower right, leaders as a medallion at the upper right. */
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import type { Counter, Mark } from '../../../engine/firstSaratoga';
import type { Hex } from '../../../engine/hexmap/hexId';
import { useStanding } from '../../../store/away';
import { counterOf, useField } from '../field';
import { useReady } from '../play/lit';
import { useTable } from '../table';
import { coatOf } from './colours';
import { CounterFace } from './CounterFace';
import { CAMEO } from './symbols';

export const DEPTH = 6;

/** From the bottom up: guns, then battalions, then brigades. */
const worth = (counter: Counter): number =>
  counter.kind === 'leader' ? -1 : counter.kind === 'artillery' ? 0 : counter.front.cf;
export const stackOrder = (ids: readonly string[]): readonly Counter[] =>
  ids.map(counterOf).sort((a, b) => worth(a) - worth(b));

export const Stack = memo(function Stack({ hex }: { hex: Hex }) {
  const { layout } = useField();
  const ids = useStanding(useTable((table) => table.view?.stacks[hex]));
  const ready = useReady(hex);
  if (!ids || ids.length === 0) return null;
  const { x, y } = layout.centreOf(hex);
  return (
    <g transform={`translate(${x} ${y + 3})`}>
      <Pile ids={ids} ready={ready} />
    </g>
  );
});

export function Pile({ ids, ready = false }: { ids: readonly string[]; ready?: boolean }) {
  const counters = stackOrder(ids);
  const units = counters.filter(({ kind }) => kind !== 'leader');
  const leaders = counters.filter(({ kind }) => kind === 'leader');
  const shown = units.length > 0 ? units : leaders;
  return (
    <>
      {shown.map((counter, i) => {
        const below = shown.length - 1 - i;
        const shift = below * DEPTH - ((shown.length - 1) * DEPTH) / 2;
        return (
          <g key={counter.id} transform={`translate(${shift} ${shift})`}>
            <Piece id={counter.id} ready={ready && below === 0} />
          </g>
        );
      })}
      {units.length > 0 &&
        leaders.map((leader, i) => <Medallion key={leader.id} leader={leader} place={i} />)}
    </>
  );
}

export const Piece = memo(function Piece({ id, ready = false }: { id: string; ready?: boolean }) {
  const all = useTable((table) => table.view?.marks[id]);
  const isMoving = useTable(({ view }) => view?.phase === 'movement' || view?.phase === 'rally');
  // Who has moved matters while others still do.
  const marks = useMemo(
    () => (isMoving ? all : all?.filter((mark) => mark !== 'moved' && mark !== 'rallied')),
    [all, isMoving],
  );
  return <CounterFace counter={counterOf(id)} marks={marks} ready={ready} />;
});

function Medallion({ leader, place }: { leader: Counter; place: number }) {
  const coat = coatOf(leader);
  return (
    <g className="fs-locket" transform={`translate(${32 - place * 27} -50)`}>
      <ellipse className="fs-cast" rx="14" ry="17" cx="1.4" cy="1.8" />
      <ellipse rx="14" ry="17" fill={coat.face} stroke={coat.edge} strokeWidth="3" />
      <path d={CAMEO} fill={coat.ink} transform="scale(.95)" />
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

const STEP = 78;

/** All counters of a hex side by side, for reading: above the hex, or below it where there is no room. */
export function Fan({ hex, ids, marks, scale, rest }: FanProps) {
  const { layout } = useField();
  const { x, y } = layout.centreOf(hex);
  const counters = stackOrder(ids).toReversed();
  const size = Math.max(1.12, 74 / 72 / scale);
  const width = counters.length * STEP + 10;
  const fan = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const group = fan.current;
    const board = group?.closest('.board')?.getBoundingClientRect();
    if (!group || !board) return;
    const lay = (below: boolean, shift: number) =>
      group.setAttribute(
        'transform',
        `translate(${x + shift} ${y + (below ? 56 : -60)}) scale(${size}) translate(0 ${below ? 48 : -48})`,
      );
    lay(false, 0);
    const box = group.getBoundingClientRect();
    const left = Math.max(0, board.left + 4 - box.left);
    const right = Math.min(0, board.right - 4 - box.right);
    lay(box.top < board.top + 4, (left + right) / scale);
  }, [hex, ids, rest, scale, size, x, y]);
  return (
    <g ref={fan} className="fs-fan" data-degree="middle">
      <rect x={-width / 2} y="-43" width={width} height="86" rx="9" />
      {counters.map((counter, i) => (
        <g key={counter.id} transform={`translate(${(i - (counters.length - 1) / 2) * STEP} 0)`}>
          <CounterFace counter={counter} marks={marks[counter.id]} />
        </g>
      ))}
    </g>
  );
}
