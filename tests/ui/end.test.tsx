/** 9.0, 10.0 The last card: who won and why, what it cost, and what next. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BATTLES, FORMATION_LIST } from '../../src/engine/saratoga';
import { useGame } from '../../src/store/game';
import { useTable } from '../../src/store/table';
import EndCard from '../../src/ui/saratoga/play/EndCard';
import { text } from '../../src/ui/text';
import { end } from '../../src/ui/text/end';
import { play } from '../../src/ui/text/play';
import { layGame, mustAct, sessionNow, viewNow } from '../helpers/gameView';

vi.mock(import('../../src/store/autosave'), async (original) => ({
  ...(await original()),
  keep: () => Promise.resolve(true),
}));

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  window.location.hash = '';
});

const over = (rest: string, battle = 'oct7') => {
  layGame(`${battle} turn 8; ${rest}`);
  render(<EndCard />);
  return within(screen.getByRole('dialog', { name: play.phases.over }));
};
const FEW = '0605 b-24; 1212 a-1nh';

describe('9.0, 10.0 who won and why', () => {
  it.each([
    ['exit', 'british', /road at 0113/, '9.0'],
    ['demoralised', 'american', /Three formations of the British are broken/, '9.0'],
    ['demoralised', 'british', /Three formations of the Americans are broken/, '9.0'],
    ['points', 'british', /more harm/, '10.0'],
    ['tie', 'american', /equal points/, '10.0'],
  ] as const)('%s: %s', (reason, winner, words, rule) => {
    const card = over(`${FEW}; ending reason ${reason} winner ${winner}`);
    expect(card.getByRole('heading', { level: 2 })).toHaveTextContent(end.won(winner));
    const why = card.getByText(words);
    expect(within(why).getByRole('button', { name: text.wishes.openCase(rule) })).toBeVisible();
  });

  it('bothDemoralised: nobody', () => {
    const card = over(`${FEW}; ending reason bothDemoralised`);
    expect(card.getByRole('heading', { level: 2 })).toHaveTextContent(end.draw);
    expect(card.getByText(/either side/)).toBeVisible();
  });

  it('opens the case', async () => {
    const card = over(`${FEW}; ending reason exit winner british`);
    await userEvent.click(card.getByRole('button', { name: text.wishes.openCase('9.0') }));
    expect(useTable.getState().openedCase).toBe('9.0');
  });
});

describe('10.0 victory points', () => {
  it('stand line by line, with what each letter is divided by', () => {
    // Lost: the grenadiers (A, reduced B) and a battery of Gates (D on both faces); Poor is broken.
    const card = over(`${FEW}; lost b-gren a-art1; broken poor; ending reason points winner british`);
    const rows = within(card.getByRole('table', { name: '' })).getAllByRole('row');
    const cells = rows.map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    expect(cells.slice(1)).toEqual([
      ['1 × 10', '10', '0 × 10', '0'],
      ['0', '0', '2', '2'],
      ['0 ÷ 2', '0', '2 ÷ 2', '1'],
      ['0 ÷ 3', '0', '0 ÷ 3', '0'],
      ['4 ÷ 4', '1', '0 ÷ 4', '0'],
      ['11', '3'],
    ]);
  });

  it('say that they did not decide where something else did', () => {
    expect(
      over(`${FEW}; ending reason exit winner british`).getByText(new RegExp(end.points.undecided)),
    ).toBeVisible();
  });
});

describe('what it cost', () => {
  it('is told by formation', () => {
    const card = over(
      '0605 b-24**; 1212 a-1nh; lost b-li L-fraser; broken fraser; ending reason points winner american',
    );
    const fraser = card.getByText('Fraser', { selector: '.tag' }).closest('li');
    expect(fraser).toHaveTextContent('1 of 2 units lost, 1 reduced; broken; commander lost');
    const poor = card.getByText('Poor', { selector: '.tag' }).closest('li');
    expect(poor).toHaveTextContent('1 unit, none lost');
  });

  it('tells morale by turn in a table for readers', () => {
    layGame('oct7 turn 11 american recovery; 0605 b-24; 1212 a-1nh*; morale poor 3');
    mustAct({ kind: 'endRecovery' });
    render(<EndCard />);
    const table = screen.getByRole('table', { name: end.morale.caption('american') });
    const starts = within(table).getAllByRole('rowheader');
    expect(starts.map((cell) => cell.textContent)).toEqual([end.morale.start, '11']);
    const poor = FORMATION_LIST.filter(({ side }) => side === 'american').findIndex(
      ({ id }) => id === 'poor',
    );
    const last = within(table).getAllByRole('row').at(-1);
    const cells = within(last as HTMLElement).getAllByRole('cell');
    expect(cells[poor]).toHaveTextContent(String(FORMATION_LIST.find(({ id }) => id === 'poor')?.morale[3]));
  });

  it('says so if nobody fired', () => {
    expect(over(`${FEW}; ending reason tie winner american`).getByText(end.luck.none)).toBeVisible();
  });

  it.each(BATTLES)('tells how it went in 1777: %s', (battle) => {
    const card = over(`${FEW}; ending reason tie winner american`, battle);
    for (const paragraph of end.history[battle]) expect(card.getByText(paragraph)).toBeVisible();
  });
});

describe('what next', () => {
  const ready = (mode: 'two' | 'solo') => {
    const card = over(`${FEW}; options losHeight either; ending reason tie winner american`);
    useGame.setState({ mode });
    return card;
  };

  it('the map: the card goes away and can be called back', async () => {
    const card = ready('two');
    await userEvent.click(card.getByText(end.look));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: end.open }));
    expect(screen.getByRole('dialog', { name: play.phases.over })).toBeVisible();
  });

  it('again: the same battle under the same rulings with other dice', async () => {
    const card = ready('solo');
    const { dice } = sessionNow();
    await userEvent.click(card.getByRole('button', { name: end.again }));
    expect(viewNow()).toMatchObject({ battle: 'oct7', turn: 1, phase: 'order' });
    expect(viewNow().options.losHeight).toBe('either');
    expect(sessionNow().dice?.seed).not.toBe(dice?.seed);
    expect(useGame.getState()).toMatchObject({ mode: 'solo', news: undefined });
    expect(window.location.hash).toBe('#/game');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('change sides: the players are told to', async () => {
    const card = over(`${FEW}; ending reason tie winner american`);
    expect(card.queryByRole('button', { name: end.changeSides })).not.toBeInTheDocument();
    useGame.setState({ mode: 'two' });
    await userEvent.click(await card.findByRole('button', { name: end.changeSides }));
    expect(useGame.getState()).toMatchObject({ mode: 'two', news: 'sidesChanged' });
    expect(viewNow().turn).toBe(1);
  });

  it('another battle: the way to the title', () => {
    expect(ready('two').getByRole('link', { name: end.battles })).toHaveAttribute('href', '#/');
  });
});
