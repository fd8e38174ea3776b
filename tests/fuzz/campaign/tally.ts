/** What came up in games of the campaign by chance, and what never did. */
import { ACTION_FIELDS } from '../../../src/engine/campaign/actionShape';
import { DECISION_KINDS, type EventType, OPTION_NAMES } from '../../../src/engine/campaign/index';
import { CODES } from '../../../src/engine/campaign/refusals';
import { BARRIERS } from '../../../src/engine/kernel/undo';

const EVENTS: Readonly<Record<EventType, true>> = {
  setUp: true,
  turnBegan: true,
  pointsRolled: true,
  playerTurnBegan: true,
  sentToHudson: true,
  leftHudson: true,
  stayedAtHudson: true,
  clintonRolled: true,
  clintonReturned: true,
  militiaCalled: true,
  activated: true,
  moved: true,
  dropped: true,
  overran: true,
  movementEnded: true,
  forceMarchTried: true,
  attrition: true,
  battleBegan: true,
  deployed: true,
  revealed: true,
  roundBegan: true,
  fired: true,
  leavingFire: true,
  ambushed: true,
  stepLost: true,
  lost: true,
  fled: true,
  shifted: true,
  nativesToReserve: true,
  stayed: true,
  leaving: true,
  retreated: true,
  battleEnded: true,
  playerTurnEnded: true,
  turnEnded: true,
  ended: true,
};

/** All that can come up, by group. */
export const GROUPS = {
  endings: ['albany', 'grants', 'time', 'ruined'],
  decisions: [...DECISION_KINDS, 'roll'],
  actions: Object.keys(ACTION_FIELDS),
  events: Object.keys(EVENTS),
  refusals: CODES,
  options: OPTION_NAMES,
  barriers: BARRIERS,
  rolls: ['5.1', '7.3', '7.4', '9.1', '10.8', '11.2', '11.4', '13.4'],
  samples: [
    'listed',
    'views',
    'twins',
    'twinActions',
    'twinBarriers',
    'twinBattles',
    'twinMarches',
    'twinReads',
    'guesses',
    'damaged',
    'copies',
    'saves',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type GroupName = keyof typeof GROUPS;

export type Tally = Record<GroupName, Record<string, number>>;

export function newTally(): Tally {
  const groups = Object.entries(GROUPS).map(([name, all]) => [
    name,
    Object.fromEntries(all.map((each) => [each, 0])),
  ]);
  return Object.fromEntries(groups) as Tally;
}

export function count(tally: Tally, group: GroupName, name: string): void {
  tally[group][name] = (tally[group][name] ?? 0) + 1;
}

export const neverSeen = (tally: Tally, group: GroupName): string[] =>
  Object.entries(tally[group]).flatMap(([name, times]) => (times === 0 ? [`${group} ${name}`] : []));

export const printTally = (tally: Tally): string =>
  Object.entries(tally)
    .map(
      ([group, names]) =>
        `${group}\n  ${Object.entries(names)
          .map(([name, times]) => `${name} ${times}`)
          .join(', ')}`,
    )
    .join('\n');
