/** One game by chance, checked as it goes. */
import {
  type Action,
  type Event,
  gameOf,
  type Options,
  type ScenarioId,
  type State,
} from '../../../src/engine/firstSaratoga';
import { chanceFrom, pick } from '../chance';
import { checkCopies, checkDamage, checkOffers, checkOracles, checkState } from './checks';
import { clash } from './clash';
import { watchCourse } from './course';
import { choose, TEMPERS } from './players';
import { rulingsIn } from './rulings';
import { count, type Tally } from './tally';

export interface Played {
  readonly actions: readonly Action[];
  readonly state: State;
  readonly setup: { readonly scenario: ScenarioId; readonly options: Partial<Options> };
  readonly failure: string | undefined;
}

/** How often the dear checks are made. */
const COPIES = 0.05;
const OFFERS = 0.2;
const ORACLES = 0.02;
const DAMAGE = 3;

export function playGame(seed: string, number: number, tally: Tally): Played {
  const chance = chanceFrom([seed, number]);
  const scenario: ScenarioId = chance() < 0.6 ? 'battle' : 'outpost';
  const options: Partial<Options> = {
    fogMovement: chance() < 0.8 ? 'lower' : 'die',
    recovery: chance() < 0.7 ? 'free' : 'check',
    columns: chance() < 0.7 ? 'open' : 'secret',
  };
  const game = gameOf(scenario);
  const tempers = { british: pick(chance, TEMPERS), colonial: pick(chance, TEMPERS), dice: 'any' } as const;
  const actions: Action[] = [];
  let state = game.start({ scenario, options });
  const isReadyMade = chance() < 0.7;
  if (scenario === 'battle' && chance() < 0.5) clash(game, state, chance);
  const { watch } = watchCourse(game, state);
  try {
    for (;;) {
      const asked = game.decision(state);
      if (!asked) break;
      count(tally, 'decisions', asked.kind);
      if ('roll' in asked) count(tally, 'rolls', asked.roll);
      if (chance() < OFFERS) checkOffers(game, state);
      if (chance() < COPIES) checkCopies(game, state);
      if (chance() < ORACLES) checkOracles(game, state, chance, tally);
      const isSetUp = state.frames.some(({ kind }) => kind === 'placement');
      const action =
        isSetUp && (isReadyMade || actions.length > 40)
          ? readyMade(actions)
          : choose(game, state, asked, tempers[asked.by as keyof typeof tempers], chance);
      const offered = game.actions(state);
      for (let i = 0; i < DAMAGE; i++)
        checkDamage(game, state, chance() < 0.85 ? [action, ...offered] : GUESSES, chance, tally);
      const refusal = game.check(state, action);
      if (refusal) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(refusal)}`);
      const before = game.copy(state);
      const events: Event[] = [];
      game.apply(state, action, (event) => events.push(event));
      actions.push(action);
      count(tally, 'actions', action.kind);
      for (const event of events) tell(tally, event);
      for (const ruling of rulingsIn({ game, before, after: state, action, events }))
        count(tally, 'rulings', ruling);
      checkState(game, state, before);
      watch({ before, after: state, action, events });
      if (chance() < 0.01) state = JSON.parse(JSON.stringify(state)) as State;
      if (actions.length > 4_000) throw new Error('a game without end');
    }
    const ending = game.outcome(state);
    count(tally, 'refusals', game.check(state, { kind: 'endMovement' })?.code ?? 'none');
    count(tally, 'endings', `${ending?.winner ?? 'none'} ${ending?.reason}`);
    return { actions, state, setup: { scenario, options }, failure: undefined };
  } catch (error) {
    const failure = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
    return { actions, state, setup: { scenario, options }, failure };
  }
}

const readyMade = (actions: readonly Action[]): Action =>
  actions.at(-1)?.kind === 'deploy' ? { kind: 'ready' } : { kind: 'deploy' };

/** Actions of other moments, to be damaged. */
const GUESSES: readonly Action[] = [
  { kind: 'attack', mode: 'normal', hex: 907, units: ['h9_21'], primary: 'h9_21' },
  { kind: 'attack', mode: 'skirmish', hex: 907, units: ['light'], primary: 'light' },
  { kind: 'attack', mode: 'bombard', hex: 907, units: ['artH'], primary: 'artH' },
  { kind: 'counterattack', hex: 907, units: ['poor'], primary: 'poor' },
  { kind: 'begin', counters: ['poor', 'arnold'], march: true },
  { kind: 'step', path: [907, 807] },
  { kind: 'drop', counters: ['poor'] },
  { kind: 'rally', unit: 'poor' },
  { kind: 'retreat', units: ['poor'], leaders: ['arnold'], path: [807, 707] },
  { kind: 'advance', units: ['h9_21'], leaders: ['burgoyne'] },
  { kind: 'relocate', leader: 'arnold', hex: 607 },
  { kind: 'giveGround', hex: 907, choice: 'stay' },
  { kind: 'exchange', choice: 'loss' },
  { kind: 'hold', choice: 'loss' },
  { kind: 'choosePrimary', unit: 'poor' },
  { kind: 'assign', formation: 'F', entry: 'A' },
  { kind: 'join', leader: 'burgoyne', formation: 'F' },
  { kind: 'place', counter: 'learned', hex: 308 },
  { kind: 'lift', counter: 'poor' },
  { kind: 'roll', dice: [7] },
];

function tell(tally: Tally, event: Event): void {
  count(tally, 'events', event.type);
  if (event.type === 'combatRolled') count(tally, 'results', `${event.die}/${event.column} ${event.result}`);
}
