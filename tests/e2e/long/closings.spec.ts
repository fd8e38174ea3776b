/** A page that is closed at any moment, many times in one game. */
import { closeAgainAndAgain } from '../answers';
import { test } from '../table';

test('a page that is closed at twenty moments of a game loses nothing that was answered', async ({
  context,
}) => {
  test.setTimeout(240_000);
  await closeAgainAndAgain(context, 20);
});
