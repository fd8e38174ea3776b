/** What is said of the page itself: that it is kept, and that there is a newer one. */

export const offline = {
  kept: 'This page is kept on your device: it works without a network, and asks for nothing while you play.',
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
