import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../src/engine/kernel/dice';
import { digest } from '../../../src/engine/kernel/digest';
import { type FrameTable, pop, push, replaceTop, settle, top } from '../../../src/engine/kernel/frames';
import { isRollDecision } from '../../../src/engine/kernel/game';
import { playOn } from '../../../src/engine/kernel/play';
import { cardGame, type CardState } from './cards';
import { anyChoices, attack, block, HANDS, roll, sort, YIELD } from './table';

const noEvents = () => undefined;
const play = (state: CardState, action: Parameters<typeof cardGame.apply>[1]) =>
  playOn(cardGame, state, action);
const kinds = (state: CardState) => state.frames.map(({ kind }) => kind);
const decider = (state: CardState) => cardGame.decision(state)?.by;

describe('the stack of frames', () => {
  it('has the frame pushed last on top', () => {
    const state = { frames: [{ kind: 'one' }] };
    push(state, { kind: 'two' });
    expect(top(state)).toEqual({ kind: 'two' });
    expect(pop(state)).toEqual({ kind: 'two' });
    expect(top(state)).toEqual({ kind: 'one' });
  });

  it('replaces only the top', () => {
    const state = { frames: [{ kind: 'one' }, { kind: 'two' }] };
    replaceTop(state, { kind: 'three' });
    expect(state.frames).toEqual([{ kind: 'one' }, { kind: 'three' }]);
  });

  it('throws when there is nothing to pop', () => {
    expect(() => pop({ frames: [] })).toThrow('no frame');
  });
});

describe('settling', () => {
  type Loop = { kind: 'loop' } | { kind: 'gone' };
  const endless = {
    loop: {
      step: () => true,
      decide: () => ({ kind: 'x', by: 'x', case: '' }),
      actions: () => [],
      check: () => undefined,
      apply: noEvents,
    },
  } as Partial<FrameTable<{ frames: Loop[] }, Loop, { kind: string }, never>> as FrameTable<
    { frames: Loop[] },
    Loop,
    { kind: string },
    never
  >;

  it('names the frame that goes on without end', () => {
    expect(() => settle({ frames: [{ kind: 'loop' }] }, endless, noEvents)).toThrow('frame loop');
  });

  it('names the frame that has no rules', () => {
    expect(() => settle({ frames: [{ kind: 'gone' }] }, endless, noEvents)).toThrow('kind gone');
  });

  it('goes on from frame to frame until a side must decide', () => {
    expect(decider(cardGame.start({ red: [], blue: [4] }))).toBe('blue');
  });

  it('ends with no frame, no decision and an outcome', () => {
    const state = cardGame.start({ red: [], blue: [] });
    expect(state.frames).toEqual([]);
    expect(cardGame.decision(state)).toBeUndefined();
    expect(cardGame.actions(state)).toEqual([]);
    expect(cardGame.outcome(state)).toEqual({ winner: undefined, reason: 'score' });
  });
});

describe('an interruption', () => {
  const attacked = play(play(cardGame.start(HANDS), sort(5)), attack(7));

  it('lies on top of the frame that it interrupts and asks the other side', () => {
    expect(kinds(attacked)).toEqual(['turn', 'attack']);
    expect(decider(attacked)).toBe('blue');
  });

  it('may itself be interrupted by the dice', () => {
    const blocked = play(attacked, block(4));
    expect(kinds(blocked)).toEqual(['turn', 'attack', 'throw']);
    expect(cardGame.decision(blocked)).toMatchObject({ by: 'dice', dice: 3, faces: 8 });
  });

  it('leaves the interrupted frame as it was, with what it remembered', () => {
    const resumed = play(play(attacked, block(4)), roll(1, 1, 1));
    expect(resumed.frames).toEqual([{ kind: 'turn', side: 'red', sorts: 1, attacks: 1 }]);
    expect(resumed.score).toEqual({ red: 0, blue: 7 });
  });

  it('goes on after it until the next decision, which may be that of the other side', () => {
    expect(decider(play(play(play(attacked, YIELD), attack(9)), YIELD))).toBe('blue');
  });
});

it('resumes the same game from JSON at every decision', () => {
  const dice = seededDice('frames');
  fc.assert(
    fc.property(anyChoices(), (choices) => {
      let kept = cardGame.start(HANDS);
      let parsed = kept;
      let drawn = 0;
      for (const choice of choices) {
        const decision = cardGame.decision(kept);
        const offered = cardGame.actions(kept);
        const action = isRollDecision(decision)
          ? dice.roll(decision, drawn)
          : offered[choice % offered.length];
        if (!action) break;
        if (action.kind === 'roll') drawn += action.dice.length;
        kept = play(kept, action);
        parsed = play(JSON.parse(JSON.stringify(parsed)) as CardState, action);
        expect(cardGame.decision(parsed)).toEqual(cardGame.decision(kept));
        expect(digest(parsed)).toBe(digest(kept));
      }
    }),
  );
});
