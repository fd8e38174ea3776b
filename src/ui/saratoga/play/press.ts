/** What a press on a hex means now: for an arrow there, for those who march together, for whoever may close in, else for the hand. */
import { type Hex, NO_HEX } from '../../../engine/hexmap/hexId';
import { counterOf, FORMATIONS, type FormationId, isUnit } from '../../../engine/saratoga';
import { usePointer } from '../../hexboard/pointer';
import { act, check, useTable } from '../table';
import { choosableIn, useOrders } from './orders';
import { movableOf, usePlans } from './plans';

/** Two presses of one hex within so many milliseconds, with nothing between them, take up the whole formation. */
const DOUBLE = 400;
interface Pressed {
  readonly hex: Hex;
  readonly at: number;
  readonly place: number;
  readonly chosen: readonly string[];
}
let last: Pressed | undefined;

/** With a mouse one sees what a press would do before one presses; a finger or a key presses twice. */
export type Means = 'mouse' | 'touch' | 'key';

export function press(hex: Hex, means: Means): void {
  const { pressed, change } = usePlans.getState();
  if (pressed !== undefined) {
    usePointer.getState().moveCursor(NO_HEX);
    change(pressed);
    return;
  }
  const now = performance.now();
  // A press that was an order has been answered; the next one is about something else. The second press of an order gives it.
  const { cursor: place } = useTable.getState();
  const { chosen, aim } = useOrders.getState();
  const isSoon = last?.hex === hex && last.place === place && now - last.at < DOUBLE;
  pressOnce(hex, means, isSoon && aim !== hex && chosen === last?.chosen);
  last = { hex, at: now, place, chosen: useOrders.getState().chosen };
}

function pressOnce(hex: Hex, means: Means, isDouble: boolean): void {
  const { marching, goal, pointAt, carryOut, drop } = usePlans.getState();
  if (isDouble && takeUpFormation(hex)) return;
  if (marching.length > 0) {
    if (hex === NO_HEX) {
      drop();
      return;
    }
    if (hex !== goal) pointAt(hex);
    if (hex === goal || means === 'mouse') carryOut();
    return;
  }
  if (closeIn(hex) || activate(hex) || takeUpAdvance(hex)) return;
  useOrders.getState().pick(hex, means === 'touch');
}

/** 7.0 with empty hands, whoever is best placed closes in there. */
function closeIn(hex: Hex): boolean {
  const { closings } = usePlans.getState();
  if (useOrders.getState().chosen.length > 0 || choosableIn(hex).length > 0) return false;
  const best = closings.find(({ to }) => to === hex);
  return best !== undefined && act(best.action);
}

/** 7.5 with empty hands, the open hex takes up all who fit; pressed again, they go. */
function takeUpAdvance(hex: Hex): boolean {
  const { view } = useTable.getState();
  if (view?.about?.kind !== 'advance' || view.about.hex !== hex) return false;
  if (useOrders.getState().chosen.length > 0) return false;
  const groups = view.actions.flatMap((action) => (action.kind === 'advance' ? [action.counters] : []));
  const largest = groups.toSorted((a, b) => b.length - a.length)[0];
  if (largest) useOrders.getState().choose(largest);
  return largest !== undefined;
}

/** 5.0 a commander pressed on the map is activated, if he can be. */
function activate(hex: Hex): boolean {
  const formation = commanderIn(hex);
  return formation !== undefined && act({ kind: 'activate', formation });
}

/** The formation whose commander there can be activated now. */
export function commanderIn(hex: Hex): FormationId | undefined {
  const { view } = useTable.getState();
  if (view?.decision?.kind !== 'activate') return undefined;
  return (view.stacks[hex] ?? [])
    .map(counterOf)
    .flatMap((counter) => (!isUnit(counter) && counter.kind === 'formation' ? [counter.formation] : []))
    .find((formation) => !check({ kind: 'activate', formation }));
}

function takeUpFormation(hex: Hex): boolean {
  const { view } = useTable.getState();
  const top = choosableIn(hex)
    .map(counterOf)
    .findLast((counter) => (isUnit(counter) || counter.kind === 'formation') && counter.formation);
  const formation = top && 'formation' in top ? top.formation : undefined;
  if (view?.decision?.kind !== 'move' || !isFormation(formation)) return false;
  usePlans.getState().takeUp(movableOf(view, formation));
  return true;
}

const isFormation = (id: unknown): id is FormationId => (FORMATIONS as readonly unknown[]).includes(id);
