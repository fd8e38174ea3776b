/** What components and programs may ask about a position; each answers only what the asker may know. */
import { attackChances, type AttackChances, rerollChances, type RerollChances } from './chances';
import { choiceRefusal, choicesOf, isCommand } from './commands';
import { COMMAND_BY_ID } from './data/commands';
import type { CommandId, FormationId, GeneralId, Side } from './data/types';
import { isFormation, isInPlay } from './formations';
import type { AttackFrame, ChosenCommand } from './frames';
import { isCostDue, isGeneral } from './generals';
import { isKnown } from './hidden';
import { cardOf, completesSet, cubesOf, findCard, poolOf } from './momentum';
import { isOutOfTargets } from './noTargets';
import type { State } from './state';

/** 6.1 step 1 what playing a card would bring, before it is played. */
export interface CardPreview {
  readonly formation: FormationId;
  /** As far as the pool has them. */
  readonly cubes: number;
  readonly completesSet: boolean;
  readonly noTargets: boolean;
  readonly isOut: boolean;
  readonly choices: readonly ChosenCommand[];
}

export const QUESTIONS = {
  /** Of the attack under way, as far as it goes without rolling again. */
  attackChances: (state: State): AttackChances | undefined => {
    const attack = attackIn(state);
    return attack && attackChances(state, attack);
  },
  /** Of an attack that could be chosen, if its formation were activated now. */
  commandChances: (
    state: State,
    _: Side | undefined,
    command: string,
    target: string,
    general?: string,
  ): AttackChances | undefined => {
    if (!isCommand(command) || !isFormation(target)) return undefined;
    const { dice, formation } = COMMAND_BY_ID[command];
    if (dice === undefined || choiceRefusal(state, formation, { command, target }, false)) return undefined;
    return attackChances(state, attackBy(formation, command, target, general));
  },
  /** Of rolling these dice again. */
  rerollChances: (state: State, _: Side | undefined, dice: readonly number[]): RerollChances | undefined => {
    const attack = attackIn(state);
    return attack && Array.isArray(dice) ? rerollChances(state, attack, dice) : undefined;
  },
  /** Only for who holds the card. */
  cardPreview: (
    state: State,
    viewer: Side | undefined,
    card: string,
    general?: string,
  ): CardPreview | undefined => {
    const found = findCard(card);
    if (!found || !isKnown(state, viewer, found.side) || !state.hands[found.side].includes(card))
      return undefined;
    const by = general !== undefined && isGeneral(general) ? general : undefined;
    return previewOf(state, found.side, card, by);
  },
};

function previewOf(state: State, side: Side, card: string, general: GeneralId | undefined): CardPreview {
  const { formation } = cardOf(card);
  const isOut = !isInPlay(state, formation);
  const choices = isOut ? [] : choicesOf(state, formation, isCostDue(general));
  return {
    formation,
    cubes: Math.min(poolOf(state), cubesOf(state, side, card, general)),
    completesSet: completesSet(state, side, card, general),
    noTargets: choices.length === 0 && isOutOfTargets(state, formation),
    isOut,
    choices,
  };
}

const attackIn = (state: State): AttackFrame | undefined =>
  state.frames.findLast((frame) => frame.kind === 'attack');

const attackBy = (
  attacker: FormationId,
  command: CommandId,
  target: FormationId,
  general: string | undefined,
) => ({
  attacker,
  command,
  target,
  general: general !== undefined && isGeneral(general) ? general : undefined,
  cards: [],
});
