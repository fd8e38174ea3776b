/** 7.3, 8.0 The answers to a blow: who is named, what is given up, where to go back, who advances; by how things look afterwards. */
import { top } from '../../engine/kernel/frames';
import { type Action, copyState, fightsOfState, type State } from '../../engine/firstSaratoga/index';
import { judge } from './judge';
import type { Next, Officer } from './officer';
import { WON } from './prize';

/** The action after which the position looks best; of equals the first that the rules offer. */
export function chooseBest(officer: Officer, state: State): Action {
  const { game } = officer;
  const next: Next = state.phasing === officer.side ? 'theirs' : 'ours';
  const offered = game.actions(state);
  let best: { readonly action: Action; readonly value: number } | undefined;
  for (const action of offered) {
    const value = afterwards(officer, state, action, next);
    if (!best || value > best.value) best = { action, value };
  }
  if (!best) throw new Error('nothing is offered');
  return best.action;
}

/** What a choice leads to of one's own is thought through, too: the others of the hex go back as well. */
function afterwards(officer: Officer, state: State, action: Action, next: Next): number {
  const { game, world, side } = officer;
  const after = copyState(state);
  game.apply(after, action, () => undefined);
  for (;;) {
    const asked = game.decision(after);
    if (asked?.by !== side || (asked.kind !== 'retreat' && asked.kind !== 'giveGround')) break;
    const way = action.kind === 'retreat' ? follow(officer, after, action) : chooseBest(officer, after);
    game.apply(after, way, () => undefined);
  }
  // 8.10, 14.1 whoever may advance into such a hex will
  const frame = top(after);
  if (frame?.kind === 'advance' && frame.side === 'british' && world.atOnce[frame.hex] === 1)
    return side === 'british' ? WON : -WON;
  return judge(officer, after, next);
}

/** Whoever is left goes the same way if he can: to weigh every two ways would take too long. */
function follow({ game }: Officer, state: State, { path }: ActionOf<'retreat'>): Action {
  const offered = game.actions(state);
  const same = offered.find((each) => each.kind === 'retreat' && String(each.path) === String(path));
  const [first] = offered;
  if (!first) throw new Error('nothing is offered');
  return same ?? first;
}

type ActionOf<K extends Action['kind']> = Extract<Action, { kind: K }>;

/** 7.3 whoever is hurt least. */
export function choosePrimary(officer: Officer, state: State): Action {
  const fights = fightsOfState(officer.world, state);
  const cost = (chances: (typeof fights)[number]['chances']) =>
    chances.DmRout * 3 + chances.DxRetreat * 1.2 + chances.DxHold + chances.Dr * 0.5 + chances.Ex * 0.5;
  const [first, ...rest] = fights;
  if (!first) throw new Error('no fight');
  const least = rest.reduce((a, b) => (cost(b.chances) < cost(a.chances) ? b : a), first);
  return { kind: 'choosePrimary', unit: least.defender };
}
