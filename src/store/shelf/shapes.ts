/** The forms of the actions: what each holds, and in which order it is packed. */
import { COUNTERS, FORMATIONS, GRID, SIDES } from '../../engine/saratoga';
import type { Hex } from '../../engine/hexmap/hexId';

/** What an action may hold, in the order in which it is written. */
export type Part =
  'counter' | 'unit' | 'counters' | 'hex' | 'path' | 'place' | 'first' | 'formation' | 'group' | 'dice';

/** A link holds the number of a kind: new ones come at the end, and none may change its place. */
export const SHAPES: readonly (readonly [kind: string, ...parts: Part[]])[] = [
  ['roll', 'dice'],
  ['place', 'counter', 'hex'],
  ['lift', 'counter'],
  ['deploy'],
  ['ready'],
  ['chooseOrder', 'first'],
  ['activate', 'formation'],
  ['endCommand'],
  ['move', 'counters', 'path'],
  ['reorder', 'counters'],
  ['exit', 'counters'],
  ['halt'],
  ['endMovement'],
  ['remove', 'counter'],
  ['combatMove', 'counters', 'path'],
  ['endCombatMovement'],
  ['fire', 'unit', 'hex', 'place'],
  ['hold', 'unit'],
  ['holdAll'],
  ['retreat', 'unit', 'hex'],
  ['displace', 'unit', 'hex'],
  ['relocate', 'hex'],
  ['advance', 'counters'],
  ['decline'],
  ['recover', 'group'],
  ['endRecovery'],
];
/** Any other action, as its JSON. */
export const OTHER = 31;
const MOST_COUNTERS = 15;
export const LONGEST_PATH = 60;
export const IDS: readonly string[] = COUNTERS.map(({ id }) => id);
export const NUMBERS: ReadonlyMap<string, number> = new Map(IDS.map((id, i) => [id, i]));
export const GROUPS: readonly string[] = [...FORMATIONS, 'gatesGuns'];

export type Parts = Readonly<Partial<Record<string, unknown>>>;

/** The number of a shape that holds all of this action and nothing else. */
export function shapeOf(action: Parts): number {
  const at = SHAPES.findIndex(([kind]) => kind === action['kind']);
  const [, ...names] = SHAPES[at] ?? [];
  const isWhole = at >= 0 && Object.keys(action).length === names.length + 1;
  return isWhole && names.every((name) => holds(name, action[name])) ? at : OTHER;
}

function holds(name: Part, value: unknown): boolean {
  const isId = (id: unknown) => NUMBERS.has(id as string);
  const isHex = (hex: unknown) => GRID.has(hex as Hex);
  const isList = (most: number, is: (one: unknown) => boolean) =>
    Array.isArray(value) && value.length <= most && value.every(is);
  switch (name) {
    case 'counter':
    case 'unit':
      return isId(value);
    case 'counters':
      return isList(MOST_COUNTERS, isId);
    case 'hex':
      return isHex(value);
    case 'path':
      return isList(LONGEST_PATH, isHex);
    case 'place':
      return Number.isInteger(value) && Number(value) >= -1 && Number(value) <= 6;
    case 'first':
      return SIDES.includes(value as never);
    case 'formation':
    case 'group':
      return GROUPS.includes(value as string);
    case 'dice':
      return isList(3, (shown) => Number.isInteger(shown) && Number(shown) >= 0 && Number(shown) <= 7);
  }
}
