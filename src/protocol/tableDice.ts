/** The dice of a conversation: what the program has scripted, then what the seed gives, else none. */
import { type Dice, seededDice } from '../engine/kernel/dice';

/** `script` answers from the place `from` on, counted in dice of the whole game. */
export function tableDice(seed: string | undefined, script: readonly number[] = [], from = 0): Dice {
  const seeded = seed === undefined ? undefined : seededDice(seed);
  return {
    ...(seed === undefined ? {} : { seed }),
    roll(decision, drawn) {
      const dice: number[] = [];
      for (let place = drawn; place < drawn + decision.dice; place++) {
        const die = script[place - from] ?? seeded?.roll({ ...decision, dice: 1 }, place)?.dice[0];
        if (die === undefined) return undefined;
        dice.push(die);
      }
      return { kind: 'roll', dice };
    },
  };
}
