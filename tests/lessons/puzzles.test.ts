/** Every puzzle: its figures are counted again, its words are there, a poor way is told as one. */
import { describe, expect, test } from 'vitest';
import type { AnyPuzzle, AnyRules } from '../../src/games/contract';
import { GAMES } from '../../src/games/list';
import { counted, oddsOf } from '../../src/lessons/odds';
import { bestNext, chanceOfWay, puzzleSetup } from '../../src/lessons/way';
import { RULES } from '../../src/engine/saratoga';
import { breaks, falls, isOver, keyOf, weighed } from '../../src/lessons/saratoga/puzzles/goals';
import { checkPuzzle } from '../puzzles/check';

for (const entry of GAMES) {
  if (!entry.loadPuzzles) continue;
  const rules = await entry.rules();
  const puzzles = await entry.loadPuzzles();

  describe(`the puzzles of ${entry.title}`, () => {
    test('are as many as the first screen says, each once', () => {
      expect(puzzles).toHaveLength(entry.puzzles ?? 0);
      expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    });

    test.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))(
      '%s loads, asks its side, and its best found is counted again',
      (_, puzzle) => {
        expect(checkPuzzle(rules, puzzle).problems).toEqual([]);
        expect(puzzle.story.join('')).not.toBe('');
        expect(puzzle.question).toMatch(/[.?]$/);
      },
    );

    test.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))(
      '%s: the best way as it is shown has the chance that is written down',
      (_, puzzle) => {
        expect(counted(chanceOfWay(rules, puzzle, shown(rules, puzzle)))).toBeCloseTo(puzzle.best, 4);
      },
    );
  });
}

/** The best way, with dice that all show a three. */
function shown(rules: AnyRules, puzzle: AnyPuzzle) {
  const { game } = rules;
  const odds = oddsOf(rules, puzzle);
  const state: unknown = game.start(puzzleSetup(rules, puzzle));
  const played: { kind: string }[] = [];
  while (!puzzle.isOver(state)) {
    const asked = game.decision(state);
    if (!asked) break;
    const action =
      'dice' in asked
        ? { kind: 'roll', dice: Array.from({ length: Number(asked.dice) }, () => 3) }
        : asked.by === puzzle.side
          ? counted(bestNext(rules, puzzle, odds, state, played))
          : counted(odds.choice(state)).action;
    game.apply(state, action, () => undefined);
    played.push(action);
  }
  return played;
}

describe('the odds by hand', () => {
  const chanceAt = (position: string, side: string, goal: ReturnType<typeof breaks>) => {
    const setup: unknown = RULES.notation.parse(position);
    const state = RULES.game.start(setup as Parameters<typeof RULES.game.start>[0]);
    const aim = {
      side,
      isOver: (each: typeof state) => isOver(each) || goal.isSettled(each),
      isWon: goal.isWon,
      keyOf,
      weighed,
    };
    return counted(oddsOf(RULES, aim).chance(state));
  };

  // 2.2.1 A hits with 3 or more: 4 of 6; a clearing gives no cover. The fourth hit destroys (7.3).
  test('7.2 one shot of an A at a unit with three hits', () => {
    const at =
      'sept19 turn 4 american fire step 1; 0507 a-va; 0506 b-62***; 0508 L-learned; 0411 L-arnold; 0403 L-hamilton';
    expect(chanceAt(at, 'american', falls('b-62'))).toBeCloseTo(4 / 6, 10);
  });

  // The second hit turns it over; two dice must not exceed 7 (box 8 is 7 for Hamilton): 15 of 36 exceed it.
  test('3.8.1 the same shot at one hit, and a test', () => {
    const at =
      'sept19 turn 4 american fire step 1; 0507 a-va; 0506 b-62*; 0508 L-learned; 0411 L-arnold; 0403 L-hamilton; morale hamilton 8';
    expect(chanceAt(at, 'american', breaks('hamilton'))).toBeCloseTo((4 / 6) * (15 / 36), 10);
  });
});
