/** Advice: of all that an officer would do now, the one order that gains most, and what speaks for it. */
import type { Hex } from '../../engine/hexmap/hexId';
import { top } from '../../engine/kernel/frames';
import {
  type Action,
  copyState,
  type Counsel,
  fieldOf,
  FORMATIONS,
  isCombatUnit,
  isRefusal,
  knownPiece,
  type MarchCounsel,
  type Merit,
  MERITS,
  odds,
  type Piece,
  readBoard,
  SARATOGA,
  type Side,
  STACKING_LIMIT,
  type State,
} from '../../engine/saratoga/index';
import type { Advice } from '../../games/contract';
import { answer } from './answer';
import { broughtBy } from './command';
import { weighedShots } from './fire';
import type { Memory } from './memory';
import type { Officer } from './officer';
import { bodyOf, orderFor } from './orders';
import { NO_PARTS, type Parts, standings } from './stand';
import { type Survey, surveyOf } from './survey';
import { play, prepare } from './think';
import { weighed } from './weigh';

export type SaratogaAdvice = Advice<Action, Memory, Counsel>;

export function advise(observed: State, side: Side, before: Memory): SaratogaAdvice {
  const { officer, state, asked, after: memory } = prepare(observed, side, before);
  switch (asked.kind) {
    case 'move':
    case 'combatMove': {
      const actions = play(officer, copyState(state), asked);
      return { memory, ...bestOf(officer, state, actions) };
    }
    case 'fire':
    case 'freeRound': {
      const [best, next] = weighedShots(officer, state);
      if (best) return { memory, action: best.action, counsel: shotCounsel(state, side, best, next) };
      break;
    }
    default:
  }
  const action = worthSaying(state, answer(officer, copyState(state), asked));
  return { memory, action, counsel: counselOf(officer, state, action) };
}

/** 5.0 an officer activates whom he can; nobody is advised to where that brings nobody into action. */
const worthSaying = (state: State, action: Action): Action =>
  action.kind === 'activate' && broughtBy(state, FORMATIONS.indexOf(action.formation)).units === 0
    ? { kind: 'endCommand' }
    : action;

/** A shot as it is told; `other` is what it is compared with. */
export function shotCounsel(
  state: State,
  side: Side,
  { action: { unit, hex, place }, value }: ReturnType<typeof weighedShots>[number],
  other: ReturnType<typeof weighedShots>[number] | undefined,
): Counsel {
  const found = odds(state, side, unit, hex, place);
  return {
    kind: 'shot',
    from: hexOf(state, knownPiece(unit)),
    chance: isRefusal(found) ? 0 : (found.best.faces + found.worst.faces) / 12,
    value,
    other: other && { unit: other.action.unit, hex: other.action.hex, value: other.value },
  };
}

/** Going from one hex to another, weighed. */
export function marchCounsel(
  officer: Officer,
  state: State,
  survey: Survey,
  unit: Piece,
  from: Hex,
  to: Hex,
): { readonly counsel: MarchCounsel; readonly gain: number } {
  const standing = standings(officer, state, survey, unit, (state.at[unit] ?? 0) as Hex);
  const [here, there]: [Parts, Parts] = [{ ...NO_PARTS }, { ...NO_PARTS }];
  const gain = standing(to, there) - standing(from, here);
  const body = bodyOf(unit);
  const { stance, target, reason } = officer.posts.get(unit) ?? orderFor(officer.orders, body);
  return {
    gain,
    counsel: {
      kind: 'march',
      from,
      to,
      chief: chiefOf(here, there),
      stance,
      target: target || (survey.targets[body] ?? 0),
      reason,
      here: { dealt: here.dealt, received: -here.received },
      there: { dealt: there.dealt, received: -there.received },
    },
  };
}

function chiefOf(here: Parts, there: Parts): Merit {
  const gain = (merit: Merit) => there[merit] - here[merit];
  return MERITS.reduce((best, merit) => (gain(merit) > gain(best) ? merit : best));
}

const hexOf = (state: State, piece: Piece): Hex => (state.at[piece] ?? 0) as Hex;

/** The order that gains most among those that can be given at once: units first, then leaders, then the end of the phase. */
function bestOf(
  officer: Officer,
  state: State,
  actions: readonly Action[],
): { readonly action: Action; readonly counsel: Counsel } {
  const survey = surveyOf(state, officer.side, officer.orders, officer.traits);
  const { own } = fieldOf(readBoard(state), officer.side);
  const legal = actions.filter((action) => !SARATOGA.check(state, action));
  // 3.1.4 whoever leaves makes room before another comes.
  const roomy = legal.filter(
    (action) =>
      unitIn(action) === undefined ||
      !('path' in action) ||
      (own[action.path.at(-1) ?? 0] ?? 0) < STACKING_LIMIT,
  );
  const open = roomy.length > 0 ? roomy : legal;
  let best: { readonly action: Action; readonly counsel: Counsel } | undefined;
  let highest = 0;
  for (const action of open) {
    const unit = unitIn(action);
    if (unit === undefined || !('path' in action)) continue;
    const [from, to] = [hexOf(state, unit), (action.path.at(-1) ?? 0) as Hex];
    const { counsel, gain } = marchCounsel(officer, state, survey, unit, from, to);
    // 3.8.2 whoever owes a withdrawal goes whatever he gains by it.
    if (isBroken(officer, unit)) return { action, counsel };
    if (gain > highest) [highest, best] = [gain, { action, counsel }];
  }
  if (best) return best;
  const action = open[0] ?? actions[0];
  if (!action) throw new Error('nothing to advise');
  return { action, counsel: counselOf(officer, state, action) };
}

const isBroken = ({ orders }: Officer, unit: Piece): boolean =>
  orderFor(orders, bodyOf(unit)).reason === 'broken';

const unitIn = (action: Action): Piece | undefined =>
  'counters' in action ? action.counters.map(knownPiece).find(isCombatUnit) : undefined;

function counselOf(officer: Officer, state: State, action: Action): Counsel {
  const unit = unitIn(action);
  const frame = top(state);
  if (frame?.kind === 'advance') {
    const survey = surveyOf(state, officer.side, officer.orders, officer.traits);
    const [first] = unit === undefined ? frame.units : [unit];
    if (first !== undefined) {
      const [from, to] = [hexOf(state, first), frame.hex];
      const { counsel } = marchCounsel(officer, state, survey, first, from, to);
      const { here, there } = counsel;
      return action.kind === 'advance' ? counsel : { kind: 'stay', from, to, here, there };
    }
  }
  const [first] = 'counters' in action ? action.counters : 'unit' in action ? [action.unit] : [];
  return weighed(officer, state, action, first === undefined ? 0 : hexOf(state, knownPiece(first)));
}
