/** 11.0 A set-up out of JSON of any origin. */
import { isObject } from '../kernel/json';
import { START_DATA, STARTS } from './data/starts';
import { BATTLES } from './data/types';
import type { PositionSetup, Setup } from './game';
import { readStarts } from './morale';
import { OPTION_NAMES, OPTIONS, readHandicap } from './options';
import { type PositionJson, readPosition } from './position';

/** Undefined where it is none; what it does not know is left out, and nothing is put in: seals are over what was written. */
export function readSetup(json: unknown): Setup | PositionSetup | undefined {
  if (!isObject(json)) return undefined;
  if ('position' in json)
    return Array.isArray(readPosition(json['position']))
      ? undefined
      : { position: json['position'] as PositionJson };
  const { options = {}, fog } = json;
  const handicap = readHandicap(json['handicap']);
  if (json['handicap'] !== undefined && !handicap) return undefined;
  const morale = readStarts(json['morale']);
  if (json['morale'] !== undefined && !morale) return undefined;
  const battle = BATTLES.find((name) => name === json['battle']);
  if (!battle || !isObject(options) || (fog !== undefined && typeof fog !== 'boolean')) return undefined;
  const start = STARTS.find((name) => name === json['start']);
  if (json['start'] !== undefined && (!start || START_DATA[start].battle !== battle)) return undefined;
  const chosen: Record<string, string> = {};
  for (const name of OPTION_NAMES) {
    const value = options[name];
    if (value === undefined) continue;
    if (!(OPTIONS[name] as readonly unknown[]).includes(value)) return undefined;
    chosen[name] = value as string;
  }
  return {
    battle,
    ...(start ? { start } : {}),
    ...(json['options'] === undefined ? {} : { options: chosen }),
    ...(fog === undefined ? {} : { fog }),
    ...(handicap ? { handicap } : {}),
    ...(morale ? { morale } : {}),
  };
}
