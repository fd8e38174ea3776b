/** The charts and the report of a review: numbers beside every drawing, turning points as links, files in plain words. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hexOf } from '../../src/engine/hexmap/hexId';
import { useReview } from '../../src/store/review';
import { analyse } from '../../src/store/reviewAnalysis';
import type { CourseTurn } from '../../src/store/reviewCourse';
import { Charts } from '../../src/ui/saratoga/review/Charts';
import { comparedRows } from '../../src/ui/saratoga/review/compared';
import { reportOf } from '../../src/ui/saratoga/review/markdown';
import { Report } from '../../src/ui/saratoga/review/Report';
import { drawSides, FIELD, momentX } from '../../src/ui/saratoga/review/sidesLines';
import { end } from '../../src/ui/text/end';
import { placeName } from '../../src/ui/text/placeName';
import { review as words } from '../../src/ui/text/review';
import { clearGame } from '../helpers/gameView';
import { goldenGame, goldenPhases } from '../helpers/goldenGame';

vi.mock(import('../../src/store/autosave'), async (original) => ({
  ...(await original()),
  keep: () => Promise.resolve(true),
}));

const session = goldenGame('oct7-9');
const turns = goldenPhases('oct7-9').filter(({ at }) => /^turn \d+$/.test(at));

beforeEach(() => {
  clearGame();
  useReview.setState(useReview.getInitialState(), true);
  useReview.getState().open(session, 433);
  analyse(session);
});

describe('the charts', () => {
  it('victory points stand in a table, as the file of the game has them', () => {
    render(<Charts />);
    const table = within(screen.getByRole('table', { name: words.charts.points }));
    const rows = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows[0]).toBe('start00');
    turns
      .slice(1)
      .forEach(({ points }, i) => expect(rows[i + 1]).toBe(`${i + 1}${points.british}${points.american}`));
    expect(rows).toHaveLength(8);
  });

  it('each turn of the table is a link to its end', () => {
    render(<Charts />);
    const table = within(screen.getByRole('table', { name: words.charts.losses }));
    expect(table.getByRole('link', { name: '2' })).toHaveAttribute('href', `#/review/${turns[2]?.place}`);
  });

  it('the ten formations have their lines', () => {
    render(<Charts />);
    for (const side of ['british', 'american'] as const)
      expect(
        within(screen.getByRole('table', { name: end.morale.caption(side) })).getAllByRole('columnheader'),
      ).toHaveLength(6);
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
    expect(lines[0]?.points[0]).toEqual({ x: FIELD.left, y: FIELD.bottom });
    expect(lines[0]?.points[2]).toEqual({ x: FIELD.right, y: FIELD.top });
    expect(lines[1]?.points[2]?.y).toBeCloseTo(FIELD.bottom - (FIELD.bottom - FIELD.top) / 10);
  });

  it('rules stand at round numbers', () => {
    expect(rules.map(({ number }) => number)).toEqual([0, 5, 10, 15, 20]);
  });

  it('a moment lies between the ends of turns', () => {
    const middle = (FIELD.left + FIELD.right) / 2;
    expect(momentX(course, 0)).toBe(FIELD.left);
    expect(momentX(course, 10)).toBe(middle);
    expect(momentX(course, 15)).toBe((middle + FIELD.right) / 2);
    expect(momentX(course, 99)).toBe(FIELD.right);
  });

  it('a game without a turn draws nothing beyond its field', () => {
    const drawn = drawSides([turn(0, 0, 0)], ({ points }) => points);
    expect(
      drawn.lines.flatMap(({ points }) => points).every(({ x, y }) => x === FIELD.left && y === FIELD.bottom),
    ).toBe(true);
  });
});

describe('the report', () => {
  it('names three turning points with turn, phase, place and what happened, each a link', () => {
    render(<Report />);
    // The file: Fraser has broken before the first American recovery, Nixon before the second British one.
    const first = screen.getByRole('link', { name: /^Turn 1, American Combat Phase, near Freeman’s Farm/ });
    expect(first.closest('li')).toHaveTextContent('Fraser’s formation breaks.');
    expect(first).toHaveAttribute('href', expect.stringMatching(/^#\/review\/\d+$/));
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
    const told = comparedRows(view)
      .map(({ history }) => history)
      .join();
    expect(told).toContain('about 600');
    expect(told).toContain('about 300 to 320');
  });

  it('is saved as Markdown with result, points, turning points and the log by turn', () => {
    const told = reportOf(analyse(session));
    expect(told).toMatch(/^# Bemis Heights, 7 October 1777\n/);
    expect(told).toContain('The Americans have won, in turn 7. Three formations of the British are broken');
    for (const heading of [words.report.byTurn, words.report.losses, words.turning.title, words.report.log])
      expect(told).toContain(`\n## ${heading}\n`);
    for (let turn = 1; turn <= 7; turn++) expect(told).toContain(`\n### Turn ${turn}, `);
    expect(told.match(/^\d\. \*\*Turn /gm)).toHaveLength(3);
    const last = turns.at(-1);
    expect(told).toContain(`| 6 | ${last?.points.british} |`);
    expect(told).not.toMatch(/undefined|NaN|\[object/);
  });

  it('every table of it has as many cells in each row', () => {
    const tables = reportOf(analyse(session))
      .split('\n\n')
      .filter((part) => part.startsWith('|'));
    expect(tables.length).toBeGreaterThan(3);
    for (const table of tables)
      expect(new Set(table.split('\n').map((row) => row.split(' | ').length)).size).toBe(1);
  });

  it('a game that goes on says so', () => {
    const told = reportOf(analyse(goldenGame('oct7-9', { until: 300, fog: false })));
    expect(told).toContain(words.report.underWay(3));
    expect(told).not.toContain('have won');
  });

  it('the file is handed over under a name that tells battle and length', async () => {
    const make = vi.fn<(blob: Blob) => string>(() => 'blob:it');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: make, revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    render(<Report />);
    await userEvent.click(screen.getByRole('button', { name: words.exports.markdown }));
    expect(screen.getByText('Saved as saratoga-oct7-895.md.')).toBeInTheDocument();
    expect(await make.mock.calls[0]?.[0].text()).toBe(reportOf(analyse(session)));
  });
});

describe('the name of a place', () => {
  it('is that of the map, at it or near it, else the number alone', () => {
    expect(placeName(hexOf('0405'))).toBe('at Freeman’s Farm (0405)');
    expect(placeName(hexOf('0407'))).toMatch(/^near .+ \(0407\)$/);
    expect(placeName(hexOf('1505'))).toBe('in 1505');
  });
});
