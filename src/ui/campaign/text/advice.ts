/** Advice in words: who should go where, or do what, and what comes of it as far as it can be seen. */
import {
  type Action,
  type CampaignTypes,
  OBJECTIVES,
  type Position,
  type Side,
  type View,
} from '../../../engine/campaign';
import type { AdviceText, AdviceWords } from '../../../games/contract';
import { blockOf, roadsApart } from '../spots';
import { blockName, count, listed, placeName, positionNames } from './names';
import { planRows } from './plans';

export const adviceWords: AdviceWords<CampaignTypes> = {
  order: (view, { action, counsel }): AdviceText => {
    const reason = reasonFor(view, action);
    const rows = view.decision ? planRows(counsel, view.decision.by as Side) : [];
    return {
      text: `${orderOf(view, action)}${reason === undefined ? '' : `: ${reason}`}.`,
      why: rows.map(
        ({ body, order, reason: why }) => `${body}: ${order}${why === '' ? '' : `, because ${why}`}.`,
      ),
    };
  },
};

function orderOf(view: View, action: Action): string {
  switch (action.kind) {
    case 'group':
      return `${led(action.leader, action.blocks)} to ${placeName(action.to)}`;
    case 'single':
      return `${blockName(action.block)} alone to ${action.path.map(placeName).reverse().join(' by way of ')}`;
    case 'go':
      return `On to ${placeName(action.to)}, with ${whom(action.blocks)}`;
    case 'forceMarch':
      return `Force a march: ${led(action.leader, action.blocks)} to ${placeName(action.to)}`;
    case 'set':
      return `${blockName(action.block)} to the ${positionNames[action.position as Position]}`;
    case 'shift':
      return `${blockName(action.block)} to the ${positionNames[action.to as Position]}`;
    case 'fire':
      return `Fire with ${blockName(action.block)}`;
    case 'hit':
      return `${blockName(action.block)} takes the hit`;
    case 'flee':
      return `${blockName(action.block)} runs`;
    case 'fight':
      return `Fight at ${placeName(action.place)} first`;
    case 'retreat':
      return `Go to ${placeName(action.place)}`;
    case 'giveWay':
    case 'place':
    case 'put':
    case 'enter':
      return `${blockName(action.block)} to ${placeName(action.place)}`;
    case 'send':
      return `Send ${listed(action.blocks.map(blockName))} to West Point`;
    case 'keep':
      return `${blockName(action.block)} stays at West Point`;
    case 'transfer':
      return `${blockName(action.block)} to St. Ledger`;
    case 'remove':
      return `${blockName(action.block)} go home`;
    case 'lift':
      return `Take ${blockName(action.block)} up again`;
    case 'suggest':
      return view.battle ? 'Take the ready-made line' : 'Take the ready-made places';
    default:
      return PLAIN[action.kind];
  }
}

const PLAIN = {
  roll: 'Roll',
  ready: 'You are ready',
  natives: 'Call up the Natives: all of them for one action point',
  endNatives: 'The Natives have done enough',
  clinton: 'Try Clinton: on 4 or more he draws four American units away',
  endMovement: 'End the movement: no march is worth a point now',
  halt: 'Halt here: the next place is no better',
  endForceMarch: 'No forced march: what it wears down is worth more than the way',
  stay: 'Stand',
  withdraw: 'Withdraw, before the line must run',
  done: 'All have acted that should',
} as const;

const led = (leader: string, blocks: readonly string[]): string =>
  blocks.length === 0 ? `${blockName(leader)} alone` : `${blockName(leader)} with ${whom(blocks)}`;

/** A few by name, many by number. */
function whom(blocks: readonly string[]): string {
  const units = blocks.filter((id) => blockOf(id).type !== 'leader');
  const leaders = blocks.filter((id) => !units.includes(id)).map(blockName);
  return listed([...leaders, ...(units.length > 3 ? [count(units.length, 'unit')] : units.map(blockName))]);
}

/** Where an order leads to, and from where; undefined for orders without a march. */
export function marchOf(
  view: View,
  action: Action,
): { readonly side: Side; readonly path: readonly string[] } | undefined {
  const [first, path] =
    action.kind === 'group' || action.kind === 'forceMarch'
      ? [action.leader, [action.to]]
      : action.kind === 'single'
        ? [action.block, action.path]
        : action.kind === 'go'
          ? [action.blocks[0], [action.to]]
          : [undefined, []];
  const from = view.blocks.find(({ id }) => id === first)?.at;
  return first === undefined || from === undefined
    ? undefined
    : { side: blockOf(first).side, path: [from, ...path] };
}

function reasonFor(view: View, action: Action): string | undefined {
  const { side, path } = marchOf(view, action) ?? {};
  const [from, to] = [path?.[0], path?.at(-1)];
  if (side === undefined || from === undefined || to === undefined) return undefined;
  const enemy = side === 'british' ? 'american' : 'british';
  const [enemies, friends] = [view.counts[to]?.[enemy] ?? 0, view.counts[to]?.[side] ?? 0];
  const aims = aimsOf(view, side);
  const near = aims.map((aim) => [aim, roadsApart(from, aim) - roadsApart(to, aim)] as const);
  const aim = near.find(([place, gain]) => gain > 0 && place !== to)?.[0];
  if (enemies > 0) return `to fight the ${count(enemies, 'block')} there`;
  if (aims.includes(to)) return side === 'british' ? 'it decides the campaign' : 'it must not be lost';
  if (aim !== undefined) return `nearer to ${placeName(aim)}`;
  return friends > 0 ? `to join ${friends === 1 ? 'the block' : `the ${friends} blocks`} there` : undefined;
}

/** What the British still need; the Americans have the same to guard. */
function aimsOf({ objectives }: View, side: Side): readonly string[] {
  const places = [...new Set(Object.values(OBJECTIVES).flat())];
  return side === 'british' ? places.filter((place) => objectives[place] !== 'british') : places;
}
