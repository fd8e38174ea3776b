/**
 * Which tests of First Saratoga name which case: runs them, or reads vitest's JSON report where a path is given. Fails if a case
 * or a ruling has no test that passes, or if a test names one that the catalogue does not have.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CASES, casesNamed, HEADINGS, RULINGS } from './firstSaratoga.mjs';

const root = resolve(import.meta.dirname, '../..');
const entries = [...CASES, ...RULINGS];
const known = new Set([...entries.map(([id]) => id), ...HEADINGS]);
const namedBy = new Map(entries.map(([id]) => [id, 0]));
const unknown = [];
let passing = 0;

for (const file of JSON.parse(readFileSync(process.argv[2] ?? runTests(), 'utf8')).testResults)
  for (const test of file.assertionResults) {
    const name = [...test.ancestorTitles, test.title].join(' > ');
    const ids = casesNamed(name);
    for (const id of ids) if (!known.has(id)) unknown.push(`${id}  ${name}`);
    if (test.status !== 'passed') continue;
    passing += 1;
    for (const id of ids) if (namedBy.has(id)) namedBy.set(id, (namedBy.get(id) ?? 0) + 1);
  }

const untested = entries.filter(([id]) => namedBy.get(id) === 0);
for (const line of unknown) console.log(`no such case: ${line}`);
for (const [id, title] of untested) console.log(`no test: ${id}  ${title}`);
console.log(
  `${entries.length - untested.length} of ${entries.length} cases and rulings are named by ${passing} tests that pass`,
);
process.exitCode = untested.length > 0 || unknown.length > 0 ? 1 : 0;

function runTests() {
  const report = join(root, 'node_modules/.cache/cases/firstSaratoga.json');
  rmSync(report, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = ['run', 'tests/engine/firstSaratoga', '--reporter=json', `--outputFile=${report}`];
  spawnSync(process.execPath, [vitest, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  return report;
}
