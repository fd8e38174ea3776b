/** How the cards of the rules are written down. */
import type { CaseCard } from '../../../../games/contract';

export type Cards = Readonly<Record<string, CaseCard>>;

/** Title, what the case says, the rulings that settle what it leaves open, its neighbours. */
export const card = (
  title: string,
  text: string | readonly string[],
  rulings: Readonly<Record<string, string>> = {},
  see: readonly string[] = [],
): CaseCard => ({
  title,
  text: typeof text === 'string' ? [text] : text,
  rulings: Object.entries(rulings).map(([ruling, words]) => ({ ruling, text: words })),
  ...(see.length > 0 ? { see } : {}),
});
