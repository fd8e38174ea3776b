/** 3.3, 4.2, 9.0, 10.1, 10.5, 11.5, 13.0 All that is asked beside marches and battles: each offer is judged by what comes of it. */
import {
  type Action,
  type Block,
  blockOf,
  CAMPAIGN,
  CHOSEN_MILITIA,
  fighters,
  isPlace,
  knownBlock,
  knownSpot,
  LOST,
  type PlaceId,
  type Side,
  type State,
  WEST_POINT,
  whyNotPlaced,
} from '../../engine/campaign/index';
import type { Chance } from '../search/chance';
import { best } from './battle';
import { copyOf, fightAt, type Position } from './position';
import { type Eye, outlook, score } from './score';

/** 3.3 three ways to call the militia out; the valley of the Mohawk is watched in each. */
const POSTS: readonly Readonly<Record<string, PlaceId>>[] = [
  { mny_herkimer: 'ft_stanwix', mny_tenbroeck: 'oriskany', mny_rensselaer: 'ft_dayton' },
  { mny_herkimer: 'oriskany', mny_tenbroeck: 'ft_stanwix', mny_rensselaer: 'ft_dayton' },
  { mny_herkimer: 'ft_stanwix', mny_tenbroeck: 'oriskany', mny_rensselaer: 'saratoga' },
];

/** The ready-made militia, and then some of it elsewhere. */
export function placeMilitia({ state, traits }: Eye, chance: Chance): Action[] {
  const list: Action[] = [{ kind: 'suggest' }];
  if (traits.foresees) {
    const then = CAMPAIGN.copy(state);
    CAMPAIGN.apply(then, { kind: 'suggest' }, () => undefined);
    const posts = POSTS[Math.floor(chance() * POSTS.length)] ?? {};
    for (const id of Object.keys(posts)) {
      const lift: Action = { kind: 'lift', block: id };
      CAMPAIGN.apply(then, lift, () => undefined);
      list.push(lift);
    }
    for (const [id, place] of Object.entries(posts)) {
      const put: Action = { kind: 'place', block: id, place };
      if (whyNotPlaced(then, blockOf(id) ?? -1, knownSpot(place))) continue;
      CAMPAIGN.apply(then, put, () => undefined);
      list.push(put);
    }
    if (CHOSEN_MILITIA.some((block) => !isPlace(then.at[block] ?? LOST)))
      return [{ kind: 'suggest' }, { kind: 'ready' }];
  }
  return [...list, { kind: 'ready' }];
}

/** 13.2 two regiments of the line for the Mohawk. */
export function strengthen({ state, traits }: Eye): Action[] {
  if (!traits.foresees) return [{ kind: 'ready' }];
  const then = CAMPAIGN.copy(state);
  const list: Action[] = [];
  for (const block of ['br_f47', 'br_f53', 'br_f21', 'br_f62']) {
    const action: Action = { kind: 'transfer', block };
    if (CAMPAIGN.check(then, action)) continue;
    CAMPAIGN.apply(then, action, () => undefined);
    list.push(action);
  }
  return [...list, { kind: 'ready' }];
}

const movedTo = (position: Position, blocks: readonly Block[], place: number): Position => {
  const then = copyOf(position);
  for (const block of blocks) then.at[block] = place;
  return then;
};

/** 13.5 the one that is missed least. */
export const desert = (eye: Eye, position: Position): Action =>
  best(eye.state, (action) =>
    action.kind === 'remove' ? score(eye, movedTo(position, [knownBlock(action.block)], LOST)) : -Infinity,
  );

/** 4.2 where it helps most. */
export const enter = (eye: Eye, position: Position): Action =>
  best(eye.state, (action) =>
    action.kind === 'enter'
      ? outlook(eye, movedTo(position, [knownBlock(action.block)], knownSpot(action.place)))
      : -Infinity,
  );

/** 9.2 those who are needed least where they are. */
export const send = (eye: Eye, position: Position): Action =>
  best(eye.state, (action) =>
    action.kind === 'send'
      ? score(eye, movedTo(position, action.blocks.map(knownBlock), WEST_POINT))
      : -Infinity,
  );

/** 9.4 back to where they help. */
export const comeBack = (eye: Eye, position: Position): Action =>
  best(eye.state, (action) => {
    if (action.kind !== 'put') return action.kind === 'ready' ? score(eye, position) : -Infinity;
    return score(eye, movedTo(position, [knownBlock(action.block)], knownSpot(action.place)));
  });

/** 10.1 the surest first. */
export const chooseBattle = (eye: Eye, position: Position): Action =>
  best(eye.state, (action) =>
    action.kind === 'fight' ? fightAt(position, eye.side, knownSpot(action.place)).win : -Infinity,
  );

/** 10.5, 11.5, 11.7 where those who must go stand best. */
export const goTo = (eye: Eye, position: Position): Action =>
  best(eye.state, (action) => {
    if (action.kind === 'giveWay')
      return score(eye, movedTo(position, [knownBlock(action.block)], knownSpot(action.place)));
    if (action.kind !== 'retreat') return -Infinity;
    return score(eye, movedTo(position, goers(eye.state, eye.side), knownSpot(action.place)));
  });

function goers(state: State, side: Side): Block[] {
  const frame = state.frames.at(-1);
  return frame?.kind === 'givingWay' ? [...frame.blocks] : fighters(state, side);
}
