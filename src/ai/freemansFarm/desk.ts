/** What a thought is made at: whose it is, how he thinks, and what he has reckoned already. */
import { ROUNDS, type Side, type State } from '../../engine/freemansFarm/index';
import type { Traits } from './traits';

export interface Desk {
  readonly side: Side;
  readonly traits: Traits;
  /** Outlooks by what they depend on within one thought. */
  readonly outlooks: Map<string, number>;
}

export const newDesk = (side: Side, traits: Traits): Desk => ({ side, traits, outlooks: new Map() });

/** 12, 13.3 whom the last round makes the winner. */
export const winnerByTime = (state: State): Side => state.bot?.side ?? 'american';

/** From 0 to 1: how much of the day is gone, as far as it presses. */
const CALM_ROUNDS = 6;
export const pressOf = ({ traits }: Desk, { round }: State): number =>
  traits.readsClock ? Math.max(0, (round - CALM_ROUNDS) / (ROUNDS - CALM_ROUNDS)) : 0;

/** What can still be used is worth less and less towards the end. */
export const shareLeft = ({ round }: State): number => Math.min(1, Math.max(0.1, (ROUNDS + 1 - round) / 8));
