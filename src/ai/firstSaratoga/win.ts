/** 14.1 The march that wins at once: whoever can make it makes it before anything else. */
import {
  type Action,
  hasMoved,
  idOf,
  isRefusal,
  isUnit,
  type Piece,
  type ReachAnswer,
  reachOf,
  type State,
} from '../../engine/firstSaratoga/index';
import { groundOf } from './ground';
import type { Officer } from './officer';

export interface Win {
  readonly unit: Piece;
  readonly hex: number;
  readonly actions: readonly Action[];
}

/** The surest of them: in fog the one that most faces of the die allow. */
export function winningMarch(officer: Officer, state: State): Win | undefined {
  const { world, side } = officer;
  const { hearts } = groundOf(world);
  if (side !== 'british' || hearts.length === 0) return undefined;
  let best: { readonly win: Win; readonly chance: number } | undefined;
  for (const unit of world.piecesOf.british) {
    if (!isUnit(world, unit) || hasMoved(state, unit)) continue;
    for (const march of [false, true]) {
      const answers = reachOf(world, state, [idOf(world, unit)], march);
      if (isRefusal(answers)) continue;
      const found = surestIn(answers as readonly ReachAnswer[], hearts);
      if (!found || (best && found.chance <= best.chance)) continue;
      const begin: Action = { kind: 'begin', counters: [idOf(world, unit)], march };
      const step: Action = { kind: 'step', path: found.path };
      const actions = state.fog ? [begin] : [begin, step];
      best = { win: { unit, hex: found.hex, actions }, chance: found.chance };
    }
  }
  return best?.win;
}

interface Way {
  readonly hex: number;
  readonly path: readonly number[];
  readonly chance: number;
}

function surestIn(answers: readonly ReachAnswer[], hearts: readonly number[]): Way | undefined {
  const ways = answers.flatMap(({ faces, destinations }) =>
    destinations
      .filter(({ hex }) => hearts.includes(hex))
      .map(({ hex, path, checks }) => ({ hex, path, dares: checks.length > 0, faces: faces.length })),
  );
  const [first] = ways;
  if (!first) return undefined;
  const own = ways.filter(({ hex }) => hex === first.hex);
  const faces = first.faces === 0 ? 6 : own.reduce((sum, way) => sum + way.faces, 0);
  return { hex: first.hex, path: first.path, chance: faces / 6 / (first.dares ? 2 : 1) };
}
