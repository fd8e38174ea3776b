/** The dice as a decider: seeded, scripted, recorded and entered by hand, all answering the same roll decision. */

import { hash32 } from './digest';
import {
  type ActionLike,
  type KernelCode,
  kernelRefusal,
  type Refusal,
  type RollAction,
  type RollDecision,
} from './game';

/** The generators that a seed may name. A new one comes beside the old, whose records must still give the same rolls. */
export const GENERATORS = ['sfc32'] as const;

/** What all rolls of a game follow from. */
export interface Seed {
  readonly generator: (typeof GENERATORS)[number];
  readonly text: string;
  /** Whoever typed it can know every roll beforehand. */
  readonly isTyped: boolean;
}

export interface Dice {
  /** Where there is one, a save keeps it, so that the game goes on with the same dice. */
  readonly seed?: Seed;
  /** `drawn`: how many dice the record has used before. Undefined: no answer yet. */
  roll(decision: RollDecision, drawn: number): RollAction | undefined;
}

export interface ScriptedDice extends Dice {
  /** The rolls that nobody has asked for yet. */
  left(): readonly (readonly number[])[];
}

export interface EnteredDice extends Dice {
  /** What a person rolled; answers the next decision that it fits, once. */
  give(dice: readonly number[]): void;
}

/**
 * The number on a die depends on the seed and on how many dice were drawn before it, and on nothing else: saving, undo and
 * jumps need no generator to restore, and going back never changes a roll.
 */
export function seededDice(seed: Seed | string): Dice {
  const whole = typeof seed === 'string' ? seedOf(seed) : seed;
  const words = [1, 2, 3].map((word) => hash32(whole.text, word));
  return {
    seed: whole,
    roll: ({ dice, faces }, drawn) =>
      rolled(Array.from({ length: dice }, (_, i) => die(words, drawn + i, faces))),
  };
}

export const seedOf = (text: string, isTyped = false): Seed => ({ generator: 'sfc32', text, isTyped });

/** For tests: the rolls in the order in which they are asked for. A roll of one die may stand without brackets. */
export function scriptedDice(rolls: readonly (number | readonly number[])[]): ScriptedDice {
  const script = rolls.map((roll) => (typeof roll === 'number' ? [roll] : roll));
  let used = 0;
  return {
    roll(decision) {
      const dice = script[used];
      if (!dice)
        throw new Error(`the scripted dice are exhausted after ${used} rolls, asked by ${decision.case}`);
      const { code } = checkRoll(decision, rolled(dice)) ?? {};
      if (code) throw new Error(`scripted roll ${used}, [${dice.join()}], for ${decision.case}: ${code}`);
      used++;
      return rolled(dice);
    },
    left: () => script.slice(used),
  };
}

/** The dice of a record, found again by their place in it; no answer beyond its end or where it does not fit. */
export function recordedDice(record: { readonly actions: readonly ActionLike[] }): Dice {
  const all = record.actions.filter(isRoll).flatMap(({ dice }) => dice);
  return {
    roll(decision, drawn) {
      const roll = rolled(all.slice(drawn, drawn + decision.dice));
      return checkRoll(decision, roll) ? undefined : roll;
    },
  };
}

/** Beside dice on a table: cards alone are drawn, each with a seed of its own. */
export function drawingDice(newSeed: () => string): Dice {
  return {
    roll: (decision, drawn) => (decision.isDraw ? seededDice(newSeed()).roll(decision, drawn) : undefined),
  };
}

/** Waits for a person with dice on the table. */
export function enteredDice(): EnteredDice {
  let given: readonly number[] | undefined;
  return {
    roll(decision) {
      const roll = given && rolled(given);
      given = undefined;
      return roll && !checkRoll(decision, roll) ? roll : undefined;
    },
    give: (dice) => void (given = dice),
  };
}

/** Whether an action answers a roll decision; a person may have mistyped, and a file may be damaged. */
export function checkRoll(decision: RollDecision, action: ActionLike): Refusal | undefined {
  const refused = (code: KernelCode) => kernelRefusal(code, decision.case);
  if (!isRoll(action) || !Array.isArray(action.dice)) return refused('rollExpected');
  if (action.dice.length !== decision.dice) return refused('wrongNumberOfDice');
  const isFace = (shown: number) => Number.isInteger(shown) && shown >= 1 && shown <= decision.faces;
  return action.dice.every(isFace) ? undefined : refused('noSuchFace');
}

export function isRoll(action: ActionLike): action is RollAction {
  return action.kind === 'roll';
}

function rolled(dice: readonly number[]): RollAction {
  return { kind: 'roll', dice };
}

/** The generator sfc32 of Doty-Humphrey, started anew for every die with the die's place as its counter. */
function die(words: readonly number[], place: number, faces: number): number {
  if (!Number.isInteger(faces) || faces < 1 || faces > WORD)
    throw new RangeError(`no die has ${faces} faces`);
  const fair = WORD - (WORD % faces); // beyond this, the low faces would come more often
  let [a = 0, b = 0, c = 0] = words;
  for (let round = 0, counter = place | 0; ; round++, counter = (counter + 1) | 0) {
    const sum = (a + b + counter) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    if (round >= WARM_UP && sum >>> 0 < fair) return 1 + ((sum >>> 0) % faces);
  }
}

const WORD = 2 ** 32;
const WARM_UP = 16;
