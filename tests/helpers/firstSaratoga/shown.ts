/** A position of First Saratoga on the table of a test, where the players roll their own dice. */
import { type Action, RULES, SIDES, type State, type View } from '../../../src/engine/firstSaratoga';
import { copyState } from '../../../src/engine/firstSaratoga/state';
import type { AnyRules } from '../../../src/games/contract';
import { usePlay } from '../../../src/store/play';
import { usePointer } from '../../../src/store/pointer';
import { persons } from '../../../src/store/seats';
import { EMPTY, useHand } from '../../../src/ui/firstSaratoga/play/hand';
import { useTable } from '../../../src/ui/firstSaratoga/table';

/** Everything as it is when the page is opened. */
export function clearGame(): void {
  usePlay.getState().leave();
  useHand.setState(EMPTY, true);
  usePointer.setState(usePointer.getInitialState(), true);
}

/** The position alone, with empty hands, after these actions. */
export function layState(state: State, ...actions: readonly Action[]): View {
  clearGame();
  const rules: AnyRules = { ...RULES, game: { ...RULES.game, start: () => copyState(state) } };
  usePlay.getState().beginWith(rules, {
    game: 'first-saratoga',
    setup: { scenario: 'battle' },
    seats: persons(SIDES),
    isUndoFree: true,
    dice: undefined,
    isReadyMade: false,
  });
  for (const action of actions)
    if (!usePlay.getState().act(action)) throw new Error(`refused: ${JSON.stringify(action)}`);
  return viewNow();
}

export function viewNow(): View {
  const { view } = useTable.getState();
  if (!view) throw new Error('nothing lies on the table');
  return view;
}

export const die = (face: number): Action => ({ kind: 'roll', dice: [face] });
