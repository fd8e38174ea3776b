/** 3.4, R108-R110 Who may look at the one screen: where a decision is made, and when the screen changes hands. */
import { describe, expect, it } from 'vitest';
import { parsePosition, RULES, SARATOGA, type Side, type State } from '../../../src/engine/saratoga';

const { seatFor } = RULES;

function stateOf(text: string): State {
  const state = parsePosition(text);
  if (Array.isArray(state)) throw new Error(JSON.stringify(state));
  return state as State;
}

const ALONE = { british: { viewer: 'british', curtain: undefined } } as const;
const TABLE = { viewer: undefined, curtain: undefined };
const curtain = (side: Side) => ({ viewer: undefined, curtain: side });

describe('a decision', () => {
  it('without fog is made before everybody', () => {
    const state = stateOf('oct7 british movement; 0605 b-24; 0612 a-1nh');
    for (const seated of [undefined, 'british', 'american'] as const)
      expect(seatFor(state, seated, false)).toEqual(TABLE);
  });
  it.each([
    ['placement side british; 0606 a-1nh', 'placement'],
    ['command; 0605 L-burgoyne L-fraser b-24; 0612 a-1nh', 'activations'],
    ['movement; 0605 b-24; 0612 a-1nh', 'moves'],
    ['movement stage excess; 0605 b-24 b-li b-gren; 0612 a-1nh', 'removals'],
    ['combatMovement; 0605 b-24; 0608 a-1nh', 'closing in'],
    ['recovery; 0605 b-24*; 0612 a-1nh', 'recovery'],
  ])('R108 that is for one side alone needs the screen: %s', (rest) => {
    const state = stateOf(`oct7 british fog ${rest}`);
    expect(SARATOGA.decision(state)?.by).toBe('british');
    expect(seatFor(state, undefined, false)).toEqual(curtain('british'));
    expect(seatFor(state, 'american', false)).toEqual(curtain('british'));
    expect(seatFor(state, 'british', false)).toEqual(ALONE.british);
  });
  it('R112 about the order is open', () => {
    const state = stateOf('oct7 british fog turn stage order side british; 0605 L-burgoyne b-24');
    expect(seatFor(state, 'american', false)).toEqual(TABLE);
  });
  it('R109 in the fire is made at the table, whoever sat there before', () => {
    const state = stateOf('oct7 british fog fire step 3; 0605 b-24; 0606 a-1nh');
    for (const seated of [undefined, 'british', 'american'] as const)
      expect(seatFor(state, seated, false)).toEqual(TABLE);
    expect(SARATOGA.view(state, undefined).actions).toEqual(SARATOGA.actions(state));
  });
  it('is made by the side alone if it wants to look under its stacks', () => {
    const state = stateOf('oct7 british fog fire step 3; 0605 b-24; 0606 a-1nh');
    expect(seatFor(state, undefined, true)).toEqual(curtain('british'));
    expect(seatFor(state, 'british', true)).toEqual(ALONE.british);
  });
  it('of dice falls before whoever looks', () => {
    const state = stateOf('oct7 british fog fire step 3; morale formation poor; 0605 b-24; 0606 a-1nh**');
    for (const seated of [undefined, 'british', 'american'] as const)
      expect(seatFor(state, seated, false)).toEqual({ viewer: seated, curtain: undefined });
  });
  it('5.2 the dice for Gates fall when his side has the screen', () => {
    const state = stateOf('oct7 american fog command stage gates; 0815 L-gates a-7ma; 0605 b-24');
    expect(seatFor(state, 'american', false)).toEqual({ viewer: 'american', curtain: undefined });
    for (const seated of [undefined, 'british'] as const)
      expect(seatFor(state, seated, false)).toEqual({ viewer: undefined, curtain: 'american' });
  });
  it('when all is over is seen by all', () => {
    const state = stateOf('oct7 british fog movement; 0605 b-24');
    state.ending = { reason: 'points', winner: 'british' };
    expect(seatFor(state, 'american', false)).toEqual(TABLE);
  });
});

describe('R65, R109 at the table', () => {
  const firers = (state: State, viewer: Side | undefined) =>
    new Set(
      SARATOGA.view(state, viewer).actions.flatMap((action) => (action.kind === 'fire' ? [action.unit] : [])),
    );
  // 0308 and 0310 lie in the open; the gun under the 24th Foot is two hexes away, and nobody is next to it.
  it.each(['b-fa1 b-24', 'b-9 b-24', 'b-24'])(
    'R129 nobody fires from afar out of a closed stack, and its owner is asked alone: %s',
    (stack) => {
      const state = stateOf(`oct7 british fog fire step 7; 0306 ${stack}; 0308 a-1nh`);
      expect(seatFor(state, undefined, false)).toEqual(curtain('british'));
      expect([...firers(state, 'british')]).toEqual(stack.includes('b-fa1') ? ['b-fa1'] : []);
      expect([...firers(state, undefined)]).toEqual([]);
    },
  );
  it('R129 a step is asked at the table where no gun of the side could lie in a closed stack', () => {
    const state = stateOf(
      'oct7 british fog fire step 7; 0306 b-24; 0308 a-1nh; 1010 b-ra1; 1011 a-2nh; lost b-fa1 b-fa2 b-ha1 b-ha2 b-ba1 b-pa1 b-pa2 b-pa3 b-pa4',
    );
    expect([...firers(state, undefined)]).toEqual(['b-ra1']);
    expect(seatFor(state, 'american', false)).toEqual(TABLE);
  });
  it('7.4, R73 a closed stack needs the screen, whether there is a gun that fires, one that is bound, or none', () => {
    // 0606 lies four hexes away, in the range of b-fa1 and not in that of b-fa2; b-ra1 has an enemy before it in any case.
    const guns = (stack: string) =>
      stateOf(`oct7 british fog fire step 7; 0206 ${stack}; 0606 a-1nh; 1010 b-ra1; 1011 a-2nh`);
    expect(firers(guns('b-fa1'), 'british')).toContain('b-fa1');
    expect(firers(guns('b-fa2 b-fa1'), 'british')).not.toContain('b-fa1');
    for (const stack of ['b-fa1', 'b-fa2 b-fa1', 'b-24 b-fa1', 'b-24'])
      expect(seatFor(guns(stack), 'american', false)).toEqual(curtain('british'));
  });
  it('3.8.3 a retreat beside a closed stack would tell how full it is', () => {
    const retreat = (beside: string) =>
      stateOf(
        `oct7 british fog fire step 3; break formation poor stage retreat; 0605 b-24; 0606 a-1nh**${beside}; broken poor`,
      );
    expect(seatFor(retreat(''), 'british', false)).toEqual(TABLE);
    expect(seatFor(retreat('; 0607 a-va a-dear'), 'british', false)).toEqual(curtain('american'));
    expect(seatFor(retreat('; 0612 a-va a-dear'), 'british', false)).toEqual(TABLE);
  });
  it('7.3, R80 where a leader finds friends would tell whose men stand in a closed stack', () => {
    const relocation = (british: string) =>
      stateOf(
        `oct7 british fog fire step 3; relocation leader L-poor; 0606 L-poor; 0608 a-2nh; 0806 a-3nh; lost a-1nh; ${british}`,
      );
    expect(seatFor(relocation('0607 b-24; 0805 b-li'), 'british', false)).toEqual(TABLE);
    expect(seatFor(relocation('0607 b-24'), 'british', false)).toEqual(curtain('american'));
  });
});
