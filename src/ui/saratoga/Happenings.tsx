/** What one action did, shown on the map for a moment: counters travel, shots pass, hexes flash, verdicts stand over them. */
import { counterOf, type Event } from '../../engine/saratoga';
import type { Hex } from '../../engine/hexmap/hexId';
import { centreOf, outlineOf } from '../hexboard/layout';
import { Die } from '../widgets/Die';
import { AtHex } from './AtHex';
import { ShotLine } from './play/Asked';
import { useTable } from './table';
import { Traveller, travelOf } from './Traveller';
import { type Verdict, verdictsOf } from './verdictsOf';

interface Props {
  readonly events: readonly Event[];
  /** Milliseconds for a way of so many hexes; none where nothing should move. */
  readonly duration: (hexes: number) => number;
  /** Where the last hit fell. */
  readonly hit: number | undefined;
}

export function Happenings({ events, duration, hit }: Props) {
  return (
    <g className="motion">
      {events.map((event, i) => travelOf(event) && <Traveller key={i} event={event} duration={duration} />)}
      {events.flatMap(hexesHit).map((hex) => (
        <path key={hex} className="struck" d={outlineOf(hex)} />
      ))}
      {events.map((event, i) => event.type === 'shot' && <Shot key={i} shot={event} />)}
      {verdictsOf(events, hit).map((verdict) => (
        <VerdictSign key={verdict.hex} {...verdict} />
      ))}
    </g>
  );
}

function Shot({ shot: { unit, from, hex } }: { shot: Extract<Event, { type: 'shot' }> }) {
  return (
    <g className="passing">
      <ShotLine from={from} hex={hex} side={counterOf(unit).side} />
    </g>
  );
}

const DIE = 30;
const HEIGHT = 40;

/** The dice, and what they came to; on the far side of whoever fired. */
function VerdictSign({ hex, dice, words, isGrave, from }: Verdict) {
  const faces = dice.length * (DIE + 5);
  const width = faces + words.length * 9.4 + 18;
  const stacks = useTable((table) => table.view?.stacks) ?? {};
  const isBelow = from !== undefined && centreOf(from as Hex).y < centreOf(hex as Hex).y;
  const className = isGrave ? 'verdict grave' : 'verdict';
  return (
    <AtHex
      hex={hex}
      width={width}
      height={HEIGHT}
      isBelow={isBelow}
      spare={Object.keys(stacks).map(Number)}
      className={className}
    >
      <rect x={-width / 2} y={-HEIGHT / 2} width={width} height={HEIGHT} rx="8" />
      {dice.map((face, i) => (
        <g key={i} transform={`translate(${6 - width / 2 + i * (DIE + 5)} ${-DIE / 2})`}>
          <Die face={face} size={DIE} />
        </g>
      ))}
      <text x={faces / 2} y="6.5" textAnchor="middle">
        {words}
      </text>
    </AtHex>
  );
}

const hexesHit = (event: Event): number[] =>
  event.type === 'stepLost' || event.type === 'surrendered' || event.type === 'leaderKilled'
    ? [event.hex]
    : [];
