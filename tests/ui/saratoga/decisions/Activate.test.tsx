/** 5.0 Activations: who can be activated by whom, why not, and whom it would bring. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hexOf } from '../../../../src/engine/hexmap/hexId';
import { usePointer } from '../../../../src/store/pointer';
import { useRuleCard } from '../../../../src/store/ruleCard';
import { outlineOf } from '../../../../src/ui/hexboard/layout';
import { Activate } from '../../../../src/ui/saratoga/play/decisions/Activate';
import { OrdersBelow } from '../../../../src/ui/saratoga/play/Overlays';
import { play } from '../../../../src/ui/saratoga/text/play';
import { refusals } from '../../../../src/ui/saratoga/text/refusals';
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

/** Burgoyne reaches Fraser and Riedesel, whose Germans stand beyond his own span of 8; Phillips is too far away. */
const BRITISH = `oct7 british command; 0605 L-burgoyne b-9; 0606 L-fraser b-24; 1305 L-riedesel; 1505 b-ried; 1506 b-rhetz
2203 L-phillips b-47`;
const AMERICAN = `oct7 american command stage activate; 0815 L-gates L-glover L-paterson L-nixon a-1ma; 0313 L-arnold L-poor a-1nh
idle glover paterson nixon poor`;
const barred = (name: string) => screen.getByText(name, { selector: '.barred b' }).parentElement;

describe('activations', () => {
  it('5.0 are offered for each commander within span', () => {
    ask(<Activate />, BRITISH);
    expect(offered()).toEqual(expect.arrayContaining([...viewNow().actions]));
    expect(refusedAmong(offered())).toEqual([]);
    expect([hasButton(/^Fraser/), hasButton(/^Riedesel/), hasButton(/^Phillips/)]).toEqual([
      true,
      true,
      false,
    ]);
  });
  it('go dark on the map with the card, though the pointer never left', () => {
    ask(<Activate />, BRITISH);
    fireEvent.pointerEnter(button(/^Riedesel/).closest('li') as HTMLElement);
    expect(usePointer.getState().highlighted).toEqual([1505, 1506]);
    cleanup();
    expect(usePointer.getState().highlighted).toEqual([]);
  });
  it('2.2.4 tell how many are left', () => {
    ask(<Activate />, BRITISH);
    expect(screen.getByText(play.command.left('Burgoyne', 3, 3))).toBeInTheDocument();
    press(/^Riedesel/);
    expect(screen.getByText(play.command.left('Burgoyne', 2, 3))).toBeInTheDocument();
  });
  it('5.1 tell how many units each would bring', () => {
    ask(<Activate />, BRITISH);
    expect(button(/^Riedesel/)).toHaveTextContent('brings 2 units');
    expect(button(/^Fraser/)).toHaveTextContent('already active with Burgoyne');
  });
  it('5.1 show these units on the map, for the pointer and for the keyboard', () => {
    ask(<Activate />, BRITISH);
    const row = button(/^Riedesel/).closest('li') as HTMLElement;
    fireEvent.pointerEnter(row);
    expect(usePointer.getState().highlighted).toEqual([1505, 1506]);
    fireEvent.pointerLeave(row);
    expect(usePointer.getState().highlighted).toEqual([]);
    act(() => button(/^Riedesel/).focus());
    expect(usePointer.getState().highlighted).toEqual([1505, 1506]);
    act(() => button(/^Riedesel/).blur());
    expect(usePointer.getState().highlighted).toEqual([]);
  });
  it('are played when they are pressed', () => {
    ask(<Activate />, BRITISH);
    press(/^Riedesel/);
    expect(lastPlayed()).toEqual({ kind: 'activate', formation: 'riedesel' });
  });
  it('end when the player says so', () => {
    ask(<Activate />, BRITISH);
    press(play.command.end);
    expect(played()).toEqual([{ kind: 'endCommand' }]);
    expect(viewNow().phase).toBe('movement');
  });
  it('can be reached by keyboard', async () => {
    ask(<Activate />, BRITISH);
    await byKeyboard(/^Riedesel/);
    await byKeyboard(play.command.end);
    expect(played().map(({ kind }) => kind)).toEqual(['activate', 'endCommand']);
  });
});

describe('who cannot be activated says why', () => {
  it('5.0 outside the span', () => {
    ask(<Activate />, BRITISH);
    // 2.2.5 from 0605 to 2203 are 16 hexes; Burgoyne reaches 8.
    expect(barred('Phillips')).toHaveTextContent('Too far from Burgoyne: 16 hexes, his span is 8.');
    act(() => barred('Phillips')?.querySelector('button')?.click());
    expect(useRuleCard.getState().rule).toBe('5.0');
  });
  it('7.6 lost', () => {
    ask(<Activate />, BRITISH);
    expect(barred('Breymann')).toHaveTextContent(refusals.leaderLost);
  });
  it('5.0 active already', () => {
    ask(<Activate />, BRITISH);
    press(/^Riedesel/);
    expect(screen.getByText('Riedesel').closest('li')).toHaveTextContent(play.command.activated);
    expect(hasButton(/^Riedesel/)).toBe(false);
  });
  it('2.2.4 the rating of his superior is used up', () => {
    ask(<Activate />, AMERICAN);
    press(/^Glover/);
    press(/^Paterson/);
    expect(barred('Nixon')).toHaveTextContent(refusals.ratingUsedUp);
    expect(screen.getByText(play.command.left('Gates', 0, 2))).toBeInTheDocument();
    expect(hasButton(/^Poor/)).toBe(true);
  });
  it('5.2 his superior is not active', () => {
    ask(<Activate />, `${AMERICAN} L-gates`);
    expect(screen.getByText(play.command.idle('Gates'))).toBeInTheDocument();
    expect(barred('Glover')).toHaveTextContent(refusals.overallNotActive);
    expect(refusedAmong(offered())).toEqual([]);
  });
});

describe('on the map', () => {
  it('5.0 the hexes of those who can be activated are marked, and no others', () => {
    ask(<Activate />, BRITISH);
    const container = document.createElementNS('http://www.w3.org/2000/svg', 'svg') as unknown as HTMLElement;
    const marked = () => container.querySelector('.may-act')?.getAttribute('d') ?? '';
    render(<OrdersBelow />, { container: document.body.appendChild(container) });
    expect(marked()).toBe(['0606', '1305'].map((hex) => outlineOf(hexOf(hex))).join(''));
  });
});
