/** The page of rulings, as the rule cards of the games have them. */
import { caseCards as campaignCards } from '../../src/ui/campaign/text/cases';
import { rulings as FREEMANS_FARM } from '../../src/ui/freemansFarm/text/rulings';
import { RULINGS as FIRST_SARATOGA } from '../../src/ui/firstSaratoga/text/rulings';
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
    'What the games play where their rulebooks are silent, can be read in two ways, or contradict themselves. The same sentences stand on',
    'the rule cards, beside the case that they belong to. Written by `npm run rulings` from the cards in `src/ui/<game>/text`.',
    '',
    '## Saratoga',
    '',
    ...lines,
    '',
    '## First Saratoga',
    '',
    ...FIRST_SARATOGA.map(({ ruling, cases, text }) => `- **${ruling}** (${cases.join(', ')}) ${text}`),
    '',
    '## Freeman’s Farm',
    '',
    ...FREEMANS_FARM.map((text, i) => `- **F${i + 1}** ${text}`),
    '',
    '## The Campaign',
    '',
    ...campaignRulings(),
    '',
  ].join('\n');
}

function campaignRulings(): readonly string[] {
  const all = Object.entries(campaignCards).flatMap(([rule, { rulings: list }]) =>
    list.map(({ ruling, text }) => ({ number: Number(ruling.slice(1)), rule, text })),
  );
  return all
    .sort((a, b) => a.number - b.number)
    .map(({ number, rule, text }) => `- **K${number}** (${rule}) ${text}`);
}
