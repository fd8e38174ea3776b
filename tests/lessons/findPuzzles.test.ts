/** Drafts of puzzles out of games: found, sound, and counted as every puzzle is. */
import { beforeAll, describe, expect, test } from 'vitest';
import { RULES, SARATOGA } from '../../src/engine/saratoga';
import type { AnyRules } from '../../src/games/contract';
import { counted, oddsOf } from '../../src/lessons/odds';
import { falls } from '../../src/lessons/saratoga/puzzles/goals';
import { puzzle as puzzleOf } from '../../src/lessons/saratoga/puzzles/puzzle';
import { puzzleSetup } from '../../src/lessons/way';
import { ringOf } from '../match/ring';
import { checkPuzzle } from '../puzzles/check';
import { type Draft, printed } from '../puzzles/find/draft';
import { bestDraft } from '../puzzles/find/find';
import type { Moment } from '../puzzles/find/moments';
import { simpleWay } from '../puzzles/find/simple';

const rules: AnyRules = RULES;

/** A late fire phase of 19 September, out of a game of two generals. */
const EVENING = `sept19 turn 8 british fog fire step 1
0113 a-1ma a-10ma; 0114 a-9ma; 0115 a-can; 0116 a-va; 0213 a-1nh** a-4ma L-poor; 0214 a-dear**; 0215 a-8ma**
0216 a-6ma**; 0311 b-ha1**; 0313 b-gren b-bgren; 0314 a-2ny** a-12ma; 0315 a-cook; 0410 b-loy*; 0411 b-9
0412 b-ba1 L-breymann; 0413 b-47** b-barner; 0414 a-4ny a-11ma L-glover L-paterson L-arnold; 0415 a-3nh; 0416 a-2ma
0511 b-62; 0515 a-15ma a-13ma L-learned L-gates; 0516 a-14ma; 0710 b-fa1** L-hamilton L-burgoyne; 0714 b-li
0715 a-art9; 0814 L-nixon a-art8* a-art2; 0815 a-art10 a-art11; 0910 b-ha2*; 0914 a-art4 a-art6; 0915 a-art7 a-art3
1011 b-21***; 1012 b-can b-fa2 L-fraser; 1014 a-2nh*; 1015 a-art1 a-art5; 1112 b-hh* L-phillips b-mark*
1113 b-ra1 b-pa4; 1211 b-24*; 1213 b-ried** b-specht L-riedesel; 1214 b-rhetz; 1313 b-pa3; 1412 b-pa1 b-pa2
lost b-20 a-3ma a-5ma a-7ma; idle glover paterson nixon L-hamilton L-breymann L-gates L-learned
inContact b-pa3 a-2nh; done b-li b-gren b-bgren
seen b-li b-gren b-bgren b-barner b-47 a-1nh a-2ny a-4ny a-4ma a-13ma a-15ma a-11ma a-12ma a-art2 a-art8 a-art9 L-gates L-arnold L-learned L-poor L-glover L-paterson L-nixon
broken learned nixon; spent b-li 2 b-gren 1 b-bgren 2
morale fraser 1 hamilton 4 riedesel 1 phillips 1 poor 3 nixon 2`;

describe('a draft of a puzzle', () => {
  let draft: Draft;
  beforeAll(async () => {
    const setup = RULES.notation.parse(EVENING);
    if (Array.isArray(setup)) throw new Error(JSON.stringify(setup));
    const moment: Moment = { state: SARATOGA.start(setup), kind: 'fire', from: 'evening' };
    const found = bestDraft(await ringOf('saratoga'), moment);
    if (!found) throw new Error('nothing is found');
    draft = found;
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
