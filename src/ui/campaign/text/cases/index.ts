/** Every case of the rules on a card, in our own words, with what the game plays where the rulebook leaves a choice. */
import type { CaseCard, CaseFinder } from '../../../../games/contract';
import { battleCards } from './battle';
import { boardCards } from './board';
import type { Cards } from './card';
import { endCards } from './end';
import { leavingCards } from './leaving';
import { movementCards } from './movement';

export const caseCards: Cards = {
  ...boardCards,
  ...movementCards,
  ...battleCards,
  ...leavingCards,
  ...endCards,
};

/** A case has its own card, a ruling one that leads to its case; anything else that of its section. */
export function cardFor(rule: string): CaseCard | undefined {
  const name = rule.trim().split(/\s+/)[0] ?? '';
  if (Object.hasOwn(caseCards, name)) return caseCards[name];
  for (const [home, { title, rulings }] of Object.entries(caseCards)) {
    const found = rulings.find(({ ruling }) => ruling === name);
    if (found) return { title, text: [found.text], rulings: [], see: [home] };
  }
  const section = `${name.split('.')[0] ?? ''}.0`;
  return Object.hasOwn(caseCards, section) ? caseCards[section] : undefined;
}

/** For whoever looks a case up. */
export const findCase: CaseFinder = Object.assign((rule: string) => cardFor(rule), {
  all: Object.keys(caseCards),
});
