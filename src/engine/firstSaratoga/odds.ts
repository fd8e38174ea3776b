/** 7.6, 8.0 The exact chance of every outcome of an attack: combat die, leader dice and morale dice together. */
import { readBoard } from './board';
import { leadersAtRisk } from './leaders';
import { moraleOf } from './morale';
import { bracketOf, effectOf, headOf, toldOf } from './results';
import type { State } from './state';
import { columnOf, defenderMorale, type Fight, resultOf, sumsOf, type Sums } from './strength';
import { idOf, type Piece, type World } from './world';

/** What an attack comes to before its owner chooses: `Hold`: the primary may lose a step; `Retreat`: all go back disrupted. */
export const OUTCOMES = [
  'NE',
  'Ar',
  'AxHold',
  'AxRetreat',
  'Ex',
  'Dr',
  'DxHold',
  'DxRetreat',
  'DmRout',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Ways out of all ways that the dice can fall. */
export type Ways = Readonly<Partial<Record<Outcome, number>>>;

export interface Odds {
  /** The defender's unit that would check. */
  readonly defender: string;
  readonly sums: Sums;
  /** From 0. */
  readonly column: number;
  /** 1 to 6: the result of the table, as it counts in this attack, and what comes of it. */
  readonly faces: readonly { readonly result: string; readonly effect: string; readonly ways: Ways }[];
  /** A die not above it passes. */
  readonly attackerMorale: number;
  readonly defenderMorale: number;
  readonly ways: Ways;
  /** How many ways there are for a face, and for all six. */
  readonly waysOfFace: number;
  readonly waysOfAll: number;
  readonly chances: Readonly<Record<Outcome, number>>;
  /** 8.11 leaders of both sides who roll for their lives if the combat die says so. */
  readonly leaders: readonly string[];
}

/** Two checks may follow a result: those of Dm(Dx). */
const CHECKS = 6 * 6;

export function oddsOf(world: World, state: State, fight: Fight): Odds {
  const board = readBoard(world, state);
  const sums = sumsOf(world, state, board, fight);
  const column = columnOf(world, sums.difference);
  const atRisk = leadersAtRisk(world, state, fight);
  const waysOfFace = CHECKS * 6 ** atRisk.length;
  const morale = (fallen: readonly Piece[]): Morale => ({
    attacker: moraleOf(world, state, board, fight.primary, 0, fallen).total,
    defender: defenderMorale(world, state, board, fight, fallen).total,
  });
  const { leaderDie } = world.scenario.charts;
  const faces = [1, 2, 3, 4, 5, 6].map((die) => {
    const result = resultOf(world, column, die);
    const ways: Partial<Record<Outcome, number>> = {};
    const fates = die === leaderDie ? fatesOf(world, atRisk) : [{ fallen: [], weight: 6 ** atRisk.length }];
    const applied = (each: string) => effectOf(world, state, fight, each);
    for (const { fallen, weight } of fates)
      addWays(applied, fight.mode === 'skirmish', result, morale(fallen), weight * CHECKS, ways);
    return { result, effect: toldOf(world, state, fight, result), ways };
  });
  const ways: Partial<Record<Outcome, number>> = {};
  for (const face of faces)
    for (const [outcome, number] of Object.entries(face.ways) as [Outcome, number][])
      ways[outcome] = (ways[outcome] ?? 0) + number;
  const waysOfAll = 6 * waysOfFace;
  const now = morale([]);
  return {
    defender: idOf(world, fight.defender),
    sums,
    column,
    faces,
    attackerMorale: now.attacker,
    defenderMorale: now.defender,
    ways,
    waysOfFace,
    waysOfAll,
    chances: Object.fromEntries(
      OUTCOMES.map((outcome) => [outcome, (ways[outcome] ?? 0) / waysOfAll]),
    ) as Odds['chances'],
    leaders: atRisk.map((leader) => idOf(world, leader)),
  };
}

/** The same of any normal attack in a column, for whoever weighs attacks that nobody can make yet; no leader falls. */
export function chancesIn(world: World, column: number, morale: Morale): Readonly<Record<Outcome, number>> {
  const ways: Partial<Record<Outcome, number>> = {};
  for (const die of [1, 2, 3, 4, 5, 6])
    addWays((each) => each, false, resultOf(world, column, die), morale, CHECKS, ways);
  return Object.fromEntries(
    OUTCOMES.map((outcome) => [outcome, (ways[outcome] ?? 0) / (6 * CHECKS)]),
  ) as Odds['chances'];
}

export interface Morale {
  readonly attacker: number;
  readonly defender: number;
}

/** M47 which leaders may fall, each with the ways in which just these do. */
function fatesOf(
  world: World,
  leaders: readonly Piece[],
): readonly { fallen: readonly Piece[]; weight: number }[] {
  const kills = Math.max(0, Math.min(6, 7 - world.scenario.charts.leaderKilled));
  let fates: { fallen: readonly Piece[]; weight: number }[] = [{ fallen: [], weight: 1 }];
  for (const leader of leaders)
    fates = fates.flatMap(({ fallen, weight }) => [
      { fallen, weight: weight * (6 - kills) },
      { fallen: [...fallen, leader], weight: weight * kills },
    ]);
  return fates.filter(({ weight }) => weight > 0);
}

const passing = (morale: number): number => Math.max(0, Math.min(6, morale));

/** Spreads the ways of a result over what its check, and one more, can come to. */
function addWays(
  applied: (result: string) => string,
  isSkirmish: boolean,
  result: string,
  morale: Morale,
  ways: number,
  into: Partial<Record<Outcome, number>>,
): void {
  const add = (outcome: Outcome, number: number) => {
    if (number > 0) into[outcome] = (into[outcome] ?? 0) + number;
  };
  const effect = applied(result);
  const head = headOf(effect);
  const pass = (ways * passing(head.startsWith('A') ? morale.attacker : morale.defender)) / 6;
  const fail = ways - pass;
  const onward = (next: string, number: number) => {
    if (number > 0) addWays(applied, isSkirmish, next, morale, number, into);
  };
  switch (head) {
    case 'NE':
    case 'Ar':
    case 'Dr':
    case 'Ex':
      add(head, ways);
      return;
    case 'Ax':
    case 'Dx':
      add(`${head}Hold`, pass);
      add(`${head}Retreat`, fail);
      return;
    case 'Ac':
    case 'Dc':
      onward(isSkirmish ? 'NE' : bracketOf(effect), pass);
      add(head === 'Ac' ? 'Ar' : 'Dr', fail);
      return;
    case 'Dm':
      onward(bracketOf(effect), pass);
      add('DmRout', fail);
      return;
  }
}
