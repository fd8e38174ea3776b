/** Positions in writing: any state of any phase as JSON or as a short text, and back, or what is wrong with them. */
import { settle } from '../kernel/frames';
import { isObject } from '../kernel/json';
import { openStacks } from './fog';
import { readState } from './notation/read';
import { jsonOf, textOf } from './notation/text';
import type { Problem, Report } from './notation/words';
import { writePosition } from './notation/write';
import { PHASES } from './phases';
import type { State } from './state';

export type { FrameJson, PositionJson } from './notation/json';
export { type Problem, PROBLEM_CODES } from './notation/words';
export { writePosition } from './notation/write';

/** Never throws, whatever the JSON. What goes on by itself has gone on in the state, as after an action. */
export function readPosition(json: unknown): State | Problem[] {
  const problems: Problem[] = [];
  const report: Report = (code, at) => void problems.push({ code, at });
  const state = isObject(json) ? readState(json, report) : report('wrongType', 'position');
  if (!state || problems.length > 0) return problems;
  settle(state, PHASES, () => undefined);
  openStacks(state);
  return state;
}

/** The grammar is told in notation/text.ts. */
export const formatPosition = (state: State): string => textOf(writePosition(state));

export function parsePosition(text: string): State | Problem[] {
  const problems: Problem[] = [];
  const json = jsonOf(text, (code, at) => void problems.push({ code, at }));
  return problems.length > 0 ? problems : readPosition(json);
}
