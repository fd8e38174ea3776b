/** An example on the map for every case and ruling of Saratoga; `tests/lessons` compares them with the catalogue and asks the rules. */
import type { Example } from '../../../games/contract';
import { COMMAND } from './command';
import { FIRE } from './fire';
import { GROUND } from './ground';
import { MORALE } from './morale';
import { MOVEMENT } from './movement';

export const EXAMPLES: readonly Example[] = [...GROUND, ...COMMAND, ...MOVEMENT, ...FIRE, ...MORALE];
