/** How fast the engine plays: random legal games, beside boardgame.io with a state of the same size, and its questions alone. */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Bench } from 'tinybench';
import { act, load, save, seek, type Session, start } from '../../src/engine/kernel/session';
import { seededDice } from '../../src/engine/kernel/dice';
import { isRefusal } from '../../src/engine/kernel/game';
import { type Action, type Event, SARATOGA, type State } from '../../src/engine/saratoga';
import { GRID } from '../../src/engine/saratoga/battlefield';
import { blockedBy, canSee } from '../../src/engine/saratoga/los';
import { groupPoints, makeGroup, reachOf } from '../../src/engine/saratoga/movement';
import { combatUnitsOf } from '../../src/engine/saratoga/roster';
import { readBoard } from '../../src/engine/saratoga/zoc';
import { chanceOf, chooseRandomly, playRandomly } from './randomPlay';

const GAMES = 20;
const MOVES = 100;

// Plain states first: once the rules have met drafts and frozen states, Node runs them more slowly for all.
const plain = new Bench({ time: 4000, warmupTime: 2000, throws: true });
let seed = 0;
let played = 0;
let count = 0;
plain.add('play', () => {
  for (let game = 0; game < GAMES; game++) {
    const battle = game % 2 === 0 ? 'sept19' : 'oct7';
    played += playRandomly({ battle, fog: false }, (seed = (seed + 7919) % 1_000_003)).actions;
    count++;
  }
});
const deployed = deploy();
const pairs = sightPairs();
const units = combatUnitsOf('british').filter((unit) => (deployed.at[unit] ?? 0) > 0);
let into = reachOf(readBoard(deployed), makeGroup(deployed, [units[0] ?? 0]), 0);

plain.add('reach', () => {
  const board = readBoard(deployed);
  for (const unit of units) {
    const group = makeGroup(deployed, [unit]);
    into = reachOf(board, group, groupPoints(deployed, group), into);
  }
});
plain.add('sight', () => {
  for (const [from, to] of pairs) blockedBy(from, to, 'both');
});
plain.add('sight again', () => {
  for (const [from, to] of pairs) canSee(from, to, 'both');
});
await plain.run();
const games = (GAMES * 1000) / mean(plain, 'play');
// The number of actions differs by seed, so it is counted over all games, those of the warm-up included.
const perGame = played / count;

const record = wholeGame();
const bench = new Bench({ time: 3000, warmupTime: 1500, throws: true });
bench.add('boardgame.io', boardgame());
bench.add('boardgame.io, bare', boardgameBare());
bench.add('load', () => {
  const { session } = load(SARATOGA, JSON.parse(record.saved));
  if (!session) throw new Error('the record does not load');
});
bench.add('jump', () => {
  seek(record.session, Math.floor(record.session.record.actions.length / 3));
});

await bench.run();
const theirs = (1000 * MOVES) / mean(bench, 'boardgame.io');
const bare = (1000 * MOVES) / mean(bench, 'boardgame.io, bare');
const micro = (name: string, asked: number) => `${((mean(plain, name) * 1000) / asked).toFixed(2)} µs`;
console.table({
  'random play': { measured: `${Math.round(games * perGame)} actions/s`, wanted: '100000' },
  'whole games': {
    measured: `${Math.round(games)} games/s of ${Math.round(perGame)} actions`,
    wanted: '150',
  },
  'the same game on boardgame.io': { measured: `${Math.round(theirs)} actions/s`, wanted: '' },
  'times as fast': { measured: ((games * perGame) / theirs).toFixed(1), wanted: '20' },
  'boardgame.io without a game': { measured: `${Math.round(bare)} actions/s`, wanted: '' },
  'times as fast as that': { measured: ((games * perGame) / bare).toFixed(1), wanted: '' },
  'reach of a unit': { measured: micro('reach', units.length), wanted: '10 µs' },
  'line of sight': { measured: micro('sight', pairs.length), wanted: '2 µs' },
  'line of sight, asked before': { measured: micro('sight again', pairs.length), wanted: '2 µs' },
  'load a finished game': { measured: `${mean(bench, 'load').toFixed(1)} ms`, wanted: '100 ms' },
  'jump in a finished game': { measured: `${mean(bench, 'jump').toFixed(1)} ms`, wanted: '50 ms' },
  'its record': {
    measured: `${record.session.record.actions.length} actions, ${(record.saved.length / 1024).toFixed(0)} KB`,
    wanted: '',
  },
});

function mean(of: Bench, name: string): number {
  const result = of.getTask(name)?.result;
  if (!result || !('latency' in result)) throw new Error(`no result for ${name}`);
  return result.latency.mean;
}

function deploy(): State {
  const state = SARATOGA.start({ battle: 'oct7', fog: false });
  for (const kind of ['deploy', 'ready', 'deploy', 'ready'] as const)
    SARATOGA.apply(state, { kind }, () => undefined);
  return state;
}

/** All pairs of land hexes up to the longest range. */
function sightPairs() {
  const land = GRID.hexes;
  return land.flatMap((from) => GRID.within(from, 5).map((to) => [from, to] as const));
}

/** A game played to its end in a session, and saved. */
function wholeGame() {
  const chance = chanceOf(1777);
  let session: Session<State, Action, Event> = start(
    SARATOGA,
    { battle: 'oct7' },
    { dice: seededDice('1777') },
  );
  while (SARATOGA.decision(session.state)) {
    const list = SARATOGA.actions(session.state);
    const last = list.at(-1);
    const action = last && chance() < 1 / 6 ? last : list[Math.floor(chance() * list.length)];
    if (!action) throw new Error('nothing is offered');
    const next = act(session, action);
    if (isRefusal(next)) throw new Error(`refused: ${JSON.stringify(next)}`);
    session = next as typeof session;
  }
  return { session, saved: JSON.stringify(save(session)) };
}

/** The same game on boardgame.io: our state is its own, our rules change its draft, and the same player chooses. */
function boardgame(): () => void {
  const { CreateGameReducer, InitializeGame } = boardgameIo();
  const game = {
    setup: () => structuredClone(deployed),
    disableUndo: true,
    moves: { act: ({ G }: { G: State }, action: Action) => SARATOGA.apply(G, action, () => undefined) },
  };
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: 2 });
  const chance = chanceOf(1777);
  return () => {
    for (let i = 0; i < MOVES; i++) {
      if (!SARATOGA.decision(state.G)) state = InitializeGame({ game, numPlayers: 2 });
      const payload = { type: 'act', args: [chooseRandomly(state.G, chance)], playerID: '0' };
      state = reducer(state, { type: 'MAKE_MOVE', payload });
    }
  };
}

/** boardgame.io with the same state and no game: a move changes as much as a step does, and nothing is chosen or checked. */
function boardgameBare(): () => void {
  const { CreateGameReducer, InitializeGame } = boardgameIo();
  const game = {
    setup: () => structuredClone(deployed),
    disableUndo: true,
    moves: {
      step: ({ G }: { G: State }, piece: number, hex: number) => {
        G.at[piece] = hex;
        G.order[piece] = 1;
        G.spent[piece] = (G.spent[piece] ?? 0) + 2;
      },
    },
  };
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: 2 });
  let turn = 0;
  return () => {
    for (let i = 0; i < MOVES; i++) {
      turn++;
      const payload = { type: 'step', args: [turn % 60, 605 + (turn % 7)], playerID: '0' };
      state = reducer(state, { type: 'MAKE_MOVE', payload });
    }
  };
}

function boardgameIo(): BoardgameIo {
  const folder = join(process.cwd(), 'tests/bench/boardgame');
  if (!existsSync(join(folder, 'node_modules')))
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'ignore',
    });
  return createRequire(join(folder, 'package.json'))('boardgame.io/internal') as BoardgameIo;
}

interface Kept {
  readonly G: State;
}
interface BoardgameIo {
  readonly CreateGameReducer: (config: { game: unknown }) => (state: Kept, action: unknown) => Kept;
  readonly InitializeGame: (config: { game: unknown; numPlayers: number }) => Kept;
}
