/** 12, 13.3 How a game ends. */
import type { Emit } from '../kernel/game';
import { FORMATIONS_TO_WIN } from './data/numbers';
import { type FormationId, type Side, SIDES } from './data/types';
import type { Event } from './events';
import { enemyOf, formationsOf, isInPlay } from './formations';
import type { Ending, State } from './state';

export const formationsOut = (state: State, side: Side): readonly FormationId[] =>
  formationsOf(side).filter((formation) => !isInPlay(state, formation));

const hasLost = (state: State, side: Side): boolean => formationsOut(state, side).length >= FORMATIONS_TO_WIN;

/** Whether it ends when this formation falls too. */
export const wouldEnd = (state: State, formation: FormationId, side: Side): boolean =>
  isInPlay(state, formation) && formationsOut(state, side).length + 1 >= FORMATIONS_TO_WIN;

/** 12 at once, in the middle of whatever it was; F52 as an option only when an attack's results are all applied. */
export function checkVictory(state: State, emit: Emit<Event>): void {
  if (state.options.bothThirdLosses === 'draw' && isApplyingResults(state)) return;
  const losers = SIDES.filter((side) => hasLost(state, side));
  const [loser] = losers;
  if (!loser) return;
  end(state, { winner: losers.length > 1 ? undefined : enemyOf(loser), reason: 'formations' }, emit);
}

/** 12 the Americans; 13.3, F66 the solitaire opponent, whichever side it plays. */
export function endByTime(state: State, emit: Emit<Event>): void {
  end(state, { winner: state.bot?.side ?? 'american', reason: 'time' }, emit);
}

function end(state: State, ending: Ending, emit: Emit<Event>): void {
  state.ending = ending;
  state.frames.length = 0;
  emit({ type: 'ended', ending });
}

const isApplyingResults = (state: State): boolean =>
  state.frames.some((frame) => frame.kind === 'attack' && frame.stage === 'results');
