/** A game on the table of a test: a position from a text, what the stores show of it, and what was played since. */
import { type Hex, hexOf } from '../../src/engine/hexmap/hexId';
import type { Action, View } from '../../src/engine/saratoga';
import { type GameSession, useGame } from '../../src/store/game';
import type { NewGame } from '../../src/store/newGame';
import { useOrders } from '../../src/store/orders';
import { useTable } from '../../src/store/table';

/** Everything as it is when the page is opened. */
export function clearGame(): void {
  useGame.setState(useGame.getInitialState(), true);
  useOrders.setState(useOrders.getInitialState(), true);
  useTable.setState(useTable.getInitialState(), true);
}

/** The position alone on the table, with empty hands. */
export function layGame(text: string): View {
  clearGame();
  const problems = useGame.getState().layOut(text);
  if (problems.length > 0) throw new Error(`no position: ${JSON.stringify(problems)}`);
  return viewNow();
}

export function beginGame(game: Partial<NewGame> = {}): View {
  clearGame();
  useGame
    .getState()
    .begin({ battle: 'oct7', options: {}, mode: 'two', seed: 'a test', deployed: true, ...game });
  return viewNow();
}

export function sessionNow(): GameSession {
  const { session } = useGame.getState();
  if (!session) throw new Error('no game is on the table');
  return session;
}

export function viewNow(): View {
  const { view } = useGame.getState();
  if (!view) throw new Error('no game is on the table');
  return view;
}

/** What was played up to now, rolls included. */
export function played(): readonly Action[] {
  const { record, cursor } = sessionNow();
  return record.actions.slice(0, cursor);
}

export const lastPlayed = (): Action | undefined => played().at(-1);

/** Plays what must be allowed. */
export function mustAct(...actions: Action[]): void {
  for (const action of actions)
    if (!useGame.getState().act(action))
      throw new Error(`${JSON.stringify(action)} is refused: ${useGame.getState().refused?.refusal.code}`);
}

export const refusedNow = () => useGame.getState().refused?.refusal;

export const whereIs = (counter: string): Hex | undefined => {
  const found = Object.entries(viewNow().stacks).find(([, ids]) => ids.includes(counter));
  return found && (Number(found[0]) as Hex);
};

export const hexes = (text: string): Hex[] => text.split(' ').map(hexOf);
