/** Freeman's Farm for other programs: begun, asked and played to its end by two of them. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/list';
import { Conversation } from './conversation';

const NEW = { do: 'new', game: 'freemans-farm', scenario: 'freemansFarm', seed: 'programs' };

describe('Freeman’s Farm', () => {
  it('begins with the choice of a British hand', async () => {
    const talk = new Conversation(GAMES);
    expect(await talk.ok(NEW)).toMatchObject({
      game: 'freemans-farm',
      decision: { kind: 'keepHand', by: 'british', kinds: ['keep'] },
    });
  });
  it('is refused with what is wrong', async () => {
    const talk = new Conversation(GAMES);
    await talk.ok(NEW);
    expect(
      await talk.error({ do: 'act', side: 'british', action: { kind: 'keep', cards: [] } }),
    ).toMatchObject({ code: 'keepThree' });
  });
  it('hides a hand from the other side', async () => {
    const talk = new Conversation(GAMES);
    await talk.ok(NEW);
    const told = async (side: string) => JSON.stringify(await talk.ok({ do: 'view', side }));
    expect(await told('british')).toMatch(/"dealt":\["british/);
    expect(await told('american')).not.toMatch(/"dealt":\[/);
  });
  it('is played to its end', async () => {
    const talk = new Conversation(GAMES);
    await talk.ok(NEW);
    let now = await talk.ok({ do: 'actions' });
    for (let count = 0; now['decision'] !== null && count < 600; count++) {
      const { by } = now['decision'] as { by: string };
      const [action] = now['actions'] as readonly object[];
      now = await talk.ok({ do: 'act', action, side: by });
      if (now['decision'] !== null) now = await talk.ok({ do: 'actions' });
    }
    expect(now).toMatchObject({ decision: null, outcome: { reason: expect.any(String) } });
  });
});
