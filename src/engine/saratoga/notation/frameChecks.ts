/** Which frames can occur in a state: what lies on what, and whom it concerns. */
import { sideOfStep } from '../combat';
import type { Side } from '../data/types';
import { isLand } from '../battlefield';
import { type BreakFrame, type SaratogaFrame, UNSEEN } from '../frames';
import { groupsOf } from '../recovery';
import { displacementHexes } from '../retreat';
import {
  commanderOf,
  enemyOf,
  formationOf,
  GATES,
  idOf,
  isCombatUnit,
  type Piece,
  PIECES,
  sideOf,
} from '../roster';
import { STACKING_LIMIT, unitsIn } from '../stacking';
import { hitsOf, isOnMap, type State } from '../state';
import { PHASE_KINDS } from './json';
import type { Report } from './words';

/** What can lie on a frame; nothing on those that are not here. */
const ABOVE: Partial<Record<SaratogaFrame['kind'], readonly SaratogaFrame['kind'][]>> = {
  movement: ['relocation'],
  fire: ['shot', 'advance', 'morale', 'break', 'relocation'],
  advance: ['advance', 'morale', 'break', 'relocation'],
  morale: ['relocation'],
  break: ['shot', 'displacement', 'relocation'],
  relocation: ['relocation'],
};

export function checkFrame(
  state: State,
  frame: SaratogaFrame,
  below: SaratogaFrame | undefined,
  report: Report,
): void {
  const { phasing } = state;
  const must = (isSo: boolean | undefined) => isSo || report('impossibleFrames', frame.kind);
  const mustBeOf = (side: Side, pieces: readonly Piece[]) => {
    for (const piece of pieces) if (sideOf(piece) !== side) report('wrongSide', idOf(piece));
  };
  const mustBeUnits = (side: Side, pieces: readonly Piece[]) => {
    mustBeOf(side, pieces);
    for (const piece of pieces) if (!isCombatUnit(piece)) report('notAUnit', idOf(piece));
  };
  const mustBeOnMap = (...pieces: readonly Piece[]) => {
    for (const piece of pieces) if (!isOnMap(state, piece)) report('notOnMap', idOf(piece));
  };
  const phases: readonly string[] = PHASE_KINDS;
  if (!must(below ? ABOVE[below.kind]?.includes(frame.kind) : phases.includes(frame.kind))) return;
  switch (frame.kind) {
    case 'command':
      must(frame.stage !== 'gates' || (phasing === 'american' && isOnMap(state, GATES)));
      return;
    case 'movement':
      mustBeOf(phasing, frame.party);
      mustBeUnits(
        phasing,
        PIECES.filter((piece) => frame.stood[piece]),
      );
      return;
    case 'combatMovement':
      mustBeOf(phasing, frame.moved);
      return;
    case 'fire':
      for (const piece of frame.held) mustBeUnits(sideOf(piece), [piece]);
      return;
    case 'shot': {
      const side = below?.kind === 'fire' ? sideOfStep(state, below.step) : enemyOf(ownerOf(below));
      mustBeUnits(side, [frame.unit]);
      mustBeUnits(enemyOf(side), [frame.target]);
      mustBeOnMap(frame.unit, frame.target);
      must(below?.kind !== 'break' || below.stage === 'round');
      return;
    }
    case 'relocation':
      if (frame.leader !== UNSEEN) {
        if (isCombatUnit(frame.leader)) report('notALeader', idOf(frame.leader));
        mustBeOnMap(frame.leader);
        mustBeOf(frame.side, [frame.leader]);
        must(state.at[frame.leader] === frame.hex);
      } else must(isLand(frame.hex) && unitsIn(state, frame.hex).length === 0);
      must(below?.kind !== 'movement' || below.stage === 'excess');
      return;
    case 'morale':
      must(!state.broken[frame.formation]);
      return;
    case 'break':
      mustBeUnits(ownerOf(frame), frame.units);
      mustBeUnits(enemyOf(ownerOf(frame)), [...frame.done, ...frame.firers]);
      must(state.broken[frame.formation] && isWhole(frame));
      return;
    case 'displacement': {
      const others = unitsIn(state, frame.hex).filter((unit) => unit !== frame.newcomer);
      must(below?.kind === 'break' && below.units.includes(frame.newcomer));
      must(state.at[frame.newcomer] === frame.hex && others.length === STACKING_LIMIT);
      must(others.some((unit) => displacementHexes(state, unit).length > 0));
      return;
    }
    case 'advance':
      mustBeUnits(frame.side, frame.units);
      return;
    case 'recovery': {
      mustBeUnits(phasing, frame.queue);
      mustBeOnMap(...frame.queue);
      must(frame.stage === 'choose' || groupsOf(phasing).includes(frame.group));
      must(frame.queue.every((unit) => hitsOf(state, unit) % 2 === 1));
      return;
    }
    default:
  }
}

/** Those who go are of the formation, and whoever has fired has fired at some hex. */
const isWhole = ({ formation, units, gone, firers, aims }: BreakFrame): boolean =>
  units.every((unit) => formationOf(unit) === formation) &&
  gone.every((unit) => units.includes(unit)) &&
  aims.length === firers.length;

/** The side that a break drives back. */
const ownerOf = (frame: SaratogaFrame | undefined): Side =>
  sideOf(commanderOf(frame?.kind === 'break' ? frame.formation : 0));
