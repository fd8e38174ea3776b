/** What the furniture of every table says of itself to whoever points at it and asks. */
import type { Told } from '../../games/contract';

const told = (text: string): Told => ({ text, cases: [] });

/** By `data-ask`. */
export const ASKED_THINGS: Readonly<Record<string, Told>> = {
  back: told('Leaves the table. The game is kept as it stands, and the first screen brings it back.'),
  undo: told(
    'Takes back the last thing done, up to the last roll, the last thing seen, or the other side’s turn.',
  ),
  redo: told('Plays again what was taken back.'),
  preferences: told('Pace, sound, whether the map follows, and the list of keys.'),
  dice: told('How the dice have fallen so far, and the seal that shows that nobody chose them.'),
  send: told('Makes a link or a file of this game, for another device or another player.'),
  review: told('Steps through the game so far, action by action.'),
  ask: told('Point at anything and read what it is. Escape leaves.'),
  when: told('Where the game stands: the turn, and what goes with it.'),
  chapter: told('Whose phase it is, and which.'),
};

/** By selector; without a sentence, its own label says it. */
export const ASKED_PARTS: readonly (readonly [selector: string, cases: readonly string[], text?: string])[] =
  [
    ['.toolbar .tool', []],
    ['.bar-title', [], 'What is being played.'],
    ['.log .line', []],
    [
      '.log-filter .restart',
      [],
      'Takes everything back to the beginning of this phase, as far as it can be taken back.',
    ],
    ['.log-filter button', [], 'Shows only lines of this kind in the log.'],
    ['.log', [], 'What has happened, the latest last. A line leads to its place on the map.'],
    ['.view-tools .tool', []],
    ['.last-roll', []],
    ['.last-rolls', [], 'What the dice have just said.'],
    ['.rolling', [], 'These dice are about to fall. Nobody can take a roll back.'],
    [
      '.dice-seal',
      [],
      'The dice were sealed before the first roll, so that both can check afterwards that they were fair.',
    ],
    ['.lesson', [], 'What this lesson says now.'],
    ['.recap', [], 'What happened since this side last looked, as far as it may know.'],
    ['.since', [], 'What the other side has done since your last decision.'],
    ['.opponent-turn', [], 'The computer is thinking, or its moves are being shown.'],
    ['.transport', [], 'Steps through the record: by action, by phase, by turn, or by itself.'],
    ['.card-tabs [role="tab"]', [], 'Changes what this card shows.'],
    ['.refusal', []],
    ['.question .answer, .question button', [], 'One of the answers to this question.'],
    ['.question', []],
  ];
