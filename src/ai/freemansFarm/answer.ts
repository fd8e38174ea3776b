/** One answer to one question, whatever is asked and in whoever's turn: the best by what it is worth. */
import {
  type Action,
  type ActionOf,
  attacksOf,
  type AttackFrame,
  COMMAND_BY_ID,
  enemyOf,
  findTactic,
  FREEMANS_FARM,
  GENERAL_BY_ID,
  costOf as costOfCard,
  type SideDecision,
  type State,
} from '../../engine/freemansFarm/index';
import { attackIn } from './attackIn';
import { attackWorth } from './attackWorth';
import { gainOfPlaying, usefulnessOf } from './cards';
import { bestCommand, commandWorth, gainOf } from './commandWorth';
import type { Desk } from './desk';
import { lossTable } from './losses';
import { forbids, maintain } from './maintain';
import { activationBy, cardsToKeep, cardToFetch } from './playCard';
import { holdOf, holdOfGeneral, priceOfCubes } from './purse';

export function answer(desk: Desk, state: State, asked: SideDecision): Action {
  const actions = FREEMANS_FARM.actions(state);
  switch (asked.kind) {
    case 'keepHand':
      return { kind: 'keep', cards: cardsToKeep(desk, state, dealtIn(state)) };
    case 'playCard':
      return playedNow(desk, state, actions) ?? bestOf(actions, (each) => worthOfCard(desk, state, each));
    case 'chooseFormation':
    case 'chooseCommand':
      return playedNow(desk, state, actions) ?? bestOf(actions, (each) => worthOfOrder(desk, state, each));
    case 'payCost':
      return bestOf(actions, (each) => worthOfPaying(desk, state, each));
    case 'prepareAttack':
      return bestOf(actions, (each) => worthOfPreparing(desk, state, each));
    case 'answerAttack':
      return bestOf(actions, (each) => worthOfAnswer(desk, state, each));
    case 'maintain':
      return maintain(desk, state, attackOf(state));
    case 'answerReroll': {
      const card = actions.find(isPlaying);
      return card && forbids(desk, state, attackOf(state), card.card) ? card : { kind: 'pass' };
    }
    case 'rescue':
      return bestOf(actions, (each) => worthOfRescue(desk, state, asked, each));
    case 'followUp':
      return bestOf(actions, (each) => worthOfFollowing(desk, state, each));
    case 'purchase':
      return playedNow(desk, state, actions) ?? bestOf(actions, (each) => worthOfBuying(desk, state, each));
    case 'drawCard': {
      const options = actions.filter((each) => each.kind === 'search' || each.kind === 'playTactics');
      return cardToFetch(desk, state, options) ?? { kind: 'draw' };
    }
  }
}

/** What is not weighed here is left alone. */
const NEVER = -Infinity;

function bestOf(actions: readonly Action[], worth: (action: Action) => number): Action {
  let best: { readonly action: Action; readonly worth: number } | undefined;
  for (const action of actions) {
    const is = worth(action);
    if (is > (best?.worth ?? NEVER)) best = { action, worth: is };
  }
  if (!best) throw new Error('nothing can be done');
  return best.action;
}

const isPlaying = (action: Action): action is ActionOf<'playTactics'> => action.kind === 'playTactics';

/** 4.3 a card of one's own turn that brings more now than it must. */
function playedNow(desk: Desk, state: State, actions: readonly Action[]): Action | undefined {
  const gain = (each: ActionOf<'playTactics'>) => gainOfPlaying(desk, state, each) - holdOf(state, each.card);
  const [first, ...others] = actions.filter(isPlaying);
  if (!first) return undefined;
  const best = others.reduce((one, other) => (gain(other) > gain(one) ? other : one), first);
  return gain(best) > 0 ? best : undefined;
}

function worthOfCard(desk: Desk, state: State, action: Action): number {
  if (action.kind === 'play') return activationBy(desk, state, action.card, undefined).worth;
  if (action.kind === 'countermand') return activationBy(desk, state, action.card, action.general).worth;
  return NEVER;
}

function worthOfOrder(desk: Desk, state: State, action: Action): number {
  const { formation, general } = activationOf(state);
  const cubes = state.cubes[desk.side];
  if (action.kind === 'activate')
    return bestCommand(desk, state, action.formation, general, cubes)?.worth ?? NEVER;
  if (action.kind !== 'command' || !formation) return NEVER;
  return commandWorth(desk, state, formation, action, general, cubes);
}

/** What is not waived is paid; whoever goes out by it does nothing more. */
function worthOfPaying(desk: Desk, state: State, action: Action): number {
  const { formation, chosen, general } = activationOf(state);
  if (!formation || !chosen) return NEVER;
  const loss = lossTable(desk, state, formation);
  if (isPlaying(action)) return -holdOf(state, action.card);
  if (action.kind !== 'pay') return NEVER;
  if (action.with === 'morale') return -loss(0, 1);
  const isLast = state.markers[formation] === 1 && COMMAND_BY_ID[chosen.command].formation !== 'breymann';
  const given = isLast ? gainOf(desk, state, formation, chosen, general, state.cubes[desk.side]) : 0;
  return -loss(1, 0) - Math.max(0, given);
}

function worthOfPreparing(desk: Desk, state: State, action: Action): number {
  const attack = attackOf(state);
  const cubes = state.cubes[desk.side];
  if (action.kind === 'attack') return attackWorth(desk, state, attack, cubes);
  if (!isPlaying(action)) return NEVER;
  const now = gainOfPlaying(desk, state, action);
  const cards =
    findTactic(action.card)?.window === 'beforeRoll' ? [...attack.cards, action.card] : attack.cards;
  return now + attackWorth(desk, state, { ...attack, cards }, cubes) - holdOf(state, action.card);
}

function worthOfAnswer(desk: Desk, state: State, action: Action): number {
  const attack = attackOf(state);
  const cubes = state.cubes[enemyOf(desk.side)];
  if (action.kind === 'pass') return -attackWorth(desk, state, attack, cubes);
  if (!isPlaying(action)) return NEVER;
  const cards = [...attack.cards, action.card];
  return -attackWorth(desk, state, { ...attack, cards }, cubes) - holdOf(state, action.card);
}

/** 8 the card surely helps, a general perhaps; where both could, he is tried first if he is worth less. */
function worthOfRescue(desk: Desk, state: State, { formation }: SideDecision, action: Action): number {
  if (!formation) return NEVER;
  const fall = lossTable(desk, state, formation)(state.markers[formation], 0);
  const steady = state.held[desk.side].find((card) => card.startsWith('steadyTheRanks'));
  const byCard = steady === undefined ? -fall : Math.max(-fall, -holdOf(state, steady));
  if (action.kind === 'letBreak') return -fall;
  if (isPlaying(action)) return byCard;
  if (action.kind !== 'rescue') return NEVER;
  const needed = state.morale[formation] + GENERAL_BY_ID[action.general].addToMorale;
  const fails = 1 - Math.min(1, needed / 6);
  return -holdOfGeneral(state, action.general) + fails * byCard;
}

function worthOfFollowing(desk: Desk, state: State, action: Action): number {
  if (action.kind === 'pass') return 0;
  const { formation, chosen, general } = activationOf(state);
  if (!isPlaying(action) || !formation || !chosen || !action.command || !action.target) return NEVER;
  const isGuns = chosen.gunCommand !== undefined;
  const attacker = isGuns ? COMMAND_BY_ID[action.command].formation : formation;
  const choice = attacksOf(state, attacker).find(
    ({ command, target }) => command === action.command && target === action.target,
  );
  const attack = choice && attackIn(attacker, choice, general);
  if (!attack) return NEVER;
  const extra = lossTable(desk, state, formation)(0, COMMAND_BY_ID[action.command].extraMorale ?? 0);
  const worth = attackWorth(desk, state, { ...attack, payer: formation }, state.cubes[desk.side]);
  return worth - extra - holdOf(state, action.card);
}

function worthOfBuying(desk: Desk, state: State, action: Action): number {
  if (action.kind === 'pass') return 0;
  const card = action.kind === 'buy' ? state.row[action.slot] : undefined;
  if (!card) return NEVER;
  const price = priceOfCubes(state, desk.side, costOfCard(card));
  const denied = desk.traits.denial * usefulnessOf(desk, state, enemyOf(desk.side), card);
  return usefulnessOf(desk, state, desk.side, card) + denied - price;
}

function dealtIn(state: State): readonly string[] {
  const frame = state.frames.at(-1);
  return frame?.kind === 'setup' ? frame.dealt : [];
}

function attackOf(state: State): AttackFrame {
  const frame = state.frames.findLast(({ kind }) => kind === 'attack');
  if (frame?.kind !== 'attack') throw new Error('no attack is under way');
  return frame;
}

function activationOf(state: State) {
  const frame = state.frames.findLast(({ kind }) => kind === 'activation');
  if (frame?.kind !== 'activation') throw new Error('nobody is activated');
  return frame;
}
