/** Playing a game phase by phase: what each phase is called, how it looks, and when the next one begins. */
import { digest } from '../../src/engine/kernel/digest';
import { COUNTERS, FORMATION_LIST, SARATOGA, SIDES } from '../../src/engine/saratoga/index';
import { LOST, type State } from '../../src/engine/saratoga/state';
import { pointsFor } from '../../src/engine/saratoga/victory';

/** Turn, side and phase of a state; the fire belongs to the combat that begins with movement. */
export function phaseOf(state: State): string {
  const { phase, phasing, turn } = SARATOGA.view(state, undefined);
  if (phase === 'placement') return `set-up ${SARATOGA.decision(state)?.by}`;
  if (phase === 'order') return `turn ${turn}`;
  const part = phase === 'combatMovement' || phase === 'fire' ? 'combat' : phase;
  return `turn ${turn} ${phasing} ${part}`;
}

export function factsOf(state: State): string {
  const points = SIDES.map((side) => pointsFor(state, side).total);
  const lost = SIDES.map(
    (side) => COUNTERS.filter((counter, piece) => counter.side === side && state.at[piece] === LOST).length,
  );
  const hits = state.hits.reduce((sum, each) => sum + each, 0);
  const broken = FORMATION_LIST.filter((_, i) => state.broken[i]).map(({ id }) => id);
  return `points ${points.join(':')}, lost ${lost.join(':')}, hits ${hits}, broken ${broken.join() || 'none'}`;
}

export const digestOf = (state: State): string => digest(state);
export const outcomeOf = (state: State): string => JSON.stringify(SARATOGA.outcome(state) ?? 'none');
