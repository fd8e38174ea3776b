/** 11.0 Saratoga's set-up: the battles, the choices beside them, and a position in writing. */
import { setUp } from '../../../src/ui/saratoga/text/setUpWords';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BATTLES,
  DEFAULT_OPTIONS,
  OPTION_NAMES,
  OPTIONS,
  SIDES,
  startsOf,
} from '../../../src/engine/saratoga';
import { gameInPlay, usePlay } from '../../../src/store/play';
import { persons } from '../../../src/store/seats';
import Home from '../../../src/ui/saratoga/Home';
import { SetUp } from '../../../src/ui/saratoga/setup/SetUp';
import { text } from '../../../src/ui/saratoga/text';
import { cardFor } from '../../../src/ui/saratoga/text/cases';
import { play } from '../../../src/ui/saratoga/text/play';
import { clearGame, played, sessionNow, viewNow } from '../../helpers/saratoga/gameView';
import { render } from '../../helpers/saratoga/render';

vi.mock(import('../../../src/store/library/autosave'), async (original) => ({
  ...(await original()),
  autosave: () => Promise.resolve(true),
}));

const words = setUp.choices;
const cardOf = (battle: 'sept19' | 'oct7') =>
  within(screen.getByRole('heading', { name: text.battles[battle].name }).closest('article') as HTMLElement);
const press = (battle: 'sept19' | 'oct7', name: string) =>
  userEvent.click(cardOf(battle).getByRole('button', { name }));
const unfold = () => userEvent.click(screen.getByText(words.title));
const setupNow = () => sessionNow().record.setup;

beforeEach(() => {
  clearGame();
  window.location.hash = '';
});

describe('a new game', () => {
  it.each(BATTLES)('of %s is begun as usual with one press', async (battle) => {
    render(<SetUp />);
    await press(battle, setUp.battleFacts.two);
    const morale = battle === 'oct7' ? { morale: startsOf('oct7') } : {};
    expect(setupNow()).toEqual({ battle, options: DEFAULT_OPTIONS, fog: true, ...morale });
    expect(played().map(({ kind }) => kind)).toEqual(['deploy', 'ready', 'deploy', 'ready']);
    expect(sessionNow().dice?.seed?.text).toMatch(/^[0-9a-f]{24}$/);
    expect(usePlay.getState().isUndoFree).toBe(false);
    expect(window.location.hash).toBe(`#/play/${usePlay.getState().id}`);
  });

  it('is for one person where both sides are asked for, in the open, with dice of its own each time', async () => {
    render(<SetUp />);
    await press('oct7', setUp.battleFacts.solo);
    const first = sessionNow().dice?.seed?.text;
    expect(usePlay.getState().isUndoFree).toBe(true);
    expect(viewNow().fog).toBe(false);
    await press('oct7', setUp.battleFacts.solo);
    expect(sessionNow().dice?.seed?.text).not.toBe(first);
  });

  it('10.0 gives a side points before the count where that was chosen, and says so', async () => {
    render(<SetUp />);
    await unfold();
    await userEvent.click(screen.getByRole('radio', { name: words.handicap.given('british') }));
    const points = screen.getByRole('spinbutton', { name: words.handicap.points });
    await userEvent.clear(points);
    await userEvent.type(points, '8');
    expect(screen.getByText(words.changed(1))).toBeVisible();
    await press('oct7', setUp.battleFacts.two);
    expect(setupNow()).toMatchObject({ battle: 'oct7', handicap: { side: 'british', points: 8 } });
    expect(viewNow().points.british.total).toBe(8);
    expect(viewNow().points.american.total).toBe(0);
  });

  it.each(BATTLES)('of %s is begun from below the options, with what was chosen there', async (battle) => {
    render(<SetUp />);
    await userEvent.click(cardOf(battle).getByRole('button', { name: words.short(0) }));
    const { name } = text.battles[battle];
    const here = within(screen.getByRole('group', { name: words.begin(name) }));
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${words.fog.off[0]}:`) }));
    await userEvent.click(here.getByRole('button', { name: setUp.battleFacts.two }));
    expect(setupNow()).toMatchObject({ battle, fog: false });
  });

  it('takes the seed, the deployment and the rulings that were chosen', async () => {
    render(<SetUp />);
    await unfold();
    await userEvent.type(screen.getByRole('textbox', { name: words.seed.title }), '  Bemis 7 ');
    await userEvent.click(screen.getByRole('radio', { name: /^Your own/ }));
    await userEvent.click(screen.getByRole('radio', { name: words.options.losHeight.either }));
    await press('sept19', setUp.battleFacts.two);
    expect(setupNow()).toEqual({
      battle: 'sept19',
      fog: true,
      options: { ...DEFAULT_OPTIONS, losHeight: 'either' },
    });
    expect(sessionNow().dice?.seed).toMatchObject({ text: 'Bemis 7', isTyped: true });
    expect(played()).toEqual([]);
    expect(gameInPlay()?.seats).toEqual(persons(SIDES));
  });

  it('is played with real dice where these were chosen, whatever was typed', async () => {
    render(<SetUp />);
    await unfold();
    await userEvent.type(screen.getByRole('textbox', { name: words.seed.title }), 'Bemis 7');
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${words.dice.own[0]}`) }));
    await press('oct7', setUp.battleFacts.two);
    expect(sessionNow().dice).toBeUndefined();
  });

  it('R108 hides stacks unless the players want to see all', async () => {
    render(<SetUp />);
    await unfold();
    expect(screen.getByRole('radio', { name: new RegExp(`^${words.fog.on[0]}`) })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${words.fog.off[0]}`) }));
    await press('oct7', setUp.battleFacts.two);
    expect(setupNow()).toMatchObject({ fog: false });
    expect(usePlay.getState().isUndoFree).toBe(false);
  });

  it('is as usual again after one press', async () => {
    render(<SetUp />);
    await unfold();
    expect(screen.getByRole('button', { name: words.reset })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: words.options.edgeOfMap.stay }));
    expect(screen.getByText(words.changed(1))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words.reset }));
    expect(screen.getByText(words.usual)).toBeVisible();
    await press('oct7', setUp.battleFacts.two);
    expect(setupNow()).toMatchObject({ options: DEFAULT_OPTIONS });
  });

  it('has its options within reach of each battle', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    render(<SetUp />);
    const details = screen.getByText(words.title).closest('details');
    expect(details).not.toHaveAttribute('open');
    await press('oct7', words.short(0));
    expect(details).toHaveAttribute('open');
    expect(screen.getByText(words.title).closest('summary')).toHaveFocus();
  });

  it.each(BATTLES)('%s can be looked at first', (battle) => {
    render(<SetUp />);
    const look = cardOf(battle).getByRole('link', {
      name: setUp.battleFacts.look(text.battles[battle].name),
    });
    expect(look).toHaveAttribute('href', `#/saratoga/${battle}`);
  });
});

describe('the rulings', () => {
  it.each(OPTION_NAMES)('%s has words for both choices, the usual one first', async (name) => {
    render(<SetUp />);
    await unfold();
    const own: Readonly<Record<string, string>> = words.options[name];
    const group = screen.getByRole('group', { name: new RegExp(own['name'] ?? '') });
    const choices = within(group).getAllByRole('radio');
    expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual(
      OPTIONS[name].map((choice) => own[choice]),
    );
    expect(choices[0]).toBeChecked();
    expect(OPTIONS[name][0]).toBe(DEFAULT_OPTIONS[name]);
  });

  it.each(OPTION_NAMES)('%s names the case whose card tells of it', (name) => {
    const card = cardFor(words.options[name].case);
    expect(card?.rulings.map(({ option }) => option)).toContain(name);
  });

  it('open the card of their case', async () => {
    render(<SetUp />);
    await unfold();
    await userEvent.click(screen.getByRole('button', { name: 'Rule 7.4.1' }));
    expect(await screen.findByRole('dialog', { name: cardFor('7.4.1')?.title ?? '' })).toBeVisible();
  });
});

describe('a position in writing', () => {
  const WRITTEN = 'oct7 british movement; 0605 b-24; 0613 a-1nh';

  it('is laid out for one person, and becomes a game with an address of its own', async () => {
    render(<Home rest={`at/${encodeURIComponent(WRITTEN)}`} />);
    await waitFor(() => expect(usePlay.getState().id).toBeDefined());
    expect(viewNow().stacks).toEqual({ 605: ['b-24'], 613: ['a-1nh'] });
    expect(usePlay.getState().isUndoFree).toBe(true);
    await waitFor(() => expect(window.location.hash).toBe(`#/play/${usePlay.getState().id}`));
  });

  it('that is wrong is told line by line, with a way back', async () => {
    render(<Home rest="at/oct7%20british%20movement;%209999%20b-24;%200605%20b-nobody" />);
    expect(await screen.findByRole('heading', { name: play.badPosition.title })).toBeVisible();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
    expect(screen.getByText(/9999/)).toBeVisible();
    expect(screen.getByText(/b-nobody/)).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '#/');
    expect(usePlay.getState().id).toBeUndefined();
  });
});
