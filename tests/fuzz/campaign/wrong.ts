/** Actions that may well be wrong: of any kind with anything in their fields, and damaged ones. */
import type { Decision } from '../../../src/engine/kernel/game';
import type { Action, ActionKind } from '../../../src/engine/campaign/actions';
import { ACTION_FIELDS } from '../../../src/engine/campaign/actionShape';
import {
  ALL_BLOCKS,
  blocksOf,
  idOf,
  isNative,
  isRegularOrElite,
  leadersOf,
} from '../../../src/engine/campaign/blocks';
import {
  capacityOf,
  nameOf,
  REINFORCEMENTS,
  stepsFrom,
  wayBetween,
  WEST_POINT,
} from '../../../src/engine/campaign/board';
import { BOXES } from '../../../src/engine/campaign/data/boxes';
import { PLACES } from '../../../src/engine/campaign/data/places';
import { POSITIONS, type Side } from '../../../src/engine/campaign/data/types';
import { FORMS } from '../../../src/engine/campaign/forms';
import { RESERVE, type State } from '../../../src/engine/campaign/state';
import { below, type Chance, pick, shuffled } from '../chance';

const KINDS = Object.keys(ACTION_FIELDS) as ActionKind[];
const SPOTS = [...PLACES.map(({ id }) => id), ...BOXES.map(({ id }) => id)];

/** An action that could answer the question, with blocks and places by chance. */
export function guess(state: State, asked: Decision, chance: Chance): Action {
  const answers: Readonly<Record<string, readonly ActionKind[]>> = FORMS.decisions;
  const kinds = answers[asked.kind] ?? KINDS;
  const kind = chance() < 0.85 ? pick(chance, kinds) : pick(chance, KINDS);
  const side: Side = asked.by === 'american' ? 'american' : 'british';
  const fighting = blocksOf(side).filter((block) => (state.position[block] ?? -1) >= 0);
  const standing = blocksOf(side).filter((block) => (state.at[block] ?? 99) < PLACES.length);
  const own =
    fighting.length > 0 ? fighting : asked.kind === 'strengthenStLedger' ? blocksOf(side) : standing;
  const block = () => {
    const from = chance() < 0.9 && own.length > 0 ? own : ALL_BLOCKS;
    return pick(chance, from);
  };
  const waiting = blocksOf(side).filter((each) => isMeant(state, kind, each));
  const mover =
    waiting.length > 0 && chance() < 0.8
      ? pick(chance, waiting)
      : kind === 'group' || kind === 'forceMarch'
        ? pick(chance, leadersOf(side))
        : block();
  const here = state.at[mover] ?? 0;
  const beside = stepsFrom(here);
  const busy = beside.filter((to) => isBusy(state, here, to));
  const near = () =>
    busy.length > 0 && chance() < 0.5
      ? nameOf(pick(chance, busy))
      : beside.length > 0 && chance() < 0.8
        ? nameOf(pick(chance, beside))
        : pick(chance, SPOTS);
  const fields: Record<string, unknown> = {};
  for (const name of Object.keys(ACTION_FIELDS[kind]))
    switch (name) {
      case 'dice':
        fields[name] = Array.from({ length: below(chance, 5) }, () => below(chance, 8));
        break;
      case 'block':
      case 'leader':
        fields[name] = idOf(mover);
        break;
      case 'blocks':
        fields[name] =
          kind === 'send' && chance() < 0.8
            ? shuffled(chance, standing.filter(isRegularOrElite)).slice(0, 4).map(idOf)
            : someOf(state, side, here, chance);
        break;
      case 'path':
        fields[name] = pathFrom(here, chance);
        break;
      case 'position':
        fields[name] = chance() < 0.95 ? pick(chance, POSITIONS) : 'flank';
        break;
      case 'to':
        fields[name] = kind === 'shift' ? pick(chance, [...POSITIONS, 'flank']) : near();
        break;
      default:
        fields[name] = goal(state, asked, near, chance);
    }
  return { kind, ...fields } as unknown as Action;
}

/** 1.3, 1.4 a road that takes few units more, or none. */
function isBusy({ used }: State, from: number, to: number): boolean {
  const road = wayBetween(from, to) ?? -1;
  return (used[road] ?? 0) > 0 && capacityOf(road) - (used[road] ?? 0) < 4;
}

/** Who is seldom asked for by chance: in a box, or behind the line for good. */
function isMeant({ at, due, fled, position, turn }: State, kind: ActionKind, block: number): boolean {
  switch (kind) {
    case 'put':
    case 'keep':
      return at[block] === WEST_POINT;
    case 'enter':
      return at[block] === REINFORCEMENTS && (due[block] ?? 0) <= turn;
    case 'shift':
      return position[block] === RESERVE && (fled[block] === true || isNative(block));
    default:
      return false;
  }
}

/** Often a place beside the battle, or one that is seldom right. */
function goal(state: State, asked: Decision, near: () => string, chance: Chance): string {
  const frame = state.frames.findLast(({ kind }) => kind === 'battle' || kind === 'givingWay');
  if (
    frame &&
    'place' in frame &&
    (asked.kind === 'retreat' || asked.kind === 'overrunRetreat') &&
    chance() < 0.8
  )
    return nameOf(pick(chance, stepsFrom(frame.place)));
  if (asked.kind === 'leaveHudson' && chance() < 0.5) return pick(chance, SPOTS);
  return chance() < 0.97 ? near() : 'nowhere';
}

function someOf(state: State, side: Side, here: number, chance: Chance): string[] {
  const there = blocksOf(side).filter((block) => state.at[block] === here);
  const from = there.length > 0 && chance() < 0.8 ? there : chance() < 0.97 ? blocksOf(side) : ALL_BLOCKS;
  // Sometimes the whole stack, which is more than most leaders can take along.
  const most = chance() < 0.2 ? from.length : below(chance, Math.min(12, from.length) + 1);
  const some = shuffled(chance, from).slice(0, most).map(idOf);
  return chance() < 0.05 && some[0] !== undefined ? [...some, some[0]] : some;
}

function pathFrom(here: number, chance: Chance): string[] {
  const path: string[] = [];
  let at = here;
  for (let steps = below(chance, 4); steps > 0; steps--) {
    const next = stepsFrom(at);
    at = next.length > 0 && chance() < 0.9 ? pick(chance, next) : below(chance, PLACES.length);
    path.push(nameOf(at));
  }
  return path;
}

const STRANGE: readonly unknown[] = [
  null,
  undefined,
  0,
  -1,
  1.5,
  NaN,
  '',
  'x',
  true,
  [],
  {},
  [null],
  ['br_f9', 7],
  '__proto__',
  'constructor',
];

/** The same action with damage, as a file or a careless program could have it. */
export function damaged(action: Action, chance: Chance): unknown {
  const fields = Object.keys(action).filter((key) => key !== 'kind');
  const copy = structuredClone(action) as unknown as Record<string, unknown>;
  const field = fields.length > 0 ? pick(chance, fields) : 'kind';
  switch (below(chance, 7)) {
    case 0:
      return { ...copy, kind: pick(chance, [...KINDS, ...STRANGE]) };
    case 1:
      delete copy[field];
      return copy;
    case 2:
      return { ...copy, [field]: pick(chance, STRANGE) };
    case 3:
      return { ...copy, [field]: idOf(pick(chance, ALL_BLOCKS)) };
    case 4:
      return JSON.parse(`{"__proto__":{"kind":"roll"},${JSON.stringify(copy).slice(1)}`) as unknown;
    case 5:
      return chance() < 0.2 ? pick(chance, STRANGE) : { ...copy, [field]: [copy[field]] };
    default:
      return { ...copy, extra: pick(chance, STRANGE) };
  }
}
