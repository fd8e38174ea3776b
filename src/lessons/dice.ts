/** Chance that is written down: found by how many dice fell before, so that undo and a later return bring the same. */
import { type Dice, seededDice } from '../engine/kernel/dice';

/** Beyond the last face that is written down it is chance again. */
export function lessonDice(faces: readonly number[]): Dice {
  const chance = seededDice('lesson');
  return {
    ...chance,
    roll: (decision, drawn) => {
      const dice = faces.slice(drawn, drawn + decision.dice);
      return dice.length === decision.dice ? { kind: 'roll', dice } : chance.roll(decision, drawn);
    },
  };
}

/** Nothing is written down: a puzzle counts every face, and plays with any. */
export const chanceDice = (seed: string): Dice => seededDice(seed);
