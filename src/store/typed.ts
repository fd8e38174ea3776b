/** The store with a game's own types: made once a game, in its `ui/<game>/table.ts`. */
import type { Refusal } from '../engine/kernel/game';
import type { Asked, GameTypes } from '../games/contract';
import { usePlay } from './play';
import { analysis, ask, check, EMPTY, type TableState, useTable } from './table';

export interface TypedTable<T extends GameTypes> {
  <Part>(part: (table: TableState<T>) => Part): Part;
  readonly getState: () => TableState<T>;
  readonly subscribe: (listener: (now: TableState<T>, before: TableState<T>) => void) => () => void;
}

export interface TypedStore<T extends GameTypes> {
  readonly useTable: TypedTable<T>;
  /** Undefined while nothing of this game lies on the table. */
  readonly ask: <Q extends keyof T['questions'] & string>(
    question: Q,
    ...args: Asked<T['questions'][Q]>['args']
  ) => Asked<T['questions'][Q]>['answer'] | undefined;
  /** Undefined while something of the game is hidden. */
  readonly analysis: () => T['analysis'] | undefined;
  readonly check: (action: T['action']) => Refusal | undefined;
  /** True if it was played. */
  readonly act: (action: T['action']) => boolean;
}

/** `game`: its id. Its components are on screen only while it lies on the table; whoever listens hears of no other game. */
export function typedStore<T extends GameTypes>(game: string): TypedStore<T> {
  const own = (table: TableState): TableState<T> =>
    (table.game === game ? table : EMPTY) as unknown as TableState<T>; // what lies there then is of this game
  const typed = Object.assign(
    <Part>(part: (table: TableState<T>) => Part): Part => useTable((table) => part(own(table))),
    {
      getState: () => own(useTable.getState()),
      subscribe: (listener: (now: TableState<T>, before: TableState<T>) => void) =>
        useTable.subscribe((now, before) => {
          if (now.game === game || before.game === game) listener(own(now), own(before));
        }),
    },
  );
  return {
    useTable: typed,
    ask: ((...asked: Parameters<typeof ask>) =>
      useTable.getState().game === game ? ask(...asked) : undefined) as TypedStore<T>['ask'],
    analysis: analysis as TypedStore<T>['analysis'],
    check,
    act: (action) => usePlay.getState().act(action),
  };
}
