/** The words of the preferences: pace, whether the map follows, sound. */
import type { Pace } from '../../store/preferences';
import { table } from './table';

export const settings = {
  title: 'Preferences',
  open: table.preferences,
  close: 'Close',
  pace: {
    title: 'Pace of dice and moves',
    slow: ['Slow', 'time to watch each die and each step'],
    normal: ['Normal', 'dice fall by themselves after a moment'],
    quick: ['Quick', 'for those who know the game'],
    off: ['At once', 'nothing moves and nobody waits'],
  } satisfies { title: string } & Record<Pace, readonly [string, string]>,
  follow: {
    title: 'When something happens out of sight',
    yes: ['The map follows', 'it shows where it happens'],
    no: ['The map stays', 'it moves only by your hand'],
  },
  advice: {
    title: 'Advice when you play alone',
    yes: ['On request', 'a button suggests one order and says why'],
    no: ['None', 'you are on your own'],
  },
  sound: {
    title: 'Sound',
    no: ['Silent', 'nothing is heard'],
    yes: ['Drums and guns', 'phases, shots and dice are heard'],
    volume: 'Volume',
  },
  still: 'Your system asks for little motion, so that counters do not travel at any pace.',
  kept: 'This browser remembers what you choose.',
  keys: 'Controls',
};
