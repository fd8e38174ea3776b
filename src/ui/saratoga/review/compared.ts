/** A game beside the battle of 1777, line by line. */
import {
  counterOf,
  countersIn,
  isUnit,
  type Side,
  SIDES,
  tallyOf,
  type View,
} from '../../../engine/saratoga';
import { english } from '../text/english';
import { end } from '../text/end';
import { review } from '../text/review';

export interface ComparedRow {
  readonly name: string;
  readonly game: string;
  readonly history: string;
}

export function comparedRows(view: View): readonly ComparedRow[] {
  const words = review.compared;
  const facts = words.facts[view.battle];
  const { ending, turn, battle } = view;
  const tally = tallyOf(view);
  const leaders = view.lost.map(counterOf).filter((counter) => !isUnit(counter));
  return [
    {
      name: words.result,
      game: ending ? (ending.winner ? end.won(ending.winner) : end.draw) : words.underWay(turn),
      history: facts.result,
    },
    ...SIDES.map((side) => ({
      name: words.losses[side],
      game: words.lost(tally.steps[side], stepsIn(battle, side), tally.units[side]),
      history: facts[side],
    })),
    {
      name: words.leaders,
      game: leaders.length === 0 ? words.nobody : english.listed(leaders.map(({ name }) => name)),
      history: facts.leaders,
    },
    ...(ending ? [{ name: words.when, game: words.ended(turn), history: facts.when }] : []),
  ];
}

/** 2.2 two faces a unit. */
const stepsIn = (battle: View['battle'], side: Side): number =>
  2 * countersIn(battle).filter((counter) => isUnit(counter) && counter.side === side).length;
