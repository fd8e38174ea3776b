/** Whether an action has one of the forms that a packed link knows. */
import { isHex } from './hexes';
import { FIRST, GROUPS, IDS, type Part, SHAPES } from './tables';

export const NUMBERS: ReadonlyMap<string, number> = new Map(IDS.map((id, i) => [id, i]));
export const LONGEST_PATH = 60;
const MOST_COUNTERS = 15;
const MOST_DICE = 3;
/** Of the six faces, and two more that a damaged record may show. */
const HIGHEST_FACE = 7;

export type Parts = Readonly<Partial<Record<string, unknown>>>;

/** The number of the form that holds all of this action and nothing else; -1 where there is none. */
export function shapeOf(action: Parts): number {
  const at = SHAPES.findIndex(([kind]) => kind === action['kind']);
  const [, ...names] = SHAPES[at] ?? [];
  const isWhole = at >= 0 && Object.keys(action).length === names.length + 1;
  return isWhole && names.every((name) => holds(name, action[name])) ? at : -1;
}

function holds(name: Part, value: unknown): boolean {
  const isId = (id: unknown) => NUMBERS.has(id as string);
  const isNumber = (least: number, most: number) => (each: unknown) =>
    Number.isInteger(each) && Number(each) >= least && Number(each) <= most;
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
      return isNumber(-1, 6)(value);
    case 'first':
      return FIRST.includes(value as string);
    case 'formation':
    case 'group':
      return GROUPS.includes(value as string);
    case 'dice':
      return isList(MOST_DICE, isNumber(0, HIGHEST_FACE));
  }
}
