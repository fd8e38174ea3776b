/** 3, 5 What players choose before a game. */
import type { Edition, Level, Side } from './data/types';
import type { Options } from './options';

/** For two people, or for one against the solitaire opponent. */
export interface Setup {
  readonly scenario: 'freemansFarm';
  /** The data that it is played with; a game of before it was weighed anew names none. */
  readonly edition?: Edition;
  /** 13 the side that the solitaire opponent plays. */
  readonly solitaire?: Side;
  readonly level?: Level;
  /** One person plays both sides: hands lie open. */
  readonly open?: boolean;
  readonly options?: Partial<Options>;
}
