/** 4.2 What is hidden, from whom; who sits at the screen; what an opponent gets. */
import { describe, expect, it } from 'vitest';
import { type Action, dealtAnew, type Event, RULES, type Side } from '../../../src/engine/freemansFarm/index';
import { copyState, type State } from '../../../src/engine/freemansFarm/state';
import { card } from '../../helpers/freemansFarm/position';
import { dealt, newTable, type Table, tableAt } from '../../helpers/freemansFarm/table';

const { game, seatFor, eventFor, observe, isHiding } = RULES;

/** The same position with two cards of a side's hand and deck changed for each other. */
function twinOf(state: State, side: Side): State {
  const twin = copyState(state);
  const [hand, deck] = [twin.hands[side], twin.decks[side]];
  twin.hands[side] = [deck[0] ?? '', ...hand.slice(1)].sort();
  twin.decks[side] = [hand[0] ?? '', ...deck.slice(1)].sort();
  return twin;
}

describe('views', () => {
  it('F2, 4.2 two hands that differ look the same to the enemy and at the table', () => {
    const { state } = dealt();
    for (const viewer of ['american', undefined] as const)
      expect(game.view(twinOf(state, 'british'), viewer)).toEqual(game.view(state, viewer));
    expect(game.view(twinOf(state, 'british'), 'british')).not.toEqual(game.view(state, 'british'));
  });

  it('F2 the decider sees what he may do, the enemy nothing of it', () => {
    const { state } = dealt();
    expect(game.view(state, 'british').actions.filter(({ kind }) => kind === 'play')).toHaveLength(3);
    expect(game.view(state, 'american').actions).toEqual([]);
    expect(game.view(state, undefined).actions).toEqual([]);
  });

  it('F12, 4.2 search at the table nobody is told what could be searched for', () => {
    const table = atDraw(5);
    const seen = game.view(table.state, undefined);
    expect(seen.mayLook).toBe(true);
    expect(seen.actions).toEqual([{ kind: 'draw' }]);
    expect(game.view(table.state, 'british').actions.some(({ kind }) => kind === 'search')).toBe(true);
    expect(game.view(table.state, 'american').actions).toEqual([]);
  });

  it('4.3 Tactics cards, cubes, Morale and markers lie open to all', () => {
    const { state } = tableAt({ held: { british: ['freshResolve.1'] }, cubes: { british: 4 } });
    for (const viewer of ['british', 'american', undefined] as const) {
      const seen = game.view(state, viewer);
      expect(seen.held.british).toMatchObject([{ card: 'freshResolve.1', title: 'freshResolve' }]);
      expect(seen.cubes.british).toBe(4);
      expect(seen.unseenTactics).toHaveLength(28);
    }
  });

  it('F2 nothing is hidden where one person plays both sides, against the solitaire opponent, and at the end', () => {
    expect(isHiding(dealt().state)).toBe(true);
    expect(isHiding(dealt({ open: true }).state)).toBe(false);
    expect(isHiding(dealt({ solitaire: 'american' }).state)).toBe(false);
    const over = dealt().state;
    over.ending = { winner: 'british', reason: 'formations' };
    expect(isHiding(over)).toBe(false);
    expect(game.view(dealt({ open: true }).state, undefined).cards.british.hand).toHaveLength(3);
    expect(RULES.opened(dealt().state)).toMatchObject({ isOpen: true });
  });
});

describe('events', () => {
  it('F2, 5, 6.1 step 7 a drawn, kept or fetched card is told to its owner alone', () => {
    const events: Event[] = [
      { type: 'drew', side: 'british', card: 'british.fraser.1' },
      { type: 'kept', side: 'british', cards: ['british.fraser.1'] },
      { type: 'fetched', side: 'british', how: 'aideDeCamp', card: 'british.fraser.1' },
    ];
    for (const event of events) {
      expect(eventFor(event, 'british')).toBe(event);
      for (const viewer of ['american', undefined] as const)
        expect(JSON.stringify(eventFor(event, viewer))).not.toContain('fraser');
    }
  });

  it('6.1 step 1 a card played is told to all', () => {
    const event: Event = {
      type: 'cardPlayed',
      side: 'british',
      card: 'british.fraser.1',
      formation: 'fraser',
    };
    expect(eventFor(event, 'american')).toBe(event);
  });
});

/** The British are at step 7 with so many cubes. */
function atDraw(cubes: number): Table {
  const riedesel1 = card('riedesel', 1);
  const table = tableAt({ cubes: { british: cubes - 1 }, hand: { british: [riedesel1] } })
    .play(riedesel1)
    .command('riedesel.toThree')
    .pay('morale');
  return (table.kind === 'purchase' ? table.pass() : table).roll(1);
}

describe('the one screen', () => {
  const alone = (viewer: Side) => ({ viewer, curtain: undefined });
  const handOver = (curtain: Side) => ({ viewer: undefined, curtain });
  const table = { viewer: undefined, curtain: undefined };

  it('4.2 a hand is chosen and a card played alone; the rest is done at the table', () => {
    const { state } = dealt();
    expect(seatFor(state, 'american', false)).toEqual(handOver('british'));
    expect(seatFor(state, 'british', false)).toEqual(alone('british'));
    const played = tableAt({ hand: { british: [card('fraser', 1)] } }).play(card('fraser', 1));
    expect(seatFor(played.state, 'british', false)).toEqual(table);
    const keeping = newTable();
    for (let cards = 0; cards < 6; cards++) keeping.roll(1);
    expect(seatFor(keeping.state, undefined, false)).toEqual(handOver('british'));
  });

  it('4.2 search at step 7 who wants to look through his deck asks for the curtain', () => {
    const { state } = atDraw(5);
    expect(seatFor(state, 'british', false)).toEqual(table);
    expect(seatFor(state, undefined, true)).toEqual(handOver('british'));
    expect(seatFor(state, 'british', true)).toEqual(alone('british'));
  });

  it('6.1 step 7 a draw falls at the table, where no hand lies open', () => {
    const draw = atDraw(1);
    expect(draw.asked).toMatchObject({ kind: 'roll', what: 'draw' });
    expect(seatFor(draw.state, 'british', false)).toEqual(table);
  });

  it('4.3 a test that a card asks for before the Activation card does not take the screen from its player', () => {
    const { state } = tableAt({ morale: { learned: 4 }, held: { british: ['officersDown.1'] } }).tactics(
      'officersDown.1',
      { formation: 'learned' },
    );
    expect(seatFor(state, 'british', false)).toEqual(alone('british'));
    expect(seatFor(state, undefined, false)).toEqual(table);
  });

  it('6.1 at most one hand-over a turn, the enemy’s answers included', () => {
    const game1 = dealt();
    let seated: Side | undefined = 'british';
    let handOvers = 0;
    const turns = 8;
    for (let actions = 0; game1.state.round <= turns / 2 && actions < 900; actions++) {
      const seat = seatFor(game1.state, seated, false);
      if (seat.curtain) {
        handOvers++;
        seated = seat.curtain;
      } else seated = seat.viewer;
      step(game1, actions);
    }
    expect(game1.state.round).toBe(turns / 2 + 1);
    expect(handOvers).toBeLessThanOrEqual(turns);
    expect(handOvers).toBeGreaterThan(turns - 2);
  });

  it('13 against the solitaire opponent nobody is handed anything', () => {
    const { state } = dealt({ solitaire: 'british' });
    expect(seatFor(state, undefined, false)).toEqual(alone('american'));
    expect(seatFor(dealt({ open: true }).state, undefined, true)).toEqual(table);
  });
});

/** Some action or roll, not always the first. */
function step(at: Table, number: number): void {
  const asked = at.asked;
  if (!asked) return;
  if (asked.kind === 'roll' && 'dice' in asked)
    at.roll(...Array.from({ length: asked.dice }, (_, die) => 1 + ((number * 7 + die * 5) % asked.faces)));
  else {
    const kinds = at.actions.filter(({ kind }) => kind !== 'reroll') as readonly Action[];
    const action = kinds[number % kinds.length];
    if (action) at.act(action);
  }
}

describe('what an opponent gets', () => {
  it('F2 a state of the same shape in which the enemy’s hand is the same whatever it is', () => {
    const { state } = dealt();
    expect(observe(twinOf(state, 'british'), 'american')).toEqual(observe(state, 'american'));
    expect(observe(state, 'american').hands.american).toEqual(state.hands.american);
    const seen = observe(state, 'american');
    expect([seen.hands.british.length, seen.decks.british.length]).toEqual([3, 12]);
    expect(game.decision(seen)).toEqual(game.decision(state));
  });

  it('5 the six that are dealt are hidden, too', () => {
    const [one, other] = [newTable(), newTable()];
    for (let cards = 0; cards < 6; cards++) {
      one.roll(1);
      other.roll(3);
    }
    expect(observe(one.state, 'american')).toEqual(observe(other.state, 'american'));
    expect(observe(one.state, 'british')).not.toEqual(observe(other.state, 'british'));
  });

  it('F2 other hands can be dealt to it, of all that is not played', () => {
    const { state } = dealt();
    const seen = observe(state, 'american');
    const other = dealtAnew(seen, 'british', (limit) => limit - 1);
    expect(other.hands.british).toEqual(['british.phillips.2', 'british.phillips.3', 'british.breymann.1']);
    expect([...other.hands.british, ...other.decks.british].sort()).toEqual(
      [...state.hands.british, ...state.decks.british].sort(),
    );
  });
});
