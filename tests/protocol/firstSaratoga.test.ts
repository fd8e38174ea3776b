/** First Saratoga for other programs: its scenarios by name and whole, and what is wrong with one. */
import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../src/engine/firstSaratoga';
import { GAMES } from '../../src/games/list';
import { Conversation } from './conversation';

const changed = (change: Readonly<Record<string, unknown>>): object => ({
  ...(JSON.parse(JSON.stringify(SCENARIOS.outpost)) as object),
  ...change,
});
const begin = (scenario: unknown) => ({ do: 'new', game: 'first-saratoga', scenario, seed: 'programs' });

describe('a scenario of one’s own', () => {
  it('begins beside the game’s name or in the set-up, and is kept by a save', async () => {
    const talk = new Conversation(GAMES);
    const scenario = changed({ id: 'mine', name: 'Mine' });
    expect(await talk.ok({ do: 'new', game: 'first-saratoga', setup: { scenario } })).toMatchObject({
      decision: { kind: 'assignEntry', by: 'british' },
    });
    await talk.ok(begin(scenario));
    for (const side of ['british', 'colonial'])
      for (const kind of ['deploy', 'ready']) await talk.ok({ do: 'act', side, action: { kind } });
    const { save } = await talk.ok({ do: 'save' });
    expect(save).toMatchObject({ setup: { scenario: { id: 'mine', name: 'Mine' } } });
    const again = new Conversation(GAMES);
    expect(await again.ok({ do: 'load', save })).toMatchObject({ decision: { by: 'british' } });
  });

  it('is refused with every mistake and its place', async () => {
    const talk = new Conversation(GAMES);
    expect(await talk.error(begin(changed({ name: '', extra: 1 })))).toMatchObject({
      code: 'badSetup',
      at: 'extra',
      problems: [
        { code: 'unknownField', at: 'extra' },
        { code: 'badText', at: 'name' },
      ],
    });
    const { victory } = SCENARIOS.outpost;
    expect(await talk.error(begin(changed({ victory: { ...victory, atOnce: ['0101'] } })))).toMatchObject({
      problems: [{ code: 'notLand', at: 'victory.atOnce[0] 0101' }],
    });
    expect(await talk.error(begin('nowhere'))).toMatchObject({ code: 'badSetup' });
  });
});
