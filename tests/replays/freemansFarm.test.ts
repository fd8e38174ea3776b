/** The recorded games of Freeman's Farm play out as they did: every action legal, every digest the same, the same end. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FREEMANS_FARM } from '../../src/engine/freemansFarm';
import { load } from '../../src/engine/kernel/session';

const FOLDER = join(import.meta.dirname, 'freemansFarm');
const FILES = readdirSync(FOLDER);

describe('recorded games', () => {
  test('of two people by either edition of the data, both sides by one, and either side against printed orders', () => {
    expect(FILES).toEqual([
      'againstAmerican.json',
      'againstBritish.json',
      'open.json',
      'two.json',
      'weighedAnew.json',
    ]);
  });
  test.each(FILES)('%s', (file) => {
    const { outcome, saved } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as {
      outcome: object;
      saved: { version: number; actions: readonly unknown[] };
    };
    expect(saved.version).toBe(FREEMANS_FARM.version);
    const { session, damage } = load(FREEMANS_FARM, saved);
    expect(damage).toBeUndefined();
    expect(session?.record.actions).toHaveLength(saved.actions.length);
    expect(session && FREEMANS_FARM.outcome(session.state)).toEqual(outcome);
  });
});
