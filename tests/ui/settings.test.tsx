/** Preferences and keys: what is chosen holds and is remembered, and every key is told. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PACES, usePreferences } from '../../src/store/preferences';
import { GameBar } from '../../src/ui/saratoga/play/GameBar';
import Settings from '../../src/ui/saratoga/play/Settings';
import { text } from '../../src/ui/text';
import { settings } from '../../src/ui/text/settings';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  localStorage.clear();
  usePreferences.setState(usePreferences.getInitialState(), true);
});

const choice = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });
const remembered = () => JSON.parse(localStorage.getItem('saratoga.preferences') ?? '{}') as unknown;

describe('the preferences', () => {
  it.each(PACES)('take the pace %s and remember it', async (pace) => {
    usePreferences.setState({ pace: pace === 'off' ? 'slow' : 'off' });
    render(<Settings onClose={() => undefined} />);
    await userEvent.click(choice(settings.pace[pace][0]));
    expect(usePreferences.getState().pace).toBe(pace);
    expect(choice(settings.pace[pace][0])).toBeChecked();
    expect(remembered()).toEqual({ pace, follow: true });
  });

  it('let the map stay, and follow again', async () => {
    render(<Settings onClose={() => undefined} />);
    expect(choice(settings.follow.yes[0] ?? '')).toBeChecked();
    await userEvent.click(choice(settings.follow.no[0] ?? ''));
    expect(remembered()).toEqual({ pace: 'normal', follow: false });
    await userEvent.click(choice(settings.follow.yes[0] ?? ''));
    expect(usePreferences.getState().follow).toBe(true);
  });

  it('are put away by their button', async () => {
    const close = vi.fn<() => void>();
    render(<Settings onClose={close} />);
    await userEvent.click(screen.getByRole('button', { name: settings.close }));
    expect(close).toHaveBeenCalledOnce();
  });

  it('open from the bar, and close again', async () => {
    render(<GameBar battle="oct7" onHandbook={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: settings.open }));
    const card = await screen.findByRole('dialog', { name: settings.title });
    await userEvent.click(within(card).getByRole('button', { name: settings.close }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the keys', () => {
  const { controls, gameControls } = text.handbook;

  it('are all told, those of the map and those of the game', () => {
    render(<Settings onClose={() => undefined} />);
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    expect(terms).toEqual([...controls, ...gameControls].map(([keys]) => keys));
  });

  const KEYS =
    'N|E|U|Z|C|L|T|M|K|?|0|Home|Esc|Enter|Ctrl + Z|Ctrl + Y|Ctrl + Shift + Z|Shift + arrow keys|Shift + click';
  it.each(KEYS.split('|'))('tell what %s does', (key) => {
    const whole = new RegExp(`(^|[ ,])${key.replace(/[?+]/g, '\\$&')}($|[ ,])`);
    expect([...controls, ...gameControls].some(([keys]) => whole.test(keys ?? ''))).toBe(true);
  });
});
