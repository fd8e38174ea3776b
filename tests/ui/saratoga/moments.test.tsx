/** Great moments: what deserves one, one after another, over at any press, and nothing in them that is hidden. */
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Event, View } from '../../../src/engine/saratoga';
import { usePlay } from '../../../src/store/play';
import { useTable } from '../../../src/store/table';
import { CounterLayer } from '../../../src/ui/saratoga/CounterLayer';
import { momentsOf } from '../../../src/ui/saratoga/moments/momentsOf';
import { useMoment } from '../../../src/ui/saratoga/moments/now';
import { endMoments } from '../../../src/ui/saratoga/moments/queue';
import ShownStep from '../../../src/ui/saratoga/moments/ShownStep';
import { moments as words } from '../../../src/ui/saratoga/text/moments';
import { layGame, layWithOwnDice, mustAct, viewNow } from '../../helpers/saratoga/gameView';
import { goldenGame } from '../../helpers/saratoga/goldenGame';
import { render } from '../../helpers/saratoga/render';

const CHECK = 'oct7 british fire step 3; morale formation poor; 0605 b-24; 0606 L-poor a-1nh**; 0611 a-2nh';
const DESTROYED: Event = {
  type: 'stepLost',
  side: 'american',
  unit: 'a-1nh',
  hex: 606,
  hits: 4,
  secret: false,
};
const HIT: Event = { ...DESTROYED, hits: 2 };

const now = () => useMoment.getState().now;
const momentsIn = (...steps: readonly (readonly Event[])[]) => {
  const view = layGame(CHECK);
  return momentsOf(
    view,
    steps.map((events) => ({ by: 'british', events })),
    steps.length - 1,
  );
};

describe('what deserves a great moment', () => {
  const broke: readonly Event[] = [
    { type: 'moraleChecked', formation: 'poor', dice: [6, 6], number: 11, passed: false },
    { type: 'broke', formation: 'poor' },
  ];

  it('3.8.2 a formation breaks: its dice, its units, and the hex of the hit that did it', () => {
    const [moment, ...others] = momentsIn([HIT], broke);
    expect(others).toEqual([]);
    expect(moment).toMatchObject({
      kind: 'break',
      title: 'Poor’s brigade breaks',
      side: 'american',
      hex: 606,
      dice: [6, 6],
      rolled: '12, needed 11 or less',
    });
    expect(moment?.counters).toEqual([
      { id: 'a-1nh', hex: 606 },
      { id: 'a-2nh', hex: 611 },
    ]);
  });
  it('7.3 a unit is destroyed, and not one that is only hit', () => {
    expect(momentsIn([HIT])).toEqual([]);
    expect(momentsIn([DESTROYED])).toMatchObject([
      { kind: 'lost', title: 'The 1st New Hampshire is destroyed', hex: 606 },
    ]);
  });
  it('3.4 a unit that nobody may know has no name and no counter', () => {
    const [moment] = momentsIn([{ ...DESTROYED, unit: undefined }]);
    expect(moment).toMatchObject({ title: words.destroyed(undefined), counters: [] });
    expect(momentsIn([{ ...DESTROYED, unit: undefined, hits: undefined }])).toEqual([]);
  });
  it('7.6 a leader falls', () => {
    const killed: Event = { type: 'leaderKilled', leader: 'L-poor', hex: 606, by: 'b-24' };
    expect(momentsIn([killed])).toMatchObject([
      { kind: 'leader', title: 'Poor falls', hex: 606, counters: [{ id: 'L-poor' }] },
    ]);
  });
  it('9.0 units leave by the road, and the fourth ends the game', () => {
    const exited: Event = { type: 'exited', counters: ['b-24'], full: 4 };
    const ended: Event = { type: 'ended', ending: { winner: 'british', reason: 'exit' } };
    expect(momentsIn([exited, ended])).toMatchObject([
      { kind: 'exit', hex: 113, detail: words.awayOf(4, 4) },
      { kind: 'end', title: 'The British win', side: 'british' },
    ]);
  });
  it('3.8.3 units that surrender at one stroke have one together', () => {
    const lost = (unit: string, hex: number): Event => ({ type: 'surrendered', unit, hex });
    const [moment, ...others] = momentsIn([lost('a-1nh', 606), lost('a-2nh', 611)]);
    expect(others).toEqual([]);
    expect(moment).toMatchObject({ title: words.lost(2), counters: [{ hex: 606 }, { hex: 611 }] });
  });
  it('nothing else in a whole game', () => {
    const { steps } = goldenGame('oct7-9', { fog: false });
    const view: View = layGame(CHECK);
    const told = steps.flatMap((_, place) => momentsOf(view, steps, place));
    const GRAVE = ['broke', 'leaderKilled', 'leaderRemoved', 'ended'];
    const grave = steps.flatMap(({ events }) => events.filter(({ type }) => GRAVE.includes(type)));
    expect(told.filter(({ kind }) => kind !== 'lost')).toHaveLength(grave.length);
  });
});

describe('on the table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    act(endMoments);
    vi.useRealTimers();
  });
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  const show = (isStill = false) =>
    render(
      <main className="map-area">
        <svg viewBox="0 0 2000 1600">
          <CounterLayer />
          <ShownStep march={() => 0} moment={(usual) => usual} isStill={isStill} />
        </svg>
      </main>,
    ).container;
  const breakPoor = () => {
    layWithOwnDice(CHECK);
    const page = show();
    act(() => mustAct({ kind: 'roll', dice: [6, 6] }));
    return page;
  };
  const headline = (page: Element) => page.querySelector('.moment b')?.textContent;

  it('a break has a headline, large dice and its counters in motion', () => {
    const page = breakPoor();
    expect(headline(page)).toBe('Poor’s brigade breaks');
    expect(page.querySelectorAll('.large-dice .die')).toHaveLength(2);
    expect(page.querySelectorAll('.scene .shaken')).toHaveLength(2);
    expect(page.querySelectorAll('#counters .counter')).toHaveLength(2); // the 24th Foot, and Poor himself
  });
  it('is over after a moment, and everybody stands where he stood', () => {
    const page = breakPoor();
    wait(2000);
    expect(headline(page)).toBeUndefined();
    expect(page.querySelectorAll('#counters .counter')).toHaveLength(3);
  });
  it.each([
    ['a press', () => fireEvent.pointerDown(document.body)],
    ['a key', () => fireEvent.keyDown(document.body, { key: 'x' })],
    ['the end of the play', () => act(() => usePlay.getState().leave())],
  ])('is over at %s', (_, end) => {
    breakPoor();
    expect(now()).toBeDefined();
    end();
    expect(now()).toBeUndefined();
  });
  it('a key that is held down is no new press', () => {
    breakPoor();
    fireEvent.keyDown(document.body, { key: 'x', repeat: true });
    expect(now()).toBeDefined();
  });
  it('nothing of it takes a press or is read twice', () => {
    const page = breakPoor();
    expect(page.querySelector('.moment')).toHaveAttribute('aria-hidden', 'true');
    expect(page.querySelector('.moment button, .scene button')).toBeNull();
    expect(viewNow().decision?.kind).toBe('freeRound');
  });
  it('is shown without motion where nothing should move: the counters stay', () => {
    layWithOwnDice(CHECK);
    const page = show(true);
    act(() => mustAct({ kind: 'roll', dice: [6, 6] }));
    expect(page.querySelector('.moment.still')).toBeInTheDocument();
    expect(page.querySelector('.scene.still')).toBeInTheDocument();
    expect(page.querySelectorAll('#counters .counter')).toHaveLength(3);
  });
  it('one waits for another, and no more than two', () => {
    layGame(CHECK);
    show();
    const killed = (leader: string): Event => ({ type: 'leaderKilled', leader, hex: 606, by: 'b-24' });
    const play = (latest: number, ...events: readonly Event[]) =>
      act(() =>
        useTable.setState(({ log }) => ({
          latest,
          cursor: latest + 1,
          log: [...log, { by: 'british', events }],
        })),
      );
    play(0, killed('L-poor'));
    play(1, killed('L-arnold'));
    play(2, killed('L-learned'));
    play(3, killed('L-gates'));
    const told = [now()?.title];
    for (let i = 0; i < 3; i++) {
      wait(1500);
      told.push(now()?.title);
    }
    expect(told).toEqual(['Poor falls', 'Learned falls', 'Gates falls', undefined]);
  });
  it('is seen when a recap plays its step back', () => {
    breakPoor();
    wait(2000);
    act(() => useTable.setState({ latest: undefined }));
    expect(now()).toBeUndefined();
    act(() => usePlay.getState().replay(0));
    expect(now()?.kind).toBe('break');
  });
});
