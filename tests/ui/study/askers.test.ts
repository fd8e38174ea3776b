/** What each game tells whoever points and asks: cases that have a card, and no part of the page twice. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../src/games/list';

describe.each(GAMES.map((entry) => [entry.title, entry] as const))('%s', (_, entry) => {
  test('names cases that have a card, and says something', async () => {
    const [{ words }, find] = await Promise.all([entry.screens(), entry.cases()]);
    const { parts } = await words.asker();
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.flatMap(([, rules]) => rules).filter((rule) => !find(rule))).toEqual([]);
    const selectors = parts.map(([selector]) => selector);
    expect(new Set(selectors).size).toBe(selectors.length);
  });
});
