/** One counter, die-cut and printed, around 0, 0: a unit, a gun or a leader, either face, every state. */
import { memo } from 'react';
import type { Counter, Mark, Side } from '../../../engine/firstSaratoga';
import { type Coat, coatOf } from './colours';
import { Marks } from './Marks';
import { CROWN, STAR, symbolOf } from './symbols';

export const COUNTER_SIZE = 72;

interface Props {
  readonly counter: Counter;
  readonly marks?: readonly Mark[] | undefined;
  /** It waits for an order. */
  readonly ready?: boolean;
}

export const CounterFace = memo(function CounterFace({ counter, marks = [], ready = false }: Props) {
  const has = (mark: Mark) => marks.includes(mark);
  const isBack = has('reduced') || has('ineffective');
  const coat = coatOf(counter);
  const face = isBack ? coat.back : coat.face;
  const ink = isBack ? coat.backInk : coat.ink;
  const d = plate(counter.side);
  return (
    <g className={`fs-counter ${counter.kind}`}>
      {ready && <path className="fs-rim" d={d} />}
      <path className="fs-cast" d={d} transform="translate(3.4 4.2)" />
      <path d={d} transform="translate(1.5 1.9)" fill={coat.edge} />
      <path className="fs-plate" d={d} fill={face} stroke={coat.edge} />
      {isBack && <path d="M-36 14L30 -36H36V-24L-36 30Z" fill={coat.face} fillOpacity="0.22" />}
      <g fill={ink}>
        <Name text={counter.name} />
        {counter.kind === 'leader' ? (
          <Leader counter={counter} coat={coat} isBack={isBack} />
        ) : (
          <Unit counter={counter} isBack={isBack} face={face} />
        )}
      </g>
      {(has('moved') || has('rallied')) && <path className="fs-dim" d={d} />}
      <Marks has={has} />
    </g>
  );
});

type UnitCounter = Exclude<Counter, { kind: 'leader' }>;

function Unit({ counter, isBack, face }: { counter: UnitCounter; isBack: boolean; face: string }) {
  const values = isBack && counter.kind !== 'artillery' ? counter.back : counter.front;
  const steps = counter.kind === 'battalion' || counter.kind === 'artillery' ? 1 : 2;
  const isGun = counter.kind === 'artillery';
  return (
    <>
      <path
        className="fs-symbol"
        d={symbolOf(counter)}
        fillRule="evenodd"
        transform={isGun ? 'translate(-6 -3)' : 'translate(0 -3)'}
      />
      <Emblem side={counter.side} />
      <g className="fs-steps" transform="translate(29 -13)">
        {Array.from({ length: steps }, (_, i) => (
          <circle key={i} cy={i * 7.4} r="2.7" fillOpacity={isBack && steps === 2 && i === 0 ? 0.2 : 1} />
        ))}
      </g>
      {isGun && (
        <text className="fs-fire" x="17" y="3" stroke={face}>
          {counter.front.bombard}
          <tspan className="fs-range">/{counter.front.range}</tspan>
        </text>
      )}
      <text className="fs-values" x="0" y="30" stroke={face}>
        <tspan className="fs-cf">{values.cf}</tspan>
        <tspan className="fs-rest">
          -{values.morale}-{values.ma}
          {values.type}
        </tspan>
      </text>
    </>
  );
}

function Leader({
  counter,
  coat,
  isBack,
}: {
  counter: Extract<Counter, { kind: 'leader' }>;
  coat: Coat;
  isBack: boolean;
}) {
  const { combatBonus, moraleBonus, ma } = isBack ? counter.back : counter.front;
  return (
    <>
      <ellipse
        className="fs-medallion"
        cx="0"
        cy="-1.5"
        rx="14"
        ry="16.5"
        fill="#fbf5e6"
        stroke={coat.edge}
      />
      <path className="fs-cameo" d={symbolOf(counter)} transform="translate(0 -1.5) scale(.92)" />
      <Emblem side={counter.side} />
      <text className="fs-values leader" x="0" y="31">
        +{combatBonus}
        <tspan dx="4">+{moraleBonus}</tspan>
        <tspan dx="7" className="fs-rest">
          {ma}
        </tspan>
      </text>
    </>
  );
}

function Name({ text }: { text: string }) {
  return (
    <text
      className="fs-name"
      y="-22.5"
      // A long name is squeezed, as a printer would.
      {...(text.length > 9 ? { textLength: 62, lengthAdjust: 'spacingAndGlyphs' as const } : {})}
    >
      {text.replace("'", '’')}
    </text>
  );
}

/** Side is a shape, too: a crown cut into the upper edge, or a plain one. */
export function plate(side: Side): string {
  const top = side === 'british' ? 'H-9L-7 -33.4L-3.6 -35L0 -32.8L3.6 -35L7 -33.4L9 -36H30' : 'H30';
  return `M-30 -36${top}Q36 -36 36 -30V30Q36 36 30 36H-30Q-36 36 -36 30V-30Q-36 -36 -30 -36Z`;
}

function Emblem({ side }: { side: Side }) {
  return (
    <path
      className="fs-emblem"
      d={side === 'british' ? CROWN : STAR}
      transform="translate(-27 -10) scale(.62)"
    />
  );
}
