/** Positions of Freeman's Farm in a few words: what differs from the set-up, with one side about to play a card. */
import { settle } from '../../../src/engine/kernel/frames';
import { ACTIVATION_CARDS } from '../../../src/engine/freemansFarm/data/activationCards';
import { TACTICS_DECK } from '../../../src/engine/freemansFarm/data/tactics';
import type {
  BoxId,
  Edition,
  FormationId,
  GeneralId,
  Level,
  ObjectiveId,
  Side,
} from '../../../src/engine/freemansFarm/data/types';
import { SIDES } from '../../../src/engine/freemansFarm/data/types';
import { turnObjectives } from '../../../src/engine/freemansFarm/objectives';
import { DEFAULT_OPTIONS, type Options } from '../../../src/engine/freemansFarm/options';
import { PHASES } from '../../../src/engine/freemansFarm/phases';
import { newState, type State } from '../../../src/engine/freemansFarm/state';

type Some<Key extends string, Value> = Partial<Record<Key, Value>>;

export interface Position {
  readonly turn?: Side;
  readonly round?: number;
  readonly at?: Some<FormationId, BoxId>;
  readonly markers?: Some<FormationId, number>;
  readonly morale?: Some<FormationId, number>;
  /** In the order in which they fell; the objectives have followed. */
  readonly out?: readonly FormationId[];
  readonly objectives?: Some<ObjectiveId, Side>;
  readonly cubes?: Some<Side, number>;
  /** The cards in hand; by default the first three that are not played. */
  readonly hand?: Some<Side, readonly string[]>;
  /** The cards in the deck; by default all that are neither in hand nor played. */
  readonly deck?: Some<Side, readonly string[]>;
  readonly played?: Some<Side, readonly (string | readonly [card: string, general: GeneralId])[]>;
  readonly used?: readonly GeneralId[];
  readonly held?: Some<Side, readonly string[]>;
  readonly attached?: Some<FormationId, string>;
  readonly row?: readonly [string, string, string];
  readonly options?: Partial<Options>;
  readonly bot?: Side;
  readonly level?: Level;
  readonly open?: boolean;
  /** By default the first, by whose values the positions of the rules were written. */
  readonly edition?: Edition;
}

/** The first Activation card of a formation with so many icons. */
export function card(formation: FormationId, icons: number, which = 0): string {
  const found = ACTIVATION_CARDS.filter((each) => each.formation === formation && each.icons === icons)[
    which
  ];
  if (!found) throw new Error(`no card ${formation} ${icons}`);
  return found.id;
}

/** Any cards of a side with so many icons each, none twice and none of those given. */
export function cardsWith(side: Side, icons: readonly number[], without: readonly string[] = []): string[] {
  const taken = new Set(without);
  return icons.map((number) => {
    const found = ACTIVATION_CARDS.find(
      (each) => each.side === side && each.icons === number && !taken.has(each.id),
    );
    if (!found) throw new Error(`${side} has no more cards with ${number} icons`);
    taken.add(found.id);
    return found.id;
  });
}

export function stateAt(given: Position = {}): State {
  const { turn = 'british', bot, level = 'standard' } = given;
  const state = newState(
    { ...DEFAULT_OPTIONS, ...given.options },
    bot && { side: bot, level },
    given.open ?? false,
    given.edition,
  );
  state.phasing = turn;
  state.round = given.round ?? 1;
  Object.assign(state.at, given.at);
  Object.assign(state.markers, given.markers);
  Object.assign(state.morale, given.morale);
  for (const formation of given.out ?? []) {
    state.out[formation] = { how: 'broken', round: 1 };
    state.morale[formation] = 0;
    turnObjectives(state, formation, () => undefined);
  }
  Object.assign(state.objectives, given.objectives);
  Object.assign(state.cubes, given.cubes);
  state.usedGenerals = [...(given.used ?? [])];
  for (const side of SIDES) dealCards(state, side, given);
  dealTactics(state, given);
  state.frames.push(
    bot === turn
      ? { kind: 'botTurn', stage: 'flip', formation: undefined, chosen: undefined }
      : { kind: 'turn', stage: 'play', bought: undefined },
  );
  settle(state, PHASES, () => undefined);
  return state;
}

function dealCards(state: State, side: Side, { hand, deck, played, bot }: Position): void {
  const done = (played?.[side] ?? []).map((each) => (typeof each === 'string' ? [each] : each));
  state.played[side] = done.map(([id = '', general], at) =>
    general === undefined
      ? { card: id, round: at + 1 }
      : { card: id, round: at + 1, general: general as GeneralId },
  );
  const left = state.decks[side].filter((id) => !done.some(([known]) => known === id));
  const held = hand?.[side] ?? (bot === side ? [] : left.slice(0, 3));
  state.hands[side] = left.filter((id) => held.includes(id));
  state.decks[side] = left.filter((id) => (deck?.[side] ? deck[side].includes(id) : !held.includes(id)));
}

function dealTactics(state: State, { held, attached, row }: Position): void {
  for (const side of SIDES) state.held[side] = [...(held?.[side] ?? [])];
  state.attached = Object.entries(attached ?? {}).map(([formation, id]) => ({
    card: id,
    formation: formation as FormationId,
  }));
  const used = [...state.held.british, ...state.held.american, ...state.attached.map((each) => each.card)];
  const free = TACTICS_DECK.filter((id) => !used.includes(id) && !row?.includes(id));
  state.row = row ? [...row] : free.slice(0, 3);
  state.tacticsDeck = row ? free : free.slice(3);
}
