import { BATTLES, countersIn, deployedView, isUnit } from '../../src/engine/saratoga';
import { counterOf } from '../../src/engine/saratoga/data/counters';
import { expect, test, text } from './table';

const facts = text.battleFacts;

test('the title says what this is and offers both battles', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle(text.title);
  await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
  await expect(page.getByText(text.introduction)).toBeVisible();
  for (const battle of BATTLES) {
    const words = text.battles[battle];
    const card = page.getByRole('article').filter({ hasText: words.date });
    await expect(card.getByRole('heading', { name: words.name })).toBeVisible();
    await expect(card.getByText(words.date)).toBeVisible();
    const units = countersIn(battle).filter(isUnit);
    const british = units.filter((unit) => unit.side === 'british').length;
    await expect(card.getByText(facts.strength(british, units.length - british))).toBeVisible();
    await expect(card.getByText(facts.turns(11, '10:30 a.m.', '6:45 p.m.'))).toBeVisible();
    await expect(card.getByRole('link', { name: facts.look(words.name) })).toBeVisible();
  }
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
    await page.getByRole('link', { name: facts.look(name) }).click();
    await expect(page).toHaveURL(new RegExp(`#/${battle}$`));
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(date);
    await expect(table.board).toHaveAccessibleName(text.board.label(name));

    const stacks = Object.values(deployedView(battle).stacks).map((ids) => ids.map((id) => counterOf(id)));
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
    await page.getByRole('link', { name: text.board.backLabel }).click();
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    await expect(page).toHaveTitle(text.title);

    // Under a sub-path, and everything from there.
    expect(new URL(baseURL ?? '').pathname.split('/').length).toBeGreaterThan(3);
    expect(asked.length).toBeGreaterThan(4);
    expect(asked.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
  });
}

test('an address that means nothing shows the title', async ({ page, table }) => {
  for (const hash of ['#/saratoga', '#/oct7/more', '#nonsense']) {
    await page.goto(`./${hash}`);
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    await expect(table.board).toHaveCount(0);
  }
});
