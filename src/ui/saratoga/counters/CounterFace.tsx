/** One counter, die-cut and printed, around 0, 0: a combat unit or a leader, either face, every state. */
import { memo } from 'react';
import { type Counter, isUnit, type Leader, type Mark, type Side, type Unit } from '../../../engine/saratoga';
import { BANDS, COATS, LEADER_FIELD } from './colours';
import { ArmSymbol, CAMEO, CROWN, STAR } from './symbols';

export const COUNTER_SIZE = 72;
const HALF = COUNTER_SIZE / 2;

interface Props {
  readonly counter: Counter;
  readonly marks?: readonly Mark[] | undefined;
}

export const CounterFace = memo(function CounterFace({ counter, marks = [] }: Props) {
  const has = (mark: Mark) => marks.includes(mark);
  const classes = ['counter', has('moved') ? 'moved' : '', has('fired') ? 'fired' : ''].join(' ').trim();
  return (
    <g className={classes}>
      {isUnit(counter) ? (
        <UnitFace unit={counter} reduced={has('reduced')} />
      ) : (
        <LeaderFace leader={counter} />
      )}
      {has('moved') && <path className="dimmed" d={plate(counter.side)} />}
      {has('broken') && <path className="torn" d={TORN} />}
      {has('notActivated') && <TurnedCorner />}
      {has('fired') && <path className="smoke" d={SMOKE} />}
      {has('outOfCommand') && <OutOfCommand />}
      {has('stepLost') && <StepLoss />}
    </g>
  );
});

function UnitFace({ unit, reduced }: { unit: Unit; reduced: boolean }) {
  const coat = COATS[unit.troops];
  const band = BANDS[unit.formation ?? 'none'];
  const ink = reduced ? coat.reverseInk : coat.ink;
  return (
    <>
      <Base side={unit.side} face={reduced ? coat.reverse : coat.face} edge={coat.edge} />
      {reduced && (
        <path className="reverse-band" d="M-36 20L-36 4L20 -19H36V-10L-19 36H-31Z" fill={coat.face} />
      )}
      <rect x={-HALF} y="-19.5" width={COUNTER_SIZE} height="10.5" fill={band.fill} />
      <Emblem side={unit.side} ink={band.ink} />
      <Band text={unit.formation ?? 'gates'} ink={band.ink} />
      <g fill={ink} color={ink}>
        <Name text={unit.name} />
        <g
          transform={unit.kind === 'artillery' ? 'translate(2 .5) scale(.84)' : 'translate(2 2.5) scale(.9)'}
        >
          <ArmSymbol arm={unit.arm} />
        </g>
        {unit.kind === 'artillery' && (
          <text className="range" x="28.5" y="9">
            {unit.range}
          </text>
        )}
        <text className="rating" x="-29" y="31">
          {reduced ? unit.rating.reduced : unit.rating.full}
        </text>
        <text className="movement" x="29" y="31">
          {unit.movement}
        </text>
      </g>
    </>
  );
}

function LeaderFace({ leader }: { leader: Leader }) {
  const field = LEADER_FIELD[leader.side];
  const band = leader.kind === 'formation' ? BANDS[leader.formation] : undefined;
  return (
    <>
      <Base side={leader.side} face={field.face} edge={field.edge} />
      <rect x={-HALF} y="-19.5" width={COUNTER_SIZE} height="10.5" fill={band?.fill ?? field.edge} />
      <Emblem side={leader.side} ink={band?.ink ?? field.face} />
      <Band
        text={leader.kind === 'formation' ? leader.formation : 'commander'}
        ink={band?.ink ?? field.face}
      />
      <g fill={field.ink} color={field.ink}>
        <Name text={leader.name} />
        <g transform="translate(3.5 13)">
          <ellipse rx="14.5" ry="18.5" className="medallion" stroke={field.edge} />
          <path d={CAMEO} className="cameo" transform="translate(0 1)" />
        </g>
        {Array.from({ length: leader.kind === 'overall' ? 2 : 1 }, (_, i) => (
          <path key={i} d={LOZENGE} className="rank" transform={`translate(${-27 + i * 11} 1) scale(.9)`} />
        ))}
        <text className="rating leader" x="-33" y="31">
          {leader.kind === 'overall' ? leader.activation : `+${leader.bonus}`}
        </text>
        <text className="span" x="32.4" y="8">
          {leader.span}
        </text>
        <path className="span-ring" d="M19 4.4a7.4 7.4 0 0 1 14.8 0" transform="translate(1.6 -1)" />
        <text className="movement" x="32.4" y="31">
          {leader.movement}
        </text>
      </g>
    </>
  );
}

function Band({ text, ink }: { text: string; ink: string }) {
  return (
    <text
      className="band"
      x="5"
      y="-11.3"
      fill={ink}
      {...(text.length > 7 ? { textLength: 50, lengthAdjust: 'spacingAndGlyphs' as const } : {})}
    >
      {text}
    </text>
  );
}

function Name({ text }: { text: string }) {
  return (
    <text
      className="name-line"
      y="-23.6"
      // A long name is squeezed, as a printer would.
      {...(text.length > 9 ? { textLength: 62, lengthAdjust: 'spacingAndGlyphs' as const } : {})}
    >
      {text}
    </text>
  );
}

function Base({ side, face, edge }: { side: Side; face: string; edge: string }) {
  const d = plate(side);
  return (
    <>
      <path className="cast" d={d} transform="translate(3.4 4.2)" />
      <path d={d} transform="translate(1.5 1.9)" fill={edge} />
      <path className="plate" d={d} fill={face} stroke={edge} />
    </>
  );
}

/** Die-cut: a British counter has a crown cut into its upper edge, an American one is plain. */
function plate(side: Side): string {
  const top = side === 'british' ? 'H-9L-7 -33.4L-3.6 -35L0 -32.8L3.6 -35L7 -33.4L9 -36H30' : 'H30';
  return `M-30 -36${top}Q36 -36 36 -30V30Q36 36 30 36H-30Q-36 36 -36 30V-30Q-36 -36 -30 -36Z`;
}

function Emblem({ side, ink }: { side: Side; ink: string }) {
  return (
    <path
      d={side === 'british' ? CROWN : STAR}
      fill={ink}
      transform={side === 'british' ? 'translate(-28.5 -13.6) scale(.58)' : 'translate(-29 -14.2) scale(.68)'}
    />
  );
}

function StepLoss() {
  return (
    <g className="step-loss" transform="translate(-29 -29)">
      <circle r="12" />
      <text y="5.4">1</text>
    </g>
  );
}

function OutOfCommand() {
  return (
    <g className="out-of-command" transform="translate(22 -30)">
      <rect x="-16" y="-8.5" width="32" height="17" rx="3" />
      <text y="4">OUT</text>
    </g>
  );
}

function TurnedCorner() {
  return (
    <g className="turned-corner">
      <path className="gap" d="M36 -14V-30Q36 -36 30 -36H14Z" />
      <path className="fold" d="M36 -14L14 -36Q13 -19 18 -15Q24 -12 36 -14Z" />
    </g>
  );
}

/** The star is the American sign, so rank is told by lozenges. */
const LOZENGE = 'M0 -6L4.4 0L0 6L-4.4 0Z';

const TORN =
  'M-36 -0.9L-30 3.1L-24 -2.5L-18 1.4L-12 -4.2L-6 -0.3L0 -5.9L6 -1.9L12 -7.6L18 -3.6L24 -9.3L30 -5.3L36 -10.9L36 -1.9L30 3.7L24 -0.3L18 5.4L12 1.4L6 7.1L0 3.1L-6 8.7L-12 4.8L-18 10.4L-24 6.5L-30 12.1L-36 8.1Z';

const SMOKE =
  'M18 -8C10 -10 10 -20 18 -21C16 -30 28 -34 32 -27C38 -32 47 -26 43 -19C50 -17 49 -8 41 -8C40 -2 31 -1 29 -6C26 -2 19 -3 18 -8ZM22 -15q4 -5 8 0M31 -20q5 -3 7 2';
