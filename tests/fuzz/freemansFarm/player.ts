/** Players by chance, each with a taste of their own. */
import { isRollDecision } from '../../../src/engine/kernel/game';
import { type Action, RULES, type State } from '../../../src/engine/freemansFarm/index';
import { below, type Chance, pick } from '../chance';

const { game } = RULES;

/** What a player likes to do: a weight for each kind of action, so that games go differently. */
export type Taste = (kind: Action['kind']) => number;

export function tasteBy(chance: Chance): Taste {
  const weights = new Map<string, number>();
  return (kind) => {
    const known = weights.get(kind);
    if (known !== undefined) return known;
    const weight = kind === 'cashIn' ? 0.05 + chance() * 0.1 : 0.2 + chance() * 2;
    weights.set(kind, weight);
    return weight;
  };
}

export function choose(state: State, chance: Chance, taste: Taste): Action {
  const asked = game.decision(state);
  if (isRollDecision(asked))
    return { kind: 'roll', dice: Array.from({ length: asked.dice }, () => 1 + below(chance, asked.faces)) };
  const all = game.actions(state);
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  let left = chance() * kinds.reduce((sum, kind) => sum + taste(kind), 0);
  const kind = kinds.find((each) => (left -= taste(each)) <= 0) ?? kinds[0];
  return pick(
    chance,
    all.filter((each) => each.kind === kind),
  );
}
