import { setUp } from '../../src/ui/saratoga/text/setUpWords';
import { saratoga } from '../../src/games/saratoga';
import { isRefusal } from '../../src/engine/kernel/game';
import { act, start } from '../../src/engine/kernel/session';
import { type Battle, BATTLES, countersIn, isUnit, RULES, SARATOGA } from '../../src/engine/saratoga';
import { counterOf } from '../../src/engine/saratoga/data/counters';
import { table as furniture } from '../../src/ui/text/table';
import { opponents } from '../../src/ui/text/opponents';
import { title } from '../../src/ui/text/title';
import { goldenSave } from '../helpers/saratoga/goldenGame';
import { filesOf } from './site';
import { expect, test, text } from './table';
import { beginFromTitle, cardOf, idOn, IN_PLAY, keepGame } from './ways';

const facts = setUp.battleFacts;

test('the title says what this is and offers both battles', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle(title.page);
  await expect(page.getByRole('heading', { level: 1, name: title.page })).toBeVisible();
  await expect(page.getByText(title.lead)).toBeVisible();
  for (const battle of BATTLES) {
    const words = text.battles[battle];
    const card = page
      .locator('[aria-labelledby="game-saratoga"]')
      .getByRole('article')
      .filter({ hasText: words.date });
    await expect(card.getByRole('heading', { name: words.name })).toBeVisible();
    await expect(card.getByText(words.date)).toBeVisible();
    const units = countersIn(battle).filter(isUnit);
    const british = units.filter((unit) => unit.side === 'british').length;
    await expect(card.getByText(facts.strength(british, units.length - british))).toBeVisible();
    await expect(card.getByText(facts.turns(11, '10:30 a.m.', '6:45 p.m.'))).toBeVisible();
    await expect(card.getByRole('link', { name: `See ${words.name} deployed` })).toBeVisible();
    await expect(card.getByRole('link', { name: saratoga.options })).toHaveAttribute('href', '#/saratoga');
  }
});

test('a card of the title begins a game with everything as usual, for one or for two in the fog', async ({
  page,
}) => {
  for (const battle of BATTLES) {
    await beginFromTitle(page, battle, true);
    await expect(page.locator('h1')).toContainText(text.battles[battle].name);
    await expect(page.locator('#counters .stack').first()).toBeVisible();
    const first = idOn(page);
    await beginFromTitle(page, battle, false);
    expect(idOn(page)).not.toBe(first);
    // Whoever rolls higher decides who goes first; then the screen goes to one side alone.
    await expect(page.locator('.hand-over, .question[data-kind=chooseOrder]')).toBeVisible();
  }
});

test('the set-up of the game tells more of each battle, and what was chosen there is in the game', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('link', { name: saratoga.options }).first().click();
  await expect(page).toHaveURL(/#\/saratoga$/);
  await expect(page.getByRole('heading', { level: 1, name: text.gameTitle })).toBeVisible();
  for (const battle of BATTLES) {
    const { story, setUp, hint } = text.battles[battle];
    for (const words of [story, setUp, hint])
      await expect(cardOf(page, battle).getByText(words)).toBeVisible();
  }
  const [open = ''] = setUp.choices.fog.off;
  await page
    .getByRole('button', { name: setUp.choices.short(0) })
    .first()
    .click();
  await page.getByRole('radio', { name: open }).check();
  await expect(page.getByRole('button', { name: setUp.choices.short(1) }).first()).toBeVisible();
  await cardOf(page, 'oct7').getByRole('button', { name: facts.two }).click();
  // Nothing is hidden, so the past can be looked at.
  await expect(page.getByRole('link', { name: furniture.review.open })).toBeVisible();
});

for (const battle of BATTLES) {
  const { name, date } = text.battles[battle];

  test(`choosing ${name} shows both armies deployed, also after a reload, and Back returns`, async ({
    page,
    table,
    baseURL,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('./');
    await page.getByRole('link', { name: `See ${name} deployed` }).click();
    await expect(page).toHaveURL(new RegExp(`#/saratoga/${battle}$`));
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(date);
    await expect(table.board).toHaveAccessibleName(text.board.label(name));

    const stacks = deployed(battle).map((ids) => ids.map((id) => counterOf(id)));
    const units = stacks.flat().filter(isUnit);
    const alone = stacks.filter((stack) => !stack.some(isUnit)).flat();
    const faces = table.board.locator('#counters .counter');
    await expect(faces).toHaveCount(units.length + alone.length);
    const names = await faces.locator('.name-line').allTextContents();
    const expected = [...units, ...alone].map((counter) => counter.name);
    expect(names.sort((a, b) => a.localeCompare(b))).toEqual(expected.sort((a, b) => a.localeCompare(b)));
    await expect(table.board.locator('#counters .shade-badge')).toHaveCount(13 - alone.length);
    expect(units.length + 13).toBe(countersIn(battle).length);

    await page.reload();
    await expect(faces).toHaveCount(units.length + alone.length);
    await page.getByRole('link', { name: furniture.backLabel }).click();
    await expect(page.getByRole('heading', { level: 1, name: title.page })).toBeVisible();
    await expect(page).toHaveTitle(title.page);

    // Under a sub-path, and everything from there.
    expect(new URL(baseURL ?? '').pathname.split('/').length).toBeGreaterThan(3);
    expect(asked.length).toBeGreaterThan(4);
    expect(asked.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
  });
}

test('an address that means nothing shows the title', async ({ page, table }) => {
  for (const hash of ['#/burgoyne', '#/oct7', '#/game', '#/play', '#/review', '#nonsense']) {
    await page.goto(`./${hash}`);
    await expect(page.getByRole('heading', { level: 1, name: title.page })).toBeVisible();
    await expect(table.board).toHaveCount(0);
  }
});

test('the title loads nothing of a game, not even with games in the library', async ({ page, baseURL }) => {
  const ofGame = filesOf('saratoga');
  expect(ofGame.length).toBeGreaterThan(10);
  await keepGame(page, goldenSave('oct7-9', { fog: false, until: 40 }), 'onegame0');
  await keepGame(page, goldenSave('oct7-9', { fog: false, until: 80 }), 'another0');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(baseURL ?? '', '')));
  await page.goto('./');
  await expect(page.locator('.library-others li')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(4);
  expect(asked.filter((file) => ofGame.includes(file))).toEqual([]);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`heading, doors and Continue are in sight and whole at ${viewport.width} by ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await keepGame(page, goldenSave('oct7-9', { fog: false, until: 40 }));
    await page.goto('./');
    const shown = [
      page.getByRole('heading', { level: 1, name: title.page }),
      page.getByText(title.lead),
      ...[title.doors.learn, title.doors.play, title.doors.study].map(({ name }) =>
        page.locator('.door', { hasText: name }),
      ),
      page.getByRole('link', { name: title.resume.go }),
    ];
    for (const part of shown) {
      await expect(part).toBeInViewport({ ratio: 1 });
      // Nothing is cut at the edge of its box.
      expect(await part.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(1);
    }
    for (const { note } of [title.doors.play, title.doors.study])
      await expect(page.getByText(note)).toBeInViewport({ ratio: 1 });
  });

test('nothing jumps while the title comes with its library', async ({ page }) => {
  for (const [i, until] of [40, 80, 120, 160].entries())
    await keepGame(page, goldenSave('oct7-9', { fog: false, until }), `agame000${i}`);
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('about:blank');
    await page.goto('./');
    await expect(page.locator('.library')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const shifted = await page.evaluate(
      () =>
        new Promise<{ sum: number; what: string[] }>((done) => {
          let sum = 0;
          const what: string[] = [];
          const watch = new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as Shift[]) {
              sum += entry.value;
              for (const { node } of entry.sources)
                what.push(`${entry.value.toFixed(3)} ${node instanceof Element ? node.className : ''}`);
            }
          });
          watch.observe({ type: 'layout-shift', buffered: true });
          window.setTimeout(() => done({ sum, what }), 300);
        }),
    );
    expect(shifted.sum, shifted.what.join(', ')).toBeLessThan(0.02);
  }
});

/** As browsers tell it; the types of the DOM do not have it yet. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

test('the licences of all parts lie beside the page, and the title leads there', async ({
  page,
  request,
}) => {
  await page.goto('./');
  const link = page.locator('footer').getByRole('link', { name: title.licences });
  await expect(link).toBeVisible();
  const href = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
  const answer = await request.get(href);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const told = await answer.text();
  for (const name of [
    'react',
    'react-dom',
    'scheduler',
    'immer',
    'zustand',
    'valibot',
    'honeycomb-grid',
    ...FONTS,
  ])
    expect(told, name).toMatch(new RegExp(`^${name}\n=+\n\n[^]{400,}`, 'm'));
  expect(told).toContain('SIL OPEN FONT LICENSE');
  expect(told.match(/^Copyright/gm)?.length).toBeGreaterThan(6);
});

const FONTS = ['@fontsource/im-fell-english', '@fontsource/libre-franklin'];

/** The counters of each stack of the ready-made deployment, by the rules alone. */
function deployed(battle: Battle): readonly (readonly string[])[] {
  let session = start(SARATOGA, { battle, fog: false });
  for (const action of RULES.opening) {
    const next = act(session, action);
    if (isRefusal(next)) throw new Error(next.code);
    session = next;
  }
  return Object.values(SARATOGA.view(session.state, undefined).stacks);
}

test('a battle that one looks at can be played from there', async ({ page }) => {
  await page.goto('./#/saratoga');
  await cardOf(page, 'sept19')
    .getByRole('link', { name: facts.look(text.battles.sept19.name) })
    .click();
  await page.getByRole('button', { name: facts.play }).click();
  const card = page.getByRole('dialog', { name: facts.play });
  // An opponent is chosen in a card of its own, and one may think better of it.
  await card.getByRole('button', { name: title.opponent }).click();
  await expect(page.getByRole('dialog', { name: opponents.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: opponents.title })).toHaveCount(0);
  await card.getByRole('button', { name: facts.solo }).click();
  await expect(page).toHaveURL(IN_PLAY);
  await expect(page.locator('.question')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text.battles.sept19.name);
});
