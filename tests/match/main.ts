/** The program behind `npm run match`. */
import { fork } from 'node:child_process';
import type { Scenario } from '../../src/games/contract';
import { fight } from './bout';
import { parseOrders } from './orders';
import { report, type Row, scoreOf } from './report';
import { ringOf, seatsOf, stretchIn } from './ring';

/** Games after which the score so far is told. */
const TELL_EVERY = 20;
const orders = parseOrders(process.argv.slice(2));
const ring = await ringOf(orders.game);
const { entry, rules, own } = ring;
const { levels } = ring.opponent;
const [a = '', b = ''] = [orders.a ?? levels.at(-1), orders.b ?? levels.at(-2) ?? levels.at(-1)];
const scenarios = orders.scenarios?.map(scenarioOf) ?? entry.scenarios;

if (orders.job !== undefined) process.send?.(rowsOf(orders.job));
else {
  const shares =
    orders.jobs === 1
      ? [rowsOf(0)]
      : await Promise.all(Array.from({ length: orders.jobs }, (_, job) => shareOf(job)));
  console.log(report({ a, b }, entry.sides, shares.flat(), own.marks?.all ?? []));
}

function scenarioOf(id: string): Scenario {
  const known = entry.scenarios.find((each) => each.id === id);
  if (!known) throw new Error(`no scenario '${id}', but ${entry.scenarios.map((each) => each.id).join()}`);
  return known;
}

/** The games of one process: pairs on the same dice with the sides swapped, the scenarios by turns. One against himself swaps nothing. */
function rowsOf(job: number): Row[] {
  const rows: Row[] = [];
  for (let game = 0; game < orders.games; game++) {
    const pair = a === b ? game : game >> 1;
    if (pair % orders.jobs !== job) continue;
    const scenario = scenarios[pair % scenarios.length];
    if (scenario) rows.push(rowOf(scenario, pair, game % 2));
    if (rows.length % TELL_EVERY === 0) console.error(`process ${job}: ${scoreOf(entry.sides, rows)}`);
  }
  return rows;
}

/** One game, the first player on the side of that number. */
function rowOf({ id, setups }: Scenario, pair: number, at: number): Row {
  const seed = `${orders.seed} ${pair}`;
  const [side = '', other = ''] = at === 0 ? entry.sides : entry.sides.toReversed();
  const players = { [side]: a, [other]: b };
  const usual = orders.fog ? setups.two : setups.solo;
  const opening = orders.deployments ? own.openingOf?.(id, pair) : undefined;
  const marks = new Set<string>();
  const { state, times } = fight({
    rules,
    setup: own.setupFor?.(usual, players) ?? usual,
    seed,
    seats: seatsOf(ring, players, seed),
    opening: opening?.actions,
    stretch: (of, asked) => stretchIn(ring, of, asked),
    watch: (of) => {
      for (const mark of own.marks?.seen?.(of, marks) ?? []) marks.add(mark);
    },
    listen: (event) => {
      for (const mark of own.marks?.of(event) ?? []) marks.add(mark);
    },
  });
  const outcome = rules.game.outcome(state);
  if (!outcome) throw new Error('no end');
  return {
    scenario: opening ? `${id}, ${opening.name}` : id,
    side,
    winner: outcome.winner,
    reason: outcome.reason,
    turn: rules.label(state).turn,
    figures: own.figures?.(state) ?? {},
    marks: [...marks],
    a: times[side] ?? [],
    b: times[other] ?? [],
  };
}

function shareOf(job: number): Promise<Row[]> {
  return new Promise((done, failed) => {
    const child = fork(process.argv[1] ?? '', [...process.argv.slice(2), '--job', String(job)]);
    let share: Row[] | undefined;
    child.once('message', (told) => (share = told as Row[]));
    child.once('error', failed);
    child.once('close', (code) =>
      share ? done(share) : failed(new Error(`process ${job} ended with ${code}`)),
    );
  });
}
