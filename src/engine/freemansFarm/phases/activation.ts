/** 6.1 steps 1 to 5 One formation's activation: its Command, the cost, carrying it out, and what may follow. */
import { pop } from '../../kernel/frames';
import type { Emit } from '../../kernel/game';
import type { Action, ActionOf } from '../actions';
import { carryOut } from '../carryOut';
import { choiceRefusal, choicesOf, hasCommand } from '../commands';
import { costRefusal, COSTS, waivedBy } from '../cost';
import { COMMAND_BY_ID } from '../data/commands';
import { GENERAL_BY_ID } from '../data/generals';
import { ACTIVATION, NO_TARGETS_CUBES } from '../data/numbers';
import type { FormationId } from '../data/types';
import { type SideDecision } from '../decisions';
import type { Event } from '../events';
import { isFormation, isInPlay } from '../formations';
import type { ActivationFrame, ChosenCommand } from '../frames';
import { activatedBy, isCostDue } from '../generals';
import { loseMarkers, loseMorale } from '../losses';
import { gainCubes } from '../momentum';
import { isOutOfTargets } from '../noTargets';
import { occasionOf } from '../occasions';
import { type FarmRefusal, refuse } from '../refusals';
import type { State } from '../state';
import { canPlayAny } from '../tactics';
import { applyShared, checkShared, type RulesOf, sharedActions } from './rules';

export const activation: RulesOf<'activation'> = {
  step(state, frame, emit) {
    switch (frame.stage) {
      case 'formation':
        return false;
      case 'command':
        return !canCommand(state, frame, emit);
      case 'cost':
        return isWaived(state, frame, emit);
      case 'extraCost':
        payExtra(state, frame, emit);
        return true;
      case 'carryOut':
        doIt(state, frame, emit);
        return true;
      case 'afterMove':
      case 'afterAttack':
        if (canPlayAny(state, occasionOf(state, frame))) return false;
        frame.stage = 'over';
        return true;
      case 'over':
        pop(state);
        return true;
    }
  },
  decide(state, frame): SideDecision {
    const asked = DECISIONS[frame.stage] ?? DECISIONS.command;
    const decision = { ...asked, by: state.phasing };
    return frame.formation ? { ...decision, formation: frame.formation } : decision;
  },
  actions: (state, frame) => [...ownActions(state, frame), ...sharedActions(state, occasionOf(state, frame))],
  check: checkOwn,
  apply(state, frame, action, emit) {
    const played = applyShared(state, occasionOf(state, frame), action, emit);
    if (action.kind === 'activate') {
      frame.formation = action.formation;
      frame.stage = 'command';
      emit({ type: 'activated', side: state.phasing, formation: action.formation });
    } else if (action.kind === 'command') choose(state, frame, chosenFrom(action), emit);
    else if (action.kind === 'pay') payCost(state, frame, action.with, emit);
    else if (action.kind === 'pass') frame.stage = 'over';
    else if (action.kind === 'playTactics' && played?.effect.do === 'attackNow')
      follow(state, frame, action, emit);
    else if (played?.effect.do === 'waiveActivationCost') {
      frame.stage = 'extraCost';
      emit({ type: 'costWaived', formation: formationOf(frame), by: 'card' });
    }
  },
};

const DECISIONS: Partial<Record<ActivationFrame['stage'], Pick<SideDecision, 'kind' | 'case'>>> & {
  readonly command: Pick<SideDecision, 'kind' | 'case'>;
} = {
  formation: { kind: 'chooseFormation', case: '6.1 step 1.A' },
  command: { kind: 'chooseCommand', case: '6.1 step 1' },
  cost: { kind: 'payCost', case: '6.1 step 2' },
  afterMove: { kind: 'followUp', case: '4.3' },
  afterAttack: { kind: 'followUp', case: '4.3' },
};

function ownActions(state: State, frame: ActivationFrame): readonly Action[] {
  switch (frame.stage) {
    case 'formation':
      return formationsFor(state, frame).map((formation) => ({ kind: 'activate', formation }));
    case 'command':
      return choicesOf(state, formationOf(frame), isCostDue(frame.general)).map((choice) => ({
        kind: 'command',
        ...choice,
      }));
    case 'cost':
      return COSTS.filter((cost) => !costRefusal(state, formationOf(frame), chosenOf(frame), cost)).map(
        (cost) => ({ kind: 'pay', with: cost }),
      );
    case 'afterMove':
    case 'afterAttack':
      return [{ kind: 'pass' }];
    default:
      return [];
  }
}

function checkOwn(state: State, frame: ActivationFrame, action: Action): FarmRefusal | undefined {
  const { stage, general } = frame;
  if (stage === 'formation' && action.kind === 'activate')
    return formationRefusal(state, frame, action.formation);
  if (stage === 'command' && action.kind === 'command')
    return choiceRefusal(state, formationOf(frame), chosenFrom(action), isCostDue(general));
  if (stage === 'cost' && action.kind === 'pay')
    return costRefusal(state, formationOf(frame), chosenOf(frame), action.with);
  if (action.kind === 'pass') {
    // F6
    if (stage === 'command' || stage === 'formation') return refuse('mustCommand');
    return stage === 'cost' ? refuse('mustPay') : undefined;
  }
  return checkShared(state, occasionOf(state, frame), action);
}

const formationsFor = (state: State, { general }: ActivationFrame): readonly FormationId[] =>
  general ? activatedBy(state, general) : [];

function formationRefusal(state: State, frame: ActivationFrame, name: string): FarmRefusal | undefined {
  if (!isFormation(name)) return refuse('unknownFormation', name);
  if (frame.general && !GENERAL_BY_ID[frame.general].activates.includes(name))
    return refuse('notInGeneralsList', name);
  if (!isInPlay(state, name)) return refuse('formationOut', name);
  return formationsFor(state, frame).includes(name) ? undefined : refuse('noCommandFor', name);
}

/** 4.2, F6, F9, F10 whether a Command can be chosen; without one the activation is over. */
function canCommand(state: State, frame: ActivationFrame, emit: Emit<Event>): boolean {
  const formation = formationOf(frame);
  if (hasCommand(state, formation, isCostDue(frame.general))) return true;
  pop(state);
  emit({ type: 'noCommand', side: state.phasing, formation });
  if (isOutOfTargets(state, formation)) gainCubes(state, state.phasing, NO_TARGETS_CUBES, 'noTargets', emit);
  return false;
}

const chosenFrom = ({ command, gunCommand, target, markers }: ActionOf<'command'>): ChosenCommand => ({
  command,
  ...(gunCommand === undefined ? {} : { gunCommand }),
  ...(target === undefined ? {} : { target }),
  ...(markers === undefined ? {} : { markers }),
});

function choose(state: State, frame: ActivationFrame, chosen: ChosenCommand, emit: Emit<Event>): void {
  frame.chosen = chosen;
  frame.stage = 'cost';
  emit({ type: 'commanded', side: state.phasing, formation: formationOf(frame), ...chosen });
}

function isWaived(state: State, frame: ActivationFrame, emit: Emit<Event>): boolean {
  const formation = formationOf(frame);
  const by = waivedBy(state, formation, chosenOf(frame), frame.general);
  if (!by) return false;
  emit({ type: 'costWaived', formation, by });
  frame.stage = 'extraCost';
  return true;
}

function payCost(state: State, frame: ActivationFrame, cost: 'morale' | 'marker', emit: Emit<Event>): void {
  const formation = formationOf(frame);
  frame.stage = 'extraCost';
  if (cost === 'morale') loseMorale(state, formation, ACTIVATION.morale, 'activation', emit);
  else loseMarkers(state, formation, ACTIVATION.markers, 'activation', emit);
}

/** F21 a loss of its own, once the cost is settled. */
function payExtra(state: State, frame: ActivationFrame, emit: Emit<Event>): void {
  const formation = formationOf(frame);
  frame.stage = 'carryOut';
  const { extraMorale = 0 } = COMMAND_BY_ID[chosenOf(frame).command];
  loseMorale(state, formation, extraMorale, 'extraCost', emit);
}

function doIt(state: State, frame: ActivationFrame, emit: Emit<Event>): void {
  const formation = formationOf(frame);
  frame.stage = 'over'; // an attack that is not void says otherwise when it ends
  if (!isInPlay(state, formation)) return; // F24
  const done = carryOut(state, formation, chosenOf(frame), frame.general, emit);
  if (done === 'moved') frame.stage = 'afterMove';
}

/** F71 a full attack of its own, without the activation cost. */
function follow(
  state: State,
  frame: ActivationFrame,
  { command, target }: ActionOf<'playTactics'>,
  emit: Emit<Event>,
): void {
  const former = chosenOf(frame);
  if (!command || !target) throw new Error('an attack without a Command');
  const isGuns = former.gunCommand !== undefined;
  frame.chosen = isGuns ? { command: former.command, gunCommand: command, target } : { command, target };
  frame.stage = 'extraCost';
  emit({ type: 'commanded', side: state.phasing, formation: formationOf(frame), ...frame.chosen });
}

function formationOf({ formation }: ActivationFrame): FormationId {
  if (!formation) throw new Error('nobody is activated yet');
  return formation;
}

function chosenOf({ chosen }: ActivationFrame): ChosenCommand {
  if (!chosen) throw new Error('no Command is chosen yet');
  return chosen;
}
