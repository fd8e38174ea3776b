/** What is said when something goes wrong: with the program, or with a saved game. */

/** About the game in play; each is one sentence. */
const notices = {
  cut: 'The saved game was damaged: it goes on from the last action that could be read.',
  backup: 'The last state of the game could not be read: this is an older one of it.',
  version: 'The game was saved under other rules: it goes on from the last action that they allow.',
  unreadable: 'The saved game cannot be read, nor can its back-ups.',
  sidesChanged: 'Change seats: each of you now leads the other side.',
  noSuchPlace: 'This address names no moment of this game; here is where the game stands.',
  notSaved: 'This browser keeps nothing: the game lasts only as long as this page is open.',
};

export const trouble = {
  notices,
  heard: 'Close this note',
  title: 'Something went wrong',
  safe: 'The program made a mistake. The game is safe: it stands where the last action left it.',
  goOn: 'Continue from the last action',
  takeBack: 'Take the last action back',
  again: 'It has failed here before. If it happens again, take the last action back.',
  reload: 'Load the page again',
  copy: 'Copy the report',
  copied: 'Copied',
  games: 'Back to the games',
  reportTitle: 'The report',
  reportNote: 'Position, last actions and message; nothing about you.',
  tryAgain: 'Try again',
  network: {
    title: 'A part of the page did not arrive',
    safe: 'Perhaps there is no network just now. Nothing is lost: the game stands where the last action left it.',
    again: 'Try again',
  },
  closed: {
    missing: {
      title: 'This game is not in this browser',
      note: 'It may have been deleted, or it was played in another browser or on another device.',
    },
    elsewhere: {
      title: 'This game is open in another tab',
      note: 'So that neither tab overwrites the other, only one of them plays it.',
    },
    unreadable: {
      title: 'The saved game cannot be read, nor can its back-ups',
      note: 'It stays as it is until you delete it.',
    },
    newer: {
      title: 'This game was saved by a later version of this page',
      note: 'Load the page again, and then open the game once more.',
    },
    deaf: 'The browser’s storage does not answer. Close other tabs of this page, or try again.',
  },
  report: {
    page: (page: string, build: string) => `${page}, build ${build}`,
    game: (game: string, version: number) => `${game}, rules version ${version}`,
    message: (message: string) => `Message: ${message}`,
    where: (where: string) => `Where: ${where}`,
    noGame: 'No game was on the table.',
    hidden:
      'Position: hidden, as something of this game is kept from a side. The game as a file would tell it.',
    count: (actions: number) => `Actions so far: ${actions}`,
    position: 'Position:',
    actions: (from: number, to: number) => `Actions ${from} to ${to}:`,
    failed: 'The position could not be written down.',
  },
};
