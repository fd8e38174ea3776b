/** 2.2 A block shows its loss as the wooden one does: it turns by a quarter, counter-clockwise, and its next step comes up. */
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BlockIcon } from '../../../src/ui/campaign/blocks/BlockIcon';
import { render } from '../../helpers/campaign/gameView';

afterEach(cleanup);

/** By how much its parts have turned, what is printed upright, and what is seen on the edges. */
function drawn(id: string, sp: number) {
  const { container, unmount } = render(<BlockIcon id={id} sp={sp} side="british" />);
  const turns = [...container.querySelectorAll<SVGGElement>('.turned')].map(
    ({ style }) => /rotate\((.*?)\)/.exec(style.transform)?.[1],
  );
  const found = {
    turns: [...new Set(turns)],
    upright: container.querySelector('.step-now')?.textContent,
    edges: [...container.querySelectorAll('.step-next:not(.under)')].map(({ textContent }) => textContent),
  };
  unmount();
  return found;
}

describe('2.2 a block of four', () => {
  it('stands as it was made, with three on its right and one on its left', () => {
    expect(drawn('br_f9', 4)).toEqual({ turns: ['0deg'], upright: '4', edges: ['3', '1'] });
  });
  it.each([
    [3, '-90deg', ['4', '2']],
    [2, '-180deg', ['3', '1']],
    [1, '-270deg', ['2']],
  ])('at %i has turned by %s', (sp, turn, edges) => {
    expect(drawn('br_f9', sp)).toEqual({ turns: [turn], upright: String(sp), edges });
  });
});

it('2.8 a leader, and a block that is lost, do not turn', () => {
  expect(drawn('burgoyne', 1).turns).toEqual(['0deg']);
  expect(drawn('br_f9', 0)).toEqual({ turns: ['0deg'], upright: '0', edges: [] });
});
