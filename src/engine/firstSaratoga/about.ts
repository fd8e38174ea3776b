/** What the decision at hand is about: the group under way, the attack with its sums, who must go back, and how. */
import { top } from '../kernel/frames';
import { readBoard } from './board';
import { defendersIn } from './combat';
import type { AttackFrame, FirstSaratogaFrame, Mode } from './frames';
import { moraleOf } from './morale';
import { foggedAllowance, groupAllowance } from './movement';
import { fateOf, type Fate } from './retreat';
import { hexOfPiece, type State } from './state';
import { columnOf, defenderMorale, sumsOf, type Sums } from './strength';
import { idOf, MP, type Piece, type World } from './world';

/** Movement in points, with halves. */
export interface GroupAbout {
  readonly kind: 'group';
  readonly counters: readonly string[];
  /** 0 beside the map. */
  readonly hex: number;
  readonly entry: number;
  readonly march: boolean;
  readonly allowance: number;
  readonly spent: number;
  readonly stuck: readonly string[];
  /** 15.4 who must check now, with what it needs. */
  readonly checking: readonly { readonly unit: string; readonly needed: number }[];
  /** 4.5 before the die: the allowance by face. */
  readonly faces: readonly number[];
}
export interface AttackAbout {
  readonly kind: 'attack';
  readonly mode: Mode;
  readonly counter: boolean;
  readonly hex: number;
  readonly units: readonly string[];
  readonly primary: string;
  /** Before the defender has named his: what each choice would come to. */
  readonly choices: readonly { readonly unit: string; readonly sums: Sums; readonly column: number }[];
  readonly defender: string | undefined;
  readonly sums: Sums | undefined;
  readonly column: number | undefined;
  readonly die: number;
  readonly result: string;
  readonly leaders: readonly string[];
  /** Who checks, and what it needs. */
  readonly check: { readonly unit: string; readonly needed: number } | undefined;
}
export interface RetreatAbout {
  readonly kind: 'retreat';
  readonly units: readonly { readonly unit: string; readonly fate: Fate['kind']; readonly routs: boolean }[];
}
export interface GiveGroundAbout {
  readonly kind: 'giveGround';
  readonly hexes: readonly number[];
  readonly forced: readonly number[];
  readonly units: readonly string[];
}
export interface HexesAbout {
  readonly kind: 'counter' | 'advance' | 'relocation';
  readonly hexes: readonly number[];
  readonly counters: readonly string[];
}
export interface RallyAbout {
  readonly kind: 'rally';
  readonly unit: string;
  readonly needed: number;
}
export type About = GroupAbout | AttackAbout | RetreatAbout | GiveGroundAbout | HexesAbout | RallyAbout;

export function aboutDecision(world: World, state: State): About | undefined {
  const frame: FirstSaratogaFrame | undefined = top(state);
  const ids = (pieces: readonly Piece[]) => pieces.map((piece) => idOf(world, piece));
  const board = readBoard(world, state);
  const needed = (unit: Piece) => ({
    unit: idOf(world, unit),
    needed: moraleOf(world, state, board, unit).total,
  });
  switch (frame?.kind) {
    case 'rally':
      return frame.unit < 0 ? undefined : { kind: 'rally', ...needed(frame.unit) };
    case 'group':
      return {
        kind: 'group',
        counters: ids(frame.pieces),
        hex: frame.hex,
        entry: frame.entry,
        march: frame.march,
        allowance: frame.allowance / MP,
        spent: frame.spent / MP,
        stuck: ids(frame.stuck),
        checking: frame.stage === 'militia' ? frame.checking.map(needed) : [],
        faces:
          frame.stage === 'die' ? allowancesByFace(world, state, frame.pieces, frame.entry, frame.march) : [],
      };
    case 'attack':
      return aboutAttack(world, state, frame);
    case 'retreat':
      return {
        kind: 'retreat',
        units: frame.units.map((unit) => {
          const routs = frame.routed.includes(unit);
          const fate = fateOf(world, state, board, unit, routs, frame.shaken.includes(unit));
          return { unit: idOf(world, unit), fate: fate.kind, routs };
        }),
      };
    case 'giveGround':
      return {
        kind: 'giveGround',
        hexes: [...frame.hexes],
        forced: [...frame.forced],
        units: ids(frame.units.filter((unit) => frame.hexes.includes(hexOfPiece(state, unit)))),
      };
    case 'counter':
      return { kind: 'counter', hexes: [...frame.hexes], counters: [] };
    case 'advance':
      return { kind: 'advance', hexes: [frame.hex], counters: ids(frame.units) };
    case 'relocation':
      return { kind: 'relocation', hexes: [frame.hex], counters: ids(frame.leaders) };
    default:
      return undefined;
  }
}

/** 4.5, 13.3 what each face of the movement die gives, in points. */
export function allowancesByFace(
  world: World,
  state: State,
  pieces: readonly Piece[],
  entryHex: number,
  march: boolean,
): readonly number[] {
  const entry = world.scenario.entries[world.entryHexes.findIndex((hex) => hex === entryHex)];
  const least = entry ? world.scenario.leastEntry : 0;
  const printed = groupAllowance(world, state, pieces);
  return [1, 2, 3, 4, 5, 6].map(
    (die) => (foggedAllowance(state, printed, die, entry?.dieModifier ?? 0, least) * (march ? 2 : 1)) / MP,
  );
}

function aboutAttack(world: World, state: State, frame: AttackFrame): AttackAbout {
  const board = readBoard(world, state);
  const isNamed = frame.defender >= 0;
  // Once the die has fallen, the sums are told by its event: leaders may be gone since.
  const sums = frame.stage === 'die' ? sumsOf(world, state, board, frame) : undefined;
  const checker = frame.result.startsWith('A') ? frame.primary : frame.defender;
  const morale = () =>
    checker === frame.primary
      ? moraleOf(world, state, board, checker)
      : defenderMorale(world, state, board, frame);
  return {
    kind: 'attack',
    mode: frame.mode,
    counter: frame.counter,
    hex: frame.hex,
    units: frame.units.map((unit) => idOf(world, unit)),
    primary: idOf(world, frame.primary),
    choices: isNamed
      ? []
      : defendersIn(world, board, frame.hex).map((defender) => {
          const each = sumsOf(world, state, board, { ...frame, defender });
          return { unit: idOf(world, defender), sums: each, column: columnOf(world, each.difference) };
        }),
    defender: isNamed ? idOf(world, frame.defender) : undefined,
    sums,
    column: frame.die > 0 ? columnOf(world, frame.difference) : sums && columnOf(world, sums.difference),
    die: frame.die,
    result: frame.result,
    leaders: frame.leaders.map((leader) => idOf(world, leader)),
    check: frame.stage === 'check' ? { unit: idOf(world, checker), needed: morale().total } : undefined,
  };
}
