/** One game with all its checks, played by chance or from a record. */
import { type Decision, isRollDecision } from '../../src/engine/kernel/game';
import { lengthen, type SavedAction } from '../../src/engine/kernel/save';
import { type Action, type Event, SARATOGA, type Setup } from '../../src/engine/saratoga/index';
import { copyState, type State } from '../../src/engine/saratoga/state';
import { castOf, type Cast, type Fixed, setupOf } from './casts';
import { type Chance, chanceFrom } from './chance';
import { checkAbsent, checkStep } from './checks';
import { fail } from './flaw';
import { handOf } from './hands';
import { copyMemory, type Memory, newMemory, type Step } from './memory';
import {
  checkAccepted,
  checkComplete,
  checkListed,
  checkTold,
  checkUntouched,
  checkViews,
  messageOf,
  tryOut,
  WrongAction,
} from './offers';
import { checkPlans } from './plans';
import { type Player, playerOf } from './players';
import { newWitness, type Witness, witness } from './sessions';
import { count, type Tally } from './tally';
import { checkTwins } from './twins';
import { damaged, guess } from './wrong';

/** What a game that failed leaves behind; it can be played again with every check on. */
export interface FuzzRecord {
  readonly seed: string;
  readonly game: number;
  readonly cast: Cast;
  readonly failure: string;
  readonly setup: Setup;
  readonly actions: readonly SavedAction[];
  /** The action that was tried beside the game and not played. */
  readonly tried?: unknown;
}

/** How often the costly checks are made: in a share of the states, by what is asked. */
interface Rates {
  readonly listed: number;
  readonly views: number;
  readonly twins: number;
  readonly wrong: number;
  readonly told: number;
  readonly plans: number;
  readonly session: boolean;
}

const SAMPLED: Omit<Rates, 'session'> = {
  listed: 0.02,
  views: 0.004,
  twins: 0.025,
  wrong: 0.06,
  told: 0.05,
  plans: 0.02,
};

const EVERYTHING: Rates = { listed: 1, views: 1, twins: 1, wrong: 1, told: 1, plans: 1, session: true };
const SESSION_GAMES = 1 / 20;
/** Decisions that come up seldom are looked at more often. */
const RARE: readonly string[] = [
  'place',
  'removeExcess',
  'freeRound',
  'retreat',
  'displace',
  'relocateLeader',
  'advance',
  'recover',
  'chooseOrder',
];
/** Where what is hidden matters most: by the kind of the decision, or by its case for a roll. */
const TELLING: Readonly<Record<string, number>> = {
  ...Object.fromEntries(RARE.map((kind) => [kind, 4])),
  fire: 4,
  relocateLeader: 40,
  '5.2': 10,
};
/** R129 what ends a phase or a step leads to the next question. */
const ENDING: readonly Action['kind'][] = [
  'endCommand',
  'endMovement',
  'endCombatMovement',
  'holdAll',
  'endRecovery',
];
const MOST_ACTIONS = 20_000;

/**
 * The record of its failure, or nothing if all is well. Twins and plans take most of the time: `beside` is the share of
 * the usual looks at them, so that many games can be played for the sake of the other checks.
 */
export function playGame(
  seed: string,
  game: number,
  tally: Tally,
  fixed: Fixed = {},
  beside = 1,
): FuzzRecord | undefined {
  const chance = chanceFrom([seed, game]);
  const setup = setupOf(game, fixed);
  const cast = castOf(chance);
  const hand = handOf(cast.hand, chance);
  const players: Readonly<Record<string, Player>> = {
    british: playerOf(cast.british, chance),
    american: playerOf(cast.american, chance),
  };
  for (const name of [cast.british, cast.american]) count(tally, 'players', name);
  const rates = {
    ...SAMPLED,
    twins: SAMPLED.twins * beside,
    plans: SAMPLED.plans * beside,
    session: chance() < SESSION_GAMES,
  };
  const choose = (state: State, asked: Decision): Action => {
    if (isRollDecision(asked)) return { kind: 'roll', dice: hand.roll(state, asked) };
    const player = players[asked.by];
    if (!player) throw new Error(`nobody plays ${asked.by}`);
    return player.choose(state, asked);
  };
  const played: Action[] = [];
  try {
    run(setup, choose, rates, chance, tally, played);
    return undefined;
  } catch (error) {
    const tried = error instanceof WrongAction ? { tried: error.action } : {};
    return { seed, game, cast, failure: messageOf(error), setup, actions: played, ...tried };
  }
}

/** Plays a record again with every check in every state; the failure, or nothing. */
export function replay(record: FuzzRecord, tally: Tally): string | undefined {
  const actions = record.actions.map((saved) => lengthen(saved) as Action);
  const chance = chanceFrom([record.seed, record.game, 'again']);
  let at = 0;
  try {
    const last = run(record.setup, () => actions[at++], EVERYTHING, chance, tally, []);
    const asked = SARATOGA.decision(last.state);
    if (asked && 'tried' in record) tryOut(last.state, asked, record.tried, last.memory, tally);
    return undefined;
  } catch (error) {
    return `after ${at} of ${actions.length} actions: ${messageOf(error)}`;
  }
}

interface Last {
  readonly state: State;
  readonly memory: Memory;
}

function run(
  setup: Setup,
  choose: (state: State, asked: Decision) => Action | undefined,
  rates: Rates,
  chance: Chance,
  tally: Tally,
  played: Action[],
): Last {
  const state = SARATOGA.start(setup);
  checkAbsent(state, setup.start);
  const memory = newMemory(setup.start);
  // A stream of their own: the games are the same however often twins and plans are looked at.
  const drawn = chance();
  const twinChance = chanceFrom(drawn);
  const planChance = chanceFrom([drawn, 'plans']);
  const beside: Witness | undefined = rates.session ? newWitness(setup, tally) : undefined;
  for (let asked = SARATOGA.decision(state); asked; asked = SARATOGA.decision(state)) {
    if (played.length > MOST_ACTIONS) fail('4.0', `no end after ${MOST_ACTIONS} actions`);
    lookAt(state, asked, memory, rates, chance, tally);
    const action = choose(state, asked);
    if (!action) break;
    checkAccepted(state, asked, action);
    if (chance() < rates.wrong) tryOut(state, asked, damaged(state, action, chance), memory, tally);
    played.push(action);
    const telling = ENDING.includes(action.kind) ? 4 : (TELLING[asked.kind] ?? TELLING[asked.case] ?? 1);
    if (planChance() < rates.plans * telling)
      checkUntouched(state, () => checkPlans(state, asked, planChance, tally, beside?.session));
    if (twinChance() < rates.twins * telling)
      checkUntouched(state, () => checkTwins(state, asked, action, memory, twinChance, tally));
    const before = copyState(state);
    const shownBefore = memory.shown.slice();
    const events: Event[] = [];
    SARATOGA.apply(state, action, (event) => events.push(event));
    count(tally, 'decisions', asked.kind);
    count(tally, 'actions', action.kind);
    for (const event of events) count(tally, 'events', event.type);
    const step: Step = { asked, before, action, after: state, events, next: SARATOGA.decision(state) };
    checkStep(step, memory);
    if (events.length > 0 && chance() < rates.told) checkTold(step, shownBefore, memory, tally);
    if (beside) witness(beside, step, shownBefore, memory, chance, tally);
  }
  const outcome = SARATOGA.outcome(state);
  if (outcome) {
    count(tally, 'endings', outcome.reason);
    checkViews(state, memory, tally);
    tryAtTheEnd(state, memory, tally);
  }
  return { state, memory };
}

function lookAt(
  state: State,
  asked: Decision,
  memory: Memory,
  rates: Rates,
  chance: Chance,
  tally: Tally,
): void {
  const more = RARE.includes(asked.kind) ? 5 : 1;
  if (chance() < rates.listed * more) checkUntouched(state, () => checkListed(state, asked, tally));
  if (chance() < (rates.listed * more) / 4) checkComplete(state, asked, tally);
  if (chance() < rates.views * more) checkUntouched(state, () => checkViews(state, memory, tally));
  if (chance() < rates.wrong * more)
    for (let tries = 0; tries < 2; tries++) tryOut(state, asked, guess(state, asked, chance), memory, tally);
}

function tryAtTheEnd(state: State, memory: Memory, tally: Tally): void {
  const asked = { kind: 'over', by: 'british', case: '9.0' };
  for (const wrong of [{ kind: 'endMovement' }, { kind: 'roll', dice: [1] }, {}, null, []])
    tryOut(state, asked, wrong, copyMemory(memory), tally);
}
