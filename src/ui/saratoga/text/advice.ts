/** Advice in words: an order with its reason, and what lies on the two scales. */
import {
  type Action,
  type Balance,
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
import { counterName, counterNames, groupName, hexNumber, targetName } from './names';
import { placeName } from './placeName';
import { orderWords } from './plans';

export const adviceWords: AdviceWords<SaratogaTypes> = {
  order: (view, advice) => put(view, advice, 'now'),
  missed: (view, advice) => put(view, advice, 'then'),
};

/** An order to be given, or one that would have been better. */
type Tense = 'now' | 'then';

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
      return { text: `${order}: that brings ${count(counsel.units, 'unit')} into action.`, why: [] };
    case 'enough':
      return { text: ENOUGH[action.kind] ?? `${order}.`, why: [] };
    default:
      return { text: `${order}.`, why: [] };
  }
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;
/** A tenth of a point matters only where there are few. */
const points = (value: number): string => (value < 3 ? value.toFixed(1) : String(Math.round(value)));

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

function weighedMarch(
  { here, there, ...order }: MarchCounsel,
  tense: Tense,
  action: Action,
): readonly string[] {
  const told = orderWords(order.stance, order.target, order.reason);
  const [unit] = 'counters' in action ? action.counters : [];
  const counter = unit === undefined ? undefined : counterOf(unit);
  const body =
    counter && isUnit(counter) && counter.formation ? FORMATION_BY_ID[counter.formation].name : undefined;
  const where = tense === 'now' ? 'where it stands' : 'where it is now';
  const scale = (name: string, part: keyof Balance) =>
    `${name}: ${points(there[part])} points there, ${points(here[part])} ${where}.`;
  const isQuiet = [here, there].every(({ dealt, received }) => dealt + received < 0.05);
  const orders =
    told && body !== undefined
      ? [`${body} should ${told.order}${told.reason ? `: ${told.reason}` : ''}.`]
      : [];
  return isQuiet
    ? [...orders, 'No fire to give or to take there yet.']
    : [scale('Harm it may do', 'dealt'), scale('Harm it may suffer', 'received'), ...orders, RECKONED];
}

const RECKONED = 'Points are victory points to be expected, as the computer reckons.';

function weighedShot(
  { chance, value, other }: Extract<Counsel, { kind: 'shot' }>,
  tense: Tense,
): readonly string[] {
  const worth = chance > 0 ? value / chance : 0;
  const beside = tense === 'now' ? 'The next best shot' : 'What was fired';
  return [
    `A hit is worth about ${points(worth)} points; at ${percent(chance)} that makes ${points(value)}.`,
    other
      ? `${beside}: ${counterName(other.unit)} at ${hexNumber(other.hex)}, ${points(other.value)} points.`
      : tense === 'now'
        ? 'No other shot can be fired now.'
        : 'Nothing was fired instead.',
    RECKONED,
  ];
}
