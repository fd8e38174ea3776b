/** CRT What a shot needs, and why, in words. */
import { counterOf, type Event, FORMATION_BY_ID, isUnit, RATINGS } from '../../../engine/saratoga';
import { english } from './english';

export type Modifier = Extract<Event, { readonly type: 'shot' }>['modifiers'][number];

/** ‘B 4+, woods −1, Fraser +2’. */
export function shotDetail(unit: string, base: number, modifiers: readonly Modifier[]): string {
  const rating = RATINGS[base - 3] ?? '';
  const parts = modifiers.map(
    (modifier) => `${modifierName(modifier, unit)} ${english.signed(modifier.value)}`,
  );
  return [`${rating} ${base === 6 ? '6' : `${base}+`}`, ...parts].join(', ');
}

/** One die that must not fall short. */
export const orMore = (needed: number): string =>
  needed <= 1 ? 'any number' : needed >= 6 ? 'a 6' : `${needed} or more`;

/** One die that must not exceed. */
export const orLess = (needed: number): string => (needed >= 6 ? 'any number' : `${needed} or less`);

function modifierName({ what }: Modifier, unit: string): string {
  switch (what) {
    case 'woods':
      return 'woods';
    case 'work':
      return 'fortification';
    case 'upSlope':
      return 'uphill';
    case 'longRange':
      return 'long range';
    case 'closeRange':
      return 'close range';
    case 'twoUnits':
      return 'two units';
    case 'leader':
      return commanderOf(unit);
  }
}

/** 7.2 only the commander of the own formation gives a bonus. */
function commanderOf(unit: string): string {
  const counter = counterOf(unit);
  const formation = isUnit(counter) ? counter.formation : undefined;
  return formation ? FORMATION_BY_ID[formation].name : 'leader';
}
