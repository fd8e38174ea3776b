/** The page that checks a game: from the table, a file or a text, and never an exception. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SavedGame } from '../../../src/engine/kernel/save';
import { RULES, SIDES } from '../../../src/engine/saratoga';
import { usePlay } from '../../../src/store/play';
import { persons } from '../../../src/store/seats';
import { sha256 } from '../../../src/store/sha256';
import Verify from '../../../src/ui/shell/Verify';
import { verify as words } from '../../../src/ui/text/verify';
import { beginGame, clearGame, sessionNow } from '../../helpers/saratoga/gameView';
import { goldenRecord } from '../../helpers/saratoga/goldenGame';

let game: SavedGame;
beforeAll(() => {
  game = goldenRecord('sept19-7');
});
beforeEach(clearGame);

const fingerprint = sha256(new TextEncoder().encode('sept19-7'));
const result = () => screen.findByRole('region', { name: words.results });
const paste = (record: unknown, noted = '') => {
  render(<Verify />);
  const text = typeof record === 'string' ? record : JSON.stringify(record);
  fireEvent.change(screen.getByLabelText(words.noted), { target: { value: noted } });
  fireEvent.change(screen.getByLabelText(words.paste), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: words.check }));
};
const signs = (list: HTMLElement) =>
  within(list)
    .getAllByRole('img')
    .map((sign) => sign.getAttribute('aria-label'));
const [YES, NO, OPEN] = [words.answers.yes, words.answers.no, words.answers.open];

describe('a pasted record', () => {
  it('that is true has six ticks', async () => {
    paste(game, fingerprint.slice(0, 16));
    expect(signs(await result())).toEqual([YES, YES, YES, YES, YES, YES]);
    expect(screen.queryByText(words.first)).not.toBeInTheDocument();
    expect(screen.getByText('sept19-7')).toBeVisible();
  });

  it('whose die was changed is named with turn, phase, action and both numbers', async () => {
    const at = game.actions.findIndex((action, i) => i > 100 && Array.isArray(action) && action.length === 1);
    const [face = 0] = game.actions[at] as readonly number[];
    paste({ ...game, actions: game.actions.with(at, [(face % 6) + 1]) });
    const found = await result();
    expect(within(found).getByText(words.first)).toBeVisible();
    const sentence = within(found).getByText(
      new RegExp(`action ${at + 1}: the record has ${(face % 6) + 1}, and the seed gives ${face}`),
    );
    expect(sentence.textContent).toMatch(/^Turn \d+, (British|American) /);
    expect(signs(found)[2]).toBe(NO);
  });

  it('of own dice says that these cannot be verified', async () => {
    const { dice: _, ...own } = game;
    paste(own);
    expect(signs(await result())).toEqual([YES, YES, OPEN, YES, YES, OPEN]);
    expect(screen.getByText(/cannot be verified\.$/, { selector: 'h2' })).toBeVisible();
  });

  it('of one person with lifted barriers says so', async () => {
    paste({ ...game, isLifted: true });
    await result();
    expect(screen.getByText(words.lifted)).toBeVisible();
  });

  it('with a wrong fingerprint is wrong there alone', async () => {
    paste(game, '000000000000');
    expect(signs(await result())).toEqual([YES, YES, YES, YES, YES, NO]);
  });

  it('that is cut keeps its seed to itself', async () => {
    paste({ ...game, actions: game.actions.slice(0, 200) });
    const found = await result();
    expect(found).toHaveTextContent(
      `breaks off after action 200; at least ${game.actions.length - 200} actions`,
    );
    expect(screen.queryByText('sept19-7')).not.toBeInTheDocument();
  });
});

describe('what cannot be checked', () => {
  it.each([
    ['', words.problems.empty],
    ['not a game', words.problems.noJson],
    ['{"a":1}', words.problems.noRecord],
    ['<script>alert(1)</script>', words.problems.noJson],
  ])('%j is told in a sentence', async (text, sentence) => {
    paste(text);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('leaves the text where it was', async () => {
    paste('{"half":');
    await screen.findByText(words.problems.noJson);
    expect(screen.getByLabelText(words.paste)).toHaveValue('{"half":');
  });

  it('a file that cannot be read is told', async () => {
    render(<Verify />);
    const file = new File([''], 'game.json');
    file.text = () => Promise.reject(new Error('gone'));
    fireEvent.change(screen.getByLabelText(words.file), { target: { files: [file] } });
    expect(await screen.findByText(words.problems.file)).toBeVisible();
  });
});

it('a file is checked as soon as it is chosen', async () => {
  render(<Verify />);
  const file = new File([JSON.stringify(game)], 'game.json', { type: 'application/json' });
  await userEvent.upload(screen.getByLabelText(words.file), file);
  expect(signs(await result())).toEqual([YES, YES, YES, YES, YES, OPEN]);
});

describe('the game on the table', () => {
  const resume = (saved: SavedGame) =>
    act(() => void usePlay.getState().resume(RULES, saved, persons(SIDES)));

  it('is offered when it is over', async () => {
    resume(game);
    render(<Verify />);
    await userEvent.click(screen.getByRole('button', { name: words.table }));
    expect(signs(await result())).toEqual([YES, YES, YES, YES, YES, OPEN]);
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
  });

  it('is the whole game, also for whoever looks back in it', async () => {
    resume({ ...game, isLifted: true });
    act(() => usePlay.getState().backTo(100));
    expect(sessionNow().cursor).toBeLessThan(game.actions.length);
    render(<Verify />);
    await userEvent.click(screen.getByRole('button', { name: words.table }));
    expect(signs(await result())).toEqual([YES, YES, YES, YES, YES, OPEN]);
  });

  it('is not offered before, so that nothing of it is told', () => {
    beginGame();
    render(<Verify />);
    expect(screen.queryByRole('button', { name: words.table })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: words.toGame })).toHaveAttribute(
      'href',
      `#/play/${usePlay.getState().id}`,
    );
  });

  it('without one the way leads to the games', () => {
    render(<Verify />);
    expect(screen.getByRole('link', { name: words.back })).toHaveAttribute('href', '#/');
  });
});
