/** What an opponent thinks of; the weaker leave something out. */

export interface Traits {
  /** How much own trouble weighs against as much of the enemy's. */
  readonly caution: number;
  /** How much it weighs what both sides could do later from where they stand. */
  readonly foresight: number;
  /** How many re-rolls of an attack it thinks ahead. */
  readonly rerolls: number;
  /** Whether it pays for them with men and morale. */
  readonly pushes: boolean;
  /** Whether it weighs more the nearer the last round comes. */
  readonly readsClock: boolean;
  /** How much it cares that the enemy does not get a card. */
  readonly denial: number;
}
