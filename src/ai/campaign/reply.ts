/** What the enemy would make of a position in his turn: his best move by the same lights, as far as his points usually go. */
import { enemyOfSide, type State } from '../../engine/campaign/index';
import { fieldOf, groupMoves, singleMoves } from './operations';
import { after, contested, fightAt, type Position } from './position';
import { type Eye, outlook } from './score';

/** An enemy has so many points as a rule. */
const POINTS = 3;

/** What a position is worth to the side when the enemy has answered it; fights go as is likelier. */
export function afterReply(eye: Eye, position: Position): number {
  const settled = likely(eye, position);
  const foe: Eye = {
    side: enemyOfSide(eye.side),
    traits: eye.traits,
    state: turned(eye.state, settled),
  };
  let best = outlook(foe, settled);
  const field = fieldOf(foe, settled);
  for (const operation of groupMoves(field, true, false))
    best = Math.max(best, outlook(foe, operation.position));
  for (const operation of singleMoves(field)) best = Math.max(best, outlook(foe, operation.position));
  return -best;
}

function likely(eye: Eye, position: Position): Position {
  let settled = position;
  for (const place of contested(position)) {
    const fight = fightAt(settled, eye.side, place);
    settled = after(settled, eye.side, place, fight, fight.win >= 0.5);
  }
  return settled;
}

/** The enemy's turn begins: nobody has moved, all roads are open. */
const turned = (state: State, { at }: Position): State => ({
  ...state,
  at: [...at],
  moved: state.moved.map(() => false),
  used: state.used.map(() => 0),
  ap: { british: POINTS, american: POINTS },
});
