/** The dice of the game in play: what they brought since a side last decided, and where they come from. */
import { type Decision, DICE, isRollDecision } from '../engine/kernel/game';
import type { Seed } from '../engine/kernel/dice';
import { gameInPlay, usePlay } from './play';
import type { SideLuck } from '../engine/kernel/luck';
import type { LogStep } from './table';

/** Orders that were given at one press, by their first and last place in the log. */
export interface Together {
  readonly first: number;
  readonly last: number;
}

/** The events of each step since somebody last decided, or since he gave these orders together, up to what is on the table. */
export function latestRolls(log: readonly LogStep[], together?: Together): readonly (readonly unknown[])[] {
  const decided = log.findLastIndex(({ by }) => by !== DICE);
  const from = together?.last === decided ? together.first : decided + 1;
  return log.slice(from).map(({ events }) => events);
}

/** What all rolls follow from; undefined where the players roll dice of their own. */
export const seedInPlay = (): Seed | undefined => gameInPlay()?.session.dice?.seed;

/** A record without a seed: whoever plays it rolls, and enters what fell. */
export const hasOwnDice = (): boolean => gameInPlay() !== undefined && seedInPlay() === undefined;

/** Whether a person rolls now: cards are drawn for him. */
export const isRolledByHand = (decision: Decision | undefined): boolean =>
  isRollDecision(decision) && decision.isDraw !== true && hasOwnDice();

/** What the players rolled, as the answer to the roll that is asked for. True if it was taken. */
export const enterDice = (dice: readonly number[]): boolean =>
  usePlay.getState().act({ kind: 'roll', dice: [...dice] } as { readonly kind: string });

/** How the dice fell for each side, as far as the log tells whoever looks. */
export function luckSoFar(log: readonly LogStep[]): Readonly<Record<string, SideLuck>> | undefined {
  return gameInPlay()?.rules.luck(log.flatMap(({ events }) => events));
}
