/**
 * What `npm test` runs, and with `long` what `npm run test:long` does. Names of steps as arguments run only those:
 * `node tests/run.mjs types unit`, `node tests/run.mjs long fuzz`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache');
const unitReport = join(cache, 'vitest/report.json');
const browserReport = join(cache, 'playwright/report.json');

/** A test that passed at its second try counts, and is named in the list of its step as flaky. */
const countBrowser = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
});
const BUILD = [{ name: 'build', command: ['vite/bin/vite.js', 'build'] }];

/** Steps of one stage run side by side. A step with `report` counts its tests, any other counts as one. */
const SHORT = [
  [
    { name: 'types', command: ['typescript/bin/tsc', '-b'] },
    { name: 'lint', command: ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings'] },
    { name: 'format', command: ['prettier/bin/prettier.cjs', '--check', '.'] },
  ],
  [
    {
      name: 'unit',
      command: [
        'vitest/vitest.mjs',
        'run',
        // One for each processor: by itself it would leave one free.
        `--maxWorkers=${availableParallelism()}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile=${unitReport}`,
      ],
      report: unitReport,
      count: ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => ({
        passed: numPassedTests,
        failed: numFailedTests + testResults.filter(failsWithoutTest).length,
        skipped: numPendingTests + numTodoTests,
      }),
    },
  ],
  [{ name: 'cases', script: 'tests/cases/report.mjs', options: [unitReport, '--brief'], needs: 'unit' }],
  BUILD,
  [{ name: 'budget', script: 'tests/budget.mjs', needs: 'build' }],
  [
    {
      name: 'browser',
      needs: 'build',
      command: ['@playwright/test/cli.js', 'test', '-c', 'tests/e2e'],
      report: browserReport,
      count: countBrowser,
    },
  ],
];

/** Games whose own whole games by chance lie in a folder of their name; those of Saratoga lie beside them. */
const FUZZED = readdirSync(join(root, 'tests/fuzz')).filter((name) =>
  existsSync(join(root, 'tests/fuzz', name, 'main.ts')),
);

/** So many games of opponents at mixed levels, each action checked. */
const MIXED = { saratoga: 1000, 'freemans-farm': 300, campaign: 200, 'first-saratoga': 150 };

/** Longer games in the browser, and more of what chance may bring. */
const LONG = [
  BUILD,
  [
    {
      name: 'browser',
      needs: 'build',
      command: ['@playwright/test/cli.js', 'test', '-c', 'tests/e2e'],
      environment: { SARATOGA_LONG: '1' },
      report: browserReport,
      count: countBrowser,
    },
  ],
  [
    {
      name: 'games',
      command: [
        'vitest/vitest.mjs',
        'run',
        'tests/engine/saratoga/plans-harm.property.test.ts',
        'tests/fuzz/fuzz.test.ts',
        'tests/ui/saratoga/question.test.tsx',
        'tests/ui/freemansFarm/question.test.tsx',
        'tests/ai',
        ...FUZZED.map((game) => `tests/fuzz/${game}`),
      ],
      environment: { SARATOGA_LONG: '1' },
    },
  ],
  [{ name: 'fuzz', script: 'tests/fuzz/run.mjs', options: ['--games', '1000'] }],
  [{ name: 'fog', script: 'tests/fuzz/run.mjs', options: ['--games', '500', '--fog', 'on'] }],
  ...FUZZED.map((game) => [
    {
      name: game,
      script: 'tests/fuzz/run.mjs',
      options: [
        '--game',
        game.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        '--games',
        '500',
      ],
    },
  ]),
  ...Object.entries(MIXED).map(([game, games]) => [
    {
      name: `opponents of ${game}`,
      script: 'tests/tools/fuzzAi.mjs',
      options: ['--game', game, '--games', String(games)],
    },
  ]),
  [{ name: 'twins', script: 'tests/tools/fuzzAi.mjs', options: ['--twins', '500'] }],
  [{ name: 'saves', script: 'tests/fuzz/saves.mjs', options: ['20000'] }],
];

const isLong = process.argv[2] === 'long';
const STAGES = isLong ? LONG : SHORT;
const wanted = process.argv.slice(isLong ? 3 : 2);
const unknown = wanted.filter((name) => !STAGES.flat().some((step) => step.name === name));
if (unknown.length > 0) throw new Error(`No such step: ${unknown.join(', ')}`);

const results = [];
const begun = performance.now();
for (const stage of STAGES) {
  const steps = stage.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  results.push(...(await Promise.all(steps.map((step) => run(step, steps.length > 1)))));
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
printTable();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/** Runs a step and counts. Steps that run side by side print when they are done, so that their lines do not mix. */
async function run({ name, command, script, options = [], environment, needs, report, count }, together) {
  const none = { name, passed: 0, failed: 0, skipped: 0, seconds: 0 };
  if (results.some((result) => result.name === needs && result.failed > 0))
    return { ...none, note: `needs ${needs}` };
  if (!together) console.log(`\n== ${name}`);
  if (report) {
    rmSync(report, { force: true });
    mkdirSync(join(report, '..'), { recursive: true });
  }
  const start = performance.now();
  const args = script
    ? [join(root, script), ...options]
    : [join(root, 'node_modules', command[0]), ...command.slice(1)];
  const { code, output } = await node(args, together, environment);
  const seconds = (performance.now() - start) / 1000;
  const time = `${name} ${code === 0 ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s`;
  console.log(together ? `\n== ${name}\n${output.trim()}\n${time}` : time);
  if (!report) return { ...none, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds };
  const counted = countIn(report, count);
  // A run without tests is a failure, too.
  const failures = code === 0 && counted.passed > 0 ? counted.failed : Math.max(counted.failed, 1);
  return { ...none, ...counted, failed: failures, seconds };
}

function node(args, captured, environment = {}) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: captured ? 'pipe' : 'inherit',
      env: { ...process.env, ...environment },
    });
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    child.once('error', fail);
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** A file of tests that could not be loaded or set up. */
function failsWithoutTest({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}

function countIn(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

function printTable() {
  const cells = (values) =>
    values.map((value, i) => (i === 0 ? String(value).padEnd(9) : String(value).padStart(8))).join('');
  console.log(`\n${cells(['step', 'passed', 'failed', 'skipped', 'seconds'])}`);
  const skipped = results.reduce((sum, result) => sum + result.skipped, 0);
  // Less than the sum of the steps, some of which run side by side.
  const total = { name: 'all', passed, failed, skipped, seconds: (performance.now() - begun) / 1000 };
  for (const { name, note, seconds, ...counted } of [...results, total]) {
    const numbers = [counted.passed, counted.failed, counted.skipped, seconds.toFixed(1)];
    console.log(`${cells([name, ...numbers])}${note ? `  not run: ${note}` : ''}`);
  }
  console.log();
}
