/** The state of a game: plain JSON. A deck is a set in the order of the data; nothing says what will be drawn. */
import { deckOf } from './data/activationCards';
import { OBJECTIVE_LIST } from './data/board';
import { FORMATION_LIST } from './data/formations';
import { ROW_SIZE } from './data/numbers';
import { TACTICS_DECK } from './data/tactics';
import type { BoxId, BySide, Edition, FormationId, GeneralId, Level, ObjectiveId, Side } from './data/types';
import type { FarmFrame } from './frames';
import { startMorale } from './values';
import type { Options } from './options';

export interface Ending {
  readonly winner: Side | undefined;
  readonly reason: 'formations' | 'time';
}

/** 6.1 step 1 a card of the discard pile; with a general it was countermanded. */
export interface PlayedCard {
  readonly card: string;
  readonly round: number;
  readonly general?: GeneralId;
}

/** How and when a formation went out. */
export interface Fall {
  readonly how: 'broken' | 'destroyed';
  readonly round: number;
}

/** An ongoing Tactics card beside a formation. */
export interface Attachment {
  readonly card: string;
  readonly formation: FormationId;
}

export interface Bot {
  readonly side: Side;
  readonly level: Level;
}

export interface State {
  /** None in a game of before the data was weighed anew. */
  readonly edition?: Edition;
  readonly options: Options;
  /** 13 the solitaire opponent, if there is one. */
  readonly bot: Bot | undefined;
  /** Hands lie open: one person plays both sides, or the game is reviewed. */
  readonly isOpen: boolean;
  frames: FarmFrame[];
  round: number;
  /** Whose turn it is. */
  phasing: Side;
  at: Record<FormationId, BoxId>;
  markers: Record<FormationId, number>;
  /** 0 for those without a track. */
  morale: Record<FormationId, number>;
  out: Partial<Record<FormationId, Fall>>;
  objectives: Record<ObjectiveId, Side>;
  cubes: BySide<number>;
  /** Activation cards that may still be drawn, those in hand, and those played in their order. */
  decks: BySide<string[]>;
  hands: BySide<string[]>;
  played: BySide<PlayedCard[]>;
  usedGenerals: GeneralId[];
  tacticsDeck: string[];
  /** From left to right; null is a gap. */
  row: (string | null)[];
  held: BySide<string[]>;
  attached: Attachment[];
  discards: string[];
  ending: Ending | undefined;
}

export function newState(options: Options, bot: Bot | undefined, isOpen: boolean, edition?: Edition): State {
  const of = edition === undefined ? {} : { edition };
  return {
    ...of,
    options,
    bot,
    isOpen,
    frames: [],
    round: 1,
    phasing: 'british',
    at: byFormation(({ startsAt }) => startsAt),
    markers: byFormation(({ markers }) => markers),
    morale: byFormation(({ id }) => startMorale(of, id)),
    out: {},
    objectives: Object.fromEntries(
      OBJECTIVE_LIST.map(({ id, startsWith }) => [id, startsWith]),
    ) as State['objectives'],
    cubes: { british: 0, american: 0 },
    decks: { british: [...deckOf('british')], american: [...deckOf('american')] },
    hands: { british: [], american: [] },
    played: { british: [], american: [] },
    usedGenerals: [],
    tacticsDeck: [...TACTICS_DECK],
    row: Array.from({ length: ROW_SIZE }, () => null),
    held: { british: [], american: [] },
    attached: [],
    discards: [],
    ending: undefined,
  };
}

/** A private copy for whoever plays ahead: opponents, fuzzers, odds. */
export function copyState(state: State): State {
  return {
    ...(state.edition === undefined ? {} : { edition: state.edition }),
    options: state.options,
    bot: state.bot,
    isOpen: state.isOpen,
    frames: state.frames.map(copyFrame),
    round: state.round,
    phasing: state.phasing,
    at: { ...state.at },
    markers: { ...state.markers },
    morale: { ...state.morale },
    out: { ...state.out },
    objectives: { ...state.objectives },
    cubes: { ...state.cubes },
    decks: copyLists(state.decks),
    hands: copyLists(state.hands),
    played: copyLists(state.played),
    usedGenerals: state.usedGenerals.slice(),
    tacticsDeck: state.tacticsDeck.slice(),
    row: state.row.slice(),
    held: copyLists(state.held),
    attached: state.attached.slice(),
    discards: state.discards.slice(),
    ending: state.ending,
  };
}

/** What never changes within (a chosen Command, results, a fall) is shared. */
const copyLists = <T>(lists: BySide<T[]>): BySide<T[]> => ({
  british: lists.british.slice(),
  american: lists.american.slice(),
});

/** A frame is flat but for lists and values that never change. */
function copyFrame(frame: FarmFrame): FarmFrame {
  switch (frame.kind) {
    case 'setup':
      return { ...frame, dealt: frame.dealt.slice() };
    case 'attack':
      return { ...frame, cards: frame.cards.slice(), dice: frame.dice.slice(), again: frame.again.slice() };
    case 'turn':
    case 'play':
    case 'activation':
    case 'loss':
    case 'purchase':
    case 'draw':
    case 'botTurn':
      return { ...frame };
  }
}

function byFormation<T>(of: (formation: (typeof FORMATION_LIST)[number]) => T): Record<FormationId, T> {
  return Object.fromEntries(FORMATION_LIST.map((each) => [each.id, of(each)])) as Record<FormationId, T>;
}
