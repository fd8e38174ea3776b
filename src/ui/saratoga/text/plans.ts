/** What an opponent was about, formation by formation: its orders come as codes. */
import { isObject } from '../../../engine/kernel/json';
import { FORMATION_BY_ID, type FormationId } from '../../../engine/saratoga';
import { gunGroups } from './names';
import { placeName } from './placeName';

const STANCES: Readonly<Record<string, string>> = {
  hold: 'hold',
  gather: 'gather',
  advance: 'advance',
  assault: 'attack',
  withdraw: 'fall back',
  exit: 'make for the road out at 0113',
  defend: 'defend',
  guard: 'stand guard',
};

const REASONS: Readonly<Record<string, string>> = {
  opening: 'as at the start',
  steady: 'the order stands',
  mustAttack: 'only an attack wins',
  waitsForOthers: 'the others are not up yet',
  ahead: 'ahead on points',
  timeRunsOut: 'time runs out',
  weakMorale: 'its morale is weak',
  enemyWeak: 'the enemy there is weak',
  roadOpen: 'the road is open',
  guardsRoad: 'keeps the road shut',
  guardsWorks: 'keeps the works',
  unguarded: 'nobody guards it',
  broken: 'it has broken',
  foreseen: 'it looked best on thinking ahead',
};

export interface PlanRow {
  readonly body: string;
  readonly order: string;
  readonly reason: string;
  readonly hex: number | undefined;
}

export const plans = {
  since: (turn: number) => `Ordered in turn ${turn}`,
  head: { body: 'Formation', order: 'Order', reason: 'Why' },
};

/** ‘attack near Freeman’s Farm (0405)’ and why; undefined for what is no order. */
export function orderWords(
  stance: unknown,
  target: unknown,
  reason: unknown,
): Omit<PlanRow, 'body'> | undefined {
  const order = Object.hasOwn(STANCES, String(stance)) ? STANCES[String(stance)] : undefined;
  if (order === undefined) return undefined;
  const hex = typeof target === 'number' && target > 0 ? target : undefined;
  return {
    order: hex === undefined ? order : `${order} ${placeName(hex)}`,
    reason: (Object.hasOwn(REASONS, String(reason)) && REASONS[String(reason)]) || '',
    hex,
  };
}

/** Whatever is no order is left out. */
export function planRows(plan: unknown): readonly PlanRow[] {
  if (!Array.isArray(plan)) return [];
  return plan.filter(isObject).flatMap(({ body, stance, target, reason }) => {
    const order = orderWords(stance, target, reason);
    const name = bodyName(body);
    return order && name !== undefined ? [{ body: name, ...order }] : [];
  });
}

function bodyName(body: unknown): string | undefined {
  if (body === 'gatesGuns') return gunGroups.gatesGuns;
  return typeof body === 'string' && Object.hasOwn(FORMATION_BY_ID, body)
    ? FORMATION_BY_ID[body as FormationId].name
    : undefined;
}
