/** 3.0 A set-up out of JSON of any origin. */
import { isObject } from '../kernel/json';
import type { Setup } from './game';
import { readGiven } from './given';
import { OPTION_NAMES } from './options';

/** Undefined where it is none; what it does not know is left out, and nothing is put in: seals are over what was written. */
export function readSetup(json: unknown): Setup | undefined {
  if (!isObject(json)) return undefined;
  const { options, fog, given } = json;
  if (options !== undefined && !isObject(options)) return undefined;
  if (fog !== undefined && typeof fog !== 'boolean') return undefined;
  const position = given === undefined ? undefined : readGiven(given);
  if (given !== undefined && !position) return undefined;
  const chosen: Record<string, boolean> = {};
  for (const name of OPTION_NAMES) {
    const value = options && Object.hasOwn(options, name) ? options[name] : undefined;
    if (value === undefined) continue;
    if (typeof value !== 'boolean') return undefined;
    chosen[name] = value;
  }
  return {
    ...(options === undefined ? {} : { options: chosen }),
    ...(fog === undefined ? {} : { fog }),
    ...(position ? { given: position } : {}),
  };
}
