/** 8.0 Recovery: all dice of all units, and whole Recovery Phases in positions by chance. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMATION_BY_ID } from '../../../src/engine/saratoga/data/formations';
import { FORMATIONS } from '../../../src/engine/saratoga/data/types';
import { UNITS } from '../../../src/engine/saratoga/data/units';
import { actions, decision } from '../../../src/engine/saratoga/game';
import { GATES_GUNS, recoveryNumber } from '../../../src/engine/saratoga/recovery';
import { knownPiece } from '../../../src/engine/saratoga/roster';
import type { State } from '../../../src/engine/saratoga/state';
import { anySketch, lay } from '../../helpers/saratoga/arbitraryPosition';
import { play, position } from '../../helpers/saratoga/position';
import { DICE, diceFor, groupsOf, recoveringOf } from '../../oracles/recovery';

const groupsOffered = (state: State): string[] =>
  decision(state)?.kind === 'recover'
    ? actions(state).flatMap((action) => (action.kind === 'recover' ? [action.group] : []))
    : [];

/** More than a formation has units. */
const anyRolls = fc.array(fc.constantFrom(...DICE), { minLength: 30, maxLength: 30 });

describe.each(['none', 'adjacent'] as const)('8.0, R99 the table, leader adjacent: %s', (help) => {
  it.each([1, 3])('with %i hits, all six dice of every unit', (hits) => {
    const found = UNITS.map(({ id, battles, formation }) => {
      const leader = formation ? FORMATION_BY_ID[formation].commander : 'L-gates';
      const at = { '0605': id, ...(help === 'adjacent' ? { '0606': leader } : {}) };
      const state = position({ battle: battles[0], at, hits: { [id]: hits } });
      const group = formation ? FORMATIONS.indexOf(formation) : GATES_GUNS;
      const number = recoveryNumber(state, knownPiece(id), group);
      return { id, dice: DICE.filter((die) => die <= number) };
    });
    expect(found).toEqual(UNITS.map(({ id }, unit) => ({ id, dice: diceFor(unit, hits, help) })));
  });
});

describe('8.0, R97-R99 the Recovery Phase', () => {
  it('offers the formations with somebody to recover, and Gates’s guns', () => {
    fc.assert(
      fc.property(anySketch, (sketch) => {
        const expected = groupsOf(lay(sketch), sketch.phasing);
        expect(groupsOffered(lay(sketch, 'recovery')).sort()).toEqual([...expected].sort());
      }),
      { numRuns: 100 },
    );
  });

  it('takes the markers that the dice say, and leaves all others', () => {
    fc.assert(
      fc.property(anySketch, fc.nat({ max: 9 }), anyRolls, (sketch, choice, rolls) => {
        const state = lay(sketch, 'recovery');
        const groups = groupsOf(lay(sketch), sketch.phasing);
        const group = groups[choice % groups.length];
        fc.pre(group !== undefined);
        const trying = recoveringOf(state, group);
        const hits = [...state.hits];
        const rolling = trying.filter(({ help }) => help !== 'stacked').length;
        const events = play(state, { kind: 'recover', group }, ...rolls.slice(0, rolling));
        for (const { unit, help } of trying) {
          const told = events.find((event) => event.type === 'recovered' && event.unit === unit.id);
          if (told?.type !== 'recovered') throw new Error(`${unit.id} did not try`);
          expect(told.die === undefined).toBe(help === 'stacked');
          const before = hits[unit.piece] ?? 0;
          if (diceFor(unit.piece, before, help).includes(told.die ?? 1)) hits[unit.piece] = before - 1;
        }
        expect(state.hits).toEqual(hits);
      }),
      { numRuns: 100 },
    );
  });
});
