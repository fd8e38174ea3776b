/** Each battle from the set-up to its result, with real clicks. */
import { BATTLES } from '../../../src/engine/saratoga';
import { expect, test } from '../table';
import { atOnce, beginGame } from '../ways';
import { ANSWERED, playThrough } from '../wholeGame';

test.use({ viewport: { width: 960, height: 640 } });

/** One battle by night, by two players in the fog and from an empty map; the other by day, by one person and ready-made. */
const GAMES = {
  sept19: { seed: 2, colorScheme: 'dark', isFog: true, isDeployed: false },
  oct7: { seed: 35, colorScheme: 'light', isFog: false, isDeployed: true },
} as const;
/** Nobody would have the patience for more. */
const MOST = 900;

for (const battle of BATTLES)
  test(`a whole game of ${battle} by mouse${GAMES[battle].isFog ? ', in fog that lets nothing through' : ''}, without a barrier`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const { seed, colorScheme, isDeployed, isFog } = GAMES[battle];
    await page.emulateMedia({ colorScheme });
    await atOnce(page);
    await page.clock.install();
    await beginGame(page, { battle, isSolo: !isFog, seed: 'b', isOwnDeployment: !isDeployed });
    const { last, player, table } = await playThrough(page, {
      seed,
      isFog,
      // What both games ask is looked at in one of them.
      known: isFog ? ANSWERED.filter((kind) => kind !== 'fire') : [],
      until: ({ kind }) => kind === 'over',
      most: MOST,
    });

    expect(last.kind).toBe('over');
    await expect(page.locator('dialog.end-sheet h2')).toHaveText(
      /the (?:British|Americans?) .+|nobody wins$/i,
    );
    expect(player.decisions).toBeGreaterThan(150);
    expect(player.rolls).toBeGreaterThan(30);
    expect(Object.keys(player.kinds)).toEqual(
      expect.arrayContaining(isDeployed ? ANSWERED : ['place', ...ANSWERED]),
    );
    expect(table.hands >= 20).toBe(isFog);
    expect(table.kept.length >= 20).toBe(isFog);
  });
