/** Preferences and keys: what is chosen holds and is remembered, and every key is told. */
import { handbook } from '../../../src/ui/saratoga/text/handbookWords';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PACES, usePreferences } from '../../../src/store/preferences';
import { GameBar } from '../../../src/ui/saratoga/play/GameBar';
import Settings from '../../../src/ui/table/Settings';
import { settings } from '../../../src/ui/text/settings';
import { render } from '../../helpers/saratoga/render';

beforeEach(() => {
  localStorage.clear();
  usePreferences.setState(usePreferences.getInitialState(), true);
});

const choice = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });
const remembered = () => JSON.parse(localStorage.getItem('saratoga-1777.preferences') ?? '{}') as unknown;

const USUAL = {
  advice: true,
  pace: 'normal',
  opponentPace: 'brisk',
  level: '',
  side: '',
  follow: true,
  sound: false,
  volume: 0.6,
};

describe('the preferences', () => {
  it.each(PACES)('take the pace %s and remember it', async (pace) => {
    usePreferences.setState({ pace: pace === 'off' ? 'slow' : 'off' });
    render(<Settings onClose={() => undefined} />);
    await userEvent.click(choice(settings.pace[pace][0]));
    expect(usePreferences.getState().pace).toBe(pace);
    expect(choice(settings.pace[pace][0])).toBeChecked();
    expect(remembered()).toEqual({ ...USUAL, pace });
  });

  it('let the map stay, and follow again', async () => {
    render(<Settings onClose={() => undefined} />);
    expect(choice(settings.follow.yes[0] ?? '')).toBeChecked();
    await userEvent.click(choice(settings.follow.no[0] ?? ''));
    expect(remembered()).toEqual({ ...USUAL, follow: false });
    await userEvent.click(choice(settings.follow.yes[0] ?? ''));
    expect(usePreferences.getState().follow).toBe(true);
  });

  it('are silent until sound is chosen, and then as loud as one likes', async () => {
    render(<Settings onClose={() => undefined} />);
    expect(choice(settings.sound.no[0] ?? '')).toBeChecked();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    await userEvent.click(choice(settings.sound.yes[0] ?? ''));
    const slider = screen.getByRole('slider', { name: settings.sound.volume });
    expect(slider).toHaveValue('60');
    fireEvent.change(slider, { target: { value: '35' } });
    expect(remembered()).toEqual({ ...USUAL, sound: true, volume: 0.35 });
    await userEvent.click(choice(settings.sound.no[0] ?? ''));
    expect(usePreferences.getState().sound).toBe(false);
  });

  it.each([
    ['{"sound":true,"volume":0.2}', { sound: true, volume: 0.2 }],
    ['{"sound":"yes","volume":7}', { sound: false, volume: 0.6 }],
    ['{"volume":-1}', { sound: false, volume: 0.6 }],
    ['{"sound":true,"volume":null}', { sound: true, volume: 0.6 }],
    ['no JSON', { sound: false, volume: 0.6 }],
  ])('are taken from what is remembered as far as it is sound: %s', async (text, found) => {
    localStorage.setItem('saratoga-1777.preferences', text);
    vi.resetModules();
    const { usePreferences: anew } = await import('../../../src/store/preferences');
    expect(anew.getState()).toMatchObject(found);
  });

  it('are put away by their button', async () => {
    const close = vi.fn<() => void>();
    render(<Settings onClose={close} />);
    await userEvent.click(screen.getByRole('button', { name: settings.close }));
    expect(close).toHaveBeenCalledOnce();
  });

  it('open from the bar, and close again', async () => {
    render(<GameBar onHandbook={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: settings.open }));
    const card = await screen.findByRole('dialog', { name: settings.title });
    await userEvent.click(within(card).getByRole('button', { name: settings.close }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the keys', () => {
  const { controls, gameControls } = handbook;

  it('are all told, those of the map and those of the game', async () => {
    render(<GameBar onHandbook={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: settings.open }));
    const terms = (await screen.findAllByRole('term')).map((term) => term.textContent);
    expect(terms).toEqual([...controls, ...gameControls].map(([keys]) => keys));
  });

  const KEYS =
    'N|E|U|Z|C|L|T|M|K|?|0|Home|Esc|Enter|Ctrl + Z|Ctrl + Y|Ctrl + Shift + Z|Shift + arrow keys|Shift + click';
  it.each(KEYS.split('|'))('tell what %s does', (key) => {
    const whole = new RegExp(`(^|[ ,])${key.replace(/[?+]/g, '\\$&')}($|[ ,])`);
    expect([...controls, ...gameControls].some(([keys]) => whole.test(keys ?? ''))).toBe(true);
  });
});
