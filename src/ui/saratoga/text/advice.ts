/** Advice in words: an order with its reason, and what lies on the two scales. */
import {
  type Action,
  type Counsel,
  counterOf,
  FORMATION_BY_ID,
  isUnit,
  type MarchCounsel,
  type Merit,
  type SaratogaTypes,
  type View,
} from '../../../engine/saratoga';
import type { Advice, AdviceText, AdviceWords } from '../../../games/contract';
import { capital, count } from '../../text/common';
import {
  percent,
  type Tense,
  weighedActivation,
  weighedEnd,
  weighedMarch,
  weighedOrder,
  weighedShot,
  weighedStay,
} from './adviceWhy';
import { counterName, counterNames, groupName, hexNumber, targetName } from './names';
import { placeName } from './placeName';

/** Activation, marches, closing in, shots, recovery. */
const JUDGED: readonly Action['kind'][] = [
  'activate',
  'endCommand',
  'move',
  'endMovement',
  'combatMove',
  'endCombatMovement',
  'fire',
  'hold',
  'holdAll',
  'recover',
  'endRecovery',
];

export const adviceWords: AdviceWords<SaratogaTypes> = {
  order: (view, advice) => put(view, advice, 'now'),
  missed: (view, advice) => put(view, advice, 'then'),
  judged: () => JUDGED,
};

function put(view: View, { action, counsel: told }: Advice<Action>, tense: Tense): AdviceText {
  // Saratoga's opponent tells it so.
  const counsel = told as Counsel | undefined;
  const order = tense === 'now' ? capital(orderOf(view, action)) : `Another way: ${orderOf(view, action)}`;
  switch (counsel?.kind) {
    case 'march':
      return {
        text: `${order}: ${MERIT[counsel.chief](counsel)}.`,
        why: weighedMarch(counsel, tense, action),
      };
    case 'shot':
      return {
        text: `${order}: ${percent(counsel.chance)} to hit.`,
        why: weighedShot(counsel, tense),
      };
    case 'activation':
      return {
        text: `${order}: that brings ${count(counsel.units, 'unit')} into action.`,
        why: weighedActivation(counsel, tense),
      };
    case 'enough':
      return { text: ENOUGH[action.kind] ?? `${order}.`, why: weighedEnd(action, counsel.weighed) };
    case 'stay':
      return { text: `${order}.`, why: weighedStay(counsel) };
    case 'plain':
      return { text: `${order}.`, why: weighedOrder(action, counsel.weighed, tense) };
    default:
      return { text: `${order}.`, why: [] };
  }
}

/** Why a unit should go there. */
const MERIT: Readonly<Record<Merit, (counsel: MarchCounsel) => string>> = {
  way: ({ stance, target }) => {
    const there = target > 0 ? placeName(target) : 'ahead';
    switch (stance) {
      case 'advance':
      case 'assault':
        return `it comes nearer to the enemy ${there}`;
      case 'gather':
        return `the attack ${there} is to gather there`;
      case 'exit':
        return 'it comes nearer to the road out at 0113';
      case 'withdraw':
        return 'it gets away from the enemy';
      case 'guard':
        return `it guards ${there === 'ahead' ? 'the road' : `what lies ${there}`}`;
      default:
        return target > 0 ? `it covers the line ${there}` : 'it keeps its place in the line';
    }
  },
  command: () => 'its commander reaches it there',
  dealt: ({ there }) => `it can do more harm from there${there.received > there.dealt ? ', at a risk' : ''}`,
  received: () => 'it takes less fire there',
  cover: () => 'the ground shelters it',
  friends: () => 'it has friends beside it there',
  screen: () => 'infantry stands before the guns there',
};

/** Where nothing is worth while. */
const ENOUGH: Readonly<Partial<Record<Action['kind'], string>>> = {
  endCommand: 'Everybody whom your commanders can reach is active already. Go on.',
  endMovement: 'Nobody gains by marching now. End the movement.',
  endCombatMovement: 'Nobody gains by closing in now. Open fire.',
  endRecovery: 'There is nothing to mend.',
  holdAll: 'No shot is worth firing.',
};

function orderOf(view: View, action: Action): string {
  switch (action.kind) {
    case 'move':
    case 'combatMove': {
      const to = action.path.at(-1) ?? 0;
      const verb = action.kind === 'move' ? 'send' : 'close in with';
      return `${verb} ${counterNames(action.counters)} ${action.kind === 'move' ? 'to' : 'at'} ${hexNumber(to)}`;
    }
    case 'fire':
      return `fire at ${victimOf(view, action)} in ${hexNumber(action.hex)} with ${counterName(action.unit)}`;
    case 'activate':
      return `activate ${FORMATION_BY_ID[action.formation].name}`;
    case 'advance':
      return `advance with ${counterNames(action.counters)}`;
    case 'decline':
      return 'stay where you are: the empty hex is no better';
    case 'retreat':
    case 'displace':
      return `${counterName(action.unit)} to ${hexNumber(action.hex)}: farther from the enemy, or into cover`;
    case 'relocate':
      return `to ${hexNumber(action.hex)}, where most friends are near`;
    case 'remove':
      return `give up ${counterName(action.counter)}: it is worth least`;
    case 'recover':
      return `let ${groupName(action.group)} recover: most can be mended there`;
    case 'chooseOrder':
      return `let ${action.first === 'british' ? 'the British' : 'the Americans'} go first: who strikes first strikes before he is struck`;
    case 'exit':
      return `take ${counterNames(action.counters)} off by the road at 0113`;
    case 'deploy':
      return 'take the ready-made deployment';
    case 'ready':
      return 'begin: everybody has a place';
    default:
      return 'end the phase';
  }
}

/** Named where whoever looks may know it (3.4). */
function victimOf(view: View, { hex, place }: Extract<Action, { readonly kind: 'fire' }>): string {
  if (place < 0) return 'the leaders';
  const units = (view.stacks[hex] ?? []).toReversed().filter((id) => isUnit(counterOf(id)));
  return targetName(units[place]);
}
