/** The rules of every frame, in the order of the rulebook. */
import type { FrameTable } from '../../kernel/frames';
import type { Action } from '../actions';
import type { FarmDecision } from '../decisions';
import type { Event } from '../events';
import type { FarmFrame } from '../frames';
import type { State } from '../state';
import { activation } from './activation';
import { attack } from './attack';
import { botTurn } from './botTurn';
import { draw } from './draw';
import { loss } from './loss';
import { play } from './play';
import { purchase } from './purchase';
import { setup } from './setup';
import { turn } from './turn';

export const PHASES: FrameTable<State, FarmFrame, Action, Event, FarmDecision> = {
  setup,
  turn,
  play,
  activation,
  attack,
  loss,
  purchase,
  draw,
  botTurn,
};
