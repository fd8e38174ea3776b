/** 7.1.3 Fire: the queue of eight steps, who may still fire, the targets with their odds, and holding. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hexOf } from '../../../../src/engine/hexmap/hexId';
import { useOrders } from '../../../../src/ui/saratoga/play/orders';
import { usePlans } from '../../../../src/ui/saratoga/play/plans';
import { usePlay } from '../../../../src/store/play';
import { useRuleCard } from '../../../../src/store/ruleCard';
import { Fire } from '../../../../src/ui/saratoga/play/decisions/Fire';
import { Question } from '../../../../src/ui/saratoga/play/Question';
import { table as furniture } from '../../../../src/ui/text/table';
import { nameOf, play } from '../../../../src/ui/saratoga/text/play';
import {
  ask,
  button,
  byKeyboard,
  counterName,
  hasButton,
  hasCounter,
  isPressed,
  offered,
  press,
  pressCounter,
  refusedAmong,
  takeUp,
} from '../../../helpers/saratoga/answers';
import { lastPlayed, layWithOwnDice, mustAct, played, viewNow } from '../../../helpers/saratoga/gameView';

/** Two B units of the British, one of them with his commander (Fraser, +2), against two Americans in clear ground. */
const TWO = 'oct7 british fire step 3; 0605 L-fraser b-24; 0506 b-9; 0606 a-1nh a-2nh*';
const shot = (unit: string, hex: number, place: number) => ({ kind: 'fire', unit, hex, place }) as const;
/** The row of a target: its button with the odds, and what they are made of. */
const target = (id: string) => {
  const row = screen.getByText(nameOf(id), { selector: '.target-name' }).closest('li');
  if (!row) throw new Error(`${id} is no target`);
  return row;
};

describe('the queue', () => {
  const steps = () => within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');

  it('7.1.3 goes from A to D, the defence before the attack', () => {
    ask(<Fire />, TWO);
    expect(steps().map((step) => step.getAttribute('aria-label'))).toEqual(
      ['A', 'B', 'C', 'D'].flatMap((rating) => [
        play.fire.steps(rating, 'american'),
        play.fire.steps(rating, 'british'),
      ]),
    );
  });
  it('7.1.3 has the Americans attack in their own phase', () => {
    ask(<Fire />, 'oct7 american fire; 0605 b-24; 0606 a-1nh');
    expect(steps()[0]).toHaveAccessibleName(play.fire.steps('A', 'british'));
  });
  it.each([
    [1, 'b-li'],
    [3, 'b-24'],
    [5, 'b-rhetz'],
    [7, 'b-loy'],
  ])('shows step %i as the present one', (step, unit) => {
    ask(<Fire />, `oct7 british fire step ${step}; 0605 ${unit}; 0606 a-1nh`);
    const now = steps().filter((each) => each.getAttribute('aria-current') === 'step');
    expect(now).toEqual([steps()[step]]);
  });
});

describe('those who may still fire', () => {
  it('are all of this step, and nobody else', () => {
    ask(<Fire />, `${TWO}; 0705 b-li; 0706 b-20 L-hamilton`);
    expect(['b-24', 'b-9', 'b-20'].every(hasCounter)).toBe(true);
    expect(['b-li', 'L-fraser', 'L-hamilton', 'a-1nh'].some(hasCounter)).toBe(false);
  });
  it('show their targets when they are chosen; one of them is in hand at once', () => {
    ask(<Fire />, TWO);
    expect([isPressed('b-9'), isPressed('b-24')].filter(Boolean)).toHaveLength(1);
    act(() => useOrders.getState().drop());
    expect(screen.queryByText(play.fire.targets)).toBeNull();
    expect(hasButton(play.fire.hold)).toBe(false);
    pressCounter('b-9');
    expect([isPressed('b-9'), isPressed('b-24')]).toEqual([true, false]);
    expect(useOrders.getState().chosen).toEqual(['b-9']);
    expect(screen.getByText(play.fire.targets)).toBeInTheDocument();
  });
  it('need not be chosen where there is only one', () => {
    ask(<Fire />, 'oct7 british fire step 3; 0605 b-24; 0606 a-1nh');
    expect(isPressed('b-24')).toBe(true);
    expect(target('a-1nh')).toBeInTheDocument();
  });
  it('can be chosen on the map', () => {
    ask(<Fire />, TWO);
    takeUp('b-24');
    expect(isPressed('b-24')).toBe(true);
    expect(target('a-2nh')).toBeInTheDocument();
  });
});

describe('a target', () => {
  it('CRT tells the number needed and the chance: B needs 4, two units in the hex give 1', () => {
    ask(<Fire />, TWO);
    pressCounter('b-9');
    for (const id of ['a-1nh', 'a-2nh']) {
      expect(target(id)).toHaveTextContent(play.fire.needs(3));
      expect(target(id)).toHaveTextContent(play.fire.chance(4));
    }
  });
  it('CRT counts what helps and what hinders, each with its case', () => {
    // At 0607 in the woods (-1), fired at by guns next to it (+1), D needs 6; alone there.
    ask(<Fire />, 'oct7 british fire step 7; 0606 b-ha1; 0607 a-1nh');
    const row = target('a-1nh');
    expect(row).toHaveTextContent(play.fire.needs(6));
    const parts = within(row)
      .getAllByRole('listitem', { hidden: true })
      .map((item) => item.textContent);
    expect(parts).toEqual([
      expect.stringContaining('Base for rating D: 6'),
      expect.stringMatching(new RegExp(`${play.fire.modifiers.woods}.*1`)),
      expect.stringMatching(new RegExp(`${play.fire.modifiers.closeRange}.*1`)),
    ]);
    const rules = within(row).getAllByRole('button', { name: /^Rule/, hidden: true });
    expect(rules.map((rule) => rule.textContent)).toEqual(['CRT', 'TEC']);
  });
  it('7.2 counts the commander who stands with the firer', () => {
    ask(<Fire />, TWO);
    pressCounter('b-24');
    expect(target('a-1nh')).toHaveTextContent(play.fire.chance(6)); // 4 - 2 - 1: every face
    expect(target('a-1nh')).toHaveTextContent(play.fire.modifiers.leader);
  });
  it('opens the card of a case', () => {
    ask(<Fire />, 'oct7 british fire step 3; 0605 b-24; 0607 a-2nh; 0606 a-1nh');
    act(() => within(target('a-1nh')).getAllByText('CRT')[0]?.click());
    expect(useRuleCard.getState().rule).toBe('CRT');
    expect(played()).toEqual([]);
  });
  it('is fired at when it is pressed', () => {
    ask(<Fire />, TWO);
    pressCounter('b-9');
    // From the top: the second in the stack is the first to be named.
    press(new RegExp(`^${nameOf('a-1nh')}`));
    expect(lastPlayed()).toEqual(shot('b-9', 606, 1));
    expect(viewNow().decision).toMatchObject({ kind: 'roll', case: '7.2' });
  });
  it('is set off when the map points at its hex', () => {
    ask(<Fire />, `${TWO}; 0505 a-3nh`);
    takeUp('b-9');
    const shown = () =>
      [...document.querySelectorAll('.targets .target-name')].map((name) => name.textContent);
    expect(shown()).toHaveLength(3);
    act(() => useOrders.getState().aimAt(hexOf('0606')));
    expect(screen.getByText(play.fire.which)).toBeInTheDocument();
    expect(shown()).toEqual([nameOf('a-2nh'), nameOf('a-1nh')]);
  });
  it('7.1 is not offered again while another in the hex has been spared', () => {
    ask(<Fire />, `${TWO}; shotAt a-2nh 1`);
    pressCounter('b-9');
    expect(offered().filter((action) => action.kind === 'fire')).toEqual([shot('b-9', 606, 1)]);
  });
  it('7.6 can be leaders who stand alone, who fall without a roll', () => {
    ask(<Fire />, 'oct7 british fire step 3; 0605 b-24; 0606 L-poor');
    const poor = /^Poor alone/;
    expect(button(poor)).toHaveTextContent(play.fire.sure);
    expect(screen.queryByText(play.fire.why)).toBeNull();
    press(poor);
    expect(lastPlayed()).toEqual(shot('b-24', 606, -1));
    expect(viewNow().lost).toContain('L-poor');
  });
  it('7.4 can be far away for guns', () => {
    // 0307 between them lies open; two hexes are neither near nor far: D needs 6.
    ask(<Fire />, 'oct7 british fire step 7; 0306 b-fa1; 0308 a-1nh');
    expect(target('a-1nh')).toHaveTextContent(play.fire.needs(6));
    expect(offered()).toContainEqual(shot('b-fa1', 308, 0));
  });
});

describe('7.3 what a hit does', () => {
  it('is told for each target: a first marker, or a reduced unit and the test of its brigade', () => {
    ask(<Fire />, TWO);
    pressCounter('b-9');
    expect(target('a-1nh')).toHaveTextContent(play.fire.results.marker);
    // Poor begins with 11 on 7 October: two dice show 12 in one of 36 cases.
    expect(target('a-2nh')).toHaveTextContent(
      `${play.fire.results.reduced} ${play.fire.test('poor', 11, 1, 10)}`,
    );
  });
  it('names the brigade and the hex of targets that are called the same', () => {
    ask(<Fire />, 'oct7 american fire step 3; 0606 a-1nh; 0605 b-gren; 0706 b-bgren');
    const rows = screen.getAllByText(nameOf('b-gren'), { selector: '.target-name' });
    const seen = rows.map((row) => row.closest('li')?.textContent);
    expect(seen).toHaveLength(2);
    expect(seen).toContainEqual(expect.stringContaining(play.fire.where('b-gren', 605)));
    expect(seen).toContainEqual(expect.stringContaining(play.fire.where('b-bgren', 706)));
  });
});

describe('the plan', () => {
  it('gives each unit its target, and fires them one after the other at one press', () => {
    ask(<Fire />, TWO);
    press(play.fire.all(2));
    expect(lastPlayed()).toMatchObject({ kind: 'fire' });
    expect(usePlans.getState().isFiring).toBe(true);
  });
  it('fires what is drawn, whatever a hit changes', () => {
    ask(<Fire />, TWO);
    const drawn = usePlans.getState().shots.map(({ action }) => action);
    press(play.fire.all(2));
    expect(lastPlayed()).toEqual(drawn[0]);
    act(() => {
      usePlay.getState().roll();
    });
    expect(usePlans.getState().shots.map(({ action }) => action)).toEqual(drawn.slice(1));
  });
  it('sums up the shots that were fired at one press, until something else is ordered', async () => {
    ask(<Question />, TWO);
    const rollAll = () =>
      act(() => {
        while (viewNow().decision?.kind === 'roll') usePlay.getState().roll();
      });
    const shotsFired = () => played().filter(({ kind }) => kind === 'fire').length;
    act(() => usePlans.getState().fireAll());
    rollAll();
    expect(screen.queryByText(/shots,/)).toBeNull();
    await waitFor(() => expect(shotsFired()).toBe(2), { timeout: 3000 });
    rollAll();
    expect(screen.getByText(/^2 shots, (no hit|one hit|2 hits)\.$/)).toBeVisible();
    expect(screen.getByRole('list', { name: furniture.rolls.latest }).children.length).toBeGreaterThan(1);
  });
  describe('stops where an answer is needed', () => {
    /** Longer than the pause between one shot of a plan and the next. */
    const PAUSE = 5000;
    const dice = (...faces: number[]) => act(() => mustAct({ kind: 'roll', dice: faces }));
    const shots = () => played().filter(({ kind }) => kind === 'fire').length;
    const wait = () => act(() => void vi.advanceTimersByTime(PAUSE));
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('3.8.2 a formation breaks: its free round is asked about, and the next shot waits', () => {
      layWithOwnDice('oct7 british fire step 3; 0605 b-24 b-9; 0606 a-1nh*; 1015 a-2nh');
      act(() => usePlans.getState().fireAll());
      expect(usePlans.getState().isFiring).toBe(true);
      dice(6);
      // 3.8.1 twelve is more than any number on the track.
      dice(6, 6);
      expect(viewNow().decision?.kind).toBe('freeRound');
      wait();
      expect([shots(), usePlans.getState().isFiring]).toEqual([1, false]);
    });
    it('7.5 a hex falls empty: the advance is asked about, and the next shot waits', () => {
      layWithOwnDice('oct7 british fire step 3; 0605 b-24; 0405 b-9; 0606 a-2nh***; 0406 a-va***');
      expect(usePlans.getState().shots).toHaveLength(2);
      act(() => usePlans.getState().fireAll());
      dice(6);
      while (viewNow().decision?.kind === 'roll') dice(1, 1);
      expect(viewNow().decision?.kind).toBe('advance');
      wait();
      expect([shots(), usePlans.getState().isFiring]).toEqual([1, false]);
    });
    it('and goes on by itself where none is', () => {
      layWithOwnDice(TWO);
      act(() => usePlans.getState().fireAll());
      dice(1);
      expect(shots()).toBe(1);
      wait();
      expect([shots(), viewNow().decision?.kind]).toEqual([2, 'roll']);
    });
  });
  it('of one unit has a button that names its target', () => {
    ask(<Fire />, 'oct7 british fire step 3; 0605 b-24; 0606 a-1nh');
    press(play.fire.one(nameOf('a-1nh')));
    expect(lastPlayed()).toMatchObject({ kind: 'fire', unit: 'b-24', hex: 606 });
  });
  it('takes another target when it is told to', () => {
    ask(<Fire />, TWO);
    const before = usePlans.getState().shots.find(({ action }) => action.unit === 'b-9')?.action;
    press(play.fire.change(nameOf('b-9')));
    const after = usePlans.getState().shots.find(({ action }) => action.unit === 'b-9')?.action;
    expect(new Set([before?.place, after?.place])).toEqual(new Set([0, 1]));
  });
});

describe('holding', () => {
  it('holds the chosen one', () => {
    ask(<Fire />, TWO);
    pressCounter('b-9');
    press(play.fire.hold);
    expect(lastPlayed()).toEqual({ kind: 'hold', unit: 'b-9' });
    expect(hasCounter('b-9')).toBe(false);
  });
  it('holds all of this step', () => {
    ask(<Fire />, TWO);
    press(play.fire.holdAll('B'));
    expect(played()).toEqual([{ kind: 'holdAll' }]);
    expect(viewNow().phase).not.toBe('fire');
  });
});

describe('everything offered', () => {
  it('is allowed, and it is everything', () => {
    ask(<Fire />, TWO);
    const all = ['b-24', 'b-9'].flatMap((id) => {
      pressCounter(id);
      return offered();
    });
    expect(refusedAmong(all)).toEqual([]);
    for (const action of viewNow().actions) expect(all).toContainEqual(action);
  });
  it('can be reached by keyboard', async () => {
    ask(<Fire />, TWO);
    await byKeyboard(counterName('b-9'));
    expect(isPressed('b-9')).toBe(true);
    await byKeyboard(new RegExp(`^${nameOf('a-2nh')}`));
    expect(lastPlayed()).toEqual(shot('b-9', 606, 0));
  });
});
