/** The program behind `npm run match`. */
import { fork } from 'node:child_process';
import { BATTLES, type Battle, type Side } from '../../src/engine/saratoga/index';
import { play } from './contest';
import { parseOrders } from './orders';
import { report, type Row, scoreOf } from './report';

/** Games after which the score so far is told. */
const TELL_EVERY = 4;
const orders = parseOrders(process.argv.slice(2));

if (orders.job !== undefined) process.send?.(rowsOf(orders.job));
else {
  const shares =
    orders.jobs === 1
      ? [rowsOf(0)]
      : await Promise.all(Array.from({ length: orders.jobs }, (_, job) => shareOf(job)));
  console.log(report(orders, shares.flat()));
}

/** The games of one process: pairs on the same dice with the sides swapped, the battles by turns. */
function rowsOf(job: number): Row[] {
  const rows: Row[] = [];
  const battles: readonly Battle[] = orders.battle ? [orders.battle] : BATTLES;
  for (let game = 0; game < orders.games; game++) {
    const pair = game >> 1;
    if (pair % orders.jobs !== job) continue;
    const battle = battles[pair % battles.length] ?? 'oct7';
    const side: Side = game % 2 === 0 ? 'british' : 'american';
    const [british, american] = side === 'british' ? [orders.a, orders.b] : [orders.b, orders.a];
    const seed = `${orders.seed} ${pair}`;
    const { ending, points, turn, times } = play({ battle, fog: orders.fog, seed, british, american });
    const other: Side = side === 'british' ? 'american' : 'british';
    const { winner, reason } = ending;
    rows.push({ battle, side, winner, reason, points, turn, a: times[side], b: times[other] });
    if (rows.length % TELL_EVERY === 0) console.error(`process ${job}: ${scoreOf(rows)}`);
  }
  return rows;
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
