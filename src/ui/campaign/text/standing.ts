/** Who is how near to winning, and what each side needs for it, in a sentence. */
import { LAST_TURN, OBJECTIVES, RUIN_BELOW, type View } from '../../../engine/campaign';
import { listed, placeName } from './names';

export function standingSentence({ ending, isOutOfTime, objectives, turn }: View): string {
  if (ending) return ending.winner === 'british' ? 'The British have won.' : 'The Americans have won.';
  if (isOutOfTime) return 'The last American turn is over: the British can win no more, whatever they do.';
  const missing = (aim: keyof typeof OBJECTIVES) =>
    OBJECTIVES[aim].filter((place) => objectives[place] !== 'british');
  const aims = [missing('albany'), missing('grants')];
  const fewest = Math.min(...aims.map(({ length }) => length));
  if (fewest === 0)
    return 'The British hold what they need, and win if it is in supply when an American turn ends; the Americans must take a place back, or cut it off.';
  const nearest = aims.filter(({ length }) => length === fewest);
  const left = LAST_TURN - turn + 1;
  const time = left === 1 ? 'this last week' : `${left} weeks`;
  // 12.4 how near that is only the British know.
  return `The British still need ${placesNeeded(nearest)}; the Americans must hold out ${time}, or cut them below ${RUIN_BELOW} SP.`;
}

/** Where two ways are equally near, what both need stands first, once. */
function placesNeeded([first = [], other = first]: readonly (readonly string[])[]): string {
  const both = first.filter((place) => other.includes(place)).map(placeName);
  const either = [first, other].map((places) =>
    listed(places.map(placeName).filter((place) => !both.includes(place))),
  );
  if (either.every((places) => places === '')) return listed(both);
  return [...both, either.join(' or ')].join(', and ');
}
