import { describe, expect, it } from 'vitest';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import { type Ending, type State } from '../../../src/engine/firstSaratoga';
import { finalEnding } from '../../../src/engine/firstSaratoga/victory';
import {
  advance,
  attack,
  BATTLE_GAME,
  begin,
  giveWay,
  position,
  type Placed,
  type Position,
  retreat,
  step,
  table,
} from '../../helpers/firstSaratoga/position';

const END = { kind: 'endMovement' } as const;
const owner = (state: State, hex: string) => BATTLE_GAME.view(state, undefined).owners[hex];

/** The end of the last turn from this position, everybody standing still. */
function ending(
  placed: Placed,
  asked: Position = {},
  owners: Readonly<Record<string, 'british' | 'colonial'>> = {},
): Ending {
  const state = position(placed, asked);
  BATTLE_GAME.world.scenario.victory.flags.forEach(({ hex }, i) => {
    const side = owners[hex];
    if (side) state.owners[i] = side;
  });
  return finalEnding(BATTLE_GAME.world, state);
}

describe('14.1 at once', () => {
  it('14.1 T55 9th/21st advances into 0311 after combat: over, British major', () => {
    const t = table({ '0310': 'h9_21 gren', '0311': 'dearborn' }, { phase: 'combat', turn: 4 });
    t.act(attack('0311', 'h9_21 gren'), 6, 6);
    const [first] = t.actions;
    if (first) t.act(first);
    t.act(advance('h9_21'));
    expect(t.game.outcome(t.state)).toEqual({ winner: 'british', reason: 'atOnce', hex: 311 });
    expect([t.asks, t.refusal(END)]).toEqual(['nothing', 'gameOver 14.0']);
  });

  it('14.1 by a move through 0214, in the middle of its path', () => {
    const t = table({ '0315': 'h9_21' }).act(begin('h9_21')).act(step('0214 0114'));
    expect([t.at('h9_21'), t.state.ending?.reason]).toEqual(['0214', 'atOnce']);
  });

  it('14.1 M50 by a retreat: nothing after it counts, not even the combat in progress', () => {
    const t = table({ '0310': 'h9_21', '0209': 'poor', '0309': 'ny' }, { phase: 'combat', side: 'colonial' });
    t.act(attack('0310', 'poor ny'), 1).act(giveWay('0310')).act(retreat('h9_21', '0311'));
    expect(t.state.ending).toMatchObject({ winner: 'british', hex: 311 });
    expect(t.state.frames).toEqual([]);
  });

  it('14.1 M49 a leader alone wins nothing', () => {
    const t = table({ '0315': 'burgoyne' }).act(begin('burgoyne')).act(step('0214'));
    expect(t.state.ending).toBeUndefined();
  });
});

describe('14.1 14.2 places at the end', () => {
  it('14.1 M50 T56 9th/21st passed 0309 and was driven off; nobody came back: British major, whoever holds 0308', () => {
    const t = table({ '0310': 'h9_21', '0308': 'learned' }, { turn: 6 })
      .act(begin('h9_21'))
      .act(step('0309'));
    expect(owner(t.state, '0309')).toBe('british');
    expect(t.last('flagTaken')).toMatchObject({ hex: 309, side: 'british' });
    expect(ending({ '0308': 'learned' }, {}, { '0309': 'british' })).toEqual({
      winner: 'british',
      reason: 'places',
    });
  });

  it('14.2 T57 Dearborn in 1206: Colonial major; a leader alone there: nothing (M49)', () => {
    const t = table({ '1106': 'dearborn arnold' }, { side: 'colonial', turn: 7 });
    t.act(begin('arnold')).act(step('1206')).act({ kind: 'halt' });
    expect(owner(t.state, '1206')).toBe('british');
    t.act(begin('dearborn')).act(step('1206')).act({ kind: 'halt' });
    expect(owner(t.state, '1206')).toBe('colonial');
    t.act(END);
    expect(t.state.ending).toEqual({ winner: 'colonial', reason: 'places' });
  });

  it('14.2 each of the four hexes will do; retaken, the flag is British again', () => {
    for (const hex of ['1205', '1206', '1414', '1514'])
      expect(ending({}, {}, { [hex]: 'colonial' })).toEqual({ winner: 'colonial', reason: 'places' });
    const t = table({ '1106': 'h9_21' });
    t.state.owners[3] = 'colonial';
    t.act(begin('h9_21')).act(step('1206'));
    expect(owner(t.state, '1206')).toBe('british');
  });

  it('14.1 at the start 0308 and 0309 are Colonial, the four others British', () => {
    const { owners } = BATTLE_GAME.view(position({}), undefined);
    expect(owners).toEqual({
      '0308': 'colonial',
      '0309': 'colonial',
      '1205': 'british',
      '1206': 'british',
      '1414': 'british',
      '1514': 'british',
    });
  });
});

describe('14.3 points', () => {
  const both = { '0309': 'british', '1206': 'colonial' } as const;

  it('14.3 M51 T58 both majors: VP 3 to 2 is a British minor; 2 to 2 a draw', () => {
    expect(ending({}, { lost: 'poor gar1 h9_21' }, both)).toEqual({ winner: 'british', reason: 'points' });
    expect(ending({}, { lost: 'poor h9_21' }, both)).toEqual({ winner: undefined, reason: 'draw' });
    expect(ending({}, { lost: 'gar1 h9_21' })).toEqual({ winner: 'colonial', reason: 'points' });
    expect(ending({})).toEqual({ winner: undefined, reason: 'draw' });
  });

  it('14.3 T59 Poor eliminated (2), a garrison gun (1), Learned reduced (0): 3 VP; leaders give none (10.4)', () => {
    const state = position({ '0308': 'learned-' }, { lost: 'poor gar1 arnold' });
    expect(BATTLE_GAME.view(state, undefined).points).toEqual({ british: 3, colonial: 0 });
  });

  it('14.3 units that never entered give none', () => {
    expect(BATTLE_GAME.view(position({}), undefined).points).toEqual({ british: 0, colonial: 0 });
  });

  it('14.1 only hexes of victory have flags', () => {
    expect(BATTLE_GAME.world.flagOf[hexOf('0310')]).toBe(-1);
  });
});

it('12.3 all rules are in force: the game has no option to leave out the exchange that becomes a retreat', () => {
  expect(Object.keys(BATTLE_GAME.start({ scenario: 'battle' }).options)).toEqual([
    'fogMovement',
    'recovery',
    'columns',
  ]);
});
