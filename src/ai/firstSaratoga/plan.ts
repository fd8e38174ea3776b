/** The plan as data: what the officer is about in this phase, in codes that the host puts into words. */
import { type Action, pointsOf, type State } from '../../engine/firstSaratoga/index';
import type { Officer } from './officer';

export const INTENTS = ['win', 'assault', 'advance', 'hold', 'strike', 'setUp'] as const;
export type Intent = (typeof INTENTS)[number];

export const REASONS = [
  'mustTake',
  'favourable',
  'keepsWorks',
  'ahead',
  'behind',
  'fog',
  'opening',
  'winsAtOnce',
] as const;
export type Reason = (typeof REASONS)[number];

export interface PlanLine {
  readonly intent: Intent;
  /** The hex that it is about; 0 where it is about none. */
  readonly hex: number;
  /** Ids of the counters that take part. */
  readonly units: readonly string[];
  readonly reason: Reason;
}

/** A line for each phase of the side's own turn; answers to the enemy change no plan. */
export function planOf(officer: Officer, state: State, actions: readonly Action[]): readonly PlanLine[] {
  const { side, world, aim } = officer;
  const [first] = actions;
  if (!first || state.phasing !== side) return [];
  const lead = pointsOf(world, state, side) - pointsOf(world, state, officer.foe);
  const isLate = state.turn >= world.scenario.turns.length - 1;
  const mood: Reason = isLate && lead > 0 ? 'ahead' : isLate && lead < 0 ? 'behind' : 'favourable';
  const moved = [...new Set(actions.flatMap((each) => (each.kind === 'begin' ? each.counters : [])))];
  switch (first.kind) {
    case 'deploy':
      return [{ intent: 'setUp', hex: 0, units: [], reason: 'opening' }];
    case 'attack':
      return [{ intent: 'strike', hex: first.hex, units: first.units, reason: mood }];
    case 'begin':
      if (aim) {
        const units = aim.units.map((unit) => world.counters[unit]?.id ?? '');
        return [
          { intent: aim.intent, hex: aim.hex, units, reason: aim.intent === 'win' ? 'winsAtOnce' : mood },
        ];
      }
      return [{ intent: 'advance', hex: 0, units: moved, reason: state.fog ? 'fog' : 'mustTake' }];
    case 'endMovement':
      return [{ intent: 'hold', hex: 0, units: [], reason: side === 'colonial' ? 'keepsWorks' : mood }];
    default:
      return [];
  }
}
