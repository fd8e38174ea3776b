/** What the last card counts, by hand-made events and tables. */
import { describe, expect, it } from 'vitest';
import { type Event, FORMATION_LIST, type FormationId } from '../../../src/engine/saratoga';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import { lowestLine, moraleLines, spread } from '../../../src/ui/saratoga/play/end/chart';
import { commandersLost, lossesOf } from '../../../src/engine/saratoga/analysis/fates';
import { brokeIn, eventsOf } from '../../../src/engine/saratoga/analysis/tally';
import { layTable } from '../../helpers/saratoga/table';

describe('the events of a game', () => {
  const began = (turn: number): Event => ({ type: 'turnBegan', turn });

  it('are those up to the cursor', () => {
    const steps = [{ events: [began(2)] }, { events: [] }, { events: [began(3)] }];
    expect(eventsOf({ steps, cursor: 2 })).toEqual([began(2)]);
  });

  it('3.8.2 tell in which turn a formation broke', () => {
    const broke = (formation: FormationId): Event => ({ type: 'broke', formation });
    const events = [broke('poor'), began(5), began(6), broke('fraser')];
    expect(brokeIn(events, 4)).toEqual({ poor: 4, fraser: 6 });
  });
});

describe('7.3 losses by formation', () => {
  const morale = layTable('oct7').morale;
  const view = {
    battle: 'oct7',
    stacks: { [hexOf('0605')]: ['b-24', 'b-gren'], [hexOf('1012')]: ['a-art1'] },
    marks: { 'b-24': ['reduced', 'stepLost'], 'a-art1': ['stepLost'] },
    morale: { ...morale, fraser: { box: 4, broken: true } },
    lost: ['b-li', 'L-fraser', 'L-gates', 'a-1nh'],
    exited: ['b-9'],
  } as const;
  const rows = lossesOf(view);
  const of = (group: string) => rows.find((row) => row.group === group);

  it('tell each unit lost, reduced or whole, the worst first', () => {
    expect(of('fraser')?.fates).toEqual(['lost', 'reduced', 'whole']);
    expect(of('poor')?.fates).toEqual(['lost']);
  });

  it('count a step-loss marker as nothing, for it may be recovered', () => {
    expect(of('gatesGuns')?.fates).toEqual(['whole']);
  });

  it('tell who left by the road, who broke and whose commander fell', () => {
    expect(of('hamilton')?.fates).toEqual(['exited']);
    expect(of('fraser')).toMatchObject({ isBroken: true, leaderLost: true, side: 'british' });
    expect(of('poor')).toMatchObject({ isBroken: false, leaderLost: false, side: 'american' });
  });

  it('leave out formations that had nobody there', () => {
    expect(rows.map(({ group }) => group)).toEqual(['fraser', 'hamilton', 'poor', 'gatesGuns']);
  });

  it('name the overall commanders apart', () => {
    expect(commandersLost(view, 'american')).toEqual(['Gates']);
    expect(commandersLost(view, 'british')).toEqual([]);
  });
});

describe('3.8 morale by turn', () => {
  const { morale } = layTable('oct7');
  const ends = [
    { turn: 0, morale },
    { turn: 1, morale: { ...morale, fraser: { box: 3, broken: false } } },
    { turn: 2, morale: { ...morale, fraser: { box: 4, broken: true } } },
    { turn: 3, morale: { ...morale, fraser: { box: 4, broken: true } } },
  ];

  it('gives the number of the box at the end of each turn, until the formation breaks', () => {
    // Fraser's track begins 12, 11, 11, 10, 10, and on 7 October he starts in the third box.
    const [fraser] = moraleLines(ends, 'british', FORMATION_LIST);
    expect(fraser).toEqual({
      formation: 'fraser',
      name: 'Fraser',
      isBroken: true,
      spots: [
        { turn: 0, number: 11 },
        { turn: 1, number: 10 },
        { turn: 2, number: 10 },
      ],
    });
  });

  it('gives five lines to each side, all turns for those who held', () => {
    const lines = moraleLines(ends, 'american', FORMATION_LIST);
    expect(lines).toHaveLength(5);
    for (const { spots, isBroken } of lines) {
      expect(isBroken).toBe(false);
      expect(spots.map(({ turn }) => turn)).toEqual([0, 1, 2, 3]);
    }
  });

  it('leaves room below the lowest number, by twos', () => {
    const line = (number: number) => ({
      formation: 'poor' as const,
      name: '',
      isBroken: false,
      spots: [{ turn: 1, number }],
    });
    expect(lowestLine([line(9)])).toBe(6);
    expect(lowestLine([line(9), line(5)])).toBe(4);
  });
});

describe('labels beside the lines', () => {
  it('stay where they are wanted if there is room', () => {
    expect(spread([10, 50, 90], 17, 200)).toEqual([10, 50, 90]);
  });

  it('make room for each other in the order of their lines', () => {
    expect(spread([20, 10, 12], 17, 200)).toEqual([44, 10, 27]);
  });

  it('do not leave the field', () => {
    expect(spread([99, 98], 17, 100)).toEqual([100, 83]);
  });
});
