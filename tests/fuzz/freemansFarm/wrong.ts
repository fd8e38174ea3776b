/** Actions that may well be wrong: the right kind with anything in its fields, and damaged ones. */
import {
  type Action,
  ACTIVATION_CARDS,
  COMMANDS,
  FORMATIONS,
  FREEMANS_FARM,
  GENERALS,
  type State,
  TACTICS_DECK,
} from '../../../src/engine/freemansFarm/index';
import { ACTION_FIELDS } from '../../../src/engine/freemansFarm/actionShape';
import { below, type Chance, pick } from '../chance';

const KINDS = Object.keys(ACTION_FIELDS) as Action['kind'][];

/** A well-formed action of any kind with any names. */
export function guess(state: State, chance: Chance): Action {
  const listed = FREEMANS_FARM.actions(state);
  const kind = listed.length > 0 && chance() < 0.6 ? pick(chance, listed).kind : pick(chance, KINDS);
  const action: Record<string, unknown> = { kind };
  for (const [name, holds] of Object.entries(ACTION_FIELDS[kind])) {
    const bare = name.replace('?', '');
    if (name !== bare && chance() < 0.5) continue;
    action[bare] = typeof holds === 'string' ? valueFor(state, bare, holds, chance) : pick(chance, holds);
  }
  return action as unknown as Action;
}

function valueFor(state: State, name: string, holds: string, chance: Chance): unknown {
  switch (holds) {
    case 'number':
      return below(chance, 5) - 1;
    case 'dice':
      return Array.from({ length: below(chance, 8) }, () => below(chance, 9));
    case 'list':
      return Array.from({ length: below(chance, 4) }, () => below(chance, 9) - 1);
    case 'texts':
      return Array.from({ length: 2 + below(chance, 3) }, () => nameFor(state, 'card', chance));
    default:
      return nameFor(state, name, chance);
  }
}

/** Rather a name that could fit here. */
function nameFor(state: State, field: string, chance: Chance): string {
  if (chance() < 0.05) return pick(chance, STRANGE_WORDS);
  const side = state.phasing;
  switch (field) {
    case 'general':
      return pick(chance, GENERALS);
    case 'formation':
    case 'target':
      return pick(chance, FORMATIONS);
    case 'command':
    case 'gunCommand':
      return pick(chance, COMMANDS);
    case 'pay':
      return pick(chance, ['cubes', 'morale', 'marker', 'pressThemHard.1', 'freshResolve.1', 'gold']);
    default:
      return pick(chance, [
        ...state.hands[side],
        ...state.held.british,
        ...state.held.american,
        pick(chance, ACTIVATION_CARDS).id,
        pick(chance, TACTICS_DECK),
      ]);
  }
}

/** One that was damaged in a file. */
export function damaged(action: Action, chance: Chance): unknown {
  const copy = JSON.parse(JSON.stringify(action)) as Record<string, unknown>;
  const field = pick(chance, Object.keys(copy));
  switch (below(chance, 6)) {
    case 0:
      return { ...copy, [field]: pick(chance, STRANGE) };
    case 1: {
      const { [field]: _gone, ...rest } = copy;
      return rest;
    }
    case 2:
      return { ...copy, extra: pick(chance, STRANGE) };
    case 3:
      return { ...copy, kind: pick(chance, [...KINDS, ...STRANGE_WORDS]) };
    case 4:
      return JSON.parse(`{"__proto__":{"kind":"roll"},${JSON.stringify(copy).slice(1)}`) as unknown;
    default:
      return chance() < 0.2 ? pick(chance, STRANGE) : { ...copy, [field]: [copy[field]] };
  }
}

const STRANGE_WORDS = ['', 'nothing', 'constructor', '__proto__', 'toString', 'hasOwnProperty', 'fraser '];
/** Anything that JSON can hold; JSON reads 1e999 as Infinity. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e9,
  2 ** 53,
  Infinity,
  ...STRANGE_WORDS,
  [],
  {},
  [[]],
  [null],
  ['__proto__'],
  { length: 1, 0: 'fraser' },
  { toString: null, valueOf: null },
  'x'.repeat(5_000),
];
