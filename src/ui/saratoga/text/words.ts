/** What the furniture of the table says of Saratoga. */
import {
  type Event,
  type EventType,
  FIRST_MINUTE,
  MINUTES_A_TURN,
  type SaratogaChapter,
  type SaratogaTypes,
} from '../../../engine/saratoga';
import type { Topic, Words } from '../../../games/contract';
import { english } from './english';
import { type LogLine, logLine } from './log';
import { sideAdjectives, sideNames } from './sides';
import { play } from './play';
import { questionFor } from './questions';
import { refusals } from './refusals';

const SHAKEN: readonly EventType[] = ['stepLost', 'surrendered', 'moraleChecked', 'broke', 'leaderRemoved'];

const topic = (name: string, types: readonly EventType[]): Topic<Event> => ({
  name,
  has: ({ type }) => types.includes(type),
});

const CHAPTERS = {
  order: 'who goes first',
  command: 'Command',
  movement: 'Movement',
  combat: 'Combat',
  recovery: 'Recovery',
} as const;

export const words: Words<SaratogaTypes> = {
  side: (side) => sideAdjectives[side],
  theSide: (side) => sideNames[side],
  action: ({ kind }) => play.actions[kind],
  line: (event) => {
    const line = logLine(event);
    return line && { ...line, at: line.hex, heading: headingOf(event, line) };
  },
  topics: [
    topic('Fire', ['shot', 'held', ...SHAKEN]),
    topic('Losses', [...SHAKEN, 'removedByStacking', 'leaderKilled', 'recovered', 'ended']),
    topic('Moves', ['moved', 'exited', 'advanced', 'retreated', 'displaced', 'relocated']),
  ],
  question: (view) => {
    const { who, question } = questionFor(view);
    return `${who}: ${question}`;
  },
  refusal: (code) => (Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : undefined),
  chapter: (chapter) => {
    const { kind, side, turn } = chapter as SaratogaChapter;
    if (kind === 'setup') return 'the deployment';
    if (kind === 'over') return 'the end';
    return `turn ${turn}, ${side ? `${sideAdjectives[side]} ` : ''}${CHAPTERS[kind]}`;
  },
  turn: ({ kind, turn }) =>
    kind === 'setup'
      ? 'Deployment'
      : english.turns.current(turn, english.turns.hour(FIRST_MINUTE + (turn - 1) * MINUTES_A_TURN)),
  dice: ({ about }) => (about?.kind === 'orderRoll' ? ['British die', 'American die'] : undefined),
  luck: (row) => LUCK[row as keyof typeof LUCK],
  notationError: ({ code, at }) => play.badPosition.problem(code, at),
  asker: async () => (await import('./asker')).asker,
  noticed: async () => (await import('./noticed')).noticed,
  matters: async () => (await import('./matters')).matters,
  coaching: async () => (await import('./coaching')).coaching,
  advice: async () => (await import('./advice')).adviceWords,
};

const LUCK = { fire: 'Hits', morale: 'Morale held', recovery: 'Recovered' };

const headingOf = ({ type }: Event, { tone }: LogLine) => {
  if (type === 'turnBegan') return 'turn';
  if (type === 'phaseBegan') return 'chapter';
  return tone === 'phase' ? 'note' : undefined;
};
