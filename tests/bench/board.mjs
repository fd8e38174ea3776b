/** How fast the board is in a real browser, with terrain and without: `npm run bench:board`. It judges nothing. */
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { launchOptions } from '../e2e/browser.mjs';
import { serve } from '../e2e/serve.mjs';
import { CATEGORIES, readTrace } from './board/trace.mjs';

const SECONDS = 75; // for the whole run
const WARM_UP = 4;
const FRAME = 1000 / 60;
const WHEEL = 40; // twelve of these zoom from the whole map to about three times its size
const MIDDLE = { x: 540, y: 430 };

const source = join(import.meta.dirname, 'board');
const built = resolve(import.meta.dirname, '../../node_modules/.cache/bench-board');

/** What is shown at a time is measured by the clock, everything else in time on the processor. */
const ROWS = {
  commit: 'move a counter: React commit',
  painted: 'move a counter: commit and paint',
  litCommit: 'highlight 90 hexes: React commit',
  litPainted: 'highlight 90 hexes: commit and paint',
  pan: 'pan: work for a frame',
  zoom: 'zoom: work for a frame',
  redraw: 'sharp redraw at rest: work',
  redrawShown: 'sharp redraw at rest: until shown',
  firstPaint: 'first contentful paint: until shown',
  boardShown: 'board with counters: until shown',
  draw: 'drawing all paths of the sheet: work',
};
const VARIANTS = ['', '?bare'];

const until = performance.now() + SECONDS * 1000;
await buildPage();
const { server, url } = await serve(0, built);
const browser = await chromium.launch(await launchOptions());
const samples = Object.fromEntries(VARIANTS.map((variant) => [variant, newSamples()]));
let rounds = 0;
let weight;
try {
  // The variants take turns, and the first turn, so that noise of the machine hits both alike.
  for (let took = 0; performance.now() + took < until; rounds++) {
    const start = performance.now();
    for (const variant of rounds % 2 === 0 ? VARIANTS : VARIANTS.toReversed()) await measure(variant);
    took = performance.now() - start;
  }
} finally {
  await browser.close();
  server.close();
}
report();

/** The game's own page, in which the sheet can be left out. */
async function buildPage() {
  const ground = join(source, 'Ground.tsx');
  const isGround = (file) => file?.endsWith('/board/Ground.tsx');
  let replaced = false;
  const replaceSheet = {
    name: 'replace-sheet',
    enforce: 'pre',
    resolveId(imported, importer) {
      if (!imported.endsWith('/MapSheet') || isGround(importer)) return undefined;
      replaced = true;
      return ground;
    },
  };
  await build({
    root: source,
    base: './',
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), replaceSheet],
    build: { outDir: built, emptyOutDir: true, target: 'es2022' },
  });
  if (!replaced) throw new Error('Nothing imports MapSheet');
}

/** One visit to the page: everything is done a few times, and read from the browser's trace afterwards. */
async function measure(variant) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error));
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(`${url}${variant}#/saratoga/sept19`);
  await page.waitForSelector('svg.ground');
  await page.evaluate(() => document.fonts.ready);
  await sleep(700);
  const { elements, letters, firstPaint } = await page.evaluate(() => window.bench.start());
  if ((elements === 0) !== (variant === '?bare')) throw new Error(`The sheet has ${elements} elements`);
  if (elements > 0) weight = { elements, letters };
  await play(page, await context.newCDPSession(page));
  const trace = readTrace(await browser.stopTracing());
  await context.close();
  if (errors.length > 0) throw errors[0];
  take(samples[variant], trace);
  samples[variant].firstPaint.push(firstPaint);
}

/** Does all that is measured, and makes sure that it is seen. */
async function play(page, cdp) {
  const mouse = (type, more) => cdp.send('Input.dispatchMouseEvent', { type, ...MIDDLE, ...more });
  const wheel = (deltaY) => mouse('mouseWheel', { deltaX: 0, deltaY });
  const note = (name) => page.evaluate((text) => performance.mark(text), name);
  const width = () => page.evaluate(() => window.bench.seen().width);
  const left = () => page.evaluate(() => window.bench.seen().left);

  for (let i = 0; i < 18; i++) await page.evaluate(() => window.bench.move());
  for (let i = 0; i < 18; i++) await page.evaluate(() => window.bench.highlight());

  await mouse('mouseMoved');
  await sleep(400); // until the stack under the pointer has fanned out
  const whole = await width();
  await note('zoom begins');
  await inFrames(12, () => wheel(-WHEEL));
  const zoomed = await width();
  await inFrames(12, () => wheel(WHEEL));
  await inFrames(12, () => wheel(-WHEEL));
  await note('zoom ends');
  if (zoomed < whole * 1.2) throw new Error('The wheel did not zoom');

  // A slow page gets less zoom out of the same turns of the wheel.
  for (let i = 0; i < 12 && (await width()) < whole * 2.5; i++) await wheel(-WHEEL);
  await rest();
  for (const turn of [-100, 100]) {
    await wheel(turn);
    await rest();
  }

  const before = await left();
  const drag = (i) =>
    mouse('mouseMoved', { x: MIDDLE.x - i * 14, y: MIDDLE.y - i * 8, button: 'left', buttons: 1 });
  await mouse('mousePressed', { button: 'left', buttons: 1, clickCount: 1 });
  await note('pan begins');
  await inFrames(30, drag);
  await inFrames(15, (i) => drag(30 - i));
  await note('pan ends');
  await mouse('mouseReleased', { button: 'left', clickCount: 1 });
  if (Math.abs((await left()) - before) < 50) throw new Error('The drag did not move the sheet');

  /** Until the sheet is drawn for the scale at which it is seen, and every part of it is painted. */
  async function rest() {
    // Input waits for the next frame, and a busy browser lets that wait.
    await page.evaluate(() => window.bench.twoFrames());
    await page.waitForFunction(() => window.bench.seen().sharp, undefined, { polling: 50 });
    await sleep(700);
    await note('at rest');
  }
}

function take(mine, trace) {
  mine.commit.push(...trace.between('move', 'move committed').slice(WARM_UP));
  mine.painted.push(...trace.between('move', 'move painted').slice(WARM_UP));
  mine.litCommit.push(...trace.between('highlight', 'highlight committed').slice(WARM_UP));
  mine.litPainted.push(...trace.between('highlight', 'highlight painted').slice(WARM_UP));
  mine.zoom.push(...trace.frames('wheel', 'zoom begins', 'zoom ends'));
  mine.pan.push(...trace.frames('pointermove', 'pan begins', 'pan ends'));
  mine.draw.push(...trace.between('draw', 'drawn'));

  const sharp = trace.noted('sharp');
  mine.boardShown.push(trace.shown(sharp[0]) - trace.origin);
  const rests = trace.noted('at rest');
  for (const [i, end] of rests.entries()) {
    if (i === 0) continue; // after the zoom, which is no single redraw
    const [at, ...more] = sharp.filter((time) => time > rests[i - 1] && time < end);
    if (at === undefined || more.length > 0) throw new Error('The sheet was not drawn again once at rest');
    const start = trace.taskOf(at);
    mine.redraw.push(trace.work(start, end));
    mine.redrawShown.push(trace.shown(at) - start);
  }
}

/** Input at the pace of a screen, whether or not the page keeps up. */
async function inFrames(steps, send) {
  const start = performance.now();
  const sent = [];
  for (let i = 1; i <= steps; i++) {
    sent.push(send(i));
    await sleep(Math.max(0, start + i * FRAME - performance.now()));
  }
  await Promise.all(sent);
}

function newSamples() {
  return Object.fromEntries(Object.keys(ROWS).map((row) => [row, []]));
}

function report() {
  const [withSheet, bare] = VARIANTS.map((variant) => samples[variant]);
  for (const [variant, rows] of Object.entries(samples))
    for (const [row, values] of Object.entries(rows)) {
      const wanted = row === 'draw' && variant !== '' ? 0 : 1;
      if (values.length < wanted || !values.every(Number.isFinite))
        throw new Error(`${ROWS[row]} was not measured`);
    }
  const table = Object.entries(ROWS).map(([row, name]) => {
    const [p50, without] = [part(withSheet[row], 0.5), part(bare[row], 0.5)];
    const ratio = bare[row].length > 0 ? (p50 / without).toFixed(1) : '';
    return [
      name,
      withSheet[row].length,
      ms(p50),
      ms(part(withSheet[row], 0.95)),
      bare[row].length > 0 ? ms(without) : '',
      ratio,
    ];
  });
  console.log(
    `Chromium ${browser.version()} at 1440 x 900, ${rounds} rounds, milliseconds with terrain and without`,
  );
  console.log(`The sheet: ${weight.elements} elements, ${Math.round(weight.letters / 1024)} KB of paths\n`);
  for (const [name, ...cells] of [['', 'samples', 'p50', 'p95', 'without', 'ratio'], ...table])
    console.log(name.padEnd(38) + cells.map((cell) => String(cell).padStart(9)).join(''));
  const ratio = part(withSheet.zoom, 0.5) / part(bare.zoom, 0.5);
  console.log(
    `\nA zoom frame costs ${ratio.toFixed(1)} times that without terrain: ${ratio <= 2 ? 'at most' : 'MORE THAN'} twice.`,
  );
}

function ms(value) {
  return value.toFixed(value < 10 ? 2 : 0);
}

function part(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}
