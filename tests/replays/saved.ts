/** Games that were written down as they are saved play out as they did: every action legal, every digest the same, the same end. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { load } from '../../src/engine/kernel/session';
import type { AnyRules } from '../../src/games/contract';

/** `what`: the files in words. */
export function playOutAgain(
  game: AnyRules['game'],
  folder: string,
  what: string,
  files: readonly string[],
): void {
  const path = join(import.meta.dirname, folder);
  describe('recorded games', () => {
    test(`are there: ${what}`, () => {
      expect(readdirSync(path)).toEqual(files);
    });
    test.each(files)('%s', (file) => {
      const { outcome, saved } = JSON.parse(readFileSync(join(path, file), 'utf8')) as {
        outcome: object;
        saved: { version: number; actions: readonly unknown[] };
      };
      expect(saved.version).toBe(game.version);
      const { session, damage } = load(game, saved);
      expect(damage).toBeUndefined();
      expect(session?.record.actions).toHaveLength(saved.actions.length);
      expect(session && game.outcome(session.state)).toEqual(outcome);
    });
  });
}
