/** What a program can do wrong, as an answer. */
import type { Refusal } from '../engine/kernel/game';

const MESSAGES = {
  notJson: 'The line is not JSON.',
  notARequest: 'A request is an object with "do": "..."; ask for "help".',
  tooLong: 'The line is too long; it was passed over.',
  tooDeep: 'The request is nested too deeply.',
  unknownRequest: 'There is no such request; "known" lists them.',
  unknownField: 'There is no such field; "known" lists them.',
  missingField: 'This field is missing; "wants" tells what it holds.',
  badField: 'The field does not hold what it must; "wants" tells what.',
  unknownGame: 'There is no such game; "known" lists them.',
  unknownAction: 'There is no such action; "known" lists what answers the decision.',
  unknownQuestion: 'The game has no such question; "known" lists them.',
  noOpponents: 'This game has no computer players.',
  unknownLevel: 'There is no such level; "known" lists them, the weakest first.',
  badMemory: 'The memory is not one that "advise" gave for this side and game.',
  unanswerable: 'The game cannot answer this; look at "args".',
  noGame: 'No game is under way; begin with "new", "position" or "load".',
  notYourDecision: 'Another side decides now; "at" tells which.',
  badSetup: 'The game cannot begin with this set-up.',
  badPosition: 'The position cannot be; "problems" tells why.',
  noPositions: 'This game has no written positions.',
  badSave: 'The save is damaged or not of this program; "at" tells why.',
  recordFull: 'The game has had more actions than can be saved.',
  nothingToUndo: 'There is nothing to take back.',
  nothingToRedo: 'There is nothing to play again.',
  barrier: 'It cannot be taken back: dice, a discovery or the other side came after it.',
  internal: 'The engine failed.',
} as const;
export type MistakeCode = keyof typeof MESSAGES;
export const MISTAKES: Readonly<Record<MistakeCode, string>> = MESSAGES;

export interface Mistake {
  readonly code: string;
  readonly case?: string;
  /** The field, with dots to what lies inside it; or the name that nobody knows. */
  readonly at?: string;
  readonly message: string;
  /** The names that there are. */
  readonly known?: readonly string[];
  /** What the field holds. */
  readonly wants?: unknown;
  readonly problems?: readonly unknown[];
}

export const mistake = (code: MistakeCode, at?: string, more: Partial<Mistake> = {}): Mistake => ({
  code,
  ...(at === undefined ? {} : { at: clipped(at) }),
  message: MESSAGES[code],
  ...more,
});

/** The code and the case say what the rules have against it. */
export const refused = (refusal: Refusal, more: Partial<Mistake> = {}): Mistake =>
  refusal.code === 'barrier'
    ? mistake('barrier', refusal.at)
    : { ...refusal, message: `The rules refuse it: ${refusal.code}, case ${refusal.case || '-'}.`, ...more };

/** Whatever somebody wrote, a name stays short. */
const clipped = (name: string): string => (name.length > 60 ? `${name.slice(0, 60)}...` : name);
