/** Sessions of the card game for the kernel's tests. */
import fc from 'fast-check';
import { seededDice } from '../../../src/engine/kernel/dice';
import { isRefusal, type Refusal } from '../../../src/engine/kernel/game';
import { act, type Session, type SessionOptions, start } from '../../../src/engine/kernel/session';
import { type CardAction, type CardEvent, cardGame, type CardState, type Hands } from './cards';

export type CardSession = Session<CardState, CardAction, CardEvent>;

export const HANDS: Hands = { red: [1, 3, 5, 7, 9], blue: [2, 4, 6, 8, 10] };

export const sort = (card: number): CardAction => ({ kind: 'sort', card });
export const show = (card: number): CardAction => ({ kind: 'show', card });
export const attack = (card: number): CardAction => ({ kind: 'attack', card });
export const block = (card: number): CardAction => ({ kind: 'block', card });
export const roll = (...dice: number[]): CardAction => ({ kind: 'roll', dice });
export const YIELD: CardAction = { kind: 'yield' };

export const deal = (options?: SessionOptions) => start(cardGame, HANDS, options);

/** The session that was asked for; a refusal fails the test. */
export function granted(answer: CardSession | Refusal): CardSession {
  if (isRefusal(answer)) throw new Error(`refused: ${answer.code}`);
  return answer;
}

export function refusal(answer: CardSession | Refusal): Refusal | undefined {
  return isRefusal(answer) ? answer : undefined;
}

export function after(session: CardSession, ...actions: CardAction[]): CardSession {
  return actions.reduce((at, action) => granted(act(at, action)), session);
}

/** Plays one of the offered actions for each choice, while the game lasts. */
export function playout(session: CardSession, choices: readonly number[]): CardSession {
  return choices.reduce((at, choice) => {
    const offered = cardGame.actions(at.state);
    const chosen = offered[choice % offered.length];
    return chosen ? granted(act(at, chosen)) : at;
  }, session);
}

/** Mostly sorting, so that games are long; many attacks, so that there are rolls. */
export const anyChoices = (maxLength = 60) => fc.array(fc.nat(1000), { maxLength });

export const anySession = (options: SessionOptions = {}, maxLength = 60) =>
  fc
    .tuple(anyChoices(maxLength), fc.string())
    .map(([choices, seed]) => playout(deal({ dice: seededDice(seed), ...options }), choices));
