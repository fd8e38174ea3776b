/** The beginning and the end of a battle with real clicks, in the fog and without; whole games are played in `long`. */
import { expect, test } from './table';
import { atOnce, beginGame, lay, withoutChance } from './ways';
import { ANSWERED, playThrough } from './wholeGame';

test.use({ viewport: { width: 960, height: 640 } });
test.describe.configure({ timeout: 90_000 });

/** Two armies in contact, in the last turn of a battle. */
const LAST_TURN = `turn 11 british first movement;
  0405 L-fraser b-24 b-li; 0505 b-gren b-fa1; 0605 L-hamilton b-9*; 0503 L-burgoyne;
  0407 L-learned a-va a-dear; 0507 L-poor a-1nh* a-2nh; 0607 a-art1; 0610 L-arnold`;

test(
  'in the fog two players deploy, by night, and the page lets nothing through',
  { tag: '@patient' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await atOnce(page);
    await page.clock.install();
    await beginGame(page, { battle: 'sept19', isSolo: false, seed: 'b', isOwnDeployment: true });
    const { last, player, table } = await playThrough(page, {
      seed: 2,
      isFog: true,
      known: ANSWERED,
      until: ({ kind }, { hands }) => hands >= 4 && kind === 'move',
      most: 60,
    });
    expect(last.kind).toBe('move');
    expect(Object.keys(player.kinds)).toEqual(expect.arrayContaining(['place', 'chooseOrder', 'move']));
    expect(table.kept.length).toBe(table.hands);
  },
);

for (const isFog of [true, false])
  test(
    `the last turn of a battle leads to its result${isFog ? ', in fog that lets nothing through' : ''}, without a barrier`,
    { tag: isFog ? '@patient' : [] },
    async ({ page }) => {
      await atOnce(page);
      await withoutChance(page);
      await page.clock.install();
      await lay(page, `oct7 ${isFog ? 'fog ' : ''}${LAST_TURN}`);
      const { last, player, table } = await playThrough(page, {
        seed: 4,
        isFog,
        known: isFog ? ANSWERED : [],
        until: ({ kind }) => kind === 'over',
        most: 200,
      });
      expect(last.kind).toBe('over');
      await expect(page.locator('dialog.end-sheet h2')).toHaveText(
        /the (?:British|Americans?) .+|nobody wins$/i,
      );
      expect(Object.keys(player.kinds)).toEqual(expect.arrayContaining(['move', 'combatMove', 'fire']));
      expect(player.rolls).toBeGreaterThan(3);
      expect(table.kept.length >= 2).toBe(isFog);
    },
  );
