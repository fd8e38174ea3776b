/** A great moment where it happens: the dice, large, and the counters that it concerns. */
import { type ReactNode, useLayoutEffect } from 'react';
import type { Hex } from '../../../engine/hexmap/hexId';
import { counterOf, type Mark } from '../../../engine/saratoga';
import { centreOf, outlineOf } from '../../hexboard/layout';
import { Die } from '../../widgets/Die';
import { AtHex } from '../AtHex';
import { sendAway } from '../../../store/away';
import { CounterFace } from '../counters/CounterFace';
import { DEPTH } from '../counters/Stack';
import { isStill as wantsNoMotion } from '../Traveller';
import { useTable } from '../table';
import type { Moment } from './now';

interface Props {
  readonly moment: Moment;
  readonly time: number;
  readonly isStill: boolean;
}

export function Scene({ moment, time, isStill }: Props) {
  const { kind, side, counters, hex, dice, rolled } = moment;
  const hexes = [...new Set(counters.map((each) => each.hex))];
  return (
    <g
      className={`scene ${kind} ${side ?? ''} ${isStill ? 'still' : ''}`}
      style={{ '--time': `${time}ms` } as React.CSSProperties}
    >
      {kind !== 'exit' && <path className="shocked" d={hexes.map(outlineOf).join('')} />}
      {hexes.map((each) => {
        const ids = counters.filter((one) => one.hex === each).map(({ id }) => id);
        return ids.map((id, i) => {
          const shift = ((ids.length - 1) * DEPTH) / 2 - i * DEPTH;
          return (
            <At key={id} hex={each} shift={shift}>
              {kind === 'break' ? <Shaken id={id} isStill={isStill} /> : <Gone id={id} kind={kind} />}
            </At>
          );
        });
      })}
      {hex !== undefined && dice.length > 0 && (
        <LargeDice hex={hex} dice={dice} rolled={rolled} keepClear={[hex, ...hexes]} />
      )}
    </g>
  );
}

function At({ hex, shift, children }: { hex: number; shift: number; children: ReactNode }) {
  const { x, y } = centreOf(hex as Hex);
  return <g transform={`translate(${x + shift} ${y + shift + 3})`}>{children}</g>;
}

/** 3.8.2 it trembles, turns and gives ground; the counter itself waits until this one lies there as it does. */
function Shaken({ id, isStill }: { id: string; isStill: boolean }) {
  const marks = useTable((table) => table.view?.marks[id]) ?? NONE;
  useLayoutEffect(() => (isStill || wantsNoMotion() ? undefined : sendAway([id])), [id, isStill]);
  return (
    <g className="shaken">
      <g className="front">
        <CounterFace counter={counterOf(id)} marks={marks.filter((mark) => mark !== 'broken')} />
      </g>
      <g className="back">
        <CounterFace counter={counterOf(id)} marks={marks} />
      </g>
    </g>
  );
}

const NONE: readonly Mark[] = [];
/** As it lay there at the end. */
const WORN: readonly Mark[] = ['reduced', 'stepLost'];

function Gone({ id, kind }: { id: string; kind: Moment['kind'] }) {
  const face = <CounterFace counter={counterOf(id)} marks={kind === 'lost' ? WORN : NONE} />;
  if (kind !== 'lost') return <g className={kind === 'leader' ? 'fallen' : 'leaving'}>{face}</g>;
  return (
    <>
      <clipPath id="torn-left">
        <path d={`M-50 -50L4 -50${TEAR}L-14 50L-50 50Z`} />
      </clipPath>
      <clipPath id="torn-right">
        <path d={`M50 -50L4 -50${TEAR}L-14 50L50 50Z`} />
      </clipPath>
      <g className="half left">
        <g clipPath="url(#torn-left)">{face}</g>
      </g>
      <g className="half right">
        <g clipPath="url(#torn-right)">{face}</g>
      </g>
    </>
  );
}

/** From the upper edge of a counter to the lower. */
const TEAR = 'L8 -36L-3 -25L6 -14L-8 -4L2 8L-10 18L-1 28L-14 38';

const DIE = 62;

interface Rolled {
  readonly hex: number;
  readonly dice: readonly number[];
  readonly rolled: string;
  readonly keepClear: readonly number[];
}

function LargeDice({ hex, dice, rolled, keepClear }: Rolled) {
  const row = dice.length * (DIE + 12) - 12;
  const width = Math.max(row, rolled.length * 9.2) + 32;
  return (
    <AtHex hex={hex} width={width} height={122} keepClear={keepClear}>
      <g className="large-dice">
        <rect x={-width / 2} y="-61" width={width} height="122" rx="10" />
        {dice.map((face, i) => (
          <g key={i} transform={`translate(${i * (DIE + 12) - row / 2} -50)`}>
            <g className="thrown">
              <Die face={face} size={DIE} />
            </g>
          </g>
        ))}
        <text y="42" textAnchor="middle">
          {rolled}
        </text>
      </g>
    </AtHex>
  );
}
