/** A conversation with the protocol, for tests: says one thing after another, and keeps what was said. */
import type { GameEntry } from '../../src/protocol/forms';
import { NEW_TALK, type Protocol, protocolOf, type Talk } from '../../src/protocol/protocol';
import { GAMES } from '../../src/games/list';

export type Ok = Readonly<Record<string, unknown>>;
export interface Mistake {
  readonly code: string;
  readonly case?: string;
  readonly at?: string;
  readonly message: string;
  readonly known?: readonly string[];
  readonly wants?: unknown;
  readonly problems?: readonly unknown[];
}
export interface Answer {
  readonly id?: unknown;
  readonly ok?: Ok;
  readonly error?: Mistake;
}

export class Conversation {
  talk: Talk = NEW_TALK;
  private readonly reply: Protocol;

  constructor(games: readonly GameEntry[] = GAMES) {
    this.reply = protocolOf(games);
  }
  async line(text: string): Promise<Answer> {
    const { talk, line } = await this.reply(this.talk, text);
    this.talk = talk;
    return JSON.parse(line) as Answer;
  }
  async ok(request: object): Promise<Ok> {
    const { ok, error } = await this.line(JSON.stringify(request));
    if (!ok) throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(error)}`);
    return ok;
  }
  /** The mistake; it must not have changed anything. */
  async error(request: object | string): Promise<Mistake | undefined> {
    const before = this.talk;
    const { error } = await this.line(typeof request === 'string' ? request : JSON.stringify(request));
    if (this.talk !== before) throw new Error(`${JSON.stringify(request)} changed something`);
    return error;
  }
}

/** One that has begun with these requests. */
export async function after(...requests: readonly object[]): Promise<Conversation> {
  const conversation = new Conversation();
  for (const request of requests) await conversation.ok(request);
  return conversation;
}

export const NEW = { do: 'new', battle: 'oct7', fog: false };
export const FACING = { do: 'position', position: 'oct7 british movement; 0604 b-24; 0606 a-1nh' };
/** The 24th, rated B, may fire at a lone unit on clear ground: 4 to 6 hit (CRT). The 20th fires after it. */
export const SHOOTING = {
  do: 'position',
  position: 'oct7 british fire step 3; 0605 b-20 b-24; 0606 a-1nh; broken poor',
};
export const ACTION = { kind: 'fire', unit: 'b-24', hex: 606, place: 0 };
export const FIRE = { do: 'act', action: ACTION };
