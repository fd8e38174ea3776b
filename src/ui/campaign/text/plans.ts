/** What an opponent was about, body by body: its plan comes as codes. */
import { isObject } from '../../../engine/kernel/json';
import type { Side } from '../../../engine/campaign';
import { hasBlock } from '../spots';
import { blockName, placeName } from './names';

const STANCES: Readonly<Record<string, (place: string) => string>> = {
  attack: (place) => `attack ${place}`,
  march: (place) => `march to ${place}`,
  join: (place) => `join those at ${place}`,
  raid: (place) => (place === '' ? 'range ahead' : `go to ${place}`),
  threaten: () => 'threaten the Hudson forts',
};

const REASONS: Readonly<Record<Side, Readonly<Record<string, string>>>> = {
  british: {
    men: 'it should cost the enemy more',
    drive: 'it is the way to the places that win',
    supply: 'it keeps the supply open, or cuts theirs',
    danger: 'the old place was in danger',
    hold: 'it holds what wins the campaign',
  },
  american: {
    men: 'it should cost the enemy more',
    drive: 'it bars the way to Albany and the Grants',
    supply: 'it cuts the British off from Canada',
    danger: 'the old place was in danger',
    hold: 'it denies the British what they need',
  },
};

export interface PlanRow {
  readonly body: string;
  readonly order: string;
  readonly reason: string;
}

export const plans = {
  since: (turn: number) => `In turn ${turn}`,
  head: { body: 'Who', order: 'Order', reason: 'Why' },
  bodies: { natives: 'The Natives', clinton: 'Clinton' } as Readonly<Record<string, string>>,
};

/** Whatever is no order is left out. */
export function planRows(plan: unknown, side: Side): readonly PlanRow[] {
  if (!Array.isArray(plan)) return [];
  return plan.filter(isObject).flatMap(({ body, stance, target, reason }) => {
    const order = own(STANCES, stance);
    const name = bodyName(String(body));
    if (!order || name === undefined || typeof target !== 'string') return [];
    return [
      {
        body: name,
        order: order(target === '' ? '' : placeName(target)),
        reason: own(REASONS[side], reason) ?? '',
      },
    ];
  });
}

const own = <T>(table: Readonly<Record<string, T>>, word: unknown): T | undefined =>
  Object.hasOwn(table, String(word)) ? table[String(word)] : undefined;

const bodyName = (id: string): string | undefined =>
  own(plans.bodies, id) ?? (hasBlock(id) ? blockName(id) : undefined);
