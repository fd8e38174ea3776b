/** 4.1 The orders of a movement phase: a plan carried out group by group, or in fog one die after another. */
import { formatHex, type Hex } from '../../engine/hexmap/hexId';
import {
  type Action,
  copyState,
  entryHexOf,
  fitsIn,
  hexOfPiece,
  idOf,
  isOnMap,
  type Piece,
  readBoard,
  type State,
} from '../../engine/firstSaratoga/index';
import { judge } from './judge';
import { planMarch, type Places } from './march';
import { choicesOf, waysOf, wayTo } from './movers';
import type { Officer } from './officer';
import { winningMarch } from './win';

/** What is to be done next, and more of it if nothing can come between. */
export function move(officer: Officer, state: State): readonly Action[] {
  const win = winningMarch(officer, state);
  if (win) {
    officer.aim = { intent: 'win', hex: win.hex, units: [win.unit] };
    officer.goal = win.hex;
    return win.actions;
  }
  return state.fog ? grope(officer, state) : carryOut(officer, state, planMarch(officer, state));
}

/** All of a plan, as far as no die comes between; the last order ends the phase. */
function carryOut(officer: Officer, state: State, places: Places): readonly Action[] {
  const { game, world } = officer;
  const actions: Action[] = [];
  const done = copyState(state);
  const left = new Map(places);
  const play = (action: Action): boolean => {
    if (game.check(done, action)) return false;
    game.apply(done, action, () => undefined);
    actions.push(action);
    return true;
  };
  for (let isMoving = true; isMoving && left.size > 0;) {
    isMoving = false;
    for (const [piece, hex] of left) {
      const group = companions(officer, done, left, piece, hex);
      const together = wayTo(officer, done, group, hex);
      const pieces = together ? group : [piece];
      const way = together ?? wayTo(officer, done, pieces, hex);
      if (!way || !fitsIn(world, readBoard(world, done), pieces, hex)) continue;
      for (const each of pieces) left.delete(each);
      const counters = pieces.map((each) => idOf(world, each));
      if (!play({ kind: 'begin', counters, march: way.march })) continue;
      isMoving = true;
      if (!play({ kind: 'step', path: way.path })) play({ kind: 'halt' });
      const asked = game.decision(done);
      if (asked?.kind === 'moveGroup' && asked.by === officer.side) play({ kind: 'halt' });
      if (game.decision(done)?.kind !== 'move') return actions;
      break;
    }
  }
  play({ kind: 'endMovement' });
  return actions;
}

/** Those who go the same way from the same place. */
const companions = (
  { world }: Officer,
  state: State,
  places: Places,
  piece: Piece,
  hex: Hex,
): readonly Piece[] =>
  [...places.keys()].filter(
    (other) =>
      places.get(other) === hex &&
      state.at[other] === state.at[piece] &&
      (isOnMap(state, other) || entryHexOf(world, state, other) === entryHexOf(world, state, piece)),
  );

/** 4.5 in fog: whoever would gain most by a middling die sets out first. */
function grope(officer: Officer, state: State): readonly Action[] {
  const { world } = officer;
  const choices = choicesOf(officer, state);
  const stays = judge(officer, state, 'strike');
  let best: { group: readonly Piece[]; march: boolean; hex: Hex; value: number } | undefined;
  for (const group of groupsOf(officer, state, [...choices.keys()]))
    for (const march of [false, true])
      for (const hex of waysOf(officer, state, group, march).keys()) {
        const value = judge(officer, placed(state, group, hex), 'strike') - stays;
        if (value > LEAST && (!best || value > best.value)) best = { group, march, hex, value };
      }
  if (!best) return [{ kind: 'endMovement' }];
  officer.goal = best.hex;
  return [{ kind: 'begin', counters: best.group.map((piece) => idOf(world, piece)), march: best.march }];
}

const LEAST = 0.02;

export function placed(state: State, group: readonly Piece[], hex: Hex): State {
  const moved = copyState(state);
  for (const piece of group) moved.at[piece] = hex;
  return moved;
}

/** Each by itself, and all who stand together. */
function groupsOf({ world }: Officer, state: State, pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const stacks = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const place = isOnMap(state, piece)
      ? formatHex(hexOfPiece(state, piece))
      : `beside ${entryHexOf(world, state, piece)}`;
    stacks.set(place, [...(stacks.get(place) ?? []), piece]);
  }
  return [...stacks.values()].flatMap((stack) =>
    stack.length > 1 ? [stack, ...stack.map((each) => [each])] : [stack],
  );
}

/** 4.1 a group under way, after its die: the place where the whole looks best, or none. */
export function goOn(officer: Officer, state: State, group: readonly Piece[]): Action {
  let best: { value: number; path: readonly number[] } = {
    value: judge(officer, state, 'strike') + LEAST,
    path: [],
  };
  for (const [hex, { path }] of waysOf(officer, state, group, false)) {
    const value = judge(officer, placed(state, group, hex), 'strike');
    if (value > best.value) best = { value, path };
  }
  return best.path.length === 0 ? { kind: 'halt' } : { kind: 'step', path: best.path };
}
