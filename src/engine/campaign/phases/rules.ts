/** What every phase file needs: the shape of its rules, and checks that all actions share. */
import { checkRoll as answersRoll } from '../../kernel/dice';
import type { FrameRules } from '../../kernel/frames';
import { DICE, type Refusal, type RollDecision } from '../../kernel/game';
import type { Action } from '../actions';
import { type Block, blockOf, sideOf } from '../blocks';
import { type Spot, spotOf } from '../board';
import type { Side } from '../data/types';
import type { CampaignDecision } from '../decisions';
import type { Event } from '../events';
import type { CampaignFrame } from '../frames';
import { refuse } from '../refusals';
import type { State } from '../state';

export type FrameOf<Kind extends CampaignFrame['kind']> = Extract<CampaignFrame, { readonly kind: Kind }>;
export type RulesOf<Kind extends CampaignFrame['kind']> = FrameRules<
  State,
  FrameOf<Kind>,
  Action,
  Event,
  CampaignDecision
>;

export const rollOf = (dice: number, rule: string): RollDecision => ({
  kind: 'roll',
  by: DICE,
  dice,
  faces: 6,
  case: rule,
});

/** A roll that was asked for: so many dice, each from 1 to 6. */
export function checkRoll(action: Action, dice: number): Refusal | undefined {
  if (action.kind !== 'roll') return refuse('notNow');
  return answersRoll(rollOf(dice, ''), action) ? refuse('badRoll') : undefined;
}

/** A block of this side, or why not. */
export function ownBlock(side: Side, id: string): Block | Refusal {
  const block = blockOf(id);
  if (block === undefined) return refuse('unknownBlock', id);
  return sideOf(block) === side ? block : refuse('notYours', id);
}

/** Several blocks of this side, or why not. */
export function ownBlocks(side: Side, ids: readonly string[]): Block[] | Refusal {
  const blocks: Block[] = [];
  for (const id of ids) {
    const block = ownBlock(side, id);
    if (typeof block !== 'number') return block;
    blocks.push(block);
  }
  return blocks;
}

/** A place or box of this name, or why not. */
export const spotNamed = (id: string): Spot | Refusal => spotOf(id) ?? refuse('unknownPlace', id);

export function spotsNamed(ids: readonly string[]): Spot[] | Refusal {
  const spots: Spot[] = [];
  for (const id of ids) {
    const spot = spotNamed(id);
    if (typeof spot !== 'number') return spot;
    spots.push(spot);
  }
  return spots;
}

/** Asked of names that `check` has let pass. */
export function sure<Value>(value: Value | Refusal): Value {
  if (typeof value === 'object' && value !== null && 'code' in value)
    throw new Error(`an action that was not checked: ${value.code}`);
  return value as Value;
}

/** For a frame that only leads on to others. */
export function asksNothing(kind: string) {
  return {
    decide: (): CampaignDecision => {
      throw new Error(`${kind} asks nothing itself`);
    },
    actions: (): readonly Action[] => [],
    check: (): Refusal => refuse('notNow'),
    apply: (): void => undefined,
  };
}

const MOVES: readonly Action['kind'][] = ['single', 'group', 'natives', 'clinton', 'go', 'endMovement'];

/** K28 what is no answer: a move, once movement is over, has its own reason. */
export const notNow = (action: Action): Refusal =>
  refuse(MOVES.includes(action.kind) ? 'movementOver' : 'notNow');
