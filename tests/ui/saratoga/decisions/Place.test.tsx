/** 11.0 The deployment: what is left to place, taking up and changing, the ready-made one, and the end. */
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePlay } from '../../../../src/store/play';
import { useOrders } from '../../../../src/ui/saratoga/play/orders';
import { Place } from '../../../../src/ui/saratoga/play/decisions/Place';
import { play } from '../../../../src/ui/saratoga/text/play';
import { refusals } from '../../../../src/ui/saratoga/text/refusals';
import {
  ask,
  byKeyboard,
  counterName,
  hasButton,
  hasCounter,
  isPressed,
  offered,
  press,
  pressCounter,
  refusedAmong,
  takeUp,
} from '../../../helpers/saratoga/answers';
import { beginGame, lastPlayed, mustAct, played, viewNow, whereIs } from '../../../helpers/saratoga/gameView';
import { render } from '../../../helpers/saratoga/render';

/** An empty map, or one side on it. */
function deployment(battle: 'sept19' | 'oct7', ...kinds: ('deploy' | 'ready')[]): void {
  beginGame({ battle, isReadyMade: false, isUndoFree: true });
  mustAct(...kinds.map((kind) => ({ kind })));
  render(<Place />);
}
const waiting = () => viewNow().notPlaced.filter((id) => id.startsWith('a-') || id === 'L-gates');

describe('what is left to place', () => {
  it('is counted and lies there, for the side that decides', () => {
    deployment('oct7');
    const mine = viewNow().notPlaced.filter((id) =>
      /^(a-|L-(gates|arnold|poor|learned|glover|paterson|nixon))/.test(id),
    );
    expect(screen.getByText(play.place.left(mine.length))).toBeInTheDocument();
    const group = screen.getByRole('group', { name: play.place.left(mine.length) });
    expect(within(group).getAllByRole('button')).toHaveLength(mine.length);
    expect(hasCounter('a-art1')).toBe(true);
    expect(hasCounter('b-24')).toBe(false);
  });
  it('is taken in hand, one at a time', () => {
    deployment('oct7');
    pressCounter('a-art1');
    pressCounter('a-1nh');
    expect(useOrders.getState().chosen).toEqual(['a-1nh']);
    expect([isPressed('a-1nh'), isPressed('a-art1')]).toEqual([true, false]);
    expect(Object.keys(useOrders.getState().ways).length).toBeGreaterThan(0);
  });
  it('grows fewer with each counter that is placed', () => {
    deployment('oct7');
    const before = viewNow().notPlaced.length;
    act(() => mustAct({ kind: 'place', counter: 'a-art1', hex: 513 }));
    expect(viewNow().notPlaced).toHaveLength(before - 1);
    expect(hasCounter('a-art1')).toBe(false);
  });
  it('has no end before all stand', () => {
    deployment('oct7');
    expect(waiting().length).toBeGreaterThan(0);
    expect(screen.queryByText(play.place.ready)).toBeNull();
  });
});

describe('a counter that stands', () => {
  const STANDS = 'oct7 american placement side british; 0406 L-fraser b-24 b-li';

  it('can be chosen in its stack', () => {
    ask(<Place />, STANDS);
    takeUp('L-fraser', 'b-24', 'b-li');
    const group = within(screen.getByRole('group', { name: '0406' }));
    expect(group.getAllByRole('button')).toHaveLength(3);
    expect(isPressed('L-fraser')).toBe(true);
    pressCounter('b-24');
    expect(useOrders.getState().chosen).toEqual(['b-24']);
    expect([isPressed('b-24'), isPressed('L-fraser')]).toEqual([true, false]);
  });
  it('can be taken up', () => {
    ask(<Place />, STANDS);
    expect(hasButton(play.place.lift)).toBe(false);
    takeUp('b-24');
    press(play.place.lift);
    expect(lastPlayed()).toEqual({ kind: 'lift', counter: 'b-24' });
    expect(viewNow().notPlaced).toContain('b-24');
    expect(hasButton(play.place.lift)).toBe(false);
  });
  it('can be placed elsewhere', () => {
    ask(<Place />, STANDS);
    takeUp('b-24');
    const [way] = Object.values(useOrders.getState().ways).filter(
      ({ actions: [first] }) => first?.kind === 'place' && first.hex !== 406,
    );
    act(() => mustAct(...(way?.actions ?? [])));
    expect(whereIs('b-24')).not.toBe(406);
    expect(whereIs('b-li')).toBe(406);
  });
});

describe('the ready-made deployment', () => {
  it.each(['sept19', 'oct7'] as const)('takes one press in %s, and can then be changed', (battle) => {
    deployment(battle);
    press(play.place.deploy);
    expect(played()).toEqual([{ kind: 'deploy' }]);
    expect(screen.getByText(play.place.all)).toBeInTheDocument();
    takeUp('a-art1');
    expect(hasButton(play.place.lift)).toBe(true);
  });
  it('is followed by the other side', () => {
    deployment('oct7');
    press(play.place.deploy);
    press(play.place.ready);
    expect(viewNow().decision).toMatchObject({ kind: 'place', by: 'british' });
    expect(hasCounter('b-24')).toBe(true);
  });
});

describe('the end', () => {
  it('is played when all stand', () => {
    deployment('sept19', 'deploy', 'ready', 'deploy');
    press(play.place.ready);
    expect(lastPlayed()).toEqual({ kind: 'ready' });
    expect(viewNow().decision).toMatchObject({ kind: 'roll', case: '4.0' });
  });
  it('11.1 is not offered while Burgoyne stands without a unit, and it is said why', () => {
    deployment('sept19', 'deploy', 'ready', 'deploy');
    const his = whereIs('L-burgoyne');
    for (const unit of (viewNow().stacks[his ?? 0] ?? []).filter((id) => id.startsWith('b-'))) {
      takeUp(unit);
      const places = Object.values(useOrders.getState().ways).flatMap(({ actions }) => actions);
      const other = places.find((action) => action.kind === 'place' && action.hex !== his);
      act(() => mustAct(other ?? { kind: 'ready' }));
    }
    expect(viewNow().notPlaced).toEqual([]);
    expect(hasButton(play.place.ready)).toBe(false);
    expect(screen.getByText(play.place.ready).parentElement).toHaveTextContent(refusals.notWithAUnit);
  });
});

describe('everything offered', () => {
  it('is allowed', () => {
    deployment('sept19', 'deploy');
    takeUp('a-art1');
    expect(refusedAmong(offered())).toEqual([]);
    expect(offered().map(({ kind }) => kind)).toEqual(['ready', 'deploy', 'lift']);
  });
  it('can be reached by keyboard', async () => {
    deployment('oct7');
    await byKeyboard(counterName('a-1nh'));
    expect(isPressed('a-1nh')).toBe(true);
    await byKeyboard(play.place.deploy);
    await byKeyboard(play.place.ready);
    expect(played().map(({ kind }) => kind)).toEqual(['deploy', 'ready']);
    expect(usePlay.getState().refused).toBeUndefined();
  });
});
