/** One game of the campaign by chance, with all its checks. */
import { type Decision, isRollDecision } from '../../../src/engine/kernel/game';
import { isSameJson } from '../../../src/engine/kernel/json';
import { load, playOn, save, start as begin } from '../../../src/engine/kernel/session';
import { append } from '../../../src/engine/kernel/timeline';
import { barrierOf } from '../../../src/engine/kernel/undo';
import type { Action } from '../../../src/engine/campaign/actions';
import type { Event } from '../../../src/engine/campaign/events';
import type { Setup } from '../../../src/engine/campaign/game';
import { CAMPAIGN } from '../../../src/engine/campaign/index';
import { OPTION_NAMES } from '../../../src/engine/campaign/options';
import type { CampaignSession } from '../../../src/engine/campaign/record';
import { copyState, type State } from '../../../src/engine/campaign/state';
import { type Chance, chanceFrom, pick } from '../chance';
import { checkStep, fail, newDiary } from './checks';
import { handOf, playerOf, PLAYERS } from './players';
import { scatter } from './scatter';
import { checkTold, checkViews } from './secrets';
import { count, type Tally } from './tally';
import { checkTwins } from './twins';
import { damaged, guess } from './wrong';

/** How often the costly checks are made, in a share of the states. */
export interface Rates {
  readonly listed: number;
  readonly views: number;
  readonly twins: number;
  readonly wrong: number;
}
export const SAMPLED: Rates = { listed: 0.08, views: 0.05, twins: 0.12, wrong: 0.25 };

const MOST_ACTIONS = 30_000;

/** What went wrong, or nothing if all is well. */
export function playGame(
  seed: string,
  game: number,
  tally: Tally,
  rates: Rates = SAMPLED,
): string | undefined {
  const chance = chanceFrom([seed, game]);
  const setup = setupOf(chance, tally);
  const players = {
    british: playerOf(pick(chance, PLAYERS), 'british', chance),
    american: playerOf(pick(chance, PLAYERS), 'american', chance),
  };
  const hand = handOf(chance);
  const choose = (state: State, asked: Decision): Action =>
    isRollDecision(asked)
      ? { kind: 'roll', dice: hand(state, asked) }
      : players[asked.by === 'american' ? 'american' : 'british'].choose(state, asked);
  const played: Action[] = [];
  try {
    const isScattered = game % 2 === 1;
    run(setup, isScattered, choose, rates, chance, tally, played);
    if (game % 10 === 0) checkSaved(setup, played, tally);
    return undefined;
  } catch (error) {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return `after ${played.length} actions, last ${JSON.stringify(played.at(-1))}: ${told}`;
  }
}

function setupOf(chance: Chance, tally: Tally): Setup {
  const options = Object.fromEntries(OPTION_NAMES.map((name) => [name, chance() < 0.4]));
  for (const name of OPTION_NAMES) if (options[name]) count(tally, 'options', name);
  return { options, fog: chance() < 0.9 };
}

function run(
  setup: Setup,
  isScattered: boolean,
  choose: (state: State, asked: Decision) => Action,
  rates: Rates,
  chance: Chance,
  tally: Tally,
  played: Action[],
): void {
  let state = CAMPAIGN.start(setup);
  if (isScattered) {
    state.frames = [{ kind: 'turn', stage: 'roll', first: 'british' }];
    scatter(state, chance);
  }
  const diary = newDiary();
  // A stream of its own: the games are the same however often it is looked at.
  const beside = chanceFrom(chance());
  for (let asked = CAMPAIGN.decision(state); asked; asked = CAMPAIGN.decision(state)) {
    if (played.length > MOST_ACTIONS) fail('5.5', `no end after ${MOST_ACTIONS} actions`);
    count(tally, 'decisions', asked.kind);
    if (asked.kind === 'roll') count(tally, 'rolls', asked.case);
    const action = choose(state, asked);
    lookAt(state, asked, action, rates, beside, tally);
    const refused = CAMPAIGN.check(state, action);
    if (refused) fail(refused.case, `${refused.code} for ${JSON.stringify(action)}`);
    played.push(action);
    count(tally, 'actions', action.kind);
    const events: Event[] = [];
    const before = state;
    state = copyState(state);
    CAMPAIGN.apply(state, action, (event) => events.push(event));
    for (const event of events) count(tally, 'events', event.type);
    checkStep(before, action, state, events, diary);
    checkTold(before, state, events);
    const barrier = barrierOf(CAMPAIGN, before, action, state);
    if (barrier) count(tally, 'barriers', barrier);
  }
  const ending = state.ending;
  if (!ending) fail('5.5', 'nothing is asked, and it is not over');
  count(tally, 'endings', ending?.reason ?? '');
  tryOut(state, { kind: 'endMovement' }, tally);
}

function lookAt(
  state: State,
  asked: Decision,
  action: Action,
  rates: Rates,
  chance: Chance,
  tally: Tally,
): void {
  const rare = RARE.includes(asked.kind) ? 4 : 1;
  if (chance() < rates.listed * rare) checkListed(state, asked, tally);
  if (chance() < rates.views * rare) {
    checkViews(state);
    count(tally, 'samples', 'views');
  }
  if (chance() < rates.twins * rare) checkTwins(state, asked, action, chance, tally);
  if (chance() < rates.wrong * rare) {
    count(tally, 'samples', 'guesses');
    tryOut(state, guess(state, asked, chance), tally);
    count(tally, 'samples', 'damaged');
    tryOut(state, damaged(action, chance), tally);
  }
}

const RARE: readonly string[] = [
  'strengthenStLedger',
  'placeMilitia',
  'desert',
  'sendToHudson',
  'leaveHudson',
  'enter',
  'march',
  'nativeMarch',
  'overrunRetreat',
  'forceMarch',
  'chooseBattle',
  'deploy',
  'stayOrGo',
  'coverNatives',
  'act',
  'takeHit',
  'flee',
  'retreat',
  'giveWay',
];

/** All that is offered is allowed, and can be played without touching the state; JSON and copies are the same state. */
function checkListed(state: State, asked: Decision, tally: Tally): void {
  count(tally, 'samples', 'listed');
  const text = JSON.stringify(state);
  const list = CAMPAIGN.actions(state);
  if (asked.kind !== 'roll' && list.length === 0) fail('5.3', `nothing is offered for ${asked.kind}`);
  for (const action of list) {
    const refused = CAMPAIGN.check(state, action);
    if (refused) fail(refused.case, `${refused.code} for the offer ${JSON.stringify(action)}`);
  }
  const some = list[Math.floor(list.length / 2)];
  if (some) {
    const read = JSON.parse(text) as State;
    const [one, other] = [
      playOn(CAMPAIGN, state, some),
      playOn(CAMPAIGN, { ...read, ending: undefined }, some),
    ];
    if (!isSameJson(one, other)) fail('5.3', `JSON plays on differently after ${some.kind}`);
    count(tally, 'samples', 'copies');
  }
  if (JSON.stringify(state) !== text) fail('5.3', `the state was touched at ${asked.kind}`);
}

/** Whatever it is, it is refused by a code or can be played on a copy. */
function tryOut(state: State, tried: unknown, tally: Tally): void {
  const refused = CAMPAIGN.check(state, tried as Action);
  if (refused) {
    count(tally, 'refusals', refused.code);
    if (refused.at !== undefined && refused.at.length > 40) fail('5.3', `a long name in ${refused.code}`);
    return;
  }
  CAMPAIGN.apply(copyState(state), structuredClone(tried) as Action, () => undefined);
}

/** The record gives the same state again, through a session, a save and a load. */
function checkSaved(setup: Setup, played: readonly Action[], tally: Tally): void {
  const session = played.reduce<CampaignSession>(
    (line, action) => append(line, action),
    begin(CAMPAIGN, setup),
  );
  const again = load(CAMPAIGN, JSON.parse(JSON.stringify(save(session))));
  if (again.damage || !again.session) fail('5.5', `a save does not load: ${JSON.stringify(again.damage)}`);
  if (!isSameJson(again.session?.state, session.state)) fail('5.5', 'a save loads another state');
  count(tally, 'samples', 'saves');
}
