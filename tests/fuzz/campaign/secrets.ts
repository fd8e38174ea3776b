/** 2.1 Nothing that is hidden stands in a view or in an event. */
import { blocksOf, enemyOf, idOf } from '../../../src/engine/campaign/blocks';
import { LOST } from '../../../src/engine/campaign/board';
import { type Side, SIDES } from '../../../src/engine/campaign/data/types';
import type { Event } from '../../../src/engine/campaign/events';
import { labelOf } from '../../../src/engine/campaign/label';
import type { State } from '../../../src/engine/campaign/state';
import { eventFor } from '../../../src/engine/campaign/tell';
import { view } from '../../../src/engine/campaign/view';
import { fail } from './checks';

/** Ids of a side that the other one may not connect with anything. */
const hiddenOf = (state: State, side: Side): string[] =>
  blocksOf(side)
    .filter((block) => !state.shown[block] && state.at[block] !== LOST)
    .map(idOf)
    .filter((id) => id !== 'clinton');

const find = (told: unknown, ids: readonly string[]): string | undefined => {
  const text = JSON.stringify(told) ?? '';
  return ids.find((id) => text.includes(`"${id}"`));
};

export function checkViews(state: State): void {
  if (!state.fog || state.ending) return;
  for (const viewer of SIDES) {
    const found = find(view(state, viewer), hiddenOf(state, enemyOf(viewer)));
    if (found) fail('2.1', `${viewer} sees ${found}`);
  }
  const all = SIDES.flatMap((side) => hiddenOf(state, side));
  const open = find(view(state, undefined), all) ?? find(labelOf(state), all);
  if (open) fail('2.1', `everybody sees ${open}`);
}

export function checkTold(before: State, after: State, events: readonly Event[]): void {
  if (!before.fog) return;
  for (const viewer of [...SIDES, undefined]) {
    const sides = viewer === undefined ? SIDES : [enemyOf(viewer)];
    // Whoever was open at some time of this action may be named.
    const hidden = sides.flatMap((side) =>
      hiddenOf(before, side).filter((id) => hiddenOf(after, side).includes(id)),
    );
    const shown = new Set(
      events.flatMap((event) =>
        event.type === 'revealed' ? event.blocks.flat() : event.type === 'shifted' ? [event.block] : [],
      ),
    );
    const closed = hidden.filter((id) => !shown.has(id));
    for (const event of events) {
      const found = find(eventFor(event, viewer), closed);
      if (found) fail('2.1', `${viewer ?? 'everybody'} hears of ${found} in ${event.type}`);
    }
  }
}
