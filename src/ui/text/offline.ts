/** What is said of the page itself: that it is kept, and that there is a newer one. */
import { listed } from './common';

export const offline = {
  all: 'Everything is kept on your device: it works without a network, and asks for nothing while you play.',
  some: (games: readonly string[]) => `Kept on your device for play without a network: ${listed(games)}.`,
  none: (games: number) =>
    games === 1
      ? 'The game is kept on your device when you first open it, and works without a network from then on.'
      : 'A game is kept on your device when you first open it, and works without a network from then on.',
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
