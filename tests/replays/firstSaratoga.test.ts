/** The recorded games of First Saratoga play out as they did: every action legal, every digest the same, the same end. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIRST_SARATOGA } from '../../src/engine/firstSaratoga';
import { load } from '../../src/engine/kernel/session';

const FOLDER = join(import.meta.dirname, 'firstSaratoga');
const FILES = readdirSync(FOLDER);

describe('recorded games', () => {
  test('of the battle, of the picket, and of the battle with other options', () => {
    expect(FILES).toEqual(['battle.json', 'otherOptions.json', 'outpost.json']);
  });
  test.each(FILES)('%s', (file) => {
    const { outcome, saved } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as {
      outcome: object;
      saved: { version: number; actions: readonly unknown[] };
    };
    expect(saved.version).toBe(FIRST_SARATOGA.version);
    const { session, damage } = load(FIRST_SARATOGA, saved);
    expect(damage).toBeUndefined();
    expect(session?.record.actions).toHaveLength(saved.actions.length);
    expect(session && FIRST_SARATOGA.outcome(session.state)).toEqual(outcome);
  });
});
