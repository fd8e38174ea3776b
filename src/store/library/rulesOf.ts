/** The rules of a game of the list, loaded when they are wanted. */
import type { AnyRules } from '../../games/contract';
import { entryOf } from '../../games/list';

/** Undefined where this page has no such game. */
export const rulesOf = async (game: string): Promise<AnyRules | undefined> => entryOf(game)?.rules();
