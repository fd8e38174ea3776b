/** 7.6, 8.0 by letting every die fall: combat die, a die for each leader at risk, and two morale dice. */

export interface SlowFight {
  readonly mode: 'normal' | 'skirmish' | 'bombard';
  /** No attacker is next to the target. */
  readonly isAfar: boolean;
  /** The results of the column, by face. */
  readonly column: readonly string[];
  /** Morale without leaders, and the bonus of each leader in the hex of the unit that checks. */
  readonly attacker: { readonly morale: number; readonly leaders: readonly number[] };
  readonly defender: { readonly morale: number; readonly leaders: readonly number[] };
  /** Leaders in other hexes that take part: their dice change nothing. */
  readonly bystanders: number;
}

/** Ways by outcome, out of 6 to the power of all dice. */
export function slowOdds(fight: SlowFight): { readonly ways: Record<string, number>; readonly all: number } {
  const ways: Record<string, number> = {};
  let all = 0;
  const leaders = fight.attacker.leaders.length + fight.defender.leaders.length + fight.bystanders;
  for (const dice of throws(3 + leaders)) {
    const [die = 0, first = 0, second = 0, ...rest] = dice;
    const alive = (bonuses: readonly number[], from: number) =>
      bonuses.filter((_, i) => die !== 4 || (rest[from + i] ?? 0) < 5);
    const attackers = alive(fight.attacker.leaders, 0);
    const defenders = alive(fight.defender.leaders, fight.attacker.leaders.length);
    const morale = {
      A: fight.attacker.morale + Math.max(0, ...attackers),
      D: fight.defender.morale + Math.max(0, ...defenders),
    };
    const outcome = resolve(fight, fight.column[die - 1] ?? '', morale, [first, second]);
    ways[outcome] = (ways[outcome] ?? 0) + 1;
    all++;
  }
  return { ways, all };
}

function resolve(
  fight: SlowFight,
  result: string,
  morale: { readonly A: number; readonly D: number },
  dice: readonly number[],
): string {
  const isSkirmish = fight.mode === 'skirmish';
  const nothing = isSkirmish ? /^(A|Ex)/ : fight.isAfar ? /^A/ : /^NE/;
  if (nothing.test(result) || result === 'NE') return 'NE';
  if (isSkirmish && /^D[xm]/.test(result)) return 'Dr';
  if (/^(Ar|Dr|Ex)$/.test(result)) return result;
  const [die = 0, ...rest] = dice;
  const who = result.startsWith('A') ? 'A' : 'D';
  const passes = die <= morale[who];
  const bracket = isSkirmish ? 'NE' : (/\((..)\)/.exec(result)?.[1] ?? '');
  switch (result[1]) {
    case 'c':
      return passes ? resolve(fight, bracket, morale, rest) : `${who}r`;
    case 'x':
      return passes ? `${who}xHold` : `${who}xRetreat`;
    case 'm':
      return passes ? resolve(fight, bracket, morale, rest) : 'DmRout';
    default:
      throw new Error(`what is ${result}`);
  }
}

function* throws(dice: number): Generator<readonly number[]> {
  const faces = Array.from({ length: dice }, () => 1);
  for (;;) {
    yield [...faces];
    let i = 0;
    while (i < dice && faces[i] === 6) faces[i++] = 1;
    if (i === dice) return;
    faces[i] = (faces[i] ?? 0) + 1;
  }
}
