/** The card of a case: opened by its number anywhere, read, followed to another, and closed. */
import { act, render as renderPlain, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaseCard } from '../../../src/games/contract';
import { saratoga } from '../../../src/games/saratoga';
import { useRuleCard } from '../../../src/store/ruleCard';
import { SCREENS } from '../../../src/ui/saratoga';
import { caseCards } from '../../../src/ui/saratoga/text/cases';
import { OpenedCase } from '../../../src/ui/table/CaseCard';
import { CaseLink } from '../../../src/ui/table/CaseLink';
import { GameContext } from '../../../src/ui/table/game';
import { common } from '../../../src/ui/text/common';
import { table } from '../../../src/ui/text/table';
import { clearGame, layGame, mustAct } from '../../helpers/saratoga/gameView';
import { render } from '../../helpers/saratoga/render';

const open = (rule: string | undefined) => act(() => useRuleCard.getState().open(rule));
const titleOf = (rule: string) => caseCards[rule]?.title ?? '';
const cardOf = (rule: string) => screen.findByRole('dialog', { name: titleOf(rule) });
const opened = () => useRuleCard.getState().rule;

beforeEach(() => {
  clearGame();
  useRuleCard.getState().open(undefined);
});

describe('the card of a case', () => {
  it('is not there until a case is opened', async () => {
    const { container } = render(<OpenedCase />);
    expect(container).toBeEmptyDOMElement();
    open('3.2.4');
    expect(await cardOf('3.2.4')).toBeVisible();
  });

  it('is opened by its number, and tells it with number, title and all its words', async () => {
    render(
      <>
        <CaseLink rule="7.1.3" />
        <OpenedCase />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: table.case.open('7.1.3') }));
    const card = within(await cardOf('7.1.3'));
    expect(card.getByText('7.1.3')).toBeVisible();
    expect(card.getByRole('heading', { name: titleOf('7.1.3') })).toBeVisible();
    for (const paragraph of caseCards['7.1.3']?.text ?? []) expect(card.getByText(paragraph)).toBeVisible();
  });

  it('has the table and the rulings of its case', async () => {
    render(<OpenedCase />);
    const [rule = '', { table: numbers } = {} as CaseCard] =
      Object.entries(caseCards).find((entry) => entry[1].table && entry[1].rulings.length > 0) ?? [];
    open(rule);
    const card = within(await cardOf(rule));
    expect(card.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(numbers?.head);
    const rows = card.getAllByRole('row').slice(1);
    const cells = rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
    expect(cells).toEqual(numbers?.rows);
    for (const { ruling, text } of caseCards[rule]?.rulings ?? [])
      expect(card.getByText(ruling).closest('li')).toHaveTextContent(`${ruling} ${text}`);
  });

  it('leads to the cases beside it', async () => {
    render(<OpenedCase />);
    open('3.2');
    const [other = ''] = caseCards['3.2']?.see ?? [];
    const card = within(await cardOf('3.2'));
    await userEvent.click(card.getByRole('button', { name: table.case.open(other) }));
    expect(opened()).toBe(other);
    expect(await cardOf(other)).toBeVisible();
    expect(screen.queryByRole('dialog', { name: titleOf('3.2') })).not.toBeInTheDocument();
  });

  it('is closed by its button', async () => {
    render(<OpenedCase />);
    open('8.0');
    await userEvent.click(within(await cardOf('8.0')).getByRole('button', { name: table.close }));
    expect(opened()).toBeUndefined();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('of a case that has none shows the number alone', async () => {
    render(<OpenedCase />);
    open('99.9');
    expect(await screen.findByRole('dialog', { name: '99.9' })).toBeVisible();
  });

  it('stays while the game goes on, and goes when another lies on the table', () => {
    layGame('oct7 british movement; 0605 b-24; 0613 a-1nh');
    open('6.0');
    act(() => mustAct({ kind: 'move', counters: ['b-24'], path: [604] }));
    expect(opened()).toBe('6.0');
    act(clearGame);
    expect(opened()).toBeUndefined();
  });
});

describe('cards that do not come', () => {
  const silent = vi.spyOn(console, 'error');
  beforeEach(() => void silent.mockImplementation(() => undefined));
  afterEach(() => silent.mockReset());

  /** A game whose cards come only while the network is there. */
  function withNetwork() {
    const net = { isDown: true };
    const cases = () => (net.isDown ? Promise.reject(new TypeError('Failed to fetch')) : saratoga.cases());
    const shown = { entry: { ...saratoga, cases }, screens: SCREENS };
    renderPlain(
      <GameContext value={shown}>
        <p>the table</p>
        <OpenedCase />
      </GameContext>,
    );
    return net;
  }

  it('leave the table standing, and are tried again', async () => {
    const net = withNetwork();
    open('8.0');
    expect(await screen.findByRole('alert')).toHaveTextContent(common.part.failed);
    expect(screen.getByText('the table')).toBeVisible();
    net.isDown = false;
    await userEvent.click(screen.getByRole('button', { name: common.part.again }));
    expect(await cardOf('8.0')).toBeVisible();
  });

  it('can be put away, and another case be tried', async () => {
    const net = withNetwork();
    open('8.0');
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: table.close }));
    expect(opened()).toBeUndefined();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    net.isDown = false;
    open('9.0');
    expect(await cardOf('9.0')).toBeVisible();
  });
});
