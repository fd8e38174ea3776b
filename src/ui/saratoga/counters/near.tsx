/** The face of a counter seen from near. */
import { type Counter, isUnit } from '../../../engine/saratoga';
import { CLOTH, FACINGS } from './facings';

export { Portrait } from './portraits';

/** The lapel along the left edge with its buttons, and the full name in place of the short one. */
export function Print({ counter }: { counter: Counter }) {
  const cloth = isUnit(counter) ? FACINGS[counter.id]?.cloth : undefined;
  return (
    <g className="near">
      {cloth && (
        <>
          <path className="lapel" d="M-36 -9H-31V36Q-36 36 -36 30Z" fill={CLOTH[cloth]} />
          <path className="buttons" d="M-33.5 -3.5v0M-33.5 5.5v0M-33.5 14.5v0M-33.5 23.5v0" />
        </>
      )}
      {inTwo(counter.longName).map((line, i) => (
        <text key={line} className="full-name" y={-28.9 + i * 7.2} {...squeezed(line)}>
          {line}
        </text>
      ))}
    </g>
  );
}

const squeezed = (line: string) =>
  line.length > 16 ? { textLength: 62, lengthAdjust: 'spacingAndGlyphs' as const } : {};

/** Broken where both lines come nearest to the same length; whoever is in brackets keeps a line of his own. */
export function inTwo(name: string): readonly string[] {
  const breaks = [...name.matchAll(/ /g)].map(({ index }) => index);
  const uneven = (at: number) => Math.abs(name.length - 1 - 2 * at);
  const best = breaks.toSorted((a, b) => uneven(a) - uneven(b))[0];
  const bracket = name.indexOf(' (');
  const at = bracket > 0 ? bracket : best;
  return at === undefined || name.length <= 15 ? [name] : [name.slice(0, at), name.slice(at + 1)];
}
