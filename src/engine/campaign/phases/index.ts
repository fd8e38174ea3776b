/** The rules of every kind of frame; whoever has won stops them all (12.4). */
import type { FrameTable } from '../../kernel/frames';
import type { Action } from '../actions';
import type { CampaignDecision } from '../decisions';
import type { Event } from '../events';
import type { CampaignFrame } from '../frames';
import type { State } from '../state';
import { acts, stayOrGo } from './acts';
import { battle, battles } from './battles';
import { cover } from './cover';
import { deploy } from './deploy';
import { entry } from './entry';
import { attempt, forceMarch } from './forceMarch';
import { arriving, givingWay, nativesGo } from './givingWay';
import { duty, release } from './hudson';
import { leaving } from './leaving';
import { march, nativeMarch } from './march';
import { clinton, movement } from './movement';
import { setUp } from './setUp';
import { playerTurn, turn } from './turn';
import { hits, volley } from './volley';

type Table = FrameTable<State, CampaignFrame, Action, Event, CampaignDecision>;

export const PHASES: Table = stopping({
  setUp,
  turn,
  playerTurn,
  duty,
  release,
  entry,
  movement,
  clinton,
  nativeMarch,
  march,
  givingWay,
  arriving,
  nativesGo,
  forceMarch,
  attempt,
  battles,
  battle,
  deploy,
  cover,
  stayOrGo,
  acts,
  volley,
  hits,
  leaving,
});

/** As soon as there is an ending no frame goes on, whatever it was about to do. */
function stopping(table: Table): Table {
  const stopped = Object.entries(table).map(([kind, each]) => {
    const rules = each as Table['playerTurn'];
    const halting: Table['playerTurn'] = {
      ...rules,
      step(state, frame, emit) {
        if (!state.ending) return rules.step?.(state, frame, emit) ?? false;
        emit({ type: 'ended', ending: state.ending });
        state.frames = [];
        return true;
      },
    };
    return [kind, halting] as const;
  });
  return Object.fromEntries(stopped) as unknown as Table;
}
