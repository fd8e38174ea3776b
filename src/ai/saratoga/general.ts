/** 9.0, 10.0 The general: what each formation is to do in this turn, by the score, the hour and the road at 0113. */
import type { Hex } from '../../engine/hexmap/hexId';
import {
  commanderOf,
  enemyOf,
  GRID,
  pointsFor,
  type Side,
  sideOf,
  type State,
  TURNS,
} from '../../engine/saratoga/index';
import type { Officer } from './officer';
import { GUNS, HOLD, type Order, type Orders, BODIES } from './orders';
import { ELSEWHERE, isGathered, mainEffort } from './effort';
import { lastChances } from './lastChance';
import { gunTarget, linesOf } from './lines';
import { takers } from './prizes';
import { guardPosts, roadToExit } from './road';
import type { Traits } from './traits';
import { isShaken } from './worth';

/** Gives the orders of a turn. */
export function direct(officer: Officer, state: State): void {
  const { side, traits } = officer;
  brief(officer, state);
  officer.ordered = state.turn;
  const lateOrder = traits.readsClock ? moodOf(state, side, traits).order : undefined;
  const exiting = traits.watchesRoad && side === 'british' ? roadToExit(state) : undefined;
  const lines = traits.isGeneral && side === 'american' ? linesOf(state, officer.orders, traits) : undefined;
  const before = effortOf(officer.orders);
  const chances =
    lines && lateOrder?.stance === 'advance'
      ? lastChances(state, side, officer.orders, traits, lateOrder)
      : undefined;
  const effort =
    traits.isGeneral && side === 'british' ? mainEffort(state, side, before.target, traits.steady) : 0;
  const isReady =
    effort === 0 ||
    TURNS - state.turn <= traits.hurries ||
    isUnderWay(before, effort) ||
    isGathered(state, side, effort, traits);
  const pressing = marginOf(state, side) > 0 ? PRESS_ON : ATTACK;
  const guns: Order = state.turn === 1 ? GUNS_FORWARD : { ...GUNS_FORWARD, reason: 'steady' };
  officer.orders = BODIES.map((_, body) => {
    if (body === GUNS) return lines ? { ...guns, target: gunTarget(state) } : guns;
    if (sideOf(commanderOf(body)) !== side) return HOLD;
    if (state.broken[body]) return BROKEN;
    if (exiting?.has(body)) return EXIT_ORDER;
    if (!lateOrder && isShaken(state, body, traits)) return SHAKEN;
    if (chances) return chances(body);
    const order =
      lateOrder ?? lines?.get(body) ?? (traits.isRash || side === 'british' ? pressing : habit(side));
    if (effort === 0 || order.stance !== 'advance') return order;
    return isReady
      ? { ...order, target: effort }
      : { stance: 'gather', target: effort, reason: 'waitsForOthers' };
  });
}

const effortOf = (orders: Orders): Order =>
  orders.find(({ stance, target }) => (stance === 'advance' || stance === 'gather') && target !== 0) ?? HOLD;

/** An army that has been sent forward is not called back to gather while it goes for the same part of the field. */
const isUnderWay = ({ stance, target }: Order, effort: Hex): boolean =>
  stance === 'advance' && target !== 0 && GRID.distance(target, effort) < ELSEWHERE;

/** How the hour and the road stand, which no order has to wait for. */
export function brief(officer: Officer, state: State): void {
  const { side, traits } = officer;
  const { daring, care } = moodOf(state, side, traits);
  officer.daring = officer.temper.daring * (traits.readsClock ? daring : 1);
  officer.care = officer.temper.care * (traits.readsClock ? care : 1);
  officer.posts = postsOf(officer, state);
}

/** Single units that take what lies open, and those that guard the road before all. */
function postsOf({ side, traits }: Officer, state: State): Officer['posts'] {
  const guards = traits.watchesRoad && side === 'american' ? guardPosts(state) : [];
  return new Map([...(traits.takesPrizes ? takers(state, side) : []), ...guards]);
}

/** What a side does while nothing speaks against it: the British must attack (10.0 a tie is lost), the Americans need not. */
export const habits = (side: Side): Orders =>
  BODIES.map((_, body) => (body === GUNS ? GUNS_FORWARD : habit(side)));

const habit = (side: Side): Order => (side === 'british' ? ATTACK : IN_LINES);

const ATTACK: Order = { stance: 'advance', target: 0, reason: 'mustAttack' };
/** The same of one who would win as it stands. */
const PRESS_ON: Order = { ...ATTACK, reason: 'steady' };
const IN_LINES: Order = { stance: 'hold', target: 0, reason: 'guardsWorks' };
const GUNS_FORWARD: Order = { stance: 'advance', target: 0, reason: 'opening' };
const BROKEN: Order = { stance: 'withdraw', target: 0, reason: 'broken' };
const SHAKEN: Order = { stance: 'withdraw', target: 0, reason: 'weakMorale' };
const EXIT_ORDER: Order = { stance: 'exit', target: 0, reason: 'roadOpen' };
const LAST_CHANCE: Order = { stance: 'advance', target: 0, reason: 'timeRunsOut' };
const SIT_TIGHT: Order = { stance: 'hold', target: 0, reason: 'ahead' };

interface Mood {
  readonly daring: number;
  readonly care: number;
  readonly order: Order | undefined;
}

/** Who is behind risks more from the afternoon on; who is ahead near the end keeps what he has. */
function moodOf(state: State, side: Side, { hurries, haste }: Traits): Mood {
  const margin = marginOf(state, side);
  const isBehind = side === 'british' ? margin <= 0 : margin < 0;
  const left = TURNS - state.turn;
  if (isBehind) {
    const late = Math.max(0, Math.min(1, (hurries - left) / hurries));
    return {
      daring: 1 + haste * late,
      care: Math.max(DESPERATE, 1 - 1.2 * haste * late),
      order: left < hurries - 1 ? LAST_CHANCE : undefined,
    };
  }
  const isSafe = left <= EVENING && margin >= (side === 'british' ? 2 : 1);
  return isSafe ? { daring: 0.8, care: 1.3, order: SIT_TIGHT } : { daring: 1, care: 1, order: undefined };
}

const marginOf = (state: State, side: Side): number =>
  pointsFor(state, side).total - pointsFor(state, enemyOf(side)).total;

const EVENING = 2;
/** What harm suffered still counts with one who loses anyway if nothing happens. */
const DESPERATE = 0.1;
