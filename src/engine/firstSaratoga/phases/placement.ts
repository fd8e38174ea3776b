/** 13.3, 13.4 Set-up: the British choose their columns, then the Colonials take their places. */
import { pop, push } from '../../kernel/frames';
import type { Emit } from '../../kernel/game';
import { type Hex, hexOf } from '../../hexmap/hexId';
import type { Action } from '../actions';
import type { Side } from '../data/types';
import type { Event } from '../events';
import { refuse } from '../refusals';
import {
  barToAssign,
  barToPlace,
  firstPlaces,
  freeLeaders,
  missingFor,
  placedByHand,
  setsUp,
} from '../setup';
import { isInFreeColumns } from '../values';
import { NOT_PLACED, type State } from '../state';
import { idOf, type Piece, pieceOf, type World } from '../world';
import type { RulesOf } from './rules';

/** Pushes the set-ups that the scenario asks for, the British on top, and the first turn below them. */
export function beginSetUp(world: World, state: State): void {
  push(state, { kind: 'turn', stage: 'begin' });
  for (const side of ['colonial', 'british'] as const)
    if (setsUp(world, side)) push(state, { kind: 'placement', side });
}

export const placement = (world: World): RulesOf<'placement'> => ({
  decide: (_, { side }) =>
    side === 'british'
      ? { kind: 'assignEntry', by: side, case: '13.3' }
      : { kind: 'place', by: side, case: '13.4' },
  actions(state, { side }) {
    const list: Action[] = side === 'british' ? columnActions(world, state) : [];
    for (const piece of placedByHand(world, side)) {
      if (state.at[piece] !== NOT_PLACED) list.push({ kind: 'lift', counter: idOf(world, piece) });
      for (const hex of candidates(world, state, piece))
        if (state.at[piece] !== hex && !barToPlace(world, state, piece, hex))
          list.push({ kind: 'place', counter: idOf(world, piece), hex });
    }
    list.push({ kind: 'deploy' });
    if (!missingFor(world, state, side)) list.push({ kind: 'ready' });
    return list;
  },
  check(state, { side }, action) {
    switch (action.kind) {
      case 'assign':
        if (side !== 'british') return refuse('notNow');
        return barToAssign(world, state, action.formation, action.entry);
      case 'unassign':
      case 'join': {
        if (side !== 'british') return refuse('notNow');
        if (!world.formations.includes(action.formation))
          return refuse('unknownFormation', action.formation.slice(0, 40));
        if (action.kind === 'unassign') return undefined;
        const leader = world.numberOf.get(action.leader);
        if (leader === undefined) return refuse('unknownCounter', action.leader.slice(0, 40));
        return freeLeaders(world).includes(leader) ? undefined : refuse('notAFreeLeader', action.leader);
      }
      case 'place':
      case 'lift': {
        const piece = world.numberOf.get(action.counter);
        if (piece === undefined) return refuse('unknownCounter', action.counter.slice(0, 40));
        if (!placedByHand(world, side).includes(piece)) return refuse('notForPlacing', action.counter);
        if (action.kind === 'place') return barToPlace(world, state, piece, action.hex as Hex);
        return state.at[piece] === NOT_PLACED ? refuse('notPlaced', action.counter) : undefined;
      }
      case 'deploy':
        return undefined;
      case 'ready':
        return missingFor(world, state, side);
      default:
        return refuse('notNow');
    }
  },
  apply(state, { side }, action, emit) {
    switch (action.kind) {
      case 'assign':
        assign(world, state, action.formation, action.entry, emit);
        return;
      case 'unassign':
        state.entries[world.formations.indexOf(action.formation)] = -1;
        return;
      case 'join':
        joinLeader(world, state, action.leader, action.formation, emit);
        return;
      case 'place':
        state.at[pieceOf(world, action.counter)] = action.hex;
        return;
      case 'lift':
        state.at[pieceOf(world, action.counter)] = NOT_PLACED;
        return;
      case 'deploy':
        deploy(world, state, side, emit);
        return;
      case 'ready':
        pop(state);
        emit({ type: 'deployed', side });
        return;
      default:
    }
  },
});

function columnActions(world: World, state: State): Action[] {
  const list: Action[] = [];
  for (const [i, formation] of world.formations.entries()) {
    for (const [at, { id: entry }] of world.scenario.entries.entries())
      if (state.entries[i] !== at && !barToAssign(world, state, formation, entry))
        list.push({ kind: 'assign', formation, entry });
    if ((state.entries[i] ?? -1) >= 0) list.push({ kind: 'unassign', formation });
    for (const leader of freeLeaders(world))
      if (state.joined[leader] !== i) list.push({ kind: 'join', leader: idOf(world, leader), formation });
  }
  return list;
}

function candidates(world: World, state: State, piece: Piece): readonly Hex[] {
  switch (world.counters[piece]?.setUp.kind) {
    case 'works':
      return world.shelteredHexes;
    case 'free':
      return world.landHexes.filter((hex) => isInFreeColumns(world, hex));
    default:
      return [...new Set(state.at)].filter((hex): hex is Hex => hex > 0);
  }
}

const isSecret = (state: State): boolean => state.options.columns === 'secret';

function assign(world: World, state: State, formation: string, entry: string, emit: Emit<Event>): void {
  const number = world.scenario.entries.findIndex(({ id }) => id === entry);
  state.entries[world.formations.indexOf(formation)] = number;
  emit({ type: 'entryAssigned', formation, entry, secret: isSecret(state) });
}

function joinLeader(world: World, state: State, leader: string, formation: string, emit: Emit<Event>): void {
  state.joined[pieceOf(world, leader)] = world.formations.indexOf(formation);
  emit({ type: 'leaderJoined', leader, formation, secret: isSecret(state) });
}

/** The ready-made set-up of a side, whatever stood before. */
function deploy(world: World, state: State, side: Side, emit: Emit<Event>): void {
  const { entries, leaders, places } = world.scenario.readyMade;
  if (side === 'british') {
    for (const [entry, formation] of Object.entries(entries)) assign(world, state, formation, entry, emit);
    for (const [leader, formation] of Object.entries(leaders))
      joinLeader(world, state, leader, formation, emit);
  }
  const first = firstPlaces(world);
  const hands = placedByHand(world, side);
  for (const piece of hands) state.at[piece] = first[piece] ?? NOT_PLACED;
  for (const [hex, ids] of Object.entries(places))
    for (const id of ids) {
      const piece = pieceOf(world, id);
      if (hands.includes(piece)) state.at[piece] = hexOf(hex);
    }
}
