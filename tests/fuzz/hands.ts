/** Dice that lean to one side, so that what is rare comes up often. A roll is an answer like any other. */
import type { RollDecision } from '../../src/engine/kernel/game';
import { type Side, SIDES } from '../../src/engine/saratoga/index';
import type { State } from '../../src/engine/saratoga/state';
import { below, type Chance, pick } from './chance';
import { SIDE } from './ground';

export interface Hand {
  readonly name: string;
  roll(state: State, asked: RollDecision): number[];
}

type Lean = 'low' | 'high' | 'fair';

/** What the dice are for, by the case that asks. */
type Purpose = 'order' | 'gates' | 'shot' | 'morale' | 'recovery';
const PURPOSES: Readonly<Record<string, Purpose>> = {
  '4.0': 'order',
  '5.2': 'gates',
  '7.2': 'shot',
  '3.8.1': 'morale',
  '8.0': 'recovery',
};

type Leaning = (state: State, purpose: Purpose) => Lean;

const HANDS: Readonly<Record<string, (chance: Chance) => Leaning>> = {
  fair: () => () => 'fair',
  /** Every shot hits and every check fails. */
  panic: () => leaning({ shot: 'high', morale: 'high' }),
  /** Every shot hits and nobody breaks: units die to the last. */
  slaughter: () => leaning({ shot: 'high', morale: 'low', gates: 'high' }),
  /** Nobody hits anything, but for one side. */
  onesided: (chance) => {
    const lucky = pick(chance, SIDES);
    return (state, purpose) => {
      if (purpose === 'gates') return 'high';
      if (purpose !== 'shot') return 'fair';
      return firerOf(state) === lucky ? 'high' : 'low';
    };
  },
  /** Quiet until a turn comes in which everybody is hit and breaks. */
  storm: (chance) => {
    const turn = 5 + below(chance, 4);
    return (state, purpose) => {
      if (purpose === 'gates') return 'high';
      if (purpose !== 'shot' && purpose !== 'morale') return 'fair';
      if (purpose === 'shot' && state.turn === turn - 1) return 'high';
      return state.turn >= turn ? 'high' : 'low';
    };
  },
};

export const HAND_NAMES = Object.keys(HANDS);

export function handOf(name: string, chance: Chance): Hand {
  const lean = HANDS[name]?.(chance);
  if (!lean) throw new Error(`no dice called ${name}`);
  return {
    name,
    roll(state, asked) {
      const purpose = PURPOSES[asked.case];
      if (!purpose) throw new Error(`dice for a new purpose: ${asked.case}`);
      const way = chance() < 0.1 ? 'fair' : lean(state, purpose);
      return Array.from({ length: asked.dice }, () => die(way, asked.faces, chance));
    },
  };
}

const leaning =
  (leans: Partial<Record<Purpose, Lean>>): Leaning =>
  (_, purpose) =>
    leans[purpose] ?? 'fair';

function die(lean: Lean, faces: number, chance: Chance): number {
  if (lean === 'low') return 1 + below(chance, 2);
  if (lean === 'high') return faces - below(chance, 2) * below(chance, 2);
  return 1 + below(chance, faces);
}

function firerOf(state: State): Side | undefined {
  const frame = state.frames.at(-1);
  return frame?.kind === 'shot' ? SIDE[frame.unit] : undefined;
}
