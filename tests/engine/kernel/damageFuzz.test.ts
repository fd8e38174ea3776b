import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { act, load, type Loaded, save } from '../../../src/engine/kernel/session';
import { type CardAction, type CardEvent, cardGame, type CardState } from './cards';
import { anyJson, damagedAt, type Json, original, saved, withEntry } from './damages';
import { anySession, refusal } from './table';

/** What was kept is as good as is said: up to the confirmed place it is the game that was played, and it goes on. */
function expectHonest(
  { session, damage }: Loaded<CardState, CardAction, CardEvent>,
  played: readonly CardAction[],
) {
  const isMainLine = damage !== undefined && damage.branch === undefined;
  const confirmed = isMainLine ? damage.confirmed : played.length;
  const kept = session?.record.actions ?? [];
  expect(kept.slice(0, confirmed)).toEqual(played.slice(0, confirmed));
  expect(kept.length).toBeGreaterThanOrEqual(isMainLine ? damage.at : played.length);
  const [offered] = session ? cardGame.actions(session.state) : [];
  expect(session && offered && refusal(act(session, offered))).toBeUndefined();
}

describe('whatever is in the file', () => {
  it('nothing throws, and what is vouched for is what was played', () => {
    fc.assert(
      fc.property(anySession({}, 50), fc.nat(), anyJson, (session, where, to) => {
        const json = JSON.parse(JSON.stringify(save(session))) as Json;
        expectHonest(load(cardGame, damagedAt(json, where, to)), session.record.actions);
      }),
      { numRuns: 150 },
    );
  });

  it('an action that was changed costs nothing before it but what no digest vouches for', () => {
    fc.assert(
      fc.property(fc.nat(original.cursor - 1), fc.jsonValue(), (at, entry) => {
        const loaded = load(cardGame, withEntry(at, entry));
        expectHonest(loaded, original.record.actions);
        expect(loaded.session?.record.actions.length).toBeGreaterThanOrEqual(at - (at % 16));
      }),
      { numRuns: 100 },
    );
  });

  it('several damages at once do not throw either', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), anyJson), { maxLength: 6 }), (damages) => {
        const damaged = damages.reduce<Json>(
          (json, [where, to]) => damagedAt(json, where, to),
          saved() as unknown as Json,
        );
        const { session, damage } = load(cardGame, damaged);
        expect(session !== undefined || damage !== undefined).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('not even JSON of no save throws', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.jsonValue(),
        fc.jsonValue(),
        fc.jsonValue(),
        (setup, actions, chain, branches) => {
          const json = {
            format: 2,
            game: 'cards',
            version: 1,
            setup,
            actions,
            chain,
            branches,
            dice: branches,
            cursor: actions,
          };
          expect(() => load(cardGame, json)).not.toThrow();
          expect(() => load(cardGame, { ...saved(), actions, chain, branches })).not.toThrow();
        },
      ),
      { numRuns: 100 },
    );
  });
});
