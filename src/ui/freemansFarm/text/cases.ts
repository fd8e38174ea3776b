/** Cards of the rules; loaded late. */
import type { CaseCard } from '../../../games/contract';

export const caseCards: Readonly<Record<string, CaseCard>> = {};

export function cardFor(rule: string): CaseCard | undefined {
  return caseCards[rule];
}
