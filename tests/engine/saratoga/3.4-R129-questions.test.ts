/** 3.4, R129 Whether a question is asked tells nothing of what is hidden; and what a side observes holds no secret. */
import { describe, expect, it } from 'vitest';
import {
  type Action,
  COUNTERS,
  type Event,
  eventFor,
  parsePosition,
  reachable,
  RULES,
  SARATOGA,
  type Side,
  SIDES,
  type State,
  UNKNOWN,
} from '../../../src/engine/saratoga';
import { enemyOf, knownPiece } from '../../../src/engine/saratoga/roster';
import { play, position } from '../../helpers/saratoga/position';

const { observe, seatFor } = RULES;

const END_MOVEMENT = { kind: 'endMovement' } as const;
const END_CLOSING = { kind: 'endCombatMovement' } as const;
const HOLD = { kind: 'holdAll' } as const;
const END_RECOVERY = { kind: 'endRecovery' } as const;
const BEGINNING = 'oct7 turn 3 british first fog movement;';

function written(text: string): State {
  const state = parsePosition(text);
  if (Array.isArray(state)) throw new Error(JSON.stringify(state));
  return state as State;
}

/** All that the enemy of the one who hides something hears, sees and is asked to do, action by action. */
function course(text: string, hider: Side, actions: readonly Action[]): unknown[] {
  const state = written(text);
  const enemy = enemyOf(hider);
  return actions.map((action) => {
    const events: Event[] = play(state, action);
    return [enemy, undefined].map((eyes) => [
      events.flatMap((event) => eventFor(event, eyes) ?? []),
      SARATOGA.decision(state),
      SARATOGA.view(state, eyes),
      [undefined, ...SIDES].map((seated) => seatFor(state, seated, false)),
    ]);
  });
}

/** Who is not in the battle is known to all, and no part of what is compared. */
const alike = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === 'absent' ? undefined : part))) as unknown;

describe('R129 two positions that differ under a stack lead to the same', () => {
  it.each([
    [
      '7.4 a gun or infantry under the 1st New Hampshire',
      'american',
      '0605 b-24; 0607 a-art1 a-1nh',
      '0605 b-24; 0607 a-2nh a-1nh',
      [END_MOVEMENT, END_CLOSING, HOLD],
    ],
    [
      '7.0 infantry or a gun under a gun',
      'british',
      '0605 b-24 b-ba1; 0607 a-1nh',
      '0605 b-fa1 b-ba1; 0607 a-1nh',
      [END_MOVEMENT, END_CLOSING],
    ],
    [
      '8.0 a marker or none under the 24th',
      'british',
      '0305 b-9* b-24; 1207 a-1nh; 0306 L-hamilton',
      '0305 b-9 b-24; 1207 a-1nh; 0306 L-hamilton',
      [END_MOVEMENT, END_RECOVERY],
    ],
  ] as const)('%s', (_, hider, one, other, actions) => {
    expect(alike(course(`${BEGINNING} ${one}`, hider, actions))).toEqual(
      alike(course(`${BEGINNING} ${other}`, hider, actions)),
    );
  });
});

describe('R129 who is asked', () => {
  const after = (text: string, ...actions: readonly Action[]): State => {
    const state = written(`${BEGINNING} ${text}`);
    for (const action of actions) play(state, action);
    return state;
  };
  const asked = (state: State) => {
    const { kind, by } = SARATOGA.decision(state) ?? { kind: '', by: '' };
    return `${kind} ${by}`;
  };

  it.each(['a-art1 a-1nh', 'a-2nh a-1nh', 'a-1nh'])(
    '7.4 the owner of %s says alone, in the D step, that nobody fires from afar',
    (stack) => {
      const state = after(`0605 b-24; 0607 ${stack}`, END_MOVEMENT, END_CLOSING);
      expect(asked(state)).toBe('fire american');
      expect(SARATOGA.view(state, undefined).about).toEqual({ kind: 'fire', step: 6, held: [] });
      expect(seatFor(state, 'british', false)).toEqual({ viewer: undefined, curtain: 'american' });
      expect(SARATOGA.view(state, undefined).actions).toEqual([]);
      expect(SARATOGA.view(state, 'american').actions.at(-1)).toEqual(HOLD);
    },
  );
  it('7.4 nobody is asked where no line of sight and no range could serve a gun', () => {
    // 1016 lies more than five hexes from everybody.
    const state = after('0605 b-24; 1016 a-1nh', END_MOVEMENT);
    expect(asked(state)).toBe('recover british');
  });
  it('7.4 nobody is asked where every gun of the side is seen or lost', () => {
    const guns = Array.from({ length: 11 }, (_, i) => `a-art${i + 1}`).join(' ');
    const state = after(`0605 b-24; 0607 a-1nh; lost ${guns}`, END_MOVEMENT, END_CLOSING);
    // The British might have one under the 24th.
    expect(asked(state)).toBe('fire british');
  });
  it('7.1.3 a step with firers next to the enemy is still asked at the table', () => {
    const state = written('oct7 british fog fire step 3; 0605 b-24; 0606 a-1nh');
    expect(seatFor(state, 'american', false)).toEqual({ viewer: undefined, curtain: undefined });
  });
  it('7.1.2 what a gun in a closed stack holds is told to nobody else', () => {
    const state = after('0605 b-24; 0607 a-2nh a-art1', END_MOVEMENT, END_CLOSING);
    const events = play(state, { kind: 'hold', unit: 'a-art1' });
    expect(events).toContainEqual({ type: 'held', side: 'american', unit: 'a-art1', secret: true });
    expect(events.flatMap((event) => eventFor(event, 'british') ?? []).map(({ type }) => type)).not.toContain(
      'held',
    );
  });
  it('7.0 nobody closes in where no stack could come next to the enemy', () => {
    const state = after('0605 b-24; 1016 a-1nh', END_MOVEMENT);
    expect(asked(state)).not.toBe('combatMove british');
  });
  it('8.0 nobody recovers next to the enemy', () => {
    const state = written('oct7 british first fog fire step 3; 0605 b-24; 0606 a-1nh');
    const events = play(state, HOLD);
    expect(events).toContainEqual({ type: 'phasePassed', side: 'british', phase: 'recovery' });
  });
  it('5.0 an overall commander whom nobody sees may be near enough', () => {
    // Fraser, on top of his stack, is too far from Burgoyne, who lies under the Light Infantry or is seen by himself.
    const command = (stack: string) =>
      written(`oct7 turn 3 british first fog command; 0301 L-fraser; ${stack}; 1016 a-1nh`);
    expect(asked(command('1905 L-burgoyne b-li'))).toBe('activate british');
    expect(asked(command('1905 L-burgoyne'))).toBe('move british');
  });
  it('R129 without fog phases are passed as before', () => {
    const state = written('oct7 turn 3 british first movement; 0605 b-24; 0607 a-2nh a-1nh');
    play(state, END_MOVEMENT);
    const events = play(state, END_CLOSING);
    const passed = events.filter((event) => event.type === 'phasePassed' && event.side === 'british');
    expect(passed).toEqual([
      { type: 'phasePassed', side: 'british', phase: 'fire' },
      { type: 'phasePassed', side: 'british', phase: 'recovery' },
    ]);
  });
});

describe('3.4 the reach of an enemy leader', () => {
  it('3.1.2, R110 does not tell how many stand unseen on his road', () => {
    // The road runs from 1808 by 1709 to 1609.
    const reach = (stack: string) => {
      const state = written(`oct7 british fog movement; 1808 L-arnold; 1709 ${stack}; 0605 b-24`);
      return reachable(state, 'british', ['L-arnold']);
    };
    expect(reach('a-3nh a-1nh')).toEqual(reach('a-1nh'));
  });
});

describe('3.4 what a side observes', () => {
  const text = (under: string) =>
    `oct7 british fog movement; 0605 L-fraser b-24; 0610 ${under} a-1nh; 1010 a-2nh; 1012 L-poor a-3nh`;

  it('holds nothing of what lies under a stack', () => {
    const [one, other] = [written(text('a-art1*')), written(text('a-art1'))];
    other.at[knownPiece('a-art1')] = 1010;
    other.order[knownPiece('a-art1')] = -1;
    expect(observe(one, 'british')).toEqual(observe(other, 'british'));
  });
  it('puts hidden enemies at UNKNOWN, and keeps what the side sees of itself and of the tops', () => {
    const seen = observe(written(text('a-art1*')), 'british');
    const at = (id: string) => seen.at[knownPiece(id)];
    expect([at('a-art1'), at('L-poor')]).toEqual([UNKNOWN, UNKNOWN]);
    expect([at('a-1nh'), at('a-3nh'), at('L-fraser'), at('b-24')]).toEqual([610, 1012, 605, 605]);
    expect(JSON.parse(JSON.stringify(seen))).toEqual(JSON.parse(JSON.stringify({ ...seen })));
  });
  it('R108 during the set-up holds nothing of the enemy who places his counters', () => {
    const state = SARATOGA.start({ battle: 'oct7' });
    const before = observe(state, 'british');
    play(state, { kind: 'deploy' });
    expect(observe(state, 'british')).toEqual(before);
    const own = COUNTERS.flatMap(({ side }, piece) => (side === 'american' ? [piece] : []));
    const seen = observe(state, 'american');
    for (const piece of own) expect(seen.at[piece]).toBe(state.at[piece]);
  });
  it('is played on like a state', () => {
    const state = observe(written(text('a-art1*')), 'british');
    expect(SARATOGA.view(state, 'british')).toEqual(SARATOGA.view(written(text('a-art1*')), 'british'));
    play(state, { kind: 'move', counters: ['b-24'], path: [606] });
    play(state, END_MOVEMENT);
    expect(SARATOGA.decision(state)?.kind).toBeDefined();
  });
  it('R108 without fog is the state itself', () => {
    const state = written('oct7 british movement; 0605 b-24; 0610 a-art1 a-1nh');
    expect(observe(state, 'british')).toEqual(state);
  });
});

describe('7.4, R128 why a gun cannot fire, told before both sides', () => {
  /** The Canadians face an enemy, so that the fire is decided at the table; guns stand far off, with or without others below. */
  const facing = (guns: string) =>
    position({
      phase: 'fire',
      phasing: 'american',
      fog: true,
      at: { '0406': 'b-can', '0407': 'a-1nh', '1007': guns, '1011': 'a-2nh' },
    });
  const why = (guns: string) => {
    const state = facing(guns);
    while (
      !SARATOGA.view(state, undefined).actions.some(
        (action) => action.kind === 'fire' && action.unit === 'b-can',
      )
    )
      play(state, HOLD);
    const view = SARATOGA.view(state, undefined);
    return RULES.questions.whyNotThere(state, undefined, view, ['b-pa1'], 1011);
  };
  it('does not tell of a gun with a shorter range below it', () => {
    expect(why('b-pa1')).toMatchObject({ code: 'noLineOfSight' });
    expect(why('b-ha2 b-pa1')).toEqual(why('b-pa1'));
  });
});
