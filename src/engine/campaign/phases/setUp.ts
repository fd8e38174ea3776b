/** 3.0 The sides set up: St. Ledger's units (13.2), then the American militia (3.3). */
import { pop } from '../../kernel/frames';
import type { Action } from '../actions';
import { blocksOf, idOf, knownBlock } from '../blocks';
import { CANADA_TURN5, isPlace, knownSpot, nameOf, PLACE_COUNT, UNPLACED } from '../board';
import { refuse } from '../refusals';
import { suggestedPlaces, transferred, unplacedMilitia, whyNotPlaced, whyNotTransferred } from '../setup';
import { CHOSEN_MILITIA, spotAt, type State } from '../state';
import { ownBlock, type RulesOf, spotNamed } from './rules';

export const setUp: RulesOf<'setUp'> = {
  decide: (_, { side }) =>
    side === 'british'
      ? { kind: 'strengthenStLedger', by: side, case: '13.2' }
      : { kind: 'placeMilitia', by: side, case: '3.3' },

  actions(state, { side }) {
    if (side === 'british') return [...transfers(state), { kind: 'ready' }];
    const next = unplacedMilitia(state)[0];
    if (next === undefined) return [{ kind: 'ready' }];
    const places: Action[] = [];
    for (let place = 0; place < PLACE_COUNT; place++)
      if (!whyNotPlaced(state, next, place))
        places.push({ kind: 'place', block: idOf(next), place: nameOf(place) });
    return [{ kind: 'suggest' }, ...places];
  },

  check(state, { side }, action) {
    if (action.kind === 'ready') {
      const missing = side === 'american' ? unplacedMilitia(state)[0] : undefined;
      return missing === undefined ? undefined : refuse('stillToPlace', idOf(missing));
    }
    if (action.kind === 'suggest' && side === 'american') return undefined;
    if (action.kind !== 'transfer' && action.kind !== 'place' && action.kind !== 'lift')
      return refuse('notNow');
    if ((action.kind === 'transfer') !== (side === 'british')) return refuse('notNow');
    const block = ownBlock(side, action.block);
    if (typeof block !== 'number') return block;
    if (action.kind === 'transfer') return whyNotTransferred(state, block);
    if (action.kind === 'lift')
      return CHOSEN_MILITIA.includes(block) && isPlace(spotAt(state, block))
        ? undefined
        : refuse('notPlaced', action.block);
    const place = spotNamed(action.place);
    return typeof place === 'number' ? whyNotPlaced(state, block, place) : place;
  },

  apply(state, { side }, action, emit) {
    switch (action.kind) {
      case 'transfer':
        state.at[knownBlock(action.block)] = CANADA_TURN5;
        return;
      case 'place':
        state.at[knownBlock(action.block)] = knownSpot(action.place);
        return;
      case 'lift':
        state.at[knownBlock(action.block)] = UNPLACED;
        return;
      case 'suggest':
        for (const [block, place] of suggestedPlaces()) state.at[block] = place;
        return;
      case 'ready':
        emit({
          type: 'setUp',
          side,
          ...(side === 'british' ? { transferred: transferred(state) } : {}),
        });
        pop(state);
        return;
      default:
    }
  },
};

const transfers = (state: State): Action[] =>
  blocksOf('british')
    .filter((block) => !whyNotTransferred(state, block))
    .map((block) => ({ kind: 'transfer', block: idOf(block) }));
