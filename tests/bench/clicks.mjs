/**
 * How many presses a sensible player needs for a turn of both sides in the real page: `npm run bench:clicks`. Each formation
 * marches as a whole toward the fight, everybody closes in who should, the fire plan is fired, and each other question is
 * answered once. Dice are thrown by the page. It judges nothing.
 */
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { build, runnerImport } from 'vite';
import { launchOptions } from '../e2e/browser.mjs';
import { serve } from '../e2e/serve.mjs';
import { placeOf } from './placeOf.mjs';

const root = resolve(import.meta.dirname, '../..');
const built = resolve(root, 'node_modules/.cache/bench-play');
const SEED = 'clicks';
/** What the buttons say. */
const { play } = await wordsOf('play');
const { setUp } = await wordsOf('setUpWords');
/** A turn that takes more has met a question which this player does not know how to end. */
const MOST = 300;

/** Where each formation marches, turn by turn; the last one holds. Whoever is not named stands still. */
const GOALS = {
  sept19: {
    Fraser: ['0405'],
    Breymann: ['0404'],
    Hamilton: ['0705'],
    Riedesel: ['1006'],
    Phillips: ['1305'],
    Learned: ['0407'],
    Poor: ['0607'],
    Glover: ['0810'],
    Paterson: ['0612'],
    Nixon: ['0713'],
  },
  oct7: {
    Fraser: ['0506', '0406'],
    Hamilton: ['0807', '0708'],
    Riedesel: ['1007', '0908'],
    Phillips: ['1206', '1107'],
    Breymann: ['0405', '0405'],
    Learned: ['0508', '0507'],
    Poor: ['0709', '0708'],
    Glover: ['0909', '0909'],
    Paterson: ['0810', '0809'],
    Nixon: ['1010', '1009'],
  },
};

await build({ root, logLevel: 'warn', build: { outDir: built, emptyOutDir: true } });
const { server, url } = await serve(0, built);
const browser = await chromium.launch(await launchOptions());
try {
  await count('sept19', 1);
  await count('oct7', 2);
} finally {
  await browser.close();
  server.close();
}

/** Plays so many turns, and tells what each has cost. */
async function count(battle, turns) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => {
    if (location.protocol === 'http:')
      localStorage.setItem('saratoga-1777.preferences', JSON.stringify({ pace: 'off', follow: false }));
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await begin(page, battle);
  const marched = new Set();
  for (let turn = 1; turn <= turns; turn++) {
    const presses = new Map();
    const sum = () => [...presses.values()].reduce((all, made) => all + made, 0);
    while ((await turnOn(page)) === turn) {
      if (sum() > MOST)
        throw new Error(`no end of turn ${turn}: ${await page.locator('.question').innerText()}`);
      const kind = await settled(page);
      if (kind === 'over' || (await turnOn(page)) !== turn) break;
      const made = await answer(page, battle, kind, turn, marched);
      presses.set(kind, (presses.get(kind) ?? 0) + made);
    }
    const parts = [...presses].map(([kind, made]) => `${kind} ${made}`).join(', ');
    console.log(`${battle} turn ${turn}: ${sum()} presses (${parts})`);
  }
  await context.close();
}

async function begin(page, battle) {
  await page.goto(`${url}#/saratoga`);
  await page.locator('.wishes summary').click();
  await page.locator('.wishes input[type=text]').fill(SEED);
  await page
    .locator('.battle-card')
    .nth(battle === 'sept19' ? 0 : 1)
    .getByRole('button', { name: setUp.battleFacts.solo, exact: true })
    .click();
  await page.waitForSelector('.question');
}

function turnOn(page) {
  return page.evaluate(() =>
    Number(/\d+/.exec(document.querySelector('.bar-when')?.textContent ?? '')?.[0] ?? 0),
  );
}

/** The kind of the question, once no die falls and nothing plays by itself any more. */
async function settled(page) {
  let kind = '';
  for (let same = 0; same < 4;) {
    await page.waitForTimeout(60);
    const now = await page.evaluate(
      () => document.querySelector('.question')?.getAttribute('data-kind') ?? '',
    );
    same = now === kind && now !== 'roll' ? same + 1 : 0;
    kind = now;
  }
  return kind;
}

/** Answers one question; tells with how many presses. */
async function answer(page, battle, kind, turn, marched) {
  switch (kind) {
    case 'move':
      return move(page, battle, turn, marched);
    case 'activate':
      return press(page, '.formations .answer:enabled', '.question-foot .ends');
    case 'combatMove':
      return press(page, '.question-foot .answer.chief', '.question-foot .ends');
    case 'fire':
    case 'freeRound':
      return press(
        page,
        '.question-foot .answer.all',
        '.targets .answer',
        '.counter-button',
        '.question-foot .ends',
      );
    default:
      return press(
        page,
        '.question-foot .answer:enabled',
        '.question .answer:enabled',
        '.question .counter-button',
      );
  }
}

/** Presses the first of these that is there. */
async function press(page, ...selectors) {
  for (const selector of selectors) {
    const found = page.locator(selector).first();
    if ((await found.count()) === 0 || !(await found.isVisible())) continue;
    await found.click();
    return 1;
  }
  throw new Error(`nothing to press: ${await page.locator('.question').innerText()}`);
}

/** Marches of the turn before go on at one press; then each formation by its name and its goal, and the phase ends. */
async function move(page, battle, turn, marched) {
  let presses = 0;
  const goOn = page.locator('.march-names .chief');
  if ((await goOn.count()) > 0) {
    await goOn.click();
    await settled(page);
    return 1;
  }
  for (const [name, goals] of Object.entries(GOALS[battle])) {
    const key = `${turn} ${name}`;
    const chip = page.locator('.march-names .answer', { hasText: new RegExp(`^${name}$`) });
    if (marched.has(key) || (await chip.count()) === 0) continue;
    marched.add(key);
    await chip.click();
    const { x, y } = await placeOf(page, goals[turn - 1] ?? goals.at(-1));
    await page.mouse.click(x, y);
    presses += 2;
    await settled(page);
    // Nobody can come nearer: they are put down again.
    const letGo = page.getByRole('button', { name: play.move.letGo, exact: true });
    if ((await letGo.count()) > 0) {
      await letGo.click();
      presses += 1;
    }
    await settled(page);
  }
  const whose = () => page.locator('.question').first().getAttribute('class');
  const side = await whose();
  while ((await settled(page)) === 'move' && (await whose()) === side) {
    if (presses > MOST) throw new Error(`no end of movement: ${await page.locator('.question').innerText()}`);
    presses += await press(page, '.sure .ends', '.question-foot .ends');
  }
  return presses;
}

async function wordsOf(file) {
  const { module } = await runnerImport(
    resolve(import.meta.dirname, `../../src/ui/saratoga/text/${file}.ts`),
  );
  return module;
}
