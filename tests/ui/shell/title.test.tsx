/** The first screen: what it offers to begin and to go on with; and that it knows no game but by its entry. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BATTLES,
  countersIn,
  DEFAULT_OPTIONS,
  FIRST_MINUTE,
  isUnit,
  MINUTES_A_TURN,
  SARATOGA,
  SIDES,
  startsOf,
  type Side,
  START_DATA,
  STARTS,
  TURNS,
} from '../../../src/engine/saratoga';
import { readSetup } from '../../../src/engine/saratoga/readSetup';
import type { Label } from '../../../src/games/contract';
import { saratoga } from '../../../src/games/saratoga';
import type { Listed } from '../../../src/store/library/entries';
import { useLibrary } from '../../../src/store/library/useLibrary';
import { gameInPlay, usePlay } from '../../../src/store/play';
import { text } from '../../../src/ui/saratoga/text';
import { Title } from '../../../src/ui/shell/Title';
import { title } from '../../../src/ui/text/title';
import { clearGame, played, sessionNow, viewNow } from '../../helpers/saratoga/gameView';

vi.mock(import('../../../src/store/library/autosave'), async (original) => ({
  ...(await original()),
  autosave: () => Promise.resolve(true),
}));

const label = (change: Partial<Label> = {}): Label => ({
  scenario: 'oct7',
  turn: 3,
  stage: 'play',
  ...change,
});
const cardOf = (battle: 'sept19' | 'oct7') =>
  within(screen.getByRole('heading', { name: text.battles[battle].name }).closest('article') as HTMLElement);
/** Presses a button of a battle, and waits for the game that it begins. */
async function press(battle: 'sept19' | 'oct7', name: string): Promise<void> {
  const before = usePlay.getState().id;
  await userEvent.click(cardOf(battle).getByRole('button', { name }));
  await waitFor(() => expect(usePlay.getState().id).not.toBe(before));
  await waitFor(() => expect(window.location.hash).toBe(`#/play/${usePlay.getState().id}`));
}

/** Games of the library, the latest first. */
function keep(...games: Partial<Listed>[]): void {
  const listed = games.map((change, i): Listed => ({
    id: `game${i}`,
    game: 'saratoga',
    seats: { british: 'person', american: 'person' },
    isUndoFree: false,
    label: label(),
    actions: 20,
    began: 0,
    at: 100 - i,
    seals: [],
    ...change,
  }));
  useLibrary.setState({ games: listed, asked: Date.now(), refresh: () => Promise.resolve() });
}

beforeEach(() => {
  clearGame();
  keep();
  window.location.hash = '';
});

describe('a new game', () => {
  it.each(BATTLES)('of %s is begun as usual with one press', async (battle) => {
    render(<Title />);
    await press(battle, title.two);
    expect(viewNow()).toMatchObject({ battle, fog: true, phase: 'order', options: DEFAULT_OPTIONS });
    expect(played().map(({ kind }) => kind)).toEqual(['deploy', 'ready', 'deploy', 'ready']);
    expect(usePlay.getState()).toMatchObject({
      isUndoFree: false,
      seats: { british: 'person', american: 'person' },
    });
    expect(sessionNow().dice?.seed).toMatchObject({ isTyped: false });
    expect(sessionNow().dice?.seed?.text).toMatch(/^[0-9a-f]{24}$/);
  });

  it('is for one person where both sides are asked for, with dice of its own each time', async () => {
    render(<Title />);
    await press('oct7', title.solo);
    const first = sessionNow().dice?.seed?.text;
    expect(usePlay.getState().isUndoFree).toBe(true);
    expect(viewNow().fog).toBe(false);
    act(clearGame);
    window.location.hash = '';
    render(<Title />);
    await userEvent.click(screen.getAllByRole('button', { name: title.solo }).at(-1) as HTMLElement);
    await waitFor(() => expect(gameInPlay()).toBeDefined());
    expect(sessionNow().dice?.seed?.text).not.toBe(first);
  });

  it('can be looked at first, and has its options one press away', () => {
    render(<Title />);
    for (const battle of BATTLES) {
      const look = cardOf(battle).getByRole('link', { name: `See ${text.battles[battle].name} deployed` });
      expect(look).toHaveAttribute('href', `#/saratoga/${battle}`);
      const options = cardOf(battle).getByRole('link', { name: saratoga.options });
      expect(options).toHaveAttribute('href', '#/saratoga');
    }
  });
});

describe('the game under way', () => {
  it('is not spoken of where there is none', async () => {
    render(<Title />);
    await Promise.resolve();
    expect(screen.queryByRole('region', { name: title.resume.title })).not.toBeInTheDocument();
  });

  it('is named with battle, turn and when, and led to', async () => {
    keep({ at: Date.now() - 12 * 60_000 });
    render(<Title />);
    const strip = await screen.findByRole('region', { name: title.resume.title });
    expect(strip).toHaveTextContent('Bemis Heights, turn 3, 12:00 p.m.');
    expect(strip).toHaveTextContent('Last played 12 minutes ago.');
    const link = within(strip).getByRole('link', { name: title.resume.go });
    expect(link).toHaveAttribute('href', '#/play/game0');
  });

  it('shows how it ended when it is over', async () => {
    keep({ label: label({ stage: 'over', turn: 8 }) });
    render(<Title />);
    expect(await screen.findByRole('link', { name: title.resume.ended })).toBeVisible();
    expect(screen.getByText('Bemis Heights, over in turn 8')).toBeVisible();
  });

  it('leaves the others within reach', async () => {
    keep({ label: label({ stage: 'setup' }) }, { label: label({ scenario: 'sept19', turn: 6 }) });
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
    expect(title.resume.when(now - back, now)).toBe(`Last played ${said}.`);
  });
});

describe('the entry of Saratoga says what its data say:', () => {
  const hour = (turn: number) => text.turns.hour(FIRST_MINUTE + (turn - 1) * MINUTES_A_TURN);
  const units = (battle: (typeof BATTLES)[number], side: Side) =>
    countersIn(battle).filter((counter) => isUnit(counter) && counter.side === side).length;
  const scenarioOf = (battle: (typeof BATTLES)[number]) => {
    const found = saratoga.scenarios.find(({ id }) => id === battle);
    if (!found) throw new Error(`the entry has no ${battle}`);
    return found;
  };

  it('its name, its sides in their order, its battles in theirs', () => {
    expect(saratoga.id).toBe(SARATOGA.id);
    expect(saratoga.title).toBe(text.gameTitle);
    expect(saratoga.sides).toEqual(SIDES);
    expect(SARATOGA.sides).toEqual(SIDES);
    expect(saratoga.scenarios.map(({ id }) => id)).toEqual([...BATTLES, ...STARTS]);
  });

  it.each(BATTLES)('the boxes in which morale starts in %s', (battle) => {
    for (const setup of [scenarioOf(battle).setups.two, scenarioOf(battle).setups.solo]) {
      const { morale } = SARATOGA.start(setup as { battle: typeof battle });
      expect(morale).toEqual(startsOf(battle));
    }
  });

  it.each(BATTLES)('the words of %s are those of the game', (battle) => {
    const { name, date, lead, hint } = text.battles[battle];
    expect(scenarioOf(battle)).toMatchObject({ name, date, lead, hint });
  });

  it.each(STARTS)('%s has the turns and units of its data, and is said to be our own', (start) => {
    const { battle, turn, stacks } = START_DATA[start];
    const found = saratoga.scenarios.find(({ id }) => id === start);
    const units = Object.values(stacks)
      .flat()
      .filter((id) => !id.startsWith('L-'));
    const british = units.filter((id) => id.startsWith('b-')).length;
    expect(found?.facts[0]?.[1]).toContain(`${TURNS + 1 - turn} turns, ${hour(turn)} to ${hour(TURNS + 1)}`);
    expect(found?.facts[2]?.[1]).toBe(
      `${british} British and German units, ${units.length - british} American`,
    );
    expect(found?.hint).toContain('our own arrangement');
    expect(found?.setups).toEqual({
      two: { battle, start, fog: true },
      solo: { battle, start, fog: false },
    });
  });

  it.each(BATTLES)('%s has so many turns and hours, and units of each side', (battle) => {
    const [british, american] = SIDES.map((side) => units(battle, side));
    expect(scenarioOf(battle).facts).toEqual([
      ['Length', `${TURNS} turns, ${hour(1)} to ${hour(TURNS + 1)}`],
      ['Play', 'an evening, for one or two'],
      ['Armies', `${british} British and German units, ${american} American`],
      ['To win', expect.stringContaining('a tie is American')],
    ]);
  });

  it.each(BATTLES)('%s is set up as usual: in the fog for two, in the open for one', (battle) => {
    const { two, solo } = scenarioOf(battle).setups;
    expect(readSetup(two)).toMatchObject({ battle, fog: true });
    expect(readSetup(solo)).toMatchObject({ battle, fog: false });
  });

  it('a game is described with the hour of its turn', () => {
    for (let turn = 1; turn <= TURNS; turn++)
      expect(saratoga.describe(label({ turn }))).toBe(`Bemis Heights, turn ${turn}, ${hour(turn)}`);
    expect(saratoga.describe(label({ stage: 'setup' }))).toBe('Bemis Heights, deployment');
    expect(saratoga.describe(label({ stage: 'over', turn: 8 }))).toBe('Bemis Heights, over in turn 8');
  });

  it('its small picture lies there', () => {
    expect(existsSync(resolve(import.meta.dirname, '../../../public', saratoga.picture))).toBe(true);
  });
});

describe('before anybody has chosen a game', () => {
  const root = resolve(import.meta.dirname, '../../..');
  const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'(\.[^']+)'/g;

  /** All that comes with a file: what it imports at once, and what that imports. Types and later imports do not count. */
  function comesWith(file: string, known = new Set<string>()): ReadonlySet<string> {
    if (known.has(file)) return known;
    known.add(file);
    if (!/\.tsx?$/.test(file)) return known;
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = resolve(file, '..', path);
      const found = ['', '.ts', '.tsx', '/index.ts'].map((end) => target + end).find(isFile);
      if (!found) throw new Error(`${file} imports ${path}, which is not there`);
      comesWith(found, known);
    }
    return known;
  }
  const isFile = (path: string) => /\.\w+$/.test(path) && existsSync(path);
  const loaded = (file: string) => [...comesWith(join(root, file))].map((path) => relative(root, path));
  const games = readdirSync(join(root, 'src/games')).map((file) => basename(file, '.ts'));
  // What lessons and opponents share comes with the first of them.
  const ofAGame = new RegExp(`^src/((engine|ui)/(${games.join('|')})|lessons|ai)/`);

  it.each(['src/ui/main.tsx', 'src/ui/shell/Title.tsx'])('%s loads nothing of one', (file) => {
    const files = loaded(file);
    expect(files.filter((path) => ofAGame.test(path))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['src/games/saratoga.ts', 'src/ui/text/title.ts']));
  });

  it.each([
    ['src/ui/saratoga/index.ts', 50],
    ['src/ui/freemansFarm/index.ts', 50],
    ['src/lessons/saratoga/index.ts', 10],
    ['src/ai/saratoga/index.ts', 10],
  ])('and what is looked for would be found in %s', (file, atLeast) => {
    expect(loaded(file).filter((path) => ofAGame.test(path)).length).toBeGreaterThan(atLeast);
  });
});

describe('the way in', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
  });
  /** Loaded anew: what was learned is read from the browser once. */
  const doors = async (...done: readonly (readonly [string, number, boolean])[]) => {
    const kept = done.map(([lesson, step, isDone]) => [`saratoga/${lesson}`, { step, isDone }]);
    localStorage.setItem('saratoga-1777.lessons', JSON.stringify(Object.fromEntries(kept)));
    const { Doors } = await import('../../../src/ui/shell/Doors');
    render(<Doors />);
    return screen.getAllByRole('link')[0];
  };
  it('leads a stranger to the first lesson', async () => {
    const door = await doors();
    expect(door).toHaveTextContent(title.doors.learn.name);
    expect(door).toHaveAttribute('href', '#/saratoga/learn/cabin');
    expect(door).toHaveClass('first');
  });
  it('leads back into a lesson that was left', async () => {
    expect(await doors(['cabin', 4, false])).toHaveTextContent(title.doors.resume.name);
  });
  it('leads whoever has had it to the next, and to the games first', async () => {
    const door = await doors(['cabin', 18, true], ['ground', 2, false]);
    expect(door).toHaveTextContent(title.doors.further.note(1, saratoga.lessons.length));
    expect(door).toHaveAttribute('href', '#/saratoga/learn/ground');
    expect(screen.getByRole('button', { name: /Play/ })).toHaveClass('first');
  });
  it('leads to all of them when all are done', async () => {
    const door = await doors(...saratoga.lessons.map((lesson) => [lesson, 9, true] as const));
    expect(door).toHaveAttribute('href', '#/saratoga/learn');
  });
  it('opens the choice of an opponent for the scenario that an address names', async () => {
    render(<Title chosen="saratoga/clearing" />);
    const dialog = await screen.findByRole('dialog', { hidden: true });
    expect(within(dialog).getByRole('heading', { hidden: true })).toHaveTextContent('A short battle');
  });
});
