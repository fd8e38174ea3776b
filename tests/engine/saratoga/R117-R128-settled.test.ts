/** R117-R128 What was settled after play, each by its ruling. */
import { describe, expect, it } from 'vitest';
import {
  type Event,
  eventFor,
  parsePosition,
  SARATOGA,
  type Side,
  type State,
} from '../../../src/engine/saratoga';
import { actions, check, decision } from '../../../src/engine/saratoga/game';
import { displacementHexes } from '../../../src/engine/saratoga/retreat';
import { knownPiece } from '../../../src/engine/saratoga/roster';
import { codeOf, fireAt, hexOfCounter, hitsOn, move, play, position } from '../../helpers/saratoga/position';

const HOLD = { kind: 'holdAll' } as const;
const ALONE = -1;
const LOST = -1;
const close = (counters: string, ...path: number[]) =>
  ({ kind: 'combatMove', counters: counters.split(' '), path }) as const;

function written(text: string): State {
  const state = parsePosition(text);
  if (Array.isArray(state)) throw new Error(JSON.stringify(state));
  return state as State;
}

const heard = (events: readonly Event[], side?: Side) =>
  events.flatMap((event) => eventFor(event, side) ?? []);

describe('R117 a gun in the company of infantry', () => {
  it('comes along when the infantry runs a lone leader over', () => {
    const state = position({ at: { '0505': 'b-24 b-fa1', '0506': 'L-poor', '0116': 'a-1nh' } });
    play(state, move('b-24 b-fa1', 506));
    expect(['L-poor', 'b-24', 'b-fa1'].map((id) => hexOfCounter(state, id))).toEqual([LOST, 506, 506]);
  });
  it('3.5 does not where it may not go itself', () => {
    const state = position({ at: { '0505': 'b-24 b-fa1', '0506': 'L-poor', '0507': 'a-1nh' } });
    expect(codeOf(state, move('b-24 b-fa1', 506))).toBe('gunsNotIntoZoc');
    expect(codeOf(state, move('b-24', 506))).toBeUndefined();
  });
});

describe('R118 when lone leaders are killed by an attack', () => {
  const at = { '0605': 'L-fraser b-24', '0506': 'b-li', '0606': 'L-poor', '0116': 'a-1nh' };

  it('7.5 the infantry that attacked is offered the advance', () => {
    const state = position({ phase: 'fire', at: { ...at, '0506': '' } });
    play(state, fireAt('b-24', 606, ALONE));
    expect(decision(state)).toMatchObject({ kind: 'advance', by: 'british', case: '7.5' });
    const events = play(state, { kind: 'advance', counters: ['b-24', 'L-fraser'] });
    expect(hexOfCounter(state, 'b-24')).toBe(606);
    expect(events[0]).toEqual({
      type: 'advanced',
      counters: ['b-24', 'L-fraser'],
      from: [605, 605],
      hex: 606,
    });
  });
  it('7.5 nobody else is, and it may be declined', () => {
    const state = position({ phase: 'fire', at });
    play(state, HOLD); // the light infantry, A
    play(state, fireAt('b-24', 606, ALONE));
    expect(codeOf(state, { kind: 'advance', counters: ['b-li'] })).toBe('didNotFire');
    expect(play(state, { kind: 'decline' })).toContainEqual({ type: 'declined', hex: 606 });
  });
  it('7.6 the event tells who attacked, or ran him over', () => {
    const fire = position({ phase: 'fire', at: { ...at, '0506': '' } });
    const killed = { type: 'leaderKilled', leader: 'L-poor', hex: 606, by: 'b-24' };
    expect(play(fire, fireAt('b-24', 606, ALONE))).toContainEqual(killed);
    expect(play(position({ at }), move('b-24', 606))).toContainEqual(killed);
  });
});

describe('R119 a lone leader is an enemy', () => {
  // Two points into the woods of 0504, one out of them to the field of 0505, which is next to 0605.
  it.each([
    ['british', 'b-24', 'L-poor', 'a-1nh'],
    ['american', 'a-1nh', 'L-fraser', 'b-24'],
  ] as const)('7.0 to those who close in: %s', (phasing, unit, leader, far) => {
    const at = { '0503': unit, '0605': leader, '1016': far };
    const state = position({ phase: 'combatMovement', phasing, at });
    expect(decision(state)?.kind).toBe('combatMove');
    expect(codeOf(state, close(unit, 504))).toBe('mustEndAdjacent');
    play(state, close(unit, 504, 505));
    expect(hexOfCounter(state, unit)).toBe(505);
  });
  it('7.0 though not one in the company of a unit that is not adjacent', () => {
    const at = { '0503': 'b-24', '0705': 'a-1nh L-poor' };
    const state = position({ phase: 'combatMovement', at: { ...at, '0903': 'b-9' } });
    expect(codeOf(state, close('b-24', 504, 505))).toBe('mustEndAdjacent');
  });
  it('8.0 but keeps nobody from recovering', () => {
    const at = { '0605': 'b-24', '0606': 'L-poor', '1016': 'a-1nh' };
    const state = position({ phase: 'recovery', at, hits: { 'b-24': 1 } });
    play(state, { kind: 'recover', group: 'fraser' }, 4);
    expect(hitsOn(state, 'b-24')).toBe(0);
  });
});

describe('R121 the hex of a unit that is pushed', () => {
  const around = { '0604': '', '0505': '', '0506': '', '0606': '', '0706': '', '0705': '' };
  const friends = ['b-9', 'b-20', 'b-21', 'b-47', 'b-rhetz', 'b-specht'];
  const hexes = (at: Record<string, string>) =>
    displacementHexes(position({ at: { '0605': 'b-24 b-li', '1016': 'a-1nh', ...at } }), knownPiece('b-24'));

  it('is a vacant one, if there is one', () => {
    expect(hexes({ ...around, '0604': 'b-9' })).not.toContain(604);
    expect(hexes({ ...around, '0604': 'b-9' })).toHaveLength(5);
  });
  it('else any with room', () => {
    const full = Object.fromEntries(Object.keys(around).map((hex, i) => [hex, friends[i] ?? '']));
    expect(hexes(full)).toHaveLength(6);
    expect(hexes({ ...full, '0604': 'b-9 b-can' })).toHaveLength(5);
  });
});

describe('R122 in the free round', () => {
  it('3.8.2 broken infantry does not fire', () => {
    const state = written(
      'oct7 british fire step 3; break formation poor; 0605 b-24; 0706 b-9; 0606 a-1nh**; broken poor fraser',
    );
    expect(codeOf(state, fireAt('b-24', 606))).toBe('brokenInRound');
    expect(codeOf(state, fireAt('b-9', 606))).toBeUndefined();
  });
});

describe('R124 fire held, then flipped', () => {
  it('7.1.3 a unit that held has used its turn', () => {
    const state = position({
      phase: 'fire',
      phasing: 'american',
      at: { '0605': 'b-24', '0606': 'a-1nh' },
      hits: { 'b-24': 1 },
    });
    play(state, { kind: 'hold', unit: 'b-24' });
    play(state, fireAt('a-1nh', 605), 6, 1, 1);
    expect(hitsOn(state, 'b-24')).toBe(2);
    expect(decision(state)?.kind).not.toBe('fire');
  });
});

describe('R125 a leader who has spent points and picks up a fresh unit', () => {
  it('6.1 together they go as far as the poorest can', () => {
    // Fraser has one of his eight points left; 0307 and 0308 are fields.
    const state = written('oct7 british movement; 0306 L-fraser b-24; 1016 a-1nh; spent L-fraser 7');
    expect(codeOf(state, move('L-fraser b-24', 307))).toBeUndefined();
    expect(codeOf(state, move('L-fraser b-24', 307, 308))).toBe('notEnoughPoints');
    expect(codeOf(state, move('b-24', 307, 308))).toBeUndefined();
  });
});

describe('R126 leaders when a broken unit leaves', () => {
  const retreat = 'oct7 british fire step 3; break formation poor stage retreat; 0605 b-24; broken poor';

  it('3.8.3 go along with the last unit, and the event says so', () => {
    const state = written(`${retreat}; 0606 L-poor a-1nh**`);
    expect(play(state, { kind: 'retreat', unit: 'a-1nh', hex: 607 })).toContainEqual({
      type: 'retreated',
      unit: 'a-1nh',
      leaders: ['L-poor'],
      from: 606,
      hex: 607,
    });
    expect(hexOfCounter(state, 'L-poor')).toBe(607);
  });
  it('3.8.3 stay with one that has yet to leave', () => {
    const state = written(`${retreat}; 0606 L-poor a-2nh a-1nh**`);
    const [first] = play(state, { kind: 'retreat', unit: 'a-1nh', hex: 607 });
    expect(first).toMatchObject({ leaders: [] });
    expect(hexOfCounter(state, 'L-poor')).toBe(606);
  });
});

describe('R127 who is named', () => {
  it('3.4 a unit that attacks a lone leader out of a closed stack shows itself', () => {
    const state = position({
      fog: true,
      phase: 'fire',
      at: { '0605': 'b-24 b-9', '0606': 'L-poor', '1016': 'a-1nh' },
    });
    // R129 somebody of rating A might lie there as well
    while (codeOf(state, fireAt('b-24', 606, ALONE)) === 'notThisStep') play(state, HOLD);
    expect(SARATOGA.view(state, 'american').stacks[605]).toEqual(['b-9']);
    play(state, fireAt('b-24', 606, ALONE));
    expect(SARATOGA.view(state, 'american').stacks[605]).toEqual(['b-24', 'b-9']);
  });

  /** The guns at 0407 have one more hit to make at 0405; the others stand three hexes away on both sides. */
  const stricken = (stack: string): { state: State; events: Event[] } => {
    const state = position({
      fog: true,
      phase: 'fire',
      at: { '0407': 'b-fa1', '0405': stack, '0402': 'a-2nh', '0705': 'a-3nh' },
      hits: { 'a-1nh': 3 },
    });
    while (decision(state)?.by === 'american') play(state, HOLD);
    return { state, events: play(state, fireAt('b-fa1', 405), 6) };
  };
  it('7.3 a leader who must leave a stack that was hit from afar is not named, nor his way', () => {
    const { state, events } = stricken('L-poor a-1nh');
    const seen = SARATOGA.view(state, 'british');
    expect(JSON.stringify([heard(events, 'british'), heard(events), seen])).not.toContain('L-poor"');
    expect(seen.stacks[405]).toBeUndefined();
    expect(seen.concealed).not.toContain(405);
    expect(seen.about).toEqual({ kind: 'relocation', leader: undefined, from: 405 });
    expect(SARATOGA.view(state, 'american').about).toMatchObject({ leader: 'L-poor' });
    const way = play(state, { kind: 'relocate', hex: 402 });
    expect(hexOfCounter(state, 'L-poor')).toBe(402);
    expect(heard(way, 'american')).toContainEqual(expect.objectContaining({ type: 'relocated' }));
    expect([heard(way, 'british'), heard(way)]).toEqual([[], []]);
  });
  it('7.3, R129 where there is none his owner is asked all the same, and says so', () => {
    const [there, none] = [stricken('L-poor a-1nh'), stricken('a-1nh')];
    for (const side of ['british', undefined] as const) {
      expect(heard(none.events, side)).toEqual(heard(there.events, side));
      expect(SARATOGA.view(none.state, side).about).toEqual(SARATOGA.view(there.state, side).about);
    }
    expect(decision(none.state)).toEqual(decision(there.state));
    expect(actions(none.state)).toEqual([{ kind: 'decline' }]);
    expect(codeOf(there.state, { kind: 'decline' })).toBe('notNow');
    expect(play(none.state, { kind: 'decline' })).toEqual([]);
    expect(decision(none.state)).toMatchObject({ kind: 'roll', case: '3.8.1' });
  });
  it('7.3, R129 after one was led away his owner is asked for another, whether there is one or not', () => {
    const [one, two] = [stricken('L-poor a-1nh'), stricken('L-poor L-arnold a-1nh')];
    for (const { state } of [one, two]) play(state, { kind: 'relocate', hex: 402 });
    expect(decision(one.state)).toEqual(decision(two.state));
    expect(SARATOGA.view(one.state, 'british').about).toEqual(SARATOGA.view(two.state, 'british').about);
    expect(actions(one.state)).toEqual([{ kind: 'decline' }]);
    play(one.state, { kind: 'decline' });
    expect(decision(one.state)).toMatchObject({ kind: 'roll', case: '3.8.1' });
  });
  it('7.3 one who was seen in the open is named', () => {
    const state = position({
      fog: true,
      phase: 'fire',
      phasing: 'british',
      at: { '0605': 'b-li', '0606': 'L-poor a-1nh', '0611': 'a-2nh' },
      hits: { 'a-1nh': 3 },
    });
    const events = play(state, fireAt('b-li', 606), 6);
    expect(heard(events, 'british')).toContainEqual({
      type: 'relocated',
      leader: 'L-poor',
      from: 606,
      hex: 611,
      secret: false,
    });
  });
});

describe('R128 refusals name the nearest reason', () => {
  it('3.2.4 who was stopped by an enemy ZOC', () => {
    const state = position({ at: { '0605': 'b-24', '0607': 'a-1nh' } });
    play(state, move('b-24', 606));
    expect(check(state, move('b-24', 605))).toEqual({ code: 'stoppedByZoc', case: '3.2.4', at: 'b-24' });
  });
  it('6.1 who has finished elsewhere', () => {
    const state = position({ at: { '0605': 'b-24', '0705': 'b-9', '1016': 'a-1nh' } });
    play(state, move('b-24', 606));
    play(state, move('b-9', 706));
    expect(check(state, move('b-24', 605))).toMatchObject({ code: 'finished', case: '6.1' });
  });
  it('7.4 a range that the gun beside it cuts, 2.2.6 its own', () => {
    // Ranges of four and three; 0606 lies four hexes from 0206, 0706 five.
    const guns = (enemy: string) =>
      position({
        phase: 'fire',
        at: { '0206': 'b-fa2 b-fa1', [enemy]: 'a-1nh', '1010': 'b-ra1', '1011': 'a-2nh' },
      });
    const refusal = (enemy: string) => {
      const state = guns(enemy);
      while (decision(state)?.by === 'american' || codeOf(state, fireAt('b-ra1', 1011))) play(state, HOLD);
      return check(state, fireAt('b-fa1', Number(enemy)));
    };
    expect(refusal('0606')).toMatchObject({ code: 'shorterRangeBeside', case: '7.4' });
    expect(refusal('0706')).toMatchObject({ code: 'outOfRange', case: '2.2.6' });
  });
  it('7.0 more than three points, 3.1.4 a third unit', () => {
    const at = { '0503': 'b-24', '0605': 'a-3ma', '0505': 'b-9 b-20' };
    const state = position({ phase: 'combatMovement', at });
    expect(check(state, close('b-24', 603, 604))).toMatchObject({ code: 'beyondThreePoints', case: '7.0' });
    expect(check(state, close('b-24', 504, 505))).toMatchObject({ code: 'thirdUnit', case: '3.1.4' });
  });
});

describe('4.0 an order that is none', () => {
  const state = position({ at: { '0605': 'b-24', '1016': 'a-1nh' } });
  it.each([
    [{ kind: 'marche' }, 'unknownAction', 'marche'],
    [{ kind: 'toString' }, 'unknownAction', 'toString'],
    [{ kind: 'halt', ballast: [1] }, 'unknownField', 'ballast'],
    [{ kind: 'move', counters: ['b-24'], path: [606], cost: 1 }, 'unknownField', 'cost'],
    [{ kind: 'move', counters: ['b-24'], path: '606' }, 'malformed', 'path'],
    [{ kind: 'move', counters: 'b-24', path: [606] }, 'malformed', 'counters'],
    [{ kind: 'move', counters: ['b-24'] }, 'malformed', 'path'],
    [{ kind: 7 }, 'malformed', 'kind'],
    [[], 'malformed', undefined],
    [null, 'malformed', undefined],
  ])('%j is refused as %s, at %s', (action, code, at) => {
    expect(check(state, action as never)).toEqual({ code, case: '4.0', ...(at === undefined ? {} : { at }) });
  });
});

describe('3.7, 5.0 being put out of command', () => {
  it('is told with the units, to the enemy of those whom he sees', () => {
    // Fraser's span is four; the 24th lies under the light infantry, six hexes away.
    const state = written(
      'oct7 american first fog recovery; 0306 L-fraser; 0906 b-24 b-li; 1016 a-1nh; 1014 a-2nh*',
    );
    const events = play(state, { kind: 'endRecovery' });
    const told = (side?: Side) => heard(events, side).filter(({ type }) => type === 'outOfCommand');
    expect(told('british')).toEqual([
      { type: 'outOfCommand', side: 'british', units: ['b-li', 'b-24'], secret: ['b-24'] },
    ]);
    for (const side of ['american', undefined] as const)
      expect(told(side)).toEqual([{ type: 'outOfCommand', side: 'british', units: ['b-li'], secret: [] }]);
  });
});
