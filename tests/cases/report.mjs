/**
 * Which tests name which case. Without an argument it runs the tests of the engine first; with the path of vitest's JSON
 * report it only reports, and with `--brief` it leaves out the table. Fails if a case has no test that passes, or if a
 * test names a case that is not in the catalogue.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CASES, HEADINGS, RULINGS } from './catalogue.mjs';
import { casesIn } from './names.mjs';

const root = resolve(import.meta.dirname, '../..');
const RULE_TESTS = 'tests/engine/saratoga/';
const WIDTH = Math.max(process.stdout.columns ?? 160, 100);

const given = process.argv.slice(2);
const brief = given.includes('--brief');
const path = given.find((argument) => !argument.startsWith('--')) ?? runTests();

const entries = [...CASES, ...RULINGS];
const known = new Set([...entries.map(([id]) => id), ...HEADINGS]);
/** @type {Map<string, string[]>} */
const namedBy = new Map(entries.map(([id]) => [id, []]));
const nameless = [];
const unknown = [];
let passing = 0;
let failing = 0;

for (const { name, passed } of testsIn(path)) {
  const ids = casesIn(name, (id) => known.has(id));
  if (ids.length === 0) nameless.push(name);
  for (const id of ids) if (!known.has(id)) unknown.push(`${id}  ${name}`);
  if (passed) {
    passing += 1;
    for (const id of ids) namedBy.get(id)?.push(name);
  } else failing += 1;
}
const untested = entries.filter(([id]) => namedBy.get(id)?.length === 0);

if (!brief) printTable();
printList('Tests that name no case', nameless);
printList('Cases that no catalogue has', unknown);
printList(
  'Cases without a test that passes',
  untested.map(([id, title]) => `${id}  ${title}`),
);
console.log(
  `\n${entries.length - untested.length} of ${entries.length} cases and rulings are named by ${passing} tests that pass` +
    (failing > 0 ? `; ${failing} tests do not pass and do not count` : ''),
);
process.exitCode = untested.length > 0 || unknown.length > 0 ? 1 : 0;

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
 * The tests of the rules; the others play no case.
 * @param {string} report
 */
function testsIn(report) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults
    .filter((file) => file.name.replaceAll('\\', '/').includes(RULE_TESTS))
    .flatMap((file) => file.assertionResults)
    .map((test) => ({
      name: [...test.ancestorTitles, test.title].join(' > '),
      passed: test.status === 'passed',
    }));
}

function printTable() {
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
