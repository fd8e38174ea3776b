/** 3.8 The morale tracks. */
import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BATTLES, type Formation, FORMATION_LIST, SIDES } from '../../../src/engine/saratoga';
import { saratoga } from '../../../src/games/saratoga';
import MoraleTracks from '../../../src/ui/saratoga/panels/MoraleTracks';
import { text } from '../../../src/ui/saratoga/text';
import { GameBar } from '../../../src/ui/saratoga/play/GameBar';
import { beginGame } from '../../helpers/saratoga/gameView';
import { render as renderIn } from '../../helpers/saratoga/render';
import { layTable } from '../../helpers/saratoga/table';

/** The boxes of a track as they are drawn: number, marker, and which battles start there. */
function boxesOf(formation: Formation) {
  const track = screen.getAllByRole('listitem').find((item) => within(item).queryByText(formation.name));
  return [...(track?.querySelectorAll('.box') ?? [])].map((box) => ({
    number: Number(box.firstChild?.textContent),
    marked: box.classList.contains('marked'),
    starts: box.querySelector('i')?.textContent ?? '',
  }));
}

describe.each(BATTLES)('3.8 the morale tracks on %s', (battle) => {
  it('are ten, five to each army', () => {
    layTable(battle);
    render(<MoraleTracks />);
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    for (const side of SIDES) {
      const army = screen.getByRole('heading', { name: text.morale[side] }).parentElement;
      const names = FORMATION_LIST.filter((formation) => formation.side === side).map((f) => f.name);
      expect(names).toHaveLength(5);
      for (const name of names) expect(within(army ?? document.body).getByText(name)).toBeVisible();
    }
  });

  it.each(FORMATION_LIST.map((formation) => [formation.name, formation] as const))(
    '%s has its boxes, its marker and both start places',
    (_name, formation) => {
      layTable(battle);
      render(<MoraleTracks />);
      const boxes = boxesOf(formation);
      expect(boxes.map((box) => box.number)).toEqual(formation.morale);
      expect(boxes.map((box) => box.marked)).toEqual(
        formation.morale.map((_, i) => i === formation.start[battle]),
      );
      const starts = [formation.start.sept19, formation.start.oct7].map((start) => boxes[start]?.starts);
      expect(starts[0]).toContain('1');
      expect(starts[1]).toContain('2');
      expect(boxes.filter((box) => box.starts !== '')).toHaveLength(
        new Set(Object.values(formation.start)).size,
      );
    },
  );

  it('tell a screen reader the box and the number that passes', () => {
    layTable(battle);
    render(<MoraleTracks />);
    for (const { name, morale, start } of FORMATION_LIST) {
      const [box, number] = [start[battle] + 1, morale[start[battle]] ?? 0];
      const label = text.morale.track(name, box, morale.length, number);
      expect(screen.getByRole('listitem', { name: label })).toBeVisible();
    }
  });
});

describe('3.8 a marker', () => {
  const fraser = FORMATION_LIST.find((formation) => formation.id === 'fraser');

  it('moves down its own track alone', () => {
    const view = layTable('sept19');
    render(<MoraleTracks />);
    act(() => void layTable('sept19', { morale: { ...view.morale, fraser: { box: 4, broken: false } } }));
    expect(screen.getByRole('listitem', { name: text.morale.track('Fraser', 5, 12, 10) })).toBeVisible();
    const marked = fraser && boxesOf(fraser).findIndex((box) => box.marked);
    expect(marked).toBe(4);
    expect(screen.getByRole('listitem', { name: text.morale.track('Hamilton', 1, 11, 11) })).toBeVisible();
  });

  it('3.8.2 says that its formation is broken', () => {
    const view = layTable('oct7');
    layTable('oct7', { morale: { ...view.morale, fraser: { box: 6, broken: true } } });
    render(<MoraleTracks />);
    expect(screen.getByRole('listitem', { name: text.morale.brokenTrack('Fraser') })).toBeVisible();
    expect(screen.getAllByRole('listitem', { name: /broken/ })).toHaveLength(1);
  });

  it('11.2 starts lower on 7 October for those whom the first screen names, and for nobody else', () => {
    const lower = FORMATION_LIST.filter(({ start }) => start.oct7 === start.sept19 + 1);
    expect(lower.map(({ name }) => name)).toEqual(['Fraser', 'Hamilton', 'Breymann']);
    const others = FORMATION_LIST.filter((each) => !lower.includes(each));
    expect(others.every(({ start }) => start.oct7 === start.sept19)).toBe(true);
    const { hint } = saratoga.scenarios.find(({ id }) => id === 'oct7') ?? { hint: '' };
    for (const { name } of lower) expect(hint).toContain(name);
  });
});

describe('3.8 in a battle that begins later', () => {
  it('only those have tracks whose units are in play', () => {
    beginGame({ battle: 'sept19', start: 'clearing', isReadyMade: false });
    renderIn(<MoraleTracks />);
    const names = ['Hamilton', 'Riedesel', 'Learned', 'Poor'];
    expect(screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual(names);
  });
  it('goes by its own name', () => {
    beginGame({ battle: 'sept19', start: 'clearing', isReadyMade: false });
    renderIn(<GameBar onHandbook={() => undefined} />);
    expect(screen.getByText('A short battle')).toBeVisible();
  });
});
