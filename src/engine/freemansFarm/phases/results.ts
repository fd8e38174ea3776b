/** 6.1 step 5, 10 Applying what the dice came to, one result after another (F27). */
import { pop, top } from '../../kernel/frames';
import type { Emit } from '../../kernel/game';
import { countFaces, losesAfter, readingOf, resultsOf } from '../combat';
import type { Event } from '../events';
import { sideOf } from '../formations';
import type { AttackFrame, AttackResults } from '../frames';
import { loseMarkers, loseMorale } from '../losses';
import { gainCubes } from '../momentum';
import { takeObjective } from '../objectives';
import type { State } from '../state';
import { checkVictory } from '../victory';

type Apply = (state: State, frame: AttackFrame, results: AttackResults, emit: Emit<Event>) => void;

/** F27 the defender falls first; F26, F74 whoever is out takes nothing more, and cubes come all the same. */
const ORDER: readonly Apply[] = [
  (state, { attacker }, { skirmishers }, emit) => {
    if (skirmishers) takeObjective(state, skirmishers, sideOf(attacker), attacker, emit);
  },
  (state, { target }, { defenderMarkers }, emit) =>
    loseMarkers(state, target, defenderMarkers, 'attack', emit),
  (state, { target }, { defenderMorale }, emit) => loseMorale(state, target, defenderMorale, 'attack', emit),
  (state, { attacker }, { attackerMarkers }, emit) =>
    loseMarkers(state, attacker, attackerMarkers, 'attack', emit),
  (state, { attacker }, { attackerMorale }, emit) =>
    loseMorale(state, attacker, attackerMorale, 'attack', emit),
  (state, { attacker }, { cubes }, emit) => gainCubes(state, sideOf(attacker), cubes, 'threes', emit),
];

/** The next result; a loss that must be tested comes to lie on top, and the rest waits for it. */
export function applyResults(state: State, frame: AttackFrame, emit: Emit<Event>): void {
  const { attacker, cards } = frame;
  frame.results ??= resolve(state, frame, emit);
  const at = frame.applied++;
  const apply = ORDER[at];
  const after = losesAfter(cards)[at - ORDER.length];
  if (apply) apply(state, frame, frame.results, emit);
  else if (after !== undefined) loseMorale(state, attacker, after, 'afterAttack', emit);
  else end(state, emit);
}

function resolve(state: State, frame: AttackFrame, emit: Emit<Event>): AttackResults {
  const { attacker, target, dice } = frame;
  emit({ type: 'attackResolved', side: sideOf(attacker), attacker, target, dice: [...dice] });
  return resultsOf(countFaces(dice), readingOf(state, frame));
}

function end(state: State, emit: Emit<Event>): void {
  pop(state);
  const below = top(state);
  if (below?.kind === 'activation') below.stage = 'afterAttack';
  checkVictory(state, emit); // F52 as an option
}
