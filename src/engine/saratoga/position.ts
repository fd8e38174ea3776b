/** Positions in writing: any state of any phase as JSON or as a short text, and back, or what is wrong with them. */
import { settle } from '../kernel/frames';
import type { Emit } from '../kernel/game';
import { isObject } from '../kernel/json';
import type { Event } from './events';
import { openStacks } from './fog';
import type { PositionJson } from './notation/json';
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
export function readPosition(json: unknown, emit: Emit<Event> = () => undefined): State | Problem[] {
  const problems: Problem[] = [];
  const report: Report = (code, at) => void problems.push({ code, at });
  const state = isObject(json) ? readState(json, report) : report('wrongType', 'position');
  if (!state || problems.length > 0) return problems;
  settle(state, PHASES, emit);
  openStacks(state);
  return state;
}

/** The grammar is told in notation/text.ts. */
export const formatPosition = (state: State): string => textOf(writePosition(state));

export function parsePosition(text: string): State | Problem[] {
  const position = positionOf(text);
  return Array.isArray(position) ? position : readPosition(position);
}

/** The position as JSON, once it is known to be one. */
export function positionOf(text: string): PositionJson | Problem[] {
  const problems: Problem[] = [];
  const json = jsonOf(text, (code, at) => void problems.push({ code, at }));
  if (problems.length > 0) return problems;
  const state = readPosition(json);
  return Array.isArray(state) ? state : (json as PositionJson);
}
