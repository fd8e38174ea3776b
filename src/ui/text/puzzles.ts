/** The words of puzzles, whichever game they belong to. */
import { count } from './common';

const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

export const puzzles = {
  tab: (title: string) => `Puzzle: ${title}`,
  heading: (game: string) => `${game}: puzzles`,
  lead: 'A position, a side, one question. Give your orders at the table, by the real rules and with real dice; then your way is counted through to the last die, and stands beside the best that was found. Luck does not count: only what you ordered does.',
  begin: 'Try it',
  again: 'Try again',
  door: (all: number) => count(all, 'puzzle'),
  tried: (times: number, own: number, best: number) =>
    `tried ${times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`}: ${percent(own)}, best found ${percent(best)}`,
  kind: 'Puzzle',
  notYours: 'It is the other side’s answer now.',
  isShown: 'The best way found is being shown. “Try it yourself” stands at its end.',
  showing: 'The best way found, order by order. The dice are dice.',
  counting: 'Counting your way through…',
  own: (chance: number) => `Your orders succeed ${percent(chance)} of the time`,
  best: (chance: number) => `Best found: ${percent(chance)}`,
  isBest: 'Nobody has found a better one.',
  isNear: 'Very near to it.',
  isBetter: 'There is more in the position.',
  won: 'This time it came off.',
  lost: 'This time the dice said no.',
  policy:
    'Counted over every throw of the dice. What you had no occasion to order is played as well as it can be; the enemy fires where it hurts you most.',
  show: 'Show the best way',
  repeat: 'Try again',
  yourself: 'Try it yourself',
  after: (title: string) => `Next: ${title}`,
  all: 'All puzzles',
  back: 'Puzzles',
  backLabel: 'Leave the puzzle, back to all of them',
};
