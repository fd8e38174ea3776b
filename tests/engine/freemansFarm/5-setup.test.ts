/** 5 Set-up: six dealt, three kept, a row of three; and what stays hidden of it. */
import { describe, expect, it } from 'vitest';
import { RULES } from '../../../src/engine/freemansFarm/index';
import { dealt, newTable } from '../../helpers/freemansFarm/table';

const SIX = [
  'british.fraser.1',
  'british.fraser.2',
  'british.fraser.3',
  'british.hamilton.1',
  'british.hamilton.2',
  'british.hamilton.3',
];

/** The British six, with the first card each time. */
function dealtSix() {
  const table = newTable();
  for (const faces of [15, 14, 13, 12, 11, 10]) {
    expect(table.asked).toMatchObject({ kind: 'roll', dice: 1, faces, what: 'draw' });
    table.roll(1);
  }
  return table;
}

describe('the deal', () => {
  it('5, T1 a die with as many faces as cards are left takes that card of the data', () => {
    const table = dealtSix();
    expect(table.asked).toMatchObject({ kind: 'keepHand', by: 'british', case: '5' });
    expect(RULES.game.view(table.state, 'british').dealt).toEqual(SIX);
  });

  it('5, T2, F4 three are kept, the others go back into the deck of the same side', () => {
    const table = dealtSix();
    const hand = ['british.fraser.1', 'british.hamilton.1', 'british.hamilton.3'];
    table.act({ kind: 'keep', cards: hand });
    expect(table.state.hands.british).toEqual(hand);
    expect(table.state.decks.british).toHaveLength(12);
    expect(table.state.decks.british).toEqual(
      expect.arrayContaining(['british.fraser.2', 'british.fraser.3', 'british.hamilton.2']),
    );
    expect(table.state.decks.american).toHaveLength(15);
  });

  it('5, T3 two cards are no hand, nor is one twice, nor one that was not dealt', () => {
    const table = dealtSix();
    expect(table.refused({ kind: 'keep', cards: SIX.slice(0, 2) })).toEqual({ code: 'keepThree', case: '5' });
    const [one = '', two = ''] = SIX;
    expect(table.refused({ kind: 'keep', cards: [one, one, two] })).toMatchObject({ code: 'sameTwice' });
    expect(table.refused({ kind: 'keep', cards: [one, two, 'british.phillips.1'] })).toMatchObject({
      code: 'notDealt',
      at: 'british.phillips.1',
    });
  });

  it('F5 the British choose first, then the Americans, and neither sees the other’s', () => {
    const table = dealtSix();
    const before = RULES.game.view(table.state, 'american');
    expect(before.dealt).toBeUndefined();
    expect(before.actions).toEqual([]);
    table.act({ kind: 'keep', cards: SIX.slice(0, 3) });
    expect(table.asked).toMatchObject({ kind: 'roll', side: 'american', faces: 15 });
  });

  it('5 then three cards of the Tactics deck make the row, and the British begin', () => {
    const table = dealt();
    expect(table.state.row).toEqual(['backInTheSaddle.1', 'backInTheSaddle.2', 'steadyTheRanks.1']);
    expect(table.state.tacticsDeck).toHaveLength(29);
    expect(table.asked).toMatchObject({ kind: 'playCard', by: 'british' });
    expect(table.told('turnBegan')).toEqual([{ type: 'turnBegan', side: 'british', round: 1 }]);
  });

  it('13.1 the solitaire opponent gets no hand: its whole deck is turned card by card', () => {
    const table = dealt({ solitaire: 'british' });
    expect(table.state.hands.british).toEqual([]);
    expect(table.state.decks.british).toHaveLength(15);
    expect(table.state.hands.american).toHaveLength(3);
    expect(table.asked).toMatchObject({ kind: 'roll', side: 'british', faces: 15, case: '13.2' });
  });
});

describe('what the enemy sees', () => {
  it('F2, 4.2, T4 three cards in hand and twelve in the deck, and one set of all that is not yet played', () => {
    const { state } = dealt();
    const seen = RULES.game.view(state, 'american');
    expect(seen.cards.british).toMatchObject({ inHand: 3, inDeck: 12, hand: undefined, deck: undefined });
    expect(seen.cards.british.unplayed).toHaveLength(15);
    expect(seen.row).toHaveLength(3);
    expect(seen.formations.poor.morale).toBe(12);
    expect(seen.formations.fraser.cards).toEqual({ all: 3, played: 0, inHand: undefined });
    expect(JSON.stringify({ ...seen, cards: undefined })).not.toContain('british.fraser.1');
  });
});
