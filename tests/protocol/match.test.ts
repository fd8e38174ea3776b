/** A match of another program against a level, over the protocol, as its README tells. */
import { describe, expect, it } from 'vitest';
import type { ActionLike } from '../../src/engine/kernel/game';
import { SIDES, type Side } from '../../src/engine/saratoga/index';
import { Conversation } from './conversation';

interface Now {
  readonly decision: { readonly by: string } | null;
  readonly outcome?: { readonly winner?: Side };
}
interface Played {
  readonly outcome: Now['outcome'];
  readonly asked: Readonly<Record<string, number>>;
  readonly digest: unknown;
}

/** The other program takes the last action listed, which ends a phase or holds its fire. */
async function play(talk: Conversation, seed: string, mine: Side, level: string): Promise<Played> {
  await talk.ok({ do: 'new', battle: 'sept19', start: 'clearing', seed });
  const asked: Record<string, number> = {};
  let memory: object = {};
  for (;;) {
    const { decision, outcome } = (await talk.ok({ do: 'decision' })) as unknown as Now;
    if (!decision) return { outcome, asked, digest: (await talk.ok({ do: 'digest' }))['digest'] };
    const side = decision.by;
    asked[side] = (asked[side] ?? 0) + 1;
    if (side === mine) {
      await talk.ok({ do: 'observe', side });
      const { actions } = (await talk.ok({ do: 'actions', side })) as unknown as { actions: ActionLike[] };
      await talk.ok({ do: 'act', side, action: actions.at(-1) });
      continue;
    }
    const advice = await talk.ok({ do: 'advise', side, level, seed: `level ${seed}`, ...memory });
    memory = { memory: advice['memory'] };
    for (const action of advice['actions'] as readonly ActionLike[])
      await talk.ok({ do: 'act', side, action });
  }
}

describe('a match', () => {
  it('goes on to an outcome with the sides swapped, and nobody is asked for the dice', async () => {
    const talk = new Conversation();
    for (const mine of SIDES) {
      const { outcome, asked } = await play(talk, 'match 0', mine, 'colonel');
      expect(Object.keys(asked).toSorted()).toEqual(SIDES.toSorted());
      expect(outcome?.winner).toBe(SIDES.find((side) => side !== mine));
    }
  });

  it('is the same again from the same seed', async () => {
    const once = await play(new Conversation(), 'match 1', 'british', 'colonel');
    expect(await play(new Conversation(), 'match 1', 'british', 'colonel')).toEqual(once);
    expect((await play(new Conversation(), 'match 2', 'british', 'colonel')).digest).not.toEqual(once.digest);
  });
});
