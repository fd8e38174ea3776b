/** 4.0 American reinforcements enter, one by one. */
import { pop } from '../../kernel/frames';
import { idOf, knownBlock } from '../blocks';
import { knownSpot, nameOf, REINFORCEMENTS } from '../board';
import { dueNow, entriesFor, stillToEnter, whyNotEntered } from '../entry';
import { refuse } from '../refusals';
import { NOWHERE } from '../state';
import { meet } from './arrival';
import { ownBlock, type RulesOf, spotNamed } from './rules';

export const entry: RulesOf<'entry'> = {
  decide: () => ({ kind: 'enter', by: 'american', case: '4.2' }),
  actions(state) {
    const entries = dueNow(state).flatMap((block) =>
      entriesFor(state, block).map(
        (place) => ({ kind: 'enter', block: idOf(block), place: nameOf(place) }) as const,
      ),
    );
    return entries.length > 0 ? entries : [{ kind: 'ready' }];
  },
  check(state, _, action) {
    if (action.kind === 'ready') {
      const missing = stillToEnter(state);
      return missing === undefined ? undefined : refuse('stillToEnter', idOf(missing));
    }
    if (action.kind !== 'enter') return refuse('notNow');
    const block = ownBlock('american', action.block);
    if (typeof block !== 'number') return block;
    const place = spotNamed(action.place);
    return typeof place === 'number' ? whyNotEntered(state, block, place) : place;
  },
  apply(state, _, action, emit) {
    if (action.kind === 'ready') pop(state);
    if (action.kind !== 'enter') return;
    const [block, place] = [knownBlock(action.block), knownSpot(action.place)];
    state.at[block] = place;
    state.from[block] = REINFORCEMENTS;
    state.road[block] = NOWHERE;
    state.moved[block] = !state.options.moveOnEntry; // K11
    emit({
      type: 'moved',
      side: 'american',
      how: 'entry',
      from: nameOf(REINFORCEMENTS),
      path: [action.place],
      count: 1,
      blocks: [action.block],
    });
    meet(state, 'american', place, emit); // 4.3, K35
  },
};
