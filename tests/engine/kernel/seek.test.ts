import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digest } from '../../../src/engine/kernel/digest';
import { seek } from '../../../src/engine/kernel/session';
import { cardGame } from './cards';
import { after, anySession, attack, deal, HANDS, sort, YIELD } from './table';

describe('seeking', () => {
  it('to every place gives what playing from the start gives', () => {
    fc.assert(
      fc.property(anySession({}, 150), fc.boolean(), (session, isBackwards) => {
        const digests = [digest(cardGame.start(HANDS))];
        const replayed = cardGame.start(HANDS);
        for (const action of session.record.actions) {
          cardGame.apply(replayed, action, () => undefined);
          digests.push(digest(replayed));
        }
        const places = digests.map((_, at) => at);
        let moving = session;
        for (const place of isBackwards ? places.reverse() : places) {
          moving = seek(moving, place);
          expect(digest(moving.state)).toBe(digests[place]);
          expect(digest(seek(session, place).state)).toBe(digests[place]);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('outside the record goes to its nearest end', () => {
    const session = after(deal(), sort(3), sort(5));
    expect(seek(session, -7).cursor).toBe(0);
    expect(seek(session, 99).cursor).toBe(2);
    expect(seek(session, Number.NaN).cursor).toBe(0);
  });

  it('plays again no more than 64 actions', () => {
    let session = deal();
    for (let i = 0; i < 300; i++) session = after(session, sort([1, 3, 5, 7, 9][i % 5] ?? 1));
    const places = session.snapshots.map(({ at }) => at);
    expect(places).toEqual([0, 64, 128, 192, 256]);
  });

  it('has a snapshot at every milestone', () => {
    const session = after(deal(), sort(3), attack(5), YIELD, attack(7), YIELD, sort(4));
    expect(session.snapshots.map(({ at, isMilestone }) => [at, isMilestone])).toEqual([
      [0, true],
      [5, true],
    ]);
  });
});
