/** What the furniture of the table says of First Saratoga. */
import type {
  Event,
  EventType,
  FirstSaratogaChapter,
  FirstSaratogaTypes,
  LuckRow,
} from '../../../engine/firstSaratoga';
import type { Topic, Words } from '../../../games/contract';
import { fieldNow } from '../field';
import { logLine } from './log';
import { hourName } from './names';
import { play } from './play';
import { questionFor } from './questions';
import { refusals } from './refusals';
import { sideAdjectives, sideNames } from './sides';

const LOSSES: readonly EventType[] = [
  'stepLost',
  'eliminated',
  'disrupted',
  'madeIneffective',
  'routed',
  'leaderCaptured',
];

const topic = (name: string, types: readonly EventType[]): Topic<Event> => ({
  name,
  has: ({ type }) => types.includes(type),
});

const LUCK: Readonly<Record<LuckRow, string>> = {
  combat: 'Attacks that hurt',
  morale: 'Morale held',
  leaders: 'Leaders spared',
  rally: 'Rallied',
};

export const words: Words<FirstSaratogaTypes> = {
  side: (side) => sideAdjectives[side],
  theSide: (side) => sideNames[side],
  action: ({ kind }) => play.actions[kind],
  line: logLine,
  topics: [
    topic('Combat', [
      'attacked',
      'combatRolled',
      'moraleChecked',
      'leaderRolled',
      'retreated',
      'advanced',
      ...LOSSES,
    ]),
    topic('Losses', [...LOSSES, 'leaderRolled', 'rallied', 'ended']),
    topic('Moves', ['halted', 'dropped', 'arrived', 'movementRolled', 'flagTaken', 'retreated', 'advanced']),
  ],
  question: (view) => {
    const { who, question } = questionFor(view);
    return `${who}: ${question}`;
  },
  refusal: (code) => (Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : undefined),
  chapter: (chapter) => {
    const { kind, side, turn } = chapter as FirstSaratogaChapter;
    if (kind === 'setup') return `the ${side ? `${sideAdjectives[side]} ` : ''}set-up`;
    if (kind === 'over') return 'the end';
    return `turn ${turn}, ${side ? `${sideAdjectives[side]} ` : ''}${play.phases[kind].toLowerCase()}`;
  },
  turn: ({ kind, turn }) =>
    kind === 'setup'
      ? play.phases.setUp
      : play.turn(turn, hourName(fieldNow().scenario.turns[turn - 1]?.time ?? '0000')),
  dice: () => undefined,
  luck: (row) => LUCK[row as LuckRow],
  advice: async () => (await import('./advice')).adviceWords,
  asker: async () => (await import('./asker')).asker,
  notationError: ({ code, at }) => `${at}: ${code}`,
  noticed: async () => (await import('./noticed')).noticed,
};
