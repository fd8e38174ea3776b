/** The review: the way through a game by buttons, slider and keys, the log that follows, and the addresses of moments. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameTypes, Words } from '../../../src/games/contract';
import { RULES, SIDES } from '../../../src/engine/saratoga';
import { save } from '../../../src/engine/kernel/session';
import { usePlay } from '../../../src/store/play';
import { useReview } from '../../../src/store/review';
import { persons } from '../../../src/store/seats';
import { useTable } from '../../../src/store/table';
import { routeOf } from '../../../src/ui/routes';
import { ReviewBar } from '../../../src/ui/saratoga/review/ReviewBar';
import { words as saratogaWords } from '../../../src/ui/saratoga/text/words';
import ReviewRoute from '../../../src/ui/shell/ReviewRoute';
import { ReviewLog } from '../../../src/ui/table/review/ReviewLog';
import { litPlace, sectionAt, sectionsOf } from '../../../src/ui/table/review/sections';
import { Transport } from '../../../src/ui/table/review/Transport';
import { usePlaying } from '../../../src/ui/table/review/usePlaying';
import { useReviewKeys } from '../../../src/ui/table/review/useReviewKeys';
import { table } from '../../../src/ui/text/table';
import { trouble } from '../../../src/ui/text/trouble';
import { clearGame, viewNow } from '../../helpers/saratoga/gameView';
import { goldenGame, goldenPhases } from '../../helpers/saratoga/goldenGame';
import { render } from '../../helpers/saratoga/render';

vi.mock(import('../../../src/store/sending'), async (original) => ({
  ...(await original()),
  linkOf: () => Promise.resolve({ text: 'abc', notice: undefined }),
}));
vi.mock(import('../../../src/store/library/autosave'), async (original) => ({
  ...(await original()),
  autosave: () => Promise.resolve(true),
}));

const words = table.review;
const ID = 'reviewed';

const session = goldenGame('oct7-9');
const LAST = session.record.actions.length;
const phases = goldenPhases('oct7-9');
const startOf = (at: string) => phases.find((phase) => phase.at === at)?.place ?? -1;
/** Just after a morale check in the first American combat of turn 2. */
const MOMENT =
  session.steps.findIndex(
    ({ events }, at) => at > startOf('turn 2 american combat') && events[0]?.type === 'moraleChecked',
  ) + 1;
const linesAt = (at: number) =>
  (session.steps[at - 1]?.events ?? []).flatMap((event) => saratogaWords.line(event)?.text ?? []);
const place = () => useReview.getState().place;
const go = (to: number) => act(() => useReview.getState().go(to));

beforeEach(() => {
  clearGame();
  window.location.hash = '';
  useReview.getState().close();
  useReview.getState().openWith(ID, RULES, session, MOMENT);
});

const noViewKey = () => false;

/** With its keys, and something that has the focus. */
function Table() {
  useReviewKeys(noViewKey);
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
    await press(words.strides.action.forth);
    expect(place()).toBe(MOMENT + 1);
    await press(words.strides.action.back);
    expect(place()).toBe(MOMENT);
    await press(words.strides.chapter.forth);
    expect(place()).toBe(startOf('turn 2 american recovery'));
    await press(words.strides.turn.back);
    expect(place()).toBe(startOf('turn 2'));
    await press(words.last);
    expect(place()).toBe(LAST);
    await press(words.first);
    expect(place()).toBe(0);
  });

  it('at an end the buttons beyond it are marked, and keep the focus', async () => {
    go(0);
    render(<Transport />);
    const back = screen.getByRole('button', { name: new RegExp(`^${words.strides.action.back}`) });
    expect(back).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(back);
    expect(back).toHaveFocus();
    expect(place()).toBe(0);
  });

  it('the slider says turn, phase and action', () => {
    render(<Transport />);
    const slider = screen.getByRole('slider', { name: words.scrubber });
    expect(slider).toHaveAttribute('aria-valuetext', `turn 2, American Combat, action ${MOMENT} of ${LAST}`);
    expect(slider).toHaveAttribute('max', String(LAST));
    fireEvent.change(slider, { target: { value: '1' } });
    expect(slider).toHaveAttribute('aria-valuetext', `the deployment, action 1 of ${LAST}`);
  });

  it('each turn has a link to its beginning', () => {
    render(<Transport />);
    const link = screen.getByRole('link', { name: words.turnMark(3) });
    expect(link).toHaveAttribute('href', `#/review/${ID}/${startOf('turn 3')}`);
  });
});

describe('the keys', () => {
  const press = (key: string, also: object = {}, target: Element | Document = document.body) =>
    fireEvent.keyDown(target, { key, ...also });

  it('arrows by action, with Shift by phase, with Control or upright by turn, Home and End', () => {
    render(<Table />);
    press('ArrowRight');
    expect(place()).toBe(MOMENT + 1);
    press('ArrowLeft');
    press('ArrowLeft');
    expect(place()).toBe(MOMENT - 1);
    press('ArrowLeft', { shiftKey: true });
    expect(place()).toBe(startOf('turn 2 american combat'));
    press('ArrowRight', { shiftKey: true });
    expect(place()).toBe(startOf('turn 2 american recovery'));
    press('ArrowRight', { ctrlKey: true });
    expect(place()).toBe(startOf('turn 3'));
    press('ArrowDown');
    expect(place()).toBe(startOf('turn 4'));
    press('ArrowUp');
    expect(place()).toBe(startOf('turn 3'));
    press('End');
    expect(place()).toBe(LAST);
    press('Home');
    expect(place()).toBe(0);
  });

  it('work on the slider too, and on the map after a click; by Tab the map walks its hexes', () => {
    render(<Table />);
    press('ArrowDown', {}, screen.getByRole('slider'));
    expect(place()).toBe(startOf('turn 3'));
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
    go(LAST - 5);
    render(<Table />);
    fireEvent.change(screen.getByRole('combobox', { name: words.speed }), { target: { value: '4' } });
    press(' ');
    act(() => void vi.advanceTimersByTime(510));
    expect(place()).toBe(LAST - 3);
    press(' ');
    act(() => void vi.advanceTimersByTime(2000));
    expect(place()).toBe(LAST - 3);
    press(' ');
    act(() => void vi.advanceTimersByTime(5000));
    expect(place()).toBe(LAST);
    expect(screen.getByRole('button', { name: words.play })).toBeInTheDocument();
    vi.useRealTimers();
  });

  it('Space that is held is one press', () => {
    render(<Table />);
    go(LAST - 5);
    press(' ');
    for (let i = 0; i < 7; i++) press(' ', { repeat: true });
    expect(useReview.getState().isPlaying).toBe(true);
    press(' ');
    expect(useReview.getState().isPlaying).toBe(false);
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
    expect(screen.getByRole('link', { name: 'Turn 2, 11:15 a.m.' })).toHaveAttribute('aria-current', 'step');
    const lit = screen.getAllByRole('button', { current: 'step' });
    expect(linesAt(MOMENT)[0]).toMatch(/formation tests morale/);
    expect(lit.map((line) => line.textContent?.trim())).toEqual(linesAt(MOMENT));
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
    // A shot of that turn: no other of it has the same words.
    const told = session.steps.map((_, at) => linesAt(at + 1)[0]);
    const isOnce = (words: string | undefined) => told.filter((each) => each === words).length === 1;
    const at = session.steps.findIndex(
      ({ events: [first] }, i) => i > startOf('turn 2') && first?.type === 'shot' && isOnce(told[i]),
    );
    const line = screen.getByText((_, element) => element?.textContent?.trim() === told[at], {
      selector: '.log button',
    });
    await userEvent.click(line);
    expect(place()).toBe(at + 1);
    await waitFor(() => expect(line).toHaveAttribute('aria-current', 'step'));
  });

  it('every event that has words stands in exactly one section, in order', () => {
    const { log, opening } = useTable.getState();
    const { chapters } = useReview.getState();
    const sections = sectionsOf(log, opening, chapters, saratogaWords as Words<GameTypes>);
    expect(sections.map(({ title }) => title.split(',')[0])).toEqual([
      'Deployment',
      ...phases.filter(({ at }) => /^turn \d+$/.test(at)).map(({ at }) => at.replace('turn', 'Turn')),
    ]);
    const places = sections.flatMap(({ lines }) => lines.map((line) => line.place));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const untold = ['turnBegan', 'turnEnded'];
    const events = session.steps.flatMap((step) => step.events).filter(({ type }) => !untold.includes(type));
    expect(places).toHaveLength(events.length);
  });

  it('what an action did before the turn ended stands in that turn, not in the next', () => {
    const { log, opening } = useTable.getState();
    const { chapters } = useReview.getState();
    const [setUp, first] = sectionsOf(log, opening, chapters, saratogaWords as Words<GameTypes>);
    // Both sides are deployed before turn 1 begins.
    expect(setUp?.lines.map(({ text }) => text)).toEqual([
      'The Americans have taken their places.',
      'The British have taken their places.',
    ]);
    expect(first?.lines[0]?.text).toMatch(/roll/);
  });

  it('an action without words keeps the line before it lit', () => {
    const section = { title: '', place: 3, lines: [{ key: 'a', place: 4, text: '', tone: 'move' }] };
    expect(litPlace(section, 6)).toBe(4);
    expect(litPlace(section, 3)).toBeUndefined();
    expect(sectionAt([{ ...section, place: 0 }, section], 2)?.place).toBe(0);
  });
});

describe('addresses', () => {
  it('the link is copied, and it is said', async () => {
    const user = userEvent.setup();
    const onNote = vi.fn<(note: string) => void>();
    render(<ReviewBar battle="oct7" onNote={onNote} />);
    await user.click(screen.getByRole('button', { name: words.link.long }));
    await waitFor(() => expect(onNote).toHaveBeenCalledWith(words.link.done));
    const link = await navigator.clipboard.readText();
    expect(new URL(link).hash).toBe(`#/link/abc/${MOMENT}`);
    expect(routeOf(new URL(link).hash)).toMatchObject({ letters: 'abc', place: MOMENT });
  });

  it('where nothing can be copied, the address itself is the link', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    const onNote = vi.fn<(note: string) => void>();
    render(<ReviewBar battle="oct7" onNote={onNote} />);
    await user.click(screen.getByRole('button', { name: words.link.long }));
    await waitFor(() => expect(onNote).toHaveBeenCalledWith(words.link.failed));
    expect(window.location.hash).toBe(`#/review/${ID}/${MOMENT}`);
  });

  it('playing on puts a copy on the table and goes there', async () => {
    render(<ReviewBar battle="oct7" onNote={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: words.playOn.long }));
    const { id, isUndoFree } = usePlay.getState();
    expect(window.location.hash).toBe(`#/play/${id}`);
    expect(isUndoFree).toBe(true);
    expect(viewNow()).toMatchObject({ turn: 2, fog: false });
  });
});

describe('a game that is not whole', () => {
  it('says so above its review, until it is put away', async () => {
    const { open } = useReview.getState();
    useReview.setState({ open: () => Promise.resolve(undefined) });
    render(<ReviewRoute id={ID} place={undefined} />);
    act(() => {
      useReview.getState().openWith(ID, RULES, session, MOMENT);
      useReview.setState({ notice: 'backup' });
    });
    expect(await screen.findByText(trouble.notices.backup)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: trouble.heard }));
    expect(screen.queryByText(trouble.notices.backup)).not.toBeInTheDocument();
    useReview.setState({ open });
  });
});

describe('what cannot be reviewed', () => {
  beforeEach(() => useReview.getState().close());

  it('a game under fog that goes on: the reason, the way back, and nothing of the game', async () => {
    const saved = save(goldenGame('oct7-9', { until: 200 }));
    const id = usePlay.getState().resume(RULES, saved, persons(SIDES)) ?? '';
    const { container } = render(<ReviewRoute id={id} place={undefined} />);
    expect(await screen.findByRole('heading', { name: words.hidden.title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: words.back })).toHaveAttribute('href', `#/play/${id}`);
    expect(container.querySelector('svg, [role="slider"]')).toBeNull();
    expect(within(container).queryByText(/Turn/)).not.toBeInTheDocument();
  });

  it('no game at all: the way to the games', async () => {
    render(<ReviewRoute id="nowhere" place={undefined} />);
    expect(await screen.findByRole('heading', { name: words.none })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: words.games })).toHaveAttribute('href', '#/');
  });
});
