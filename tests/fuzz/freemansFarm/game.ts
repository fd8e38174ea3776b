/** One whole game by chance, with every check: what breaks a rule, throws, leaks or cannot be copied is found here. */
import { digest } from '../../../src/engine/kernel/digest';
import type { Decision } from '../../../src/engine/kernel/game';
import {
  type Action,
  type Event,
  findTactic,
  LATEST_EDITION,
  OPTION_NAMES,
  OPTIONS,
  RULES,
  type Setup,
  type Side,
  type State,
} from '../../../src/engine/freemansFarm/index';
import { type Chance, chanceFrom, pick } from '../chance';
import { checkState } from './invariants';
import { choose, tasteBy } from './player';
import { checkSaved } from './saved';
import { count, type Tally } from './tally';
import { checkTwins } from './twins';
import { damaged, guess } from './wrong';

export interface FuzzRecord {
  readonly seed: string;
  readonly game: number;
  readonly setup: Setup;
  readonly actions: readonly Action[];
  readonly failure: string;
}

const { game } = RULES;
/** More than any game has. */
const MOST_ACTIONS = 5_000;

/** Undefined where all is well. */
export function playGame(seed: string, number: number, tally: Tally): FuzzRecord | undefined {
  const chance = chanceFrom([seed, number]);
  const setup = setupBy(number, chance);
  const actions: Action[] = [];
  try {
    play(setup, actions, chance, tally);
    if (isSaved(number)) {
      checkSaved(setup, actions, chance);
      count(tally, 'checks', 'saves');
    }
    return undefined;
  } catch (error) {
    return {
      seed,
      game: number,
      setup,
      actions,
      failure: String(error instanceof Error ? error.stack : error),
    };
  }
}

/** Every tenth game, of each kind in turn. */
const isSaved = (number: number): boolean => number % 10 === Math.floor(number / 10) % 5;

/** Every kind of game in turn, with any options. */
export function setupBy(number: number, chance: Chance): Setup {
  const options = Object.fromEntries(
    OPTION_NAMES.map((name) => [name, pick(chance, OPTIONS[name])]),
  ) as unknown as NonNullable<Setup['options']>;
  const level = pick(chance, ['easy', 'standard', 'hard'] as const);
  const base = {
    scenario: 'freemansFarm',
    ...(number % 2 === 0 ? { edition: LATEST_EDITION } : {}),
    ...(chance() < 0.5 ? { options } : {}),
  } as const;
  const kinds: readonly Setup[] = [
    base,
    { ...base, open: true },
    { ...base, solitaire: 'british', level },
    base,
    { ...base, solitaire: 'american', level },
  ];
  return kinds[number % kinds.length] ?? base;
}

function play(setup: Setup, actions: Action[], chance: Chance, tally: Tally): void {
  const state = game.start(setup);
  const taste = tasteBy(chance);
  const seats = new Seats();
  for (;;) {
    if (actions.length > MOST_ACTIONS) throw new Error('the game does not end');
    checkState(state, chance() < 0.2);
    const asked = game.decision(state);
    if (!asked) break;
    count(tally, 'decisions', asked.kind);
    seats.follow(state);
    const action = choose(state, chance, taste);
    checkChoice(state, action, chance, tally);
    if (RULES.isHiding(state) && chance() < 0.15) {
      count(tally, 'checks', 'twins');
      checkTwins(state, action, chance);
    }
    if (chance() < 0.1) checkCopy(state, action, tally);
    const before = { ...state.cubes };
    const events: Event[] = [];
    game.apply(state, action, (event) => events.push(event));
    actions.push(action);
    checkCubesTold(before, state, events);
    countAction(action, events, tally);
  }
  const refusal = game.check(state, { kind: 'pass' });
  if (refusal) count(tally, 'refusals', refusal.code);
  const { ending, bot } = state;
  if (!ending) throw new Error('nobody decides, and nothing has ended');
  const winner = ending.winner ?? 'draw';
  count(tally, 'endings', `${bot && bot.side === winner ? 'bot ' : ''}${winner} ${ending.reason}`);
}

/** 4.2 at most one hand-over a turn, but for a rescue before a card is played; two in the set-up. */
class Seats {
  private seated: Side | undefined;
  private turn = '';
  private handOvers = 0;
  follow(state: State): void {
    const isSetup = state.frames.at(-1)?.kind === 'setup';
    const turn = isSetup ? 'setup' : `${state.round} ${state.phasing}`;
    if (turn !== this.turn) this.handOvers = 0;
    this.turn = turn;
    const { viewer, curtain } = RULES.seatFor(state, this.seated, false);
    if (curtain) this.handOvers++;
    this.seated = curtain ?? viewer;
    const isBeforeCard = state.frames.some(({ kind }) => kind === 'play');
    if (isBeforeCard && game.decision(state)?.kind === 'rescue') this.handOvers = 0;
    if (this.handOvers > (isSetup ? 2 : 1)) throw new Error(`more than one hand-over in turn ${turn}`);
    const by = game.decision(state)?.by;
    if (viewer !== undefined && RULES.isHiding(state) && by !== viewer && !(by === 'dice' && isBeforeCard))
      throw new Error('somebody looks who does not decide');
  }
}

/** The list and the check agree, whatever is asked. */
function checkChoice(state: State, action: Action, chance: Chance, tally: Tally): void {
  const asked = game.decision(state);
  const all = game.actions(state);
  const isRoll = asked?.kind === 'roll';
  if (isRoll !== (all.length === 0)) throw new Error(`nothing to choose from at ${asked?.kind}`);
  for (const each of [action, ...(isRoll ? [] : [pick(chance, all), pick(chance, all)])]) {
    const refusal = game.check(state, each);
    if (refusal) throw new Error(`${JSON.stringify(each)} is listed and refused: ${JSON.stringify(refusal)}`);
  }
  checkLone(asked, all);
  const wrongs = [guess(state, chance), guess(state, chance), damaged(action, chance)] as Action[];
  const isAllowed = wrongs.filter((wrong) => {
    const refusal = game.check(state, wrong);
    if (refusal) count(tally, 'refusals', refusal.code);
    return !refusal;
  });
  if (isRoll) {
    if (isAllowed.some(({ kind }) => kind !== 'roll'))
      throw new Error('a roll is answered with something else');
    return;
  }
  if (isAllowed.length === 0 && chance() < 0.8) return;
  const listed = new Set(all.map(written));
  if (listed.size !== all.length) throw new Error(`an action is listed twice at ${asked?.kind}`);
  const stray = isAllowed.find((wrong) => !listed.has(written(wrong)));
  if (stray) throw new Error(`${JSON.stringify(stray)} is allowed and not listed`);
}

/** Nobody is asked what has one answer and no information in it. */
function checkLone(asked: Decision | undefined, all: readonly Action[]): void {
  const others = all.filter(({ kind }) => kind !== 'cashIn');
  const [lone] = others;
  const isForCash = asked && ['maintain', 'purchase', 'drawCard'].includes(asked.kind) && all.length > 1;
  const isEmpty = lone && ['pass', 'attack', 'draw', 'stand', 'letBreak'].includes(lone.kind);
  if (others.length === 1 && isEmpty && !isForCash)
    throw new Error(`${asked?.kind} is asked for nothing but ${lone.kind}`);
}

/** The same for the same: lists of cards and dice in any order. */
function written(action: Action): string {
  const entries = Object.entries(action as object).map(([name, value]) => [
    name,
    Array.isArray(value) ? (value as unknown[]).map(String).sort() : (value as unknown),
  ]);
  return JSON.stringify(
    Object.fromEntries(entries.sort(([one], [other]) => String(one).localeCompare(String(other)))),
  );
}

/** A copy shares nothing that changes. */
function checkCopy(state: State, action: Action, tally: Tally): void {
  count(tally, 'checks', 'copies');
  const before = digest(state);
  const copy = game.copy(state);
  if (digest(copy) !== before) throw new Error('a copy is not the same');
  game.apply(copy, action, () => undefined);
  if (digest(state) !== before) throw new Error('playing on a copy changed the original');
}

/** 4.4 every cube that comes or goes is told. */
function checkCubesTold(before: State['cubes'], { cubes }: State, events: readonly Event[]): void {
  const told = { ...before };
  for (const event of events) {
    if (event.type === 'cubesGained') told[event.side] += event.cubes;
    if (event.type === 'cubesSpent') told[event.side] -= event.cubes;
  }
  if (told.british !== cubes.british || told.american !== cubes.american)
    throw new Error(`cubes ${JSON.stringify(cubes)}, told ${JSON.stringify(told)}`);
}

function countAction(action: Action, events: readonly Event[], tally: Tally): void {
  count(tally, 'actions', action.kind);
  for (const event of events) {
    count(tally, 'events', event.type);
    if (event.type === 'tacticsPlayed') count(tally, 'tactics', findTactic(event.card)?.id ?? '');
    if (event.type === 'cardPlayed' || event.type === 'flipped' || event.type === 'countermanded')
      count(tally, 'cards', event.card);
    if (event.type === 'commanded') {
      count(tally, 'commands', event.command);
      if (event.gunCommand) count(tally, 'commands', event.gunCommand);
    }
  }
}
