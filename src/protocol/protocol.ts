/** The protocol: one line of JSON in, one line of JSON out. */
import { isDeeperThan, isObject } from '../engine/kernel/json';
import { isMistake, type Json } from './fields';
import { type Mistake, mistake } from './mistakes';
import { type Answer, REQUESTS, type Talk } from './requests';

export type { Talk } from './requests';

export const NEW_TALK: Talk = { game: undefined };

export interface Reply {
  readonly talk: Talk;
  /** Without a line break. */
  readonly line: string;
}

/** Never throws, whatever the line; after a mistake the conversation is as before. */
export function reply(talk: Talk, line: string): Reply {
  const { request, flaw } = parse(line);
  const answer = request ? run(talk, request) : flaw;
  const id = request?.['id'] === undefined ? {} : { id: request['id'] };
  if (isMistake(answer)) return { talk, line: format({ ...id, error: answer }) };
  return { talk: answer.game ? { game: answer.game } : talk, line: format({ ...id, ok: answer.ok }) };
}

type Parsed =
  | { readonly request: Json; readonly flaw?: undefined }
  | { readonly request?: undefined; readonly flaw: Mistake };

const DEEPEST = 50;

function parse(line: string): Parsed {
  try {
    const request = JSON.parse(line) as unknown;
    if (!isObject(request)) return { flaw: mistake('notARequest') };
    return isDeeperThan(DEEPEST, request) ? { flaw: mistake('tooDeep') } : { request };
  } catch {
    return { flaw: mistake('notJson') };
  }
}

function run(talk: Talk, request: Json): Answer | Mistake {
  const name = request['do'];
  if (typeof name !== 'string') return mistake('notARequest');
  const known = Object.hasOwn(REQUESTS, name) ? REQUESTS[name] : undefined;
  if (!known) return mistake('unknownRequest', name);
  try {
    return known.run(talk, request);
  } catch (error) {
    return mistake('internal', name, { message: `The engine failed: ${String(error)}` });
  }
}

/** Some readers of lines take these two for line breaks, and JSON leaves them as they are. */
const format = (answer: object): string =>
  JSON.stringify(answer).replace(/[\u2028\u2029]/g, (mark) => (mark === '\u2028' ? '\\u2028' : '\\u2029'));
