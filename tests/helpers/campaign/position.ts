/** Positions of the campaign in a few words: `{ skenesboro: 'burgoyne br_f9(3)' }`. Whoever is not named waits in a box. */
import {
  ALL_BLOCKS,
  type Block,
  CLINTON_BLOCK,
  isNative,
  knownBlock,
  sideOf,
} from '../../../src/engine/campaign/blocks';
import {
  CANADA_TURN5,
  knownSpot,
  LOST,
  NEW_YORK,
  REINFORCEMENTS,
  wayBetween,
} from '../../../src/engine/campaign/board';
import type { Side } from '../../../src/engine/campaign/data/types';
import type { BattleFrame, CampaignFrame } from '../../../src/engine/campaign/frames';
import { DEFAULT_OPTIONS, type OptionName } from '../../../src/engine/campaign/options';
import { newState, RESERVE, type State } from '../../../src/engine/campaign/state';

export interface Sketch {
  readonly turn?: number;
  readonly phasing?: Side;
  /** Who goes first in the turn; the phasing side unless it says otherwise. */
  readonly first?: Side;
  /** Of the phasing side. */
  readonly ap?: number;
  /** By place or box: `id` or `id(sp)`, with spaces between them. */
  readonly at?: Readonly<Record<string, string>>;
  readonly moved?: string;
  readonly options?: readonly OptionName[];
  /** Blocks that are out of the game, so that the British come to this total. */
  readonly britishSp?: number;
  readonly fog?: boolean;
}

/** The phasing side is about to move. */
export function movement(sketch: Sketch): State {
  const state = laid(sketch);
  state.frames = [...turnFrames(sketch, 'forceMarch'), { kind: 'movement', moves: 0 }];
  return state;
}

/** Its player turn is about to begin, or another part of it; the first action is a roll, or comes at once. */
export function playerTurn(sketch: Sketch, stage: 'begin' | 'movement' | 'battles' = 'begin'): State {
  const state = laid(sketch);
  state.frames = turnFrames(sketch, stage);
  return state;
}

/** The dice for action points are about to fall, or the turn to begin. */
export function turnStart(sketch: Sketch, stage: 'begin' | 'roll' = 'roll'): State {
  const state = laid(sketch);
  state.frames = [{ kind: 'turn', stage, first: sketch.first ?? 'british' }];
  return state;
}

export interface Line {
  readonly left?: string;
  readonly center?: string;
  readonly right?: string;
  readonly reserve?: string;
}

export interface BattleSketch extends Omit<Sketch, 'phasing' | 'at'> {
  readonly at?: Sketch['at'];
  readonly place: string;
  readonly attacker: Side;
  readonly british: Line;
  readonly american: Line;
  readonly isSkirmish?: boolean;
  readonly round?: number;
  /** Who acts now; the defender unless it says otherwise. `begin`: the next round is about to begin. */
  readonly half?: Side | 'begin';
  /** The place where all attackers came from, or the place of each. */
  readonly from?: string | Readonly<Record<string, string>>;
  /** Positions of the full board that nobody is named for get a regular; off for a bare board. */
  readonly isBare?: boolean;
}

const SPARE: Readonly<Record<Side, readonly string[]>> = {
  british: ['br_gren', 'br_light', 'br_f21', 'he_specht', 'he_hanau', 'he_breymann'],
  american: ['glover', 'learned', 'paterson', 'livingston', 'nixon', 'cortlandt'],
};

/** A battle in the middle of a round: faces in positions are open, the reserve is closed. */
export function battle(sketch: BattleSketch): State {
  const { attacker, from, half, isBare, isSkirmish = false, place, round = 1 } = sketch;
  const lines = { british: sketch.british, american: sketch.american };
  const positions = ['left', 'center', 'right', 'reserve'] as const;
  const at: Record<string, string> = { ...sketch.at };
  const filled: [string, number][] = [];
  for (const side of ['british', 'american'] as const) {
    const spare = SPARE[side].filter((id) => !JSON.stringify([lines, sketch.at]).includes(id));
    positions.forEach((name, position) => {
      let text = lines[side][name];
      if (text === undefined && name !== 'reserve' && !isSkirmish && !isBare) text = spare.shift() ?? '';
      for (const word of words(text)) filled.push([word, position]);
    });
  }
  at[place] = [at[place] ?? '', ...filled.map(([word]) => word)].join(' ').trim();
  const state = laid({ ...sketch, phasing: attacker, at });
  for (const [word, position] of filled) {
    const block = named(word)[0];
    state.position[block] = position;
    state.shown[block] = position !== RESERVE;
    if (sideOf(block) !== attacker || from === undefined) continue;
    const origin = typeof from === 'string' ? from : from[named(word)[2]];
    if (origin === undefined) continue;
    state.from[block] = knownSpot(origin);
    state.road[block] = wayBetween(knownSpot(origin), knownSpot(place)) ?? -1;
    state.moved[block] = true;
  }
  const origins = [...new Set(state.from.filter((spot, block) => spot >= 0 && state.position[block] !== -1))];
  const defender: Side = attacker === 'british' ? 'american' : 'british';
  const acting = half ?? defender;
  const frame: BattleFrame = {
    kind: 'battle',
    place: knownSpot(place),
    attacker,
    isSkirmish,
    origins: origins.sort((a, b) => a - b),
    stage: acting === 'begin' ? 'next' : acting === defender ? 'attack' : 'next',
    round,
    hasShot: true,
    isStale: false,
    noShift: false,
  };
  state.frames = [...turnFrames({ ...sketch, phasing: attacker }, 'end'), { kind: 'battles' }, frame];
  if (acting !== 'begin') state.frames.push({ kind: 'acts', side: acting });
  return state;
}

export const id = (block: string): Block => knownBlock(block);

function turnFrames({ first, phasing = 'british' }: Sketch, stage: TurnStage): CampaignFrame[] {
  const begins = first ?? phasing;
  return [
    { kind: 'turn', stage: begins === phasing ? 'second' : 'end', first: begins },
    { kind: 'playerTurn', stage },
  ];
}
type TurnStage = Extract<CampaignFrame, { kind: 'playerTurn' }>['stage'];

function laid({
  ap = 4,
  at = {},
  britishSp,
  fog = true,
  moved,
  options = [],
  phasing = 'british',
  turn = 8,
}: Sketch): State {
  const chosen = Object.fromEntries(options.map((name) => [name, true]));
  const state = newState({ ...DEFAULT_OPTIONS, ...chosen }, fog);
  state.turn = turn;
  state.phasing = phasing;
  state.ap[phasing] = ap;
  const placed = new Set<Block>();
  for (const [place, text] of Object.entries(at))
    for (const word of words(text)) {
      const [block, sp] = named(word);
      state.at[block] = knownSpot(place);
      state.sp[block] = sp;
      placed.add(block);
    }
  for (const block of ALL_BLOCKS) {
    if (placed.has(block)) continue;
    if (block === CLINTON_BLOCK) state.at[block] = NEW_YORK;
    else if (sideOf(block) === 'british') state.at[block] = isNative(block) ? LOST : CANADA_TURN5;
    else {
      state.at[block] = REINFORCEMENTS;
      state.due[block] = NEVER;
    }
    if (isNative(block)) state.sp[block] = 0;
  }
  for (const word of words(moved)) state.moved[named(word)[0]] = true;
  if (britishSp !== undefined) cutTo(state, britishSp, placed);
  return state;
}

/** Later than any turn. */
const NEVER = 99;

/** Takes strength from those who wait until the total is right. */
function cutTo(state: State, wanted: number, placed: ReadonlySet<Block>): void {
  const british = ALL_BLOCKS.filter((block) => sideOf(block) === 'british' && block !== CLINTON_BLOCK);
  let extra = british.reduce((sum, block) => sum + (state.sp[block] ?? 0), 0) - wanted;
  for (const block of british) {
    if (placed.has(block) || extra <= 0) continue;
    const off = Math.min(extra, state.sp[block] ?? 0);
    state.sp[block] = (state.sp[block] ?? 0) - off;
    if (state.sp[block] === 0) state.at[block] = LOST;
    extra -= off;
  }
  if (extra !== 0) throw new Error(`the British cannot come to ${wanted}`);
}

const words = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter(Boolean);

function named(word: string): [block: Block, sp: number, id: string] {
  const [, name = '', sp] = /^(\w+?)(?:\((\d)\))?$/.exec(word) ?? [];
  const block = knownBlock(name);
  return [block, sp === undefined ? (newState(DEFAULT_OPTIONS, true).sp[block] ?? 0) : Number(sp), name];
}
