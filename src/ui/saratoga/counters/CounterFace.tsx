/**
 * One counter, die-cut and printed, around 0, 0: a combat unit or a leader, either face, every state. It is drawn once for all
 * three degrees of size; the style sheet shows of it what can be read.
 */
import { memo } from 'react';
import { type Counter, isUnit, type Leader, type Mark, type Side, type Unit } from '../../../engine/saratoga';
import { BANDS, COATS, LEADER_FIELD } from './colours';
import { Likeness, NearPrint } from './Detail';
import { Marks, TornBand } from './Marks';
import { ArmSymbol, CROWN, STAR } from './symbols';

export const COUNTER_SIZE = 72;
const HALF = COUNTER_SIZE / 2;

interface Props {
  readonly counter: Counter;
  readonly marks?: readonly Mark[] | undefined;
  /** It may act now. */
  readonly ready?: boolean;
}

export const CounterFace = memo(function CounterFace({ counter, marks = [], ready = false }: Props) {
  const has = (mark: Mark) => marks.includes(mark);
  const states = (['moved', 'fired'] as const).filter(has);
  return (
    <g className={['counter', counter.kind, ...states, ...(ready ? ['ready'] : [])].join(' ')}>
      {ready && <path className="rim" d={plate(counter.side)} />}
      {isUnit(counter) ? <UnitFace unit={counter} has={has} /> : <LeaderFace leader={counter} has={has} />}
      {has('moved') && <path className="dimmed" d={plate(counter.side)} />}
      <Marks has={has} />
    </g>
  );
});

type Has = (mark: Mark) => boolean;

function UnitFace({ unit, has }: { unit: Unit; has: Has }) {
  const reduced = has('reduced');
  const coat = COATS[unit.troops];
  const band = BANDS[unit.formation ?? 'none'];
  const ink = reduced ? coat.reverseInk : coat.ink;
  const face = reduced ? coat.reverse : coat.face;
  const isGun = unit.kind === 'artillery';
  return (
    <>
      <Base side={unit.side} face={face} edge={coat.edge} />
      {reduced && (
        <path className="reverse-band" d="M-36 20L-36 4L20 -19H36V-10L-19 36H-31Z" fill={coat.face} />
      )}
      <Flag side={unit.side} text={unit.formation ?? 'gates'} fill={band.fill} ink={band.ink} has={has} />
      <g fill={ink} color={ink}>
        <Name text={unit.name} />
        <g className="arm" transform={isGun ? 'translate(-3 -.6) scale(.77)' : 'translate(2 2.5) scale(.9)'}>
          <ArmSymbol arm={unit.arm} />
        </g>
        <NearPrint counter={unit} />
      </g>
      {has('broken') && <TornBand />}
      <g fill={ink} color={ink}>
        {isGun && (
          // The rim keeps it readable on a torn band.
          <text className="range" x="12" y="12" stroke={face} strokeWidth="2.6" paintOrder="stroke">
            {unit.range}
          </text>
        )}
        {/* The rim keeps a large letter readable on whatever lies under it. */}
        <text className="rating" x="-30" y="30.4" stroke={face}>
          {reduced ? unit.rating.reduced : unit.rating.full}
        </text>
        <text className="movement" x="26.2" y="28.6">
          {unit.movement}
        </text>
      </g>
    </>
  );
}

function LeaderFace({ leader, has }: { leader: Leader; has: Has }) {
  const field = LEADER_FIELD[leader.side];
  const band = leader.kind === 'formation' ? BANDS[leader.formation] : undefined;
  return (
    <>
      <Base side={leader.side} face={field.face} edge={field.edge} />
      <Flag
        side={leader.side}
        text={leader.kind === 'formation' ? leader.formation : 'commander'}
        fill={band?.fill ?? field.edge}
        ink={band?.ink ?? field.face}
        has={has}
      />
      <g fill={field.ink} color={field.ink}>
        <Name text={leader.name} />
        <NearPrint counter={leader} />
        <g transform="translate(.8 12.6)">
          <g className="likeness">
            <ellipse rx="13" ry="18" className="medallion" stroke={field.edge} />
            <Likeness leader={leader} />
          </g>
        </g>
        {Array.from({ length: leader.kind === 'overall' ? 2 : 1 }, (_, i) => (
          <path key={i} d={LOZENGE} className="rank" transform={`translate(${-27 + i * 11} 1) scale(.9)`} />
        ))}
        <text className="rating leader" x="-33" y="30">
          {leader.kind === 'overall' ? leader.activation : `+${leader.bonus}`}
        </text>
        <text className="span" x="32.4" y="8">
          {leader.span}
        </text>
        <path className="span-ring" d="M19 4.4a7.4 7.4 0 0 1 14.8 0" transform="translate(1.6 -1)" />
        <text className="movement" x="26.4" y="28.4">
          {leader.movement}
        </text>
      </g>
    </>
  );
}

interface FlagProps {
  readonly side: Side;
  readonly text: string;
  readonly fill: string;
  readonly ink: string;
  readonly has: Has;
}

/** The band of the formation with the sign of the side; who is not activated is veiled under what is printed. */
function Flag({ side, text, fill, ink, has }: FlagProps) {
  return (
    <>
      {has('notActivated') && <path className="veil" d={plate(side)} />}
      <rect className="field" x={-HALF} y="-19.5" width={COUNTER_SIZE} height="10.5" fill={fill} />
      <g className="flag">
        <Emblem side={side} ink={ink} />
        <Band text={text} ink={ink} />
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
      y="-23"
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

/** The star is the American sign, so rank is told by lozenges. */
const LOZENGE = 'M0 -6L4.4 0L0 6L-4.4 0Z';
