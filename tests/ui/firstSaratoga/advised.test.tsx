/** An order that is advised is drawn on the map: where it begins, which way it goes, where it ends. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Action, State } from '../../../src/engine/firstSaratoga';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import { NO_ADVICE, useAdvice } from '../../../src/store/adviceNow';
import Advised from '../../../src/ui/firstSaratoga/play/Advised';
import { waysOf } from '../../../src/ui/firstSaratoga/play/advisedWays';
import {
  advance,
  attack,
  begin,
  giveWay,
  hexes,
  position,
  retreat,
  stay,
  step,
} from '../../helpers/firstSaratoga/position';
import { clearGame, die, layState } from '../../helpers/firstSaratoga/shown';

afterEach(() => {
  clearGame();
  useAdvice.setState(NO_ADVICE, true);
});

const combat = { phase: 'combat' } as const;
const onPoor = position({ '1006': 'h20_62 f24 burgoyne', '0908': 'h9_21', '0907': 'poor' }, combat);
const ways = (state: State, action: Action, to = '', ...before: readonly Action[]) =>
  waysOf(layState(state, ...before), action, { to: to === '' ? 0 : hexOf(to), plan: [] });

describe('the ways of an order', () => {
  it('4.4 a march is drawn along its track', () => {
    const alone = position({ '1008': 'h20_62' });
    expect(ways(alone, begin('h20_62', true), '0707')).toEqual([hexes('1008 0908 0907 0807 0707')]);
    expect(ways(alone, begin('h20_62'))).toEqual([hexes('1008')]);
    expect(ways(alone, step('0908 0907'), '', begin('h20_62'))).toEqual([hexes('1008 0908 0907')]);
  });

  it('13.3 from beside the map it begins with the entry hex', () => {
    const beside = position({ '0308': 'learned' }, { columns: { C: 'F' } });
    expect(ways(beside, begin('light'), '1306')[0]?.[0]).toBe(hexOf('1507'));
  });

  it('7.1 an attack is drawn from each hex of it', () => {
    expect(ways(onPoor, attack('0907', 'h20_62 f24 h9_21'))).toEqual([
      hexes('1006 0907'),
      hexes('0908 0907'),
    ]);
  });

  it('8.3 8.9 8.10 answers are drawn where they are given', () => {
    const struck = [attack('0907', 'h20_62 f24'), die(3)];
    expect(ways(onPoor, stay('0907'), '', ...struck)).toEqual([hexes('0907')]);
    const back = [...struck, giveWay('0907')];
    expect(ways(onPoor, retreat('poor', '0806 0706'), '', ...back)).toEqual([hexes('0907 0806 0706')]);
    expect(ways(onPoor, advance('h20_62'), '', ...back, retreat('poor', '0806'))).toEqual([
      hexes('1006 0907'),
    ]);
  });
});

describe('on the map', () => {
  it('stands while an order is advised, and goes with it', () => {
    layState(onPoor);
    useAdvice.setState({
      ...NO_ADVICE,
      wish: 'order',
      given: { action: attack('0907', 'h20_62 h9_21') } as never,
    });
    const { container } = render(
      <svg>
        <Advised />
      </svg>,
    );
    expect(container.querySelectorAll('.advised .dots')).toHaveLength(2);
    expect(container.querySelectorAll('.advised .goal')).toHaveLength(1);
    cleanup();
    useAdvice.setState(NO_ADVICE, true);
    const { container: empty } = render(
      <svg>
        <Advised />
      </svg>,
    );
    expect(empty.querySelector('.advised')).toBeNull();
  });
});
