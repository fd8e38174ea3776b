/** Finds positions for new puzzles: a fight out of a game, a question, and a best way that a simple player misses. */
import { type Action, formatPosition } from '../../../src/engine/saratoga';
import type { AnyPuzzle, AnyRules } from '../../../src/games/contract';
import type { Counting } from '../../../src/lessons/odds';
import { puzzle as puzzleOf } from '../../../src/lessons/saratoga/puzzles/puzzle';
import { type Ring, ringOf } from '../../match/ring';
import { checkPuzzle } from '../check';
import { searching, type Way } from '../search';
import { type Cut, cutsOf } from './cut';
import { type Draft, frameOf } from './draft';
import { type Moment, momentsFrom } from './moments';
import { LEAST, MOST, type Question, questionsOf } from './questions';
import { simpleWay } from './simple';
import type { Wish } from './wish';

/** How much more often the best way must come about than the simple one. */
const LEAD = 0.08;
/** States that are counted for a position, before it is given up: a second or so. */
const MOST_WORK = 4000;

/** At most one of each phase, the one that is the farthest above the simple way; without end. */
export async function* draftsFor({ seed, battle }: Wish): AsyncGenerator<Draft> {
  const ring = await ringOf('saratoga');
  for (const moment of momentsFrom(ring, seed, battle)) {
    const draft = bestDraft(ring, moment);
    if (draft) yield draft;
  }
}

/** The draft of one moment, if there is any. */
export function bestDraft({ rules }: Ring, moment: Moment): Draft | undefined {
  let best: Draft | undefined;
  for (const cut of cutsOf(moment))
    for (const question of questionsOf(moment, cut)) {
      const draft = draftOf(rules, moment, cut, question);
      if (draft && (!best || leadOf(draft) > leadOf(best))) best = draft;
    }
  return best;
}

const leadOf = ({ puzzle, simple }: Draft): number => puzzle.best - simple.chance;

function draftOf(rules: AnyRules, moment: Moment, cut: Cut, question: Question): Draft | undefined {
  const bare = puzzleAt(moment, cut, question);
  if (bare.isOver(rules.game.start(rules.notation?.parse(bare.position)))) return undefined;
  const simple = countedWithin(simpleWay(rules, bare, MOST - LEAD), MOST_WORK);
  if (!simple || simple.chance > MOST - LEAD) return undefined;
  const best = shortest(countedWithin(searching(singly(rules), bare), MOST_WORK) ?? []);
  if (!best || best.chance < Math.max(LEAST, simple.chance + LEAD) || best.chance > MOST) return undefined;
  const puzzle: AnyPuzzle = { ...bare, line: best.line, best: best.chance };
  return checkPuzzle(rules, puzzle).problems.length > 0 ? undefined : { puzzle, simple, goal: question.code };
}

function puzzleAt({ from }: Moment, cut: Cut, { side, words, goal }: Question): AnyPuzzle {
  return puzzleOf({
    id: from,
    title: '',
    question: words,
    story: [],
    side,
    position: formatPosition(cut.state).replaceAll('\n', '; '),
    frame: frameOf(cut),
    best: 0,
    why: '',
    goal,
  });
}

/** Everybody closes in by himself, as puzzles are written: groups would be as many ways again to the same places. */
function singly(rules: AnyRules): AnyRules {
  const { game } = rules;
  const isSingle = (action: Action) => action.kind !== 'combatMove' || action.counters.length === 1;
  const actions = (state: unknown) => (game.actions(state) as readonly Action[]).filter(isSingle);
  return { ...rules, game: { ...game, actions } };
}

/** Of those that are as good as the first. */
function shortest(ways: readonly Way[]): Way | undefined {
  const [first] = ways;
  const best = ways.filter(({ chance }) => first && chance > first.chance - 1e-9);
  return best.toSorted((a, b) => a.line.length - b.line.length)[0];
}

/** Nothing where it has not come to its end after so many slices. */
function countedWithin<T>(counting: Counting<T>, slices: number): T | undefined {
  for (let slice = 0; slice < slices; slice++) {
    const { done, value } = counting.next();
    if (done) return value;
  }
  return undefined;
}
