/** 4.0 Whole games played by chance: what must be true after every action of every game. */
import { describe, expect, it } from 'vitest';
import type { Hex } from '../../../src/engine/hexmap/hexId';
import { GRID, isLand } from '../../../src/engine/saratoga/battlefield';
import { BATTLES } from '../../../src/engine/saratoga/data/types';
import type { Event } from '../../../src/engine/saratoga/events';
import { apply, check, decision, outcome } from '../../../src/engine/saratoga/game';
import { OPTION_NAMES, OPTIONS, type Options } from '../../../src/engine/saratoga/options';
import {
  enemyOf,
  isCombatUnit,
  isGun,
  knownPiece,
  PIECES,
  ratingOf,
  sideOf,
} from '../../../src/engine/saratoga/roster';
import { crowdedHexes } from '../../../src/engine/saratoga/stacking';
import { ABSENT, copyState, EXITED, LOST, NOT_PLACED, type State } from '../../../src/engine/saratoga/state';
import { pointsFor } from '../../../src/engine/saratoga/victory';
import { readBoard } from '../../../src/engine/saratoga/zoc';
import { playAtRandom, type Step } from '../../helpers/saratoga/randomGame';

const GAMES = 8;
/** A slow machine may take its time. */
const PATIENCE = 60_000;

describe.each(BATTLES)('4.0 games of %s', { timeout: PATIENCE }, (battle) => {
  it('go to their end, and everything they do is sound', () => {
    const seen = new Set<string>();
    for (let game = 0; game < GAMES; game++) {
      const fired: string[] = [];
      const end = playAtRandom({ battle, options: optionsOf(game) }, game * 7919 + 11, (step) => {
        seen.add(step.kind);
        places(step);
        losses(step);
        movement(step);
        fire(step, fired);
      });
      expect(decision(end)).toBeUndefined();
      expect(outcome(end)).toBeDefined();
      expect(check(end, { kind: 'endMovement' })).toMatchObject({ code: 'gameOver' });
    }
    for (const kind of ['place', 'roll', 'chooseOrder', 'activate', 'move', 'combatMove', 'fire', 'advance'])
      expect(seen, `no ${kind} in ${GAMES} games`).toContain(kind);
  });

  it('go on from JSON as they would have gone on', () => {
    playAtRandom({ battle }, 4242, ({ before, action, after }) => {
      const revived = JSON.parse(JSON.stringify(before)) as State;
      apply(revived, action, () => undefined);
      expect(JSON.stringify(revived)).toBe(JSON.stringify(after));
    });
  });

  it('are not changed by looking at them', () => {
    playAtRandom({ battle }, 99, ({ before, action }) => {
      const untouched = JSON.stringify(before);
      decision(before);
      check(before, action);
      apply(copyState(before), action, () => undefined);
      expect(JSON.stringify(before)).toBe(untouched);
    });
  });
});

/** Every set of options comes up in 64 games; these take them in turn. */
function optionsOf(game: number): Partial<Options> {
  return Object.fromEntries(OPTION_NAMES.map((name, i) => [name, OPTIONS[name][(game >> i) % 2]]));
}

/** Nobody stands in the river or off the map; whoever is gone stays gone; stacking holds when a phase has ended. */
function places({ before, after, kind }: Step): void {
  for (const piece of PIECES) {
    const at = after.at[piece] ?? 0;
    const was = before.at[piece] ?? 0;
    if (at > 0) {
      if (!GRID.has(at as Hex) || !isLand(at as Hex)) throw new Error(`counter ${piece} stands in ${at}`);
    } else if (![NOT_PLACED, LOST, EXITED, ABSENT].includes(at))
      throw new Error(`counter ${piece} is at ${at}`);
    if ((was === LOST || was === EXITED || was === ABSENT) && at !== was)
      throw new Error(`counter ${piece} came back`);
    if (at === NOT_PLACED && kind !== 'place') throw new Error(`counter ${piece} was taken up again`);
  }
  // 3.1.4 a player's own movement may crowd a hex for a while, and a retreat until room is made
  const top = after.frames.at(-1)?.kind;
  if (top === 'fire' || top === 'combatMovement' || top === 'recovery')
    for (const side of ['british', 'american'] as const)
      if (crowdedHexes(after, side).length > 0) throw new Error(`3.1.1 ${side} stacks too high in ${top}`);
}

/** Hits grow one by one and go only by recovery; a face never turns back; broken stays broken; morale only falls. */
function losses({ before, after, events }: Step): void {
  const recovered = new Set(
    events.flatMap((event) => (event.type === 'recovered' && event.success ? [event.unit] : [])),
  );
  for (const piece of PIECES) {
    const change = (after.hits[piece] ?? 0) - (before.hits[piece] ?? 0);
    if (change > 1) throw new Error(`7.3 two hits at once on ${piece}`);
    if (change < 0) {
      if (recovered.size === 0 || change < -1 || (before.hits[piece] ?? 0) % 2 === 0)
        throw new Error(`8.0 counter ${piece} got a step back`);
    }
    if ((after.hits[piece] ?? 0) === 4 && after.at[piece] !== LOST)
      throw new Error(`7.3 ${piece} outlives four hits`);
  }
  after.broken.forEach((broken, formation) => {
    if (before.broken[formation] && !broken) throw new Error(`3.8.2 formation ${formation} rallied`);
    const fall = (after.morale[formation] ?? 0) - (before.morale[formation] ?? 0);
    if (fall < 0 || fall > 1) throw new Error(`3.8.1 morale of ${formation} moved by ${fall}`);
  });
  for (const side of ['british', 'american'] as const)
    if (pointsFor(after, side).total < pointsFor(before, side).total)
      throw new Error('10.0 points were lost');
}

/** 3.5, 5.1 who moves into an enemy ZOC may do so. */
function movement({ before, events }: Step): void {
  for (const event of events) {
    if (event.type !== 'moved') continue;
    const { zoc } = readBoard(before);
    for (const id of event.counters) {
      const piece = knownPiece(id);
      if (!isCombatUnit(piece)) continue;
      if (!event.path.some((hex) => zoc[enemyOf(sideOf(piece))][hex] !== 0)) continue;
      if (isGun(piece)) throw new Error(`3.5 the guns ${id} entered a ZOC`);
      if (!before.active[piece]) throw new Error(`5.1 ${id} entered a ZOC without being activated`);
    }
  }
}

/** 7.1.3 each unit fires at most once in the sequence of a Combat Phase, and ratings never go back. */
function fire({ before, events, action }: Step, fired: string[]): void {
  for (const event of events as readonly Event[]) if (event.type === 'phaseBegan') fired.length = 0;
  const frame = before.frames.at(-1);
  if (action.kind !== 'fire' || frame?.kind !== 'fire') return;
  if (fired.includes(action.unit)) throw new Error(`7.1.3 ${action.unit} fired twice`);
  fired.push(action.unit);
  const piece = knownPiece(action.unit);
  if (ratingOf(piece, before.hits[piece] ?? 0) !== frame.step >> 1)
    throw new Error(`7.1.3 ${action.unit} out of turn`);
}
