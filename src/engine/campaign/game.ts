/** The game as a handful of functions: start, whose decision it is, what may be done, and doing it. */
import { actionsOf, applyAction, checkAction, decisionOf, settle, top } from '../kernel/frames';
import type { Emit, Outcome, Refusal } from '../kernel/game';
import type { Action } from './actions';
import { checkShape } from './actionShape';
import { enemyOf, sideOf } from './blocks';
import { LOST, spotOf } from './board';
import type { CampaignDecision } from './decisions';
import type { Event } from './events';
import { type Given, layOut } from './given';
import { DEFAULT_OPTIONS, OPTION_NAMES, type Options } from './options';
import { PHASES } from './phases';
import { refuse } from './refusals';
import { hasBlocks } from './stacks';
import { newState, NOWHERE, type State } from './state';

export interface Setup {
  readonly options?: Partial<Options>;
  /** 2.1 on unless it is switched off. */
  readonly fog?: boolean;
  /** Where it does not begin in June. */
  readonly given?: Given;
}

export function start(setup: Setup, emit: Emit<Event> = () => undefined): State {
  const options = { ...DEFAULT_OPTIONS, ...setup.options };
  for (const name of Object.keys(options))
    if (!(OPTION_NAMES as readonly string[]).includes(name)) throw new Error(`no option '${name}'`);
  for (const name of OPTION_NAMES)
    if (typeof options[name] !== 'boolean') throw new Error(`option ${name} is neither on nor off`);
  const state = newState(options, setup.fog ?? true);
  if (setup.given) {
    layOut(state, setup.given);
    settle(state, PHASES, emit);
    return state;
  }
  state.frames.push({ kind: 'turn', stage: 'begin', first: 'british' }, { kind: 'setUp', side: 'american' });
  if (options.strongStLedger) state.frames.push({ kind: 'setUp', side: 'british' });
  settle(state, PHASES, emit);
  return state;
}

export const decision = (state: State): CampaignDecision | undefined => decisionOf(state, PHASES);

/** Everything but groups, of which there is one a road; any other is told by `check`. */
export const actions = (state: State): readonly Action[] => actionsOf(state, PHASES);

export function check(state: State, action: Action): Refusal | undefined {
  const misshapen = checkShape(action);
  if (misshapen) return misshapen;
  return state.frames.length === 0 ? refuse('gameOver') : checkAction(state, PHASES, action);
}

export function apply(state: State, action: Action, emit: Emit<Event>): void {
  applyAction(state, PHASES, action, emit);
}

export const outcome = (state: State): Outcome | undefined => state.ending;

/** 2.1 faces turned up, blocks lost, an ambush, or a place entered where the enemy stood. */
export function reveals(before: State, action: Action, after: State): boolean {
  if (!before.fog) return false;
  const by = decision(before)?.by;
  for (let block = 0; block < after.at.length; block++) {
    const hasGone = after.at[block] !== before.at[block];
    if (hasGone && after.at[block] === LOST) return true;
    // 9.2 where regulars were missed when four of them had to go tells who stood there.
    if (hasGone && (by === 'british' || by === 'american') && sideOf(block) !== by) return true;
    if (after.shown[block] && !before.shown[block]) return true;
  }
  if (isAmbush(after)) return true;
  const to = goalOf(action);
  return to !== NOWHERE && hasBlocks(before, enemyOf(before.phasing), to);
}

/** 13.4, K70 the dice that are asked for tell how strong the Natives are. */
function isAmbush(state: State): boolean {
  const frame = top(state);
  return frame?.kind === 'arriving' && frame.queue.length > 0;
}

function goalOf(action: Action): number {
  switch (action.kind) {
    case 'single':
      return spotOf(action.path.at(-1) ?? '') ?? NOWHERE;
    case 'group':
    case 'go':
    case 'forceMarch':
      return spotOf(action.to) ?? NOWHERE;
    case 'enter':
      return spotOf(action.place) ?? NOWHERE;
    default:
      return NOWHERE;
  }
}

/** The start of a player turn or of a battle is a good place to jump to. */
export function milestone(state: State): boolean {
  const frame = top(state);
  switch (frame?.kind) {
    case 'turn':
      return frame.stage === 'roll';
    case 'movement':
      return frame.moves === 0;
    case 'deploy':
      return state.position.every((position) => position === NOWHERE);
    case 'acts': {
      const battle = state.frames.at(-2);
      return (
        battle?.kind === 'battle' &&
        battle.isSkirmish &&
        battle.round === 1 &&
        battle.stage === 'attack' &&
        !state.acted.some(Boolean)
      );
    }
    default:
      return false;
  }
}
