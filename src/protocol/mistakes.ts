/** What a program can do wrong, as an answer. */
import type { Refusal } from '../engine/kernel/game';

const MESSAGES = {
  notJson: 'The line is not JSON.',
  notARequest: 'A request is an object with "do": "..."; ask for "help".',
  tooDeep: 'The request is nested too deeply.',
  unknownRequest: 'There is no such request; ask for "help".',
  unknownField: 'The request has no such field; ask for "help".',
  missingField: 'The request needs this field; ask for "help".',
  wrongType: 'The field has a wrong type or value; ask for "help".',
  noGame: 'No game is under way; begin with "new", "position" or "load".',
  unknownBattle: 'There is no such battle.',
  unknownOption: 'There is no such option, or it has no such choice.',
  badPosition: 'The position cannot be; "problems" tells why.',
  badSave: 'The save is damaged, or not of this game.',
  nothingToUndo: 'There is nothing to take back.',
  nothingToRedo: 'There is nothing to play again.',
  barrier: 'It cannot be taken back: dice, a discovery or the other side came after it.',
  internal: 'The engine failed.',
} as const;
type Code = keyof typeof MESSAGES;

export interface Mistake {
  readonly code: string;
  readonly case?: string;
  readonly at?: string;
  readonly message: string;
  readonly problems?: readonly unknown[];
}

export const mistake = (code: Code, at?: string, more: Partial<Mistake> = {}): Mistake => ({
  code,
  ...(at === undefined ? {} : { at }),
  message: MESSAGES[code],
  ...more,
});

/** The code and the case say what the rules have against it. */
export const refused = (refusal: Refusal): Mistake =>
  refusal.code === 'barrier'
    ? mistake('barrier', refusal.at)
    : { ...refusal, message: `The rules refuse it: ${refusal.code}, case ${refusal.case || '-'}.` };
