/** How the dice fell for each side, beside what dice that know no favour would have brought. */

export interface Luck<Row extends string = string> {
  /** A word of the game for a kind of roll. */
  readonly row: Row;
  readonly tries: number;
  readonly scored: number;
  readonly expected: number;
  /** The standard deviation of what was to be expected. */
  readonly spread: number;
}

export interface SideLuck<Row extends string = string> {
  readonly rows: readonly Luck<Row>[];
  readonly dice: number;
  readonly average: number;
  /** What the average of such dice comes to in the long run. */
  readonly usual: number;
}

/** What was at stake in a throw, and what came of it. */
export interface Stake<Row extends string> {
  readonly row: Row;
  readonly tries: number;
  readonly scored: number;
  readonly expected: number;
  readonly variance: number;
}

/** Dice of a side; nothing may be at stake. */
export interface Throw<Side extends string, Row extends string> {
  readonly side: Side;
  readonly dice: readonly number[];
  readonly stakes: readonly Stake<Row>[];
}

/** So many tries that each succeed with the same chance. */
export const stakeOf = <Row extends string>(
  row: Row,
  chance: number,
  scored: number | boolean,
  tries = 1,
): Stake<Row> => ({
  row,
  tries,
  scored: Number(scored),
  expected: tries * chance,
  variance: tries * chance * (1 - chance),
});

export function luckOf<Side extends string, Row extends string>(
  sides: readonly Side[],
  rows: readonly Row[],
  throws: readonly Throw<Side, Row>[],
): Readonly<Record<Side, SideLuck<Row>>> {
  const of = (side: Side): SideLuck<Row> => {
    const own = throws.filter((each) => each.side === side);
    const faces = own.flatMap(({ dice }) => dice);
    const stakes = own.flatMap((each) => each.stakes);
    return {
      rows: rows.map((row) => sumOf(row, stakes)),
      dice: faces.length,
      average: faces.reduce((sum, face) => sum + face, 0) / Math.max(1, faces.length),
      usual: 3.5,
    };
  };
  return Object.fromEntries(sides.map((side) => [side, of(side)])) as Record<Side, SideLuck<Row>>;
}

function sumOf<Row extends string>(row: Row, stakes: readonly Stake<Row>[]): Luck<Row> {
  const own = stakes.filter((stake) => stake.row === row);
  const sum = (of: (stake: Stake<Row>) => number) => own.reduce((total, stake) => total + of(stake), 0);
  return {
    row,
    tries: sum(({ tries }) => tries),
    scored: sum(({ scored }) => scored),
    expected: sum(({ expected }) => expected),
    spread: Math.sqrt(sum(({ variance }) => variance)),
  };
}
