/** Which rulings an action has called upon, as far as state and events tell. */
import {
  type Code,
  type Event,
  type FirstSaratogaGame,
  SIDES,
  type State,
  type SumLine,
} from '../../../src/engine/firstSaratoga';
import { fieldOf, readBoard } from '../../../src/engine/firstSaratoga/board';
import type { AttackFrame, FirstSaratogaFrame } from '../../../src/engine/firstSaratoga/frames';
import { fateOf, pathsOf } from '../../../src/engine/firstSaratoga/retreat';
import {
  ATTACKED,
  BACK,
  DISRUPTED,
  hexOfPiece,
  MARCHED,
  WAITING,
} from '../../../src/engine/firstSaratoga/state';
import { isFit, isRifle } from '../../../src/engine/firstSaratoga/values';
import { holdsPlaces } from '../../../src/engine/firstSaratoga/victory';
import { idOf, isInfantry } from '../../../src/engine/firstSaratoga/world';
import type { Hex } from '../../../src/engine/hexmap/hexId';
import type { Moment, Ruling } from './seenRulings';
import { ofStep, wasInZoc } from './stepRulings';

export function rulingsIn(moment: Moment): readonly Ruling[] {
  const found = new Set<Ruling>();
  for (const event of moment.events) for (const ruling of ofEvent(moment, event)) found.add(ruling);
  for (const ruling of ofAction(moment)) found.add(ruling);
  return [...found];
}

/** Those that show where something is refused. */
export const REFUSED_BY: Readonly<Partial<Record<Code, Ruling>>> = {
  atTheWorks: 'M9',
  mustBeAlone: 'M10',
};

function ofAction({ game, before, action, events, after }: Moment): readonly Ruling[] {
  const { world } = game;
  const top: FirstSaratogaFrame | undefined = before.frames.at(-1);
  const list: Ruling[] = [];
  if (
    action.kind === 'endMovement' &&
    before.at.some((at, piece) => at === WAITING && world.formationOf[piece] !== -1)
  )
    list.push('M6');
  if (action.kind === 'begin' && action.march) list.push('M55');
  if (action.kind === 'drop' && top?.kind === 'group' && top.stuck.length > 0) list.push('M56');
  if (action.kind === 'giveGround' && top?.kind === 'giveGround') {
    if (top.hexes.length > 1) list.push('M45');
    const isGarrison = top.units.some((unit) => world.counters[unit]?.front.ma === 0);
    if (isGarrison && action.choice === 'stay') list.push('M42');
    if (top.longShot && top.shaken.length > 0) list.push('M36');
  }
  if (action.kind === 'retreat' && action.leaders.length > 0) list.push('M63');
  if (action.kind === 'endCombat') {
    if (events.some(({ type }) => type === 'dutyFailed')) list.push('M60');
    if (isAnybodyFreed(game, before)) list.push('M30');
  }
  if (action.kind === 'place' && world.isLeader[world.numberOf.get(action.counter) ?? -1]) {
    if (world.sheltered[action.hex] === 1) list.push('M13');
  }
  const wasAfterEx = top?.kind === 'attack' && top.stage === 'exchange';
  if (wasAfterEx && after.frames.at(-1)?.kind === 'advance') list.push('M46');
  if (action.kind === 'advance' && action.units.some((id) => world.isMilitia[world.numberOf.get(id) ?? -1]))
    list.push('M15');
  return list;
}

function ofEvent({ game, before, after }: Moment, event: Event): readonly Ruling[] {
  const { world } = game;
  const number = (id: string) => world.numberOf.get(id) ?? -1;
  const had = (id: string, bits: number) => ((before.marks[number(id)] ?? 0) & bits) !== 0;
  const list: Ruling[] = [];
  const attack = before.frames.find((frame): frame is AttackFrame => frame.kind === 'attack');
  switch (event.type) {
    case 'fogRolled':
      if (after.turn === 1) list.push('M2');
      if (!before.fog) list.push('M3');
      break;
    case 'groupBegan':
      if (event.from === 0) list.push(before.fog ? 'M4' : 'M5');
      if (before.fog && event.counters.every((id) => world.isLeader[number(id)])) list.push('M21');
      if (after.frames.some((frame) => frame.kind === 'group' && frame.held)) list.push('M11');
      break;
    case 'movementRolled':
      if (event.allowance < 8) list.push('M7');
      break;
    case 'stepped':
      return ofStep({ game, before, after }, event);
    case 'halted':
      if (standThree(game, after, event.hex)) list.push('M20');
      break;
    case 'arrived':
      list.push('M12');
      break;
    case 'moraleChecked':
      if (event.check === 'militia') list.push('M14');
      if (event.check === 'result' && world.isGun[number(event.unit)]) list.push('M43');
      if (attack?.mode === 'skirmish' && event.passed) list.push('M33');
      if (event.check === 'result' && event.passed && attack?.result === 'Dm(Dx)') list.push('M40');
      break;
    case 'rallied':
      list.push(world.isLeader[number(event.counter)] ? 'M58' : 'M41');
      break;
    case 'combatRolled': {
      const { attack: own, defence } = event.sums;
      if (own.some(({ halved }) => halved.includes('woods'))) list.push('M27');
      if (defence.some(({ what }) => what === 'works')) list.push('M28');
      if (attack?.mode === 'normal' && isAnybodyLeftOut(game, before, attack, defence)) list.push('M23');
      if (defence[0]?.what === 'battalion' && defence.length > 1) list.push('M24');
      if (defence.some(({ counter = '' }) => world.isBattalion[number(counter)] && had(counter, BACK)))
        list.push('M25');
      if (defence[0]?.what === 'skirmisher') list.push('M34');
      if (own.filter(({ what }) => what === 'skirmisher').length > 1) list.push('M32');
      if (own[0]?.what === 'skirmisher' && own.some(({ what }) => what === 'gun')) list.push('M61');
      if (attack?.mode === 'skirmish' && event.effect === 'Dr' && isShotFromNear(game, before, attack))
        list.push('M62');
      break;
    }
    case 'primaryChosen':
      list.push(event.asked ? 'M48' : 'M59');
      break;
    case 'attacked':
      if (event.counter) list.push('M44');
      if (event.mode === 'skirmish') {
        const foot = event.units.map(number).filter((piece) => !world.isGun[piece]);
        const far = (piece: number) => world.grid.distance(hexOfPiece(before, piece), event.hex as Hex);
        if (foot.some((piece) => far(piece) === 2)) list.push('M35');
        if (foot.some((piece) => wasInZoc(game, before, before.at[piece] ?? 0))) list.push('M31');
      }
      break;
    case 'leaderRolled':
      if (event.killed) list.push('M47');
      break;
    case 'exchangeChosen':
      if (event.choice === 'retreat') list.push('M39');
      break;
    case 'stepLost':
      if (had(event.unit, DISRUPTED)) list.push('M37');
      break;
    case 'eliminated':
      if (event.by === 'rout') list.push('M38');
      if (event.by === 'captured' || event.by === 'creek' || event.by === 'garrison') list.push('M52');
      break;
    case 'retreated':
      if (isShortOrUnsafe(game, before, number(event.units[0] ?? ''), event.path)) list.push('M64');
      if (event.units.some((id) => world.isBattalion[number(id)])) list.push('M26');
      break;
    case 'flagTaken':
      list.push('M50');
      break;
    case 'ended': {
      const isDecidedByPoints = event.ending.reason === 'points' || event.ending.reason === 'draw';
      if (isDecidedByPoints && SIDES.every((side) => holdsPlaces(world, after, side))) list.push('M51');
      break;
    }
    default:
  }
  return list;
}

/** M23 infantry of the hex whose CF is in no line of the sum. */
function isAnybodyLeftOut(
  { world }: FirstSaratogaGame,
  state: State,
  { hex }: AttackFrame,
  lines: readonly SumLine[],
): boolean {
  const counted = lines.map(({ counter }) => counter);
  return world.pieces.some(
    (piece) => state.at[piece] === hex && isInfantry(world, piece) && !counted.includes(idOf(world, piece)),
  );
}

/** M20 three units and none of them a battalion. */
function standThree({ world }: FirstSaratogaGame, state: State, hex: number): boolean {
  const units = world.pieces.filter((piece) => state.at[piece] === hex && !world.isLeader[piece]);
  return units.length === 3 && !units.some((unit) => world.isBattalion[unit]);
}

/** M30 a unit of a hex with a duty has attacked, and one with it could have and has not. */
function isAnybodyFreed({ world }: FirstSaratogaGame, state: State): boolean {
  const own = world.piecesOf[state.phasing].filter((piece) => !world.isLeader[piece]);
  const { zoc } = fieldOf(readBoard(world, state), state.phasing);
  const marked = (piece: number, bits: number) => ((state.marks[piece] ?? 0) & bits) !== 0;
  return own.some((piece) => {
    const hex = state.at[piece] ?? 0;
    if (hex <= 0 || !marked(piece, ATTACKED) || zoc[hex] === 0) return false;
    if (world.sheltered[hex] === 1 || world.deep[hex] === 1) return false;
    return own.some(
      (other) => state.at[other] === hex && !marked(other, ATTACKED | MARCHED) && isFit(world, state, other),
    );
  });
}

/** M62 a rifle next to its target, or somebody nearer beside a rifle two hexes off. */
function isShotFromNear({ world }: FirstSaratogaGame, state: State, { hex, units }: AttackFrame): boolean {
  const foot = units.filter((unit) => !world.isGun[unit]);
  const near = foot.filter((unit) => world.grid.areAdjacent(hexOfPiece(state, unit), hex));
  return near.some((unit) => isRifle(world, state, unit)) || (near.length > 0 && near.length < foot.length);
}

/** M64 a safe way is taken though a longer one is unsafe, or an unsafe one as there is no other. */
function isShortOrUnsafe(
  { world }: FirstSaratogaGame,
  state: State,
  unit: number,
  path: readonly number[],
): boolean {
  const top: FirstSaratogaFrame | undefined = state.frames.at(-1);
  if (top?.kind !== 'retreat') return false;
  const board = readBoard(world, state);
  const routs = top.routed.includes(unit);
  const { kind } = fateOf(world, state, board, unit, routs, top.shaken.includes(unit));
  const isCutShort = pathsOf(world, state, board, unit).some(({ length }) => length > path.length);
  return kind === 'unsafe' || (routs && kind === 'safe' && isCutShort);
}
