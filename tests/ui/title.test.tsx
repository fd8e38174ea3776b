/** The first screen: what it asks for, and what it offers to go on with. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BATTLES, DEFAULT_OPTIONS, OPTION_NAMES, OPTIONS } from '../../src/engine/saratoga';
import { type Label } from '../../src/store/kept';
import { takeUp } from '../../src/store/newGame';
import type { Listed } from '../../src/store/shelf/entries';
import { useShelf } from '../../src/store/shelf/useShelf';
import { Title } from '../../src/ui/shell/Title';
import { text } from '../../src/ui/text';
import { cardFor } from '../../src/ui/text/cases';

vi.mock('../../src/ui/saratoga/map/MapSheet', () => ({ MapSheet: () => null }));

const words = text.wishes;
const label = (change: Partial<Label> = {}): Label => ({
  battle: 'oct7',
  turn: 3,
  stage: 'turn',
  at: Date.now(),
  ...change,
});
const cardOf = (battle: 'sept19' | 'oct7') =>
  within(screen.getByRole('heading', { name: text.battles[battle].name }).closest('article') as HTMLElement);
const press = (battle: 'sept19' | 'oct7', name: string) =>
  userEvent.click(cardOf(battle).getByRole('button', { name }));

/** Games on the shelf, the latest first. */
function shelve(...labels: Label[]): void {
  const games = labels.map((each, i): Listed => {
    return { id: `game${i}`, mode: 'two', label: each, actions: 20, began: 0, at: 100 - i };
  });
  useShelf.setState({ games, asked: Date.now(), refresh: () => Promise.resolve() });
}

beforeEach(() => {
  shelve();
  window.location.hash = '';
  takeUp();
});

describe('a new game', () => {
  it.each(BATTLES)('of %s is asked for as usual with one press', async (battle) => {
    render(<Title />);
    await press(battle, text.battleFacts.two);
    const game = takeUp();
    expect(game).toMatchObject({ battle, mode: 'two', options: DEFAULT_OPTIONS, deployed: true });
    expect(game?.seed).toMatch(/^[0-9a-f]{24}$/);
    expect(window.location.hash).toBe('#/game');
  });

  it('is for one person where both sides are asked for, with dice of its own each time', async () => {
    render(<Title />);
    await press('oct7', text.battleFacts.solo);
    const first = takeUp();
    await press('oct7', text.battleFacts.solo);
    expect(first?.mode).toBe('solo');
    expect(takeUp()?.seed).not.toBe(first?.seed);
  });

  it('takes the seed, the deployment and the rulings that were chosen', async () => {
    render(<Title />);
    await userEvent.click(screen.getByText(words.title));
    await userEvent.type(screen.getByRole('textbox', { name: words.seed.title }), '  Bemis 7 ');
    await userEvent.click(screen.getByRole('radio', { name: /^Your own/ }));
    await userEvent.click(screen.getByRole('radio', { name: words.options.losHeight.either }));
    await press('sept19', text.battleFacts.two);
    expect(takeUp()).toEqual({
      battle: 'sept19',
      mode: 'two',
      seed: 'Bemis 7',
      typedSeed: true,
      deployed: false,
      fog: true,
      options: { ...DEFAULT_OPTIONS, losHeight: 'either' },
    });
  });

  it('R108 hides stacks unless the players want to see all', async () => {
    render(<Title />);
    await userEvent.click(screen.getByText(words.title));
    expect(screen.getByRole('radio', { name: new RegExp(`^${words.fog.on[0]}`) })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${words.fog.off[0]}`) }));
    await press('oct7', text.battleFacts.two);
    expect(takeUp()).toMatchObject({ mode: 'two', fog: false });
  });

  it('is as usual again after one press', async () => {
    render(<Title />);
    await userEvent.click(screen.getByText(words.title));
    expect(screen.getByRole('button', { name: words.reset })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: words.options.edgeOfMap.stay }));
    expect(screen.getByText(words.changed(1))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words.reset }));
    expect(screen.getByText(words.usual)).toBeVisible();
    await press('oct7', text.battleFacts.two);
    expect(takeUp()?.options).toEqual(DEFAULT_OPTIONS);
  });

  it('has its options within reach of each battle', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    render(<Title />);
    const details = screen.getByText(words.title).closest('details');
    expect(details).not.toHaveAttribute('open');
    await press('oct7', words.short(0));
    expect(details).toHaveAttribute('open');
    expect(screen.getByText(words.title).closest('summary')).toHaveFocus();
  });
});

describe('the rulings', () => {
  it.each(OPTION_NAMES)('%s has words for both choices, the usual one first', async (name) => {
    render(<Title />);
    await userEvent.click(screen.getByText(words.title));
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
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    render(<Title />);
    await userEvent.click(screen.getByText(words.title));
    await userEvent.click(screen.getByRole('button', { name: 'Rule 10.0' }));
    expect(await screen.findByRole('dialog', { name: cardFor('10.0')?.title ?? '' })).toBeVisible();
  });
});

describe('the game under way', () => {
  it('is not spoken of where there is none', async () => {
    render(<Title />);
    await Promise.resolve();
    expect(screen.queryByRole('region', { name: text.resume.title })).not.toBeInTheDocument();
  });

  it('is named with battle, turn and when, and led to', async () => {
    shelve(label({ at: Date.now() - 12 * 60_000 }));
    render(<Title />);
    const strip = await screen.findByRole('region', { name: text.resume.title });
    expect(strip).toHaveTextContent('Bemis Heights, turn 3, 12:00 p.m.');
    expect(strip).toHaveTextContent('Last played 12 minutes ago.');
    expect(within(strip).getByRole('link', { name: text.resume.go })).toHaveAttribute('href', '#/game');
  });

  it('shows how it ended when it is over', async () => {
    shelve(label({ stage: 'over', turn: 8 }));
    render(<Title />);
    expect(await screen.findByRole('link', { name: text.resume.ended })).toBeVisible();
    expect(screen.getByText('Bemis Heights, over in turn 8')).toBeVisible();
  });

  it('leaves the others within reach', async () => {
    shelve(label({ stage: 'deployment' }), label({ battle: 'sept19', turn: 6 }));
    render(<Title />);
    expect(await screen.findByText(/Freeman’s Farm, turn 6/)).toBeVisible();
  });
});

describe('when it was last played', () => {
  const now = Date.UTC(2026, 4, 9, 12);
  it.each([
    [30_000, 'a moment ago'],
    [59 * 60_000, '59 minutes ago'],
    [61 * 60_000, 'an hour ago'],
    [23 * 3_600_000, '23 hours ago'],
    [3 * 86_400_000, 'on 6 May 2026'],
  ])('%i milliseconds back is %s', (back, said) => {
    expect(text.resume.when(now - back, now)).toBe(`Last played ${said}.`);
  });
});
