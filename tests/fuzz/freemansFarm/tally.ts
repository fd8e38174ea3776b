/** Counts of all that came up in games of Freeman's Farm, and what never did. */
import {
  ACTIVATION_CARDS,
  CODES,
  COMMANDS,
  DECISION_KINDS,
  SIDES,
  TACTICS,
} from '../../../src/engine/freemansFarm/index';
import { ACTION_FIELDS } from '../../../src/engine/freemansFarm/actionShape';

const ENDINGS = [
  'british formations',
  'american formations',
  'american time',
  'draw formations',
  ...SIDES.flatMap((side) => [`bot ${side} formations`, `bot ${side} time`]),
];

const GROUPS = {
  endings: ENDINGS,
  decisions: [...DECISION_KINDS, 'roll'],
  actions: Object.keys(ACTION_FIELDS),
  commands: COMMANDS,
  tactics: TACTICS,
  cards: ACTIVATION_CARDS.map(({ id }) => id),
  refusals: CODES,
  events: [],
  checks: [],
} as const satisfies Record<string, readonly string[]>;

export type GroupName = keyof typeof GROUPS;
export type Tally = Record<GroupName, Record<string, number>>;

export const newTally = (): Tally =>
  Object.fromEntries(
    Object.entries(GROUPS).map(([group, keys]) => [group, Object.fromEntries(keys.map((key) => [key, 0]))]),
  ) as Tally;

export function count(tally: Tally, group: GroupName, key: string): void {
  tally[group][key] = (tally[group][key] ?? 0) + 1;
}

export const neverSeen = (tally: Tally, group: GroupName): string[] =>
  Object.keys(tally[group]).filter((key) => tally[group][key] === 0);

export const printTally = (tally: Tally): string =>
  Object.entries(tally)
    .map(([group, counts]) =>
      [
        group,
        ...Object.entries(counts).map(
          ([key, number]) => `  ${String(number).padStart(9)}  ${key}${number === 0 ? '   <-- never' : ''}`,
        ),
      ].join('\n'),
    )
    .join('\n');
