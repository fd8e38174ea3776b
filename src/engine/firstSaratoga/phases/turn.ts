/** 3.1, 13.2, 15.5 The turn: fog, the British player turn, the Colonial one, the end; and the phases of a player turn. */
import { pop, push } from '../../kernel/frames';
import type { Emit } from '../../kernel/game';
import { hexOf } from '../../hexmap/hexId';
import { fieldOf, readBoard } from '../board';
import type { Event } from '../events';
import { refuse } from '../refusals';
import { ATTACKED, clearMarks, DEFENDED, MARCHED, MOVED, RALLIED, type State, WAITING } from '../state';
import { end, finalEnding } from '../victory';
import { idOf, type World } from '../world';
import { checkRoll, dieOf, rollFor, type RulesOf } from './rules';

export const turn = (world: World): RulesOf<'turn'> => ({
  step(state, frame, emit) {
    switch (frame.stage) {
      case 'begin': {
        const box = world.scenario.turns[state.turn - 1];
        emit({ type: 'turnBegan', turn: state.turn, time: box?.time ?? '' });
        // 15.5, M3 once clear it stays clear, but for the turns that always ask
        if (box?.fog && (state.fog || box.always)) frame.stage = 'fog';
        else {
          state.fog = false;
          emit({ type: 'staysClear' });
          frame.stage = 'british';
        }
        return true;
      }
      case 'fog':
        return false;
      case 'british':
      case 'colonial':
        state.phasing = frame.stage;
        frame.stage = frame.stage === 'british' ? 'colonial' : 'end';
        push(state, { kind: 'playerTurn', stage: 'rally' });
        return true;
      case 'end':
        emit({ type: 'turnEnded', turn: state.turn });
        clearMarks(state, MARCHED);
        if (state.turn >= world.scenario.turns.length) {
          end(state, finalEnding(world, state), emit);
          return true;
        }
        state.turn += 1;
        frame.stage = 'begin';
        return true;
    }
  },
  decide: () => rollFor('fog', '15.5'),
  actions: () => [],
  check: (_, __, action) => checkRoll(action),
  apply(state, frame, action, emit) {
    const { fog: [low, high] = [0, 0], time = '' } = world.scenario.turns[state.turn - 1] ?? {};
    const die = dieOf(action);
    state.fog = die >= low && die <= high;
    emit({ type: 'fogRolled', time, die, low, high, fog: state.fog });
    frame.stage = 'british';
  },
});

export const playerTurn = (world: World): RulesOf<'playerTurn'> => ({
  step(state, frame, emit) {
    const side = state.phasing;
    switch (frame.stage) {
      case 'rally':
        frame.stage = 'movement';
        clearMarks(state, MOVED | RALLIED | ATTACKED | DEFENDED);
        arrive(world, state, emit);
        emit({ type: 'phaseBegan', side, phase: 'rally' });
        push(state, { kind: 'rally', unit: -1 });
        return true;
      case 'movement':
        frame.stage = 'combat';
        emit({ type: 'phaseBegan', side, phase: 'movement' });
        push(state, { kind: 'movement' });
        return true;
      case 'combat':
        frame.stage = 'over';
        emit({ type: 'phaseBegan', side, phase: 'combat' });
        push(state, { kind: 'combat', struck: [] });
        return true;
      case 'over':
        clearMarks(state, MOVED | RALLIED | ATTACKED | DEFENDED);
        pop(state);
        return true;
    }
  },
  decide: () => {
    throw new Error('a player turn asks nothing itself');
  },
  actions: () => [],
  check: () => refuse('notNow'),
  apply: () => undefined,
});

/** 13.4, M12 whoever waits for clear weather comes with the first own movement phase of a clear turn; 11.2 not among enemies. */
function arrive(world: World, state: State, emit: Emit<Event>): void {
  if (state.fog) return;
  for (const piece of world.piecesOf[state.phasing]) {
    const setUp = world.counters[piece]?.setUp;
    if (setUp?.kind !== 'whenClear' || state.at[piece] !== WAITING) continue;
    const hex = hexOf(setUp.hex);
    if (fieldOf(readBoard(world, state), state.phasing).foes[hex] !== 0) continue;
    state.at[piece] = hex;
    emit({ type: 'arrived', counter: idOf(world, piece), hex });
  }
}
