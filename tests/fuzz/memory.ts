/** What the checks remember of a game from one action to the next. */
import type { Decision } from '../../src/engine/kernel/game';
import { type Action, type Event, firstTurnOf, type Side, type Start } from '../../src/engine/saratoga/index';
import type { State } from '../../src/engine/saratoga/state';
import { PIECES } from './ground';

/** One action with all that it did. */
export interface Step {
  readonly asked: Decision;
  readonly before: State;
  readonly action: Action;
  readonly after: State;
  readonly events: readonly Event[];
  readonly next: Decision | undefined;
}

export interface Memory {
  phase: 'setUp' | 'order' | 'command' | 'movement' | 'combat' | 'recovery' | 'over';
  /** The sides that have had their player turn in this turn. */
  played: Side[];
  turn: number;
  /** 6.2 of the Movement Phase: halves of points spent, hexes entered, who must not move again, who is under way. */
  readonly cost: Int16Array;
  readonly hexes: Int16Array;
  readonly finished: Uint8Array;
  readonly party: Uint8Array;
  /** 3.8.2 where the phasing side's counters stood when their Movement Phase began. */
  readonly stood: Int16Array;
  /** 7.1.3 the last step in which somebody fired; who fired in the sequence and at which hex; who was fired at. */
  fireStep: number;
  readonly fired: Uint8Array;
  readonly aim: Int16Array;
  readonly shotAt: Uint8Array;
  /** 3.8.2 the formation that broke last, whether the last shot was in the round against it, and who fired where in it. */
  breaking: number;
  isRound: boolean;
  readonly roundAim: Int16Array;
  /** 7.0 who has moved at the beginning of the Combat Phase. */
  readonly combatMoved: Uint8Array;
  /** R109 shown to the other side in this Combat Phase. */
  readonly shown: Uint8Array;
}

const numbers = () => new Int16Array(PIECES.length);
const flags = () => new Uint8Array(PIECES.length);

/** Of the whole battle, or of a part of it, which nobody has to set up. */
export function newMemory(start?: Start): Memory {
  return {
    phase: start ? 'order' : 'setUp',
    played: [],
    turn: firstTurnOf(start),
    cost: numbers(),
    hexes: numbers(),
    finished: flags(),
    party: flags(),
    stood: numbers(),
    fireStep: 0,
    fired: flags(),
    aim: numbers(),
    shotAt: flags(),
    breaking: -1,
    isRound: false,
    roundAim: numbers(),
    combatMoved: flags(),
    shown: flags(),
  };
}

/** For trying something out beside the game. */
export const copyMemory = (memory: Memory): Memory => ({
  ...memory,
  played: [...memory.played],
  cost: memory.cost.slice(),
  hexes: memory.hexes.slice(),
  finished: memory.finished.slice(),
  party: memory.party.slice(),
  stood: memory.stood.slice(),
  fired: memory.fired.slice(),
  aim: memory.aim.slice(),
  shotAt: memory.shotAt.slice(),
  roundAim: memory.roundAim.slice(),
  combatMoved: memory.combatMoved.slice(),
  shown: memory.shown.slice(),
});
