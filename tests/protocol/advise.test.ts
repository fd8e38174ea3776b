/** Advice of a computer player for other programs: legal, the same each time, and out of what the side may know. */
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../src/ai/saratoga/levels';
import type { ActionLike } from '../../src/engine/kernel/game';
import { Conversation } from './conversation';

interface Advice {
  readonly at: number;
  readonly actions: readonly ActionLike[];
  readonly memory: object;
  readonly plan: readonly object[];
}
const NEW = { do: 'new', battle: 'oct7', seed: 'advice' };
const ASK = { do: 'advise', side: 'american', level: 'colonel', seed: 'any' };

async function begun(): Promise<Conversation> {
  const talk = new Conversation();
  await talk.ok(NEW);
  return talk;
}

describe('advise', () => {
  it('gives actions that can be played, and goes on from its memory', async () => {
    const talk = await begun();
    let memory: object | undefined;
    for (let asked = 0; asked < 12; asked++) {
      const { decision } = (await talk.ok({ do: 'decision' })) as { decision: { by: string } };
      const own = decision.by === 'american' ? memory : undefined;
      const advice = (await talk.ok({
        ...ASK,
        side: decision.by,
        ...(own ? { memory: own } : {}),
      })) as unknown as Advice;
      if (decision.by === 'american') memory = advice.memory;
      for (const action of advice.actions) await talk.ok({ do: 'act', side: decision.by, action });
    }
    expect(memory).toMatchObject({ level: 'colonel' });
    expect(Number((await talk.ok({ do: 'decision' }))['at'])).toBeGreaterThan(12);
  });

  it.each(LEVELS)('answers at level %s, the same each time', async (level) => {
    const [one, other] = [await begun(), await begun()];
    const first = await one.ok({ ...ASK, level });
    expect(first).toMatchObject({ at: 0, actions: [{ kind: 'deploy' }, { kind: 'ready' }] });
    expect(await other.ok({ ...ASK, level })).toEqual(first);
  });

  it('refuses what it cannot do, and says what there is', async () => {
    const talk = await begun();
    expect(await talk.error({ ...ASK, level: 'emperor' })).toMatchObject({
      code: 'unknownLevel',
      known: [...LEVELS],
    });
    expect(await talk.error({ ...ASK, side: 'british' })).toMatchObject({
      code: 'notYourDecision',
      at: 'american',
    });
    expect(await talk.error({ ...ASK, memory: { level: 'x' } })).toMatchObject({ code: 'badMemory' });
    expect(await new Conversation().error(ASK)).toMatchObject({ code: 'noGame' });
  });
});
