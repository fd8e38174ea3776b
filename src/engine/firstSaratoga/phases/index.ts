/** The rules of every frame, in the order of play. */
import type { FrameTable } from '../../kernel/frames';
import type { Action } from '../actions';
import type { FirstSaratogaDecision } from '../decisions';
import type { Event } from '../events';
import type { FirstSaratogaFrame } from '../frames';
import type { State } from '../state';
import type { World } from '../world';
import { advance, giveGround, relocation } from './aftermath';
import { attack } from './attack';
import { combat, counter } from './combat';
import { group } from './group';
import { movement } from './movement';
import { placement } from './placement';
import { rally } from './rally';
import { retreat } from './retreat';
import { playerTurn, turn } from './turn';

export type Phases = FrameTable<State, FirstSaratogaFrame, Action, Event, FirstSaratogaDecision>;

export const makePhases = (world: World): Phases => ({
  placement: placement(world),
  turn: turn(world),
  playerTurn: playerTurn(world),
  rally: rally(world),
  movement: movement(world),
  group: group(world),
  relocation: relocation(world),
  combat: combat(world),
  counter: counter(world),
  attack: attack(world),
  giveGround: giveGround(world),
  retreat: retreat(world),
  advance: advance(world),
});
