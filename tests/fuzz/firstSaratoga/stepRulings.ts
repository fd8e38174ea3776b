/** Which rulings a step of a group has called upon. */
import type { Event, FirstSaratogaGame, State } from '../../../src/engine/firstSaratoga';
import { fieldOf, readBoard } from '../../../src/engine/firstSaratoga/board';
import { crossesCreek } from '../../../src/engine/firstSaratoga/retreat';
import { isFit } from '../../../src/engine/firstSaratoga/values';
import { MP, NO_PATH, sideOf } from '../../../src/engine/firstSaratoga/world';
import type { Hex } from '../../../src/engine/hexmap/hexId';
import type { Moment, Ruling } from './seenRulings';

type Step = Extract<Event, { readonly type: 'stepped' }>;

export function ofStep(
  { game, before, after }: Pick<Moment, 'game' | 'before' | 'after'>,
  event: Step,
): Ruling[] {
  const { world } = game;
  const { from, to, cost } = event;
  const list: Ruling[] = [];
  const pieces = event.counters.map((id) => world.numberOf.get(id) ?? -1);
  const side = sideOf(world, pieces[0] ?? -1);
  const isLeaders = pieces.every((piece) => world.isLeader[piece]);
  const hasGuns = pieces.some((piece) => world.isGun[piece]);
  const isWet = world.stream[to] === 1 || (before.fog && world.brook[to] === 1);
  const flag = world.flagOf[to] ?? -1;
  if (goesOnFromA(game, from, to)) list.push('M57');
  if (before.fog && world.brook[to] === 1 && cost > MP) list.push('M8');
  if (from > 0 && wasInZoc(game, before, from)) list.push('M22');
  if (isLeaders && flag >= 0 && after.owners[flag] !== side) list.push('M49');
  if (isLeaders && side === 'british' && world.atOnce[to] === 1) list.push('M49');
  if (from === 0) return list;
  const way = from * 6 + world.grid.directionTo(from as Hex, to as Hex);
  if (world.path[way] === NO_PATH) {
    if (world.deep[to] === 1) list.push('M16');
    if (world.ford[way] === 1 || isWet) list.push('M17');
  } else {
    if (world.worksInto[way] === 1) list.push('M18');
    if (world.deep[to] === 1 || (isWet && hasGuns)) list.push('M19');
  }
  const group = before.frames.find((frame) => frame.kind === 'group');
  const hasLeader = pieces.some((piece) => world.isLeader[piece] && isFit(world, before, piece));
  const goesByWorks = side === 'colonial' && world.sheltered[from] === 1 && group?.held === false;
  if (before.fog && goesByWorks && !hasLeader) list.push('M54');
  return list;
}

/** M57 from 1514, where its entry is A: over the creek, or round by 1513. */
function goesOnFromA({ world }: FirstSaratogaGame, from: number, to: number): boolean {
  if (from === 0 || from !== world.entryHexes[0] || world.scenario.entries[0]?.id !== 'A') return false;
  return to === 1513 || crossesCreek(world, from as Hex, to as Hex);
}

export function wasInZoc({ world }: FirstSaratogaGame, state: State, hex: number): boolean {
  return fieldOf(readBoard(world, state), state.phasing).zoc[hex] !== 0;
}
