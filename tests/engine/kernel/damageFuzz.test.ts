import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../src/engine/kernel/dice';
import { act, load, type Loaded, save } from '../../../src/engine/kernel/session';
import { type CardAction, type CardEvent, cardGame, type CardState } from './cards';
import { anySession, deal, playout, refusal } from './table';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const original = playout(
  deal({ dice: seededDice('damage') }),
  Array.from({ length: 40 }, (_, i) => i * 7),
);
const saved = () => JSON.parse(JSON.stringify(save(original))) as ReturnType<typeof save>;

/** The same save with another entry at this place. */
const withEntry = (at: number, entry: unknown) => ({
  ...saved(),
  actions: saved().actions.with(at, entry as string),
});

/** Every place inside a JSON value: the keys that lead there. */
function places(value: unknown, path: string[] = []): string[][] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...inner.flatMap(([key, part]) => places(part, [...path, key]))];
}

/** A copy with something else at that place, or nothing. */
function changed(value: Json, [key, ...rest]: string[], to: Json | undefined): Json | undefined {
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    const part = changed(value[Number(key)] ?? null, rest, to);
    return part === undefined ? value.toSpliced(Number(key), 1) : value.with(Number(key), part);
  }
  if (typeof value !== 'object' || value === null) return value;
  const { [key]: old = null, ...others } = value;
  const part = changed(old, rest, to);
  return part === undefined ? others : { ...others, [key]: part };
}

/** What was kept is as good as is said: up to the confirmed place it is the game that was played, and it goes on. */
function expectHonest(
  { session, stop }: Loaded<CardState, CardAction, CardEvent>,
  played: readonly CardAction[],
) {
  const isMainLine = stop !== undefined && stop.branch === undefined;
  const confirmed = isMainLine ? stop.confirmed : played.length;
  const kept = session?.record.actions ?? [];
  expect(kept.slice(0, confirmed)).toEqual(played.slice(0, confirmed));
  expect(kept.length).toBeGreaterThanOrEqual(isMainLine ? stop.at : played.length);
  const [offered] = session ? cardGame.actions(session.state) : [];
  expect(session && offered && refusal(act(session, offered))).toBeUndefined();
}

describe('whatever is in the file', () => {
  const anyJson = fc.option(fc.jsonValue() as fc.Arbitrary<Json>, { nil: undefined });

  it('nothing throws, and what is vouched for is what was played', () => {
    fc.assert(
      fc.property(anySession({}, 50), fc.nat(), anyJson, (session, where, to) => {
        const json = JSON.parse(JSON.stringify(save(session))) as Json;
        const paths = places(json);
        const damaged = changed(json, paths[where % paths.length] ?? [], to);
        expectHonest(load(cardGame, damaged ?? null), session.record.actions);
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
          (json, [where, to]) => {
            const paths = places(json);
            return changed(json, paths[where % paths.length] ?? [], to) ?? null;
          },
          saved() as unknown as Json,
        );
        const { session, stop } = load(cardGame, damaged);
        expect(session !== undefined || stop !== undefined).toBe(true);
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
        (setup, actions, marks, branches) => {
          const json = {
            format: 1,
            game: 'cards',
            version: 1,
            setup,
            actions,
            marks,
            branches,
            cursor: actions,
          };
          expect(() => load(cardGame, json)).not.toThrow();
          expect(() => load(cardGame, { ...saved(), actions, marks, branches })).not.toThrow();
        },
      ),
      { numRuns: 100 },
    );
  });
});
