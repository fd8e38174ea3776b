/** 4.2 What is no choice is not asked: once all are in, the entry is over. */
import { expect, it } from 'vitest';
import { settle } from '../../../src/engine/kernel/frames';
import { RULES } from '../../../src/engine/campaign';
import { PHASES } from '../../../src/engine/campaign/phases/index';
import { apply } from '../../../src/engine/campaign/game';
import { id, playerTurn } from '../../helpers/campaign/position';

function entering() {
  const state = playerTurn({ phasing: 'american', turn: 7 });
  state.due[id('nixon')] = 7;
  settle(state, PHASES, () => undefined);
  return state;
}

it('4.2 somebody who is due must be placed by his side', () => {
  expect(RULES.obvious(entering(), 'american')).toBeUndefined();
});

it('4.2 when all are in, the entry ends by itself, but not for the other side', () => {
  const state = entering();
  apply(state, { kind: 'enter', block: 'nixon', place: 'albany' }, () => undefined);
  expect(RULES.obvious(state, 'american')).toEqual({ kind: 'ready' });
  expect(RULES.obvious(state, 'british')).toBeUndefined();
});
