/** Who is how near to winning, in a sentence. */
import { LAST_TURN, OBJECTIVES, type View } from '../../../engine/campaign';
import { listed, placeName } from './names';

export function standingSentence({ ending, objectives, turn }: View): string {
  if (ending) return ending.winner === 'british' ? 'The British have won.' : 'The Americans have won.';
  const missing = (aim: keyof typeof OBJECTIVES) =>
    OBJECTIVES[aim].filter((place) => objectives[place] !== 'british');
  const [albany, grants] = [missing('albany'), missing('grants')];
  const best = albany.length <= grants.length ? albany : grants;
  if (best.length === 0)
    return 'The British hold what they need: in supply at the end of an American turn, they win.';
  const left = LAST_TURN - turn + 1;
  return `The British still need ${listed(best.map(placeName))}; ${left === 1 ? 'this is the last week' : `${left} weeks are left`}.`;
}
