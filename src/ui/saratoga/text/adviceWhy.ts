/** What was weighed for an order, a line each: the answers to ‘Why?’. */
import {
  type Action,
  type Balance,
  type Brought,
  type Counsel,
  counterOf,
  FORMATION_BY_ID,
  isUnit,
  type MarchCounsel,
  type Weighed,
} from '../../../engine/saratoga';
import { capital, count } from '../../text/common';
import { counterName, hexNumber } from './names';
import { orderWords } from './plans';

/** An order to be given, or one that would have been better. */
export type Tense = 'now' | 'then';
type Of<Kind extends Counsel['kind']> = Extract<Counsel, { readonly kind: Kind }>;

export const percent = (share: number): string => `${Math.round(share * 100)}%`;
/** A tenth matters only where there are few. */
const points = (value: number): string => (value < 3 ? value.toFixed(1) : String(Math.round(value)));
const RECKONED = 'Points are victory points to be expected, as the computer reckons.';

export function weighedMarch(
  { here, there, ...order }: MarchCounsel,
  tense: Tense,
  action: Action,
): readonly string[] {
  const told = orderWords(order.stance, order.target, order.reason);
  const [unit] = 'counters' in action ? action.counters : [];
  const counter = unit === undefined ? undefined : counterOf(unit);
  const body =
    counter && isUnit(counter) && counter.formation ? FORMATION_BY_ID[counter.formation].name : undefined;
  const isQuiet = [here, there].every(({ dealt, received }) => dealt + received < 0.05);
  const orders =
    told && body !== undefined
      ? [`${body} should ${told.order}${told.reason ? `: ${told.reason}` : ''}.`]
      : [];
  return isQuiet
    ? [...orders, 'No fire to give or to take there yet.']
    : [...scales(here, there, tense), ...orders, RECKONED];
}

export const weighedStay = ({ here, there, to }: Of<'stay'>): readonly string[] => [
  `The empty hex is ${hexNumber(to)}.`,
  ...scales(here, there, 'now'),
  RECKONED,
];

function scales(here: Balance, there: Balance, tense: Tense): readonly string[] {
  const where = tense === 'now' ? 'where it stands' : 'where it is now';
  const scale = (name: string, part: keyof Balance) =>
    `${name}: ${points(there[part])} points there, ${points(here[part])} ${where}.`;
  return [scale('Harm it may do', 'dealt'), scale('Harm it may suffer', 'received')];
}

export function weighedShot({ chance, value, other }: Of<'shot'>, tense: Tense): readonly string[] {
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

export function weighedActivation({ near, other }: Of<'activation'>, tense: Tense): readonly string[] {
  const nobody =
    tense === 'now' ? 'No other commander would bring anybody into action.' : 'Nobody was activated instead.';
  const beside = tense === 'now' ? 'The next best' : 'Activated instead';
  return [
    `Near enough to the enemy to reach him this turn: ${near === 0 ? 'none yet' : String(near)}.`,
    other ? `${beside}: ${broughtBy(other)}.` : nobody,
    'Without it they march, but may not go next to the enemy or attack.',
  ];
}

const broughtBy = ({ formation, units, near }: Brought): string =>
  `${FORMATION_BY_ID[formation].name} brings ${count(units, 'unit')}, ${near === 0 ? 'none' : String(near)} near the enemy`;

/** Why a phase should end. */
export function weighedEnd({ kind }: Action, [first, second]: Weighed): readonly string[] {
  const units = (number: number) => capital(number === 0 ? 'no unit' : count(number, 'unit'));
  const have = (number: number) => (number === 1 ? 'has' : 'have');
  switch (kind) {
    case 'endCommand':
      return [
        `${units(first)} may go next to the enemy and attack.`,
        second === 0
          ? 'Nobody is idle.'
          : `${units(second)} stay${second === 1 ? 's' : ''} idle, and nobody whom you can still activate changes that.`,
      ];
    case 'endMovement':
      return [
        `${units(first)} ${have(first)} marched.`,
        `${units(second)} ${have(second)} not, and would stand no better elsewhere.`,
      ];
    case 'endCombatMovement':
      return [
        `${units(first)} stand${first === 1 ? 's' : ''} next to an enemy already.`,
        second === 0
          ? 'Nobody else could close in.'
          : `${units(second)} more could close in, and would take more harm there than they would do.`,
      ];
    case 'endRecovery':
      return [
        `${units(first)} ${have(first)} a marker.`,
        second === 0 ? 'Next to an enemy nobody recovers.' : `${units(second)} may try.`,
      ];
    default:
      return first === 0
        ? ['Nobody has a target.', 'The step passes without a shot.']
        : [`${capital(count(first, 'shot'))} could be fired.`, `The best is worth ${points(second)} points.`];
  }
}

/** Why one should go there, give that up, mend those. */
export function weighedOrder({ kind }: Action, [first, second]: Weighed, tense: Tense): readonly string[] {
  switch (kind) {
    case 'chooseOrder':
      return [
        `Infantry near enough to strike this turn: yours ${first}, the enemy’s ${second}.`,
        'Whoever is second is fired at first, and answers with what is left.',
      ];
    case 'retreat':
    case 'displace':
      return [
        Number.isFinite(first)
          ? `The nearest enemy is ${first === 1 ? '1 hex' : `${first} hexes`} away then.`
          : 'No enemy is left near it.',
        second === 0
          ? 'The ground gives no cover there.'
          : `The ground takes ${second} off the die of whoever fires at it there.`,
      ];
    case 'relocate':
      return [`Friends within two hexes there: ${first}.`, `At the next best hex: ${second}.`];
    case 'remove':
      return [
        `Lost with it: about ${points(first)} points.`,
        Number.isFinite(second) ? `With the next: ${points(second)}.` : 'There is no other.',
        RECKONED,
      ];
    case 'recover':
      return [
        `Markers to be expected to come off: ${points(first)}.`,
        `${tense === 'now' ? 'With the next best brigade' : 'As it was done'}: ${points(second)}.`,
      ];
    case 'exit':
      return [`So far ${count(first, 'unit')} at full strength left.`, `${second} win the battle at once.`];
    case 'move':
      return [
        `Those whom his orders reach from there: ${first}.`,
        `From where he is ${tense === 'now' ? 'now' : 'standing'}: ${second}.`,
      ];
    default:
      return [
        `In their places: ${count(first, 'unit')}; still to be placed: ${second}.`,
        'Any of them can be moved until you begin.',
      ];
  }
}
