/** 9.0, 10.0 The last card: who won and why, what it cost, and what next. */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedGame } from '../../../src/engine/kernel/save';
import { BATTLES, FORMATION_LIST, RULES, SIDES } from '../../../src/engine/saratoga';
import { usePlay } from '../../../src/store/play';
import { persons } from '../../../src/store/seats';
import { useRuleCard } from '../../../src/store/ruleCard';
import { useTable } from '../../../src/store/table';
import EndCard from '../../../src/ui/saratoga/play/EndCard';
import { end } from '../../../src/ui/saratoga/text/end';
import { play } from '../../../src/ui/saratoga/text/play';
import { saves } from '../../../src/ui/text/saves';
import { table } from '../../../src/ui/text/table';
import {
  beginGame,
  clearGame,
  layGame,
  layWithOwnDice,
  mustAct,
  played,
  sessionNow,
  type TestGame,
  viewNow,
} from '../../helpers/saratoga/gameView';
import { goldenSave } from '../../helpers/saratoga/goldenGame';
import { render } from '../../helpers/saratoga/render';

vi.mock(import('../../../src/store/library/autosave'), async (original) => ({
  ...(await original()),
  autosave: () => Promise.resolve(true),
}));

beforeEach(() => {
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
    ['exit', 'british', 'The road to Albany is open, and the British win', /road at 0113/, '9.0'],
    [
      'demoralised',
      'american',
      'The British army is beaten',
      /Three formations of the British are broken/,
      '9.0',
    ],
    [
      'demoralised',
      'british',
      'The American army is beaten',
      /Three formations of the Americans are broken/,
      '9.0',
    ],
    [
      'points',
      'british',
      'The British hold, 0 to 0',
      /Night falls. The British win on points, 0 to 0/,
      '10.0',
    ],
    ['tie', 'american', 'It is 0 all at nightfall, and the Americans hold', /0 points each/, '10.0'],
    ['bothDemoralised', undefined, 'Both armies have had enough, and nobody wins', /either side/, '9.0'],
  ] as const)('%s: %s', (reason, winner, headline, words, rule) => {
    const card = over(`${FEW}; ending reason ${reason} ${winner ? `winner ${winner}` : ''}`);
    const title = card.getByRole('heading', { level: 2 });
    expect(title).toHaveTextContent(headline);
    // It is read first, and no key that is still held begins a new game.
    expect(title).toHaveFocus();
    const why = card.getByText(words);
    expect(within(why).getByRole('button', { name: table.case.open(rule) })).toBeVisible();
  });

  it('opens the case', async () => {
    const card = over(`${FEW}; ending reason exit winner british`);
    await userEvent.click(card.getByRole('button', { name: table.case.open('9.0') }));
    expect(useRuleCard.getState().rule).toBe('9.0');
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

  it('names the point for the clearing, and has morale for those alone who are in this battle', async () => {
    const view = beginGame({ battle: 'sept19', start: 'clearing', isReadyMade: false });
    useTable.setState({ view: { ...view, phase: 'over', ending: { reason: 'points', winner: 'british' } } });
    render(<EndCard />);
    expect(screen.getByRole('row', { name: /^For the clearing 1/ })).toBeInTheDocument();
    const numbers = await screen.findByRole('table', { name: end.morale.caption('british') });
    const names = within(numbers).getAllByRole('columnheader');
    expect(names.map((cell) => cell.textContent)).toEqual([end.morale.turn, 'Hamilton', 'Riedesel']);
  });
  it('tells morale by turn in a table for readers', async () => {
    layGame('oct7 turn 11 american recovery; 0605 b-24; 1212 a-1nh*; morale poor 3');
    mustAct({ kind: 'endRecovery' });
    render(<EndCard />);
    const numbers = await screen.findByRole('table', { name: end.morale.caption('american') });
    const starts = within(numbers).getAllByRole('rowheader');
    expect(starts.map((cell) => cell.textContent)).toEqual([end.morale.start, '11']);
    const poor = FORMATION_LIST.filter(({ side }) => side === 'american').findIndex(
      ({ id }) => id === 'poor',
    );
    const last = within(numbers).getAllByRole('row').at(-1);
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
  /** A game that was begun in earnest; only what is shown of it is over. */
  const ready = (game: TestGame, deploy: () => void = () => undefined) => {
    beginGame(game);
    deploy();
    const ending = { reason: 'tie', winner: 'american' } as const;
    useTable.setState({ view: { ...viewNow(), ending, phase: 'over', decision: undefined } });
    render(<EndCard />);
    return within(screen.getByRole('dialog', { name: play.phases.over }));
  };
  const EITHER: TestGame = { battle: 'sept19', options: { losHeight: 'either' }, fog: false };

  it('the map: the card goes away and can be called back', async () => {
    const card = ready({});
    await userEvent.click(card.getByRole('button', { name: table.end.look }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: table.end.open }));
    expect(screen.getByRole('dialog', { name: play.phases.over })).toBeVisible();
  });

  it('again: the same battle under the same rulings with other dice', async () => {
    const card = ready({ ...EITHER, isUndoFree: true });
    const { dice } = sessionNow();
    const before = usePlay.getState().id;
    await userEvent.click(card.getByRole('button', { name: table.end.again }));
    expect(viewNow()).toMatchObject({ battle: 'sept19', turn: 1, phase: 'order', fog: false });
    expect(viewNow().options.losHeight).toBe('either');
    expect(sessionNow().dice?.seed?.text).not.toBe(dice?.seed?.text);
    expect(usePlay.getState()).toMatchObject({ isUndoFree: true, notice: undefined });
    const { id } = usePlay.getState();
    expect(id).not.toBe(before);
    expect(window.location.hash).toBe(`#/play/${id}`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('again: with the fog that there was, and with own dice where they were', async () => {
    const card = ready({ fog: true, seed: undefined });
    await userEvent.click(card.getByRole('button', { name: table.end.again }));
    expect(sessionNow().record.setup).toMatchObject({ battle: 'oct7', fog: true });
    expect(sessionNow().dice).toBeUndefined();
    expect(usePlay.getState()).toMatchObject({ isUndoFree: false });
  });

  it('again: those deploy who deployed by hand', async () => {
    const place = () => mustAct({ kind: 'place', counter: 'a-art1', hex: 513 });
    const card = ready({ isReadyMade: false }, place);
    await userEvent.click(card.getByRole('button', { name: table.end.again }));
    expect(viewNow().phase).toBe('placement');
    expect(played()).toEqual([]);
  });

  it('change sides: the players are told to', async () => {
    const alone = ready({ isUndoFree: true });
    expect(alone.queryByRole('button', { name: table.end.changeSeats })).not.toBeInTheDocument();
    cleanup();
    const card = ready({});
    await userEvent.click(await card.findByRole('button', { name: table.end.changeSeats }));
    expect(usePlay.getState()).toMatchObject({ isUndoFree: false, notice: 'sidesChanged' });
    expect(viewNow().turn).toBe(1);
  });

  it('another battle: the way to the title', () => {
    expect(ready({}).getByRole('link', { name: table.backLabel })).toHaveAttribute('href', '#/');
  });

  it('the review of this very game', () => {
    const link = ready({}).getByRole('link', { name: table.review.open });
    expect(link).toHaveAttribute('href', `#/review/${usePlay.getState().id}`);
  });
});

describe('a whole game', () => {
  const open = (name: string, damage: (saved: SavedGame) => SavedGame = (saved) => saved) => {
    clearGame();
    usePlay.getState().resume(RULES, damage(goldenSave(name)), persons(SIDES));
    render(<EndCard />);
    return within(screen.getByRole('dialog', { name: play.phases.over }));
  };

  it('opens with what turned it, and shows the field there', async () => {
    const card = open('sept19-7');
    const title = await card.findByRole('heading', { level: 2, name: /break/ });
    expect(title).toHaveTextContent(
      'Learned’s and Glover’s brigades break at 12:45; the American army is beaten',
    );
    const field = document.querySelector('.end-field');
    expect(field).toHaveTextContent(`${end.field.title}: Learned’s and Glover’s brigades break`);
    expect(field?.querySelectorAll('.counter').length).toBeGreaterThan(30);
  });

  it('plays it again from its record, and says that the dice were fair', async () => {
    const card = open('sept19-7');
    expect(await card.findByText(end.dice.fair, {}, { timeout: 20_000 })).toBeVisible();
    const rolls = sessionNow().record.actions.filter(({ kind }) => kind === 'roll').length;
    expect(card.getByText(end.dice.how(rolls))).toBeInTheDocument();
    expect(card.getByText(sessionNow().dice?.seed?.text ?? '?')).toBeInTheDocument();
  });

  it('a seed that was typed is no proof of fairness', async () => {
    const card = open('sept19-7', (saved) => ({
      ...saved,
      dice: saved.dice && { ...saved.dice, typed: true },
    }));
    expect(await card.findByText(end.dice.typed, {}, { timeout: 20_000 })).toBeVisible();
  });

  it('own dice get no tick', () => {
    layWithOwnDice(`oct7 turn 8; ${FEW}; ending reason tie winner american`);
    render(<EndCard />);
    expect(screen.getByText(end.dice.own)).toBeVisible();
    expect(document.querySelector('.dice-check .good')).toBeNull();
  });

  it('is saved as a file and as a report, or sent as a link', async () => {
    const make = vi.fn<(blob: Blob) => string>(() => 'blob:it');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: make, revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const card = open('sept19-7');
    await userEvent.click(card.getByRole('button', { name: table.end.send }));
    await userEvent.click(await screen.findByRole('button', { name: table.end.file[0] }));
    expect(await screen.findByText(/^Saved as .*\.json\.$/)).toBeVisible();
    expect(JSON.parse((await make.mock.calls[0]?.[0].text()) ?? '')).toBeTypeOf('object');
    await userEvent.click(screen.getByRole('button', { name: table.end.report[0] }));
    expect(await make.mock.calls[1]?.[0].text()).toMatch(/^# Freeman’s Farm/);
    await userEvent.click(screen.getByRole('button', { name: table.end.link[0] }));
    expect(await screen.findByRole('dialog', { name: saves.send.title })).toBeVisible();
  });
});
