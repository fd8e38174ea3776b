/** 6.1 step 1.A, 8 What generals may still do: countermand a card, or rescue a formation. */
import { hasCommand } from './commands';
import { GENERAL_BY_ID, GENERAL_LIST } from './data/generals';
import { type FormationId, type General, type GeneralId, GENERALS, type Side } from './data/types';
import { sideOf } from './formations';
import { type FarmRefusal, refuse } from './refusals';
import type { State } from './state';

export const isGeneral = (name: string): name is GeneralId => (GENERALS as readonly string[]).includes(name);

export const isReady = (state: State, general: GeneralId): boolean => !state.usedGenerals.includes(general);

export const generalsOf = (side: Side): readonly General[] =>
  GENERAL_LIST.filter((general) => general.side === side);

/** Whether a formation that he activates pays for it. */
export const isCostDue = (general: GeneralId | undefined): boolean =>
  general === undefined || GENERAL_BY_ID[general].activationCost === 'normal';

/** Those of his list who have a legal Command. */
export const activatedBy = (state: State, general: GeneralId): readonly FormationId[] =>
  GENERAL_BY_ID[general].activates.filter((formation) => hasCommand(state, formation, isCostDue(general)));

/** F55 why he cannot countermand a card now. */
export function countermandRefusal(state: State, side: Side, name: string): FarmRefusal | undefined {
  const ready = ownReady(state, side, name);
  if (ready) return ready;
  return activatedBy(state, name as GeneralId).length > 0 ? undefined : refuse('generalHasNobody', name);
}

/** 8, F34 why he cannot rescue this formation. */
export function rescueRefusal(state: State, formation: FormationId, name: string): FarmRefusal | undefined {
  const ready = ownReady(state, sideOf(formation), name);
  if (ready) return ready;
  return GENERAL_BY_ID[name as GeneralId].rescues.includes(formation)
    ? undefined
    : refuse('cannotRescue', name);
}

export const rescuersOf = (state: State, formation: FormationId): readonly GeneralId[] =>
  GENERALS.filter((general) => !rescueRefusal(state, formation, general));

function ownReady(state: State, side: Side, name: string): FarmRefusal | undefined {
  if (!isGeneral(name)) return refuse('unknownGeneral', name);
  if (GENERAL_BY_ID[name].side !== side) return refuse('notYourGeneral', name);
  return isReady(state, name) ? undefined : refuse('generalUsed', name);
}
