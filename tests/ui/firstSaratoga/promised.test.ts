/** What an attack promises in one number, beside those of the other ways. */
import { expect, it } from 'vitest';
import { type Odds, OUTCOMES, type Outcome } from '../../../src/engine/firstSaratoga';
import { shareOfGood } from '../../../src/ui/firstSaratoga/play/decisions/Promised';

const share = (sixths: Partial<Record<Outcome, number>>) =>
  shareOfGood({
    chances: Object.fromEntries(OUTCOMES.map((outcome) => [outcome, (sixths[outcome] ?? 0) / 6])),
  } as unknown as Odds);

it('8.6 an exchange costs the defender a step or his ground: it counts as whatever else he pays', () => {
  // +2 against a morale of 6: Ac(NE), Dc(Ex), Dc(Ex), Dr, Dr, Dm(Dr)
  expect(share({ NE: 1, Ex: 2, Dr: 3 })).toBe('83%');
  expect(share({ Ar: 2, AxHold: 1, AxRetreat: 1, NE: 2 })).toBe('0%');
  expect(share({ Dr: 1, DxHold: 1, DxRetreat: 1, DmRout: 1, NE: 2 })).toBe('67%');
});
