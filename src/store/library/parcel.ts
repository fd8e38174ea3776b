/** A game on its way to another machine: what a file and a link hold, and how far what comes in can be trusted. */
import type * as v from 'valibot';
import { GENERATORS } from '../../engine/kernel/dice';
import { isObject } from '../../engine/kernel/json';
import { FORMAT } from '../../engine/kernel/format';
import { MOST_ACTIONS } from '../../engine/kernel/readLine';
import { readAs, SavedSchema, type Seal, WrapperSchema } from './schemas';

/** The saved game as the kernel writes it, as far as it was looked at. */
type Read = v.InferOutput<typeof SavedSchema>;
type Lists = 'actions' | 'chain' | 'branches';
export type SavedParts = Readonly<Omit<Read, Lists | 'format'>> & {
  readonly format: number;
} & { readonly [List in Lists]: readonly unknown[] };

type Around = v.InferOutput<typeof WrapperSchema>;
export interface Parcel extends Readonly<Omit<Around, 'seals'>> {
  readonly seals: readonly Seal[];
  readonly saved: SavedParts;
}

/**
 * - notOurs: no game of this page. newer: written by a later version of this page. unreadable: so damaged that nothing is left.
 * - tooLarge: no game is that large.
 */
export const PARCEL_ERRORS = ['notOurs', 'newer', 'unreadable', 'tooLarge'] as const;
export type ParcelError = (typeof PARCEL_ERRORS)[number];

/** With `isCut` a part of what was sent is missing. */
export type Opened =
  | { readonly parcel: Parcel; readonly isCut: boolean; readonly error?: undefined }
  | { readonly parcel?: undefined; readonly error: ParcelError };

const MOST_BRANCHES = 40;

/** Whatever JSON came in, as a game to be played again; what is damaged but not needed is left out. */
export function readParcel(wrapper: unknown, json: unknown): Opened {
  const { game, format } = isObject(json) ? json : {};
  const isSave = typeof game === 'string' && typeof format === 'number';
  if (isSave && isFromLater(json)) return { error: 'newer' };
  const saved = readAs(SavedSchema, json);
  const around = readAs(WrapperSchema, isObject(wrapper) ? wrapper : {});
  if (!saved || !around) return { error: isSave ? 'unreadable' : 'notOurs' };
  const actions = saved.actions.slice(0, MOST_ACTIONS);
  const branches = saved.branches.slice(0, MOST_BRANCHES).filter(isShort(MOST_ACTIONS - actions.length));
  const isCut = actions.length < saved.actions.length;
  return { parcel: { ...around, saved: { ...saved, actions, branches } }, isCut };
}

/** A save of a later version of this page: in a later format, or with dice that would fall otherwise here. */
export function isFromLater(json: unknown): boolean {
  const { format, dice } = isObject(json) ? json : {};
  if (typeof format === 'number' && format > FORMAT) return true;
  const generator = isObject(dice) ? dice['generator'] : undefined;
  return typeof generator === 'string' && !GENERATORS.some((known) => known === generator);
}

/** Branches as long as there is room for their actions. */
function isShort(room: number): (branch: unknown) => boolean {
  let left = room;
  return (branch) => {
    const actions = isObject(branch) ? branch['actions'] : undefined;
    left -= Array.isArray(actions) ? actions.length : 0;
    return left >= 0;
  };
}
