/** Tabs of a handbook by keys: the focus goes where the page goes. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import CampaignHandbook from '../../../src/ui/campaign/handbook/Handbook';
import HowToPlay from '../../../src/ui/firstSaratoga/handbook/HowToPlay';
import { render as renderCampaign } from '../../helpers/campaign/gameView';
import { position } from '../../helpers/firstSaratoga/position';
import { clearGame, layState } from '../../helpers/firstSaratoga/shown';

afterEach(clearGame);

const none = () => undefined;
const HANDBOOKS = [
  ['the campaign', () => renderCampaign(<CampaignHandbook onClose={none} />)],
  [
    'First Saratoga',
    () => {
      layState(position({ '0308': 'learned' }));
      render(<HowToPlay onClose={none} />);
    },
  ],
] as const;

describe.each(HANDBOOKS)('the handbook of %s', (_, open) => {
  it('is turned by arrow keys, with the focus on the tab of the page', async () => {
    open();
    const [first, second, ...others] = screen.getAllByRole('tab');
    if (!first || !second) throw new Error('no tabs');
    const last = others.at(-1) ?? second;
    first.focus();
    for (const [key, tab] of [
      ['{ArrowRight}', second],
      ['{ArrowLeft}', first],
      ['{ArrowLeft}', last],
    ] as const) {
      await userEvent.keyboard(key);
      expect(tab).toHaveFocus();
      expect(tab).toHaveAttribute('aria-selected', 'true');
      expect(screen.getByRole('tabpanel')).toHaveAccessibleName(tab.textContent);
    }
  });

  it('has one tab among the stops of the Tab key', async () => {
    open();
    const [, second] = screen.getAllByRole('tab');
    if (!second) throw new Error('no tabs');
    await userEvent.click(second);
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([second]);
  });
});
