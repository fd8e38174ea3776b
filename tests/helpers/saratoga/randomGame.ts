/** Plays whole games of Saratoga by chance out of a seed, and looks at the state after each action. */
import type { RollDecision } from '../../../src/engine/kernel/game';
import type { Action } from '../../../src/engine/saratoga/actions';
import type { Event } from '../../../src/engine/saratoga/events';
import { actions, apply, check, decision, type Setup, start } from '../../../src/engine/saratoga/game';
import { copyState, type State } from '../../../src/engine/saratoga/state';

export interface Step {
  readonly kind: string;
  readonly before: State;
  readonly action: Action;
  readonly after: State;
  readonly events: readonly Event[];
}

/** A stream of numbers from 0 to 1 out of a seed. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Half of the time somebody comes to blows, so that battles happen and are not only walked about. */
export function playAtRandom(setup: Setup, seed: number, look: (step: Step) => void, most = 12_000): State {
  const chance = chanceOf(seed);
  const state = start(setup);
  for (let count = 0; count < most; count++) {
    const asked = decision(state);
    if (!asked) return state;
    const action = asked.by === 'dice' ? roll(asked as RollDecision, chance) : choose(state, chance);
    const before = copyState(state);
    const events: Event[] = [];
    const refusal = check(state, action);
    if (refusal)
      throw new Error(
        `${asked.kind}: ${JSON.stringify(action)} is listed and refused: ${JSON.stringify(refusal)}`,
      );
    apply(state, action, (event) => events.push(event));
    look({ kind: asked.kind, before, action, after: state, events });
  }
  throw new Error(`no end after ${most} actions`);
}

const roll = (asked: RollDecision, chance: () => number): Action => ({
  kind: 'roll',
  dice: Array.from({ length: asked.dice }, () => 1 + Math.floor(chance() * asked.faces)),
});

const FIGHTING: readonly Action['kind'][] = [
  'fire',
  'combatMove',
  'activate',
  'recover',
  'advance',
  'deploy',
];

function choose(state: State, chance: () => number): Action {
  const list = actions(state);
  const fights = list.filter((action) => FIGHTING.includes(action.kind));
  const from = fights.length > 0 && chance() < 0.7 ? fights : list;
  const chosen = from[Math.floor(chance() * from.length)];
  if (!chosen) throw new Error(`nothing is offered: ${JSON.stringify(state.frames.at(-1))}`);
  return chosen;
}
