/** Every code that the engine refuses with has its sentence, and every sentence its code and case. */
import { describe, expect, it } from 'vitest';
import { CODES, KERNEL_CODES, REFUSALS } from '../../../src/engine/saratoga';
import { refusals } from '../../../src/ui/saratoga/text/refusals';

describe('refusals', () => {
  it('have a sentence for every code, and no sentence without a code', () => {
    expect(Object.keys(refusals).sort()).toEqual([...new Set<string>([...CODES, ...KERNEL_CODES])].sort());
  });
  it.each(Object.entries(refusals))('%s is one sentence of its own', (code, sentence) => {
    expect(sentence).toMatch(/^[A-Z].*[.]$/);
    const same = Object.entries(refusals).filter(([other, words]) => other !== code && words === sentence);
    expect(same).toEqual([]);
  });
  it.each(Object.entries(REFUSALS))('%s names a case of the rulebook: %s', (_, rule) => {
    expect(rule).toMatch(/^\d+\.\d+(\.\d+)?$/);
  });
});
