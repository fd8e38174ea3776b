/** What an officer thinks of: a level leaves considerations out, and never errs by chance. */

export interface Traits {
  /** How much he fears what the enemy could do to him in his next turn. */
  readonly danger: number;
  /** How much the places that decide the day matter to him before they are won or lost. */
  readonly places: number;
  /** How hard he presses on towards what he must take. */
  readonly drive: number;
  /** Whether he brings several stacks before a hex for one blow. */
  readonly masses: boolean;
  /** Whether he looks at what lies open behind his line. */
  readonly guards: boolean;
  /** Whether he weighs what a counterattack would cost before he ends his attacks. */
  readonly duty: boolean;
  /** Whether the hour and the score make him bolder or more careful. */
  readonly readsClock: boolean;
  /** The least that an attack with a risk must promise. */
  readonly nerve: number;
}
