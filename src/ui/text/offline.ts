/** What is said of the page itself: that it is kept, and that there is a newer one. */
import { listed } from './common';

export const offline = {
  all: 'Works offline: everything is on your device, and nothing leaves it.',
  some: (games: readonly string[]) => `Works offline: ${listed(games)}. Nothing leaves your device.`,
  none: (games: number) =>
    games === 1
      ? 'The game works offline once you have opened it. Nothing leaves your device.'
      : 'A game works offline once you have opened it. Nothing leaves your device.',
  keep: 'Keep everything now',
  keeping: 'Keeping …',
  newer: {
    label: 'New version',
    title: 'A new version is ready',
    /** By where it is said. */
    body: {
      title: 'Games under way are kept.',
      table: 'The game is saved.',
    },
    now: 'Load it now',
    later: 'Later',
  },
};
