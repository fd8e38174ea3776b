/** 4.3, 4.4 What cubes, generals and Tactics cards in hand are worth while they are not used. */
import {
  findTactic,
  type GeneralId,
  type Side,
  type State,
  type TacticId,
} from '../../engine/freemansFarm/index';
import { shareLeft, shareOfDay } from './desk';

/** The first six serve best; what lies idle above ten serves hardly at all. */
export function worthOfCubes(state: State, cubes: number): number {
  const few = Math.min(cubes, 6);
  const some = Math.min(Math.max(0, cubes - 6), 4);
  const many = Math.max(0, cubes - 10);
  return (few * 0.05 + some * 0.035 + many * 0.015) * shareLeft(state);
}

export const priceOfCubes = (state: State, side: Side, cubes: number): number =>
  worthOfCubes(state, state.cubes[side]) - worthOfCubes(state, state.cubes[side] - cubes);

/** What it must bring at least for the card to be played. */
export const holdOf = (state: State, card: string): number => {
  const tactic = findTactic(card);
  return tactic ? HOLD[tactic.id] * shareLeft(state) : 0;
};

const HOLD: Readonly<Record<TacticId, number>> = {
  backInTheSaddle: 0.15,
  steadyTheRanks: 0.25,
  coldSteel: 0.12,
  morgansRiflemen: 0.09,
  crashingVolley: 0.08,
  pressThemHard: 0.1,
  gunsWellLaid: 0.07,
  freshResolve: 0.08,
  drumsAndColours: 0.15,
  stragglersComeIn: 0.05,
  quickMarch: 0.05,
  willingTroops: 0.07,
  fogInTheClearing: 0.14,
  breastworks: 0.08,
  officersDown: 0.12,
  prisoners: 0.08,
  lowOnPowder: 0.08,
  aideDeCamp: 0.03,
  noRespite: 0.15,
  skirmishLine: 0.08,
};

/** A general who may still overrule a card or rescue a formation. */
export const holdOfGeneral = (state: State, general: GeneralId): number =>
  GENERAL_HOLD[general] * shareOfDay(state);
const GENERAL_HOLD: Readonly<Record<GeneralId, number>> = { burgoyne: 0.3, arnold: 0.25, gates: 0.2 };
