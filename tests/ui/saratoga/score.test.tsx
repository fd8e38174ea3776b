/** 9.0, 10.0 The score of a game: points of both sides and broken formations, in the strip and on the morale card. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SIDES, type Side } from '../../../src/engine/saratoga';
import { BROKEN_TO_LOSE } from '../../../src/engine/saratoga/victory';
import { useRuleCard } from '../../../src/store/ruleCard';
import { useTable } from '../../../src/store/table';
import MoraleTracks from '../../../src/ui/saratoga/panels/MoraleTracks';
import { MoraleStrip } from '../../../src/ui/saratoga/play/MoraleStrip';
import { GameCards } from '../../../src/ui/saratoga/play/GameCards';
import { Score } from '../../../src/ui/saratoga/play/Score';
import { text } from '../../../src/ui/saratoga/text';
import { table } from '../../../src/ui/text/table';
import { beginGame, clearGame, layGame } from '../../helpers/saratoga/gameView';
import { render } from '../../helpers/saratoga/render';
import { layTable } from '../../helpers/saratoga/table';

const HEAD = 'oct7 turn 3 british movement; 0605 b-24; 1212 a-1nh';
const said = () => document.querySelector('.score')?.textContent?.replace(/\s+/g, ' ') ?? '';
const line = (british: number, american: number) => `British ${british} · Americans ${american} points`;
const pips = (side: Side) =>
  [...document.querySelectorAll(`.pips.${side} i`)].map((pip) => pip.classList.contains('full'));

describe('10.0 points of both sides', () => {
  it.each([
    // What is lost (rating full/reduced), and the points that 10.0 gives the other side for it; R100 counts
    // two steps for each face.
    ['nothing', '', 0, 0],
    // A/B: 2 A steps 2, 2 B steps 1.
    ['an A unit eliminated', 'lost b-li', 0, 3],
    // B/C: 2 B steps 1, 2 C steps 0, for three C make a point.
    ['a B unit eliminated', 'lost a-2nh', 1, 0],
    // 4 B steps 2, 4 C steps 1: added up by letter before rounding.
    ['two B units eliminated', 'lost a-2nh a-3nh', 3, 0],
    // 2 D steps and 2 more: 4 D steps 1.
    ['a D unit eliminated', 'lost a-lat', 1, 0],
    ['a formation broken', 'broken poor', 10, 0],
    // 10 and 10; the Americans 10 and 2 A steps 2, 2 B steps 1.
    ['some of each', 'broken poor learned fraser; lost b-gren', 20, 13],
  ])('%s', (_what, rest, british, american) => {
    layGame(`${HEAD}; ${rest}`);
    render(<Score />);
    expect(said()).toContain(line(british, american));
  });

  it('counts a unit turned over, and no marker that may come off again', () => {
    // A turned over: 2 A steps 2. B with a marker: none.
    layGame('oct7 turn 3 british movement; 0605 b-li**; 1212 a-1nh*');
    render(<Score />);
    expect(said()).toContain(line(0, 2));
  });

  it('counts faces where the players chose so', () => {
    // A/B eliminated by faces: 1 A step 1, 1 B step 0.
    layGame(`${HEAD}; lost b-li; options victorySteps faces`);
    render(<Score />);
    expect(said()).toContain(line(0, 1));
  });

  it('says where more may be hidden than is known', () => {
    const view = layGame(HEAD);
    render(<Score />);
    const points = { ...view.points, british: { ...view.points.british, total: 4, exact: false } };
    act(() => useTable.setState({ view: { ...view, points } }));
    expect(said()).toContain('British 4+ · Americans 0 points');
  });
});

describe('9.0 broken formations', () => {
  it.each([
    ['', 0, 0],
    ['broken fraser', 1, 0],
    ['broken poor nixon', 0, 2],
    ['broken fraser hamilton riedesel breymann poor', 4, 1],
  ])('%s', (rest, british, american) => {
    layGame(`${HEAD}; ${rest}`);
    render(<Score />);
    const broken = { british, american };
    for (const side of SIDES)
      expect(pips(side)).toEqual(Array.from({ length: BROKEN_TO_LOSE }, (_, i) => i < broken[side]));
    expect(screen.getByText(text.score.brokenOf(british, american))).toBeInTheDocument();
  });
});

describe('9.0, 10.0 the sentence', () => {
  const sentence = () => document.querySelector('.score-sentence')?.textContent;
  it.each([
    // 10.0 a tie is American.
    ['', 'Even. A tie is American.'],
    // 10.0 A/B eliminated: 2 A steps 2, 2 B steps 1.
    ['lost b-li', 'The Americans lead, 3 to 0.'],
    ['lost a-2nh a-3nh', 'The British lead, 3 to 0.'],
    // 9.0 the third broken formation loses.
    ['broken fraser', 'Two more broken British brigades lose the day.'],
    ['broken poor', 'Two more broken American brigades lose the day.'],
    ['broken fraser hamilton', 'One more broken British brigade loses the day.'],
    ['broken fraser poor nixon', 'One more broken American brigade loses the day.'],
    ['broken fraser poor', 'Either army is two broken brigades from defeat.'],
    ['broken fraser hamilton poor nixon', 'Either army is one broken brigade from defeat.'],
  ])('says what matters most: %s', (rest, said_) => {
    layGame(`${HEAD}; ${rest}`);
    render(<Score />);
    expect(sentence()).toBe(said_);
  });
  it('threatens no army with brigades that it does not have', () => {
    const view = layGame(`${HEAD}; broken hamilton`);
    render(<Score />);
    // Of the short battle the British have only a part.
    act(() => useTable.setState({ view: { ...view, start: 'clearing' } }));
    expect(sentence()).toBe('The Americans lead, 10 to 0.');
  });
});

describe('10.0 the bar', () => {
  const shares = () =>
    SIDES.map((side) => document.querySelector<HTMLElement>(`.points-bar .${side}`)?.style.flexGrow);
  it.each([
    ['', '1', '1'],
    ['lost b-li', '0', '3'],
    // 10 and 10; the Americans 10 and 2 A steps 2, 2 B steps 1.
    ['broken poor learned fraser; lost b-gren', '20', '13'],
  ])('shares itself out by the points: %s', (rest, british, american) => {
    layGame(`${HEAD}; ${rest}`);
    render(<Score />);
    expect(shares()).toEqual([british, american]);
  });
});

describe('the score', () => {
  it('opens the cases it goes by', async () => {
    layGame(HEAD);
    render(<Score />);
    for (const rule of ['10.0', '9.0']) {
      await userEvent.click(screen.getByRole('button', { name: table.case.open(rule) }));
      expect(useRuleCard.getState().rule).toBe(rule);
    }
  });

  it('stands above the strip and on the morale card of a game', async () => {
    beginGame();
    render(<GameCards />);
    expect(said()).toContain(line(0, 0));
    await userEvent.click(screen.getByRole('tab', { name: text.tabs.morale }));
    const card = await screen.findByRole('tabpanel', { name: text.tabs.morale });
    expect(card).toHaveTextContent(line(0, 0));
  });

  it('is not there where no game is played', () => {
    clearGame();
    layTable('oct7');
    const { container } = render(<MoraleTracks />);
    expect(container.querySelector('.score')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
  });
});

describe('3.8 what the numbers mean', () => {
  it('is said on the morale card, with its cases', () => {
    clearGame();
    layTable('sept19');
    const { container } = render(<MoraleTracks />);
    const meaning = container.querySelector<HTMLElement>('.morale-meaning') ?? document.body;
    expect(meaning).toHaveTextContent(/two dice/);
    for (const rule of ['3.8.1', '3.8.2'])
      expect(within(meaning).getByRole('button', { name: table.case.open(rule) })).toBeVisible();
  });

  it('is said above the chips', () => {
    layGame(HEAD);
    render(<MoraleStrip />);
    const caption = screen.getByText(text.morale.strip, { exact: false });
    expect(within(caption).getByRole('button', { name: table.case.open('3.8.1') })).toBeVisible();
  });
});
