/** The answers that nobody is asked for at once: they come while the player looks at the map. */
export { Activate } from './Activate';
export { Advance } from './Advance';
export { CombatMove } from './CombatMove';
export { Fire } from './Fire';
export { Move } from './Move';
export { Place } from './Place';
export { Recover } from './Recover';
export { RelocateLeader } from './RelocateLeader';
export { RemoveExcess } from './RemoveExcess';
export { Retreat } from './Retreat';
