/** What to expect of a fight before it is fought: who wins how often, and what it costs; fitted to many trial battles. */
import type { Side } from '../../engine/campaign/index';
import { exponential, power } from '../../engine/kernel/arithmetic';

export interface Force {
  /** Fighting strength, units, and units that lose a die against works or over water. */
  readonly strength: number;
  readonly units: number;
  readonly slowed: number;
}

export interface Duel {
  /** The chance that the attacker takes the place. */
  readonly win: number;
  /** The share of their strength that winner and loser are left without. */
  readonly winnerLoses: number;
  readonly loserLoses: number;
}

/** The ratio at which an attack succeeds as often as not. */
const EVEN = { open: { british: 0.84, american: 1.06 }, fort: { british: 0.95, american: 0.95 } } as const;
const STEEP = 7;
/** What the attacker’s strength counts, and what a lost die takes from it. */
const ATTACKS_AT = 0.85;
const DIE = { open: 0.4, fort: 0.55 } as const;
const LOSER = 0.45;
const WINNER = 0.35;
const MOST = 0.5;

export function duel(attacker: Side, attack: Force, defence: Force, isFort: boolean): Duel {
  const ground = isFort ? 'fort' : 'open';
  const force = Math.max(0, ATTACKS_AT * attack.strength - DIE[ground] * attack.slowed);
  const ratio = force / Math.max(0.2, defence.strength) / EVEN[ground][attacker];
  const win = 1 / (1 + exponential(-STEEP * (ratio - 1)));
  const edge = Math.max(ratio, 1 / Math.max(0.05, ratio));
  return { win, winnerLoses: Math.min(MOST, WINNER / power(edge, 3)), loserLoses: LOSER };
}
