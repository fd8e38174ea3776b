/** What a thought is made at: whose it is, how he thinks, and what he has reckoned already. */
import { type FormationId, ROUNDS, type Side, sideOf, type State } from '../../engine/freemansFarm/index';
import type { Traits } from './traits';

export interface Desk {
  readonly side: Side;
  readonly traits: Traits;
  /** Outlooks by what they depend on within one thought. */
  readonly outlooks: Map<string, number>;
  /** The same of single attacks. */
  readonly attacks: Map<string, number>;
}

export const newDesk = (side: Side, traits: Traits): Desk => ({
  side,
  traits,
  outlooks: new Map(),
  attacks: new Map(),
});

/** 12, 13.3 whom the last round makes the winner. */
export const winnerByTime = (state: State): Side => state.bot?.side ?? 'american';

/** From 0 to 1: how much of the day is gone, as far as it presses. */
const CALM_ROUNDS = 6;
export const pressOf = ({ traits }: Desk, { round }: State): number =>
  traits.readsClock ? Math.max(0, (round - CALM_ROUNDS) / (ROUNDS - CALM_ROUNDS)) : 0;

/** What can still be used is worth less and less towards the end of the day. */
export const shareOfDay = ({ round }: State): number => Math.min(1, Math.max(0.1, (ROUNDS + 1 - round) / 8));

/** Few battles last until dark: the nearer either army is to its third loss, the fewer turns are left to use anything in. */
export function shareLeft(state: State): number {
  return Math.min(shareOfDay(state), AFTER_LOSSES[Math.max(...lossesOf(state))] ?? 1);
}
const AFTER_LOSSES = [1, 0.8, 0.5];

/** Formations that are out: British, American. */
function lossesOf({ out }: State): readonly [number, number] {
  let [british, american] = [0, 0];
  for (const formation of Object.keys(out) as FormationId[])
    if (sideOf(formation) === 'british') british++;
    else american++;
  return [british, american];
}
