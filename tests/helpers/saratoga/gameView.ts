/** A game on the table of a test: a position from a text, what the store shows of it, and what was played since. */
import { type Hex, hexOf } from '../../../src/engine/hexmap/hexId';
import {
  type Action,
  RULES,
  SIDES,
  type SaratogaSession,
  type Setup,
  type View,
} from '../../../src/engine/saratoga';
import type { NewGame } from '../../../src/store/newGame';
import { gameInPlay, usePlay } from '../../../src/store/play';
import { usePointer } from '../../../src/store/pointer';
import { persons } from '../../../src/store/seats';
import { useTable } from '../../../src/ui/saratoga/table';
import { useOrders } from '../../../src/ui/saratoga/play/orders';

/** Everything as it is when the page is opened. */
export function clearGame(): void {
  usePlay.getState().leave();
  usePlay.setState({ notice: undefined, isSaved: undefined });
  useOrders.setState(useOrders.getInitialState(), true);
  usePointer.setState(usePointer.getInitialState(), true);
}

/** The position alone on the table, with empty hands. */
export function layGame(text: string): View {
  clearGame();
  const laid = usePlay.getState().layOut(RULES, text);
  if (typeof laid !== 'string') throw new Error(`no position: ${JSON.stringify(laid)}`);
  return viewNow();
}

/** The same, but the players roll dice of their own. */
export function layWithOwnDice(text: string, isUndoFree = true): View {
  clearGame();
  const setup = RULES.notation.parse(text);
  if (Array.isArray(setup)) throw new Error(`no position: ${JSON.stringify(setup)}`);
  const seats = persons(SIDES);
  const game = { game: 'saratoga', setup, seats, isUndoFree, isReadyMade: false, dice: undefined };
  usePlay.getState().beginWith(RULES, game);
  return viewNow();
}

export interface TestGame extends Partial<Omit<NewGame, 'game' | 'setup' | 'dice'>>, Partial<Setup> {
  /** None: the players roll dice of their own. */
  readonly seed?: string | undefined;
  readonly isTyped?: boolean;
}

/** 7 October without fog between two people, unless it says otherwise. */
export function beginGame(game: TestGame = {}): View {
  clearGame();
  begin(game);
  return viewNow();
}

export function begin({ battle = 'oct7', options = {}, fog = false, start, ...game }: TestGame = {}): string {
  const { seed = 'a test', isTyped = false, ...rest } = { ...game };
  return usePlay.getState().beginWith(RULES, {
    game: 'saratoga',
    setup: { battle, options, fog, ...(start && { start }) },
    seats: persons(SIDES),
    isUndoFree: false,
    isReadyMade: true,
    dice: 'seed' in game && game.seed === undefined ? undefined : { seed, isTyped },
    ...rest,
  });
}

export function sessionNow(): SaratogaSession {
  const game = gameInPlay();
  if (!game) throw new Error('no game is on the table');
  return game.session as unknown as SaratogaSession;
}

export function viewNow(): View {
  const { view } = useTable.getState();
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
    if (!usePlay.getState().act(action))
      throw new Error(`${JSON.stringify(action)} is refused: ${usePlay.getState().refused?.refusal.code}`);
}

export const refusedNow = () => usePlay.getState().refused?.refusal;

export const whereIs = (counter: string): Hex | undefined => {
  const found = Object.entries(viewNow().stacks).find(([, ids]) => ids.includes(counter));
  return found && (Number(found[0]) as Hex);
};

export const hexes = (text: string): Hex[] => text.split(' ').map(hexOf);
