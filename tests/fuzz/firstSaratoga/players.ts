/** Who plays the games by chance: one takes anything, one marches at the enemy and attacks, one in between. */
import type {
  Action,
  FirstSaratogaDecision,
  FirstSaratogaGame,
  State,
} from '../../../src/engine/firstSaratoga';
import type { Hex } from '../../../src/engine/hexmap/hexId';
import { type Chance, pick } from '../chance';

export const TEMPERS = ['any', 'bold', 'steady'] as const;
export type Temper = (typeof TEMPERS)[number];

const ENDINGS: ReadonlySet<Action['kind']> = new Set([
  'ready',
  'endRally',
  'halt',
  'endMovement',
  'endCombat',
  'pass',
  'decline',
] as const);

/** Any action that is offered; the endings of a phase are taken more or less often. */
export function choose(
  game: FirstSaratogaGame,
  state: State,
  asked: FirstSaratogaDecision,
  temper: Temper,
  chance: Chance,
): Action {
  if (asked.kind === 'roll') return { kind: 'roll', dice: [1 + Math.floor(chance() * 6)] };
  const all = game.actions(state);
  // 13.4 each counter as often as another, however many hexes it may have
  const hand = asked.kind === 'place' && chance() < 0.8 ? pick(chance, handsOf(all)) : undefined;
  const offered = hand === undefined ? all : all.filter((action) => handOf(action) === hand);
  const last = offered.at(-1);
  if (!last) throw new Error(`nothing is offered for ${asked.kind}`);
  if (temper === 'any') return ENDINGS.has(last.kind) && chance() < 1 / 6 ? last : pick(chance, offered);
  const others = offered.filter(({ kind }) => !ENDINGS.has(kind));
  if (others.length === 0) return last;
  const isShy = temper === 'steady' ? 0.12 : 0.03;
  if (ENDINGS.has(last.kind) && chance() < isShy) return last;
  if (asked.kind === 'moveGroup') return nearest(game, state, others, chance);
  if (asked.kind === 'move') {
    const fresh = others.filter((action) => action.kind === 'begin' && !action.march);
    return pick(chance, fresh.length > 0 && chance() < 0.8 ? fresh : others);
  }
  return pick(chance, others);
}

const handOf = (action: Action): string | undefined => (action.kind === 'place' ? action.counter : undefined);
const handsOf = (offered: readonly Action[]) => [...new Set(offered.map(handOf))];

/** Mostly the step that comes nearest to an enemy. */
function nearest(game: FirstSaratogaGame, state: State, offered: readonly Action[], chance: Chance): Action {
  const steps = offered.filter((action) => action.kind === 'step');
  if (steps.length === 0 || chance() < 0.25) return pick(chance, offered);
  const { world } = game;
  const enemies = world.pieces.filter(
    (piece) =>
      !world.isLeader[piece] &&
      (state.at[piece] ?? 0) > 0 &&
      world.isBritish[piece] !== (state.phasing === 'british'),
  );
  const from = (action: Action): number => {
    const hex = action.kind === 'step' ? action.path.at(-1) : undefined;
    if (hex === undefined) return 99;
    return Math.min(
      99,
      ...enemies.map((piece) => world.grid.distance(hex as Hex, (state.at[piece] ?? 0) as Hex)),
    );
  };
  const least = Math.min(...steps.map(from));
  return pick(
    chance,
    steps.filter((action) => from(action) === least),
  );
}
