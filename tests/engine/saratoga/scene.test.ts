/** What a turning point comes down to, by hand-made phases: the gravest thing, and what brought it about. */
import { describe, expect, it } from 'vitest';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import type { Event, TurningPoint } from '../../../src/engine/saratoga';
import {
  chiefPoint,
  crisisOf,
  momentScene,
  sceneOf,
  strokeIn,
} from '../../../src/engine/saratoga/analysis/scene';

const [FROM, HEX] = [hexOf('0408'), hexOf('0407')];
const step = (...events: Event[]) => ({ events });

const shot = (unit = 'a-1nh', hit = true): Event => ({
  type: 'shot',
  unit,
  from: FROM,
  target: 'b-24',
  hex: HEX,
  die: 6,
  needed: 4,
  modifiers: [],
  hit,
  ranged: false,
  concealed: false,
  secret: false,
});
const lost = (hits: number, unit = 'b-24'): Event => ({
  type: 'stepLost',
  side: unit.startsWith('b') ? 'british' : 'american',
  unit,
  hex: HEX,
  hits,
  secret: false,
});
const moved = (counters: readonly string[], way: readonly number[]): Event => ({
  type: 'moved',
  counters,
  shown: counters[0] ?? '',
  from: way[0] ?? 0,
  path: way.slice(1),
  cost: 2,
  combat: false,
});
const killed: Event = { type: 'leaderKilled', leader: 'L-fraser', hex: HEX, by: 'a-1nh' };
const broke: Event = { type: 'broke', formation: 'fraser' };

/** A phase that begins after ten actions. */
const pointOf = (rest: Partial<TurningPoint> = {}): TurningPoint => ({
  chapter: {
    place: 10,
    turn: 5,
    kind: 'combat',
    stage: undefined,
    side: 'american',
    opensTurn: false,
    weight: 1,
  },
  place: 12,
  hex: HEX,
  winner: 'american',
  swing: 10,
  steps: { british: 1, american: 0 },
  broke: [],
  lost: [],
  leaders: [],
  away: 0,
  ...rest,
});

describe('the gravest thing', () => {
  it('3.8.2 is a formation that broke, with its commander where he fell in the same phase', () => {
    const point = pointOf({ broke: ['fraser', 'poor'] });
    expect(crisisOf(point, [step(broke)])).toEqual({
      kind: 'broke',
      side: 'british',
      formations: ['fraser'],
      fallen: undefined,
    });
    expect(crisisOf(point, [step(shot(), killed), step(broke)])).toMatchObject({ fallen: 'L-fraser' });
  });

  it('9.0 then those who left by the road', () => {
    const crisis = crisisOf(pointOf({ winner: 'british', away: 2 }), []);
    expect(crisis).toEqual({ kind: 'away', units: 2 });
  });

  it.each<[string, Event[], object]>([
    ['7.6 then a leader', [killed, lost(4)], { kind: 'fell', leaders: ['L-fraser'] }],
    ['7.3 then units shot away', [lost(4)], { kind: 'destroyed', units: ['b-24'] }],
    [
      'then those who surrendered',
      [{ type: 'surrendered', unit: 'b-9', hex: HEX }],
      { kind: 'surrendered', units: ['b-9'] },
    ],
    [
      '3.1 then those for whom there was no room',
      [{ type: 'removedByStacking', unit: 'b-9', hex: HEX }],
      { kind: 'crowded', units: ['b-9'] },
    ],
    ['then steps', [lost(2)], { kind: 'worn', side: 'british', steps: 1, hex: HEX }],
  ])('%s', (_, events, crisis) => {
    expect(crisisOf(pointOf(), [step(...events)])).toEqual(crisis);
  });

  it('is never a loss of the side that gained', () => {
    const events = [lost(4, 'a-1nh'), { ...killed, leader: 'L-poor' }];
    expect(crisisOf(pointOf(), [step(...events)])).toMatchObject({ kind: 'worn', side: 'british' });
  });

  it('where nothing was lost, the lead alone moved', () => {
    const point = pointOf({ steps: { british: 0, american: 0 } });
    expect(crisisOf(point, [])).toEqual({ kind: 'lead', winner: 'american' });
  });
});

describe('the scene', () => {
  it('3.8.2 of a break: from before the shot until the last man has run', () => {
    const steps = [
      step(shot('a-2nh', false)),
      step(shot(), lost(2)),
      step(broke),
      step(shot('a-2nh', false)),
      step({ type: 'retreated', unit: 'b-24', leaders: [], from: HEX, hex: hexOf('0406') }),
      step(shot('a-2nh', false)),
    ];
    expect(sceneOf(pointOf({ broke: ['fraser'] }), steps)).toEqual({
      before: 11,
      at: 13,
      after: 15,
      hex: HEX,
      stroke: { kind: 'shot', side: 'american', unit: 'a-1nh', from: FROM, hex: HEX, hit: true },
    });
  });

  it('9.0 of an exit: the march to the road, and out', () => {
    const way = ['0413', '0313', '0213', '0113'].map(hexOf);
    const steps = [step(moved(['b-24'], way)), step({ type: 'exited', counters: ['b-24'], full: 1 })];
    expect(sceneOf(pointOf({ winner: 'british', away: 1 }), steps)).toMatchObject({
      before: 10,
      at: 12,
      hex: hexOf('0113'),
      stroke: { kind: 'march', side: 'british', unit: 'b-24', way, leaves: true },
    });
  });

  it('9.0 of an exit by those who stood there already', () => {
    const steps = [step({ type: 'exited', counters: ['b-24'], full: 1 })];
    expect(sceneOf(pointOf({ winner: 'british', away: 1 }), steps)).toMatchObject({
      before: 10,
      at: 11,
      stroke: { kind: 'march', way: [hexOf('0113')], leaves: true },
    });
  });

  it('7.6 of a leader run over: the march', () => {
    const steps = [step(moved(['a-1nh'], [FROM, HEX]), killed)];
    expect(sceneOf(pointOf(), steps)).toMatchObject({
      before: 10,
      at: 11,
      stroke: { kind: 'march', leaves: false },
    });
  });

  it('of worn troops: the first hit that turned a counter where most was lost', () => {
    const steps = [step(shot(), lost(1)), step(shot(), lost(2)), step(shot('a-2nh'), lost(2, 'b-9'))];
    expect(sceneOf(pointOf(), steps)).toMatchObject({ before: 11, at: 12, hex: HEX });
  });

  it('where nothing tells, it is the place of the turning point', () => {
    const point = pointOf({ steps: { british: 0, american: 0 } });
    expect(sceneOf(point, [step(), step()])).toMatchObject({ at: 12, stroke: undefined, hex: HEX });
  });
});

describe('a moment', () => {
  it('has the stroke that has just fallen, and none that is long past', () => {
    const log = [step(shot()), step(), step(), step(), step(moved(['b-24'], [HEX, FROM]))];
    expect(momentScene(log, 2)).toMatchObject({ before: 0, at: 2, stroke: { kind: 'shot' } });
    expect(momentScene(log, 4).stroke).toBeUndefined();
    expect(momentScene(log, 5)).toMatchObject({ before: 4, hex: FROM, stroke: { kind: 'march' } });
    expect(momentScene(log, 0)).toMatchObject({ before: 0, stroke: undefined });
  });

  it('7.5 an advance is a march', () => {
    const advanced: Event = { type: 'advanced', counters: ['a-1nh'], from: [FROM], hex: HEX };
    expect(strokeIn([advanced])).toMatchObject({ kind: 'march', way: [FROM, HEX] });
  });
});

describe('the chief of the turning points', () => {
  const british = pointOf({ winner: 'british', swing: 20 });
  const [early, late] = [pointOf({ swing: 12, place: 20 }), pointOf({ swing: 12, place: 40 })];

  it('is the greatest that favoured the side that won, the later of equals', () => {
    const ending = { winner: 'american', reason: 'points' } as const;
    expect(chiefPoint([early, british, late], ending)).toBe(late);
  });

  it('without a winner, or with nothing in his favour, the greatest', () => {
    expect(chiefPoint([early, british], undefined)).toBe(british);
    expect(chiefPoint([british], { winner: 'american', reason: 'tie' })).toBe(british);
    expect(chiefPoint([], undefined)).toBeUndefined();
  });
});
