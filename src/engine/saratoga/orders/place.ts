/** 11.0 Deployment: any counter of one's own, to any hex of its area with room. */
import { check } from '../game';
import { setUpHexes } from '../setup';
import type { State } from '../state';
import type { View } from '../view';
import { byHex, hexOfCounter, isOwn, LISTED, type Order, type Ways } from './order';

export const place: Order = {
  ...LISTED,
  marksWaiting: 'never',
  isChoosable: () => true,
  first: (view) => view.notPlaced.filter((id) => isOwn(view, id)).slice(0, 1),
  ways: (state, view, [counter]) => (counter === undefined ? {} : placesOf(state, view, counter)),
  there: (_, [counter = ''], hex) => ({ kind: 'place', counter, hex }),
};

function placesOf(state: State, view: View, counter: string): Ways {
  const here = hexOfCounter(view, counter);
  return byHex(
    setUpHexes(view.battle, counter)
      .filter((hex) => hex !== here)
      .map((hex) => ({ kind: 'place', counter, hex }) as const)
      .filter((action) => !check(state, action)),
  );
}
