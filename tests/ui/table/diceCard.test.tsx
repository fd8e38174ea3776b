/** The card of the dice, their seal at the start, and what the end tells of them. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { usePlay } from '../../../src/store/play';
import { sha256 } from '../../../src/store/sha256';
import DiceCard from '../../../src/ui/table/DiceCard';
import DiceSeal from '../../../src/ui/table/DiceSeal';
import { DiceTool } from '../../../src/ui/table/DiceTool';
import { Question } from '../../../src/ui/saratoga/play/Question';
import { DiceCheck } from '../../../src/ui/saratoga/play/end/DiceCheck';
import { end } from '../../../src/ui/saratoga/text/end';
import { dice as words } from '../../../src/ui/text/dice';
import { beginGame, layGame, layWithOwnDice, sessionNow } from '../../helpers/saratoga/gameView';
import { render } from '../../helpers/saratoga/render';

const MADE = '0123456789abcdef01234567';
const digitsOf = (seed: string) => sha256(new TextEncoder().encode(seed));
const first = (seed: string) => words.grouped(digitsOf(seed).slice(0, 12));

const OVER = 'oct7 turn 8; 0605 b-24; 1212 a-1nh; ending reason tie winner american';

describe('the card', () => {
  it('shows the whole fingerprint and what it is for, and never the seed', async () => {
    beginGame({ seed: MADE });
    const { container } = render(<DiceCard onClose={() => undefined} />);
    await waitFor(() => expect(container.textContent?.replaceAll(' ', '')).toContain(digitsOf(MADE)));
    expect(screen.getByText(words.fingerprint.what.join(' '))).toBeInTheDocument();
    expect(container.innerHTML).not.toContain(MADE);
    expect(screen.queryByText(words.fingerprint.typed)).not.toBeInTheDocument();
  });

  it('says of a typed seed that somebody can know its rolls, without telling it', () => {
    beginGame({ seed: 'Benedict Arnold', isTyped: true });
    const { container } = render(<DiceCard onClose={() => undefined} />);
    expect(screen.getByText(words.fingerprint.typed)).toBeInTheDocument();
    expect(container.innerHTML).not.toContain('Benedict');
  });

  it('says so too where a typed seed looks like one of the page, but is marked', () => {
    beginGame({ seed: MADE, isTyped: true });
    render(<DiceCard onClose={() => undefined} />);
    expect(screen.getByText(words.fingerprint.typed)).toBeInTheDocument();
  });

  it('says of own dice that nobody can check them', () => {
    beginGame({ seed: undefined });
    render(<DiceCard onClose={() => undefined} />);
    expect(screen.getByText(words.own.what)).toBeInTheDocument();
    expect(screen.queryByText(words.fingerprint.title)).not.toBeInTheDocument();
  });

  it('counts the luck so far', () => {
    beginGame({ seed: MADE, isUndoFree: true });
    act(() => usePlay.getState().roll());
    render(<DiceCard onClose={() => undefined} />);
    // One die for each side decides the order.
    expect(screen.getAllByText(/^1 die, average \d\.00/)).toHaveLength(2);
  });

  it('is opened by a button and closed again', async () => {
    beginGame({ seed: MADE });
    render(<DiceTool />);
    await userEvent.click(screen.getByRole('button', { name: words.open }));
    expect(await screen.findByRole('dialog', { name: words.title })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words.close }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the seal', () => {
  it('tells the first digits at the start of a game', async () => {
    beginGame({ seed: MADE });
    render(<DiceSeal isEarly />);
    expect(await screen.findByText(first(MADE))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words.seal.more }));
    expect(await screen.findByRole('dialog', { name: words.title })).toBeVisible();
  });

  it('is gone when the game is well under way', () => {
    layGame('oct7 turn 2 british movement; 0605 b-24; 1212 a-1nh');
    render(<Question />);
    expect(screen.queryByRole('button', { name: words.seal.more })).not.toBeInTheDocument();
    const { container } = render(<DiceSeal isEarly={false} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('says so of own dice and of a typed seed', async () => {
    beginGame({ seed: 'Arnold', isTyped: true });
    const { unmount } = render(<DiceSeal isEarly />);
    expect(await screen.findByText(words.seal.typed, { exact: false })).toBeVisible();
    unmount();
    beginGame({ seed: undefined });
    render(<DiceSeal isEarly />);
    expect(screen.getByText(words.seal.own)).toBeVisible();
  });
});

describe('at the end', () => {
  it('the seed lies open, with its fingerprint and the way to check it', async () => {
    layGame(OVER);
    const seed = sessionNow().dice?.seed?.text ?? '';
    const { container } = render(<DiceCheck />);
    await userEvent.click(screen.getByText(end.dice.working));
    expect(screen.getByText(seed)).toBeVisible();
    await waitFor(() => expect(container.textContent?.replaceAll(' ', '')).toContain(digitsOf(seed)));
    expect(screen.getByRole('link', { name: words.seed.check })).toHaveAttribute('href', '#/verify');
    expect(screen.queryByText(words.fingerprint.typed)).not.toBeInTheDocument();
  });

  it('own dice have none', async () => {
    layWithOwnDice(OVER);
    render(<DiceCheck />);
    await userEvent.click(screen.getByText(end.dice.own));
    expect(screen.getByText(words.own.what)).toBeVisible();
    expect(screen.queryByText(words.seed.title)).not.toBeInTheDocument();
  });

  it('before the end it is not told', () => {
    beginGame({ seed: MADE });
    const { container } = render(<DiceCheck />);
    expect(container.innerHTML).not.toContain(MADE);
  });
});
