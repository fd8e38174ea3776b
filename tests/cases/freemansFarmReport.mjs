/**
 * Which tests of Freeman's Farm name which case: runs them and fails if an entry of the catalogue has no test that passes.
 * A name begins with its cases: `6.1 step 2, F20, T22 the last marker may be paid`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CASES, HEADINGS, POSITIONS, RULINGS } from './freemansFarm.mjs';

const root = resolve(import.meta.dirname, '../..');
const entries = [
  ...CASES,
  ...RULINGS,
  ...Array.from({ length: POSITIONS }, (_, i) => /** @type {const} */ ([`T${i + 1}`, 'a numbered position'])),
];
/** The longest first, so that `4.2 search` is not read as `4.2`. */
const known = [...entries.map(([id]) => id), ...HEADINGS].sort((one, other) => other.length - one.length);
/** @type {Map<string, number>} */
const named = new Map(entries.map(([id]) => [id, 0]));
const nameless = [];

const tests = run();
for (const { names, passed } of tests) {
  const ids = names.flatMap(idsAtStart);
  if (ids.length === 0) nameless.push(names.join(' > '));
  if (passed) for (const id of ids) if (named.has(id)) named.set(id, (named.get(id) ?? 0) + 1);
}
const untested = entries.filter(([id]) => named.get(id) === 0);
for (const name of nameless) console.log(`names no case: ${name}`);
for (const [id, title] of untested) console.log(`no test: ${id}  ${title}`);
const failing = tests.filter(({ passed }) => !passed).length;
console.log(
  `${entries.length - untested.length} of ${entries.length} named by ${tests.length} tests, ${failing} of them fail`,
);
process.exitCode = untested.length > 0 || failing > 0 ? 1 : 0;

/** @param {string} title */
function idsAtStart(title) {
  const ids = [];
  for (let rest = title; ;) {
    const range = /^F(\d+)-F(\d+)(?![\w.])/.exec(rest);
    const id = known.find((each) => rest.startsWith(each) && !/^[\w.]/.test(rest.slice(each.length)));
    if (range) for (let n = Number(range[1]); n <= Number(range[2]); n++) ids.push(`F${n}`);
    else if (id) ids.push(id);
    else return ids;
    rest = rest.slice(range ? range[0].length : (id ?? '').length).replace(/^,? /, '');
  }
}

function run() {
  const report = join(root, 'node_modules/.cache/cases/freemansFarm.json');
  rmSync(report, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = ['run', 'tests/engine/freemansFarm', '--reporter=json', `--outputFile=${report}`];
  spawnSync(process.execPath, [vitest, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({
      names: [...test.ancestorTitles, test.title],
      passed: test.status === 'passed',
    })),
  );
}
