/** 2.1 What one side may see of a game, with its decision and what it may do. Enemy blocks are numbers, and have no names. */
import type { Action } from './actions';
import { type About, aboutDecision } from './about';
import { battleOf, fighters } from './battle';
import { ALL_BLOCKS, type Block, blockOf, CLINTON_BLOCK, idOf, isNative, sideOf } from './blocks';
import { isFort, knownSpot, LOST, nameOf, UNPLACED } from './board';
import { DATES } from './data/turns';
import { ROADS } from './data/roads';
import { LAST_TURN, OBJECTIVES } from './data/tables';
import { type BySide, type Side, SIDES } from './data/types';
import type { CampaignDecision } from './decisions';
import { diceOf } from './fire';
import { isHiding, knows, owns, seenCounts } from './fog';
import { actions, decision } from './game';
import type { Options } from './options';
import { isForTheTable } from './seat';
import { hasFirmUnits } from './stacks';
import { type Ending, RESERVE, spOf, type State } from './state';
import { suppliedPlaces, isSuppliedAt } from './supply';
import { britishSp } from './victory';

export const PHASE_NAMES = [
  'setUp',
  'turn',
  'hudson',
  'entry',
  'movement',
  'forceMarch',
  'battle',
  'over',
] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

/** Where both sides stand, nobody holds the place before the battle (K66). */
export type Holder = Side | 'contested';

/** A block whose face the viewer sees. */
export interface BlockView {
  readonly id: string;
  readonly at: string;
  readonly sp: number;
  readonly hasMoved: boolean;
  /** 8.1 whether it would pay double. */
  readonly isSupplied: boolean;
}

export interface FighterView {
  readonly id: string;
  readonly sp: number;
  readonly dice: number;
  readonly hasActed: boolean;
  readonly hasFled: boolean;
}

/** One side of the battle board. */
export interface LineView {
  readonly left: readonly FighterView[];
  readonly center: readonly FighterView[];
  readonly right: readonly FighterView[];
  /** Those in the reserve whom the viewer knows. */
  readonly reserve: readonly FighterView[];
  /** How many more there are whose faces he does not see. */
  readonly closed: number;
}

export interface BattleView {
  readonly place: string;
  readonly attacker: Side;
  readonly isSkirmish: boolean;
  readonly isFort: boolean;
  readonly round: number;
  /** Whose half of the round it is, or who sets up. */
  readonly acting: Side | undefined;
  readonly lines: BySide<LineView>;
}

export interface View {
  readonly viewer: Side | undefined;
  readonly fog: boolean;
  readonly options: Options;
  readonly turn: number;
  readonly date: string;
  readonly phase: PhaseName;
  readonly phasing: Side;
  readonly ap: BySide<number>;
  /** Blocks of each side by place and box, as the viewer can count them. */
  readonly counts: Readonly<Record<string, BySide<number>>>;
  /** The blocks whose faces he sees outside the battle: his own. */
  readonly blocks: readonly BlockView[];
  readonly lost: readonly string[];
  readonly clinton: string;
  /** 1.3, 1.4 units of the viewer that have used a road in his player turn, by road. */
  readonly used: Readonly<Record<string, number>>;
  readonly battle: BattleView | undefined;
  /** 12.1, 12.2 who holds the places that decide, as far as the viewer can tell. */
  readonly objectives: Readonly<Record<string, Holder | undefined>>;
  /** K67 for the British alone. */
  readonly britishSp: number | undefined;
  readonly decision: CampaignDecision | undefined;
  readonly about: About | undefined;
  /** What the viewer may do; nothing while somebody else decides. At the table, what may be done there. */
  readonly actions: readonly Action[];
  /** K65 the last American turn is over, and no victory is looked for after it. */
  readonly isOutOfTime: boolean;
  readonly ending: Ending | undefined;
}

export function view(state: State, viewer: Side | undefined): View {
  const asked = decision(state);
  const isOpen = !isHiding(state);
  const counts = countsFor(state, viewer);
  return {
    viewer,
    fog: state.fog,
    options: state.options,
    turn: state.turn,
    date: DATES[state.turn - 1] ?? '',
    phase: phaseOf(state),
    phasing: state.phasing,
    ap: { ...state.ap },
    counts,
    blocks: blocksFor(state, viewer),
    lost: ALL_BLOCKS.filter((block) => state.at[block] === LOST).map(idOf),
    clinton: nameOf(state.at[CLINTON_BLOCK] ?? LOST),
    used: isOpen || viewer === state.phasing ? usedRoads(state) : {},
    battle: battleFor(state, viewer),
    objectives: objectivesOf(state, viewer, counts),
    britishSp: isOpen || viewer === 'british' ? britishSp(state) : undefined,
    decision: askedOf(state, viewer, asked),
    about: aboutDecision(state, viewer),
    actions: actionsFor(state, viewer, asked),
    isOutOfTime: isOutOfTime(state),
    ending: state.ending,
  };
}

const isOutOfTime = ({ frames, phasing, turn }: State): boolean =>
  turn === LAST_TURN &&
  phasing === 'british' &&
  frames.some((frame) => frame.kind === 'turn' && frame.stage === 'end');

/** 6.4, K7 the enemy does not learn that somebody may go on: it would tell who he is. */
function askedOf(
  state: State,
  viewer: Side | undefined,
  asked: CampaignDecision | undefined,
): CampaignDecision | undefined {
  if (asked?.kind !== 'march' || viewer === asked.by || !isHiding(state)) return asked;
  return { kind: 'move', by: asked.by, case: '6.1' };
}

function actionsFor(
  state: State,
  viewer: Side | undefined,
  asked: CampaignDecision | undefined,
): readonly Action[] {
  if (!asked || asked.kind === 'roll') return [];
  if (viewer === asked.by) return actions(state);
  if (viewer !== undefined) return [];
  if (!isHiding(state)) return actions(state);
  if (!isForTheTable(state)) return [];
  return actions(state).filter((action) => {
    const block = 'block' in action ? blockOf(action.block) : undefined;
    return block === undefined || state.shown[block];
  });
}

function phaseOf({ frames }: State): PhaseName {
  for (const { kind } of frames.toReversed())
    switch (kind) {
      case 'setUp':
      case 'turn':
      case 'entry':
      case 'movement':
      case 'forceMarch':
        return kind;
      case 'duty':
      case 'release':
        return 'hudson';
      case 'battle':
      case 'battles':
        return 'battle';
      default:
    }
  return 'over';
}

function countsFor(state: State, viewer: Side | undefined): View['counts'] {
  const [british, american] = SIDES.map((side) => seenCounts(state, viewer, side));
  const counts: Record<string, BySide<number>> = {};
  for (let spot = 0; spot < UNPLACED; spot++) {
    const both = { british: british?.get(spot) ?? 0, american: american?.get(spot) ?? 0 };
    if (both.british + both.american > 0) counts[nameOf(spot)] = both;
  }
  return counts;
}

function blocksFor(state: State, viewer: Side | undefined): BlockView[] {
  const isOpen = !isHiding(state);
  const supplied = {
    british: suppliedPlaces(state, 'british'),
    american: suppliedPlaces(state, 'american'),
  };
  return ALL_BLOCKS.filter((block) => isOpen || sideOf(block) === viewer)
    .filter((block) => state.at[block] !== LOST)
    .map((block) => {
      const spot = state.at[block] ?? LOST;
      return {
        id: idOf(block),
        at: spot === UNPLACED ? '' : nameOf(spot),
        sp: spOf(state, block),
        hasMoved: sideOf(block) === state.phasing && state.moved[block] === true,
        isSupplied: isNative(block) || isSuppliedAt(supplied[sideOf(block)], spot),
      };
    });
}

const usedRoads = (state: State): Record<string, number> =>
  Object.fromEntries(
    ROADS.flatMap(({ id }, road) => ((state.used[road] ?? 0) > 0 ? [[id, state.used[road] ?? 0]] : [])),
  );

function objectivesOf(state: State, viewer: Side | undefined, counts: View['counts']): View['objectives'] {
  const holder = (place: string): Holder | undefined => {
    const stands = (side: Side) => (counts[place]?.[side] ?? 0) > 0;
    if (stands('british') && stands('american')) return 'contested';
    if (stands('american')) return 'american';
    // K2, K66 neither leaders nor Natives hold it; only who knows the faces can tell.
    const isFirm = !owns(state, viewer, 'british') || hasFirmUnits(state, 'british', knownSpot(place));
    return stands('british') && isFirm ? 'british' : undefined;
  };
  const places = new Set(Object.values(OBJECTIVES).flat());
  return Object.fromEntries([...places].map((place) => [place, holder(place)]));
}

function battleFor(state: State, viewer: Side | undefined): BattleView | undefined {
  const battle = battleOf(state);
  if (!battle) return undefined;
  const frame = state.frames.findLast(
    ({ kind }) => kind === 'acts' || kind === 'deploy' || kind === 'leaving',
  );
  const line = (side: Side): LineView => {
    const all = fighters(state, side);
    const seen = all.filter((block) => knows(state, viewer, block));
    const inPlace = (position: number) =>
      seen
        .filter((block) => state.position[block] === position)
        .map((block) => fighterOf(state, battle, block));
    return {
      left: inPlace(0),
      center: inPlace(1),
      right: inPlace(2),
      reserve: inPlace(RESERVE),
      closed: isSettingUp(state, side, viewer) ? 0 : all.length - seen.length,
    };
  };
  return {
    place: nameOf(battle.place),
    attacker: battle.attacker,
    isSkirmish: battle.isSkirmish,
    isFort: isFort(battle.place),
    round: battle.round,
    acting: frame && 'side' in frame ? frame.side : undefined,
    lines: { british: line('british'), american: line('american') },
  };
}

/** 10.2 how far the other side has set up is not seen. */
function isSettingUp(state: State, side: Side, viewer: Side | undefined): boolean {
  const frame = state.frames.at(-1);
  return isHiding(state) && viewer !== side && frame?.kind === 'deploy' && frame.side === side;
}

const fighterOf = (state: State, battle: Parameters<typeof diceOf>[1], block: Block): FighterView => ({
  id: idOf(block),
  sp: spOf(state, block),
  dice: state.position[block] === RESERVE ? 0 : diceOf(state, battle, block),
  hasActed: state.acted[block] === true,
  hasFled: state.fled[block] === true,
});

export const countAt = (seen: Pick<View, 'counts'>, place: string, side: Side): number =>
  seen.counts[place]?.[side] ?? 0;
