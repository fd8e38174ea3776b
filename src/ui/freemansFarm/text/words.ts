/** What the furniture of the table says of Freeman's Farm. */
import type { Event, EventType, FarmChapter, FarmTypes } from '../../../engine/freemansFarm';
import type { Topic, Words } from '../../../games/contract';
import { actionNames } from './actions';
import { logLine } from './log';
import { questionFor } from './questions';
import { refusalOf } from './refusals';
import { sideAdjectives, sideNames } from './sides';

const topic = (name: string, types: readonly EventType[]): Topic<Event> => ({
  name,
  has: ({ type }) => types.includes(type),
});

export const words: Words<FarmTypes> = {
  side: (side) => sideAdjectives[side],
  theSide: (side) => sideNames[side],
  action: ({ kind }) => actionNames[kind],
  line: logLine,
  topics: [
    topic('Attacks', [
      'attackRolled',
      'rerolled',
      'attackVoid',
      'objectiveTaken',
      'markersLost',
      'moraleLost',
    ]),
    topic('Losses', ['markersLost', 'moraleLost', 'moraleTested', 'rallied', 'wentOut', 'ended']),
    topic('Cards', [
      'cardPlayed',
      'countermanded',
      'flipped',
      'orderFollowed',
      'tacticsPlayed',
      'bought',
      'rowMoved',
      'rowFilled',
      'cashedIn',
    ]),
  ],
  question: (view) => {
    const { who, question } = questionFor(view);
    return `${who}: ${question}`;
  },
  refusal: (code) => refusalOf(code),
  chapter: (chapter) => {
    const { kind, side, turn } = chapter as FarmChapter;
    if (kind === 'setup') return 'the choice of hands';
    if (kind === 'over') return 'the end';
    return `round ${turn}${side ? `, ${sideAdjectives[side]} turn` : ''}`;
  },
  turn: ({ kind, turn }) => (kind === 'setup' ? 'The hands' : `Round ${turn}`),
  dice: () => undefined,
  noticed: async () => (await import('./noticed')).noticed,
  luck: (row) => LUCK[row as keyof typeof LUCK],
  advice: async () => (await import('./advice')).adviceWords,
  asker: async () => (await import('./asker')).asker,
  notationError: () => 'Positions of this game cannot be written down.',
};

const LUCK = { harm: 'Harm done, first rolls', ownHarm: 'Harm to oneself', tests: 'Tests passed' };
