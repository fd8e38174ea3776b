/** The protocol: one line of JSON in, one line of JSON out. */
import { isDeeperThan, isObject } from '../engine/kernel/json';
import type { Json } from './fields';
import type { GameEntry } from './forms';
import { type InputLine, TOO_LONG } from './lines';
import { type Mistake, mistake } from './mistakes';
import type { Request, Talk } from './request';
import { requestsOf } from './requests';
import type { Answer } from './table';

export type { Talk } from './request';

export const NEW_TALK: Talk = { table: undefined };

export interface LineReply {
  readonly talk: Talk;
  /** Without a line break. */
  readonly line: string;
}

/** Never fails, whatever the line; after a mistake the conversation is as before. */
export type Protocol = (talk: Talk, line: InputLine) => Promise<LineReply>;

export function protocolOf(games: readonly GameEntry[]): Protocol {
  const requests = requestsOf(games);
  return async (talk, line) => {
    const { request, flaw } = parse(line);
    const { id, do: name, ...given } = request ?? {};
    const answer = flaw ?? (await run(requests, talk, name, given));
    const head = id === undefined ? {} : { id };
    return 'ok' in answer
      ? { talk: answer.table ? { table: answer.table } : talk, line: format({ ...head, ok: answer.ok }) }
      : { talk, line: format({ ...head, error: answer }) };
  };
}

type Parsed =
  | { readonly request: Json; readonly flaw?: undefined }
  | { readonly request?: undefined; readonly flaw: Mistake };

const DEEPEST = 50;

function parse(line: InputLine): Parsed {
  if (line === TOO_LONG) return { flaw: mistake('tooLong') };
  try {
    const request = JSON.parse(line) as unknown;
    if (!isObject(request)) return { flaw: mistake('notARequest') };
    return isDeeperThan(DEEPEST, request) ? { flaw: mistake('tooDeep') } : { request };
  } catch {
    return { flaw: mistake('notJson') };
  }
}

async function run(
  requests: Readonly<Record<string, Request>>,
  talk: Talk,
  name: unknown,
  given: Json,
): Promise<Answer | Mistake> {
  if (typeof name !== 'string') return mistake('notARequest');
  const request = Object.hasOwn(requests, name) ? requests[name] : undefined;
  if (!request) return mistake('unknownRequest', name, { known: Object.keys(requests) });
  try {
    return await request.run(talk, given);
  } catch (error) {
    return mistake('internal', name, { message: `The engine failed: ${String(error)}` });
  }
}

/** Some readers of lines take these two for line breaks, and JSON leaves them as they are. */
const format = (answer: object): string =>
  JSON.stringify(answer).replace(/[\u2028\u2029]/g, (mark) => (mark === '\u2028' ? '\\u2028' : '\\u2029'));
