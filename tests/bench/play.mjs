/**
 * How soon the screen answers a player in a real browser, at full speed and on a slow processor: `npm run bench:play`.
 * With `-- --opponent` two computer players of the highest level are watched instead. It judges nothing.
 */
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { build, runnerImport } from 'vite';
import { launchOptions } from '../e2e/browser.mjs';
import { serve } from '../e2e/serve.mjs';
import { placeOf } from './placeOf.mjs';

const ROUNDS = 24;
/** So many times slower the processor is made. */
const SLOWDOWNS = [1, 4];
const FRAME = 1000 / 60;
/** Milliseconds for which opponents are watched. */
const WATCHED = 45_000;

const root = resolve(import.meta.dirname, '../..');
const built = resolve(root, 'node_modules/.cache/bench-play');

/** Both armies in contact in the middle of a battle, as a written position. */
const ARMIES = `0405 L-fraser b-24 b-li; 0505 b-gren b-mark; 0605 L-hamilton b-9 b-20; 0705 b-21; 0805 L-riedesel b-ried
0905 b-specht; 1005 b-rhetz; 1105 L-phillips b-47; 0404 b-fa1; 0604 b-ha1; 0503 L-burgoyne
0408 L-learned a-va a-dear; 0508 a-2ma; 0608 L-poor a-1nh a-2nh; 0708 a-3nh a-2ny; 0808 a-4ny; 0908 a-lat a-cook
0615 L-gates a-art1; 0715 a-art2; 0815 L-glover a-1ma; 0610 L-arnold`;
const MOVING = `oct7 turn 3 british first movement; ${ARMIES}`;
/** The same with the Americans two hexes nearer. */
const FIRING = `oct7 turn 3 british first fire step 3; ${ARMIES.replaceAll(/\b(\d\d)08 /g, (_, column) => `${column}06 `)}`;

await build({ root, logLevel: 'warn', build: { outDir: built, emptyOutDir: true } });
const { server, url } = await serve(0, built);
const browser = await chromium.launch(await launchOptions());
try {
  if (process.argv.includes('--opponent')) await watchOpponents();
  else for (const slowdown of SLOWDOWNS) report(slowdown, await measure(slowdown));
} finally {
  await browser.close();
  server.close();
}

async function measure(slowdown) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() => {
    if (location.protocol === 'http:')
      localStorage.setItem('saratoga-1777.preferences', JSON.stringify({ pace: 'slow', follow: true }));
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  const cdp = await context.newCDPSession(page);
  const samples = { select: [], preview: [], move: [], fire: [], roll: [], jump: [], pan: [] };

  await open(page, MOVING);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const stacks = ['0405', '0505', '0605', '0705', '0805', '0905'];
  for (let i = 0; i < ROUNDS; i++) {
    const stack = stacks[i % stacks.length];
    const target = `${stack.slice(0, 2)}06`;
    await pointAt(page, stack);
    samples.select.push(await timed(page, () => press(page)));
    samples.preview.push(await previewed(page, () => pointAt(page, target)));
    samples.move.push(await timed(page, () => press(page)));
    if ((await page.locator('button[aria-label^="Undo: a move"]').count()) === 0)
      throw new Error(`nothing moved from ${stack}`);
    await page.keyboard.press('u');
    await page.keyboard.press('Escape');
    await still(page);
  }
  samples.pan = await pan(page, cdp);

  await open(page, FIRING);
  for (let i = 0; i < ROUNDS; i++) {
    const target = page.locator('.question .targets .answer').first();
    await pointAtButton(page, target);
    samples.fire.push(await timed(page, () => press(page)));
    const rolls = page.locator('.question .rolling');
    if ((await rolls.count()) === 0) throw new Error('no die was asked for');
    await pointAtButton(page, rolls);
    samples.roll.push(await timed(page, () => press(page)));
    await page.keyboard.press('u');
    await page.keyboard.press('u');
    await still(page);
  }

  await openReview(page);
  const slider = await page.locator('.scrubber input').boundingBox();
  for (let i = 0; i < ROUNDS * 2; i++) {
    // All over the game, far to and fro.
    const share = ((i * 0.618034) % 1) * 0.96 + 0.02;
    await page.mouse.move(slider.x + slider.width * share, slider.y + slider.height / 2);
    const before = await page.locator('.where').textContent();
    samples.jump.push(await timed(page, () => press(page)));
    if ((await page.locator('.where').textContent()) === before) throw new Error('no jump');
  }
  await context.close();
  return samples;
}

/** Frames of more than 50 ms while two opponents play on at a brisk pace. */
async function watchOpponents() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() => {
    const wishes = { pace: 'quick', opponentPace: 'brisk', level: 'general', follow: true };
    localStorage.setItem('saratoga-1777.preferences', JSON.stringify(wishes));
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'Against the computer' }).first().click();
  await page.getByRole('button', { name: 'Watch two of them' }).click();
  await page.waitForSelector('.opponent-turn');
  await listen(page);
  await sleep(WATCHED);
  const frames = await page.evaluate(() => [...window.benchFrames]);
  const worst = frames.length > 0 ? `, the longest ${Math.round(Math.max(...frames))} ms` : '';
  console.log(`opponents at work for ${WATCHED / 1000} s: ${frames.length} frames over 50 ms${worst}`);
  await context.close();
}

async function open(page, position) {
  await page.goto('about:blank');
  await page.goto(`${url}#/saratoga/at/${encodeURIComponent(position)}`);
  await page.waitForSelector('.question');
  await listen(page);
}

/** A whole game that lies in the library, at its end. */
async function openReview(page) {
  const { module } = await runnerImport('./tests/helpers/saratoga/goldenGame.ts', {
    root,
    logLevel: 'error',
  });
  const saved = module.goldenSave('oct7-9', { fog: false });
  const id = 'abcdefgh234567';
  const seats = { british: 'person', american: 'person' };
  const entry = {
    game: 'saratoga',
    seats,
    isUndoFree: true,
    actions: saved.actions.length,
    began: -1,
    at: 1,
    label: { scenario: 'oct7', turn: 8, stage: 'over' },
  };
  await page.goto(`${url}icon.svg`);
  await page.evaluate(
    (records) =>
      new Promise((done) => {
        indexedDB.deleteDatabase('saratoga-1777').onsuccess = () => {
          const opening = indexedDB.open('saratoga-1777', 1);
          opening.onupgradeneeded = () => opening.result.createObjectStore('library');
          opening.onsuccess = () => {
            const write = opening.result.transaction('library', 'readwrite');
            for (const [key, record] of records) write.objectStore('library').put(record, key);
            write.oncomplete = () => {
              opening.result.close();
              done();
            };
          };
        };
      }),
    [
      [`entry:${id}`, entry],
      [`game:${id}`, { seats, at: 1, text: JSON.stringify(saved) }],
    ],
  );
  await page.goto(`${url}#/review/${id}`);
  await page.waitForSelector('.scrubber input');
  await listen(page);
}

async function listen(page) {
  await page.evaluate(() => document.fonts.ready);
  await sleep(900);
  await page.evaluate(() => {
    const times = (window.benchTimes = []);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) times.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false });
    window.benchFrames = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.benchFrames.push(duration);
    }).observe({ type: 'long-animation-frame' });
  });
}

/** Milliseconds from the input to the picture that answers it, in steps of eight as the browser tells them; less than 16 counts as 16. */
async function timed(page, deed) {
  await still(page);
  await page.evaluate(() => {
    window.benchTimes.length = 0;
  });
  await deed();
  await still(page);
  const times = await page.evaluate(() => window.benchTimes);
  return Math.max(16, ...times);
}

/** The browser tells nothing of a pointer that moves: until the frame after it has been drawn. */
async function previewed(page, deed) {
  await still(page);
  await page.evaluate(() => {
    window.benchPreview = new Promise((done) => {
      const moved = ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now() - timeStamp);
          port2.postMessage(0);
        });
      window.addEventListener('pointermove', moved, { capture: true, once: true });
    });
  });
  await deed();
  return page.evaluate(() => window.benchPreview);
}

/** Until the page has painted, and told what it took. */
async function still(page) {
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30)))),
  );
}

async function pointAt(page, hex) {
  const { x, y } = await placeOf(page, hex);
  await page.mouse.move(x, y);
}

async function pointAtButton(page, locator) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
}

/** A click where the pointer rests. */
async function press(page) {
  await page.mouse.down();
  await page.mouse.up();
}

/** Frames of more than 50 ms while the map is dragged with every overlay on it, in ms; none is the best. */
async function pan(page, cdp) {
  for (const button of await page.locator('.overlay-tools .tool:not(.fold)').all())
    if (!(await button.getAttribute('aria-label')).includes('counters')) await button.click();
  await pointAt(page, '0405');
  await press(page);
  for (let i = 0; i < 3; i++) await page.keyboard.press('+');
  await sleep(900);
  await page.evaluate(() => {
    window.benchFrames.length = 0;
  });
  const mouse = (type, more) => cdp.send('Input.dispatchMouseEvent', { type, ...more });
  const at = (i) => ({ x: 800 - i * 9, y: 720 - i * 6, button: 'left', buttons: 1 });
  await mouse('mouseMoved', { x: 800, y: 720 });
  await mouse('mousePressed', { ...at(0), clickCount: 1 });
  const start = performance.now();
  for (let i = 1; i <= 60; i++) {
    await mouse('mouseMoved', at(i <= 40 ? i : 80 - i));
    await sleep(Math.max(0, start + i * FRAME - performance.now()));
  }
  await mouse('mouseReleased', { ...at(20), clickCount: 1 });
  const frames = await page.evaluate(() => [...window.benchFrames]);
  for (let i = 0; i < 3; i++) await page.keyboard.press('-');
  return frames;
}

function report(slowdown, samples) {
  console.log(
    `\nProcessor ${slowdown === 1 ? 'as it is' : `${slowdown} times slower`}: input to the answering picture, ms`,
  );
  console.log(
    `${''.padEnd(10)}${['samples', 'p50', 'p95', 'most'].map((word) => word.padStart(9)).join('')}`,
  );
  for (const [name, values] of Object.entries(samples)) {
    if (name === 'pan') continue;
    const sorted = values.toSorted((a, b) => a - b);
    const at = (share) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
    const cells = [sorted.length, at(0.5), at(0.95), at(1)].map((cell) =>
      String(Math.round(cell)).padStart(9),
    );
    console.log(name.padEnd(10) + cells.join(''));
  }
  const worst = samples.pan.length > 0 ? `, the longest ${Math.round(Math.max(...samples.pan))} ms` : '';
  console.log(`panning with all overlays on: ${samples.pan.length} frames over 50 ms${worst}`);
}
