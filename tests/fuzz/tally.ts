/** Counts of all that came up, to be added up over processes and printed, with what never came up. */
import { REFUSALS, type ActionKind, type EventType } from '../../src/engine/saratoga/index';
import { KERNEL_CODES } from '../../src/engine/kernel/game';
import { BARRIERS } from '../../src/engine/kernel/undo';

export const ACTION_KINDS = keysOf<ActionKind>({
  roll: 0,
  place: 0,
  lift: 0,
  deploy: 0,
  ready: 0,
  chooseOrder: 0,
  activate: 0,
  endCommand: 0,
  move: 0,
  reorder: 0,
  exit: 0,
  halt: 0,
  endMovement: 0,
  remove: 0,
  combatMove: 0,
  endCombatMovement: 0,
  fire: 0,
  hold: 0,
  holdAll: 0,
  retreat: 0,
  displace: 0,
  relocate: 0,
  advance: 0,
  decline: 0,
  recover: 0,
  endRecovery: 0,
});

export const EVENT_TYPES = keysOf<EventType>({
  deployed: 0,
  turnBegan: 0,
  initiativeRolled: 0,
  orderChosen: 0,
  phaseBegan: 0,
  phasePassed: 0,
  gatesRolled: 0,
  activated: 0,
  moved: 0,
  exited: 0,
  leaderKilled: 0,
  outOfCommand: 0,
  removedByStacking: 0,
  surrendered: 0,
  shot: 0,
  held: 0,
  stepLost: 0,
  moraleChecked: 0,
  broke: 0,
  retreated: 0,
  displaced: 0,
  relocated: 0,
  leaderRemoved: 0,
  advanced: 0,
  declined: 0,
  recovered: 0,
  turnEnded: 0,
  ended: 0,
});

/** What a side or the dice are asked. */
export const DECISION_KINDS = [
  'place',
  'roll',
  'chooseOrder',
  'activate',
  'move',
  'removeExcess',
  'combatMove',
  'fire',
  'freeRound',
  'retreat',
  'displace',
  'relocateLeader',
  'advance',
  'recover',
] as const;

export const ENDINGS = ['exit', 'demoralised', 'bothDemoralised', 'points', 'tie'] as const;

const GROUPS = {
  endings: ENDINGS,
  decisions: DECISION_KINDS,
  actions: ACTION_KINDS,
  events: EVENT_TYPES,
  refusals: Object.keys(REFUSALS),
  kernel: KERNEL_CODES,
  barriers: BARRIERS,
  /** How often each costly check was made. */
  samples: [],
  players: [],
} as const satisfies Record<string, readonly string[]>;

export type GroupName = keyof typeof GROUPS;
export type Tally = Record<GroupName, Record<string, number>>;

export const newTally = (): Tally =>
  Object.fromEntries(
    Object.entries(GROUPS).map(([group, keys]) => [group, Object.fromEntries(keys.map((key) => [key, 0]))]),
  ) as Tally;

export function count(tally: Tally, group: GroupName, key: string, by = 1): void {
  const counts = tally[group];
  counts[key] = (counts[key] ?? 0) + by;
}

export function addTo(sum: Tally, other: Tally): void {
  for (const [group, counts] of Object.entries(other))
    for (const [key, number] of Object.entries(counts)) count(sum, group as GroupName, key, number);
}

export const neverSeen = (tally: Tally, group: GroupName): string[] =>
  Object.keys(tally[group]).filter((key) => tally[group][key] === 0);

export function printTally(tally: Tally): string {
  return Object.entries(tally)
    .map(([group, counts]) => {
      const isOpen = GROUPS[group as GroupName].length === 0; // its keys come in the order in which they came up
      const entries = isOpen
        ? Object.entries(counts).sort(([a], [b]) => a.localeCompare(b))
        : Object.entries(counts);
      const lines = entries.map(
        ([key, number]) => `  ${String(number).padStart(10)}  ${key}${number === 0 ? '   <-- never' : ''}`,
      );
      return [group, ...lines].join('\n');
    })
    .join('\n');
}

function keysOf<Key extends string>(table: Readonly<Record<Key, 0>>): readonly Key[] {
  return Object.keys(table) as Key[];
}
