/** 8.0 One formation tries to shake off its step losses. */
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FormationId } from '../../../../src/engine/saratoga';
import { usePointer } from '../../../../src/store/pointer';
import { Recover } from '../../../../src/ui/saratoga/play/decisions/Recover';
import { play } from '../../../../src/ui/saratoga/text/play';
import {
  ask,
  button,
  byKeyboard,
  hasButton,
  offered,
  press,
  refusedAmong,
} from '../../../helpers/saratoga/answers';
import { lastPlayed, played, viewNow } from '../../../helpers/saratoga/gameView';

const HURT =
  'oct7 american recovery; 0606 a-1nh*; 0612 a-va*; 0815 a-art1*; 0813 L-gates; 0705 a-3ma; 0503 b-24*';

const named = (group: FormationId | 'gatesGuns') => new RegExp(`^${play.recover.group(group)}`);

describe('recovery', () => {
  it('8.0 tells who would try and on what: a B on 1 to 4, a D on 1 to 2, at once with the leader', () => {
    ask(<Recover />, 'oct7 american recovery; 0606 a-1nh*; 0612 L-learned a-va*; 0815 a-art1*; 0812 L-gates');
    expect(button(named('poor'))).toHaveTextContent(play.recover.needs('1 NH', 4));
    expect(button(named('learned'))).toHaveTextContent(play.recover.sure('Morgan VA'));
    expect(button(named('gatesGuns'))).toHaveTextContent(play.recover.needs('Guns 1', 2));
  });
  it('8.0 shows them on the map', () => {
    ask(<Recover />, HURT);
    act(() => button(named('learned')).focus());
    expect(usePointer.getState().highlighted).toEqual([612]);
    act(() => button(named('learned')).blur());
    expect(usePointer.getState().highlighted).toEqual([]);
  });
  it('8.0 is for one formation with a step loss, or R98 for Gates’s guns', () => {
    ask(<Recover />, HURT);
    for (const group of ['poor', 'learned', 'gatesGuns'] as const) expect(hasButton(named(group))).toBe(true);
    expect(hasButton(named('nixon'))).toBe(false);
    expect(hasButton(named('fraser'))).toBe(false);
  });
  it('offers all that is listed, and nothing that is refused', () => {
    ask(<Recover />, HURT);
    expect(offered()).toEqual(viewNow().actions);
    expect(refusedAmong(offered())).toEqual([]);
  });
  it.each(['poor', 'gatesGuns'] as const)('is tried by %s when it is pressed', (group) => {
    ask(<Recover />, HURT);
    press(named(group));
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
    await byKeyboard(named('learned'));
    expect(lastPlayed()).toEqual({ kind: 'recover', group: 'learned' });
  });
});
