/** Answers to single questions at given positions: what is marked, told, greyed and offered. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RULES, type View } from '../../../src/engine/freemansFarm';
import { view as viewOf } from '../../../src/engine/freemansFarm/view';
import { CommandLine } from '../../../src/ui/freemansFarm/cards/CommandLine';
import { FormationChip } from '../../../src/ui/freemansFarm/cards/FormationChip';
import { Maintain } from '../../../src/ui/freemansFarm/play/decisions/Maintain';
import { AnswerReroll } from '../../../src/ui/freemansFarm/play/decisions/Others';
import { PlayCard } from '../../../src/ui/freemansFarm/play/decisions/PlayCard';
import { Purchase } from '../../../src/ui/freemansFarm/play/decisions/Purchase';
import { useSpot } from '../../../src/ui/freemansFarm/spot';
import { end } from '../../../src/ui/freemansFarm/text/end';
import { play } from '../../../src/ui/freemansFarm/text/play';
import { card, type Position } from '../../helpers/freemansFarm/position';
import { type Table, tableAt } from '../../helpers/freemansFarm/table';

let table: Table;
const look = (): View => viewOf(table.state, undefined);

vi.mock(import('../../../src/ui/freemansFarm/table'), async (original) => {
  const real = await original();
  const ask = (question: keyof typeof RULES.questions, ...args: readonly unknown[]) =>
    (RULES.questions[question] as (...all: readonly unknown[]) => unknown)(table.state, undefined, ...args);
  const useTable = (part: (shown: { view: View }) => unknown) => part({ view: look() });
  return {
    ...real,
    ask: ask as typeof real.ask,
    check: () => undefined,
    useTable: useTable as typeof real.useTable,
  };
});

const lay = (given: Position): Table => (table = tableAt({ open: true, edition: 4, ...given }));
const labels = (selector: string) =>
  [...document.querySelectorAll(selector)].map((each) => each.getAttribute('aria-label'));

beforeEach(() => useSpot.setState({ formation: undefined, isWeighing: false }));
afterEach(cleanup);

describe('dice', () => {
  it('F72 whoever may stop the roll sees which dice are paid for, and what they would come to', () => {
    lay({ hand: { british: [card('hamilton', 3)] }, held: { american: ['lowOnPowder.1'] } })
      .play(card('hamilton', 3))
      .command('hamilton.attackMill', 'poor')
      .pay('marker')
      .roll(6, 6, 4, 2, 1)
      .reroll('cubes', 3, 5);
    render(<AnswerReroll view={look()} />);
    expect(labels('.ff-again-die')).toEqual([
      'Die 4, does nothing; to be rolled again',
      'Die 1, does nothing; to be rolled again',
    ]);
    expect(screen.getByRole('table')).toHaveTextContent('Now / if the marked 2 are rolled again');
    // The two 6s stay, so that The Mill is taken either way; in neither side's column.
    const taken = screen.getByRole('row', { name: /The Mill taken/ });
    expect(taken).toHaveTextContent('100% / 100%');
    expect(taken.querySelector('td')).toHaveAttribute('colspan', '2');
  });
  it('F30 say that the guns have no Morale to lose', () => {
    lay({ at: { phillips: 'phillips2' }, hand: { british: [card('phillips', 3)] } })
      .play(card('phillips', 3))
      .command('phillips.counterBattery', 'americanArtillery')
      .pay('morale')
      .roll(4, 4, 2, 2, 6);
    render(<Maintain view={look()} />);
    const group = screen.getByText('nothing: the American guns have no Morale').closest('.ff-group');
    expect(group).toHaveClass('nothing');
    // 2s do hurt Phillips, who has a track.
    expect(screen.getByText('Phillips loses Morale').closest('.ff-group')).toHaveClass('bad');
    fireEvent.click(screen.getByRole('button', { name: play.dice.idle }));
    expect(labels('.ff-die[aria-pressed="true"]')).toHaveLength(3);
  });
});

describe('cards', () => {
  it('4.2 grey the one whose formation is out, and count those that still let somebody act', () => {
    lay({ out: ['phillips'], hand: { british: [card('phillips', 3), card('fraser', 2)] } });
    render(<PlayCard view={look()} />);
    expect(labels('.ff-activation.idle')).toEqual(['Phillips, 3 Momentum icons, nothing now']);
    // 15 cards, three of them Phillips's.
    expect(screen.getByText(/^Each card comes once/)).toHaveTextContent(
      'Each card comes once: 15 left in hand and deck, 12 of formations still in battle.',
    );
  });
  it('6.1 step 1 once one is weighed the report before the question may fold', () => {
    lay({ hand: { british: [card('fraser', 2), card('hamilton', 3)] } });
    const { unmount } = render(<PlayCard view={look()} />);
    expect(useSpot.getState().isWeighing).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: /^Fraser/ }));
    expect(useSpot.getState().isWeighing).toBe(true);
    unmount();
    expect(useSpot.getState().isWeighing).toBe(false);
  });
  it('F15 tell before the purchase what the card is good for, if it cannot be played', () => {
    const row = ['coldSteel.1', 'crashingVolley.1', 'morgansRiflemen.1'] as const;
    lay({ turn: 'american', row, cubes: { american: 12 }, bot: 'british', open: false });
    const { rerender } = render(<Purchase view={look()} />);
    expect(screen.getByRole('button', { name: /Cold Steel/ })).toHaveTextContent('only to cash it in');
    expect(screen.getByRole('button', { name: /Cold Steel/ })).toHaveClass('idle');
    lay({ turn: 'american', row, cubes: { american: 12 } });
    rerender(<Purchase view={look()} />);
    expect(screen.getByRole('button', { name: /Cold Steel/ })).toHaveTextContent('to keep it from the enemy');
    for (const name of [/Crashing Volley/, /Morgan/])
      expect(screen.getByRole('button', { name })).not.toHaveClass('idle');
  });
});

describe('formations', () => {
  it('7 a card shows how likely the next loss breaks it, beside how many of its cards are left', () => {
    lay({ morale: { poor: 4 } });
    render(<FormationChip id="poor" />);
    const chip = screen.getByRole('button');
    // From 4 to 3: 4, 5 and 6 break it.
    expect(chip).toHaveTextContent('next loss: 50%');
    expect(chip).toHaveTextContent(/\d (?:in hand|cards?)/);
    expect(chip).toHaveAccessibleName(/50% that the next Morale lost breaks it, 0 of \d cards played/);
    expect(screen.getByText('next loss: 50%')).toHaveAttribute('title', play.formation.dangerMeans);
  });
  it('9.2 a Command that another formation bars names it', () => {
    lay({});
    const command = look().formations.glover.commands.find(({ id }) => id === 'glover.attackHamilton');
    if (!command) throw new Error('no such Command');
    render(<CommandLine view={command} />);
    expect(screen.getByText(/still in play/)).toHaveTextContent('Not while Poor is still in play.');
  });
});

describe('the end and the aim', () => {
  it('12 time is named as what decided, and losses are told as losses', () => {
    expect(end.won({ winner: 'american', reason: 'time' })).toBe('The Americans have won: time has run out');
    expect(end.won({ winner: 'british', reason: 'formations' })).toBe('The British have won');
    expect(end.lost({ british: 0, american: 1 })).toBe('Formations lost: British 0, American 1.');
  });
  it('13.3 the American player is told that Breymann does not count', () => {
    expect(play.aim.againstBot('british')).toContain('Breymann does not count');
    expect(play.aim.againstBot('american')).not.toContain('Breymann');
  });
});
