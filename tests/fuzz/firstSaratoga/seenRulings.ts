/** The rulings that are counted, and what they are looked for in. */
import type { Action, Event, FirstSaratogaGame, State } from '../../../src/engine/firstSaratoga';

/** Those that a game by chance can show. M1 and M53 are about text and counters, and no hex has both works and buildings (M29). */
// prettier-ignore
export const SEEN_RULINGS = [
  'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8', 'M9', 'M10', 'M11', 'M12', 'M13', 'M14', 'M15', 'M16', 'M17', 'M18', 'M19', 'M20',
  'M21', 'M22', 'M23', 'M24', 'M25', 'M26', 'M27', 'M28', 'M30', 'M31', 'M32', 'M33', 'M34', 'M35', 'M36', 'M37', 'M38',
  'M39', 'M40', 'M41', 'M42', 'M43', 'M44', 'M45', 'M46', 'M47', 'M48', 'M49', 'M50', 'M51', 'M52', 'M54', 'M55', 'M56', 'M57',
  'M58', 'M59', 'M60', 'M61', 'M62', 'M63', 'M64',
] as const;
export type Ruling = (typeof SEEN_RULINGS)[number];

export interface Moment {
  readonly game: FirstSaratogaGame;
  readonly before: State;
  readonly after: State;
  readonly action: Action;
  readonly events: readonly Event[];
}
