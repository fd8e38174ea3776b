/** What the lessons of the campaign want, and how it is done by each hand. */
import type { Action, CampaignTypes } from '../../engine/campaign';
import type { Hands, Lesson, Wanted } from '../../games/contract';

export type CampaignLesson = Lesson<CampaignTypes>;
type Want = Wanted<Action>;

export const want = (action: Action): Want => ({ action });

/** A leader with just these men. */
export function group(leader: string, blocks: string, to: string): Want {
  const ids = blocks.split(' ');
  return {
    action: { kind: 'group', leader, blocks: ids, to },
    fits: (action) =>
      action.kind === 'group' &&
      action.leader === leader &&
      action.to === to &&
      isSameSet(action.blocks, ids),
  };
}

/** A leader wherever he likes, with whomever he likes of his men, but not with all of them. */
export const withSome = (leader: string, blocks: string, men: number, to: string): Want => ({
  action: { kind: 'group', leader, blocks: blocks.split(' '), to },
  fits: (action) =>
    action.kind === 'group' &&
    action.leader === leader &&
    action.blocks.length > 0 &&
    action.blocks.length < men,
});

export const byMarch = (from: string, to: string): Hands => ({
  mouse: `Click ${from} on the map, then ${to}.`,
  touch: `Tap ${from} on the map, then ${to}, and once more to confirm.`,
  keys: `Walk to ${from} with the arrow keys, Enter; then to ${to}, Enter twice.`,
});

export const byButton = (name: string): Hands => ({
  mouse: `Click “${name}” in this card.`,
  touch: `Tap “${name}” in this card.`,
  keys: `Tab to “${name}”, Enter.`,
});

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));
