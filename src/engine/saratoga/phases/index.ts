/** The rules of every frame, in the order of the rulebook. */
import type { FrameTable } from '../../kernel/frames';
import type { Action } from '../actions';
import type { SaratogaDecision } from '../decisions';
import type { Event } from '../events';
import type { SaratogaFrame } from '../frames';
import type { State } from '../state';
import { advance, relocation } from './aftermath';
import { combatMovement } from './combatMovement';
import { command } from './command';
import { fire, shot } from './fire';
import { displacement, formationBreak, morale } from './formationBreak';
import { movement } from './movement';
import { placement } from './placement';
import { recovery } from './recovery';
import { playerTurn, turn } from './turn';

export const PHASES: FrameTable<State, SaratogaFrame, Action, Event, SaratogaDecision> = {
  placement,
  turn,
  playerTurn,
  command,
  movement,
  combatMovement,
  fire,
  shot,
  relocation,
  morale,
  break: formationBreak,
  displacement,
  advance,
  recovery,
};
