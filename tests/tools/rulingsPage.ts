/** The page of rulings, as the rule cards of the game have them. */
import { caseCards } from '../../src/ui/saratoga/text/cases';

interface Ruling {
  readonly number: number;
  readonly text: string;
  readonly isOption: boolean;
  readonly cases: string[];
}

/** Each ruling once, with all cards that it stands on. */
export function rulings(): readonly Ruling[] {
  const found = new Map<number, Ruling>();
  for (const [rule, { rulings: list }] of Object.entries(caseCards))
    for (const { ruling, text, option } of list) {
      const number = Number(ruling.slice(1));
      const known = found.get(number);
      if (known) known.cases.push(rule);
      else found.set(number, { number, text, isOption: option !== undefined, cases: [rule] });
    }
  return [...found.values()].sort((a, b) => a.number - b.number);
}

export function rulingsPage(): string {
  const lines = rulings().map(
    ({ number, text, cases, isOption }) =>
      `- **R${number}** (${cases.join(', ')}) ${text}${isOption ? ' _Players may choose otherwise before a game._' : ''}`,
  );
  return [
    '# Rulings',
    '',
    'What Saratoga plays where its rulebook is silent, can be read in two ways, or contradicts itself. The same sentences stand on the',
    'rule cards of the game, beside the case that they belong to. Written by `npm run rulings` from `src/ui/saratoga/text/cases.ts`.',
    '',
    ...lines,
    '',
  ].join('\n');
}
