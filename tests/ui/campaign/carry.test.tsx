/** A press on a block that moves a little is still a press: only a block that leaves its place is carried. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { usePlay } from '../../../src/store/play';
import { BattleBoard } from '../../../src/ui/campaign/battle/BattleBoard';
import { useLine } from '../../../src/ui/campaign/battle/line';
import { useCarried } from '../../../src/ui/campaign/play/carry';
import { Question } from '../../../src/ui/campaign/play/Question';
import { SHEET, spotOf } from '../../../src/ui/campaign/spots';
import { button, handNow, lastPlayed, lay, press, render } from '../../helpers/campaign/gameView';
import { battle, movement } from '../../helpers/campaign/position';

afterEach(cleanup);

/** A mouse goes from one element over others to the last, each 20 pixels farther, and is let go there. */
function drag(from: Element, ...over: readonly Element[]): void {
  const at = (i: number) => ({ bubbles: true, button: 0, pointerType: 'mouse', clientX: 20 * i, clientY: 0 });
  const last = over.at(-1) ?? from;
  document.elementFromPoint = (x) => over[x / 20 - 1] ?? from;
  fireEvent.pointerDown(from, at(0));
  over.forEach((element, i) => fireEvent.pointerMove(element, at(i + 1)));
  fireEvent.pointerUp(last, at(over.length));
  // A browser clicks on what both ends of a press lie in.
  let clicked: Element | null = from;
  while (clicked && !clicked.contains(last)) clicked = clicked.parentElement;
  if (clicked) fireEvent.click(clicked);
}

describe('6.3 in the list beside the map', () => {
  const open = () => {
    lay(movement({ fog: false, at: { skenesboro: 'burgoyne br_f9 br_f20 br_f24' } }));
    render(<Question />);
    press(/^Skenesboro/);
  };

  it('an unsteady press puts a unit out of the group and in again', () => {
    open();
    const all = handNow().blocks;
    drag(button(/^9th Foot/), button(/^9th Foot/));
    expect(handNow().blocks).toEqual(all.filter((id) => id !== 'br_f9'));
    drag(button(/^9th Foot/), button(/^9th Foot/));
    expect([...handNow().blocks].toSorted()).toEqual([...all].toSorted());
  });

  it('what was carried away and back again stays in hand', () => {
    open();
    drag(button(/^9th Foot/), document.body, button(/^9th Foot/));
    expect(handNow().blocks).toEqual(['br_f9']);
    expect(useCarried.getState().block).toBeUndefined();
    // The next press is one again.
    press(/^9th Foot/);
    expect(handNow().blocks).toEqual([]);
  });
});

it('6.3 a unit goes to the place under the mouse, also while the map is being zoomed', () => {
  lay(movement({ fog: false, at: { skenesboro: 'burgoyne br_f9 br_f20' } }));
  const { container } = render(<Question />);
  press(/^Skenesboro/);
  const board = document.createElement('div');
  board.className = 'board';
  board.innerHTML = '<svg class="layer"></svg>';
  container.append(board);
  const goal = spotOf('ft_george') ?? { x: 0, y: 0 };
  // The sheet at a third of its size, with the place 20 pixels from the corner of the window.
  const scale = 1 / 3;
  const box = new DOMRect(20 - goal.x * scale, -goal.y * scale, SHEET.width * scale, SHEET.height * scale);
  vi.spyOn(board.children[0] as Element, 'getBoundingClientRect').mockReturnValue(box);
  drag(button(/^9th Foot/), board);
  expect(lastPlayed()).toEqual({ kind: 'single', block: 'br_f9', path: ['ft_george'] });
});

describe('10.7 on the battle board', () => {
  const begin = () => {
    lay(
      battle({
        fog: false,
        place: 'castletown',
        attacker: 'british',
        from: 'skenesboro',
        half: 'british',
        british: { left: 'br_f9', center: 'br_f20', right: 'br_f24', reserve: 'fraser' },
        american: { left: 'hale', center: 'long', right: 'francis' },
      }),
    );
    render(<BattleBoard />);
  };

  it('an unsteady press picks a block', () => {
    begin();
    drag(button(/^9th Foot/), button(/^9th Foot/));
    expect(useLine.getState().chosen).toBe('br_f9');
  });

  it('let go where it stands, a block stays without a word', () => {
    begin();
    const order = vi.spyOn(usePlay.getState(), 'act');
    drag(button(/^9th Foot/), screen.getByRole('gridcell', { name: /^British left/ }));
    expect(order).not.toHaveBeenCalled();
  });

  it('let go over the reserve, it goes there', () => {
    begin();
    drag(button(/^9th Foot/), screen.getByRole('gridcell', { name: /^British reserve/ }));
    expect(lastPlayed()).toEqual({ kind: 'shift', block: 'br_f9', to: 'reserve' });
  });
});
