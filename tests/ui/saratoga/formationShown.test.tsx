/** 2.2.5 Wherever a formation is named, pointing at it shows its units and how far its leader reaches. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import { counterOf, GRID, isLand, isUnit } from '../../../src/engine/saratoga';
import { outlineOf } from '../../../src/ui/hexboard/layout';
import MoraleTracks from '../../../src/ui/saratoga/panels/MoraleTracks';
import { Activate } from '../../../src/ui/saratoga/play/decisions/Activate';
import { Move } from '../../../src/ui/saratoga/play/decisions/Move';
import MapOverlays from '../../../src/ui/saratoga/play/MapOverlays';
import { MoraleStrip } from '../../../src/ui/saratoga/play/MoraleStrip';
import { play } from '../../../src/ui/saratoga/text/play';
import { layGame } from '../../helpers/saratoga/gameView';
import { render } from '../../helpers/saratoga/render';

const HEAD = '0605 L-burgoyne b-9; 1305 L-riedesel; 1505 b-ried; 1506 b-rhetz; 0612 a-1nh';
const COMMAND = `oct7 british command; ${HEAD}`;
const MOVEMENT = `oct7 british movement; ${HEAD}`;

const units = () => document.querySelector('.formation')?.getAttribute('d');
const span = () => document.querySelector('.span')?.getAttribute('d');
const reach = () => {
  const leader = counterOf('L-riedesel');
  const hexes = isUnit(leader) ? [] : GRID.within(hexOf('1305'), leader.span);
  return hexes
    .filter((hex) => isLand(hex))
    .map(outlineOf)
    .join('');
};
const chip = () => document.querySelector('[data-ask="formation riedesel"]') as HTMLElement;
const row = () => screen.getByText('Riedesel', { selector: '.tag' }).closest('li') as HTMLElement;
const button = (name: RegExp | string) => screen.getByRole('button', { name });

describe.each([
  ['in the Command question', COMMAND, Activate, () => button(/^Riedesel/).closest('li')],
  ['in the strip of morale', COMMAND, MoraleStrip, chip],
  ['on the morale tracks', COMMAND, MoraleTracks, row],
  ['among those who may march', MOVEMENT, Move, () => button(play.move.whole('Riedesel', 3))],
])('a formation %s', (_where, position, Named, find) => {
  const show = () => {
    layGame(position);
    render(
      <>
        <Named />
        <svg>
          <MapOverlays />
        </svg>
      </>,
    );
  };
  it('2.2.5 shows its units and its leader’s span while it is pointed at', () => {
    show();
    expect([units(), span()]).toEqual([undefined, undefined]);
    fireEvent.pointerEnter(find() as HTMLElement);
    expect(units()).toBe(['1505', '1506'].map((hex) => outlineOf(hexOf(hex))).join(''));
    expect(span()).toBe(reach());
    fireEvent.pointerLeave(find() as HTMLElement);
    expect([units(), span()]).toEqual([undefined, undefined]);
  });
});

describe('by keyboard', () => {
  it.each([
    [COMMAND, Activate, /^Riedesel/],
    [MOVEMENT, Move, play.move.whole('Riedesel', 3)],
  ])('2.2.5 the focus shows the same: %#', (position, Named, name) => {
    layGame(position);
    const map = (
      <svg>
        <MapOverlays />
      </svg>
    );
    render(<Named />);
    act(() => button(name).focus());
    cleanup();
    // With the card it goes dark.
    render(map);
    expect(units()).toBeUndefined();
    cleanup();
    render(
      <>
        <Named />
        {map}
      </>,
    );
    act(() => button(name).focus());
    expect(span()).toBe(reach());
    act(() => button(name).blur());
    expect(span()).toBeUndefined();
  });
});
