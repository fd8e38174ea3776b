import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptedDice, seededDice } from '../../../src/engine/kernel/dice';
import { digest } from '../../../src/engine/kernel/digest';
import { act, load, save, undo } from '../../../src/engine/kernel/session';
import { type CardAction, cardGame } from './cards';
import {
  after,
  anyChoices,
  anySession,
  attack,
  block,
  type CardSession,
  deal,
  granted,
  playout,
  roll,
  sort,
  YIELD,
} from './table';

const asJson = (session: CardSession): unknown => JSON.parse(JSON.stringify(save(session)));
const reload = (session: CardSession) => load(cardGame, asJson(session));

describe('a save', () => {
  it('is short: a roll is its dice, an action without fields its kind', () => {
    const session = after(deal({ dice: scriptedDice([[1, 2, 3]]) }), attack(5), block(2), attack(7), YIELD);
    expect(save(session)).toMatchObject({
      format: 2,
      game: 'cards',
      version: 1,
      cursor: 5,
      actions: [attack(5), block(2), [1, 2, 3], attack(7), 'yield'],
    });
  });

  it('has a chain of digests, the last one at the end', () => {
    const session = playout(deal(), Array(40).fill(0) as number[]);
    expect(save(session).chain.map(([at]) => at)).toEqual([0, 16, 32, 40]);
  });

  it('made twice is the same', () => {
    const session = after(deal({ dice: seededDice('a') }), attack(5), block(2));
    expect(save(session)).toEqual(save(session));
  });
});

describe('loading', () => {
  it('gives back the whole session and nothing to complain about', () => {
    fc.assert(
      fc.property(anySession(), (session) => {
        const { session: loaded, damage } = reload(session);
        expect(damage).toBeUndefined();
        expect(loaded).toEqual({ ...session, dice: expect.objectContaining({ seed: session.dice?.seed }) });
      }),
    );
  });

  it('keeps cursor, redo, branches and lifted barriers', () => {
    fc.assert(
      fc.property(anyChoices(30), anyChoices(30), fc.nat(30), fc.nat(30), (one, two, back, again) => {
        const first = playout(deal({ dice: seededDice('b'), isLifted: true }), one);
        const session = undo(playout(undo(first, back), two), again);
        const { session: loaded, damage } = reload(session);
        expect(damage).toBeUndefined();
        expect({ ...loaded, dice: undefined }).toEqual({ ...session, dice: undefined });
      }),
    );
  });

  it('goes on with the same dice', () => {
    const session = after(deal({ dice: seededDice('c') }), attack(5), block(2), attack(7));
    const loaded = reload(session).session;
    expect(loaded && granted(act(loaded, block(4))).record).toEqual(after(session, block(4)).record);
  });

  it('in the middle of an interruption goes on there', () => {
    const { session } = reload(after(deal(), attack(5), block(2)));
    expect(session && after(session, roll(8, 8, 8)).state.score.red).toBe(5);
  });

  it('rolls a waiting roll if it has dice', () => {
    const waiting = asJson(after(deal(), attack(5), block(2)));
    expect(load(cardGame, waiting, { dice: scriptedDice([[8, 8, 8]]) }).session?.record.actions[2]).toEqual(
      roll(8, 8, 8),
    );
  });

  it('does not put the cursor behind a barrier', () => {
    const saved = { ...save(after(deal(), sort(3), attack(5), YIELD, sort(7), sort(9))), cursor: 0 };
    expect(load(cardGame, saved).session?.cursor).toBe(3);
    expect(load(cardGame, { ...saved, isLifted: true }).session?.cursor).toBe(0);
  });

  it('does not put the cursor where dice decide, even with lifted barriers', () => {
    const session = after(deal({ isLifted: true }), attack(5), block(2), roll(1, 1, 1), sort(7));
    expect(load(cardGame, { ...save(session), cursor: 2 }).session?.cursor).toBe(3);
  });

  it('confirms a long line that left another long line', () => {
    const sorting = (card: number) => Array(40).fill(sort(card)) as CardAction[];
    const first = after(deal({ isLifted: true }), ...sorting(3));
    const session = after(undo(first, 5), ...sorting(9));
    expect(reload(session)).toEqual({ session, damage: undefined });
  });

  it('of an older version plays on under the rules of today, and says so only where they differ', () => {
    const saved = save(after(deal(), sort(3), sort(5)));
    const newer = { ...cardGame, version: 2 };
    expect(load(newer, saved).damage).toBeUndefined();
    const changed: typeof cardGame = {
      ...newer,
      start: (hands) => ({ ...cardGame.start(hands), shown: [1] }),
    };
    const { session, damage } = load(changed, saved);
    expect(damage).toEqual({ at: 2, why: 'version', confirmed: 0 });
    expect(session?.cursor).toBe(2);
  });

  it('gives the same digests as the play itself', () => {
    fc.assert(
      fc.property(anySession(), (session) => {
        expect(digest(reload(session).session?.state)).toBe(digest(session.state));
      }),
    );
  });
});
