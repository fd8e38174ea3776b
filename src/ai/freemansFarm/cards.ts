/** 4.3 What Tactics cards are worth: to play now, to own, and to keep from the enemy. */
import {
  type ActionOf,
  choicesOf,
  COMMAND_BY_ID,
  copyState,
  enemyOf,
  findTactic,
  type FormationId,
  formationsOf,
  generalsOf,
  isInPlay,
  isReady,
  type Side,
  startMorale,
  type State,
  hasTrack,
  type TacticId,
  vacantSpaces,
} from '../../engine/freemansFarm/index';
import type { Desk } from './desk';
import { lossTable } from './losses';
import { bestAttack } from './outlook';
import { holdOf, holdOfGeneral } from './purse';
import { balanceOf } from './trouble';

type Playing = ActionOf<'playTactics'>;

/** Of a card that may be played in one's own turn: what it changes at once, the card itself not taken off. */
export function gainOfPlaying(
  desk: Desk,
  state: State,
  { card, formation, general, taken }: Playing,
): number {
  const effect = findTactic(card)?.effect;
  switch (effect?.do) {
    case 'gainMorale':
      return formation ? gainOfMorale(desk, state, formation, effect.morale) : 0;
    case 'gainMarkers':
      return formation ? gainOfMarkers(desk, state, formation, effect.markers) : 0;
    case 'loseMorale':
      return formation ? lossTable(desk, state, formation)(0, effect.morale) : 0;
    case 'attach':
      return formation ? WORKS * lossTable(desk, state, formation)(0, 1) : 0;
    case 'readyGeneral':
      return general ? holdOfGeneral(state, general) : 0;
    case 'takeTacticsCard':
      return taken
        ? usefulnessOf(desk, state, desk.side, taken) + usefulnessOf(desk, state, enemyOf(desk.side), taken)
        : 0;
    default:
      return 0;
  }
}
/** How often a die less spares a formation a Morale. */
const WORKS = 1;

function gainOfMorale(desk: Desk, state: State, formation: FormationId, points: number): number {
  const better = copyState(state);
  better.morale[formation] = Math.min(startMorale(state, formation), state.morale[formation] + points);
  return balanceOf(desk, better) - balanceOf(desk, state);
}

function gainOfMarkers(desk: Desk, state: State, formation: FormationId, markers: number): number {
  const better = copyState(state);
  better.markers[formation] += Math.min(markers, vacantSpaces(state, formation));
  return balanceOf(desk, better) - balanceOf(desk, state);
}

/** What a side could make of a card before long, whoever holds it now. */
export function usefulnessOf(desk: Desk, state: State, side: Side, card: string): number {
  const tactic = findTactic(card);
  if (!tactic || (tactic.usableBy !== 'any' && tactic.usableBy !== side)) return 0;
  if (state.bot && !tactic.usefulAgainstSolitaire) return 0;
  const own = formationsOf(side).filter((each) => isInPlay(state, each));
  const sign = side === desk.side ? 1 : -1;
  const best = (of: (formation: FormationId) => number) => Math.max(0, ...own.map((each) => sign * of(each)));
  const { effect, id } = tactic;
  switch (effect.do) {
    case 'gainMorale':
      return best((each) =>
        hasTrack(each) && state.morale[each] < startMorale(state, each)
          ? gainOfMorale(desk, state, each, effect.morale)
          : 0,
      );
    case 'gainMarkers':
      return best((each) =>
        vacantSpaces(state, each) > 0 ? gainOfMarkers(desk, state, each, effect.markers) : 0,
      );
    case 'readyGeneral':
      return Math.max(
        0,
        ...generalsOf(side).map(({ id: general }) =>
          isReady(state, general) ? 0 : holdOfGeneral(state, general),
        ),
      );
    case 'addDice':
      return effect.attackers && !effect.attackers.some((each) => own.includes(each))
        ? 0
        : (MORE_USE[id] ?? OFTEN_USED) * holdOf(state, card);
    case 'takeTacticsCard':
      return Math.max(0, ...state.held[enemyOf(side)].map((each) => holdOf(state, each)));
    case 'attach':
      return best((each) => sign * WORKS * lossTable(desk, state, each)(0, 1));
    case 'attackNow':
      return effect.after === 'attackResolved'
        ? (MORE_USE[id] ?? OFTEN_USED) * holdOf(state, card)
        : MARCHES * best((each) => sign * afterMarch(desk, state, each));
    default:
      return (MORE_USE[id] ?? OFTEN_USED) * holdOf(state, card);
  }
}

/** What a formation could attack at once after a move without combat. */
export function afterMarch(desk: Desk, state: State, formation: FormationId): number {
  let most = 0;
  for (const { command } of choicesOf(state, formation, true)) {
    const { kind, to } = COMMAND_BY_ID[command];
    if (kind !== 'move' || to === undefined) continue;
    const there = copyState(state);
    there.at[formation] = to;
    most = Math.max(most, bestAttack(desk, there, formation));
  }
  return most;
}
/** How likely a formation that could march is called upon before the card is of no more use. */
const MARCHES = 0.9;

/** A card is worth more to who may need it than what it must bring at least. */
const OFTEN_USED = 1.5;
const MORE_USE: Partial<Record<TacticId, number>> = {
  morgansRiflemen: 2.5,
  noRespite: 2.2,
  officersDown: 2,
};
