/** The words of the furniture that every game's table has. */
import type { Barrier } from '../../engine/kernel/session';
import type { Stride } from '../../store/chapters';
import type { Speed } from '../../store/review';
import { common, count } from './common';

export const table = {
  back: 'Games',
  backLabel: 'Back to the games',
  close: common.close,
  lesson: {
    notNow: 'Not just now. The lesson marks what comes next.',
    back: 'Lessons',
    backLabel: 'Leave the lesson; you can come back to this place',
  },
  preferences: 'Preferences and keys',
  tabs: { orders: 'Orders', log: 'Log', plans: 'Plans' },
  end: {
    open: 'How it ended',
    look: 'Look at the map',
    again: 'Play again',
    changeSides: 'Change sides',
    changeSeats: 'Play again, seats changed',
    review: 'Review',
    send: 'Save and share',
    link: ['Link', 'The whole game in an address, to copy or to send.'],
    file: ['File', 'Everything, also the lines of play that were left. Open it on any device.'],
    report: ['Report', 'The battle in plain words and tables, as Markdown.'],
    saved: (file: string) => `Saved as ${file}.`,
  },
  dice: 'The dice: fingerprint and luck',
  send: 'Send this game as a link',
  undo: {
    undoes: (what: string) => `Undo: ${what}`,
    redoes: (what: string) => `Redo: ${what}`,
    nothing: 'Nothing to undo',
    nothingAgain: 'Nothing to redo',
    barriers: {
      roll: 'You cannot undo past a die roll.',
      reveal: 'You cannot undo past something hidden that was seen.',
      decider: 'You cannot undo past the other side’s turn.',
    } satisfies Record<Barrier, string>,
  },
  recordFull:
    'The record is full: 5,000 actions, other lines included, are the most that a game can have. A link holds the present line alone, and can be opened as a copy.',
  case: {
    open: (rule: string) => `Rule ${rule}`,
    see: 'See also',
    page: 'Its page in the rules',
    search: 'Search the rules',
  },
  matters: 'What mattered since you decided',
  ask: {
    open: 'Point and ask',
    withKey: 'Point at anything and ask what it is (?)',
    lead: 'Point at anything on the table: a counter, a hex, a number, a button. Escape leaves.',
    nothing: 'There is nothing to say about this.',
    leave: 'Leave asking',
  },
  log: {
    empty: 'Nothing has happened yet.',
    filter: 'Show',
    all: 'All',
    nothingOfThis: 'Nothing of this kind yet.',
    back: 'Back to here',
    backTo: (words: string) => `Back to here: ${words}`,
    restart: 'Restart phase',
  },
  lines: {
    title: 'Undone play',
    count: (lines: number) => `Undone: ${lines}`,
    /** Those without a name have a number. */
    name: (name: string) => (/^\d+$/.test(name) ? `Line ${name}` : name),
    course: (from: string, to: string) =>
      from === to ? `Undone in ${from}.` : `Undone from ${from} to ${to}.`,
    follow: 'Restore',
    rename: 'Rename',
    newName: 'Name of this line',
    keep: 'Save the name',
  },
  handOver: {
    reopen: (side: string) => `Not yet: back to ${side}`,
    title: (side: string) => `For ${side} only`,
    lead: (side: string) => `Hand the screen to ${side}. What they see next is hidden from the other side.`,
    hold: 'Hold to lift the curtain',
    holding: 'Keep holding',
    longer: 'Hold a little longer',
    keys: 'With keys: hold Enter or the space bar.',
  },
  seat: {
    table: 'Both may look. Hidden units stay hidden.',
    alone: (side: string) => `Only ${side} may look.`,
  },
  recap: {
    title: 'Since you last looked',
    play: 'Play it back',
    stop: 'Stop',
    done: 'Go on',
  },
  rolls: { roll: 'Roll', falling: 'The dice are falling', latest: 'The latest rolls' },
  review: {
    title: 'Review',
    open: 'Review the game',
    none: 'There is no such game in this browser.',
    unreadable: 'This game cannot be read.',
    hidden: {
      title: 'Not while something is hidden',
      why: 'This game keeps something from each side. It can be reviewed when it is over and nothing is hidden any more.',
    },
    back: 'Back to the game',
    backShort: 'Game',
    games: 'To the games',
    of: (place: number, last: number) =>
      place === 0 ? `Before the first of ${count(last, 'action')}` : `Action ${place} of ${last}`,
    /** What the slider says of itself. */
    spoken: (chapter: string, place: number, last: number) =>
      `${chapter}, ${table.review.of(place, last).toLowerCase()}`,
    scrubber: 'Moment of the game',
    transport: 'Through the game',
    first: 'The beginning',
    last: 'The last moment',
    strides: {
      action: { back: 'One action back', forth: 'One action on' },
      chapter: { back: 'One phase back', forth: 'One phase on' },
      turn: { back: 'One turn back', forth: 'One turn on' },
    } satisfies Record<Stride, { back: string; forth: string }>,
    keys: {
      action: { back: 'Left', forth: 'Right' },
      chapter: { back: 'Shift+Left', forth: 'Shift+Right' },
      turn: { back: 'Up', forth: 'Down' },
    } satisfies Record<Stride, { back: string; forth: string }>,
    withKey: (what: string, key: string) => `${what} (${key})`,
    play: 'Play (Space)',
    pause: 'Pause (Space)',
    speed: 'Speed',
    speeds: (speed: Speed) => (speed === 0.5 ? '½ ×' : `${speed} ×`),
    turnMark: (turn: number) => `Go to turn ${turn}`,
    setupMark: 'Go to the set-up',
    lines: (lines: number) => count(lines, 'line'),
    quiet: 'Nothing to tell.',
    link: {
      copy: 'Link',
      long: 'Copy a link to this moment',
      done: 'The link to this moment is copied. It holds the whole game.',
      failed: 'The link could not be copied. The address of this page leads to this moment in this browser.',
    },
    playOn: {
      short: 'Play on',
      long: 'Play on from here, in a copy',
      failed: 'A copy could not be made from this moment.',
    },
  },
};
