/** The program behind `npm run fuzz:saves`: opens damaged saves and links, and tells what became of them. */
import { RULES } from '../../src/engine/saratoga/index';
import { writeFile } from '../../src/store/library/file';
import { BUDGET, newReport, originals, parcelOf, tryCase } from './savesCheck';
import { savedGame } from './savedGames';
import { writeLink } from '../store/sent';

const cases = Number(process.argv[2] ?? 100_000);
const first = Number(process.argv[3] ?? 0);
const TELL_EVERY = 5_000;

console.log('game                          actions   file bytes   link letters   without a model');
for (let number = 0; number < 10; number++) {
  const { players, saved, isOver } = savedGame(number);
  const parcel = parcelOf(saved);
  const { packing: _, ...plain } = RULES;
  const sizes = [
    saved.actions.length,
    writeFile(parcel).length,
    writeLink(parcel, RULES).length,
    writeLink(parcel, plain).length,
  ];
  console.log(
    `${players.padEnd(28)}${sizes.map((size) => String(size).padStart(10)).join('')}${isOver ? '' : ' (not over)'}`,
  );
}

const games = originals(38, 2);
const report = newReport();
const begin = performance.now();
for (let number = first; number < first + cases; number++) {
  const before = report.failures.length;
  await tryCase(number, games, report);
  for (const failure of report.failures.slice(before)) console.log(`FAILED ${failure}`);
  if (report.cases % TELL_EVERY === 0)
    console.log(
      `${report.cases} in ${((performance.now() - begin) / 1000).toFixed(0)} s, ${report.failures.length} failures`,
    );
}
console.log('\ndamage                cases     whole      part   nothing');
for (const [kind, { cases: all, whole, part, nothing }] of Object.entries(report.kinds).sort(([a], [b]) =>
  a.localeCompare(b),
))
  console.log(`${kind.padEnd(17)}${[all, whole, part, nothing].map((n) => String(n).padStart(10)).join('')}`);
console.log('\nwhy nothing was left:', report.errors);
console.log('\nthe most that a case took, and may take:', report.most, BUDGET);
console.log(`\n${report.cases} damaged saves and links`);
console.log(
  report.failures.length === 0
    ? 'all is well'
    : `${report.failures.length} FAILED\n${report.failures.slice(0, 20).join('\n')}`,
);
process.exitCode = report.failures.length === 0 ? 0 : 1;
