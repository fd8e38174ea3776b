/** The dice of a conversation: what the program has scripted, then what the seed gives, else none. */
import { type Dice, type Seed, seededDice } from '../engine/kernel/dice';

/** `script` answers from the place `from` on, counted in dice of the whole game. A face that a die has not, answers nothing. */
export function tableDice(seed: Seed | undefined, script: readonly number[] = [], from = 0): Dice {
  const seeded = seed && seededDice(seed);
  return {
    ...(seed && { seed }),
    roll(decision, drawn) {
      const dice: number[] = [];
      for (let place = drawn; place < drawn + decision.dice; place++) {
        const die = script[place - from] ?? seeded?.roll({ ...decision, dice: 1 }, place)?.dice[0];
        if (die === undefined || die > decision.faces) return undefined;
        dice.push(die);
      }
      return { kind: 'roll', dice };
    },
  };
}
