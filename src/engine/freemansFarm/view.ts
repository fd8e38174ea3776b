/** What one side may see of a game (4.2, F2), with its decision and what it may do. */
import type { Refusal } from '../kernel/game';
import type { Action } from './actions';
import { standsIn } from './board';
import {
  type CardsView,
  cardsView,
  dealtFor,
  type RowView,
  rowView,
  type TacticsView,
  tacticsView,
} from './cardsView';
import {
  countFaces,
  type DicePart,
  diceParts,
  type Meaning,
  meaningsOf,
  readingOf,
  resultsOf,
} from './combat';
import { waivedBy, costRefusal, type Cost, COSTS } from './cost';
import { ACTIVATION } from './data/numbers';
import {
  BOXES,
  type BoxId,
  type BySide,
  type FormationId,
  FORMATIONS,
  type GeneralId,
  GENERALS,
  type ObjectiveId,
  type Side,
  SIDES,
} from './data/types';
import type { FarmDecision } from './decisions';
import type { Event } from './events';
import { type FormationView, formationView } from './formationView';
import type { AttackResults } from './frames';
import { actions, decision } from './game';
import { isReady } from './generals';
import { isHiding } from './hidden';
import { stageOf } from './label';
import { poolOf } from './momentum';
import { chanceToGoOut } from './morale';
import type { Options } from './options';
import { waysToPay } from './rerolls';
import { isForTheTable } from './seat';
import type { Attachment, Bot, Ending, State } from './state';
import { formationsOut } from './victory';

export interface AttackView {
  readonly attacker: FormationId;
  readonly payer: FormationId;
  readonly target: FormationId;
  readonly command: string;
  readonly cards: readonly string[];
  readonly parts: readonly DicePart[];
  readonly dice: readonly number[];
  /** Those to be rolled again. */
  readonly again: readonly number[];
  /** What the dice come to as they lie; none before the roll. */
  readonly results: AttackResults | undefined;
  /** 10 the enemy's objective that it threatens. */
  readonly objective: ObjectiveId | undefined;
  /** What each die does as they lie. */
  readonly meanings: readonly (Meaning | undefined)[];
  /** 13.1 single dice count, not pairs. */
  readonly bySingles: boolean;
  readonly general: GeneralId | undefined;
  readonly waysToPay: readonly string[];
}

/** 6.1 step 2 a way to pay, and the chance that it puts the formation out. */
export interface CostView {
  readonly with: Cost;
  readonly refusal: Refusal | undefined;
  readonly out: number;
}

export interface View {
  /** Nobody in particular sees what both sides may see. */
  readonly viewer: Side | undefined;
  readonly stage: 'setup' | 'play' | 'over';
  readonly isHiding: boolean;
  readonly options: Options;
  readonly bot: Bot | undefined;
  readonly round: number;
  readonly phasing: Side;
  readonly formations: Readonly<Record<FormationId, FormationView>>;
  /** Who stands in each box. */
  readonly boxes: Readonly<Record<BoxId, FormationId | undefined>>;
  readonly objectives: Readonly<Record<ObjectiveId, Side>>;
  readonly lost: Readonly<BySide<readonly FormationId[]>>;
  readonly cubes: Readonly<BySide<number>>;
  readonly pool: number;
  readonly cards: Readonly<BySide<CardsView>>;
  /** 5 the six dealt, for their owner while he chooses. */
  readonly dealt: readonly string[] | undefined;
  readonly generals: Readonly<Record<GeneralId, 'ready' | 'used'>>;
  readonly row: readonly (RowView | undefined)[];
  readonly held: Readonly<BySide<readonly TacticsView[]>>;
  readonly attached: readonly Attachment[];
  readonly discards: readonly string[];
  /** The Tactics cards that nobody has seen yet. */
  readonly unseenTactics: readonly string[];
  readonly attack: AttackView | undefined;
  readonly costs: readonly CostView[];
  readonly decision: FarmDecision | undefined;
  /** What the viewer may do; nothing while somebody else decides. At the table, what may be done there. */
  readonly actions: readonly Action[];
  /** 6.1 step 7 the decider may look through his deck, behind the curtain. */
  readonly mayLook: boolean;
  readonly ending: Ending | undefined;
}

/** What a side may see; without one, what both may see. */
export function view(state: State, viewer: Side | undefined): View {
  return {
    viewer,
    stage: stageOf(state),
    isHiding: isHiding(state),
    options: state.options,
    bot: state.bot,
    round: state.round,
    phasing: state.phasing,
    formations: tableOf(FORMATIONS, (id) => formationView(state, viewer, id)),
    boxes: tableOf(BOXES, (box) => standsIn(state, box)),
    objectives: { ...state.objectives },
    lost: bySide((side) => formationsOut(state, side)),
    cubes: { ...state.cubes },
    pool: poolOf(state),
    cards: bySide((side) => cardsView(state, viewer, side)),
    dealt: dealtFor(state, viewer),
    generals: tableOf(GENERALS, (general) => (isReady(state, general) ? 'ready' : 'used')),
    row: state.row.map(rowView),
    held: bySide((side) => state.held[side].map((card) => tacticsView(state, side, card))),
    attached: [...state.attached],
    discards: [...state.discards],
    unseenTactics: [...state.tacticsDeck],
    attack: attackView(state),
    costs: costsOf(state),
    decision: decision(state),
    actions: actionsFor(state, viewer),
    mayLook: actions(state).some(namesHidden),
    ending: state.ending,
  };
}

/** 4.2 a drawn, kept or fetched card is for its owner alone. */
export function eventFor(event: Event, viewer: Side | undefined): Event | undefined {
  if (event.type === 'drew' && event.side !== viewer) return { type: 'drew', side: event.side };
  if (event.type === 'kept' && event.side !== viewer) return { type: 'kept', side: event.side };
  if (event.type === 'fetched' && event.side !== viewer)
    return { type: 'fetched', side: event.side, how: event.how };
  return event;
}

/** An action that names a card of the deck tells what is not in hand. */
const namesHidden = (action: Action): boolean =>
  action.kind === 'search' || (action.kind === 'playTactics' && action.fetched !== undefined);

function actionsFor(state: State, viewer: Side | undefined): readonly Action[] {
  const by = decision(state)?.by;
  if (viewer === by || (viewer === undefined && !isHiding(state))) return actions(state);
  if (viewer !== undefined || !isForTheTable(state)) return [];
  return actions(state).filter((action) => !namesHidden(action));
}

function attackView(state: State): AttackView | undefined {
  const frame = state.frames.findLast((each) => each.kind === 'attack');
  if (!frame) return undefined;
  const { attacker, payer, target, command, cards, dice, again, stage } = frame;
  const isRolled = dice.length > 0;
  const now = readingOf(state, frame);
  // While they are applied the objective may have changed hands already.
  const reading = frame.results ? { ...now, objective: frame.results.skirmishers } : now;
  return {
    attacker,
    payer,
    target,
    command,
    cards: [...cards],
    parts: isRolled ? [] : diceParts(state, frame),
    dice: [...dice],
    again: [...again],
    results: isRolled ? (frame.results ?? resultsOf(countFaces(dice), reading)) : undefined,
    objective: reading.objective,
    meanings: meaningsOf(dice, reading),
    bySingles: reading.bySingles,
    general: frame.general,
    waysToPay: stage === 'maintain' ? waysToPay(state, frame) : [],
  };
}

/** Everybody sees what the payment would do. */
function costsOf(state: State): readonly CostView[] {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'activation' || frame.stage !== 'cost') return [];
  const { formation, chosen, general } = frame;
  if (!formation || !chosen || waivedBy(state, formation, chosen, general)) return [];
  return COSTS.map((cost) => ({
    with: cost,
    refusal: costRefusal(state, formation, chosen, cost),
    out:
      cost === 'morale'
        ? chanceToGoOut(state, formation, 0, [ACTIVATION.morale])
        : chanceToGoOut(state, formation, ACTIVATION.markers, []),
  }));
}

const tableOf = <Id extends string, Value>(ids: readonly Id[], of: (id: Id) => Value) =>
  Object.fromEntries(ids.map((id) => [id, of(id)])) as Record<Id, Value>;

const bySide = <Value>(of: (side: Side) => Value): BySide<Value> => tableOf(SIDES, of);
