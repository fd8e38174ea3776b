/** The review: the way through a game by buttons, slider and keys, the log that follows, and the addresses of moments. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useGame } from '../../src/store/game';
import { useReview } from '../../src/store/review';
import type { CameraControls } from '../../src/ui/board/useCamera';
import { chapterAt, chaptersOf, litPlace } from '../../src/ui/saratoga/review/chapters';
import { isReview, momentLink, momentOf, placeIn, REVIEW } from '../../src/ui/saratoga/review/link';
import { ReviewBar } from '../../src/ui/saratoga/review/ReviewBar';
import { ReviewLog } from '../../src/ui/saratoga/review/ReviewLog';
import ReviewRoute from '../../src/ui/saratoga/review/ReviewRoute';
import { Transport } from '../../src/ui/saratoga/review/Transport';
import { usePlaying } from '../../src/ui/saratoga/review/usePlaying';
import { useReviewKeys } from '../../src/ui/saratoga/review/useReviewKeys';
import { review as words } from '../../src/ui/text/review';
import { goldenGame, goldenPhases } from '../helpers/goldenGame';
import { clearGame } from '../helpers/gameView';

vi.mock(import('../../src/store/shelf/outgoing'), async (original) => ({
  ...(await original()),
  linkOf: () => Promise.resolve('#/g/abc'),
}));
vi.mock(import('../../src/store/autosave'), async (original) => ({
  ...(await original()),
  keep: () => Promise.resolve(true),
  kept: () => Promise.resolve([]),
}));

const session = goldenGame('oct7-9');
const LAST = 895;
const place = () => useReview.getState().place;
const go = (to: number) => act(() => useReview.getState().go(to));

beforeEach(() => {
  clearGame();
  window.location.hash = '';
  useReview.setState(useReview.getInitialState(), true);
  useReview.getState().open(session, 433);
});

/** With its keys, and something that has the focus. */
function Table() {
  useReviewKeys(useRef<CameraControls>(null));
  usePlaying();
  return (
    <>
      <Transport />
      <div className="board" tabIndex={-1} data-testid="board" />
    </>
  );
}

describe('the way through the game', () => {
  it('buttons go by action, phase and turn, and to the ends', async () => {
    render(<Transport />);
    const press = (name: string) =>
      userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
    const phases = goldenPhases('oct7-9').map((phase) => phase.place);
    await press(words.steps.action.forth);
    expect(place()).toBe(434);
    await press(words.steps.action.back);
    expect(place()).toBe(433);
    await press(words.steps.phase.forth);
    expect(place()).toBe(phases.find((each) => each > 433));
    await press(words.steps.turn.back);
    expect(place()).toBe(goldenPhases('oct7-9').find(({ at }) => at === 'turn 4')?.place);
    await press(words.last);
    expect(place()).toBe(LAST);
    await press(words.first);
    expect(place()).toBe(0);
  });

  it('at an end the buttons beyond it are marked, and keep the focus', async () => {
    go(0);
    render(<Transport />);
    const back = screen.getByRole('button', { name: new RegExp(`^${words.steps.action.back}`) });
    expect(back).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(back);
    expect(back).toHaveFocus();
    expect(place()).toBe(0);
  });

  it('the slider says turn, phase and action', () => {
    render(<Transport />);
    const slider = screen.getByRole('slider', { name: words.scrubber });
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      'Turn 4, 12:45 p.m., American Combat Phase, action 433 of 895',
    );
    expect(slider).toHaveAttribute('max', '895');
    fireEvent.change(slider, { target: { value: '1' } });
    expect(slider).toHaveAttribute('aria-valuetext', 'American Deployment, action 1 of 895');
  });

  it('each turn has a link to its beginning', () => {
    render(<Transport />);
    const turn = goldenPhases('oct7-9').find(({ at }) => at === 'turn 5')?.place;
    expect(screen.getByRole('link', { name: words.turnMark(5) })).toHaveAttribute('href', `#/review/${turn}`);
  });
});

describe('the keys', () => {
  const press = (key: string, also: object = {}, target: Element | Document = document.body) =>
    fireEvent.keyDown(target, { key, ...also });

  it('arrows by action, with Shift by phase, with Control or upright by turn, Home and End', () => {
    render(<Table />);
    const stop = (name: string) => goldenPhases('oct7-9').find(({ at }) => at === name)?.place;
    press('ArrowRight');
    expect(place()).toBe(434);
    press('ArrowLeft');
    press('ArrowLeft');
    expect(place()).toBe(432);
    press('ArrowLeft', { shiftKey: true });
    expect(place()).toBe(stop('turn 4 american combat'));
    press('ArrowRight', { shiftKey: true });
    expect(place()).toBe(stop('turn 4 american recovery'));
    press('ArrowRight', { ctrlKey: true });
    expect(place()).toBe(stop('turn 5'));
    press('ArrowDown');
    expect(place()).toBe(stop('turn 6'));
    press('ArrowUp');
    expect(place()).toBe(stop('turn 5'));
    press('End');
    expect(place()).toBe(LAST);
    press('Home');
    expect(place()).toBe(0);
  });

  it('work on the slider too, and on the map after a click; by Tab the map walks its hexes', () => {
    render(<Table />);
    press('ArrowDown', {}, screen.getByRole('slider'));
    expect(place()).toBe(goldenPhases('oct7-9').find(({ at }) => at === 'turn 5')?.place);
    const board = screen.getByTestId('board');
    const before = place();
    fireEvent.pointerDown(board);
    press('ArrowRight', {}, board);
    expect(place()).toBe(before + 1);
    press('Tab', {}, board);
    press('ArrowRight', {}, board);
    expect(place()).toBe(before + 1);
  });

  it('Space plays at the chosen speed until the end, and pauses', () => {
    vi.useFakeTimers();
    go(890);
    render(<Table />);
    fireEvent.change(screen.getByRole('combobox', { name: words.speed }), { target: { value: '4' } });
    press(' ');
    act(() => void vi.advanceTimersByTime(510));
    expect(place()).toBe(892);
    press(' ');
    act(() => void vi.advanceTimersByTime(2000));
    expect(place()).toBe(892);
    press(' ');
    act(() => void vi.advanceTimersByTime(5000));
    expect(place()).toBe(LAST);
    expect(screen.getByRole('button', { name: words.play })).toBeInTheDocument();
    vi.useRealTimers();
  });

  it('Space on a button presses that button only', () => {
    render(<Table />);
    press(' ', {}, screen.getByRole('button', { name: words.play }));
    expect(useReview.getState().isPlaying).toBe(false);
  });
});

describe('the log', () => {
  it('has the turn of the moment open, and the line of the moment lit', () => {
    render(<ReviewLog />);
    expect(screen.getByRole('link', { name: 'Turn 4, 12:45 p.m.' })).toHaveAttribute('aria-current', 'step');
    const lit = screen.getAllByRole('button', { current: 'step' });
    expect(lit.map((line) => line.textContent?.trim())).toEqual([
      'Hamilton’s formation checks morale: 5 and 2 against 9. It holds.',
    ]);
  });

  it('follows to another turn', async () => {
    render(<ReviewLog />);
    go(6);
    expect(
      await screen.findByRole('link', { name: 'Turn 1, 10:30 a.m.', current: 'step' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { current: 'step', name: /go first this turn/ })).toBeInTheDocument();
  });

  it('a line leads to the moment just after it', async () => {
    render(<ReviewLog />);
    const line = screen.getByRole('button', { name: /^The 2nd New York advances into 0609/ });
    await userEvent.click(line);
    const { steps } = session;
    expect(steps[place() - 1]?.events).toContainEqual(
      expect.objectContaining({ type: 'advanced', hex: 609 }),
    );
    await waitFor(() => expect(line).toHaveAttribute('aria-current', 'step'));
  });

  it('every event that has words stands in exactly one chapter, in order', () => {
    const chapters = chaptersOf(session, useReview.getState().stops[0]);
    expect(chapters.map(({ title }) => title.split(',')[0])).toEqual([
      'Deployment',
      ...[1, 2, 3, 4, 5, 6, 7].map((turn) => `Turn ${turn}`),
    ]);
    const places = chapters.flatMap(({ lines }) => lines.map((line) => line.place));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const untold = ['turnBegan', 'turnEnded'];
    const events = session.steps.flatMap((step) => step.events).filter(({ type }) => !untold.includes(type));
    expect(places).toHaveLength(events.length);
  });

  it('an action without words keeps the line before it lit', () => {
    const chapter = { title: '', place: 3, lines: [{ key: 'a', place: 4, text: '', tone: 'move' as const }] };
    expect(litPlace(chapter, 6)).toBe(4);
    expect(litPlace(chapter, 3)).toBeUndefined();
    expect(chapterAt([{ ...chapter, place: 0 }, chapter], 2)?.place).toBe(0);
  });
});

describe('addresses', () => {
  it('name a moment', () => {
    expect(momentLink(12)).toBe('#/review/12');
    expect(placeIn('#/review/12')).toBe(12);
    const others = [REVIEW, '#/review/', '#/review/-1', '#/review/1e3', '#/review/<b>', '#/reviews/1'];
    expect(others.filter((hash) => placeIn(hash) !== undefined)).toEqual([]);
    expect(isReview('#/review')).toBe(true);
    expect(isReview('#/review/4')).toBe(true);
    expect(isReview('#/reviewer')).toBe(false);
    expect(['#/g/abc', '#/g/abc/', '#/g/abc/x', '#/g//4'].map(momentOf)).toEqual(Array(4).fill(undefined));
  });

  it('the link is copied, and it is said', async () => {
    const user = userEvent.setup();
    const onNote = vi.fn<(note: string) => void>();
    render(<ReviewBar battle="oct7" onNote={onNote} />);
    await user.click(screen.getByRole('button', { name: words.link.long }));
    await waitFor(() => expect(onNote).toHaveBeenCalledWith(words.link.done));
    const link = await navigator.clipboard.readText();
    expect(link).toMatch(/#\/g\/abc\/433$/);
    expect(momentOf(new URL(link).hash)).toBe(433);
  });

  it('where nothing can be copied, the address itself is the link', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    const onNote = vi.fn<(note: string) => void>();
    render(<ReviewBar battle="oct7" onNote={onNote} />);
    await user.click(screen.getByRole('button', { name: words.link.long }));
    await waitFor(() => expect(onNote).toHaveBeenCalledWith(words.link.failed));
    expect(window.location.hash).toBe('#/review/433');
  });

  it('playing on puts a copy on the table and goes there', async () => {
    render(<ReviewBar battle="oct7" onNote={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: words.playOn.long }));
    expect(window.location.hash).toBe('#/game');
    expect(useGame.getState()).toMatchObject({ mode: 'solo', view: { turn: 4, fog: false } });
  });
});

describe('what cannot be reviewed', () => {
  it('a game under fog that goes on: the reason, the way back, and nothing of the game', async () => {
    useReview.setState(useReview.getInitialState(), true);
    useGame.setState({ session: goldenGame('oct7-9', { until: 200 }), view: undefined });
    const { container } = render(<ReviewRoute />);
    expect(await screen.findByRole('heading', { name: words.fog.title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: words.back })).toHaveAttribute('href', '#/game');
    expect(container.querySelector('svg, [role="slider"]')).toBeNull();
    expect(within(container).queryByText(/Turn/)).not.toBeInTheDocument();
  });

  it('no game at all: the way to the battles', async () => {
    useReview.setState(useReview.getInitialState(), true);
    render(<ReviewRoute />);
    expect(await screen.findByRole('heading', { name: words.none })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: words.battles })).toHaveAttribute('href', '#/');
  });
});
