/** Saratoga's short links: each action by the number of its form and its parts, as a model of the game foretells them. */
import type { Symbols } from '../../coder/symbols';
import type { Dice } from '../../kernel/dice';
import type { Action } from '../actions';
import { ActionPacker } from './packer';
import { type Parts, shapeOf } from './shapes';

export const PACKING = {
  /** Goes up with every change of the tables or of the model; links of former formats must still be read. */
  format: 1,
  fits: (action: Action): boolean => shapeOf(action as unknown as Parts) >= 0,
  /** The set-up is of any origin: a wrong guess at the battle costs room and nothing else. */
  coder(symbols: Symbols, setup: unknown, dice: Dice | undefined) {
    const battle = (setup as { readonly battle?: unknown } | undefined)?.battle;
    const packer = new ActionPacker(symbols, typeof battle === 'string' ? battle : undefined, dice);
    return (action?: Action): Action | undefined => packer.code(action);
  },
};
