/** What a press on a place means now: go there, take up who stands there, or hear why not. */
import type { View } from '../../../engine/campaign';
import { usePlay } from '../../../store/play';
import type { Press } from '../../hexboard/useCamera';
import type { Orders } from '../board/PointBoard';
import { blockOf, roadBetween } from '../spots';
import { act, useTable } from '../table';
import { IN_TWO_STEPS } from '../text/refusals';
import { movableAt, useHand } from './hand';
import type { Way } from './ways';

/** With a mouse one sees what a press would do before one presses; a finger or a key presses twice. */
function press(place: string | undefined, isTwice: boolean): void {
  const { aim, aimAt, blocks, drop: letGo, open, place: opened, ways } = useHand.getState();
  if (place === undefined) {
    letGo();
    return;
  }
  const way = ways.find(({ to }) => to === place);
  if (way && way.refusal === undefined) {
    if (isTwice && aim !== place) aimAt(place);
    else go(way);
    return;
  }
  const { view } = useTable.getState();
  if (place !== opened && movableAt(view, place).length > 0) open(place);
  else if (way) act(way.action);
  else if (blocks.length > 0 && place !== opened) goFar(place, isTwice);
  else if (place === opened && view?.decision?.kind !== 'march') letGo();
}

/** To a place that no road in hand leads to. */
function goFar(place: string, isTwice: boolean): void {
  const { blocks, ways } = useHand.getState();
  const { view } = useTable.getState();
  if (!view) return;
  const first = firstSteps(view, blocks, ways, place);
  if (first.length === 0) refuseFar(place);
  else if (first.length > 1 || isTwice || first[0] === undefined)
    usePlay.getState().refuse({ code: IN_TWO_STEPS, case: '6.5', at: place });
  else go(first[0]);
}

/** What was carried there goes, or hears why not. */
function drop(place: string): void {
  const { blocks, place: opened, ways } = useHand.getState();
  const way = ways.find(({ to }) => to === place);
  if (way) go(way);
  else if (blocks.length > 0 && place !== opened) goFar(place, false);
}

export const go = (way: Way): boolean => act(way.action);

/** 6.4, 6.5 A leader goes to his second place by the first: what leads there, and does not stop him. */
function firstSteps(
  view: View,
  [leader]: readonly string[],
  ways: readonly Way[],
  place: string,
): readonly Way[] {
  if (view.decision?.kind !== 'move' || leader === undefined) return [];
  if (blockOf(leader).type !== 'leader' || blockOf(leader).move < 2) return [];
  return ways.filter(
    ({ enemies, refusal, to }) => refusal === undefined && enemies === 0 && roadBetween(to, place),
  );
}

/** The engine says why nobody gets there. */
function refuseFar(place: string): void {
  const { blocks } = useHand.getState();
  const { view } = useTable.getState();
  const [first, ...rest] = blocks;
  if (first === undefined || !view) return;
  switch (view.decision?.kind) {
    case 'move':
    case 'nativeMarch': {
      const isLed = view.actions.some((action) => action.kind === 'group' && action.leader === first);
      act(
        isLed
          ? { kind: 'group', leader: first, blocks: rest, to: place }
          : { kind: 'single', block: first, path: [place] },
      );
      return;
    }
    case 'placeMilitia':
      act({ kind: 'place', block: first, place });
      return;
    case 'enter':
      act({ kind: 'enter', block: first, place });
      return;
    case 'leaveHudson':
      act({ kind: 'put', block: first, place });
      return;
    case 'forceMarch':
      act({ kind: 'forceMarch', leader: first, blocks: rest, to: place });
      return;
    case 'march':
      act({ kind: 'go', blocks: rest.length > 0 ? rest : [first], to: place });
      return;
    default:
  }
}

export const ORDERS: Orders = {
  onPress: (place, { isTouch }: Press) => press(place, isTouch),
  onEnter: (place) => press(place, true),
  onGrab: (place) => movableAt(useTable.getState().view, place).length > 0,
  onLift: (place) => {
    if (useHand.getState().place !== place) useHand.getState().open(place);
  },
  onDrop: (place) => {
    if (place !== undefined) drop(place);
  },
  onCancel: () => useHand.getState().drop(),
};
