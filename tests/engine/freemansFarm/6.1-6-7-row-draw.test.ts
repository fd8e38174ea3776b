/** 6.1 steps 6 and 7, 4.2 The row of Tactics cards, and the draw. */
import { describe, expect, it } from 'vitest';
import { deckOf } from '../../../src/engine/freemansFarm/data/activationCards';
import { RULES } from '../../../src/engine/freemansFarm/index';
import { card, type Position } from '../../helpers/freemansFarm/position';
import { tableAt } from '../../helpers/freemansFarm/table';

const riedesel1 = card('riedesel', 1);
const ROW = ['crashingVolley.1', 'fogInTheClearing.1', 'pressThemHard.1'] as const;

/** Riedesel has gone to #3: step 6 is next. */
const atStep6 = (more: Position = {}) =>
  tableAt({ hand: { british: [riedesel1] }, row: ROW, ...more })
    .play(riedesel1)
    .command('riedesel.toThree')
    .pay('morale');

describe('step 6', () => {
  it('6.1 step 6, T61 without a purchase the row moves on: the right card leaves, a new one comes on the left', () => {
    const table = atStep6({ cubes: { british: 1 } });
    expect(table.kind).toBe('purchase');
    table.pass();
    expect(table.asked).toMatchObject({ kind: 'roll', what: 'draw', faces: 29 });
    expect(table.refused({ kind: 'buy', slot: 0 })).toMatchObject({ code: 'notNow' });
    table.roll(1);
    expect(table.state.row).toEqual(['backInTheSaddle.1', ROW[0], ROW[1]]);
    expect(table.state.discards).toEqual([ROW[2]]);
  });

  it('6.1 step 6, F16, T62 one is bought for its price, the new one goes into the gap; no second purchase', () => {
    const table = atStep6({ cubes: { british: 9 } }).act({ kind: 'buy', slot: 1 });
    expect(table.state.cubes.british).toBe(7);
    expect(table.state.held.british).toEqual([ROW[1]]);
    expect(table.refused({ kind: 'buy', slot: 0 })).toEqual({ code: 'oneAlreadyBought', case: '6.1 step 6' });
    table.roll(1);
    expect(table.state.row).toEqual([ROW[0], 'backInTheSaddle.1', ROW[2]]);
    expect(table.refused({ kind: 'buy', slot: 0 })).toEqual({ code: 'oneAlreadyBought', case: '6.1 step 6' });
  });

  it('6.1 step 6 a price must be paid, and a slot must hold a card', () => {
    const table = atStep6({ cubes: { british: 1 } });
    expect(table.refused({ kind: 'buy', slot: 1 })).toMatchObject({ code: 'tooDear', at: ROW[1] });
    expect(table.refused({ kind: 'buy', slot: 3 })).toMatchObject({ code: 'noSuchSlot' });
    expect(table.refused({ kind: 'buy', slot: -1 })).toMatchObject({ code: 'noSuchSlot' });
  });

  it('F15 a card that only the enemy could use may be bought', () => {
    const table = atStep6({
      cubes: { british: 5 },
      row: ['morgansRiflemen.1', 'crashingVolley.1', 'crashingVolley.2'],
    }).act({ kind: 'buy', slot: 0 });
    expect(table.state.held.british).toEqual(['morgansRiflemen.1']);
  });

  it('F17 from an empty deck the gap stays', () => {
    const table = atStep6({ cubes: { british: 5 } });
    table.state.tacticsDeck = [];
    table.act({ kind: 'buy', slot: 2 });
    expect(table.state.row).toEqual([ROW[0], ROW[1], null]);
    expect(table.asked).toMatchObject({ kind: 'roll', case: '6.1 step 7' });
  });

  it('F17, 6.1 step 6 a gap moves on with the row, and cannot be bought', () => {
    const table = atStep6({ cubes: { british: 5 } });
    table.state.tacticsDeck = [];
    table.state.row = [ROW[0], null, ROW[2]];
    expect(table.refused({ kind: 'buy', slot: 1 })).toMatchObject({ code: 'emptySlot' });
    table.pass();
    expect(table.state.row).toEqual([null, ROW[0], null]);
  });

  it('6.1 step 6 is not asked where nothing can be bought, played or cashed in', () => {
    const table = atStep6();
    expect(table.asked).toMatchObject({ kind: 'roll', case: '6.1 step 6' });
  });

  it('4.3, F14, T89 Aide-de-Camp bought now is not played now', () => {
    const table = atStep6({
      cubes: { british: 5 },
      row: ['aideDeCamp.1', 'crashingVolley.1', 'crashingVolley.2'],
    })
      .act({ kind: 'buy', slot: 0 })
      .roll(1);
    expect(table.kind).toBe('drawCard');
    expect(table.offered('playTactics')).toEqual([]);
    expect(
      table.refused({ kind: 'playTactics', card: 'aideDeCamp.1', fetched: table.state.decks.british[0] }),
    ).toMatchObject({ code: 'boughtThisTurn' });
  });

  it('F14 what was bought now may be cashed in at once, and answer the enemy’s next attack', () => {
    const table = atStep6({
      cubes: { british: 9 },
      held: { british: ['freshResolve.2', 'stragglersComeIn.1'] },
    }).act({ kind: 'buy', slot: 1 });
    table.roll(1);
    const three = ['freshResolve.2', 'stragglersComeIn.1', ROW[1]];
    expect(table.refused({ kind: 'cashIn', cards: three })).toBeUndefined();
    const poor1 = card('poor', 1);
    table.state.hands.american = [poor1];
    table.finishTurn().play(poor1).command('poor.attackHamilton', 'hamilton').pay('morale');
    expect(table.asked).toMatchObject({ kind: 'answerAttack', by: 'british' });
  });
});

describe('step 7', () => {
  it('6.1 step 7 one card is drawn, then the other side plays', () => {
    const table = atStep6().roll(1);
    expect(table.asked).toMatchObject({ kind: 'roll', what: 'draw', side: 'british', faces: 14 });
    table.roll(14);
    expect(table.state.hands.british).toEqual(['british.breymann.1']);
    expect(table.asked).toMatchObject({ kind: 'playCard', by: 'american' });
    expect(table.state.round).toBe(1);
  });

  it('4.2 search, F12, T64 five cubes for a card of one’s choice; the enemy learns only that one was fetched', () => {
    const phillips3 = card('phillips', 3);
    const table = atStep6({ cubes: { british: 4 } })
      .pass()
      .roll(1);
    expect(table.kind).toBe('drawCard');
    table.act({ kind: 'search', card: phillips3 });
    expect(table.state.hands.british).toEqual([phillips3]);
    expect(table.state.cubes.british).toBe(0);
    expect(table.asked).toMatchObject({ kind: 'playCard', by: 'american' });
    const told = table.told('fetched').map((event) => RULES.eventFor(event, 'american'));
    expect(told).toEqual([{ type: 'fetched', side: 'british', how: 'search' }]);
    expect(RULES.game.view(table.state, 'american').cards.british.hand).toBeUndefined();
  });

  it('4.2 search only a card of one’s own deck, and for five cubes', () => {
    const table = atStep6({ cubes: { british: 4 }, hand: { british: [riedesel1, card('fraser', 1)] } })
      .pass()
      .roll(1);
    expect(table.refused({ kind: 'search', card: card('fraser', 1) })).toMatchObject({ code: 'notInDeck' });
    expect(table.refused({ kind: 'search', card: 'british.gates.9' })).toMatchObject({ code: 'unknownCard' });
    table.state.cubes.british = 4;
    expect(table.refused({ kind: 'search', card: card('phillips', 3) })).toMatchObject({
      code: 'tooFewCubesToSearch',
      case: '4.2',
    });
  });

  it('F54, 6, T65 the last card is drawn in round 12; then the hand is played out', () => {
    const [cards, others] = [deckOf('british'), deckOf('american')];
    const table = tableAt({
      round: 12,
      played: { british: cards.slice(0, 11), american: others.slice(0, 11) },
      hand: { british: cards.slice(11, 14), american: others.slice(11, 14) },
      out: ['phillips'],
      cubes: { british: 0 },
    });
    const sizes: number[] = [];
    for (let turn = 0; turn < 8; turn++) {
      const { phasing } = table.state;
      if (phasing === 'british') sizes.push(table.state.hands.british.length);
      const [first = ''] = table.state.hands[phasing];
      table.play(first);
      for (const kind of ['command', 'pay'] as const) {
        const [action] = table.offered(kind);
        if (action) table.act(action);
      }
      const { asked } = table;
      if (asked && 'what' in asked && asked.what === 'attack')
        table.roll(...Array.from({ length: asked.dice }, (_, at) => (at % 6) + 1)).stand();
      table.finishTurn();
    }
    expect(sizes).toEqual([3, 3, 2, 1]);
    expect(table.state.decks.british).toEqual([]);
    expect(table.state.ending).toEqual({ winner: 'american', reason: 'time' });
  });

  it('6.1 the seven steps come in this order', () => {
    const table = tableAt({ hand: { british: [riedesel1] }, row: ROW, cubes: { british: 9 } });
    const asked = [table.kind];
    const note = () => asked.push(table.asked ? `${table.asked.kind} ${table.asked.case}` : 'over');
    table.play(riedesel1);
    note();
    table.command('riedesel.toTwo', 'poor');
    note();
    table.pay('morale');
    note();
    table.roll(1, 2, 4, 5, 6, 2);
    note();
    table.stand();
    note();
    table.act({ kind: 'buy', slot: 0 });
    note();
    table.roll(1);
    note();
    table.act({ kind: 'draw' });
    note();
    table.roll(1);
    note();
    expect(asked).toEqual([
      'playCard',
      'chooseCommand 6.1 step 1',
      'payCost 6.1 step 2',
      'roll 6.1 step 4',
      'maintain 6.1 step 4.A',
      'purchase 6.1 step 6',
      'roll 6.1 step 6',
      'drawCard 6.1 step 7',
      'roll 6.1 step 7',
      'playCard 6.1 step 1',
    ]);
  });
});
