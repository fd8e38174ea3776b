/** All actions of the simplest form that a decision could have: one counter, one hex. */
import type { Decision } from '../../src/engine/kernel/game';
import { type Action, FORMATIONS, SIDES } from '../../src/engine/saratoga/index';
import type { State } from '../../src/engine/saratoga/state';
import { FORMATION, ID, IS_UNIT, NEIGHBOURS, PIECES, SIDE } from './ground';

export function simpleActions(state: State, asked: Decision): Action[] {
  const own = PIECES.filter((piece) => SIDE[piece] === asked.by && (state.at[piece] ?? 0) > 0);
  const units = own.filter((piece) => IS_UNIT[piece]);
  const name = (piece: number) => ID[piece] ?? '';
  const around = (piece: number) => NEIGHBOURS[state.at[piece] ?? 0] ?? [];
  switch (asked.kind) {
    case 'chooseOrder':
      return SIDES.map((first) => ({ kind: 'chooseOrder', first }));
    case 'activate':
      return [
        ...FORMATIONS.map((formation) => ({ kind: 'activate', formation }) as const),
        { kind: 'endCommand' },
      ];
    case 'move':
      return [
        // 3.8.2 of a broken unit the ends of its withdrawal are listed, and not its steps.
        ...own
          .filter((piece) => !isBroken(state, piece))
          .flatMap((piece) =>
            around(piece).map((hex) => ({ kind: 'move', counters: [name(piece)], path: [hex] }) as const),
          ),
        { kind: 'endMovement' },
      ];
    case 'fire':
    case 'freeRound':
      return [...units.flatMap((unit) => shotsOf(state, unit)), { kind: 'holdAll' }];
    case 'retreat':
    case 'displace': {
      const { kind } = asked;
      return units.flatMap((unit) => around(unit).map((hex) => ({ kind, unit: name(unit), hex }) as const));
    }
    case 'relocateLeader':
      return [...new Set(own.map((piece) => state.at[piece] ?? 0))].map((hex) => ({ kind: 'relocate', hex }));
    case 'advance':
      return [
        ...units.map((unit) => ({ kind: 'advance', counters: [name(unit)] }) as const),
        { kind: 'decline' },
      ];
    case 'recover':
      return [
        ...[...FORMATIONS, 'gatesGuns' as const].map((group) => ({ kind: 'recover', group }) as const),
        { kind: 'endRecovery' },
      ];
    default:
      return [];
  }
}

function shotsOf(state: State, unit: number): Action[] {
  const enemies = PIECES.filter((piece) => SIDE[piece] !== SIDE[unit]).map((piece) => state.at[piece] ?? 0);
  const hexes = [...new Set(enemies)].filter((hex) => hex > 0);
  return hexes.flatMap((hex) =>
    [-1, 0, 1, 2].map((place) => ({ kind: 'fire', unit: ID[unit] ?? '', hex, place }) as const),
  );
}

const isBroken = (state: State, piece: number): boolean =>
  IS_UNIT[piece] === true && state.broken[FORMATION[piece] ?? -1] === true;
