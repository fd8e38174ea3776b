/** Random legal play at full speed: one state, changed in place, out of a seed. */
import type { RollDecision } from '../../src/engine/kernel/game';
import type { Action, Setup, State } from '../../src/engine/saratoga';
import { SARATOGA } from '../../src/engine/saratoga';

const silent = () => undefined;

/** Any action that is offered; one time in six it ends a move or a phase, where that can be done. */
export function playRandomly(
  setup: Setup,
  seed: number,
): { readonly actions: number; readonly state: State } {
  const chance = chanceOf(seed);
  const state = SARATOGA.start(setup);
  let actions = 0;
  for (;;) {
    if (!SARATOGA.decision(state)) return { actions, state };
    SARATOGA.apply(state, chooseRandomly(state, chance), silent);
    actions++;
  }
}

export function chooseRandomly(state: State, chance: () => number): Action {
  const asked = SARATOGA.decision(state);
  return asked?.by === 'dice'
    ? rollFor(asked as RollDecision, chance)
    : pick(SARATOGA.actions(state), chance);
}

function pick(list: readonly Action[], chance: () => number): Action {
  const last = list.at(-1);
  // What ends a move or a phase is offered last.
  if (last && ENDINGS.has(last.kind) && chance() < 1 / 6) return last;
  const chosen = list[Math.floor(chance() * list.length)];
  if (!chosen) throw new Error('nothing is offered');
  return chosen;
}

const ENDINGS: ReadonlySet<Action['kind']> = new Set([
  'ready',
  'endCommand',
  'halt',
  'endMovement',
  'endCombatMovement',
  'holdAll',
  'endRecovery',
] as const);

function rollFor({ dice, faces }: RollDecision, chance: () => number): Action {
  const rolled: number[] = [];
  for (let i = 0; i < dice; i++) rolled.push(1 + Math.floor(chance() * faces));
  return { kind: 'roll', dice: rolled };
}

/** Numbers from 0 to 1. */
export function chanceOf(seed: number): () => number {
  let word = seed >>> 0;
  return () => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return word / 4294967296;
  };
}
