/** 8.0 One formation tries to shake off its step losses. */
import { describe, expect, it } from 'vitest';
import { Recover } from '../../../src/ui/saratoga/play/decisions/Recover';
import { play } from '../../../src/ui/text/play';
import { ask, byKeyboard, hasButton, offered, press, refusedAmong } from '../../helpers/answers';
import { lastPlayed, played, viewNow } from '../../helpers/gameView';

const HURT =
  'oct7 american recovery; 0606 a-1nh*; 0612 a-va*; 0815 a-art1*; 0813 L-gates; 0705 a-3ma; 0503 b-24*';

describe('recovery', () => {
  it('8.0 is for one formation with a step loss, or R98 for Gates’s guns', () => {
    ask(<Recover />, HURT);
    for (const group of ['poor', 'learned', 'gatesGuns'] as const)
      expect(hasButton(play.recover.group(group))).toBe(true);
    expect(hasButton(play.recover.group('nixon'))).toBe(false);
    expect(hasButton(play.recover.group('fraser'))).toBe(false);
  });
  it('offers all that is listed, and nothing that is refused', () => {
    ask(<Recover />, HURT);
    expect(offered()).toEqual(viewNow().actions);
    expect(refusedAmong(offered())).toEqual([]);
  });
  it.each(['poor', 'gatesGuns'] as const)('is tried by %s when it is pressed', (group) => {
    ask(<Recover />, HURT);
    press(play.recover.group(group));
    expect(lastPlayed()).toEqual({ kind: 'recover', group });
    expect(viewNow().decision).toMatchObject({ kind: 'roll', case: '8.0' });
  });
  it('can be passed', () => {
    ask(<Recover />, HURT);
    press(play.recover.end);
    expect(played()).toEqual([{ kind: 'endRecovery' }]);
    expect(viewNow().turn).toBe(2);
  });
  it('can be chosen by keyboard', async () => {
    ask(<Recover />, HURT);
    await byKeyboard(play.recover.group('learned'));
    expect(lastPlayed()).toEqual({ kind: 'recover', group: 'learned' });
  });
});
