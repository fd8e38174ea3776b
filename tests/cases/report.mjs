/**
 * Which tests name which case, game by game. Without an argument it runs the tests of the engine first; with the path of
 * vitest's JSON report it only reports; `--brief` leaves out the table, `--only=saratoga` the other games. Fails if a case has no test that passes, or if a
 * test names a case that is not in the catalogue.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** Each game has its catalogue beside this file, under the name of its folder. */
const GAMES = readdirSync(import.meta.dirname)
  .map((file) => basename(file, '.mjs'))
  .filter((name) => existsSync(join(root, 'src/engine', name)));
const WIDTH = Math.max(process.stdout.columns ?? 160, 100);

const given = process.argv.slice(2);
const brief = given.includes('--brief');
const path = given.find((argument) => !argument.startsWith('--')) ?? runTests();
const only = given.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);

for (const game of GAMES) if (only === undefined || only === game) await report(game);

/** @param {string} game */
async function report(game) {
  const {
    CASES,
    RULINGS,
    POSITIONS = [],
    HEADINGS,
    WITHOUT_TEST = [],
    casesNamed,
  } = await import(`./${game}.mjs`);
  /** @type {readonly (readonly [id: string, title: string])[]} */
  const entries = [...CASES, ...RULINGS, ...POSITIONS].filter(([id]) => !WITHOUT_TEST.includes(id));
  const known = new Set([...entries.map(([id]) => id), ...HEADINGS, ...WITHOUT_TEST]);
  /** @type {Map<string, string[]>} */
  const namedBy = new Map(entries.map(([id]) => [id, []]));
  const nameless = [];
  const unknown = [];
  let passing = 0;
  let failing = 0;
  for (const { titles, passed } of testsIn(path, game)) {
    const name = titles.join(' > ');
    const ids = casesNamed(titles);
    if (ids.length === 0) nameless.push(name);
    for (const id of ids) if (!known.has(id)) unknown.push(`${id}  ${name}`);
    if (passed) {
      passing += 1;
      for (const id of ids) namedBy.get(id)?.push(name);
    } else failing += 1;
  }
  const untested = entries.filter(([id]) => namedBy.get(id)?.length === 0);
  if (!brief) printTable(entries, namedBy);
  printList('Tests that name no case', nameless);
  printList('Cases that no catalogue has', unknown);
  printList(
    'Cases without a test that passes',
    untested.map(([id, title]) => `${id}  ${title}`),
  );
  console.log(
    `\n${game}: ${entries.length - untested.length} of ${entries.length} cases and rulings are named by ${passing} tests that pass` +
      (failing > 0 ? `; ${failing} tests do not pass and do not count` : ''),
  );
  if (untested.length > 0 || unknown.length > 0) process.exitCode = 1;
}

/** Runs the tests of the engine, quietly, and answers where their report is. */
function runTests() {
  const report = join(root, 'node_modules/.cache/cases/report.json');
  rmSync(report, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = ['run', 'tests/engine', '--reporter=json', `--outputFile=${report}`];
  spawnSync(process.execPath, [vitest, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  return report;
}

/**
 * The tests of a game's rules; the others play no case.
 * @param {string} reported
 * @param {string} game
 */
function testsIn(reported, game) {
  const { testResults } = JSON.parse(readFileSync(reported, 'utf8'));
  return testResults
    .filter((file) => file.name.replaceAll('\\', '/').includes(`tests/engine/${game}/`))
    .flatMap((file) => file.assertionResults)
    .map((test) => ({
      titles: [...test.ancestorTitles, test.title],
      passed: test.status === 'passed',
    }));
}

/**
 * @param {readonly (readonly [id: string, title: string])[]} entries
 * @param {ReadonlyMap<string, readonly string[]>} namedBy
 */
function printTable(entries, namedBy) {
  const titles = Math.max(...entries.map(([, title]) => title.length));
  console.log(`${'case'.padEnd(15)}${'title'.padEnd(titles + 2)}tests  named by`);
  for (const [id, title] of entries) {
    const names = namedBy.get(id) ?? [];
    const row = `${id.padEnd(15)}${title.padEnd(titles + 2)}${String(names.length).padStart(5)}  `;
    console.log(row + shortened(names.join(' | '), WIDTH - row.length));
  }
}

/**
 * @param {string} title
 * @param {readonly string[]} lines
 */
function printList(title, lines) {
  if (lines.length === 0) return;
  console.log(`\n${title}: ${lines.length}`);
  for (const line of lines) console.log(`  ${shortened(line, WIDTH - 2)}`);
}

/**
 * @param {string} text
 * @param {number} width
 */
function shortened(text, width) {
  return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`;
}
