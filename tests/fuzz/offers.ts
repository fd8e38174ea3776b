/** What is offered, refused and shown in a state: costly checks, made in a sample of states. */
import { refusalOf } from '../../src/engine/kernel/play';
import { type Decision, KERNEL_CODES } from '../../src/engine/kernel/game';
import {
  type Action,
  type Code,
  COUNTERS,
  type Event,
  eventFor,
  REFUSALS,
  SARATOGA,
  type Side,
  SIDES,
} from '../../src/engine/saratoga/index';
import { copyState, type State } from '../../src/engine/saratoga/state';
import { checkStep } from './checks';
import { demand, fail, Flaw } from './flaw';
import { hiddenFrom, type Viewer, wordsOf } from './fog';
import { ID, isControlled, LAND, survey } from './ground';
import { copyMemory, type Memory, type Step } from './memory';
import { recount } from './recount';
import { simpleActions } from './simple';
import { count, type Tally } from './tally';

const VIEWERS: readonly Viewer[] = [...SIDES, undefined];

/** Each listed action is accepted, none is listed twice, and where a side decides there is one. */
export function checkListed(state: State, asked: Decision, tally: Tally): void {
  count(tally, 'samples', 'lists of actions');
  const list = SARATOGA.actions(state);
  const texts = new Set(list.map((action) => JSON.stringify(action)));
  demand(texts.size === list.length, asked.case, () => `${asked.kind}: an action is listed twice`);
  demand(list.length > 0 || asked.by === 'dice', asked.case, () => `${asked.kind}: nothing is listed`);
  for (const action of list) checkAccepted(state, asked, action);
}

/** Of the simplest actions of a decision those that are accepted are listed, and only those. */
export function checkComplete(state: State, asked: Decision, tally: Tally): void {
  const list = SARATOGA.actions(state);
  // R20 while a stack is under way, only its own steps are listed.
  if (asked.by === 'dice' || list.some((action) => action.kind === 'halt')) return;
  count(tally, 'samples', 'complete lists');
  const texts = new Set(list.map((action) => JSON.stringify(action)));
  for (const action of simpleActions(state, asked)) {
    const refusal = SARATOGA.check(state, action);
    const isListed = texts.has(JSON.stringify(action));
    if (isListed !== (refusal === undefined))
      fail(asked.case, `${JSON.stringify(action)} is listed: ${isListed}, refused: ${refusal?.code ?? 'no'}`);
  }
}

export function checkAccepted(state: State, asked: Decision, action: Action): void {
  const refusal = refusalOf(SARATOGA, state, action);
  if (refusal)
    fail(refusal.case, `${asked.kind}: ${JSON.stringify(action)} is offered and refused: ${refusal.code}`);
}

/** A wrong action carries with it what made the check fail, for the record. */
export class WrongAction extends Flaw {
  readonly action: unknown;
  constructor(action: unknown, message: string) {
    super(message);
    this.action = action;
  }
}

/** Any action is refused with a code and its case, or it can be played and keeps all rules; nothing is thrown. */
export function tryOut(state: State, asked: Decision, wrong: unknown, memory: Memory, tally: Tally): void {
  count(tally, 'samples', 'doubtful actions');
  const action = wrong as Action;
  try {
    const refusal = SARATOGA.check(state, action);
    if (refusal) {
      const isKnown = Object.hasOwn(REFUSALS, refusal.code);
      demand(isKnown && refusal.case === REFUSALS[refusal.code as Code], '4.0', () =>
        JSON.stringify(refusal),
      );
      demand(refusal.at === undefined || typeof refusal.at === 'string', '4.0', () =>
        JSON.stringify(refusal),
      );
      count(tally, 'refusals', refusal.code);
    }
    if (typeof wrong !== 'object' || wrong === null) {
      demand(refusal !== undefined, '4.0', () => 'accepted, and no object');
      return;
    }
    const kernel = refusalOf(SARATOGA, state, action);
    if (kernel && (KERNEL_CODES as readonly string[]).includes(kernel.code))
      count(tally, 'kernel', kernel.code);
    demand(
      refusal === undefined || kernel !== undefined,
      '4.0',
      () => `the kernel accepts what is ${refusal?.code}`,
    );
    if (kernel || refusal) return;
    count(tally, 'samples', 'doubtful actions accepted');
    const after = copyState(state);
    const events: Event[] = [];
    SARATOGA.apply(after, action, (event) => events.push(event));
    const step: Step = { asked, before: state, action, after, events, next: SARATOGA.decision(after) };
    checkStep(step, copyMemory(memory));
  } catch (error) {
    throw new WrongAction(wrong, `${asked.kind}, trying ${textOf(wrong)}: ${messageOf(error)}`);
  }
}

/** 3.4, R108-R110 all views can be made, are whole, count the points, and tell nothing that is hidden. */
export function checkViews(state: State, memory: Memory, tally: Tally): void {
  count(tally, 'samples', 'views');
  for (const viewer of VIEWERS) {
    const view = SARATOGA.view(state, viewer);
    const hidden = hiddenFrom(state, memory.shown, viewer);
    const onTable = Object.values(view.stacks).flat();
    const listed = [...onTable, ...view.notPlaced, ...view.lost, ...view.exited, ...view.absent];
    demand(new Set(listed).size === listed.length, '2.2', () => `${viewer} sees a counter twice`);
    demand(listed.length + hidden.length === COUNTERS.length, '3.4', () => {
      return `${viewer} sees ${listed.length} counters, ${hidden.length} are hidden`;
    });
    for (const side of SIDES) checkControl(state, side, view.control[side]);
    // The ratings of overall commanders are no secret; that their values tell nothing, the twins check.
    const words = wordsOf(view, new Set(), 'left');
    for (const piece of hidden)
      demand(
        !words.has(ID[piece] ?? ''),
        '3.4',
        () => `${viewer} can read ${ID[piece]} in ${whereIs(view, ID[piece])}`,
      );
    for (const side of SIDES) {
      const { total, exact } = view.points[side];
      const known = recount(state, side, (piece) => !hidden.includes(piece));
      demand(
        total === known,
        '10.0',
        () => `${viewer} sees ${total} points for ${side}, should see ${known}`,
      );
      demand(
        !exact || total === recount(state, side),
        '10.0',
        () => `${viewer} sees wrong points for ${side}`,
      );
    }
  }
}

/** 3.2.1, 3.2.3 the hexes that a side controls, no more and no less. */
function checkControl(state: State, side: Side, told: readonly number[]): void {
  const units = survey(state.at);
  const counted = LAND.filter((hex) => isControlled(units, hex, side));
  demand(counted.join() === told.toSorted((a, b) => a - b).join(), '3.2', () => {
    return `${side} controls ${told.join()}, should control ${counted.join()}`;
  });
}

/** 3.4 an event that is told to a side names nobody who is hidden from it before and after, but for what moves openly. */
export function checkTold(step: Step, shownBefore: Uint8Array, memory: Memory, tally: Tally): void {
  if (!step.after.fog || step.after.ending) return;
  count(tally, 'samples', 'events told');
  for (const viewer of VIEWERS) {
    const after = new Set(hiddenFrom(step.after, memory.shown, viewer));
    const hidden = hiddenFrom(step.before, shownBefore, viewer).filter((piece) => after.has(piece));
    if (hidden.length === 0) continue;
    for (const event of step.events) {
      const words = wordsOf(eventFor(event, viewer));
      // Of what goes over the map the top is seen on its way, even if it comes from a stack and ends in one.
      if (event.type === 'moved') words.delete(event.shown);
      for (const piece of hidden)
        demand(
          !words.has(ID[piece] ?? ''),
          '3.4',
          () => `${viewer} is told of ${ID[piece]}: ${JSON.stringify(event)}`,
        );
    }
  }
}

/** Looking at a state, asking and checking do not change it. */
export function checkUntouched(state: State, look: () => void): void {
  const before = JSON.stringify(state);
  look();
  demand(JSON.stringify(state) === before, '4.0', () => 'looking at a state has changed it');
}

function whereIs(view: object, id: string | undefined): string {
  return Object.entries(view)
    .filter(([, part]) => wordsOf(part).has(id ?? ''))
    .map(([key]) => key)
    .join();
}

function textOf(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 300 ? `${text.slice(0, 300)}...` : text;
}

export const messageOf = (error: unknown): string =>
  error instanceof Flaw
    ? error.message
    : error instanceof Error
      ? `exception ${error.stack ?? error.message}`
      : String(error);
