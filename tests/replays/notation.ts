/** A recorded game as a file: the actions in short words, by phase, with what the game looked like at each phase. */
import type { RollAction } from '../../src/engine/kernel/game';
import type { SavedLink, SavedSeed } from '../../src/engine/kernel/save';
import type { Action, ActionKind, Setup } from '../../src/engine/saratoga/index';

export interface RecordedPhase {
  /** Turn, side and phase. */
  readonly at: string;
  /** Of the state in which it began. */
  readonly digest: string;
  /** What a reader can make of that state. */
  readonly facts: string;
  /** Words of the actions, with semicolons between them. */
  readonly actions: string;
}

export interface RecordedGame {
  /** Of the rules. */
  readonly version: number;
  readonly setup: Setup;
  /** All rolls follow from it. */
  readonly dice: SavedSeed;
  readonly phases: readonly RecordedPhase[];
  readonly outcome: string;
  /** Of the last state. */
  readonly digest: string;
  /** The last link of the chain that a save of the game has. */
  readonly chain: readonly [SavedLink];
}

type Form = 'word' | 'words' | 'number' | 'hex' | 'hexes';

/** The fields of each kind in the order in which they are written. */
const FIELDS: Readonly<Record<Exclude<ActionKind, 'roll'>, Readonly<Record<string, Form>>>> = {
  place: { counter: 'word', hex: 'hex' },
  lift: { counter: 'word' },
  deploy: {},
  ready: {},
  chooseOrder: { first: 'word' },
  activate: { formation: 'word' },
  endCommand: {},
  move: { counters: 'words', path: 'hexes' },
  reorder: { counters: 'words' },
  exit: { counters: 'words' },
  halt: {},
  endMovement: {},
  remove: { counter: 'word' },
  combatMove: { counters: 'words', path: 'hexes' },
  endCombatMovement: {},
  fire: { unit: 'word', hex: 'hex', place: 'number' },
  hold: { unit: 'word' },
  holdAll: {},
  retreat: { unit: 'word', hex: 'hex' },
  displace: { unit: 'word', hex: 'hex' },
  relocate: { hex: 'hex' },
  advance: { counters: 'words' },
  decline: {},
  recover: { group: 'word' },
  endRecovery: {},
};

/** `move b-24,L-fraser 0307 0308`; a roll is its dice, `6 1`. */
export function wordsOf(action: Action): string {
  if (action.kind === 'roll') return action.dice.join(' ');
  const values = action as unknown as Readonly<Record<string, unknown>>;
  const parts = Object.entries(FIELDS[action.kind]).map(([name, form]) => write(values[name], form));
  return [action.kind, ...parts].join(' ');
}

export function actionOf(text: string): Action {
  const [kind = '', ...parts] = text.split(' ');
  if (/^\d+$/.test(kind)) return { kind: 'roll', dice: text.split(' ').map(Number) } satisfies RollAction;
  const fields = (FIELDS as Readonly<Record<string, Readonly<Record<string, Form>>>>)[kind];
  if (!fields) throw new Error(`no action is called '${kind}': '${text}'`);
  const values = Object.entries(fields).map(([name, form], i) => [name, read(parts, i, form)] as const);
  return { kind, ...Object.fromEntries(values) } as Action;
}

export const actionsOf = (text: string): Action[] =>
  text === '' ? [] : text.split('; ').map((words) => actionOf(words));

function write(value: unknown, form: Form): string {
  switch (form) {
    case 'word':
    case 'number':
      return String(value);
    case 'words':
      return (value as readonly string[]).join();
    case 'hex':
      return printed(value as number);
    case 'hexes':
      return (value as readonly number[]).map(printed).join(' ');
  }
}

function read(parts: readonly string[], i: number, form: Form): unknown {
  const part = parts[i] ?? '';
  switch (form) {
    case 'word':
      return part;
    case 'words':
      return part.split(',');
    case 'number':
    case 'hex':
      return Number(part);
    case 'hexes':
      return parts.slice(i).map(Number);
  }
}

const printed = (hex: number): string => String(hex).padStart(4, '0');
