/** 10.6 A battle fought out in the mind, with the dice and the numbers of the rules: how often it is won, and what it costs. */
import type { Chance } from '../search/chance';

/** A block in a line of battle. */
export interface Fighter {
  sp: number;
  /** Dice more or fewer than its strength, in the first round only or (Arnold) always. */
  readonly slowed: number;
  readonly extra: number;
  readonly needed: number;
  /** 10.13 the highest die that scares militia; 0: none. */
  readonly scares: number;
  readonly kind: 'unit' | 'militia' | 'leader';
  readonly isInfantry: boolean;
  readonly isNative: boolean;
  readonly price: number;
}

/** Three positions, or one in a skirmish; the first faces the last of the enemy. */
export type Line = readonly (readonly Fighter[])[];

export interface Rehearsed {
  /** The share of battles that the attacker wins; what each side loses on average. */
  readonly win: number;
  readonly attackerLoses: number;
  readonly defenderLoses: number;
}

const LONGEST = 8;

export function rehearse(
  attacker: Line,
  defender: Line,
  round: number,
  times: number,
  chance: Chance,
): Rehearsed {
  let [win, attackerLoses, defenderLoses] = [0, 0, 0];
  for (let i = 0; i < times; i++) {
    const field = { attacker: fresh(attacker), defender: fresh(defender) };
    const winner = fight(field.attacker, field.defender, round, chance);
    if (winner === 'attacker') win++;
    attackerLoses += field.attacker.lost;
    defenderLoses += field.defender.lost;
  }
  return { win: win / times, attackerLoses: attackerLoses / times, defenderLoses: defenderLoses / times };
}

interface Army {
  readonly line: Fighter[][];
  lost: number;
}

const fresh = (line: Line): Army => ({
  line: line.map((column) => column.map((each) => ({ ...each }))),
  lost: 0,
});

function fight(attacker: Army, defender: Army, first: number, chance: Chance): 'attacker' | 'defender' {
  for (let round = first; round < first + LONGEST; round++) {
    if (round > 1) {
      sendNativesBack(attacker);
      sendNativesBack(defender);
    }
    if (isBroken(attacker)) return routed(attacker, defender, round, chance, 'defender');
    if (isBroken(defender)) return routed(defender, attacker, round, chance, 'attacker');
    if (volleys(defender, attacker, round, chance))
      return routed(attacker, defender, round, chance, 'defender');
    if (volleys(attacker, defender, round, chance))
      return routed(defender, attacker, round, chance, 'attacker');
  }
  return 'defender';
}

function sendNativesBack({ line }: Army): void {
  for (const [i, column] of line.entries())
    if (column.some(({ isNative }) => isNative)) line[i] = column.filter(({ isNative }) => !isNative);
}

const holdsOut = (column: readonly Fighter[]): boolean => column.some(({ kind }) => kind !== 'leader');
const isBroken = ({ line }: Army): boolean => !line.every(holdsOut);

/** Whether a position was emptied. */
function volleys(from: Army, at: Army, round: number, chance: Chance): boolean {
  for (const [i, column] of from.line.entries()) {
    const facing = at.line.length - 1 - i;
    for (const fighter of column) {
      const target = at.line[facing] ?? [];
      const dice = diceOf(fighter, round);
      let [hits, scared] = [0, 0];
      for (let die = 0; die < dice; die++) {
        const face = 1 + Math.floor(chance() * 6);
        if (face >= fighter.needed) hits++;
        else if (face <= fighter.scares) scared++;
      }
      while (hits-- > 0 && target.length > 0) strike(at, target);
      while (scared-- > 0) if (!flee(target)) break;
      if (!holdsOut(target)) return true;
    }
  }
  return false;
}

const diceOf = ({ sp, slowed, extra }: Fighter, round: number): number =>
  Math.max(0, sp + extra - (round === 1 ? slowed : 0));

/** The owner gives the cheapest point away, and keeps blocks alive. */
function strike(army: Army, column: Fighter[]): void {
  let best: Fighter | undefined;
  let least = Infinity;
  for (const each of column) {
    const cost = each.price + (each.sp <= 1 ? 0.5 : 0) + (each.kind === 'leader' ? 9 : 0);
    if (cost < least) [best, least] = [each, cost];
  }
  if (!best) return;
  best.sp -= 1;
  army.lost += best.price;
  if (best.sp <= 0) column.splice(column.indexOf(best), 1);
}

function flee(column: Fighter[]): boolean {
  const at = column.findIndex(({ kind }) => kind === 'militia');
  if (at < 0) return false;
  column.splice(at, 1);
  return true;
}

/** 11.4 those who run are fired at once more. */
function routed<Winner>(army: Army, by: Army, round: number, chance: Chance, winner: Winner): Winner {
  const all = army.line.flat().filter(({ isNative }) => !isNative);
  for (const fighter of by.line.flat()) {
    if (!fighter.isInfantry) continue;
    for (let die = diceOf(fighter, round); die > 0; die--)
      if (1 + Math.floor(chance() * 6) >= fighter.needed && all.length > 0) strike(army, all);
  }
  return winner;
}
