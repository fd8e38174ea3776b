/** 3, 5 A set-up out of JSON of any origin. */
import { isObject } from '../kernel/json';
import { EDITIONS, LEVELS, SIDES } from './data/types';
import { OPTION_NAMES, OPTIONS } from './options';
import type { Setup } from './setup';

/** Undefined where it is none; what it does not know is left out, and nothing is put in: seals are over what was written. */
export function readSetup(json: unknown): Setup | undefined {
  if (!isObject(json) || json['scenario'] !== 'freemansFarm') return undefined;
  const { options = {}, open } = json;
  const solitaire = SIDES.find((side) => side === json['solitaire']);
  const edition = EDITIONS.find((each) => each === json['edition']);
  if (json['edition'] !== undefined && edition === undefined) return undefined;
  const level = LEVELS.find((each) => each === json['level']);
  if (json['solitaire'] !== undefined && !solitaire) return undefined;
  if (json['level'] !== undefined && (!level || !solitaire)) return undefined;
  if (!isObject(options) || (open !== undefined && typeof open !== 'boolean')) return undefined;
  const chosen: Record<string, string> = {};
  for (const name of OPTION_NAMES) {
    const value = Object.hasOwn(options, name) ? options[name] : undefined;
    if (value === undefined) continue;
    if (!(OPTIONS[name] as readonly unknown[]).includes(value)) return undefined;
    chosen[name] = value as string;
  }
  return {
    scenario: 'freemansFarm',
    ...(edition === undefined ? {} : { edition }),
    ...(solitaire ? { solitaire } : {}),
    ...(level ? { level } : {}),
    ...(open === undefined ? {} : { open }),
    ...(json['options'] === undefined ? {} : { options: chosen }),
  };
}
