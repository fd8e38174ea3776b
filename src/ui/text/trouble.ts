/** What is said when something goes wrong: with the program, or with a saved game. */

/** About the game on the table; each is one sentence. */
const news = {
  cut: 'The saved game was damaged: it goes on from the last action that could be read.',
  backup: 'The last state of the game could not be read: this is an older one of it.',
  version: 'The game was saved under other rules: it goes on from the last action that they allow.',
  unreadable: 'The saved game cannot be read, nor can its back-ups.',
  sidesChanged: 'Change seats: whoever led the British now leads the Americans.',
  notKept: 'This browser keeps nothing: the game lasts only as long as this page is open.',
};

export const trouble = {
  news,
  heard: 'Close this note',
  title: 'The program has stumbled',
  safe: 'Something in it went wrong. The game is safe: it stands where the last action left it.',
  goOn: 'Continue from the last action',
  takeBack: 'Take the last action back',
  again: 'It has stumbled here before. If it happens again, take the last action back.',
  reload: 'Load the page again',
  copy: 'Copy the report',
  copied: 'Copied',
  battles: 'Back to the battles',
  reportTitle: 'The report',
  reportNote: 'Position, last actions and message; nothing about you.',
  lost: 'You can begin a new game; the damaged one is not touched until then.',
  report: {
    head: (game: string, version: number) => `${game}, rules version ${version}`,
    message: (message: string) => `Message: ${message}`,
    where: (where: string) => `Where: ${where}`,
    noGame: 'No game was on the table.',
    hidden: 'Position: hidden, as this battle is fought in the fog. The game as a file would tell it.',
    position: 'Position:',
    actions: (from: number, to: number) => `Actions ${from} to ${to}:`,
    failed: 'The position could not be written down.',
  },
};
