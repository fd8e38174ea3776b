/** The checks of a course can fail: each is shown a game with one flaw. */
import { describe, expect, it } from 'vitest';
import type { Action, Event, State } from '../../../src/engine/firstSaratoga';
import { BACK, ELIMINATED } from '../../../src/engine/firstSaratoga/state';
import {
  attack,
  BATTLE_GAME,
  begin,
  halt,
  type Placed,
  type Position,
  position,
  step,
} from '../../helpers/firstSaratoga/position';
import { watchCourse } from './course';

const roll = (die: number): Action => ({ kind: 'roll', dice: [die] });
const number = (id: string) => BATTLE_GAME.world.numberOf.get(id) ?? -1;

/** Plays the actions under the eyes of the checks; the last of them may be told otherwise than it was. */
function watched(
  [placed, asked = {}]: readonly [Placed, Position?],
  actions: readonly Action[],
  flaw: (after: State, events: Event[]) => void = () => undefined,
): void {
  const state = position(placed, asked);
  const { watch } = watchCourse(BATTLE_GAME, state);
  for (const [i, action] of actions.entries()) {
    const before = BATTLE_GAME.copy(state);
    const events: Event[] = [];
    expect(BATTLE_GAME.check(state, action)).toBeUndefined();
    BATTLE_GAME.apply(state, action, (event) => events.push(event));
    if (i === actions.length - 1) flaw(state, events);
    watch({ before, after: state, action, events });
  }
}

const MARCH = [{ '1008': 'h20_62', '0302': 'poor' }] as const;
const FIGHT = [{ '1006': 'h20_62 f24 burgoyne', '0907': 'poor' }, { phase: 'combat' }] as const;
const BLOW = [attack('0907', 'h20_62 f24'), roll(5), roll(5)];
const WALK = [begin('h20_62'), step('0908')];

/** What a flaw breaks, the game, and what is done to it. */
const FLAWS: readonly (readonly [
  rule: string,
  what: string,
  game: readonly [Placed, Position?],
  actions: readonly Action[],
  flaw: (after: State, events: Event[]) => void,
])[] = [
  [
    '4.1',
    'a counter that moves again',
    MARCH,
    [...WALK, halt],
    (_, events) => events.push({ type: 'groupBegan', counters: ['h20_62'], from: 908, march: false }),
  ],
  [
    '4.1',
    'a unit that rallied and moves',
    MARCH,
    [begin('h20_62')],
    (_, events) => events.unshift({ type: 'rallied', counter: 'h20_62', what: 'order' }),
  ],
  [
    '4.1',
    'a step with another group',
    MARCH,
    WALK,
    (_, events) => events.push({ type: 'stepped', counters: ['poor'], from: 302, to: 303, cost: 2 }),
  ],
  ['3.1', 'a counter that is moved untold', MARCH, WALK, (after) => (after.at[number('poor')] = 303)],
  ['M52', 'a unit that leaves the map', MARCH, WALK, (after) => (after.at[number('h20_62')] = -1)],
  ['7.1', 'a unit that attacks again', FIGHT, [attack('0907', 'h20_62 f24')], attackOnceMore(1006, 'h20_62')],
  ['7.1', 'a hex that is attacked again', FIGHT, [attack('0907', 'f24')], attackOnceMore(907, 'h20_62')],
  ['7.1', 'an attack out of turn', FIGHT, [attack('0907', 'f24')], attackOnceMore(1006, 'poor', 'colonial')],
  ['7.2', 'the attacked as counterattackers', FIGHT, [attack('0907', 'f24')], counter('poor')],
  [
    '8.8',
    'an attack of a disrupted unit',
    [{ '1006': 'h20_62! f24', '0907': 'poor' }, { phase: 'combat' }],
    [attack('0907', 'f24')],
    attackOnceMore(1008, 'h20_62'),
  ],
  [
    '4.4',
    'an attack after a march',
    [{ '1006': 'h20_62> f24', '0907': 'poor' }, { phase: 'combat' }],
    [attack('0907', 'f24')],
    attackOnceMore(1008, 'h20_62'),
  ],
  [
    'M25',
    'an attack of an ineffective battalion',
    [{ '1006': 'h20_62 f24-', '0907': 'poor' }, { phase: 'combat' }],
    [attack('0907', 'h20_62')],
    attackOnceMore(1008, 'f24'),
  ],
  [
    '15.2',
    'a British step that comes back',
    [{ '1008': 'h20_62-', '0302': 'poor' }],
    [begin('h20_62'), step('0908')],
    (after, events) => {
      after.marks[number('h20_62')] = 0;
      events.push({ type: 'rallied', counter: 'h20_62', what: 'step' });
    },
  ],
  [
    '15.2',
    'a Colonial step that comes back without a rally',
    [{ '1008': 'h20_62', '0302': 'poor-' }],
    WALK,
    (after) => (after.marks[number('poor')] = 0),
  ],
  ['2.4', 'a step that is lost untold', MARCH, WALK, (after) => (after.marks[number('poor')] = BACK)],
  [
    '8.7',
    'two steps by one loss',
    FIGHT,
    BLOW,
    (after, events) => {
      after.at[number('poor')] = ELIMINATED;
      events.push({ type: 'eliminated', unit: 'poor', hex: 907, by: 'step' });
    },
  ],
  [
    '14.3',
    'points without combat',
    MARCH,
    WALK,
    (after, events) => {
      after.at[number('poor')] = ELIMINATED;
      events.push({ type: 'eliminated', unit: 'poor', hex: 302, by: 'captured' });
    },
  ],
  [
    '14.3',
    'points for a unit that is still there',
    FIGHT,
    BLOW,
    (_, events) => events.push({ type: 'eliminated', unit: 'poor', hex: 907, by: 'rout' }),
  ],
  [
    'M50',
    'a flag that nobody passed',
    MARCH,
    WALK,
    (after) => (after.owners = after.owners.map(() => 'british')),
  ],
  [
    'M50',
    'a flag that stays when a unit passes',
    [{ '0408': 'h20_62', '0302': 'poor' }],
    [begin('h20_62'), step('0308')],
    (after) => (after.owners = after.owners.map((_, i) => (i < 2 ? 'colonial' : 'british'))),
  ],
];

function attackOnceMore(hex: number, unit: string, side: 'british' | 'colonial' = 'british') {
  return (_: State, events: Event[]) =>
    void events.push({
      type: 'attacked',
      side,
      mode: 'normal',
      hex,
      units: [unit],
      primary: unit,
      counter: false,
    });
}

function counter(unit: string) {
  return (_: State, events: Event[]) =>
    void events.push({
      type: 'attacked',
      side: 'colonial',
      mode: 'normal',
      hex: 1006,
      units: [unit],
      primary: unit,
      counter: true,
    });
}

describe('the checks of a course', () => {
  it('3.1 let a move and an attack pass that are as they should be', () => {
    expect(() => watched(MARCH, [...WALK, halt])).not.toThrow();
    expect(() => watched(FIGHT, [attack('0907', 'h20_62 f24'), roll(3)])).not.toThrow();
  });

  it.each(FLAWS)('%s notice %s', (rule, _, game, actions, flaw) => {
    expect(() => watched(game, actions)).not.toThrow();
    expect(() => watched(game, actions, flaw)).toThrow(new RegExp(`^${rule}: `));
  });
});
