/** 4.0 Movement in clear weather: where everybody should stand when the attacks begin, found by trying blows and places. */
import type { Hex } from '../../engine/hexmap/hexId';
import {
  copyState,
  fieldOf,
  fitsIn,
  hexOfPiece,
  type Piece,
  readBoard,
  type State,
  unitFace,
} from '../../engine/firstSaratoga/index';
import { assaultsOf } from './assaults';
import { judge } from './judge';
import { type Choices, choicesOf } from './movers';
import type { Officer } from './officer';

/** Where each counter goes; whoever is not named stays. */
export type Places = ReadonlyMap<Piece, Hex>;

/** Blows that are looked at closely. */
const CLOSE = 3;

export function planMarch(officer: Officer, state: State): Places {
  const choices = choicesOf(officer, state);
  if (choices.size === 0) return new Map();
  const order = orderOf(officer, state, choices);
  const start = copyState(state);
  const plain = settle(officer, start, choices, order);
  let best = { value: judge(officer, plain, 'strike'), state: plain };
  if (officer.traits.masses) {
    const tries = assaultsOf(officer, state, choices)
      .map((assault) => {
        const tried = copyState(start);
        for (const [piece, hex] of assault.places) put(officer, tried, piece, hex);
        return { assault, tried, value: judge(officer, tried, 'strike') };
      })
      .sort((a, b) => b.value - a.value || a.assault.hex - b.assault.hex)
      .slice(0, CLOSE);
    for (const { assault, tried } of tries) {
      const others = order.filter((piece) => !assault.places.has(piece));
      const settled = settle(officer, tried, choices, others);
      const value = judge(officer, settled, 'strike');
      if (value <= best.value) continue;
      best = { value, state: settled };
      officer.aim = { intent: 'assault', hex: assault.hex, units: [...assault.places.keys()] };
    }
  }
  const final = settle(officer, best.state, choices, order);
  return new Map(
    order.flatMap((piece) => {
      const hex = hexOfPiece(final, piece);
      return hex === hexOfPiece(state, piece) ? [] : [[piece, hex] as const];
    }),
  );
}

function put(officer: Officer, state: State, piece: Piece, hex: Hex): void {
  if (fitsIn(officer.world, readBoard(officer.world, state), [piece], hex)) state.at[piece] = hex;
}

/** Each in turn takes the place where the whole looks best; changes and answers the state that it is given. */
function settle(officer: Officer, state: State, choices: Choices, order: readonly Piece[]): State {
  const { world } = officer;
  for (const piece of order) {
    const stood = state.at[piece] ?? 0;
    let best = { value: judge(officer, state, 'strike') + STAY, hex: stood };
    for (const hex of choices.get(piece)?.keys() ?? []) {
      if (hex === stood || !isWorthALook(officer, state, piece, hex)) continue;
      state.at[piece] = stood;
      if (!fitsIn(world, readBoard(world, state), [piece], hex)) continue;
      state.at[piece] = hex;
      const value = judge(officer, state, 'strike');
      if (value > best.value) best = { value, hex };
    }
    state.at[piece] = best.hex;
  }
  return state;
}

/** Nobody moves for nothing. */
const STAY = 0.01;

/** 10.3 leaders ride to men only. */
const isWorthALook = ({ world, side }: Officer, state: State, piece: Piece, hex: Hex): boolean =>
  !world.isLeader[piece] || fieldOf(readBoard(world, state), side).own[hex] !== 0;

/** The strong first, leaders last. */
function orderOf({ world }: Officer, state: State, choices: Choices): readonly Piece[] {
  const weight = (piece: Piece) => (world.isLeader[piece] ? -1 : unitFace(world, state, piece).cf);
  return [...choices.keys()].sort((a, b) => weight(b) - weight(a) || a - b);
}
