import type { CaseCard } from '../../../games/contract';
export const cardFor = (_rule: string): CaseCard | undefined => undefined;
