// @vitest-environment node
/** The log: a line for every event, in words, with nothing that a side may not know. */
import { describe, expect, it } from 'vitest';
import {
  BATTLES,
  COUNTERS,
  counterOf,
  type Event,
  eventFor,
  type EventType,
  type Side,
  UNITS,
} from '../../../src/engine/saratoga';
import { caseCards } from '../../../src/ui/saratoga/text/cases';
import { logLine, type LogLine, TONES, turnHeading } from '../../../src/ui/saratoga/text/log';
import { counterName, targetName, unitNames } from '../../../src/ui/saratoga/text/names';
import { fireAt, play, position } from '../../helpers/saratoga/position';
import { playAtRandom } from '../../helpers/saratoga/randomGame';

type Shot = Extract<Event, { readonly type: 'shot' }>;

const shot = (change: Partial<Shot> = {}): Shot => ({
  type: 'shot',
  unit: 'b-24',
  from: 505,
  target: 'a-1nh',
  hex: 606,
  die: 5,
  needed: 4,
  modifiers: [],
  hit: true,
  ranged: false,
  concealed: false,
  secret: false,
  ...change,
});

/** Events that say nothing. */
const SILENT: readonly EventType[] = ['turnEnded'];

const LINES: Readonly<Record<EventType, readonly (readonly [event: Event, text: string | undefined])[]>> = {
  deployed: [[{ type: 'deployed', side: 'american' }, 'The Americans have taken their places.']],
  turnBegan: [[{ type: 'turnBegan', turn: 2 }, 'Turn 2, 11:15 a.m.']],
  initiativeRolled: [
    [
      { type: 'initiativeRolled', british: 5, american: 3, winner: 'british' },
      'The British roll 5, the Americans 3. The British choose.',
    ],
    [
      { type: 'initiativeRolled', british: 4, american: 4, winner: 'american' },
      'Both sides roll 4. On a tie the Americans choose.',
    ],
  ],
  orderChosen: [[{ type: 'orderChosen', first: 'british' }, 'The British go first this turn.']],
  phaseBegan: [
    [{ type: 'phaseBegan', side: 'british', phase: 'command' }, 'British Command Phase'],
    [{ type: 'phaseBegan', side: 'american', phase: 'combat' }, 'American Combat Phase'],
  ],
  phasePassed: [
    [{ type: 'phasePassed', side: 'british', phase: 'fire' }, 'No one can fire.'],
    [{ type: 'phasePassed', side: 'british', phase: 'command' }, 'No one else to activate.'],
    [{ type: 'phasePassed', side: 'british', phase: 'combatMovement' }, 'No one can close in.'],
    [{ type: 'phasePassed', side: 'american', phase: 'recovery' }, 'No one can recover.'],
  ],
  gatesRolled: [
    [
      { type: 'gatesRolled', dice: [6, 5], needed: 10, active: true, secret: false },
      'Gates rolls 6 and 5 and needs 10 or more. He gives his orders.',
    ],
    [
      { type: 'gatesRolled', dice: [1, 5], needed: 8, active: false, secret: false },
      'Gates rolls 1 and 5 and needs 8 or more. He does not stir: his wing may march, not attack.',
    ],
    [
      { type: 'gatesRolled', dice: [1, 5], needed: undefined, active: false, secret: true },
      'Gates rolls 1 and 5. He does not stir: his wing may march, not attack.',
    ],
  ],
  activated: [[{ type: 'activated', formation: 'fraser' }, 'Fraser is activated.']],
  moved: [
    [
      {
        type: 'moved',
        counters: ['b-24'],
        shown: 'b-24',
        from: 302,
        path: [303, 304],
        cost: 5,
        combat: false,
      },
      'The 24th Foot moves from 0302 to 0304 for 2½ MP.',
    ],
    [
      {
        type: 'moved',
        counters: ['b-24', 'b-li', 'L-fraser'],
        shown: 'b-li',
        from: 302,
        path: [303],
        cost: 2,
        combat: true,
      },
      'The 24th Foot, the Light Infantry and Fraser move up from 0302 to 0303 for 1 MP.',
    ],
    [
      {
        type: 'moved',
        counters: ['b-24', 'b-li', 'L-fraser', 'L-burgoyne', 'L-breymann'],
        shown: 'b-li',
        from: 302,
        path: [303],
        cost: 2,
        combat: false,
      },
      'The 24th Foot, the Light Infantry, Fraser and 2 more move from 0302 to 0303 for 1 MP.',
    ],
    [
      {
        type: 'moved',
        counters: ['a-va'],
        shown: 'a-va',
        from: 311,
        path: [310],
        cost: undefined,
        combat: false,
      },
      'Morgan’s rifle corps moves from 0311 to 0310.',
    ],
  ],
  exited: [
    [
      { type: 'exited', counters: ['b-24', 'b-li', 'b-gren', 'b-mark'], full: 4 },
      'The 24th Foot, the Light Infantry, the Grenadier battalion and 1 more leave by the road at 0113. Away at full strength: 4 of 4.',
    ],
    [
      { type: 'exited', counters: ['b-24'], full: 3 },
      'The 24th Foot leaves by the road at 0113. Away at full strength: 3 of 4.',
    ],
    [
      { type: 'exited', counters: ['b-24', 'b-li'], full: 2 },
      'The 24th Foot and the Light Infantry leave by the road at 0113. Away at full strength: 2 of 4.',
    ],
  ],
  leaderKilled: [
    [
      { type: 'leaderKilled', leader: 'L-poor', hex: 606, by: 'b-24' },
      'Poor, without troops in 0606, falls to the 24th Foot.',
    ],
  ],
  outOfCommand: [
    [
      { type: 'outOfCommand', side: 'british', units: ['b-24'], secret: [] },
      'The 24th Foot is out of command.',
    ],
    [
      { type: 'outOfCommand', side: 'british', units: ['b-24', 'b-li'], secret: ['b-li'] },
      'The 24th Foot and the Light Infantry are out of command.',
    ],
  ],
  removedByStacking: [
    [
      { type: 'removedByStacking', unit: 'a-3nh', hex: 606 },
      'No room in 0606: the 3rd New Hampshire is given up.',
    ],
  ],
  surrendered: [
    [
      { type: 'surrendered', unit: 'b-rhetz', hex: 1507 },
      'Regiment Rhetz has no way out of 1507 and surrenders.',
    ],
  ],
  shot: [
    [shot(), 'The 24th Foot fires at Poor’s 1st New Hampshire in 0606: rolls 5, needs 4+: hit.'],
    [
      shot({ die: 3, hit: false, target: undefined }),
      'The 24th Foot fires at the stack in 0606: rolls 3, needs 4+: miss.',
    ],
  ],
  held: [[{ type: 'held', side: 'british', unit: 'b-24', secret: false }, 'The 24th Foot holds its fire.']],
  stepLost: [
    [
      { type: 'stepLost', side: 'american', unit: 'a-1nh', hex: 606, hits: 1, secret: false },
      'The 1st New Hampshire is hit: a step-loss marker.',
    ],
    [
      { type: 'stepLost', side: 'american', unit: 'a-1nh', hex: 606, hits: 2, secret: false },
      'The 1st New Hampshire is hit and turned to its reduced side.',
    ],
    [
      { type: 'stepLost', side: 'american', unit: 'a-1nh', hex: 606, hits: 3, secret: false },
      'The 1st New Hampshire is hit: a step-loss marker on its reduced side.',
    ],
    [
      { type: 'stepLost', side: 'american', unit: 'a-1nh', hex: 606, hits: 4, secret: false },
      'The 1st New Hampshire is hit and eliminated.',
    ],
    [
      { type: 'stepLost', side: 'american', unit: undefined, hex: 606, hits: undefined, secret: true },
      'A hidden unit in 0606 is hit.',
    ],
  ],
  moraleChecked: [
    [
      { type: 'moraleChecked', formation: 'fraser', dice: [6, 5], number: 9, passed: false },
      'Fraser’s formation tests morale: 6 + 5 = 11, needs 9 or less. It breaks.',
    ],
    [
      { type: 'moraleChecked', formation: 'phillips', dice: [4, 5], number: 9, passed: true },
      'Phillips’s formation tests morale: 4 + 5 = 9, needs 9 or less. It holds.',
    ],
  ],
  broke: [
    [
      { type: 'broke', formation: 'poor' },
      'Poor’s formation falls back for the rest of the day and will not attack again.',
    ],
  ],
  retreated: [
    [
      { type: 'retreated', unit: 'b-24', leaders: [], from: 606, hex: 605 },
      'The 24th Foot falls back from 0606 to 0605.',
    ],
    [
      { type: 'retreated', unit: 'b-24', leaders: ['L-fraser'], from: 606, hex: 605 },
      'The 24th Foot falls back from 0606 to 0605, and Fraser goes along.',
    ],
  ],
  displaced: [
    [
      { type: 'displaced', unit: 'b-li', from: 605, hex: 604 },
      'The Light Infantry makes room and goes from 0605 to 0604.',
    ],
  ],
  relocated: [
    [
      { type: 'relocated', leader: 'L-fraser', from: 606, hex: 604, secret: false },
      'Fraser leaves 0606 and joins the nearest friends in 0604.',
    ],
  ],
  leaderRemoved: [
    [
      { type: 'leaderRemoved', leader: 'L-fraser' },
      'Fraser has no friends left to join and leaves the field.',
    ],
  ],
  advanced: [
    [
      { type: 'advanced', counters: ['a-va'], from: [607], hex: 606 },
      'Morgan’s rifle corps advances into 0606.',
    ],
    [
      { type: 'advanced', counters: ['a-1nh', 'L-poor'], from: [607, 607], hex: 606 },
      'The 1st New Hampshire and Poor advance into 0606.',
    ],
  ],
  declined: [[{ type: 'declined', hex: 606 }, 'Nobody advances into 0606.']],
  recovered: [
    [
      { type: 'recovered', side: 'british', unit: 'b-24', die: 4, needed: 4, success: true, secret: false },
      'The 24th Foot tries to recover: 4, needs 4 or less. The marker comes off.',
    ],
    [
      { type: 'recovered', side: 'british', unit: 'b-24', die: 5, needed: 4, success: false, secret: false },
      'The 24th Foot tries to recover: 5, needs 4 or less. The marker stays.',
    ],
    [
      {
        type: 'recovered',
        side: 'british',
        unit: 'b-24',
        die: undefined,
        needed: 6,
        success: true,
        secret: false,
      },
      'The 24th Foot recovers under its leader’s eye.',
    ],
    [
      {
        type: 'recovered',
        side: 'british',
        unit: undefined,
        die: 5,
        needed: undefined,
        success: undefined,
        secret: true,
      },
      'A hidden unit tries to recover: 5.',
    ],
    [
      {
        type: 'recovered',
        side: 'british',
        unit: undefined,
        die: undefined,
        needed: undefined,
        success: undefined,
        secret: true,
      },
      'A hidden unit tries to recover.',
    ],
  ],
  turnEnded: [[{ type: 'turnEnded', turn: 3 }, undefined]],
  ended: [
    [
      { type: 'ended', ending: { winner: 'british', reason: 'exit' } },
      'Four British units at full strength have gone by the road at 0113. The British win.',
    ],
    [
      { type: 'ended', ending: { winner: 'american', reason: 'demoralised' } },
      'Three formations of the British have broken. The Americans win.',
    ],
    [
      { type: 'ended', ending: { winner: undefined, reason: 'bothDemoralised' } },
      'Three formations have broken on each side. The battle is a draw.',
    ],
    [
      { type: 'ended', ending: { winner: 'british', reason: 'points' } },
      'Night falls. The British win on points.',
    ],
    [
      { type: 'ended', ending: { winner: 'american', reason: 'tie' } },
      'Night falls, and the points are even. The Americans win.',
    ],
  ],
};

describe.each(Object.entries(LINES))('%s', (type, lines) => {
  it.each(lines)('%j', (event, text) => {
    expect(logLine(event)?.text).toBe(text);
    expect(text === undefined).toBe(SILENT.includes(type as EventType));
  });
});

describe('a shot', () => {
  const woods = { what: 'woods', value: -1, case: 'TEC' } as const;
  const fraser = { what: 'leader', value: 2, case: '7.2' } as const;
  const two = { what: 'twoUnits', value: 1, case: 'CRT' } as const;

  it('CRT shows the number needed after the modifiers, and how it came about', () => {
    expect(logLine(shot({ modifiers: [woods, fraser] }))).toMatchObject({
      text: 'The 24th Foot fires at Poor’s 1st New Hampshire in 0606: rolls 5, needs 3+: hit.',
      needed: '3 or more',
      detail: 'B 4+, woods −1, Fraser +2',
      dice: [5],
      side: 'british',
      hex: 606,
      from: 505,
    });
  });
  it('CRT never needs more than a 6, which always hits', () => {
    const uphill = { what: 'upSlope', value: -1, case: 'TEC' } as const;
    const line = logLine(shot({ unit: 'b-pa1', needed: 6, die: 6, modifiers: [woods, uphill] }));
    expect(line).toMatchObject({ needed: 'a 6', detail: 'D 6, woods −1, uphill −1' });
    expect(line?.text).toContain(': rolls 6, needs 6: hit.');
  });
  it('R69 never needs less than 1', () => {
    expect(logLine(shot({ needed: 3, modifiers: [fraser, two] }))).toMatchObject({ needed: 'any number' });
  });
  it('7.4 names the section on fire from a distance', () => {
    expect(logLine(shot({ ranged: true }))?.case).toBe('7.4');
    expect(logLine(shot())?.case).toBe('7.2');
  });
  it('R110 gives both numbers where the firer may not know how many stand there', () => {
    const hidden = shot({
      unit: 'b-pa1',
      needed: 6,
      modifiers: [two],
      ranged: true,
      concealed: true,
      secret: true,
    });
    const seen = lineFor(hidden, 'british');
    expect(seen?.text).toBe(
      'The 24-pounder battery fires at the stack in 0606: rolls 5, needs 6, or 5+ if two stand there: hit.',
    );
    expect(seen).toMatchObject({ needed: '5 or 6', detail: 'D 6, perhaps two units +1' });
    expect(lineFor(hidden, 'american')).toMatchObject({
      needed: '5 or more',
      detail: 'D 6, two units +1',
    });
  });
  it('is the line of a shot in a game', () => {
    const state = position({
      phase: 'fire',
      phasing: 'british',
      at: { '0405': 'L-fraser b-24', '0406': 'a-1nh' },
      idle: 'a-1nh',
    });
    play(state, { kind: 'holdAll' });
    const [event] = play(state, fireAt('b-24', 406), 2);
    expect(event && logLine(event)).toMatchObject({
      text: 'The 24th Foot fires at Poor’s 1st New Hampshire in 0406: rolls 2, needs 2+: hit.',
      detail: 'B 4+, Fraser +2',
    });
  });
});

describe('a move', () => {
  const together: Event = {
    type: 'moved',
    counters: ['b-gren', 'L-fraser'],
    shown: 'b-gren',
    from: 302,
    path: [303],
    cost: 2,
    combat: false,
  };

  it('names the leader who went along', () => {
    expect(logLine(together)?.text).toBe(
      'The Grenadier battalion and Fraser move from 0302 to 0303 for 1 MP.',
    );
  });
  it('3.4 tells the other side only of the counter on top', () => {
    expect(lineFor(together, 'american')?.text).toBe('The Grenadier battalion moves from 0302 to 0303.');
  });
});

describe('names', () => {
  it('there is one for every unit, and no two alike', () => {
    expect(Object.keys(unitNames).toSorted()).toEqual(UNITS.map((unit) => unit.id).toSorted());
    const names = COUNTERS.map((counter) => counterName(counter.id));
    expect(new Set(names).size).toBe(names.length);
  });
  it('carry the number or a word of the printed name', () => {
    const strange = UNITS.filter(({ id, name, longName }) => {
      const said = (unitNames[id] ?? '').toLowerCase();
      const number = /^\d+/.exec(name)?.[0];
      if (number) return !new RegExp(`\\b${number}(st|nd|rd|th) `).test(said);
      const words = longName.match(/[A-Z]?[a-z]{4,}|\d+-pounder/g) ?? [];
      return !words.some((word) => said.includes(word.toLowerCase().replace(/s$/, '')));
    });
    expect(strange).toEqual([]);
  });
  it('3.8 a unit is named with its formation', () => {
    expect(targetName('b-24')).toBe('Fraser’s 24th Foot');
    expect(targetName('a-va')).toBe('Morgan’s rifle corps');
    expect(targetName('a-art3')).toBe('Gates’s battery 3');
    expect(targetName(undefined)).toBe('the stack');
  });
  it('1.1 the first turn begins at half past ten, the last at six', () => {
    expect([turnHeading(1), turnHeading(11)]).toEqual(['Turn 1, 10:30 a.m.', 'Turn 11, 6:00 p.m.']);
  });
});

const RAW = /undefined|NaN|\[object|\b[abL]-[a-z0-9]+|null| {2}|\.\./;
const VIEWERS: readonly (Side | undefined)[] = ['british', 'american', undefined];

/** What is wrong with a line. */
function slipsIn(line: LogLine): string[] {
  const said = [line.text, line.needed ?? '', line.detail ?? ''].join('|');
  return [
    ...(RAW.test(said) ? ['raw'] : []),
    ...(/^[A-Z].*[.a-z]$/.test(line.text) ? [] : ['not a sentence']),
    ...(TONES.includes(line.tone) ? [] : ['tone']),
    ...(line.case === undefined || Object.hasOwn(caseCards, line.case) ? [] : ['case']),
    ...((line.hex ?? 1) > 0 && (line.from ?? 1) > 0 ? [] : ['hex']),
  ];
}

/** The numbers that a line says a shot needs, the lowest and the highest. */
function numbersIn(line: LogLine | undefined): [low: number, high: number] {
  const numbers = [...(line?.text ?? '').matchAll(/(?:needs|or) (\d)/g)].map((match) => Number(match[1]));
  return [Math.min(...numbers), Math.max(...numbers)];
}

/** As a side hears of it. */
const lineFor = (event: Event, viewer: Side | undefined): LogLine | undefined => {
  const told = eventFor(event, viewer);
  return told && logLine(told);
};

const hiddenName = (event: Event): string | undefined => {
  if (!('secret' in event) || !event.secret || event.type === 'gatesRolled') return undefined;
  switch (event.type) {
    case 'shot':
      return event.target;
    case 'relocated':
      return event.leader;
    case 'outOfCommand':
      return event.secret[0];
    default:
      return event.unit;
  }
};

describe.each(BATTLES)('whole games of %s', { timeout: 60_000 }, (battle) => {
  it.each([true, false])('are told without a slip, with fog %s', (fog) => {
    const seen = new Set<EventType>();
    const slips: unknown[] = [];
    playAtRandom({ battle, fog }, fog ? 31 : 62, ({ events }) => {
      for (const event of events)
        for (const viewer of VIEWERS) {
          seen.add(event.type);
          const line = fog ? lineFor(event, viewer) : logLine(event);
          const isUntold = fog && eventFor(event, viewer) === undefined;
          const wrong = line ? slipsIn(line) : isUntold || SILENT.includes(event.type) ? [] : ['silent'];
          if (wrong.length > 0) slips.push([wrong, line, event]);
        }
    });
    expect(slips).toEqual([]);
    for (const type of ['moved', 'shot', 'stepLost', 'phaseBegan', 'turnBegan', 'ended'] as const)
      expect(seen).toContain(type);
  });

  it('agree in every hit and miss with the number shown, and name no hidden unit to the other side', () => {
    const contradictions: unknown[] = [];
    const leaks: unknown[] = [];
    let shots = 0;
    playAtRandom({ battle }, 7, ({ events }) => {
      for (const event of events)
        for (const viewer of VIEWERS) {
          const line = lineFor(event, viewer);
          if (event.type === 'shot') {
            const [low, high] = numbersIn(line);
            shots += 1;
            if (event.hit ? event.die < low : event.die >= high) contradictions.push([line, event]);
          }
          const hidden = hiddenName(event);
          if (hidden === undefined || counterOf(hidden).side === viewer) continue;
          if (JSON.stringify(line ?? '').includes(counterName(hidden).replace('the ', '')))
            leaks.push([line, event]);
        }
    });
    expect(contradictions).toEqual([]);
    expect(leaks).toEqual([]);
    expect(shots).toBeGreaterThan(0);
  });
});
