/** What an opponent was about in a phase, in a sentence; it comes as codes. */
import { isObject } from '../../../engine/kernel/json';
import { fieldNow } from '../field';
import { counterNames, hexName } from './names';

const REASONS: Readonly<Record<string, string>> = {
  mustTake: 'the ground that counts lies ahead',
  favourable: 'the odds looked right',
  keepsWorks: 'the works are worth more than a march',
  ahead: 'ahead, with little of the day left',
  behind: 'behind, with little of the day left',
  fog: 'as far as the fog allowed',
  opening: 'before the first turn',
  winsAtOnce: 'that wins the day at once',
};

export const plans = {
  since: (turn: number) => `In turn ${turn}`,
};

export interface PlanSentence {
  readonly text: string;
  readonly hex: number | undefined;
}

/** Whatever is no plan of this game is left out. */
export function planSentences(plan: unknown): readonly PlanSentence[] {
  if (!Array.isArray(plan)) return [];
  return plan.filter(isObject).flatMap(({ intent, hex, units, reason }) => {
    const at = typeof hex === 'number' && hex > 0 ? hex : undefined;
    const who = Array.isArray(units) ? units.filter(isCounter) : [];
    const order = orderOf(String(intent), at === undefined ? '' : hexName(at), counterNames(who));
    if (order === undefined) return [];
    const why = Object.hasOwn(REASONS, String(reason)) ? REASONS[String(reason)] : undefined;
    return [{ text: why === undefined ? `${order}.` : `${order}: ${why}.`, hex: at }];
  });
}

function orderOf(intent: string, place: string, who: string): string | undefined {
  switch (intent) {
    case 'win':
      return place && who ? `March into ${place} with ${who}` : undefined;
    case 'assault':
      return place && `Gather for a blow at ${place}${who && `, with ${who}`}`;
    case 'strike':
      return place && `Attack ${place}${who && ` with ${who}`}`;
    case 'advance':
      return who ? `Move up ${who}` : 'Move up';
    case 'hold':
      return 'Stand fast';
    case 'setUp':
      return 'Take up the positions';
    default:
      return undefined;
  }
}

const isCounter = (id: unknown): id is string =>
  typeof id === 'string' && fieldNow().scenario.counters.some((counter) => counter.id === id);
