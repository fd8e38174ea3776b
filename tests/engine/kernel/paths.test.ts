import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playFrozen, playOn, refusalOf } from '../../../src/engine/kernel/play';
import { type CardAction, type CardEvent, cardGame, type CardState } from './cards';
import { anySession, attack, deal, HANDS, roll, sort } from './table';

describe('the immutable and the plain path', () => {
  it('agree on every state and every event', () => {
    fc.assert(
      fc.property(anySession(), (session) => {
        let plain = cardGame.start(HANDS);
        let frozen = deal().state;
        for (const action of session.record.actions) {
          const [plainEvents, frozenEvents]: CardEvent[][] = [[], []];
          plain = playOn(cardGame, plain, action, (event) => plainEvents?.push(structuredClone(event)));
          frozen = playFrozen(cardGame, frozen, action, (event) => frozenEvents?.push(event));
          expect(plain).toEqual(frozen);
          expect(plainEvents).toEqual(frozenEvents);
        }
        expect(frozen).toEqual(session.state);
      }),
    );
  });

  it('offer and refuse the same', () => {
    fc.assert(
      fc.property(anySession(), ({ state }) => {
        const plain = JSON.parse(JSON.stringify(state)) as CardState;
        expect(cardGame.actions(plain)).toEqual(cardGame.actions(state));
        const anything: CardAction[] = [sort(3), attack(4), { kind: 'yield' }, roll(1, 1, 1), roll(9)];
        for (const action of anything)
          expect(refusalOf(cardGame, plain, action)).toEqual(refusalOf(cardGame, state, action));
      }),
    );
  });
});

describe('the plain path', () => {
  it('works on a copy that may be changed', () => {
    const before = cardGame.start(HANDS);
    const now = playOn(cardGame, before, sort(5));
    now.hands.blue.push(99);
    expect(before).toEqual(cardGame.start(HANDS));
  });

  it('throws on an illegal action, with its code', () => {
    expect(() => playOn(cardGame, cardGame.start(HANDS), attack(4))).toThrow(/cards refuses attack: notHeld/);
  });
});

it('offers only what it would not refuse', () => {
  fc.assert(
    fc.property(anySession(), ({ state }) => {
      for (const action of cardGame.actions(state))
        expect(refusalOf(cardGame, state, action)).toBeUndefined();
    }),
  );
});
