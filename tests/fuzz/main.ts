/** The program behind `npm run fuzz`: plays games, in several processes if it is told to, and tells what came up. */
import { fork } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FuzzRecord, playGame, replay } from './game';
import { parseOrders } from './orders';
import { addTo, newTally, printTally, type Tally } from './tally';
import { tooOftenExcused } from './twinPlay';

/** What one process has to tell. */
interface Share {
  readonly games: number;
  /** Of the processor; others may have used it, too. */
  readonly seconds: number;
  readonly tally: Tally;
  readonly failures: readonly string[];
}

const FOLDER = 'node_modules/.cache/fuzz';
const MOST_FAILURES = 10;
const TELL_EVERY = 20_000;

const orders = parseOrders(process.argv.slice(2));
if (orders.replay !== undefined) playAgain(orders.replay);
else if (orders.job !== undefined) process.send?.(playShare(orders.job));
else await playAll();

async function playAll(): Promise<void> {
  const begin = performance.now();
  const shares =
    orders.jobs === 1
      ? [playShare(0)]
      : await Promise.all(Array.from({ length: orders.jobs }, (_, job) => shareOf(job)));
  const seconds = (performance.now() - begin) / 1000;
  const tally = newTally();
  for (const share of shares) addTo(tally, share.tally);
  const games = shares.reduce((sum, share) => sum + share.games, 0);
  const failures = shares.flatMap((share) => share.failures);
  const actions = Object.values(tally.actions).reduce((sum, number) => sum + number, 0);
  console.log(printTally(tally));
  const work = shares.reduce((sum, share) => sum + share.seconds, 0);
  console.log(
    `\n${games} games, ${actions} actions in ${seconds.toFixed(1)} s (${work.toFixed(1)} s of the processor): ` +
      `${((work * 1000) / games).toFixed(1)} ms and ${(actions / games).toFixed(0)} actions a game`,
  );
  failures.push(...tooOftenExcused(tally).map((why) => `too much is excused: ${why}`));
  console.log(failures.length === 0 ? 'all is well' : `${failures.length} FAILED\n${failures.join('\n')}`);
  process.exitCode = failures.length === 0 && games > 0 ? 0 : 1;
}

/** The share of another process. */
function shareOf(job: number): Promise<Share> {
  return new Promise((done, failed) => {
    const child = fork(process.argv[1] ?? '', [...process.argv.slice(2), '--job', String(job)]);
    let share: Share | undefined;
    child.once('message', (told) => (share = told as Share));
    child.once('error', failed);
    child.once('close', (code) =>
      share ? done(share) : failed(new Error(`process ${job} ended with ${code}`)),
    );
  });
}

function playShare(job: number): Share {
  const tally = newTally();
  const failures: string[] = [];
  const begin = performance.now();
  let told = begin;
  let games = 0;
  for (let i = job; i < orders.games && failures.length < MOST_FAILURES; i += orders.jobs) {
    const record = playGame(orders.seed, orders.first + i, tally, orders.fixed, orders.beside);
    games++;
    if (record) failures.push(keep(record));
    if (performance.now() - told < TELL_EVERY) continue;
    told = performance.now();
    console.log(`${games} games in ${((told - begin) / 1000).toFixed(0)} s`);
  }
  const { user, system } = process.cpuUsage();
  return { games, seconds: (user + system) / 1_000_000, tally, failures };
}

/** Writes a game that failed, and answers where. */
function keep(record: FuzzRecord): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${record.seed.replace(/\W/g, '_')}-${record.game}.json`);
  writeFileSync(file, `${JSON.stringify(record)}\n`);
  const { british, american, hand } = record.cast;
  console.log(
    `FAILED game ${record.game} of seed ${record.seed}, ${british} against ${american}, ${hand} dice, ` +
      `${record.setup.battle}, after ${record.actions.length} actions:\n  ${record.failure}`,
  );
  return file;
}

function playAgain(file: string): void {
  const record = JSON.parse(readFileSync(file, 'utf8')) as FuzzRecord;
  const tally = newTally();
  const failure = replay(record, tally);
  console.log(printTally(tally));
  console.log(`recorded: ${record.failure}`);
  console.log(failure === undefined ? `${record.actions.length} actions, all is well` : `FAILED ${failure}`);
  process.exitCode = failure === undefined ? 0 : 1;
}
