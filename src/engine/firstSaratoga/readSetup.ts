/** 13.0 A set-up out of JSON of any origin. */
import { isObject } from '../kernel/json';
import { SCENARIO_IDS, type ScenarioId } from './data/scenarios';
import type { Scenario } from './data/types';
import { OPTION_NAMES, OPTIONS, type Options } from './options';
import { readScenario } from './scenario';

export interface Setup {
  /** One that comes with the game, by its id, or one of the players' own, whole. */
  readonly scenario: ScenarioId | Scenario;
  readonly options?: Partial<Options>;
}

/** Undefined where it is none; what it does not know is left out, and nothing is put in: seals are over what was written. */
export function readSetup(json: unknown): Setup | undefined {
  if (!isObject(json)) return undefined;
  const { options = {} } = json;
  const scenario =
    SCENARIO_IDS.find((id) => id === json['scenario']) ??
    (isObject(json['scenario']) ? readScenario(json['scenario']) : undefined);
  if (scenario === undefined || !isObject(options)) return undefined;
  const chosen: Record<string, string> = {};
  for (const name of OPTION_NAMES) {
    const value = options[name];
    if (value === undefined) continue;
    if (!(OPTIONS[name] as readonly unknown[]).includes(value)) return undefined;
    chosen[name] = value as string;
  }
  return { scenario, ...(json['options'] === undefined ? {} : { options: chosen }) };
}
