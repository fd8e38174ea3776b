/** 4.3 Tactics cards: which may be played on an occasion, and on what. */
import type { ActionOf } from './actions';
import { attacksOf, choiceRefusal, choicesOf, isCommand, threatens } from './commands';
import { COMMAND_BY_ID } from './data/commands';
import { FORMATION_BY_ID } from './data/formations';
import { findTactic, TACTIC_BY_ID } from './data/tactics';
import type { FormationId, Selection, Side, Tactic, TacticId, Window } from './data/types';
import { enemyOf, formationsOf, hasTrack, isInPlay, vacantSpaces } from './formations';
import type { AttackFrame } from './frames';
import { generalsOf, isReady } from './generals';
import { type FarmRefusal, refuse } from './refusals';
import type { State } from './state';
import { startMorale } from './values';

/** When a side may play cards: which windows are open, and what is going on. */
export interface Occasion {
  readonly side: Side;
  readonly windows: readonly Window[];
  readonly attack?: AttackFrame;
  /** Who would carry out an attack with Quick March or No Respite. */
  readonly follower?: FormationId;
  /** F14 bought in this turn, so not played in it. */
  readonly bought?: string | undefined;
}

type Playing = ActionOf<'playTactics'>;
type Field = Exclude<keyof Playing, 'kind' | 'card'>;

/** Which field of the action names what the card is played on. */
const FIELD_OF: Readonly<Record<Selection, Field>> = {
  ownExpendedGeneral: 'general',
  ownFormationInPlayWithTrackBelowStart: 'formation',
  ownInfantryInPlayWithVacantSpace: 'formation',
  ownFormationInPlay: 'formation',
  enemyFormationWithTrackThatYouCouldAttackNow: 'formation',
  anyUnattachedCardOfTheOpponent: 'taken',
  anyCardOfYourActivationDeck: 'fetched',
};
const FIELDS: readonly Field[] = ['formation', 'general', 'taken', 'fetched', 'command', 'target'];

/** Any names may come: why this card cannot be played so. */
export function tacticsRefusal(state: State, occasion: Occasion, action: Playing): FarmRefusal | undefined {
  const tactic = findTactic(action.card);
  if (!tactic) return refuse('unknownTactics', action.card);
  const unable = cardRefusal(state, occasion, action.card, tactic);
  if (unable) return unable;
  const { effect } = tactic;
  const takes: readonly Field[] =
    effect.do === 'attackNow' ? ['command', 'target'] : 'choose' in effect ? [FIELD_OF[effect.choose]] : [];
  const stray = FIELDS.find((field) => action[field] !== undefined && !takes.includes(field));
  if (stray) return refuse('notForThisCard', stray);
  if (effect.do === 'attackNow') return followRefusal(state, occasion, action);
  if (!('choose' in effect)) return undefined;
  const named = action[FIELD_OF[effect.choose]];
  if (named === undefined) return refuse('choiceNeeded', FIELD_OF[effect.choose]);
  return selectionOf(state, occasion.side, effect.choose).includes(named)
    ? undefined
    : refuse('notAChoice', named);
}

/** Why a card cannot be played now at all, whatever it would be played on. */
export function cardRefusal(
  state: State,
  { side, windows, attack, follower, bought }: Occasion,
  card: string,
  tactic: Tactic,
): FarmRefusal | undefined {
  const { effect, usableBy, window } = tactic;
  if (!state.held[side].includes(card)) return refuse('notHeld', card);
  if (usableBy !== 'any' && usableBy !== side) return refuse('notForYou', card);
  if (!windows.includes(window)) return refuse('wrongWindow', card);
  if (card === bought) return refuse('boughtThisTurn', card);
  if (effect.do === 'addDice' && effect.attackers && attack && !effect.attackers.includes(attack.attacker))
    return refuse('notThisAttacker', attack.attacker);
  if (effect.do === 'singleSixTakesSkirmishers' && attack && !threatensNow(state, attack))
    return refuse('noSkirmishersThere');
  if (effect.do === 'attackNow' && follower && attacksOf(state, follower).length === 0)
    return refuse('noTarget', follower);
  if ('choose' in effect && selectionOf(state, side, effect.choose).length === 0) return refuse('notAChoice');
  return undefined;
}

const threatensNow = (state: State, { command, target }: AttackFrame): boolean =>
  threatens(state, COMMAND_BY_ID[command], target) !== undefined;

function followRefusal(
  state: State,
  { follower }: Occasion,
  { command, target }: Playing,
): FarmRefusal | undefined {
  if (!follower) return refuse('notNow');
  if (command === undefined) return refuse('choiceNeeded', 'command');
  if (isCommand(command) && COMMAND_BY_ID[command].kind !== 'attack') return refuse('notAChoice', command);
  return choiceRefusal(state, follower, target === undefined ? { command } : { command, target }, false);
}

/** Every way to play a card on this occasion. */
export const tacticsChoices = (state: State, occasion: Occasion): readonly Playing[] =>
  state.held[occasion.side].flatMap((card) => {
    const tactic = findTactic(card);
    if (!tactic || cardRefusal(state, occasion, card, tactic)) return [];
    const { effect } = tactic;
    const playing = { kind: 'playTactics', card } as const;
    if (effect.do === 'attackNow')
      return occasion.follower
        ? attacksOf(state, occasion.follower).map(({ command, target }) => ({ ...playing, command, target }))
        : [];
    if (!('choose' in effect)) return [playing];
    const field = FIELD_OF[effect.choose];
    return selectionOf(state, occasion.side, effect.choose).map(
      (name) => ({ ...playing, [field]: name }) as Playing,
    );
  });

export const canPlayAny = (state: State, occasion: Occasion): boolean =>
  state.held[occasion.side].some((card) => {
    const tactic = findTactic(card);
    return tactic !== undefined && !cardRefusal(state, occasion, card, tactic);
  });

/** The ids that a card may be played on. */
export function selectionOf(state: State, side: Side, selection: Selection): readonly string[] {
  const own = formationsOf(side).filter((formation) => isInPlay(state, formation));
  switch (selection) {
    case 'ownExpendedGeneral':
      return generalsOf(side).flatMap(({ id }) => (isReady(state, id) ? [] : [id]));
    case 'ownFormationInPlayWithTrackBelowStart':
      return own.filter((each) => hasTrack(each) && state.morale[each] < startMorale(state, each));
    case 'ownInfantryInPlayWithVacantSpace':
      return own.filter((each) => FORMATION_BY_ID[each].arm === 'infantry' && vacantSpaces(state, each) > 0);
    case 'ownFormationInPlay':
      return own;
    case 'enemyFormationWithTrackThatYouCouldAttackNow':
      return attackable(state, own);
    case 'anyUnattachedCardOfTheOpponent':
      return state.held[enemyOf(side)];
    case 'anyCardOfYourActivationDeck':
      return state.decks[side];
  }
}

/** F75 targets of any attack that some formation could choose if it were activated now, cost aside. */
function attackable(state: State, own: readonly FormationId[]): readonly FormationId[] {
  const targets = own.flatMap((each) =>
    choicesOf(state, each, false).flatMap(({ command, target }) => {
      const { kind } = COMMAND_BY_ID[command];
      return target && (kind === 'attack' || kind === 'moveAttack') && hasTrack(target) ? [target] : [];
    }),
  );
  return [...new Set(targets)];
}

/** The cards of a title that a side holds. */
export const heldOf = (state: State, side: Side, title: TacticId): readonly string[] =>
  state.held[side].filter((card) => findTactic(card)?.id === title);

export const costOf = (card: string): number => {
  const tactic = findTactic(card);
  return tactic ? TACTIC_BY_ID[tactic.id].cost : 0;
};
