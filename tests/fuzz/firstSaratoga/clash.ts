/** Positions in the middle of a battle: both armies thrown upon the ground around the works, in any condition. */
import { type FirstSaratogaGame, SIDES, type State } from '../../../src/engine/firstSaratoga';
import { BACK, DISRUPTED, WAITING } from '../../../src/engine/firstSaratoga/state';
import { columnOf, rowOf } from '../../../src/engine/hexmap/hexId';
import { below, type Chance, pick } from '../chance';

export function clash(game: FirstSaratogaGame, state: State, chance: Chance): void {
  const { world } = game;
  const around = pick(chance, [307, 309, 311, 313, 407, 409, 606, 907]);
  const near = world.landHexes.filter(
    (hex) =>
      Math.abs(columnOf(hex) - Math.floor(around / 100)) <= 2 && Math.abs(rowOf(hex) - (around % 100)) <= 3,
  );
  const side = chance() < 0.5 ? 'british' : 'colonial';
  state.turn = 3 + below(chance, 5);
  state.phasing = side;
  state.fog = chance() < 0.4;
  state.frames = [
    { kind: 'turn', stage: side === 'british' ? 'colonial' : 'end' },
    { kind: 'playerTurn', stage: 'combat' },
    { kind: 'movement' },
  ];
  state.entries = [0, 1, 2];
  state.owners = state.owners.map((owner) => (chance() < 0.7 ? owner : pick(chance, SIDES)));
  const stacks = new Map<number, { british: boolean; units: number }>();
  for (const piece of world.pieces) {
    state.at[piece] = WAITING;
    if (chance() < 0.35 || world.scenario.counters[piece]?.id === 'gates') continue;
    const hex = pick(chance, near);
    const british = world.isBritish[piece] === true;
    const there = stacks.get(hex) ?? { british, units: 0 };
    const isWon = british && !world.isLeader[piece] && world.atOnce[hex] === 1;
    if (there.british !== british || there.units >= 3 || isWon) continue;
    stacks.set(hex, { british, units: there.units + (world.isLeader[piece] ? 0 : 1) });
    state.at[piece] = hex;
    const isBackless = world.isGun[piece] === true;
    state.marks[piece] =
      (chance() < 0.2 && !world.isLeader[piece] ? DISRUPTED : 0) | (chance() < 0.2 && !isBackless ? BACK : 0);
  }
  // 13.4 somebody may lead the garrison out
  const garrison = world.piecesOf.colonial.filter(
    (piece) => !world.isLeader[piece] && world.sheltered[state.at[piece] ?? 0] === 1,
  );
  if (garrison.length > 0 && chance() < 0.6)
    state.at[world.numberOf.get('arnold') ?? -1] = state.at[pick(chance, garrison)] ?? WAITING;
}
