/** From a state to a written position. */
import { formatHex, type Hex } from '../../hexmap/hexId';
import { FORMATION_LIST } from '../data/formations';
import { DEFAULT_OPTIONS, OPTION_NAMES } from '../options';
import { idOf, isCombatUnit, type Piece, PIECES } from '../roster';
import { stackIn } from '../stacking';
import { EXITED, hexOfPiece, isOnMap, LOST, type State } from '../state';
import { MP } from '../terrain';
import { goesFirst, writeFrames } from './frames';
import type { Names, PositionJson } from './json';
import { nameAll } from './words';

export function writePosition(state: State): PositionJson {
  const onMap = PIECES.filter((piece) => isOnMap(state, piece));
  const units = onMap.filter(isCombatUnit);
  const inCommand = onMap.filter((piece) => !isCombatUnit(piece) || state.inCommand[piece]);
  const exited = at(state, EXITED);
  const { ending } = state;
  return withoutEmpty({
    battle: state.battle,
    options: Object.fromEntries(
      OPTION_NAMES.filter((name) => state.options[name] !== DEFAULT_OPTIONS[name]).map((name) => [
        name,
        state.options[name],
      ]),
    ),
    fog: state.fog,
    handicap: state.handicap && { [state.handicap.side]: state.handicap.points },
    turn: state.turn > 1 ? state.turn : undefined,
    phasing: state.phasing,
    first: goesFirst(state),
    ...phaseOf(state),
    stacks: stacksOf(state, onMap),
    lost: at(state, LOST).map(idOf),
    exited: exited.map(idOf),
    hits: numbers([...onMap, ...exited], state.hits),
    outOfCommand: names(units, state.inCommand, false),
    idle: names(inCommand, state.active, false),
    inContact: names(units, state.inContact),
    spent: numbers(onMap, state.spent, (halves) => halves / MP),
    done: names(onMap, state.done),
    fired: numbers(PIECES, state.aimedAt, (hex) => formatHex(hex as Hex)), // the lost count for an advance (7.5.1)
    shotAt: numbers(onMap, state.shotAt),
    seen: names(onMap, state.seen),
    morale: Object.fromEntries(
      FORMATION_LIST.flatMap(({ id, formerly }, i) =>
        state.morale[i] === formerly[state.battle] ? [] : [[id, state.morale[i]]],
      ),
    ),
    broken: FORMATION_LIST.flatMap(({ id }, i) => (state.broken[i] ? [id] : [])),
    ending: ending && withoutEmpty({ reason: ending.reason, winner: ending.winner }),
  });
}

const at = (state: State, place: number): Piece[] => PIECES.filter((piece) => state.at[piece] === place);

const names = (among: readonly Piece[], flags: readonly boolean[], flag = true): Names =>
  nameAll(
    among.filter((piece) => flags[piece] === flag),
    among,
  );

function numbers(
  pieces: readonly Piece[],
  list: readonly number[],
  write: (value: number) => number | string = (value) => value,
): Record<string, never> {
  return Object.fromEntries(
    pieces.flatMap((piece) => (list[piece] ? [[idOf(piece), write(list[piece])]] : [])),
  ) as Record<string, never>;
}

function phaseOf(state: State): Pick<PositionJson, 'phase' | 'frames'> {
  const frames = writeFrames(state);
  const [first] = frames;
  const isBeginning = frames.length === 1 && first && Object.keys(first).length === 1;
  return isBeginning ? { phase: first.kind as NonNullable<PositionJson['phase']> } : { frames };
}

function stacksOf(state: State, onMap: readonly Piece[]): NonNullable<PositionJson['stacks']> {
  const hexes = [...new Set(onMap.map((piece) => hexOfPiece(state, piece)))].sort((a, b) => a - b);
  return Object.fromEntries(hexes.map((hex) => [formatHex(hex), stackIn(state, hex).map(idOf)]));
}

/** Without what says nothing: no, nobody, nothing. */
function withoutEmpty<T extends object>(value: T): T {
  const says = (part: unknown) =>
    part !== undefined && part !== false && (typeof part !== 'object' || Object.keys(part ?? {}).length > 0);
  return Object.fromEntries(Object.entries(value).filter(([, part]) => says(part))) as T;
}
