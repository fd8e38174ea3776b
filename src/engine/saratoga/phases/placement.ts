/** 11.0 The sides set up, the Americans first (R104). */
import { pop, push } from '../../kernel/frames';
import { type Hex, hexOf } from '../../hexmap/hexId';
import type { Action } from '../actions';
import { settleCommand, tellOutOfCommand } from '../command';
import { DEPLOYMENTS } from '../data/scenarios';
import { type Battle, type Side, SIDES } from '../data/types';
import { named, refuse } from '../refusals';
import {
  BURGOYNE,
  combatUnitsOf,
  idOf,
  isCombatUnit,
  isGun,
  knownPiece,
  type Piece,
  pieceOf,
  piecesOf,
  sideOf,
} from '../roster';
import { setUpHexes } from '../setup';
import { countUnits, STACKING_LIMIT } from '../stacking';
import { ABSENT, isOnMap, NOT_PLACED, placeAt, type State } from '../state';
import { applyReorder, checkReorder, type RulesOf } from './rules';

export const placement: RulesOf<'placement'> = {
  decide: (_, { side }) => ({ kind: 'place', by: side, case: '11.0' }),

  /** The counter that comes next and each hex for it; the ready-made deployment; an end once all stand. */
  actions(state, { side }) {
    const next = unplaced(state, side)[0];
    if (next === undefined) return problemOf(state, side) ? lifts(state, side) : [{ kind: 'ready' }];
    const hexes = areaOf(state, next).filter((hex) => hasRoom(state, next, hex));
    const places: Action[] = hexes.map((hex) => ({ kind: 'place', counter: idOf(next), hex }));
    return places.length > 0 ? [{ kind: 'deploy' }, ...places] : lifts(state, side);
  },

  check(state, { side }, action) {
    switch (action.kind) {
      case 'deploy':
        return undefined;
      case 'ready':
        return problemOf(state, side);
      case 'lift':
      case 'place': {
        const piece = pieceOf(action.counter);
        if (piece === undefined) return refuse('unknownCounter', action.counter);
        if (sideOf(piece) !== side) return refuse('notYours', action.counter);
        if (state.at[piece] === ABSENT) return refuse('notInThisBattle', action.counter);
        if (action.kind === 'lift')
          return isOnMap(state, piece) ? undefined : refuse('notOnMap', action.counter);
        if (!areaOf(state, piece).includes(action.hex as Hex))
          return refuse('outsideSetUpArea', action.counter);
        return hasRoom(state, piece, action.hex as Hex) ? undefined : refuse('hexFull', named(action.hex));
      }
      case 'reorder':
        return checkReorder(state, side, action.counters);
      default:
        return refuse('notNow');
    }
  },

  apply(state, { side }, action, emit) {
    switch (action.kind) {
      case 'place':
        placeAt(state, knownPiece(action.counter), action.hex as Hex);
        return;
      case 'lift':
        state.at[knownPiece(action.counter)] = NOT_PLACED;
        return;
      case 'deploy':
        deploy(state, side);
        return;
      case 'reorder':
        applyReorder(state, action.counters);
        return;
      case 'ready':
        emit({ type: 'deployed', side });
        pop(state);
        settleCommand(state, side); // R113
        if (side === 'american') push(state, { kind: 'placement', side: 'british' });
        else {
          push(state, { kind: 'turn', stage: 'roll', side: 'american' });
          emit({ type: 'turnBegan', turn: state.turn });
          for (const each of SIDES) tellOutOfCommand(state, each, beyondCommand(state, each), emit);
        }
        return;
      default:
    }
  },
};

/** The ready-made deployment of one side. */
export function deploy(state: State, side: Side): void {
  for (const [piece, hex] of DEPLOYED[state.battle]) if (sideOf(piece) === side) placeAt(state, piece, hex);
}

const deployed = (battle: Battle): (readonly [Piece, Hex])[] =>
  Object.entries(DEPLOYMENTS[battle]).flatMap(([text, ids]) =>
    ids.map((id) => [knownPiece(id), hexOf(text)] as const),
  );
const DEPLOYED = { sept19: deployed('sept19'), oct7: deployed('oct7') };

/** Guns first: they have the fewest places to choose from. */
function unplaced(state: State, side: Side): Piece[] {
  const waiting = piecesOf(side).filter((piece) => state.at[piece] === NOT_PLACED && piece !== BURGOYNE);
  const list = [...waiting.filter(isGun), ...waiting.filter((piece) => !isGun(piece))];
  return side === 'british' && state.at[BURGOYNE] === NOT_PLACED ? [...list, BURGOYNE] : list;
}

/** 11.1, R106 on 19 September Burgoyne stands where a unit of his does. */
function areaOf(state: State, piece: Piece): readonly Hex[] {
  const hexes = setUpHexes(state.battle, idOf(piece));
  if (piece !== BURGOYNE || state.battle !== 'sept19') return hexes;
  return hexes.filter((hex) => countUnits(state, hex, 'british') > 0);
}

const hasRoom = (state: State, piece: Piece, hex: Hex): boolean =>
  !isCombatUnit(piece) || countUnits(state, hex, sideOf(piece), [piece]) < STACKING_LIMIT;

function problemOf(state: State, side: Side) {
  const [missing] = unplaced(state, side);
  if (missing !== undefined) return refuse('notPlaced', idOf(missing));
  const alone = side === 'british' && !areaOf(state, BURGOYNE).includes((state.at[BURGOYNE] ?? 0) as Hex);
  return alone ? refuse('notWithAUnit', idOf(BURGOYNE)) : undefined;
}

const beyondCommand = (state: State, side: Side): Piece[] =>
  combatUnitsOf(side).filter((unit) => isOnMap(state, unit) && !state.inCommand[unit]);

const lifts = (state: State, side: Side): Action[] =>
  piecesOf(side)
    .filter((piece) => isOnMap(state, piece))
    .map((piece) => ({ kind: 'lift', counter: idOf(piece) }));
