/** Whether a state survives being written down: the same decision, the same actions, the same future. */
import { expect } from 'vitest';
import type { RollDecision } from '../../../src/engine/kernel/game';
import type { Action } from '../../../src/engine/saratoga/actions';
import { actions, apply, decision } from '../../../src/engine/saratoga/game';
import {
  formatPosition,
  parsePosition,
  type Problem,
  readPosition,
  writePosition,
} from '../../../src/engine/saratoga/position';
import { isCombatUnit, PIECES } from '../../../src/engine/saratoga/roster';
import { stackIn } from '../../../src/engine/saratoga/stacking';
import { copyState, hexOfPiece, isOnMap, LOST, type State } from '../../../src/engine/saratoga/state';

/** A state comes back from JSON and from text, and plays on as it would have. */
export function expectBack(state: State, chance: () => number): void {
  const json = writePosition(state);
  const back = stateOf(readPosition(JSON.parse(JSON.stringify(json))));
  expectSame(writePosition(back), json);
  expectSame(whatCounts(back), whatCounts(state));
  expectSame(stateOf(parsePosition(formatPosition(state))), back);
  expectSame(decision(back), decision(state));
  const offered = actions(state);
  expectSame(actions(back), offered);
  const action = offered[Math.floor(chance() * offered.length)] ?? rolled(state, chance);
  if (action) expectSame(whatCounts(after(back, action)), whatCounts(after(state, action)));
}

/** Texts are compared faster than objects. */
function expectSame(value: unknown, wanted: unknown): void {
  if (JSON.stringify(value) !== JSON.stringify(wanted)) expect(value).toEqual(wanted);
}

/** Without what no rule asks for: marks of those off the map, hits of the lost, the last roll's winner, gaps in an order. */
function whatCounts(state: State): State {
  const copy = copyState(state);
  for (const piece of PIECES) {
    if (isOnMap(state, piece)) copy.order[piece] = stackIn(state, hexOfPiece(state, piece)).indexOf(piece);
    if (!isCombatUnit(piece)) copy.inCommand[piece] = false;
    if (state.at[piece] === LOST) copy.hits[piece] = 0;
    if (isOnMap(state, piece)) continue;
    for (const flags of [copy.inCommand, copy.active, copy.inContact, copy.done, copy.seen])
      flags[piece] = false;
    for (const numbers of [copy.order, copy.spent, copy.shotAt]) numbers[piece] = 0;
  }
  const [turn] = copy.frames;
  if (turn?.kind === 'turn' && turn.stage === 'roll') turn.side = 'american';
  return copy;
}

export function rolled(state: State, chance: () => number): Action | undefined {
  const asked = decision(state) as RollDecision | undefined;
  return (
    asked && { kind: 'roll', dice: Array.from({ length: asked.dice }, () => 1 + Math.floor(chance() * 6)) }
  );
}

export function after(state: State, action: Action): State {
  const next = copyState(state);
  apply(next, action, () => undefined);
  return next;
}

export function stateOf(read: State | Problem[]): State {
  if (Array.isArray(read)) throw new Error(`a position is refused: ${JSON.stringify(read)}`);
  return read;
}
