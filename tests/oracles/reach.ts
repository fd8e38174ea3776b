/**
 * 6.0 A slow second opinion on movement: every path is tried, step by step, on the raw data. Costs are in halves of a
 * movement point (R18). Reasons are named by the codes of refusals, and all that apply are told.
 */
import { COUNTERS } from '../../src/engine/saratoga/data/counters';
import { MAP } from '../../src/engine/saratoga/data/map';
import { FORMATIONS, type Side } from '../../src/engine/saratoga/data/types';
import type { State } from '../../src/engine/saratoga/state';
import {
  groundOf,
  halfRowsSouth,
  hexesApart,
  hexesBesideUnits,
  isLandHex,
  isRoadBetween,
  isStreamBetween,
  leadersStanding,
  neighboursOf,
  otherSide,
  type Standing,
  standing,
  unitsStanding,
  zocHexes,
} from './zoc';

/** 7.0 three movement points. */
export const COMBAT_POINTS = 6;

/** Counters of one side that move together from one hex, and what they meet. */
export interface Party {
  readonly state: State;
  readonly side: Side;
  readonly from: number;
  readonly counters: readonly Standing[];
  readonly units: readonly Standing[];
  /** The enemy's ZOC, and everybody else by hex, as the move begins. */
  readonly zoc: ReadonlySet<number>;
  readonly others: ReadonlyMap<number, readonly Standing[]>;
}

export function partyOf(state: State, ids: readonly string[]): Party {
  const counters = standing(state).filter((counter) => ids.includes(counter.id));
  const [first] = counters;
  if (!first || counters.some((counter) => counter.hex !== first.hex || counter.side !== first.side))
    throw new Error(`not a stack: ${ids.join(' ')}`);
  const others = new Map<number, Standing[]>();
  for (const counter of standing(state))
    if (!ids.includes(counter.id)) others.set(counter.hex, [...(others.get(counter.hex) ?? []), counter]);
  return {
    state,
    side: first.side,
    from: first.hex,
    counters,
    units: counters.filter((counter) => counter.kind !== 'leader'),
    zoc: zocHexes(state, otherSide(first.side)),
    others,
  };
}

/** 2.2.2, 3.1.3 nobody spends more than he has, so that the slowest sets the pace; 3.7 out of command costs two points. */
export const pointsOf = (party: Party): number =>
  Math.max(
    0,
    Math.min(
      ...party.counters.map(({ piece, kind }) => {
        const printed = 2 * (COUNTERS[piece]?.movement ?? 0);
        const cut = kind !== 'leader' && !party.state.inCommand[piece] ? 4 : 0;
        return Math.max(0, printed - cut) - (party.state.spent[piece] ?? 0);
      }),
    ),
  );

/** 6.5 one hex, for those who have not moved. */
export const mayGoOneHex = (party: Party): boolean =>
  party.counters.every(({ piece }) => party.state.spent[piece] === 0);

export interface Way {
  readonly cost: number;
  readonly path: readonly number[];
}

/** The cheapest way to each hex that can be reached, without the start. */
export function cheapestWays(party: Party, points: number, minimum: boolean): Map<number, Way> {
  const ways = new Map<number, Way>();
  // All paths of one step, then those of two, and so on; points run out in the end.
  for (let paths: Way[] = [{ cost: 0, path: [] }]; paths.length > 0;) {
    const longer: Way[] = [];
    for (const { cost, path } of paths)
      for (const next of neighboursOf(path.at(-1) ?? party.from)) {
        if (next === party.from || path.includes(next)) continue;
        const step = takeStep(party, path, cost, next, points, minimum);
        if (step.reasons.length > 0) continue;
        // What is possible from a hex on depends on the points left alone, so a way to it that is no cheaper adds nothing.
        if ((ways.get(next)?.cost ?? Infinity) <= step.cost) continue;
        const way = { cost: step.cost, path: [...path, next] };
        ways.set(next, way);
        longer.push(way);
      }
    paths = longer;
  }
  return ways;
}

export interface Followed {
  readonly cost: number;
  /** Why the path cannot be followed further; none if it can be followed to its end. */
  readonly reasons: readonly string[];
}

export function follow(party: Party, path: readonly number[], points: number, minimum: boolean): Followed {
  let cost = 0;
  for (const [i, next] of path.entries()) {
    const step = takeStep(party, path.slice(0, i), cost, next, points, minimum);
    if (step.reasons.length > 0) return step;
    cost = step.cost;
  }
  return { cost, reasons: [] };
}

/** One step more after a path that has cost so much. */
function takeStep(
  party: Party,
  path: readonly number[],
  spent: number,
  next: number,
  points: number,
  minimum: boolean,
): Followed {
  const here = path.at(-1) ?? party.from;
  const reasons = reasonsAgainst(party, here, next);
  // 3.2.4 whoever has entered an enemy ZOC in this phase goes no further
  if (path.length > 0 && party.zoc.has(here)) reasons.push('stoppedByZoc');
  if (reasons.length > 0) return { cost: spent, reasons };
  const cost = spent + costOf(party, here, next);
  // 6.5, R21, R22 the first hex may cost more than there is
  if (cost > points && !(path.length === 0 && minimum)) reasons.push('notEnoughPoints');
  return { cost, reasons };
}

/** TEC, 6.3 what a step costs that nothing forbids. */
export function costOf(party: Party, from: number, to: number): number {
  const stream = isStreamBetween(from, to);
  const together = party.units.length + friendsIn(party, to);
  // 3.1.2, R15, R16 at most one unit in the hex entered; R6 no road over a stream; R17 from road hex to road hex
  if (!stream && together <= 1 && isRoadBetween(from, to)) return 1;
  const work = MAP.works.some((one) => Number(one.hex) === to && one.inPlay.includes(party.state.battle));
  const ground = !work && groundOf(to).startsWith('w') ? 4 : 2;
  const slope = levelOf(to) > levelOf(from) ? 2 : 0; // R3-R5 once, and only uphill
  return ground + slope + (stream ? 2 : 0);
}

/** 7.0, R53-R56, R119, R128 why this stack cannot make this move at the beginning of the Combat Phase. */
export function reasonsAgainstCombatMove(party: Party, path: readonly number[]): string[] {
  const { state, counters } = party;
  const end = path.at(-1) ?? party.from;
  const list = follow(party, path, COMBAT_POINTS, false).reasons.map((reason) =>
    reason === 'notEnoughPoints' ? 'beyondThreePoints' : reason,
  );
  if (party.units.some((unit) => unit.kind === 'artillery')) list.push('gunsStay');
  if (party.units.some((unit) => isOfBrokenFormation(state, unit))) list.push('brokenStay');
  if (counters.some(({ piece }) => !state.active[piece])) list.push('onlyActivatedMove');
  const enemy = otherSide(party.side);
  const besideLeaders = neighboursOf(end).some(
    (hex) => leadersStanding(state, enemy, hex).length > 0 && unitsStanding(state, enemy, hex).length === 0,
  );
  if (!hexesBesideUnits(state, enemy).has(end) && !besideLeaders) list.push('mustEndAdjacent');
  if (party.units.length + friendsIn(party, end) > 2) list.push('thirdUnit');
  return list;
}

/**
 * 3.8.2, 3.8.3, R92 where a broken unit, alone or with leaders, may end its move: toward its edge and farther from the
 * enemy, or only toward its edge if that cannot be; to a vacant hex if there is one, else where there is room.
 */
export function withdrawalEnds(party: Party): number[] {
  const { state, side, from } = party;
  const enemies = unitsStanding(state, otherSide(side));
  const distance = (hex: number) => Math.min(...enemies.map((enemy) => hexesApart(hex, enemy.hex)));
  const north = (hex: number) => halfRowsSouth(hex) < halfRowsSouth(from);
  const south = (hex: number) => halfRowsSouth(hex) > halfRowsSouth(from);
  const toward = [...cheapestWays(party, pointsOf(party), mayGoOneHex(party)).keys()]
    .filter(side === 'british' ? north : south)
    .filter((hex) => friendsIn(party, hex) < 2);
  const farther = toward.filter((hex) => distance(hex) > distance(from));
  const allowed = farther.length > 0 ? farther : toward;
  const vacant = allowed.filter((hex) => friendsIn(party, hex) === 0);
  return vacant.length > 0 ? vacant : allowed;
}

export const isOfBrokenFormation = (state: State, unit: Standing): boolean => {
  const counter = COUNTERS[unit.piece];
  const formation = counter && 'formation' in counter ? counter.formation : undefined;
  return formation !== undefined && state.broken[FORMATIONS.indexOf(formation)] === true;
};

/** What forbids a step, leaving aside its cost and how the stack came here. */
function reasonsAgainst(party: Party, from: number, to: number): string[] {
  const { state, units } = party;
  const list: string[] = [];
  if (!neighboursOf(from).includes(to)) list.push('notAdjacent');
  if (!isLandHex(to)) list.push('notOnTheMap'); // TEC, R8, R30
  if (list.length > 0) return list;
  const enemies = (party.others.get(to) ?? []).filter((counter) => counter.side !== party.side);
  if (enemies.some((counter) => counter.kind !== 'leader'))
    list.push('enemyThere'); // 6.4
  // 6.4, 7.6, R24
  else if (enemies.length > 0 && !units.some((unit) => unit.kind === 'infantry'))
    list.push('onlyInfantryRunsOver');
  if (!party.zoc.has(to)) return list;
  const friends = friendsIn(party, to) > 0;
  if (units.some((unit) => unit.kind === 'artillery')) list.push('gunsNotIntoZoc'); // 3.5
  if (units.some((unit) => isOfBrokenFormation(state, unit))) list.push('brokenIntoZoc'); // 3.8.2
  // 5.1 in command and activated
  if (units.some(({ piece }) => !state.active[piece] || !state.inCommand[piece]))
    list.push('notActivatedIntoZoc');
  // R37
  if (units.length === 0 && !friends && party.counters.some(({ piece }) => !state.active[piece]))
    list.push('leaderAloneIntoZoc');
  if (party.zoc.has(from) && !friends) list.push('zocToZoc'); // 3.2.4, R31, R32
  return list;
}

/** Friendly combat units there that do not belong to the party. */
const friendsIn = (party: Party, hex: number): number =>
  (party.others.get(hex) ?? []).filter((counter) => counter.side === party.side && counter.kind !== 'leader')
    .length;

const levelOf = (hex: number): number => Number(groundOf(hex)[1]);
