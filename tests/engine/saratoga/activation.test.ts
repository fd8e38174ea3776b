/** 5.1 What activations would do, told before they are made. */
import { describe, expect, it } from 'vitest';
import {
  FORMATION_LIST,
  type FormationId,
  parsePosition,
  RULES,
  SARATOGA,
  type State,
} from '../../../src/engine/saratoga';
import { play } from '../../helpers/saratoga/position';

const COMMAND = `oct7 british command; 0605 L-burgoyne b-9; 0606 L-fraser b-24; 1305 L-riedesel; 1505 b-ried; 1506 b-rhetz
2204 b-specht`;

function written(text: string): State {
  const state = parsePosition(text);
  if (Array.isArray(state)) throw new Error(JSON.stringify(state));
  return state as State;
}

function effect(state: State, formation: FormationId) {
  const found = RULES.questions.activations(state, 'british', 'british').get(formation);
  if (!found) throw new Error('no effect');
  return found;
}

describe('5.1 an activation', () => {
  it('brings those that no active leader reaches yet, and leaves those beyond the span', () => {
    const state = written(COMMAND);
    const before = JSON.stringify(state);
    // Burgoyne's span of 8 reaches all but the Germans; Riedesel's of 4 reaches two of the three.
    expect(effect(state, 'riedesel')).toEqual({
      brings: [
        { id: 'b-ried', hex: 1505 },
        { id: 'b-rhetz', hex: 1506 },
      ],
      already: [],
      beyond: [{ id: 'b-specht', hex: 2204 }],
      leads: false,
    });
    expect(effect(state, 'fraser')).toMatchObject({
      brings: [],
      already: [{ id: 'b-24', hex: 606 }],
      beyond: [],
    });
    expect(JSON.stringify(state)).toBe(before);
  });

  it('brings nobody where it is refused', () => {
    const state = written(COMMAND);
    expect(SARATOGA.check(state, { kind: 'activate', formation: 'phillips' })).toMatchObject({
      code: 'leaderLost',
    });
    expect(effect(state, 'phillips')).toEqual({ brings: [], already: [], beyond: [], leads: false });
  });

  it('does what was told', () => {
    const state = SARATOGA.start({ battle: 'oct7', fog: false });
    for (const action of RULES.opening) play(state, action);
    play(state, { kind: 'roll', dice: [6, 1] });
    play(state, { kind: 'chooseOrder', first: 'british' });
    /** Who is not activated when the Command Phase has ended. */
    const idleAfter = (...formations: FormationId[]) => {
      const copy = SARATOGA.copy(state);
      for (const formation of formations) play(copy, { kind: 'activate', formation });
      if (SARATOGA.decision(copy)?.kind === 'activate') play(copy, { kind: 'endCommand' });
      const { marks } = SARATOGA.view(copy, 'british');
      return Object.keys(marks).filter((id) => marks[id]?.includes('notActivated'));
    };
    const own = FORMATION_LIST.filter(({ side }) => side === 'british').map(({ id }) => id);
    const allowed = own.filter((formation) => !SARATOGA.check(state, { kind: 'activate', formation }));
    expect(allowed.length).toBeGreaterThan(2);
    for (const id of allowed) {
      const idle = idleAfter(id);
      const brought = idleAfter().filter((each) => !idle.includes(each) && !each.startsWith('L-'));
      expect(
        effect(state, id)
          .brings.map((unit) => unit.id)
          .toSorted(),
      ).toEqual(brought.toSorted());
    }
  });
});
