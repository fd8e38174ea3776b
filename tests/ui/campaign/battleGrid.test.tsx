/** 10.0 The battle board for those who do not see it: rows and columns with names, and arrow keys between the positions. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BattleBoard } from '../../../src/ui/campaign/battle/BattleBoard';
import { useLine } from '../../../src/ui/campaign/battle/line';
import { play } from '../../../src/ui/campaign/text/play';
import { lastPlayed, lay, render } from '../../helpers/campaign/gameView';
import { battle } from '../../helpers/campaign/position';

afterEach(cleanup);

const FIELD = battle({
  fog: false,
  place: 'castletown',
  attacker: 'british',
  from: 'skenesboro',
  half: 'british',
  british: { left: 'br_f9', center: 'br_f20(2)', right: 'br_f24', reserve: 'fraser' },
  american: { left: 'hale', center: 'long', right: 'francis', reserve: 'poor' },
});

/** The names of the cells in a row, from left to right. */
const row = (name: string): readonly string[] =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('gridcell')
    .map((cell) => cell.getAttribute('aria-label') ?? '');

describe('the positions', () => {
  it('10.8 are rows and columns by name, each before the one that it fires at', () => {
    lay(FIELD);
    render(<BattleBoard />);
    expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
      play.battle.lines('american'),
      play.battle.lines('british'),
    ]);
    expect(row('American line')).toEqual([
      expect.stringMatching(/^American right: Francis/),
      expect.stringMatching(/^American centre: Long/),
      expect.stringMatching(/^American left: Hale/),
    ]);
    expect(row('British line')[1]).toMatch(/^British centre: 20th Foot, regulars, 2 SP$/);
    expect(row('British reserve')).toEqual([expect.stringMatching(/^British reserve: Fraser/)]);
  });

  it('are walked by arrow keys, over the ground and back to the reserve', () => {
    lay(FIELD);
    render(<BattleBoard />);
    const at = () => document.activeElement?.getAttribute('aria-label')?.replace(/:.*/, '');
    screen.getByRole('gridcell', { name: /^British centre/ }).focus();
    const walked = ['ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowRight'].map((key) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
      return at();
    });
    expect(walked).toEqual([
      'British left',
      'American right',
      'American reserve',
      'American reserve',
      'American centre',
      'American left',
    ]);
  });

  it('10.7 take whoever was picked, by Enter', () => {
    lay(FIELD);
    render(<BattleBoard />);
    act(() => useLine.getState().choose('br_f9'));
    const reserve = screen.getByRole('gridcell', { name: /^British reserve/ });
    reserve.focus();
    fireEvent.keyDown(reserve, { key: 'Enter' });
    expect(lastPlayed()).toEqual({ kind: 'shift', block: 'br_f9', to: 'reserve' });
  });

  it('lead by Enter to the blocks in them', () => {
    lay(FIELD);
    render(<BattleBoard />);
    const left = screen.getByRole('gridcell', { name: /^British left/ });
    left.focus();
    fireEvent.keyDown(left, { key: 'Enter' });
    expect(document.activeElement).toBe(within(left).getByRole('button', { name: /^9th Foot/ }));
  });
});
