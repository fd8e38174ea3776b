/** The charts and the report of a review: numbers beside every drawing, turning points as links, files in plain words. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import { RULES, type SaratogaSession } from '../../../src/engine/saratoga';
import { useReview } from '../../../src/store/review';
import { analyse } from '../../../src/engine/saratoga/analysis';
import type { CourseTurn } from '../../../src/engine/saratoga/analysis/course';
import { Charts } from '../../../src/ui/saratoga/review/Charts';
import { comparedRows } from '../../../src/ui/saratoga/review/compared';
import { reportOf } from '../../../src/ui/saratoga/review/markdown';
import { Report } from '../../../src/ui/saratoga/review/Report';
import { drawSides, PLOT, momentX } from '../../../src/ui/saratoga/review/sidesLines';
import { end } from '../../../src/ui/saratoga/text/end';
import { placeName } from '../../../src/ui/saratoga/text/placeName';
import { review as words } from '../../../src/ui/saratoga/text/review';
import { capital } from '../../../src/ui/text/common';
import { clearGame } from '../../helpers/saratoga/gameView';
import { goldenGame, goldenPhases } from '../../helpers/saratoga/goldenGame';
import { render } from '../../helpers/saratoga/render';

vi.mock(import('../../../src/store/library/autosave'), async (original) => ({
  ...(await original()),
  autosave: () => Promise.resolve(true),
}));

const ID = 'reviewed';
const session = goldenGame('oct7-9');
const phases = goldenPhases('oct7-9');
const turns = phases.filter(({ at }) => /^turn \d+$/.test(at));
const LAST = session.record.actions.length;

beforeEach(() => {
  clearGame();
  useReview.getState().close();
  useReview.getState().openWith(ID, RULES, session, 433);
});
const told = (game: SaratogaSession) => reportOf(analyse(game), { log: game.steps, opening: game.opening });

describe('the charts', () => {
  it('victory points stand in a table, as the file of the game has them', async () => {
    render(<Charts />);
    const table = within(await screen.findByRole('table', { name: words.charts.points }));
    const rows = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows[0]).toBe('start00');
    turns
      .slice(1)
      .forEach(({ points }, i) => expect(rows[i + 1]).toBe(`${i + 1}${points.british}${points.american}`));
    expect(rows).toHaveLength(turns.length + 1);
  });

  it('each turn of the table is a link to its end', async () => {
    render(<Charts />);
    const table = within(await screen.findByRole('table', { name: words.charts.losses }));
    expect(table.getByRole('link', { name: '2' })).toHaveAttribute(
      'href',
      `#/review/${ID}/${turns[2]?.place}`,
    );
  });

  it('the ten formations have their lines', async () => {
    render(<Charts />);
    for (const side of ['british', 'american'] as const) {
      const numbers = await screen.findByRole('table', { name: end.morale.caption(side) });
      expect(within(numbers).getAllByRole('columnheader')).toHaveLength(6);
    }
  });
});

describe('where the lines run', () => {
  const turn = (at: number, british: number, american: number): CourseTurn => ({
    turn: at,
    place: at * 10,
    isUnderWay: false,
    morale: {} as CourseTurn['morale'],
    points: { british, american },
    steps: { british, american },
    units: { british: 0, american: 0 },
    broken: { british: 0, american: 0 },
  });
  const course = [turn(0, 0, 0), turn(1, 4, 1), turn(2, 20, 2)];
  const { lines, rules } = drawSides(course, ({ points }) => points);

  it('from the left edge at nothing to the right edge, the highest number at the top', () => {
    expect(lines[0]?.points[0]).toEqual({ x: PLOT.left, y: PLOT.bottom });
    expect(lines[0]?.points[2]).toEqual({ x: PLOT.right, y: PLOT.top });
    expect(lines[1]?.points[2]?.y).toBeCloseTo(PLOT.bottom - (PLOT.bottom - PLOT.top) / 10);
  });

  it('rules stand at round numbers', () => {
    expect(rules.map(({ number }) => number)).toEqual([0, 5, 10, 15, 20]);
  });

  it('a moment lies between the ends of turns', () => {
    const middle = (PLOT.left + PLOT.right) / 2;
    expect(momentX(course, 0)).toBe(PLOT.left);
    expect(momentX(course, 10)).toBe(middle);
    expect(momentX(course, 15)).toBe((middle + PLOT.right) / 2);
    expect(momentX(course, 99)).toBe(PLOT.right);
  });

  it('a game without a turn draws nothing beyond its field', () => {
    const drawn = drawSides([turn(0, 0, 0)], ({ points }) => points);
    expect(
      drawn.lines.flatMap(({ points }) => points).every(({ x, y }) => x === PLOT.left && y === PLOT.bottom),
    ).toBe(true);
  });
});

describe('the report', () => {
  it('names three turning points with turn, phase, place and what happened, each a link', async () => {
    render(<Report />);
    // The file tells in which phase the first formation broke: it had not before, and has in the next.
    const after = phases.findIndex(({ broken }) => broken.length > 0);
    const [, turn, side = ''] = phases[after - 1]?.at.split(' ') ?? [];
    const [formation = ''] = phases[after]?.broken ?? [];
    const first = await screen.findByRole('link', {
      name: new RegExp(`^Turn ${turn}, ${capital(side)} Combat Phase, (at|near|in) .*\\d{4}`),
    });
    expect(first.closest('li')).toHaveTextContent(`${capital(formation)}’s formation breaks.`);
    expect(first).toHaveAttribute('href', expect.stringMatching(/^#\/review\/reviewed\/\d+$/));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('sets the game beside 1777', () => {
    const rows = comparedRows(analyse(session).end);
    const row = (name: string) => rows.find((each) => each.name === name);
    expect(row(words.compared.result)?.game).toBe('The Americans have won');
    expect(row(words.compared.losses.british)?.history).toContain('about 890');
    expect(row(words.compared.losses.american)?.history).toContain('about 150');
  });

  it('of 19 September too', () => {
    const { end: view } = analyse(goldenGame('sept19-7'));
    const history = comparedRows(view)
      .map(({ history }) => history)
      .join();
    expect(history).toContain('about 600');
    expect(history).toContain('about 300 to 320');
  });

  it('is saved as Markdown with result, points, turning points and the log by turn', () => {
    const written = told(session);
    expect(written).toMatch(/^# Bemis Heights, 7 October 1777\n/);
    expect(written).toContain(
      `The Americans have won, ${turns.length < 11 ? `in turn ${turns.length}` : 'after the last turn'}. Three formations of the British are broken`,
    );
    for (const heading of [words.report.byTurn, words.report.losses, words.turning.title, words.report.log])
      expect(written).toContain(`\n## ${heading}\n`);
    for (let turn = 1; turn <= turns.length; turn++) expect(written).toContain(`\n### Turn ${turn}, `);
    expect(written.match(/^\d\. \*\*Turn /gm)).toHaveLength(3);
    const last = turns.at(-1);
    expect(written).toContain(`| ${turns.length - 1} | ${last?.points.british} |`);
    expect(written).not.toMatch(/undefined|NaN|\[object/);
  });

  it('every table of it has as many cells in each row', () => {
    const tables = told(session)
      .split('\n\n')
      .filter((part) => part.startsWith('|'));
    expect(tables.length).toBeGreaterThan(3);
    for (const table of tables)
      expect(new Set(table.split('\n').map((row) => row.split(' | ').length)).size).toBe(1);
  });

  it('a game that goes on says so', () => {
    const written = told(goldenGame('oct7-9', { until: 300, fog: false }));
    expect(written).toContain(words.report.underWay(3));
    expect(written).not.toContain('have won');
  });

  it('the file is handed over under a name that tells battle and length', async () => {
    const make = vi.fn<(blob: Blob) => string>(() => 'blob:it');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: make, revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    render(<Report />);
    await userEvent.click(await screen.findByRole('button', { name: words.exports.markdown }));
    expect(screen.getByText(`Saved as saratoga-oct7-${LAST}.md.`)).toBeInTheDocument();
    expect(await make.mock.calls[0]?.[0].text()).toBe(told(session));
  });
});

describe('the name of a place', () => {
  it('is that of the map, at it or near it, else the number alone', () => {
    expect(placeName(hexOf('0405'))).toBe('at Freeman’s Farm (0405)');
    expect(placeName(hexOf('0407'))).toMatch(/^near .+ \(0407\)$/);
    expect(placeName(hexOf('1505'))).toBe('in 1505');
  });
});
