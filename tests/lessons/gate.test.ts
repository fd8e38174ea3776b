/** What a lesson lets pass, and the chance that is written down. */
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../src/engine/kernel/game';
import { act, start, undo } from '../../src/engine/kernel/session';
import { RULES } from '../../src/engine/saratoga';
import { lessonDice } from '../../src/lessons/dice';
import { gated } from '../../src/lessons/gate';
import { lets, meets, standingOf } from '../../src/lessons/script';

const POSITION = 'sept19 turn 4 american first fire; 0507 a-va; 0506 b-20; 0403 L-hamilton; 0508 L-learned';
const FIRE = { kind: 'fire', unit: 'a-va', hex: 506, place: 0 } as const;
const HOLD = { kind: 'holdAll' } as const;

const begin = (allows: (kind: string) => boolean, faces: readonly number[]) => {
  const rules = gated(RULES, 'notInLesson', ({ kind }) => allows(kind));
  const setup: unknown = rules.notation?.parse(POSITION);
  return start(rules.game, setup, { dice: lessonDice(faces), isLifted: true });
};

describe('the gate', () => {
  test('refuses by the same check what the lesson does not ask for', () => {
    const session = begin((kind) => kind === 'fire', [4]);
    const refused = act(session, HOLD);
    expect(isRefusal(refused) && refused.code).toBe('notInLesson');
  });

  test('leaves what the rules refuse to the rules', () => {
    const session = begin(() => true, [4]);
    const refused = act(session, { kind: 'endMovement' });
    expect(isRefusal(refused) && refused).toMatchObject({ code: 'notNow', case: '4.0' });
  });

  test('lets the dice fall, and nothing is answered by itself', () => {
    const rules = gated(RULES, 'notInLesson', () => false);
    expect(rules.obvious?.({}, undefined)).toBeUndefined();
    const played = act(
      begin((kind) => kind === 'fire', [4]),
      FIRE,
    );
    expect(isRefusal(played)).toBe(false);
  });
});

test('the dice of a lesson are the same after an undo', () => {
  const first = act(
    begin(() => true, [2]),
    FIRE,
  );
  if (isRefusal(first)) throw new Error(first.code);
  const again = act(undo(first), FIRE);
  if (isRefusal(again)) throw new Error(again.code);
  expect(first.record.actions[1]).toEqual({ kind: 'roll', dice: [2] });
  expect(again.record.actions).toEqual(first.record.actions);
});

describe('a step', () => {
  const step = { say: ['x'], wanted: [{ action: FIRE }, { action: HOLD }], answers: [{ kind: 'decline' }] };

  test('wants all of it, in any order, before it is answered', () => {
    expect(standingOf(step, []).left).toHaveLength(2);
    expect(lets(standingOf(step, []), { kind: 'decline' })).toBe(false);
    expect(standingOf(step, [HOLD]).left.map(({ action }) => action)).toEqual([FIRE]);
    expect(lets(standingOf(step, [HOLD]), HOLD)).toBe(false);
    expect(lets(standingOf(step, [HOLD, FIRE]), { kind: 'decline' })).toBe(true);
    expect(standingOf(step, [HOLD, FIRE, { kind: 'decline' }])).toEqual({ left: [], answers: [] });
  });

  test('lets pass what belongs to the way, and still waits for what it wants', () => {
    const free = { ...step, besides: ({ kind }: { kind: string }) => kind === 'decline' };
    expect(lets(standingOf(free, []), { kind: 'decline' })).toBe(true);
    expect(standingOf(free, [{ kind: 'decline' }]).left).toHaveLength(2);
    expect(lets(standingOf(free, [HOLD, FIRE, { kind: 'decline' }]), { kind: 'decline' })).toBe(false);
  });

  test('takes whatever fits, and else the very same action, whichever way it is written', () => {
    const any = { action: FIRE, fits: ({ kind }: { kind: string }) => kind === 'fire' };
    expect(meets(any, { ...FIRE, hex: 406 })).toBe(true);
    expect(meets({ action: FIRE }, { place: 0, hex: 506, unit: 'a-va', kind: 'fire' } as typeof FIRE)).toBe(
      true,
    );
    expect(meets({ action: FIRE }, { ...FIRE, place: 1 as 0 })).toBe(false);
  });
});
