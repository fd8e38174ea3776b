/** Drafts of puzzles out of games: found, sound, and counted as every puzzle is. */
import { beforeAll, describe, expect, test } from 'vitest';
import { RULES } from '../../src/engine/saratoga';
import type { AnyRules } from '../../src/games/contract';
import { counted, oddsOf } from '../../src/lessons/odds';
import { falls } from '../../src/lessons/saratoga/puzzles/goals';
import { puzzle as puzzleOf } from '../../src/lessons/saratoga/puzzles/puzzle';
import { puzzleSetup } from '../../src/lessons/way';
import { ringOf } from '../match/ring';
import { checkPuzzle } from '../puzzles/check';
import { type Draft, printed } from '../puzzles/find/draft';
import { bestDraft } from '../puzzles/find/find';
import { momentsFrom } from '../puzzles/find/moments';
import { simpleWay } from '../puzzles/find/simple';

const rules: AnyRules = RULES;

describe('a draft of a puzzle', () => {
  let draft: Draft;
  beforeAll(async () => {
    const ring = await ringOf('saratoga');
    for (const moment of momentsFrom(ring, 's', 'sept19')) {
      if (moment.from !== 's-0-8-british-fire') continue;
      const found = bestDraft(ring, moment);
      if (!found) throw new Error('nothing is found');
      draft = found;
      break;
    }
  }, 60_000);

  test('is a puzzle that is accepted', () => {
    expect(checkPuzzle(rules, draft.puzzle).problems).toEqual([]);
  });

  test('has the chances that are counted, well above those of the simple way', () => {
    const { puzzle, simple } = draft;
    const state: unknown = rules.game.start(puzzleSetup(rules, puzzle));
    for (const action of puzzle.line) rules.game.apply(state, action, () => undefined);
    expect(counted(oddsOf(rules, puzzle).chance(state))).toBeCloseTo(puzzle.best, 10);
    expect(counted(simpleWay(rules, puzzle, 1)).chance).toBeCloseTo(simple.chance, 10);
    expect(puzzle.best).toBeGreaterThanOrEqual(Math.max(0.25, simple.chance + 0.08));
    expect(puzzle.best).toBeLessThanOrEqual(0.85);
  });

  test('is printed as puzzles are written', () => {
    const text = printed(draft);
    for (const field of [
      'id',
      'title',
      'question',
      'story',
      'side',
      'position',
      'frame',
      'best',
      'why',
      'goal',
    ])
      expect(text).toMatch(new RegExp(`^ {4}${field}:`, 'm'));
    expect(text).toContain(draft.puzzle.position);
  });
});

// 7.1, 7.3 a simple player fires the one shot that there is: an A hits with 3 or more, and the fourth hit destroys.
test('7.2 the simple way is counted through, by hand 4 of 6', () => {
  const only = puzzleOf({
    id: 'only',
    title: '',
    question: '',
    story: [],
    side: 'american',
    position:
      'sept19 turn 4 american fire step 1; 0507 a-va; 0506 b-62***; 0508 L-learned; 0411 L-arnold; 0403 L-hamilton',
    frame: [],
    best: 0,
    why: '',
    goal: falls('b-62'),
  });
  expect(counted(simpleWay(rules, only, 1)).chance).toBeCloseTo(4 / 6, 10);
});
