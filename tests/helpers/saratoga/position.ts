/** A position in a few words: who stands where, whose phase it is, and scripted dice that must all be used. */
import { hexOf } from '../../../src/engine/hexmap/hexId';
import { settle } from '../../../src/engine/kernel/frames';
import type { Action } from '../../../src/engine/saratoga/actions';
import {
  type Battle,
  FORMATIONS,
  type FormationId,
  type Side,
} from '../../../src/engine/saratoga/data/types';
import type { Event } from '../../../src/engine/saratoga/events';
import type { SaratogaFrame } from '../../../src/engine/saratoga/frames';
import { apply, check, decision } from '../../../src/engine/saratoga/game';
import { PHASES } from '../../../src/engine/saratoga/phases';
import { DEFAULT_OPTIONS, type Options } from '../../../src/engine/saratoga/options';
import { enemyOf, knownPiece, PIECES, sideOf } from '../../../src/engine/saratoga/roster';
import { owesWithdrawal } from '../../../src/engine/saratoga/withdrawal';
import { ABSENT, EXITED, LOST, newState, placeAt, type State } from '../../../src/engine/saratoga/state';

interface Position {
  readonly battle?: Battle;
  readonly options?: Partial<Options>;
  /** 3.4 stacks are open unless a test asks for fog. */
  readonly fog?: boolean;
  readonly phasing?: Side;
  /** 'turn' waits for the dice of 4.0 A; 'end' is the End Phase, played at once. */
  readonly phase?: 'turn' | 'command' | 'movement' | 'combatMovement' | 'fire' | 'recovery' | 'end';
  readonly turn?: number;
  /** Hexes with the counters in them from the bottom up; nobody else is in the game. */
  readonly at: Readonly<Record<string, string>>;
  /** Those who are not activated; everybody else is. */
  readonly idle?: string;
  readonly outOfCommand?: string;
  readonly hits?: Readonly<Record<string, number>>;
  readonly broken?: readonly FormationId[];
  readonly inContact?: string;
  /** Those who have been eliminated, and those who left at 0113. */
  readonly lost?: string;
  readonly exited?: string;
  /** The box of the morale track, 0 for the first. */
  readonly morale?: Partial<Readonly<Record<FormationId, number>>>;
}

const words = (text = '') => text.split(/\s+/).filter(Boolean);

export function position(given: Position): State {
  const state = newState(
    given.battle ?? 'oct7',
    { ...DEFAULT_OPTIONS, ...given.options },
    given.fog ?? false,
  );
  state.phasing = given.phasing ?? 'british';
  state.turn = given.turn ?? 1;
  for (const piece of PIECES) state.at[piece] = ABSENT;
  for (const [hex, ids] of Object.entries(given.at))
    for (const id of words(ids)) placeAt(state, knownPiece(id), hexOf(hex));
  for (const piece of PIECES) {
    state.inCommand[piece] = true;
    state.active[piece] = true;
  }
  for (const id of words(given.idle)) state.active[knownPiece(id)] = false;
  for (const id of words(given.outOfCommand)) {
    state.inCommand[knownPiece(id)] = false;
    state.active[knownPiece(id)] = false;
  }
  for (const id of words(given.inContact)) state.inContact[knownPiece(id)] = true;
  for (const [id, hits] of Object.entries(given.hits ?? {})) state.hits[knownPiece(id)] = hits;
  for (const id of words(given.lost)) state.at[knownPiece(id)] = LOST;
  for (const id of words(given.exited)) state.at[knownPiece(id)] = EXITED;
  for (const [id, box] of Object.entries(given.morale ?? {}))
    state.morale[FORMATIONS.indexOf(id as FormationId)] = box;
  for (const id of given.broken ?? []) state.broken[FORMATIONS.indexOf(id)] = true;
  state.frames = framesFor(state, given.phase ?? 'movement');
  settle(state, PHASES, () => undefined);
  return state;
}

/** The second player's turn, so that the End Phase follows it. */
function framesFor(state: State, phase: NonNullable<Position['phase']>): SaratogaFrame[] {
  const turn: SaratogaFrame = { kind: 'turn', stage: 'end', side: enemyOf(state.phasing) };
  const fire: SaratogaFrame = { kind: 'fire', step: 0, held: [] };
  switch (phase) {
    case 'turn':
      return [{ kind: 'turn', stage: 'roll', side: 'american' }];
    case 'end':
      return [turn];
    case 'command':
      return [turn, { kind: 'playerTurn', stage: 'movement' }, { kind: 'command', stage: 'begin' }];
    case 'movement': {
      const stood = PIECES.map((piece) =>
        sideOf(piece) === state.phasing && owesWithdrawal(state, piece) ? (state.at[piece] ?? 0) : 0,
      );
      return [
        turn,
        { kind: 'playerTurn', stage: 'combat' },
        { kind: 'movement', stage: 'move', party: [], stood },
      ];
    }
    case 'combatMovement':
      return [turn, { kind: 'playerTurn', stage: 'recovery' }, fire, { kind: 'combatMovement', moved: [] }];
    case 'fire':
      return [turn, { kind: 'playerTurn', stage: 'recovery' }, fire];
    case 'recovery':
      return [
        turn,
        { kind: 'playerTurn', stage: 'over' },
        { kind: 'recovery', stage: 'choose', group: 0, queue: [] },
      ];
  }
}

/** Plays an action that must be allowed, with the dice that it calls for; all of them must be used. */
export function play(state: State, action: Action, ...dice: number[]): Event[] {
  const events: Event[] = [];
  const left = [...dice];
  const act = (step: Action) => {
    const refusal = check(state, step);
    if (refusal) throw new Error(`${JSON.stringify(step)} is refused: ${JSON.stringify(refusal)}`);
    apply(state, step, (event) => events.push(event));
  };
  act(action);
  for (let asked = decision(state); left.length > 0; asked = decision(state)) {
    if (asked?.by !== 'dice') throw new Error(`dice are left over: ${left.join(' ')}`);
    const count = (asked as { dice?: number }).dice ?? 1;
    act({ kind: 'roll', dice: left.splice(0, count) });
  }
  return events;
}

export const codeOf = (state: State, action: Action): string | undefined => check(state, action)?.code;
export const hexOfCounter = (state: State, id: string): number => state.at[knownPiece(id)] ?? 0;
export const hitsOn = (state: State, id: string): number => state.hits[knownPiece(id)] ?? 0;
export const move = (counters: string, ...path: number[]): Action => ({
  kind: 'move',
  counters: words(counters),
  path,
});
export const fireAt = (unit: string, hex: number, place = 0): Action => ({ kind: 'fire', unit, hex, place });
