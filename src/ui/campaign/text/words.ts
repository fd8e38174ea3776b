/** What the furniture of the table says of the campaign. */
import {
  type ActionKind,
  type CampaignChapter,
  type CampaignTypes,
  DATES,
  type Event,
  type EventType,
  type LuckRow,
} from '../../../engine/campaign';
import type { Topic, Words } from '../../../games/contract';
import { logLine } from './log';
import { questionFor } from './questions';
import { IN_TWO_STEPS, inTwoSteps, refusals } from './refusals';
import { sideAdjectives, sideNames } from './sides';

const topic = (name: string, types: readonly EventType[]): Topic<Event> => ({
  name,
  has: ({ type }) => types.includes(type),
});

/** It is told to everybody: no action is named by its blocks or places. */
const ACTIONS: Readonly<Record<ActionKind, string>> = {
  roll: 'the dice',
  transfer: 'a unit for St. Ledger',
  place: 'militia placed',
  lift: 'militia lifted',
  suggest: 'the ready-made set-up',
  ready: 'ready',
  remove: 'the Natives who go home',
  send: 'the march to West Point',
  put: 'a return from West Point',
  keep: 'who stays at West Point',
  enter: 'a reinforcement',
  single: 'a move',
  group: 'a group’s move',
  natives: 'the Natives called up',
  endNatives: 'the Natives done',
  clinton: 'Clinton tried',
  endMovement: 'the end of movement',
  go: 'a march on',
  halt: 'a halt',
  forceMarch: 'a forced march',
  endForceMarch: 'the end of forced marches',
  fight: 'the choice of battle',
  set: 'a block in line',
  stay: 'standing',
  withdraw: 'withdrawing',
  fire: 'fire',
  shift: 'a shift',
  done: 'the end of the half round',
  hit: 'a hit taken',
  flee: 'a flight',
  retreat: 'a retreat',
  giveWay: 'Natives giving way',
};

export const words: Words<CampaignTypes> = {
  side: (side) => sideAdjectives[side],
  theSide: (side) => sideNames[side],
  action: ({ kind }) => ACTIONS[kind],
  line: logLine,
  topics: [
    topic('Moves', [
      'moved',
      'overran',
      'retreated',
      'forceMarchTried',
      'sentToHudson',
      'leftHudson',
      'clintonRolled',
    ]),
    topic('Battles', [
      'battleBegan',
      'revealed',
      'fired',
      'leavingFire',
      'ambushed',
      'fled',
      'shifted',
      'leaving',
      'battleEnded',
    ]),
    topic('Losses', ['stepLost', 'lost', 'attrition', 'ended']),
  ],
  question: (view) => {
    const { who, question } = questionFor(view);
    return `${who}: ${question}`;
  },
  refusal: (code) =>
    code === IN_TWO_STEPS
      ? inTwoSteps
      : Object.hasOwn(refusals, code)
        ? refusals[code as keyof typeof refusals]
        : undefined,
  chapter: (chapter) => {
    const { kind, side, turn } = chapter as CampaignChapter;
    const whose = side ? sideAdjectives[side] : '';
    switch (kind) {
      case 'setup':
        return 'the set-up';
      case 'over':
        return 'the end';
      case 'points':
        return `turn ${turn}, action points`;
      case 'movement':
        return `turn ${turn}, ${whose} movement`;
      case 'battle':
        return `turn ${turn}, ${whose} attack`;
    }
  },
  turn: ({ kind, turn }) => (kind === 'setup' ? 'Set-up' : turnName(turn)),
  dice: ({ phase, about }) => (phase === 'turn' && !about ? ['British die', 'American die'] : undefined),
  luck: (row) => LUCK[row as LuckRow],
  noticed: async () => (await import('./noticed')).noticed,
  advice: async () => (await import('./advice')).adviceWords,
  asker: async () => (await import('./asker')).asker,
  notationError: () => 'Positions of the campaign cannot be written down.',
};

export const turnName = (turn: number): string => `Turn ${turn}, ${DATES[turn - 1] ?? ''}`;

const LUCK: Readonly<Record<LuckRow, string>> = {
  fire: 'Hits in battle',
  pursuit: 'Hits on those who left',
  ambush: 'Hits from ambush',
  forceMarch: 'Forced marches',
  attrition: 'Steps kept on the march',
  clinton: 'Clinton set out',
};
