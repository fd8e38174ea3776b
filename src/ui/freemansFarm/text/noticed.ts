/** What an enemy notices of an opponent's turn: whom it goes for, and how that one stands now. */
import {
  COMMAND_BY_ID,
  type Event,
  FORMATIONS_TO_WIN,
  type FormationView,
  type Side,
  TESTS_FROM,
  type View,
} from '../../../engine/freemansFarm';
import { count } from '../../text/common';
import { boxNames, nameDoes, nameOf } from './names';
import { sidesFirst } from './sides';

/** Out of events as whoever looks may know them; everything but hands lies open. */
export function noticed(side: Side, view: View, events: readonly Event[]): string | undefined {
  const last = events.findLast((event) => event.type === 'commanded' && event.side === side);
  if (last?.type !== 'commanded') return undefined;
  const { formation, command, target } = last;
  const { kind, to } = COMMAND_BY_ID[command];
  const they = sidesFirst[side];
  if (kind === 'reinforce' && target) return `${they} strengthen ${nameOf(target)}.`;
  if (target === undefined)
    return to ? `${nameDoes(formation, 'go')} to ${boxNames[to]}, and will strike from there.` : undefined;
  const { lost, formations } = view;
  const foe: Side = side === 'british' ? 'american' : 'british';
  const left = FORMATIONS_TO_WIN - lost[foe].length;
  const state = standOf(formations[target]);
  return left === 1
    ? `${they} need one more formation. They went for ${nameOf(target)}, ${state}.`
    : `${they} go for ${nameOf(target)}, ${state}.`;
}

/** ‘now at Morale 5 with 3 markers; every loss is tested’. */
function standOf({ out, morale, markers }: FormationView): string {
  if (out) return out.how === 'broken' ? 'and have broken it' : 'and have destroyed it';
  const men = count(markers, 'marker');
  if (morale === undefined) return `now with ${men}`;
  const tests = morale <= TESTS_FROM + 1 ? '; its next loss is tested' : '';
  return `now at Morale ${morale} with ${men}${tests}`;
}
