/** What must be true in every state of every game. */
import { formatHex, type Hex } from '../../../src/engine/hexmap/hexId';
import { digest } from '../../../src/engine/kernel/digest';
import {
  type Action,
  type Code,
  type FirstSaratogaGame,
  RULES,
  type State,
} from '../../../src/engine/firstSaratoga';
import { DISRUPTED, ELIMINATED } from '../../../src/engine/firstSaratoga/state';
import { slowReach } from '../../oracles/firstSaratoga/reach';
import { slowSight } from '../../oracles/firstSaratoga/sight';
import { slowZoc } from '../../oracles/firstSaratoga/zoc';
import { slowOdds } from '../../oracles/firstSaratoga/odds';
import { below, type Chance, pick } from '../chance';
import { REFUSED_BY } from './rulings';
import { count, type Tally } from './tally';

/** Throws where something is wrong. */
export function checkState(game: FirstSaratogaGame, state: State, before: State): void {
  const { world } = game;
  const stacks = new Map<number, number[]>();
  for (const piece of world.pieces) {
    const at = state.at[piece] ?? 0;
    if (before.at[piece] === ELIMINATED && at !== ELIMINATED) fail(`counter ${piece} came back`);
    if (at <= 0) continue;
    if (world.land[at] !== 1) fail(`counter ${piece} is not on land: ${at}`);
    if (world.isLeader[piece] && ((state.marks[piece] ?? 0) & DISRUPTED) !== 0)
      fail(`leader ${piece} is disrupted`);
    stacks.set(at, [...(stacks.get(at) ?? []), piece]);
  }
  const group = state.frames.find((frame) => frame.kind === 'group');
  for (const [hex, pieces] of stacks) {
    const units = pieces.filter((piece) => !world.isLeader[piece]);
    if (new Set(units.map((unit) => world.isBritish[unit])).size > 1) fail(`both sides are in ${hex}`);
    const limit = units.some((unit) => world.isBattalion[unit])
      ? world.scenario.charts.stack.withBattalion
      : world.scenario.charts.stack.units;
    // A group under way may stand with others only where it waits for its leader's enemies or for dice.
    const isPassing = group?.kind === 'group' && group.hex === hex && group.ahead.length > 0;
    if (units.length > limit && !isPassing) fail(`${units.length} units are in ${hex}`);
  }
  if (!state.ending && !game.decision(state)) fail('nobody is asked');
  if (state.ending && state.frames.length > 0) fail('frames are left after the end');
}

/** JSON and copies hold the whole state. */
export function checkCopies(game: FirstSaratogaGame, state: State): void {
  const text = JSON.stringify(state);
  const again = JSON.parse(text) as State;
  if (digest(again) !== digest(state)) fail('JSON does not hold the state');
  const copy = game.copy(state);
  if (JSON.stringify(copy) !== text) fail('a copy differs');
  const [action] = game.actions(copy);
  if (action) game.apply(copy, action, () => undefined);
  if (JSON.stringify(state) !== text) fail('a copy is not deep');
}

/** All that is offered is allowed, and nothing twice. */
export function checkOffers(game: FirstSaratogaGame, state: State): void {
  const offered = game.actions(state);
  for (const action of offered) {
    const refusal = game.check(state, action);
    if (refusal) fail(`offered and refused: ${JSON.stringify(action)} ${JSON.stringify(refusal)}`);
  }
  const texts = offered.map((action) => JSON.stringify(action));
  if (new Set(texts).size < texts.length) fail('something is offered twice');
}

const JUNK: readonly unknown[] = [
  null,
  -1,
  0,
  1e9,
  0.5,
  '',
  'x',
  'poor',
  [],
  [0],
  ['x'],
  {},
  true,
  [907],
  ['poor', 'poor'],
];

/** Damaged and invented actions are refused or can be played; nothing throws. */
export function checkDamage(
  game: FirstSaratogaGame,
  state: State,
  all: readonly Action[],
  chance: Chance,
  tally: Tally,
): void {
  const given = structuredClone(pick(chance, all)) as unknown as Record<string, unknown>;
  const names = Object.keys(given);
  const name = pick(chance, names);
  switch (below(chance, 12)) {
    case 0:
      delete given[name];
      break;
    case 1:
      given[`${name}x`] = 1;
      break;
    case 2:
      given[name] = pick(chance, JUNK);
      break;
    case 3: {
      const list = given[pick(chance, names)];
      if (Array.isArray(list)) list.push(pick(chance, JUNK));
      else given['hex'] = 100 * (1 + below(chance, 15)) + below(chance, 18);
      break;
    }
    default:
      misjudge(game, state, given, chance);
  }
  const action = (chance() < 0.02 ? pick(chance, JUNK) : given) as Action;
  const refusal = game.check(state, action);
  if (refusal) {
    count(tally, 'refusals', refusal.code);
    const ruling = REFUSED_BY[refusal.code as Code];
    if (ruling) count(tally, 'rulings', ruling);
    if (refusal.case === '') fail(`${refusal.code} has no case`);
    return;
  }
  count(tally, 'samples', 'damaged but allowed');
  const copy = game.copy(state);
  game.apply(copy, action, () => undefined);
}

/** Nearly right: other counters, mostly of the same side, other hexes near by, another choice. */
function misjudge(
  game: FirstSaratogaGame,
  state: State,
  given: Record<string, unknown>,
  chance: Chance,
): void {
  const { world } = game;
  const by = game.decision(state)?.by;
  const side = by === 'british' || by === 'colonial' ? by : state.phasing;
  const own = world.piecesOf[side].filter((piece) => (state.at[piece] ?? 0) > 0);
  const pieces = chance() < 0.85 && own.length > 0 ? own : world.pieces;
  const target =
    typeof given['hex'] === 'number' && world.grid.has(given['hex'] as Hex)
      ? (given['hex'] as Hex)
      : undefined;
  const close = pieces.filter(
    (piece) =>
      target !== undefined &&
      (state.at[piece] ?? 0) > 0 &&
      world.grid.distance(target, state.at[piece] as Hex) <= 2,
  );
  const id = () =>
    world.counters[pick(chance, close.length > 0 && chance() < 0.8 ? close : pieces)]?.id ?? '';
  /** Hex by hex from where the units stand. */
  const wander = (): number[] => {
    const [first] = Array.isArray(given['units']) ? (given['units'] as string[]) : [];
    const frame = state.frames.at(-1);
    let hex =
      first === undefined
        ? frame?.kind === 'group'
          ? frame.hex
          : 0
        : state.at[world.numberOf.get(first) ?? -1];
    const path: number[] = [];
    for (let steps = 1 + below(chance, 4); steps > 0 && world.grid.has(hex as Hex); steps--) {
      hex = pick(chance, world.grid.neighbours(hex as Hex));
      path.push(hex);
    }
    return path;
  };
  const around = (hex: unknown) =>
    typeof hex === 'number' && world.grid.has(hex as Hex) && chance() < 0.8
      ? pick(chance, world.grid.within(hex as Hex, 2))
      : pick(chance, world.landHexes);
  for (const [name, value] of Object.entries(given)) {
    if (chance() < 0.4) continue;
    if (name === 'mode') given[name] = pick(chance, ['normal', 'skirmish', 'bombard']);
    else if (name === 'march') given[name] = !value;
    else if (name === 'choice') given[name] = pick(chance, ['stay', 'retreat', 'loss', 'sing']);
    else if (name === 'formation') given[name] = pick(chance, ['F', 'H', 'R', 'X']);
    else if (name === 'entry') given[name] = pick(chance, ['A', 'B', 'C', 'D']);
    else if (name === 'hex') given[name] = around(value);
    else if (name === 'path' && chance() < 0.6) given[name] = wander();
    else if (name === 'path' && Array.isArray(value)) {
      const path = value.map((hex) => (chance() < 0.5 ? hex : around(hex)));
      given[name] = chance() < 0.4 ? [...path, around(path.at(-1))] : chance() < 0.1 ? [] : path;
    } else if (typeof value === 'string' && name !== 'kind') given[name] = id();
    else if (Array.isArray(value) && name !== 'dice') {
      const list = value.filter(() => chance() < 0.8);
      given[name] = chance() < 0.6 ? [...list, id()] : list;
    }
  }
  if (Array.isArray(given['units']) && 'primary' in given && chance() < 0.7)
    [given['primary']] = given['units'];
}

export function checkOracles(game: FirstSaratogaGame, state: State, chance: Chance, tally: Tally): void {
  const { world } = game;
  const view = game.view(state, undefined);
  for (const side of ['british', 'colonial'] as const) {
    const slow = [...slowZoc(world.scenario, view, side)].sort();
    if (
      slow.join() !==
      view.control[side]
        .map((hex) => formatHex(hex as Hex))
        .sort()
        .join()
    )
      fail(`${side} ZOC differs`);
  }
  count(tally, 'samples', 'zoc');
  const from = pick(chance, world.landHexes);
  const to = pick(
    chance,
    world.grid.within(from, 3).filter((hex) => world.land[hex] === 1),
  );
  const sight = RULES.questions.sight(state, undefined, from, to);
  if (from !== to && sight?.clear !== slowSight(world.scenario, formatHex(from), formatHex(to)))
    fail(`sight from ${from} to ${to} differs`);
  count(tally, 'samples', 'sight');
  const asked = game.decision(state);
  if (asked?.kind === 'move') compareReach(game, state, chance, tally);
  if (asked?.kind === 'attack' || asked?.kind === 'counterattack') compareOdds(game, state, chance, tally);
}

function compareReach(game: FirstSaratogaGame, state: State, chance: Chance, tally: Tally): void {
  const begins = game.actions(state).filter((action) => action.kind === 'begin');
  if (begins.length === 0) return;
  const { counters, march } = pick(chance, begins);
  const answers = RULES.questions.reach(state, undefined, counters, march);
  if ('code' in answers) fail(`reach is refused: ${answers.code}`);
  const at = state.at[game.world.numberOf.get(counters[0] ?? '') ?? -1] ?? 0;
  for (const { allowance, destinations } of answers) {
    const fast = destinations.map(({ hex, cost }) => `${formatHex(hex as Hex)} ${cost}`).sort();
    for (const { path } of destinations.slice(0, 6)) playPath(game, state, counters, march, path);
    if (at <= 0) continue;
    const view = game.view(state, undefined);
    const walkers = { ids: counters, from: formatHex(at as Hex), march, allowance };
    const slow = [...slowReach(game.world.scenario, view, walkers)]
      .map(([hex, cost]) => `${hex} ${cost}`)
      .sort();
    if (slow.join() !== fast.join())
      fail(
        `reach of ${counters.join()} march ${march} with ${allowance}: ${fast.join()} but slowly ${slow.join()}`,
      );
    count(tally, 'samples', 'reach');
  }
}

/** What reach promises, a step can do. */
function playPath(
  game: FirstSaratogaGame,
  state: State,
  counters: readonly string[],
  march: boolean,
  path: readonly number[],
): void {
  if (state.fog) return;
  const copy = game.copy(state);
  game.apply(copy, { kind: 'begin', counters, march }, () => undefined);
  const refusal = game.check(copy, { kind: 'step', path });
  if (refusal) fail(`reach promises ${path.join()}, and a step meets ${refusal.code}`);
}

function compareOdds(game: FirstSaratogaGame, state: State, chance: Chance, tally: Tally): void {
  const { world } = game;
  const attacks = game
    .actions(state)
    .filter((action) => action.kind === 'attack' || action.kind === 'counterattack');
  if (attacks.length === 0) return;
  const action = pick(chance, attacks);
  const isGuns = action.units.every((id) => world.isGun[world.numberOf.get(id) ?? -1]);
  const mode = action.kind === 'attack' ? action.mode : isGuns ? 'bombard' : 'normal';
  const { hex, units, primary } = action;
  const odds = RULES.questions.odds(state, undefined, { mode, hex, units, primary });
  if ('code' in odds) fail(`odds are refused: ${odds.code}`);
  const hexOf = (id: string) => (state.at[world.numberOf.get(id) ?? -1] ?? 0) as Hex;
  const leadersAt = (at: number, british: boolean | undefined) =>
    world.pieces.filter(
      (piece) => world.isLeader[piece] && state.at[piece] === at && world.isBritish[piece] === british,
    );
  const isBritish = world.isBritish[world.numberOf.get(primary) ?? -1];
  const bonus = (piece: number) => {
    const counter = world.counters[piece];
    if (counter?.kind !== 'leader') return 0;
    return ((state.marks[piece] ?? 0) & 1) === 0 ? counter.front.moraleBonus : counter.back.moraleBonus;
  };
  const own = [...new Set(units.map(hexOf))].flatMap((at) => leadersAt(at, isBritish));
  const near = leadersAt(hexOf(primary), isBritish).map(bonus);
  const theirs = leadersAt(hex, !isBritish).map(bonus);
  if (own.length + theirs.length > 3) return;
  for (const each of odds) {
    const slow = slowOdds({
      mode,
      isAfar: units.every((id) => world.grid.distance(hexOf(id), hex as Hex) > 1),
      column: world.scenario.charts.results.map((row) => row[each.column] ?? ''),
      attacker: { morale: each.attackerMorale - Math.max(0, ...near), leaders: near },
      defender: { morale: each.defenderMorale - Math.max(0, ...theirs), leaders: theirs },
      bystanders: own.length - near.length,
    });
    if (slow.all !== each.waysOfAll) fail(`odds count ${each.waysOfAll} ways and slowly ${slow.all}`);
    for (const [outcome, number] of Object.entries({ ...slow.ways, ...each.ways }))
      if (slow.ways[outcome] !== number || (each.ways as Record<string, number>)[outcome] !== number)
        fail(`odds of ${outcome}: ${JSON.stringify(each.ways)} but slowly ${JSON.stringify(slow.ways)}`);
    count(tally, 'samples', 'odds');
  }
}

export function fail(message: string): never {
  throw new Error(message);
}
