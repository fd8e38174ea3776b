/** 3.8.2 The free round at a formation that breaks: the same card as fire, without its queue. */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Fire } from '../../../../src/ui/saratoga/play/decisions/Fire';
import { nameOf, play } from '../../../../src/ui/saratoga/text/play';
import {
  ask,
  hasCounter,
  isPressed,
  offered,
  press,
  pressCounter,
  refusedAmong,
} from '../../../helpers/saratoga/answers';
import { lastPlayed, viewNow } from '../../../helpers/saratoga/gameView';

/** Poor's formation breaks in 0606; the Light Infantry has fired before, the 9th is not activated, the guns are guns. */
const ROUND = `oct7 british fire step 3; break formation poor; 0605 b-24 b-li; 0506 b-9 b-ha1; 0606 a-1nh** a-2nh; 0706 a-va
broken poor; fired b-li 0606; idle b-9`;
const shot = (unit: string, place: number) => ({ kind: 'fire', unit, hex: 606, place }) as const;

describe('the free round', () => {
  it('has no queue', () => {
    ask(<Fire />, ROUND);
    expect(viewNow().decision?.kind).toBe('freeRound');
    expect(screen.queryByLabelText(play.fire.steps('A', 'british'))).toBeNull();
  });
  it('R86 is for adjacent infantry, whether or not it has fired or is activated', () => {
    ask(<Fire />, ROUND);
    expect(['b-24', 'b-li', 'b-9'].every(hasCounter)).toBe(true);
    expect(hasCounter('b-ha1')).toBe(false);
  });
  it.each(['b-24', 'b-li', 'b-9'])('R87 offers %s each unit that is driven back, and no other', (unit) => {
    ask(<Fire />, ROUND);
    pressCounter(unit);
    const shots = offered().filter((action) => action.kind === 'fire');
    expect(shots).toEqual([shot(unit, 0), shot(unit, 1)]);
    expect(screen.queryByText(nameOf('a-va'))).toBeNull();
  });
  it('fires and holds like other fire', () => {
    ask(<Fire />, ROUND);
    pressCounter('b-li');
    press(new RegExp(`^${nameOf('a-1nh')}`));
    expect(lastPlayed()).toEqual(shot('b-li', 1));
    expect(viewNow().decision).toMatchObject({ kind: 'roll', case: '7.2' });
  });
  it('can be passed unit by unit and at once', () => {
    ask(<Fire />, ROUND);
    pressCounter('b-9');
    press(play.fire.hold);
    expect(lastPlayed()).toEqual({ kind: 'hold', unit: 'b-9' });
    expect(hasCounter('b-9')).toBe(false);
    press(play.fire.holdRound);
    expect(viewNow().decision?.kind).toBe('retreat');
  });
  it('CRT tells the odds also of those who have fired before', () => {
    // A needs 3, two units stand there.
    ask(<Fire />, ROUND);
    pressCounter('b-li');
    expect(isPressed('b-li')).toBe(true);
    expect(screen.getAllByText(new RegExp(play.fire.chance(5)), { selector: '.chance' })).toHaveLength(2);
  });
  it('offers nothing that is refused, and everything that is listed', () => {
    ask(<Fire />, ROUND);
    const all = ['b-24', 'b-li', 'b-9'].flatMap((id) => {
      pressCounter(id);
      return offered();
    });
    expect(refusedAmong(all)).toEqual([]);
    for (const action of viewNow().actions) expect(all).toContainEqual(action);
  });
});
