/** The campaign for other programs: set-up, a group on the road, a battle broken off in its middle, and what the enemy hears of it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { BLOCKS, type Side } from '../../src/engine/campaign';
import { Conversation } from './conversation';

const NEW = { do: 'new', game: 'campaign' };
const roll = (...dice: number[]) => ({ do: 'act', action: { kind: 'roll', dice } });
const order = (side: Side, action: object) => ({ do: 'act', side, action });

/** Ids of a side's blocks in an answer; where Clinton stands is open. */
const told = (answer: unknown, side: Side): string[] => {
  const text = JSON.stringify(answer);
  return BLOCKS.filter(({ id, side: of }) => of === side && id !== 'clinton' && text.includes(`"${id}"`)).map(
    ({ id }) => id,
  );
};

let talk: Conversation;
const say = async (...requests: readonly object[]) => {
  let last: unknown;
  for (const request of requests) last = await talk.ok(request);
  return last as { readonly decision: { readonly kind: string; readonly by: string } };
};

beforeEach(() => {
  talk = new Conversation();
});

/** 3.3 Herkimer stands at Crown Point, beside the Natives of St. Frederick; then 5.1 the British have 5 AP, the Americans 3. */
const BEGUN = [
  NEW,
  order('american', { kind: 'suggest' }),
  order('american', { kind: 'lift', block: 'mny_herkimer' }),
  order('american', { kind: 'place', block: 'mny_herkimer', place: 'ft_crown_point' }),
  order('american', { kind: 'ready' }),
  roll(6, 1),
];
const BURGOYNE = order('british', {
  kind: 'group',
  leader: 'burgoyne',
  blocks: ['br_f9', 'br_f20'],
  to: 'valcour',
});
const RAID = [
  order('british', { kind: 'natives' }),
  order('british', { kind: 'single', block: 'nat_n4', path: ['ft_crown_point'] }),
  order('british', { kind: 'endNatives' }),
  order('british', { kind: 'endMovement' }),
  order('british', { kind: 'endForceMarch' }),
];

describe('the beginning', () => {
  it('3.3, 5.1 militia is placed, the dice are asked for, and the British move first', async () => {
    expect(await say(NEW)).toMatchObject({ decision: { kind: 'placeMilitia', by: 'american' } });
    expect(await say(...BEGUN.slice(1, -1))).toMatchObject({ decision: { kind: 'roll', dice: 2, faces: 6 } });
    expect(await say(roll(6, 1))).toMatchObject({
      decision: { kind: 'move', by: 'british', case: '6.1' },
      events: [{ type: 'pointsRolled', points: { british: 5, american: 3 }, first: 'british' }, {}],
    });
  });
  it('13.2 options are asked for by name', async () => {
    expect(await say({ ...NEW, options: { strongStLedger: true } })).toMatchObject({
      decision: { kind: 'strengthenStLedger', by: 'british', case: '13.2' },
    });
    expect(await talk.ok({ do: 'view' })).toMatchObject({ options: { strongStLedger: true, ambush: false } });
  });
  it('refuses an option that is none, or is neither on nor off', async () => {
    expect(await talk.error({ ...NEW, options: { weather: true } })).toMatchObject({
      code: 'unknownField',
      at: 'options.weather',
    });
    expect(await talk.error({ ...NEW, options: { ambush: 'often' } })).toMatchObject({
      code: 'badField',
      at: 'options.ambush',
    });
  });
  it('2.1 without fog everything is open to the enemy', async () => {
    await say({ ...NEW, fog: false }, ...BEGUN.slice(1), BURGOYNE);
    expect(told(await talk.ok({ do: 'view', side: 'american' }), 'british')).toContain('burgoyne');
  });
});

describe('2.1 what the enemy hears of a group', () => {
  it('6.3 is the number of blocks, from where and to where', async () => {
    await say(...BEGUN);
    const { events } = await talk.ok(BURGOYNE);
    expect(told(events, 'british')).toEqual(['burgoyne', 'br_f9', 'br_f20']);
    const heard = await talk.ok({ do: 'events', from: 5, side: 'american' });
    expect(heard['events']).toMatchObject([
      { type: 'activated', what: 'group', price: 1, left: 4 },
      { type: 'moved', from: 'canada_start', path: ['valcour'], count: 3 },
    ]);
    for (const answer of [
      heard,
      await talk.ok({ do: 'events', side: 'american' }),
      await talk.ok({ do: 'view', side: 'american' }),
      await talk.ok({ do: 'decision', side: 'american' }),
      await talk.ok({ do: 'actions', side: 'american' }),
      await talk.ok({ do: 'view' }),
    ])
      expect(told(answer, 'british')).toEqual([]);
  });
  it('is the same whoever went, also in what an opponent gets', async () => {
    const seen = async (blocks: readonly string[]) => {
      await say(...BEGUN, order('british', { kind: 'group', leader: 'burgoyne', blocks, to: 'valcour' }));
      return talk.ok({ do: 'observe', side: 'american' });
    };
    expect(await seen(['br_f62', 'art_phillips'])).toEqual(await seen(['br_f9', 'br_f20']));
  });
  it('K14 is not told by a refusal either: the enemy may not order it', async () => {
    await say(...BEGUN);
    expect(await talk.error({ ...BURGOYNE, side: 'american' })).toMatchObject({ code: 'notYourDecision' });
  });
});

describe('a battle broken off in its middle', () => {
  const BROKEN_OFF = [
    ...BEGUN,
    BURGOYNE,
    ...RAID,
    order('american', { kind: 'fire', block: 'mny_herkimer' }),
  ];
  it('10.4, 10.15 is at a fort, in which the militia rolls its full dice', async () => {
    expect(await say(...BROKEN_OFF)).toMatchObject({ decision: { kind: 'roll', dice: 3, case: '10.8' } });
    expect(told(await talk.ok({ do: 'view', side: 'american' }), 'british')).toEqual(['nat_n4']);
  });
  it('goes on from its save as it would have', async () => {
    await say(...BROKEN_OFF);
    const { save } = await talk.ok({ do: 'save' });
    const { digest } = await talk.ok({ do: 'digest' });
    const ENDED = [roll(5, 5, 4), order('british', { kind: 'fire', block: 'nat_n4' })];
    const goesOn = await say(...ENDED);
    talk = new Conversation();
    expect(await talk.ok({ do: 'load', save })).toMatchObject({ decision: { kind: 'roll', case: '10.8' } });
    expect(await talk.ok({ do: 'digest' })).toEqual({ at: 12, digest });
    expect(await say(...ENDED)).toEqual(goesOn);
    expect(await talk.ok({ do: 'view', side: 'british' })).toMatchObject({
      battle: { place: 'ft_crown_point', attacker: 'british', isSkirmish: true, isFort: true },
    });
  });
  it('takes no damaged save', async () => {
    await say(...BROKEN_OFF);
    const { save } = await talk.ok({ do: 'save' });
    const text = JSON.stringify(save).replaceAll('mny_herkimer', 'mny_nobody');
    expect(await talk.error({ do: 'load', save: JSON.parse(text) as object })).toMatchObject({
      code: 'badSave',
    });
  });
});
